import { expect, it } from 'vitest';
import { banner, control, judge, outcome, toggle } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, catalogueUse } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './cmp-granularity.ts';

const several = [catalogueUse('google-analytics', ['accept']), catalogueUse('meta-pixel', ['accept'])];
const accept = control();
const reject = control({ role: 'reject', text: 'Alle ablehnen' });
const settings = control({ role: 'settings', text: 'Einstellungen' });
const deeper = (role: 'accept' | 'reject', text: string, y: number, layer = 2) =>
  control({ role, text, layer, rect: { x: 600, y, width: 90, height: 32 } });
const pairs = [
  ...[100, 200].flatMap((y) => [deeper('accept', 'Erlauben', y), deeper('reject', 'Ablehnen', y)]),
  deeper('accept', 'Alle erlauben', 300),
];
const site = (
  toggles: ReturnType<typeof toggle>[],
  controls = [accept, reject, settings],
  services = several,
  facts: Partial<Facts> = {},
): Partial<Facts> =>
  bannerSite({
    banner: { banner: banner({ toggles, controls }), cmpName: null, cmpLoaded: null, payOrConsent: false },
    services,
    ...facts,
  });

/** Categories with a list of their services behind the settings. */
const listed = (lines: string, labels = ['Funktional', 'Statistik', 'Marketing'], services = several): Partial<Facts> =>
  bannerSite({
    banner: {
      banner: banner({
        toggles: labels.map((label) => toggle({ label, layer: 2 })),
        controls: [accept, reject, settings],
        deeperText: lines,
      }),
      cmpName: null,
      cmpLoaded: null,
      payOrConsent: false,
    },
    services,
  });

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'measuring is filed under comfort',
    listed('Funktional\nGoogle Maps\nGoogle Analytics\nMarketing\nMeta-Pixel'),
    { class: 'Hint', message: 'filedBelowOther' },
  ],
  [
    'advertising is filed under external media',
    listed('Externe Medien\nYouTube\nMeta-Pixel\nStatistik\nGoogle Analytics', ['Externe Medien', 'Statistik']),
    { class: 'Hint', message: 'filedBelowOther' },
  ],
  [
    'each is filed under its own',
    listed('Funktional\nGoogle Maps\nStatistik\nGoogle Analytics\nMarketing\nMeta-Pixel'),
    { class: 'Conform', message: 'separate' },
  ],
  [
    'measuring is filed under advertising, where nobody is surprised',
    listed('Funktional\nGoogle Maps\nMarketing\nGoogle Analytics\nMeta-Pixel'),
    { class: 'Conform', message: 'separate' },
  ],
  [
    'filed under both',
    listed('Funktional\nGoogle Analytics\nStatistik\nGoogle Analytics\nMarketing\nMeta-Pixel'),
    { class: 'Conform', message: 'separate' },
  ],
  [
    'named in a sentence of the category only',
    listed('Funktional\nWir merken uns Ihre Wahl; für Messungen mit Google Analytics gibt es eine eigene Kategorie.\nStatistik\nMatomo'),
    { class: 'Conform', message: 'separate' },
  ],
  ['a switch for each purpose', site([toggle(), toggle({ label: 'Marketing' })]), { class: 'Conform', message: 'separate' }],
  [
    'categories, services, and what may be either',
    site(['Funktional', 'YouTube', 'Marketing', 'Meta-Pixel', 'WooCommerce Bestellzuordnung'].map((label) => toggle({ label }))),
    { class: 'Conform', message: 'separateMixed' },
  ],
  [
    'categories on the first layer, their services on the second',
    site([
      ...['Statistik', 'Marketing', 'Externe Medien'].map((label) => toggle({ label })),
      ...['Matomo', 'Google reCAPTCHA', 'Google Maps (2)', 'Doctolib'].map((label) => toggle({ label, layer: 2 })),
    ]),
    { class: 'Conform', message: 'separateBoth' },
  ],
  ...['Beschreibung und Cookies', ''].map((label): [string, Partial<Facts>, Outline] => [
    `several switches of one name: ${label || 'none'}`,
    site([toggle({ label }), toggle({ label }), toggle({ label })]),
    { class: 'NoClassification', message: 'sameName' },
  ]),
  [
    'one switch, drawn on two layers',
    site([toggle({ label: 'Statistik und Marketing', layer: 1 }), toggle({ label: 'Statistik und Marketing', layer: 2 })]),
    { class: 'Hint', message: 'oneSwitch', cause: 'banner-granularity' },
  ],
  [
    'services only',
    site(['Google Analytics', 'Meta-Pixel'].map((label) => toggle({ label }))),
    { class: 'Conform', message: 'separateServices' },
  ],
  ...[
    ['Google Analytics', 'YouTube'],
    ['Matomo', 'Google Maps'],
    ['Google Analytics', 'Hotjar', 'Vimeo'],
  ].map((labels): [string, Partial<Facts>, Outline] => [
    `advertising behind the switches of other services: ${labels.join(', ')}`,
    site(labels.map((label) => toggle({ label }))),
    { class: 'Hint', message: 'purposeWithoutSwitch', cause: 'banner-granularity' },
  ]),
  [
    'another service for the same purpose has a switch',
    site(['Google Analytics', 'LinkedIn Insight Tag'].map((label) => toggle({ label }))),
    { class: 'Conform', message: 'separateServices' },
  ],
  ['a switch for the company holds its services', site(['Matomo', 'Meta'].map((label) => toggle({ label }))), { class: 'Conform' }],
  [
    'a name that is no known service may be what holds it',
    site(['Google Analytics', 'YouTube', 'Shopwerk'].map((label) => toggle({ label }))),
    { class: 'Conform', message: 'separateMixed' },
  ],
  [
    'what comes with a video needs no switch beside it',
    site(
      ['Google Analytics', 'YouTube'].map((label) => toggle({ label })),
      undefined,
      [
        catalogueUse('google-analytics', ['accept']),
        catalogueUse('youtube', ['accept']),
        catalogueUse('google-doubleclick', ['accept'], { embeddedBy: 'youtube' }),
      ],
    ),
    { class: 'Conform', message: 'separateServices' },
  ],
  [
    'a category that tells what it holds is a category',
    site(['Statistik (Matomo)', 'Marketing (Google Ads)'].map((label) => toggle({ label }))),
    { class: 'Conform', message: 'separate' },
  ],
  [
    'a switch for all is no purpose',
    site(['Alle auswählen', 'Marketing'].map((label) => toggle({ label }))),
    { class: 'Hint', message: 'oneSwitch' },
  ],
  [
    'necessary ones are no choice',
    site([toggle({ label: 'Notwendig', disabled: true, checked: true }), toggle({ label: 'Statistik und Marketing' })]),
    { class: 'Hint', message: 'oneSwitch', cause: 'banner-granularity', refs: ['none-p1'] },
  ],
  ...[
    ['Statistik', 'Externe Medien'],
    ['Statistik (1)', 'Funktional', 'Externe Medien (1)'],
    ['Analytics', 'Comfort'],
  ].map((labels): [string, Partial<Facts>, Outline] => [
    `advertising behind categories for other purposes: ${labels.join(', ')}`,
    site(labels.map((label) => toggle({ label }))),
    { class: 'Hint', message: 'purposeWithoutSwitch', cause: 'banner-granularity' },
  ]),
  ...[
    ['Statistik', 'Werbung und soziale Medien'],
    ['Statistik', 'Personalisierung'],
    ['Statistik', 'Sonstiges'],
    ['Statistik', 'Meta-Pixel'],
  ].map((labels): [string, Partial<Facts>, Outline] => [
    `a category that may hold the advertising: ${labels.join(', ')}`,
    site(labels.map((label) => toggle({ label }))),
    { class: 'Conform' },
  ]),
  [
    'advertising that runs without asking hangs on no category',
    site(
      ['Statistik', 'Externe Medien'].map((label) => toggle({ label })),
      undefined,
      [catalogueUse('google-analytics', ['accept']), catalogueUse('meta-pixel')],
    ),
    { class: 'Conform', message: 'separate' },
  ],
  [
    'maps and a network’s window behind the one category for content from elsewhere',
    site([toggle({ label: 'Externe Medien Google Maps (Google Ireland Ltd.), Facebook' })], undefined, [
      catalogueUse('google-maps', ['accept']),
      catalogueUse('facebook-plugins', ['accept']),
    ]),
    { class: 'Conform', message: 'oneCategory' },
  ],
  [
    'advertising behind the one category for content from elsewhere',
    site([toggle({ label: 'Externe Medien' })], undefined, [
      catalogueUse('google-maps', ['accept']),
      catalogueUse('meta-pixel', ['accept']),
    ]),
    { class: 'Hint', message: 'oneSwitch' },
  ],
  [
    'maps and a network’s window behind one switch of another name',
    site([toggle({ label: 'Marketing' })], undefined, [
      catalogueUse('google-maps', ['accept']),
      catalogueUse('facebook-plugins', ['accept']),
    ]),
    { class: 'Hint', message: 'oneSwitch' },
  ],
  ['the same label twice is one choice', site([toggle(), toggle()]), { class: 'Hint', message: 'oneSwitch' }],
  [
    'legitimate interest is no purpose',
    site([toggle(), toggle({ label: 'Interesse', legitimateInterest: true })]),
    { class: 'Hint', message: 'oneSwitch' },
  ],
  [
    'a banner that only has one confirm having read it',
    {
      ...site([], [control({ role: 'acknowledge', text: 'Verstanden' })]),
      accepted: outcome({
        state: 'accept',
        method: 'acknowledge',
        steps: [{ time: 1, layer: 1, action: 'click', text: 'Verstanden', screenshot: null }],
      }),
    },
    { class: 'NotApplicable', message: 'acknowledged' },
  ],
  ['all or nothing', site([], [accept, reject]), { class: 'Hint', message: 'allOrNothing', refs: ['none-p1'] }],
  ['a pair of buttons for each service', site([], [accept, reject, settings, ...pairs]), { class: 'Conform', message: 'separatePairs' }],
  [
    'the same pair above and below a list',
    site([], [accept, reject, settings, ...pairs.slice(0, 4)]),
    { class: 'NoClassification', message: 'settingsNotReached' },
  ],
  [
    'the buttons of the first layer, shown again',
    site([], [deeper('accept', 'Erlauben', 0, 1), deeper('reject', 'Ablehnen', 0, 1), settings, ...pairs]),
    { class: 'NoClassification', message: 'settingsNotReached' },
  ],
  [
    'buttons that lie on each other are one',
    site([], [accept, reject, settings, ...pairs.map((pair) => ({ ...pair, rect: control().rect }))]),
    { class: 'NoClassification', message: 'settingsNotReached' },
  ],
  ['settings not reached', site([]), { class: 'NoClassification', message: 'settingsNotReached' }],
  [
    'unread button',
    site([], [accept, control({ role: 'other', text: 'Optionen?' })]),
    { class: 'NoClassification', message: 'settingsNotSeen' },
  ],
  [
    'a button that leads to the notice is no way to a selection',
    site([], [accept, reject, control({ role: 'other', text: 'Datenschutzerklärung' })]),
    { class: 'Hint', message: 'allOrNothing' },
  ],
  [
    'the way to the paid offer is no way to a selection',
    bannerSite({
      banner: {
        banner: banner({ toggles: [], controls: [accept, control({ role: 'other', text: 'Pur-Abo abschließen' })] }),
        cmpName: null,
        cmpLoaded: null,
        payOrConsent: true,
      },
      services: several,
    }),
    { class: 'NoClassification', message: 'paidOffer' },
  ],
  [
    'only switches that cannot be chosen',
    site([toggle({ label: 'Notwendig', disabled: true, checked: true })], [accept, reject]),
    { class: 'NoClassification', message: 'fixedOnly' },
  ],
  ['single purpose', site([], [accept, reject], several.slice(0, 1)), { class: 'NotApplicable', message: 'singlePurpose' }],
  ['measuring twice is one purpose', site([], [accept], several.slice(0, 1), { cookies: [analyticsCookie()] }), { class: 'NotApplicable' }],
  [
    'before consent only',
    site([], [accept], [catalogueUse('google-analytics', ['none']), catalogueUse('meta-pixel', ['none'])]),
    { class: 'NotApplicable' },
  ],
  ['no banner', {}, { class: 'NotApplicable', message: 'noBanner' }],
];

it('tells categories and services apart', () => {
  const toggles = [toggle({ label: 'Statistik' }), toggle({ label: 'Marketing' }), toggle({ label: 'Matomo', layer: 2 })];
  expect(judge(check, site(toggles))).toMatchObject({ params: { count: 2, single: 1 } });
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
