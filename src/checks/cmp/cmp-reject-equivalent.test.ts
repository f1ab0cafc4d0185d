import { expect, it } from 'vitest';
import type { BannerControl } from '#evidence/banner.ts';
import { banner, control, toggle } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './cmp-reject-equivalent.ts';

/** The choice has an effect. */
const steering = [
  { state: 'accept' as const, pageId: 'accept-p1', time: 1, command: 'update' as const, values: { ad_storage: 'granted' } },
];

const size = (width: number, height: number) => ({ rect: { x: 0, y: 600, width, height } });
const paler = [control(), control({ role: 'reject', text: 'Ablehnen', surfaceContrast: 1.2 })];
const framed = (frameUrl: string): Partial<Facts> =>
  bannerSite({
    consentMode: steering,
    banner: { banner: banner({ controls: paler, host: 'frame', frameUrl }), cmpName: null, cmpLoaded: null, payOrConsent: false },
  });
/** Accept as the factory makes it; reject like it but for `part`. */
const site = (part: Partial<BannerControl>, accept: Partial<BannerControl> = {}, more: BannerControl[] = []): Partial<Facts> =>
  bannerSite({
    consentMode: steering,
    banner: {
      banner: banner({ controls: [control(accept), control({ role: 'reject', text: 'Ablehnen', ...part }), ...more] }),
      cmpName: null,
      cmpLoaded: null,
      payOrConsent: false,
    },
  });
const alike = [control({ role: 'reject', text: 'Alle ablehnen' })];
/** An X in the corner that rejects, read before the button that rejects. */
const crossed = (part: Partial<BannerControl>) =>
  site({ text: 'Schließen und ablehnen', spoken: true, surfaceContrast: 1, ...size(24, 24) }, {}, [{ ...alike[0]!, ...part }]);
const textOnly = { element: 'link', surfaceContrast: 1, ...size(90, 20) } as const;

/** A bar that lets one refuse and choose; one accepts behind „Konfigurieren“. */
const bar = (reject: Partial<BannerControl>, more: BannerControl[] = []): Partial<Facts> =>
  bannerSite({
    consentMode: steering,
    banner: {
      banner: banner({
        controls: [
          control({ role: 'reject', text: 'Nur technisch notwendige', ...reject }),
          control({ role: 'settings', text: 'Konfigurieren' }),
          control({ text: 'Alle Cookies akzeptieren', layer: 2 }),
          ...more,
        ],
      }),
      cmpName: null,
      cmpLoaded: null,
      payOrConsent: false,
    },
  });

/** Without a word of rejecting: one saves what is ticked. */
const saving = (checked: boolean, save: Partial<BannerControl> = {}): Partial<Facts> =>
  bannerSite({
    consentMode: steering,
    banner: {
      banner: banner({
        controls: [control(), control({ role: 'save', text: 'Auswahl speichern', ...save })],
        toggles: [toggle({ label: 'Notwendig', layer: 1, checked: true, disabled: true }), toggle({ layer: 1, checked })],
      }),
      cmpName: null,
      cmpLoaded: null,
      payOrConsent: false,
    },
  });

const cases: [string, Partial<Facts>, Outline][] = [
  ['a banner that steers nothing', bannerSite(), { class: 'NotApplicable', message: 'steersNothing' }],
  ['alike', site({}), { class: 'Conform' }],
  ['accept on a further layer only', bar({}), { class: 'Conform', message: 'rejectFirst' }],
  ['accept on a further layer only, reject hardly seen', bar({ textContrast: 1.2 }), { class: 'Hint', message: 'invisible' }],
  [
    'button on the first layer that nobody could read: perhaps it accepts',
    bar({}, [control({ role: 'other', text: 'Fortfahren' })]),
    { class: 'NoClassification', message: 'noAccept' },
  ],
  ['slightly smaller', site(size(165, 48)), { class: 'Conform' }],
  ['reject the more conspicuous one', site({}, { surfaceContrast: 2 }), { class: 'Conform' }],
  ['invisible', site({ textContrast: 1.3 }), { class: 'Risk', message: 'invisible', cause: 'banner-reject', refs: ['none-p1', 'none-p1'] }],
  ['outside the window', site({ inViewport: false }), { class: 'Risk', message: 'outsideView' }],
  ['both outside the window', site({ inViewport: false }, { inViewport: false }), { class: 'Conform' }],
  ['plain text link beside a large button', site(textOnly), { class: 'Risk', message: 'plainLink' }],
  ['link that looks like a button', site({ element: 'link' }), { class: 'Hint', messages: ['otherElement'] }],
  ['two text links', site(textOnly, textOnly), { class: 'Conform' }],
  ['smaller', site(size(120, 40)), { class: 'Hint', message: 'smaller' }],
  ['narrower by the shorter word alone', site(size(136, 48)), { class: 'Conform', message: 'alike' }],
  [
    'narrower by the shorter word, of another colour, and the stronger one',
    site(
      { background: '#777777', surfaceContrast: 4.3, textContrast: 4.48, ...size(136, 48) },
      { surfaceContrast: 3.7, textContrast: 3.9 },
    ),
    { class: 'Conform', message: 'alike' },
  ],
  [
    'so short a word that next to nothing is left',
    site({ text: 'Nein', ...size(84, 48) }, { text: 'Alle Cookies akzeptieren', ...size(196, 48) }),
    { class: 'Hint', messages: ['narrower'] },
  ],
  ['hard to read, the other as well', site({ textContrast: 3.9 }, { textContrast: 3.9 }), { class: 'Conform' }],
  ['hard to read, the other less so', site({ textContrast: 3 }, { textContrast: 3.9 }), { class: 'Hint', messages: ['lowContrast'] }],
  ['as readable as asked for, rounded', site({ textContrast: 4.46 }), { class: 'Conform' }],
  ['narrower than its word asks for', site(size(100, 48)), { class: 'Hint', message: 'smaller' }],
  ['narrower with a word as long', site({ text: 'Alles verweigern', ...size(136, 48) }), { class: 'Hint', message: 'smaller' }],
  ['narrower and paler by less than counts', site({ surfaceContrast: 10.1, ...size(136, 48) }), { class: 'Conform', message: 'alike' }],
  ['narrower and paler', site({ surfaceContrast: 6.1, ...size(136, 48) }), { class: 'Hint', message: 'smaller' }],
  ['clearly paler: never a risk', site({ surfaceContrast: 1.2 }), { class: 'Hint', message: 'paler' }],
  ['drawn by its border', site({ surfaceContrast: 1, borderContrast: 3.6 }), { class: 'Hint', messages: ['outlined'] }],
  ['a border that cannot be seen', site({ surfaceContrast: 1, borderContrast: 1.1 }), { class: 'Hint', messages: ['paler'] }],
  ['a link with a border is no plain link', site({ ...textOnly, borderContrast: 5 }), { class: 'Hint' }],
  [
    'both drawn by their border',
    site({ surfaceContrast: 1, borderContrast: 5 }, { surfaceContrast: 1, borderContrast: 5 }),
    { class: 'Conform' },
  ],
  ['in the frame of another host', framed('https://cmp.dienst.test/banner?konto=1'), { class: 'Hint', message: 'palerFramed' }],
  ['in a frame of the site itself', framed('https://consent.muster.test/banner'), { class: 'Hint', message: 'paler' }],
  ['half as conspicuous is the limit', site({ surfaceContrast: 8.7 }), { class: 'Conform' }],
  ['text hard to read', site({ textContrast: 3 }), { class: 'Hint', message: 'lowContrast' }],
  ['thinner', site({ fontWeight: 400 }), { class: 'Hint', message: 'lighter' }],
  ['smaller font', site({ fontSize: 11 }), { class: 'Hint', message: 'lighter' }],
  ['a risk keeps hints out', site({ textContrast: 1.2, fontWeight: 400 }), { class: 'Risk', messages: ['invisible'] }],
  ['saving nothing is what rejects', saving(false, { surfaceContrast: 1.2 }), { class: 'Hint', messages: ['palerSaving'] }],
  ['saving nothing, drawn alike', saving(false), { class: 'Conform', message: 'alike' }],
  ['saving what is ticked rejects nothing', saving(true, { surfaceContrast: 1.2 }), { class: 'NoClassification', message: 'noReject' }],
  ['an X that rejects beside the button that does', crossed({}), { class: 'Conform', message: 'alike' }],
  ['the button, paler, not the X', crossed({ surfaceContrast: 1.2 }), { class: 'Hint', messages: ['paler'] }],
  [
    'the button beside a link that rejects too',
    site({ element: 'link', text: 'Weiter ohne', ...size(80, 20) }, {}, alike),
    { class: 'Conform' },
  ],
  ['no reject on the first layer', site({ layer: 2 }), { class: 'NoClassification', message: 'noReject' }],
  ['no banner', {}, { class: 'NotApplicable', message: 'noBanner' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
