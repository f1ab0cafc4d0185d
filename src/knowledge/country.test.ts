import { describe, expect, it } from 'vitest';
import { type AdequacyLevel, adequacyOf, countryOf, isEea, nameOfCountry, US_DPF_VALID } from './country.ts';

describe('adequacyOf', () => {
  it.each<[code: string, level: AdequacyLevel]>([
    ['DE', 'eea'],
    ['de', 'eea'],
    ['NO', 'eea'],
    ['RE', 'eea'],
    ['AX', 'eea'],
    ['CH', 'full'],
    ['GB', 'full'],
    ['BR', 'full'],
    ['KR', 'full'],
    ['FO', 'full'],
    ['JP', 'partial'],
    ['CA', 'partial'],
    ['IL', 'partial'],
    ['US', 'dpf-only'],
    ['CN', 'none'],
    ['RU', 'none'],
    ['IN', 'none'],
    ['TR', 'none'],
    ['UA', 'none'],
    ['AU', 'none'],
    ['GL', 'none'],
    ['NC', 'none'],
    ['MC', 'none'],
    ['SJ', 'open'],
    ['EU', 'open'],
    ['AP', 'open'],
    ['ZZ', 'open'],
    ['', 'open'],
  ])('%s → %s', (code, level) => {
    expect(adequacyOf(code).level).toBe(level);
  });

  it('ends with the validity of a decision', () => {
    expect(adequacyOf('GB', '2031-12-27').level).toBe('full');
    expect(adequacyOf('GB', '2031-12-28')).toEqual({ level: 'none', decision: null });
  });

  it('turns all US recipients when the framework falls', () => {
    expect(adequacyOf('US', '2026-11-21', false)).toEqual({ level: 'none', decision: null });
    expect(US_DPF_VALID).toMatchObject({ valid: true, checked: '2026-11-21' });
  });

  it('names the decision and its scope', () => {
    expect(adequacyOf('BR').decision).toMatchObject({ decision: '(EU) 2026/179', adopted: '2026-01-26' });
    expect(adequacyOf('US').decision?.scope.de).toContain('Data Privacy Framework');
  });
});

describe('country look-ups', () => {
  it('give names in both languages', () => {
    expect(nameOfCountry('us', 'de')).toBe('Vereinigte Staaten');
    expect(nameOfCountry('GB', 'en')).toBe('United Kingdom');
    expect(nameOfCountry('ZZ', 'de')).toBe('ZZ');
  });

  it('tell the EEA from others and from what cannot be told', () => {
    expect([isEea('LI'), isEea('CH'), isEea('EU'), isEea('ZZ')]).toEqual([true, false, null, null]);
    expect(countryOf('XX')).toBeNull();
  });
});
