import { expect, it } from 'vitest';
import { checks } from '#checks/index.ts';
import type { ReportArea } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { reportTexts } from '../texts.ts';
import { reference, withReferences } from './references.ts';

const locales: readonly Locale[] = ['de', 'en'];
const ids = new Set(checks.map(({ id }) => id));
const step = 'Richten Sie es ein{see:cmp-reject-first-layer,cmp-required-present}.';
const shown = (...titles: [string, string, string?][]) =>
  withReferences(
    [
      {
        id: 'cmp',
        findings: titles.map(([checkId, title, ofClass = 'Risk']) => ({ checkId, title, class: ofClass, statement: '', howToFix: step })),
      } as never,
    ] as ReportArea[],
    'de',
  )[0]!.findings[0]!.howToFix;

it.each([
  [
    'the first that is there',
    [
      ['cmp-required-present', 'Abfrage'],
      ['cmp-reject-first-layer', '„Ablehnen“ vorn'],
    ],
    'Richten Sie es ein; siehe „‚Ablehnen‘ vorn“.',
  ],
  ['the next where that is not there', [['cmp-required-present', 'Abfrage']], 'Richten Sie es ein; siehe „Abfrage“.'],
  [
    'nothing that passed and has no step',
    [
      ['cmp-no-repeat-prompt', 'Nachfrage'],
      ['cmp-required-present', 'Abfrage', 'Conform'],
    ],
    'Richten Sie es ein.',
  ],
  ['nothing that is not in the report', [['ck-after-reject', 'Cookies']], 'Richten Sie es ein.'],
] as [string, [string, string, string?][], string][])('refers to %s', (_, titles, expected) => expect(shown(...titles)).toBe(expected));

const toService = '{see:ck-before-consent,trk-before-consent,cmp-reject-first-layer}';
/** What a finding on Instagram refers to, beside findings on these: check, its cause. */
const ofInstagram = (...others: [string, string | null][]) =>
  withReferences(
    [
      {
        id: 'cmp',
        findings: [['cmp-withdrawal-effective', 'instagram'] as const, ...others].map(([checkId, cause]) => ({
          checkId,
          cause,
          title: checkId,
          class: 'Risk',
          statement: '',
          howToFix: `Warten${toService}.`,
        })),
      } as never,
    ] as ReportArea[],
    'de',
  )[0]!.findings[0]!.howToFix;

it.each<[string, [string, string | null][], string]>([
  [
    'what tells of it',
    [
      ['ck-before-consent', 'vimeo'],
      ['trk-before-consent', 'instagram'],
    ],
    'Warten; siehe „trk-before-consent“.',
  ],
  [
    'the first that tells of it among others',
    [
      ['ck-before-consent', 'vimeo'],
      ['ck-before-consent', 'instagram'],
    ],
    'Warten; siehe „ck-before-consent“.',
  ],
  ['nothing that tells of other services only', [['ck-before-consent', 'vimeo']], 'Warten.'],
  [
    'what tells of no service',
    [
      ['ck-before-consent', 'vimeo'],
      ['cmp-reject-first-layer', 'banner-reject'],
    ],
    'Warten; siehe „cmp-reject-first-layer“.',
  ],
])('refers from a service to %s', (_, others, expected) => expect(ofInstagram(...others)).toBe(expected));

const cookie = (ref: string) => ({ kind: 'cookie', ref, value: null });
/** What a finding on Piano Analytics with one cookie refers to, beside one of another check: its class, cause and cookies. */
const ofPiano = (ofClass: string, cause: string | null, cookies: string[], others: object[] = []) =>
  withReferences(
    [
      {
        id: 'ck',
        findings: [
          {
            checkId: 'ck-lifetime',
            cause: 'at-internet',
            class: 'Hint',
            items: [cookie('_pcid')],
            title: '',
            statement: '',
            howToFix: `Erst das{see:ck-before-consent,ck-after-reject}.`,
          },
          { checkId: 'ck-before-consent', cause, class: ofClass, items: cookies.map(cookie), title: 'vorher', statement: '', howToFix: '' },
          ...others,
        ],
      } as never,
    ] as ReportArea[],
    'de',
  )[0]!.findings[0]!.howToFix;
const open = {
  checkId: 'ck-after-reject',
  cause: null,
  class: 'NoClassification',
  items: [],
  title: 'nachher',
  statement: '',
  howToFix: '',
};

it.each([
  ['where its cookie is told of under another', ofPiano('Risk', 'piano-paywall', ['__tbc', '_pcid'], [open]), 'Erst das; siehe „vorher“.'],
  ['nothing where another tells of other cookies', ofPiano('Risk', 'piano-paywall', ['__tbc']), 'Erst das.'],
  ['no check that was left open', ofPiano('Risk', 'piano-paywall', ['__tbc'], [open]), 'Erst das.'],
  ['no cookie of a check that was left open', ofPiano('NoClassification', 'piano-paywall', ['_pcid']), 'Erst das.'],
])('refers from a service to %s', (_, step, expected) => expect(step).toBe(expected));

const written = locales.flatMap((locale) => [
  ...checks.flatMap(({ id, texts }) =>
    [texts[locale]].flatMap(({ howToFix, fixes, messages }) =>
      [howToFix, ...Object.values(fixes ?? {}), ...Object.values(messages)].map((text) => [locale, id, text] as const),
    ),
  ),
  ...leavesOf(reportTexts[locale]).map((text) => [locale, 'report', text] as const),
]);

function leavesOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leavesOf);
}

it('refers to checks of the catalogue', () => {
  const named = written.flatMap(([, , text]) => [...text.matchAll(reference)].flatMap(([, list = '']) => list.split(',')));
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

it('refers to checks that are there by their titles, to others through a place', () => {
  const vague = written.filter(([, , text]) => /siehe die (?:Prüfung|Feststellung)|see the (?:check|finding)/.test(text));
  // Where recordings are spoken of, the check on recordings applies.
  expect([...new Set(vague.map(([, id]) => id))]).toEqual(['frm-third-party-target']);
});
