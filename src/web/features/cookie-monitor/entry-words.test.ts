import { describe, expect, it } from 'vitest';
import { cookieEntry } from '../../../../test/factories/monitor-entries.ts';
import type { Translate } from '../../lib/i18n.tsx';
import { fillText, textAt } from '../../lib/text-format.ts';
import { cookieMonitor as texts } from '../../texts/de/cookie-monitor.ts';
import { blockedWords, categoryWords, shortName, stateWords } from './entry-words.ts';

const t: Translate<'cookieMonitor'> = (key, values) => fillText(textAt(texts, key), values);

describe('blockedWords', () => {
  it.each([
    ['SameSiteNoneInsecure', texts.blockedReason.SameSiteNoneInsecure],
    ['ExcludeSameSiteLax', texts.blockedReason.SameSiteLax],
    ['SchemefulSameSiteStrict', texts.blockedReason.SameSiteStrict],
    ['ExcludeThirdPartyCookieBlockedInFirstPartySet', texts.blockedReason.ThirdPartyBlockedInFirstPartySet],
    ['other', 'Grund des Browsers: other.'],
    ['toString', 'Grund des Browsers: toString.'],
  ])('%s', (reason, expected) => {
    expect(blockedWords(reason, texts.blockedReason, t)).toBe(expected);
  });
});

describe('stateWords', () => {
  it.each([
    [['none', 'reject', 'accept'], [], 'allen drei Zuständen', null],
    [['none', 'reject'], ['reject'], 'vor der Wahl', 'abgelehnt: nur Rest von vorher'],
    [['accept'], [], 'zugestimmt', null],
    [[], [], 'keinem Zustand', null],
  ] as const)('%o without %o', (states, leftOverIn, seen, left) => {
    expect(stateWords(cookieEntry({ states: [...states], leftOverIn: [...leftOverIn] }), t)).toEqual({ seen, left });
  });
});

it.each([
  ['security', 'Notwendig (Sicherheit)'],
  ['marketing', 'Marketing'],
  [null, 'Nicht klassifiziert'],
])('category %s', (category, expected) => expect(categoryWords({ category }, t)).toBe(expected));

it('shortens long names', () => {
  expect(shortName('x'.repeat(4_096))).toBe(`${'x'.repeat(60)}…`);
  expect(shortName('https://www.muster.test/sw.js')).toBe('www.muster.test/sw.js');
});
