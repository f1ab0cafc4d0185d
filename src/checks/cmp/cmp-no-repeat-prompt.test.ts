import { expect, it } from 'vitest';
import type { ConsentOutcome } from '#evidence/choice.ts';
import { banner, control, cookieFact, judge, outcome, siteUrl, storageFact } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite } from '../../../test/factories/traffic.ts';
import type { CookieFact } from '../facts/stored.ts';
import type { Facts } from '../facts.ts';
import check from './cmp-no-repeat-prompt.ts';

const pages = [siteUrl, `${siteUrl}kontakt`, `${siteUrl}impressum`];
const site = (
  afterReject: string[],
  afterAccept: string[],
  attempt: Partial<ConsentOutcome> = {},
  examined = pages,
  acceptExamined = pages,
): Partial<Facts> =>
  bannerSite({
    attempts: { reject: outcome({ state: 'reject', ...attempt }), accept: outcome({ state: 'accept' }) },
    prompts: [
      { state: 'reject', examined, shownOn: afterReject },
      { state: 'accept', examined: acceptExamined, shownOn: afterAccept },
    ],
  });
const again = [pages[1]!];
const forgotten: ConsentOutcome['proofs'] = [
  { kind: 'banner-gone', value: 'true', confirms: true },
  { kind: 'banner-stays-gone', value: 'false', confirms: false },
];
const inTab: Pick<ConsentOutcome, 'proofs'> = { proofs: [{ kind: 'consent-storage', value: 'abgelehnt=ja', confirms: true }] };

const day = 86_400;
const choice = (reject: number | null | undefined, accept: number | null = 365 * day, more: Partial<CookieFact> = {}) =>
  cookieFact({
    id: 'cookie:wahl',
    name: 'wahl',
    category: 'consent',
    lifetimes: { ...(reject === undefined ? {} : { reject }), accept },
    ...more,
  });
const keeping = (...cookies: CookieFact[]) => ({ ...site([], []), cookies });

const cases: [string, Partial<Facts>, Outline][] = [
  ['stays away', site([], []), { class: 'Conform', message: 'remembered' }],
  ['asks again after rejecting only', site(again, []), { class: 'Hint', message: 'shownAgain', cause: 'banner-repeats', refs: again }],
  [
    'the rejection could not be read back because it asks again',
    site(pages, [], { verified: false, proofs: [{ kind: 'banner-stays-gone', value: 'false', confirms: false }] }),
    { class: 'Hint', message: 'shownAgain' },
  ],
  ...(
    [
      [
        'and something waits for it',
        { cookies: [cookieFact({ name: 'zaehler', category: 'analytics', needsConsent: 'yes', states: ['accept'] })] },
        'notStored',
      ],
      ['and nothing waits for it', { cookies: [] }, 'notStoredIdle'],
    ] as const
  ).map(([what, part, message]): [string, Partial<Facts>, Outline] => [
    `only consent is stored, ${what}`,
    {
      ...site(pages, []),
      attempts: {
        reject: outcome({
          verified: false,
          proofs: forgotten,
          steps: [{ time: 1, layer: 1, action: 'click', text: 'Nein', screenshot: null }],
        }),
        accept: outcome({ state: 'accept', proofs: [{ kind: 'consent-storage', value: 'hinweisGelesen=ja', confirms: true }] }),
      },
      ...part,
    },
    { class: 'Hint', message, cause: 'banner-repeats' },
  ]),
  ['asks again on the only further page', site([pages[1]!], [], {}, pages.slice(0, 2)), { class: 'Hint', message: 'shownAgainOne' }],
  ['asks again after either choice', site(again, again), { class: 'Hint', message: 'neverRemembered' }],
  ['accepting was not examined', site(again, [], {}, pages, []), { class: 'Hint', message: 'shownAfterReject' }],
  [
    'the banner never left',
    site(pages, [], {
      verified: false,
      proofs: [{ kind: 'banner-gone', value: 'false', confirms: false }],
      steps: [{ time: 1, layer: 1, action: 'click', text: 'Nur essenzielle', screenshot: null }],
    }),
    { class: 'NoClassification', message: 'stayed' },
  ],
  [
    'something like it was seen after the click, but the platform knows the rejection',
    site([], [], {
      proofs: [
        { kind: 'banner-gone', value: 'false', confirms: false },
        { kind: 'cmp-api', value: 'CookieYes: [false]', confirms: true },
      ],
    }),
    { class: 'Conform', message: 'remembered' },
  ],
  [
    'the scan did not get to a rejection that is there',
    site([], [], { performed: false, verified: false, method: 'failed' }),
    { class: 'NoClassification', message: 'notTried' },
  ],
  ['no pages were looked at after rejecting', { ...site([], []), prompts: [] }, { class: 'NoClassification', message: 'tooShort' }],
  [
    'no way to reject',
    {
      ...site([], [], { performed: false, verified: false, method: 'no-reject' }),
      banner: {
        banner: banner({ controls: [control({ role: 'accept', text: 'Alle akzeptieren' })] }),
        cmpName: null,
        cmpLoaded: null,
        payOrConsent: false,
      },
    },
    { class: 'NoClassification', message: 'notRejected' },
  ],
  [
    'no way to reject without paying',
    site([], [], { performed: false, verified: false, method: 'pay-or-consent' }),
    { class: 'NoClassification', message: 'paidOffer' },
  ],
  [
    'the rejection lies in session storage alone',
    { ...site(again, [], inTab), storage: [storageFact({ key: 'abgelehnt', kind: 'sessionStorage', states: ['reject'] })] },
    { class: 'Hint', message: 'tabOnly' },
  ],
  [
    'the same, and accepting was not examined',
    { ...site(again, [], inTab, pages, []), storage: [storageFact({ key: 'abgelehnt', kind: 'sessionStorage', states: ['reject'] })] },
    { class: 'Hint', message: 'tabOnlyAfterReject' },
  ],
  [
    'it lies where it lasts',
    { ...site(again, [], inTab), storage: [storageFact({ key: 'abgelehnt', kind: 'localStorage', states: ['reject'] })] },
    { class: 'Hint', message: 'shownAgain' },
  ],
  [
    'it lies in a cookie as well',
    {
      ...site(again, [], { proofs: [...inTab.proofs, { kind: 'consent-cookie', value: 'wahl=keine', confirms: true }] }),
      storage: [storageFact({ key: 'abgelehnt', kind: 'sessionStorage', states: ['reject'] })],
    },
    { class: 'Hint', message: 'shownAgain' },
  ],
  ['one page is too few', site([], [], {}, pages.slice(0, 1)), { class: 'NoClassification', message: 'tooShort' }],
  [
    'the rejection ends after a day, the consent after a year',
    keeping(choice(day)),
    { class: 'Hint', message: 'expiresSooner', cause: 'banner-repeats', refs: ['cookie:wahl'] },
  ],
  ['the rejection ends with the session', keeping(choice(null)), { class: 'Hint', message: 'endsWithSession' }],
  ['both end alike', keeping(choice(365 * day)), { class: 'Conform', message: 'remembered' }],
  ['both end with the session', keeping(choice(null, null)), { class: 'Conform', message: 'remembered' }],
  ['six months and a year', keeping(choice(183 * day)), { class: 'Conform', message: 'rememberedShorter' }],
  ['a second cookie keeps it as long', keeping(choice(day), choice(365 * day, day)), { class: 'Conform', message: 'remembered' }],
  ['no cookie was set after rejecting', keeping(choice(undefined)), { class: 'Conform', message: 'remembered' }],
  [
    'a cookie that holds no choice',
    keeping(choice(day, 365 * day, { category: 'analytics' })),
    { class: 'Conform', message: 'remembered' },
  ],
  [
    'web storage holds the rejection as well',
    { ...keeping(choice(day)), storage: [storageFact({ key: 'auswahl', category: 'consent', states: ['reject'] })] },
    { class: 'Conform', message: 'remembered' },
  ],
  [
    'older results know no lifetime of each state',
    keeping(cookieFact({ category: 'consent' })),
    { class: 'Conform', message: 'remembered' },
  ],
  ['no banner', {}, { class: 'NotApplicable', message: 'noBanner' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it.each([
  ['the start page, loaded again in its tab, is none of the pages of new tabs', pages.slice(1), { pages: 2, total: 2 }],
  ['one further page of two', again, { pages: 1, total: 2 }],
  ['only the start page asks again', pages.slice(0, 1), { pages: 1, total: 3 }],
])('%s', (_, shownOn, params) => {
  expect(judge(check, site(shownOn, []))).toMatchObject({ findings: [{ params }] });
});
