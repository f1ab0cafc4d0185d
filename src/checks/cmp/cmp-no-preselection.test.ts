import { expect, it } from 'vitest';
import type { BannerControl, BannerToggle } from '#evidence/banner.ts';
import { banner, control, judge, toggle } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './cmp-no-preselection.ts';

const save = control({ role: 'save', text: 'Auswahl speichern', layer: 2 });
const settings = control({ role: 'settings', text: 'Einstellungen' });
const site = (toggles: BannerToggle[], controls = [control(), settings, save]): Partial<Facts> =>
  bannerSite({ banner: { banner: banner({ controls, toggles }), cmpName: null, cmpLoaded: null, payOrConsent: false } });

/** Two pairs of buttons behind the settings. */
const pairs = (...allowing: Pick<BannerControl, 'pressed'>[]): Partial<Facts> =>
  site(
    [],
    [
      control(),
      settings,
      control({ text: 'Alle erlauben', layer: 2 }),
      ...allowing.flatMap((part, at) => [
        control({ text: 'Erlauben', layer: 2, rect: { x: 0, y: at * 50, width: 90, height: 32 }, ...part }),
        control({ role: 'reject', text: 'Ablehnen', layer: 2, rect: { x: 100, y: at * 50, width: 90, height: 32 } }),
      ]),
    ],
  );

const cases: [string, Partial<Facts>, Outline][] = [
  ['all off', site([toggle(), toggle({ label: 'Marketing' })]), { class: 'Conform' }],
  ['only the necessary on, locked', site([toggle({ label: 'Notwendig', checked: true, disabled: true }), toggle()]), { class: 'Conform' }],
  ['only the necessary on, not locked', site([toggle({ label: 'Essenzielle Cookies', checked: true }), toggle()]), { class: 'Conform' }],
  [
    'optional category on',
    site([toggle({ checked: true })]),
    { class: 'Risk', message: 'preselected', cause: 'banner-preselection', refs: ['none-p1'] },
  ],
  ['vendor on', site([toggle({ label: 'Google Ads', checked: true, layer: 3 })]), { class: 'Risk' }],
  ['on the first layer', site([toggle({ checked: true, layer: 1 })]), { class: 'Risk' }],
  [
    'on, but nothing to save it with',
    site([toggle({ checked: true })], [control(), settings]),
    { class: 'Hint', message: 'preselectedUnsaved' },
  ],
  ...[
    ['Details', 'Details', 'Details'],
    ['', '', ''],
  ].map((labels): [string, Partial<Facts>, Outline] => [
    `one of several called the same: ${labels[0] || 'nothing'}`,
    site(labels.map((label, at) => toggle({ label, checked: at === 1 }))),
    { class: 'Risk', message: 'unnamedPreselected', cause: 'banner-preselection', refs: ['none-p1'] },
  ]),
  [
    'such a one, but nothing to save it with',
    site([toggle({ label: '', checked: true }), toggle()], [control(), settings]),
    { class: 'Hint', message: 'unnamedUnsaved' },
  ],
  [
    'all of that name are on',
    site(['Google', 'Google', 'Meta'].map((label) => toggle({ label, checked: label === 'Google' }))),
    { class: 'Risk', message: 'preselected' },
  ],
  [
    'one of that name on the layer before, off',
    site([toggle({ label: 'Statistik', layer: 1 }), toggle({ label: 'Statistik', layer: 2, checked: true })]),
    { class: 'Risk', message: 'preselected' },
  ],
  ['technical cookies on, not locked', site([toggle({ label: 'Technische Cookies', checked: true }), toggle()]), { class: 'Conform' }],
  [
    'others than the technical ones on',
    site([toggle({ label: 'Nicht technische Cookies', checked: true }), toggle()]),
    { class: 'Risk', message: 'preselected' },
  ],
  ['legitimate interest on', site([toggle({ checked: true, legitimateInterest: true })]), { class: 'Hint', message: 'legitimateInterest' }],
  ['buttons in the place of switches', pairs({}, {}), { class: 'NoClassification', message: 'pairsUnread' }],
  [
    'such buttons that say they are not chosen',
    pairs({ pressed: false }, { pressed: false }),
    { class: 'Conform', message: 'pairsNotPreselected' },
  ],
  ['such buttons of which one says nothing', pairs({ pressed: false }, {}), { class: 'NoClassification', message: 'pairsUnread' }],
  [
    'such a button that is chosen, for whatever it stands',
    pairs({ pressed: true }, {}),
    { class: 'Hint', message: 'pairsPreselected', cause: 'banner-preselection', refs: ['none-p1'] },
  ],
  ['settings could not be opened', site([]), { class: 'NoClassification', message: 'settingsNotReached' }],
  ['no second layer', site([], [control(), control({ role: 'reject' })]), { class: 'NotApplicable', message: 'noSettings' }],
  ['no banner', {}, { class: 'NotApplicable', message: 'noBanner' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it.each(['de', 'en'] as const)('has steps that name what is on, and where to look: %s', (locale) => {
  const { fixes = {} } = check.texts[locale];
  expect(fixes.preselected).toMatch(/\{labels\}.*\n.*\{layer\}/);
  expect(fixes.preselectedUnsaved).toBe(fixes.preselected);
});

it('names what is on without its state, and the button of the same layer that stores it', () => {
  const saves = [control({ role: 'save', text: 'Sichern', layer: 3 }), save];
  const facts = site([toggle({ label: 'Statistik aktiviert', checked: true })], [control(), settings, ...saves]);
  expect(judge(check, facts)).toMatchObject({ findings: [{ params: { labels: 'Statistik', save: 'Auswahl speichern' } }] });
});

it.each<[string, Partial<BannerToggle>[], string]>([
  [
    'without a master switch that shows one of them',
    [
      { label: 'Statistik', checked: true },
      { label: 'Alle Dienste aktivieren', checked: true },
    ],
    'Statistik',
  ],
  [
    'with the master switch where it stands alone',
    [{ label: 'Statistik' }, { label: 'Alle Dienste aktivieren', checked: true }],
    'Alle Dienste aktivieren',
  ],
  [
    'with a category that begins alike',
    [
      { label: 'Allergiehinweise', checked: true },
      { label: 'Statistik', checked: true },
    ],
    'Allergiehinweise, Statistik',
  ],
])('names what is preselected %s', (_, toggles, labels) => {
  const result = judge(check, site(toggles.map((each) => toggle({ layer: 2, ...each }))));
  expect('findings' in result && result.findings[0]?.params?.['labels']).toBe(labels);
});
