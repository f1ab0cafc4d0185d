import { firm } from './firm.ts';

/** Ids as Real Cookie Banner numbers services and content blockers. */
export const rcb = {
  version: '5.2.9',
  root: 'c3f27a9be10d',
  cookie: 'real_cookie_banner-v:3_blog:1_path:5c0de1a',
  services: { rcb: 2011, clarity: 2015, elfsight: 2019, pixel: 2023, youTube: 2027 },
  blockers: { clarity: 2016, elfsight: 2020, pixel: 2024, youTube: 2028 },
} as const;

const { services, blockers } = rcb;
const own = (name: string, duration: number, durationUnit: string) => ({
  type: 'http',
  name,
  host: `.${firm.domain}`,
  duration,
  durationUnit,
  isSessionDuration: duration === 0,
});
const meta = 'Meta Platforms Ireland Limited, 4 Grand Canal Square, Dublin 2, Irland';
const google = 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland';
const microsoft = 'Microsoft Corporation, One Microsoft Way, Redmond, WA 98052-6399, USA';

const groups = [
  {
    id: 51,
    name: 'Essenziell',
    isEssential: true,
    description: 'Essenzielle Services sind für die grundlegende Funktionalität der Website erforderlich.',
    items: [
      {
        id: services.rcb,
        name: 'Real Cookie Banner',
        uniqueName: 'real-cookie-banner',
        purpose: 'Bittet Website-Besucher um die Einwilligung zum Setzen von Cookies und dokumentiert die Entscheidung.',
        provider: firm.name,
        technicalDefinitions: [own('real_cookie_banner*', 365, 'd')],
      },
    ],
  },
  {
    id: 53,
    name: 'Statistik',
    isEssential: false,
    description: 'Statistik-Services werden benötigt, um pseudonymisierte Daten über die Besucher der Website zu sammeln.',
    items: [
      {
        id: services.clarity,
        name: 'Microsoft Clarity',
        uniqueName: 'microsoft-clarity',
        purpose: 'Aufzeichnung von Mausbewegungen, Klicks und Bildlauf, um die Bedienung der Website zu verbessern.',
        provider: microsoft,
        technicalDefinitions: [own('_clck', 1, 'd'), own('_clsk', 1, 'd')],
      },
    ],
  },
  {
    id: 54,
    name: 'Marketing',
    isEssential: false,
    description: 'Marketing-Services werden von uns und Dritten genutzt, um das Verhalten einzelner Nutzer auszuwerten.',
    items: [
      {
        id: services.pixel,
        name: 'Meta Pixel (PixelYourSite)',
        uniqueName: 'facebook-pixel',
        purpose: 'Messung, ob unsere Anzeigen bei Facebook und Instagram zu Buchungen führen, und Zielgruppen für weitere Anzeigen.',
        provider: meta,
        technicalDefinitions: [own('_fbp', 3, 'mo')],
      },
    ],
  },
  {
    id: 52,
    name: 'Funktional',
    isEssential: false,
    description: 'Funktionale Services stellen Funktionen wie Videos und Beiträge aus sozialen Netzwerken bereit.',
    items: [
      {
        id: services.youTube,
        name: 'YouTube',
        uniqueName: 'youtube',
        purpose: 'Einbettung von Videos im erweiterten Datenschutzmodus.',
        provider: google,
        technicalDefinitions: [
          { type: 'http', name: 'IDE', host: '.doubleclick.net', duration: 13, durationUnit: 'mo' },
          { type: 'http', name: 'test_cookie', host: '.doubleclick.net', duration: 15, durationUnit: 'm' },
          { type: 'local', name: 'yt-remote-*', host: 'www.youtube-nocookie.com', duration: 0, durationUnit: '' },
        ],
      },
      {
        id: services.elfsight,
        name: 'Elfsight (Instagram-Feed)',
        uniqueName: 'elfsight',
        purpose: 'Anzeige unserer Instagram-Beiträge.',
        provider: 'Elfsight, LLC, Georgien',
        technicalDefinitions: [{ type: 'http', name: '__cf_bm', host: '.elfsight.com', duration: 30, durationUnit: 'm' }],
      },
    ],
  },
];

/** The object that the plugin prints before its script. */
export const realCookieBanner = {
  slug: 'real-cookie-banner-pro',
  textDomain: 'real-cookie-banner',
  version: rcb.version,
  restUrl: `${firm.origin}/wp-json/`,
  restNamespace: 'real-cookie-banner/v1',
  others: {
    isPro: true,
    frontend: {
      isTcf: false,
      isGcm: false,
      pageIdToPermalink: { 3: `${firm.origin}/datenschutz/`, 61: `${firm.origin}/impressum/` },
      userConsentCookieName: rcb.cookie,
      cookieDuration: 365,
      revisionHash: '1d84c2ba70e96a3f5f9c0b7e2264a8d3',
      isRespectDoNotTrack: false,
      isDeleteCookiesAfterOptOut: false,
      hidePageIds: [3, 61],
      groups,
      blocker: [
        { id: blockers.clarity, name: 'Microsoft Clarity', rules: ['*clarity.ms*'], services: [services.clarity], isVisual: false },
        { id: blockers.elfsight, name: 'Elfsight', rules: ['*static.elfsight.com*'], services: [services.elfsight], isVisual: true },
        {
          id: blockers.pixel,
          name: 'PixelYourSite',
          rules: ['*connect.facebook.net*', '*facebook.com/tr*', '*pixelyoursite*'],
          services: [services.pixel],
          isVisual: false,
        },
        {
          id: blockers.youTube,
          name: 'YouTube',
          rules: ['*youtube.com*', '*youtube-nocookie.com*', 'div[data-settings*="youtube_url"]'],
          services: [services.youTube],
          isVisual: true,
        },
      ],
    },
  },
};
