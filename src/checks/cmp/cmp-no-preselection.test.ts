import { expect, it } from 'vitest';
import type { BannerToggle } from '#evidence/evidence.ts';
import { banner, control, toggle } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './cmp-no-preselection.ts';

const save = control({ role: 'save', text: 'Auswahl speichern', layer: 2 });
const settings = control({ role: 'settings', text: 'Einstellungen' });
const site = (toggles: BannerToggle[], controls = [control(), settings, save]): Partial<Facts> =>
  bannerSite({ banner: { banner: banner({ controls, toggles }), cmpName: null, cmpLoaded: null, payOrConsent: false } });

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
  ['legitimate interest on', site([toggle({ checked: true, legitimateInterest: true })]), { class: 'Hint', message: 'legitimateInterest' }],
  [
    'buttons in the place of switches',
    site(
      [],
      [
        control(),
        settings,
        control({ text: 'Alle erlauben', layer: 2 }),
        ...[1, 2].flatMap((at) => [
          control({ text: 'Erlauben', layer: 2, rect: { x: 0, y: at * 50, width: 90, height: 32 } }),
          control({ role: 'reject', text: 'Ablehnen', layer: 2, rect: { x: 100, y: at * 50, width: 90, height: 32 } }),
        ]),
      ],
    ),
    { class: 'NoClassification', message: 'pairsUnread' },
  ],
  ['settings could not be opened', site([]), { class: 'NoClassification', message: 'settingsNotReached' }],
  ['no second layer', site([], [control(), control({ role: 'reject' })]), { class: 'NotApplicable', message: 'noSettings' }],
  ['no banner', {}, { class: 'NotApplicable', message: 'noBanner' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
