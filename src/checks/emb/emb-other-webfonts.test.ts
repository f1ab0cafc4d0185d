import { expect, it } from 'vitest';
import { applicability, judge, legalPage } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, type Call, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './emb-other-webfonts.ts';

const typekit: Call = { service: 'adobe-fonts', url: 'https://use.typekit.net/abc.css', type: 'stylesheet', states: ['none', 'reject'] };
const icons: Call = { service: 'font-awesome', url: 'https://kit.fontawesome.com/abc.js', states: ['none'] };
const privacyWith = (sentence: string) => {
  const page = legalPage({ kind: 'privacy' });
  return { privacy: { ...page, text: `${page.text}\n${sentence}` } };
};

const imported = bannerSite(
  traffic(
    { url: 'https://www.muster.test/assets/stil.css', type: 'stylesheet', states: ['none'] },
    { url: 'https://css.fremd.test/mess.css', type: 'stylesheet', states: ['none'], parentId: 'r1' },
    { url: 'https://dateien.fremd.test/a.woff2', type: 'font', states: ['none'], parentId: 'r2' },
  ),
);

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'font of a service of another kind',
    bannerSite(traffic({ service: 'brevo', url: 'https://assets.brevo.com/font/roboto.woff2', type: 'font' })),
    { class: 'Conform', message: 'fontsOfOthers' },
  ],
  [
    'font of a payment service',
    bannerSite(traffic({ service: 'klarna', url: 'https://x.klarnacdn.net/ui/fonts/a.woff2', type: 'font' })),
    { class: 'Conform', message: 'fontsOfOthers-payment' },
  ],
  [
    'fonts of services of several kinds',
    bannerSite(
      traffic(
        { service: 'klarna', url: 'https://x.klarnacdn.net/ui/fonts/a.woff2', type: 'font' },
        { service: 'youtube', url: 'https://www.youtube.com/s/a.woff2', type: 'font' },
      ),
    ),
    { class: 'Conform', message: 'fontsOfOthers' },
  ],
  [
    'font that the platform of the shop delivers',
    {
      ...bannerSite(traffic({ service: 'plentymarkets', url: 'https://cdn02.plentymarkets.com/a.woff2', type: 'font' })),
      applicability: applicability({ system: 'PlentyONE (plentymarkets)' }),
    },
    { class: 'Conform', message: undefined },
  ],
  ['own fonts', bannerSite(traffic({ url: 'https://www.muster.test/a.woff2', type: 'font' })), { class: 'Conform' }],
  [
    'Adobe Fonts, not named',
    bannerSite(traffic(typekit)),
    { class: 'Risk', message: 'notNamedServedOnly', cause: 'adobe-fonts', refs: ['r1'] },
  ],
  [
    'Adobe Fonts, named',
    bannerSite({ ...traffic(typekit), ...privacyWith('Wir verwenden Adobe Fonts.') }),
    { class: 'Hint', message: 'loadedServedOnly', cause: 'adobe-fonts' },
  ],
  [
    'MyFonts, only the company named',
    bannerSite({
      ...traffic({ service: 'monotype-fonts', url: 'https://hello.myfonts.net/count/1', states: ['none'] }),
      ...privacyWith('Schriften kommen von der Firma Monotype.'),
    }),
    { class: 'Hint', message: 'loaded' },
  ],
  [
    'Adobe Fonts and a notice that could not be read',
    bannerSite({ ...traffic(typekit), privacy: legalPage({ kind: 'privacy', text: '', failure: 'timeout' }) }),
    { class: 'Hint', message: 'loadedServedOnly' },
  ],
  ['icons that count nothing', bannerSite(traffic(icons)), { class: 'Hint', message: 'loaded', cause: 'font-awesome' }],
  [
    'a European service',
    bannerSite(traffic({ service: 'bunny-fonts', url: 'https://fonts.bunny.net/css', type: 'stylesheet', states: ['none'] })),
    { class: 'Hint', message: 'loaded' },
  ],
  [
    'Google Fonts have their own check',
    bannerSite(traffic({ service: 'google-fonts', url: 'https://fonts.gstatic.com/a.woff2', type: 'font', states: ['none'] })),
    { class: 'Conform' },
  ],
  [
    'fonts of a player belong to the player',
    bannerSite(
      traffic(
        { service: 'vimeo', url: 'https://player.vimeo.com/video/1', type: 'frame', states: ['none'] },
        { ...typekit, parentId: 'r1', embeddedBy: 'vimeo' },
      ),
    ),
    { class: 'Conform' },
  ],
  [
    'a font file of an unknown host',
    bannerSite(traffic({ url: 'https://dateien.fremd.test/a.woff2', type: 'font', states: ['none'] })),
    { class: 'NoClassification', message: 'fontOfUnknownHost' },
  ],
  [
    'a font file of an unknown host that the notice names',
    bannerSite({
      ...traffic({ url: 'https://dateien.fremd.test/a.woff2', type: 'font', states: ['none'] }),
      ...privacyWith('Schriften kommen von fremd.test.'),
    }),
    { class: 'NoClassification', message: 'fontOfUnknownHostNamed' },
  ],
  ['a font that a style sheet of an unknown host asks for', imported, { class: 'NoClassification', message: 'fontOfUnknownHostSheet' }],
  [
    'the same, both named',
    { ...imported, ...privacyWith('Schriften kommen von fremd.test.') },
    { class: 'NoClassification', message: 'fontOfUnknownHostSheetNamed' },
  ],
  [
    'a font that a script of an unknown host asks for',
    bannerSite(
      traffic(
        { url: 'https://css.fremd.test/mess.js', states: ['none'] },
        { url: 'https://dateien.fremd.test/a.woff2', type: 'font', states: ['none'], parentId: 'r1' },
      ),
    ),
    { class: 'NoClassification', message: 'fontOfUnknownHost' },
  ],
  [
    'a font file of an unknown host after accepting',
    bannerSite(traffic({ url: 'https://dateien.fremd.test/a.woff2', type: 'font', states: ['accept'] })),
    { class: 'Conform' },
  ],
  ['other files of an unknown host', bannerSite(traffic({ url: 'https://dateien.fremd.test/a.js' })), { class: 'Conform' }],
  ['inside an unknown frame', bannerSite(traffic({ ...icons, inOwnFrame: false })), { class: 'Hint', message: 'insideFrame' }],
  [
    'only a connection',
    bannerSite(traffic({ ...typekit, type: 'preconnect', active: false })),
    { class: 'Hint', message: 'connectionOnly' },
  ],
  ['after accepting', bannerSite(traffic({ ...typekit, states: ['accept'] })), { class: 'Hint', message: 'onlyAfterConsent' }],
  ['reject not possible', noRejectSite(), { class: 'NoClassification', message: 'rejectNotExaminedNone' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('names the style sheet and the file that imports it', () => {
  expect(judge(check, imported)).toMatchObject({
    params: { hosts: 'dateien.fremd.test', sheets: 'css.fremd.test/mess.css', places: '/assets/stil.css' },
  });
});
