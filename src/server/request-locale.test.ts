import { describe, expect, it } from 'vitest';
import { requestLocale } from './request-locale.ts';

describe('requestLocale', () => {
  it.each([
    [undefined, 'de'],
    ['', 'de'],
    ['fr-FR,fr;q=0.9', 'de'],
    ['en', 'en'],
    ['en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['de-AT,en;q=0.9', 'de'],
    ['de;q=0.5, en;q=0.7', 'en'],
    ['fr, en;q=0.3', 'en'],
    ['en, de', 'en'],
    ['de, en', 'de'],
    ['*', 'de'],
    ['en;q=0', 'de'],
  ])('%s → %s', (header, locale) => expect(requestLocale(header)).toBe(locale));
});
