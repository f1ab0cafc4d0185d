import { expect, it } from 'vitest';
import type { BannerControl, BannerEvidence } from '#evidence/banner.ts';
import type { ConsentOutcome } from '#evidence/choice.ts';
import { banner, control, judge, outcome, toggle } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './cmp-reject-first-layer.ts';

const accept = control();
const reject = control({ role: 'reject', text: 'Alle ablehnen' });
const settings = control({ role: 'settings', text: 'Einstellungen' });
const whole = { x: 0, y: 0, width: 1366, height: 768 };
const bar = { x: 0, y: 668, width: 1366, height: 100 };

/** A banner over the whole page unless told otherwise, and how the attempt to reject ended. */
const site = (controls: BannerControl[], attempt: Partial<ConsentOutcome> | null, part: Partial<BannerEvidence> = {}): Partial<Facts> =>
  bannerSite({
    banner: { banner: banner({ controls, blocksPage: true, rect: whole, ...part }), cmpName: null, cmpLoaded: null, payOrConsent: false },
    attempts: { reject: attempt && outcome({ state: 'reject', ...attempt }), accept: outcome({ state: 'accept' }) },
  });
const failed = { performed: false, verified: false, layer: null } as const;

/** The tab of a banner in its head, which leads to the settings as the button does. */
const tab = control({ role: 'settings', text: 'Details', rect: { x: 0, y: 0, width: 60, height: 20 } });
const cases: [string, Partial<Facts>, Outline][] = [
  ['reject beside accept', site([accept, reject], {}), { class: 'Conform', message: 'rejectPresent' }],
  [
    'only the necessary',
    site([accept, control({ role: 'reject', text: 'Nur essenzielle' })], { method: 'only-necessary' }),
    { class: 'Conform' },
  ],
  [
    'reject as text link',
    site([accept, { ...reject, element: 'link' }], {}),
    { class: 'Hint', message: 'rejectAsLink', cause: 'banner-reject' },
  ],
  [
    'reject as text link beside an equal one',
    site(
      [
        { ...accept, element: 'link' },
        { ...reject, element: 'link' },
      ],
      {},
    ),
    { class: 'Conform' },
  ],
  [
    'a refusal that is asked about',
    site([accept, reject], {
      layer: 2,
      clicks: 2,
      steps: ['Alle ablehnen', 'Ja, wirklich ablehnen'].map((text, at) => ({
        time: 1,
        layer: at + 1,
        action: 'click',
        text,
        screenshot: null,
      })),
    }),
    { class: 'Hint', message: 'rejectAskedAgain' },
  ],
  [
    'a button not understood beside one that takes note',
    site([control({ role: 'acknowledge', text: 'Passt' }), control({ role: 'other', text: 'Weg damit' })], {}),
    { class: 'NoClassification', message: 'rolesUnknown' },
  ],
  [
    'a button to read on beside one that takes note',
    site([control({ role: 'acknowledge', text: 'OK' }), control({ role: 'other', text: 'Mehr erfahren' })], {}),
    { class: 'NotApplicable', message: 'informationOnly' },
  ],
  ['reject in running text', site([accept, { ...reject, element: 'text' }], {}), { class: 'Hint', message: 'rejectAsLink' }],
  [
    'reject on the second layer',
    site([accept, settings], { layer: 2, clicks: 2 }),
    { class: 'Risk', message: 'rejectOnDeeperLayer', cause: 'banner-reject', refs: ['none-p1', 'none-p1'] },
  ],
  [
    'the second layer is preselected',
    site([accept, settings], { layer: 2, clicks: 2 }, { toggles: [toggle({ label: 'Statistik', layer: 2, checked: true })] }),
    { class: 'Risk', message: 'rejectBesidePreselection' },
  ],
  [
    'the second layer only saves',
    site([accept, settings], { layer: 2, clicks: 2, method: 'save-unticked' }),
    { class: 'Risk', message: 'rejectBySaving' },
  ],
  [
    'settings, but no way to reject found behind',
    site([accept, settings], { ...failed, method: 'no-reject' }),
    { class: 'Risk', message: 'noRejectOnFirstLayer' },
  ],
  [
    'an X that rejects beside the button that does',
    site([accept, { ...reject, text: 'Schließen und ablehnen', spoken: true }, reject], {}),
    { class: 'Conform', message: 'rejectPresent' },
  ],
  [
    'of two ways to the settings the larger',
    site([accept, tab, settings], { layer: 2 }),
    { class: 'Risk', message: 'rejectOnDeeperLayer' },
  ],
  ['a small way to the settings alone', site([accept, tab], { layer: 2 }), { class: 'Risk', message: 'rejectOnDeeperLayerFaint' }],
  ['accept only', site([accept], { ...failed, method: 'no-reject' }), { class: 'Risk', message: 'noReject' }],
  [
    'rejecting by unticking each category',
    site([accept, control({ role: 'save' })], { method: 'save-unticked', clicks: 4 }),
    { class: 'Risk', message: 'rejectByDeselecting' },
  ],
  [
    'categories unticked from the start, one click saves, and nothing is called rejecting',
    site([accept, control({ role: 'save' })], { method: 'save-unticked' }),
    { class: 'Hint', message: 'rejectBySavingNothing', cause: 'banner-reject', refs: ['none-p1', 'none-p1'] },
  ],
  [
    'one click that would save ticked categories',
    site([accept, control({ role: 'save' })], { method: 'save-unticked' }, { toggles: [toggle({ checked: true, layer: 1 })] }),
    { class: 'Risk', message: 'rejectByDeselecting' },
  ],
  ['closing rejects, proven by a click', site([accept, control({ role: 'close', text: '×' })], { method: 'close' }), { class: 'Conform' }],
  [
    'an X of unknown effect is no reject',
    site([accept, settings, control({ role: 'close', text: '×' })], { layer: 2, clicks: 2 }),
    { class: 'Risk' },
  ],
  [
    'reject button whose effect was not proven',
    site([accept, reject], { verified: false }),
    { class: 'NoClassification', message: 'rejectUnproven' },
  ],
  ['reject button, attempt missing', site([accept, reject], null), { class: 'NoClassification', message: 'rejectUnproven' }],
  [
    'button nobody could read',
    site([accept, control({ role: 'other', text: 'Weiter ohne Zustimmung' })], { ...failed, method: 'no-reject' }),
    { class: 'NoClassification', message: 'rolesUnknown' },
  ],
  [
    'link to the notice is no unread button',
    site([accept, control({ role: 'other', text: 'Datenschutz', element: 'link', href: '/datenschutz' })], {
      ...failed,
      method: 'no-reject',
    }),
    { class: 'Risk' },
  ],
  ['no controls', site([], null), { class: 'NoClassification', message: 'rolesUnknown' }],
  [
    'narrow bar that leaves the page usable',
    site([accept, settings], { layer: 2 }, { blocksPage: false, rect: bar }),
    { class: 'Conform', message: 'ignorable' },
  ],
  ...(
    [
      ['over the link to the imprint', 'covered', null, 'Hint', 'ignorableCovers'],
      ['over it, with a link of its own', 'covered', { text: 'Impressum', href: '/impressum', dead: false }, 'Conform', 'ignorable'],
      ['beside it', 'free', null, 'Conform', 'ignorable'],
    ] as const
  ).map(([what, reach, inBanner, verdict, message]): [string, Partial<Facts>, Outline] => [
    `narrow bar ${what}`,
    {
      ...site([accept, settings], { layer: 2 }, { blocksPage: false, rect: bar }),
      legalAccess: [
        { kind: 'imprint', inBanner, onPage: { text: 'Impressum', href: '/impressum', reach }, pageUrl: null, pageCovered: null },
      ],
    },
    { class: verdict, message },
  ]),
  [
    'narrow bar that takes reading on for a consent',
    site(
      [accept, settings],
      { layer: 2 },
      { blocksPage: false, rect: bar, text: 'Cookies! Wenn ihr weiterlest, seid ihr damit einverstanden.' },
    ),
    { class: 'Risk' },
  ],
  [
    'large box over a usable page',
    site([accept, settings], { layer: 2 }, { blocksPage: false, rect: { ...bar, height: 400 } }),
    { class: 'Risk' },
  ],
  [
    'information only',
    site([control({ role: 'acknowledge', text: 'OK' })], { ...failed, method: 'no-reject' }),
    { class: 'NotApplicable', message: 'informationOnly' },
  ],
  [
    'beside a button that nobody could read, which may accept',
    site([reject, settings, control({ role: 'other', text: 'Chat erlauben' }), control({ text: 'Alle erlauben', layer: 2 })], { layer: 1 }),
    { class: 'Conform', message: 'rejectPresent' },
  ],
  [
    'reject where one can only accept on a further layer',
    site([reject, settings, control({ text: 'Alle Cookies akzeptieren', layer: 2 })], { layer: 1 }),
    { class: 'Conform', message: 'rejectBeforeAccept' },
  ],
  ['reject alone, no accept seen anywhere', site([reject, settings], { layer: 1 }), { class: 'Conform', message: 'rejectPresent' }],
  [
    'reject alone as a link: nothing beside it is easier',
    site([control({ ...reject, element: 'link' }), settings], { layer: 1 }),
    { class: 'Conform' },
  ],
  ['reject alone that did not work', site([reject, settings], failed), { class: 'NoClassification', message: 'rejectUnproven' }],
  [
    'pay or consent',
    site([accept, control({ role: 'pay', text: 'Ablehnen und Abo' })], { ...failed, method: 'pay-or-consent' }),
    { class: 'Hint', message: 'payOrConsent', cause: 'banner-pay', refs: ['none-p1', 'none-p1'] },
  ],
  ['no banner', {}, { class: 'NotApplicable', message: 'noBanner' }],
  [
    'platform loaded, banner not seen',
    { banner: { banner: null, cmpName: null, cmpLoaded: 'Usercentrics', payOrConsent: false } },
    { class: 'NoClassification', message: 'bannerUnseen' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it.each([
  ['on the first layer', { method: 'no-reject', ...failed }, [control({ text: 'Alle Cookies akzeptieren' })]],
  ['by unticking', { method: 'save-unticked', clicks: 4 }, [control({ text: 'Alle Cookies akzeptieren' }), control({ role: 'save' })]],
] as [string, Partial<ConsentOutcome>, BannerControl[]][])(
  'calls the button to accept what the site calls it: %s',
  (_, attempt, controls) =>
    expect(judge(check, site(controls, attempt))).toMatchObject({ findings: [{ params: { accept: 'Alle Cookies akzeptieren' } }] }),
);

const small = { ...settings, rect: { ...settings.rect, width: accept.rect.width / 2, height: accept.rect.height / 2 } };

it.each<[string, BannerControl[], string]>([
  ['OK, verstanden', [settings], 'Noted'],
  ['OK', [settings], 'Noted'],
  ['Alles klar!', [settings], 'Noted'],
  ['Got it', [settings], 'Noted'],
  ['Weiter', [small], 'FaintNoted'],
  ['Alle akzeptieren', [small], 'Faint'],
  ['OK, einverstanden', [settings], ''],
  ['Okay, alle akzeptieren', [settings], ''],
  ['Zustimmen und weiter', [settings], ''],
])('first layer with “%s”', (label, others, suffix) => {
  const verdict = outline(check, site([control({ text: label }), ...others], { layer: 2, clicks: 2 }));
  expect(verdict.message).toBe(`rejectOnDeeperLayer${suffix}`);
});
