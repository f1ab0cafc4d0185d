import { expect, it } from 'vitest';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import type { Recipient } from './recipients.ts';
import { fileFixes, isServable, messageOnFiles, onFiles } from './served-files.ts';

const recipient = (id: string, cause = id): Recipient => ({ use: catalogueUse(id), requests: [], states: ['none'], cause });

it.each<[string, string, string, boolean]>([
  ['a library', 'cdnjs', 'cdnjs', true],
  ['a library of somebody without a company', 'unpkg', 'unpkg', true],
  ['a font', 'google-fonts', 'google-fonts', true],
  ['a font that its maker alone may deliver', 'adobe-fonts', 'adobe-fonts', false],
  ['files that an embed brings', 'google-fonts', 'google-maps', false],
  ['a network that carries the files of others', 'cloudfront', 'cloudfront', false],
  ['a map', 'google-maps', 'google-maps', false],
])('%s', (_, id, cause, expected) => {
  expect(isServable(recipient(id, cause))).toBe(expected);
});

it('has steps of its own only where all recipients could be done without', () => {
  expect(messageOnFiles('statusUnknown', [recipient('unpkg'), recipient('cdnjs')])).toBe('statusUnknownFiles');
  expect(messageOnFiles('statusUnknown', [recipient('unpkg'), recipient('paypal')])).toBe('statusUnknown');
  expect(messageOnFiles('shieldNamed', [recipient('cdnjs')])).toBe('shieldNamed');
});

it.each(['de', 'en'] as const)('tells first to deliver the files: %s', (locale) => {
  const fixes = fileFixes(locale);
  expect(Object.keys(onFiles({ notNamed: 'a' })).filter((name) => name.endsWith('Files'))).toEqual(Object.keys(fixes));
  for (const fix of Object.values(fixes)) expect(fix).toMatch(/^1\. \{#own-files\} /);
});
