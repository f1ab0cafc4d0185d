import { firm } from './accounts.ts';

/** Ids of posts as Real Cookie Banner numbers services and content blockers. */
export const rcb = {
  version: '5.2.13',
  container: 'b4e81d0c97f3',
  cookie: 'real_cookie_banner-v:3_blog:1_path:8e21f6a',
  services: { rcb: 1204, recaptcha: 1209, analytics: 1213, ads: 1217, uet: 1220, maps: 1224, trustindex: 1228 },
  blockers: { maps: 1225, trustindex: 1229 },
} as const;

const { services, blockers } = rcb;
const google = 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland';
const cookie = (name: string, host: string, duration: number, durationUnit: string) => ({
  type: 'http',
  name,
  host,
  duration,
  durationUnit,
});

const analyticsCode = `<script async src="https://www.googletagmanager.com/gtag/js?id=${firm.analytics}"></script><script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}gtag('js',new Date());gtag('config','${firm.analytics}',{cookie_expires:7776000});</script>`;
const uetCode = `<script>(function(w,d,t,r,u){var f,n,i;w[u]=w[u]||[],f=function(){var o={ti:"${firm.uet}",enableAutoSpaTracking:true};o.q=w[u],w[u]=new UET(o),w[u].push("pageLoad")},n=d.createElement(t),n.src=r,n.async=1,n.onload=n.onreadystatechange=function(){var s=this.readyState;s&&s!=="loaded"&&s!=="complete"||(f(),n.onload=n.onreadystatechange=null)},i=d.getElementsByTagName(t)[0],i.parentNode.insertBefore(n,i)})(window,document,"script","//bat.bing.com/bat.js","uetq");</script>`;

const groups = [
  {
    id: 31,
    name: 'Essenziell',
    isEssential: true,
    description: 'Essenzielle Dienste sind für die grundlegende Funktionalität der Website erforderlich.',
    items: [
      {
        id: services.rcb,
        name: 'Real Cookie Banner',
        purpose:
          'Fragt Website-Besucher um die Erlaubnis, Cookies zu setzen und personenbezogene Daten zu verarbeiten, und dokumentiert sie.',
        provider: 'Umzüge Bergfeld e.K.',
        legalBasis: 'legal-requirement',
        technicalDefinitions: [cookie('real_cookie_banner*', '.umzuege-bergfeld.test', 365, 'd')],
      },
      {
        id: services.recaptcha,
        name: 'Google reCAPTCHA',
        purpose: 'Schützt unsere Formulare vor automatisierten Eingaben (Spam).',
        provider: google,
        legalBasis: 'legitimate-interest',
        technicalDefinitions: [cookie('_GRECAPTCHA', 'www.google.com', 6, 'mo')],
      },
    ],
  },
  {
    id: 32,
    name: 'Statistik',
    isEssential: false,
    description: 'Statistik-Dienste helfen uns zu verstehen, wie Besucher mit unserer Website umgehen.',
    items: [
      {
        id: services.analytics,
        name: 'Google Analytics 4',
        purpose: 'Auswertung der Besuche: aufgerufene Seiten, Herkunft, ungefährer Standort, Gerät.',
        provider: google,
        legalBasis: 'consent',
        technicalDefinitions: [cookie('_ga', '.umzuege-bergfeld.test', 90, 'd'), cookie('_ga_*', '.umzuege-bergfeld.test', 90, 'd')],
        codeOptIn: analyticsCode,
      },
    ],
  },
  {
    id: 33,
    name: 'Marketing',
    isEssential: false,
    description: 'Marketing-Dienste werden von uns und Dritten genutzt, um den Erfolg unserer Anzeigen zu messen.',
    items: [
      {
        id: services.ads,
        name: 'Google Ads',
        purpose: 'Messung, ob Anzeigen zu Anfragen führen, und Remarketing.',
        provider: google,
        legalBasis: 'consent',
        technicalDefinitions: [
          cookie('_gcl_au', '.umzuege-bergfeld.test', 3, 'mo'),
          cookie('IDE', '.doubleclick.net', 13, 'mo'),
          cookie('test_cookie', '.doubleclick.net', 15, 'm'),
        ],
      },
      {
        id: services.uet,
        name: 'Microsoft Advertising (UET)',
        purpose: 'Messung, ob Anzeigen bei Bing zu Anfragen führen.',
        provider: 'Microsoft Ireland Operations Limited, One Microsoft Place, South County Business Park, Leopardstown, Dublin 18, Irland',
        legalBasis: 'consent',
        technicalDefinitions: [
          cookie('_uetsid', '.umzuege-bergfeld.test', 1, 'd'),
          cookie('_uetvid', '.umzuege-bergfeld.test', 13, 'mo'),
          cookie('MUID', '.bing.com', 13, 'mo'),
          cookie('MR', '.bat.bing.com', 7, 'd'),
        ],
        codeOptIn: uetCode,
      },
    ],
  },
  {
    id: 34,
    name: 'Externe Medien',
    isEssential: false,
    description: 'Inhalte, die auf Servern anderer Anbieter liegen.',
    items: [
      {
        id: services.maps,
        name: 'Google Maps',
        purpose: 'Zeigt die Anfahrt zu unserem Lager auf einer Karte.',
        provider: google,
        legalBasis: 'consent',
        technicalDefinitions: [cookie('NID', '.google.com', 6, 'mo')],
      },
      {
        id: services.trustindex,
        name: 'Trustindex (Google-Bewertungen)',
        purpose: 'Zeigt Bewertungen unserer Kunden mit deren Profilbildern.',
        provider: 'Trustindex Kft., Ungarn',
        legalBasis: 'consent',
        technicalDefinitions: [],
      },
    ],
  },
];

/** The object that the plugin prints before its script; it holds the scripts that wait for consent. */
export const realCookieBanner = {
  textDomain: 'real-cookie-banner',
  version: rcb.version,
  prefix: rcb.container,
  restUrl: `${firm.origin}/wp-json/real-cookie-banner/v1/`,
  restNonce: '0c9be41f7a',
  userConsentCookieName: rcb.cookie,
  others: {
    isPro: true,
    frontend: {
      isTcf: false,
      isGcm: false,
      isEPrivacyUSA: true,
      cookieDuration: 365,
      revisionHash: 'c07b11fd2be90a5e6634d18fa3097be2',
      territorialLegalBasis: ['gdpr-eprivacy'],
      groups,
      blocker: [
        {
          id: blockers.maps,
          name: 'Google Maps',
          rules: ['*google.com/maps*', '*maps.googleapis.com*'],
          services: [services.maps],
          isVisual: true,
        },
        {
          id: blockers.trustindex,
          name: 'Google-Bewertungen',
          rules: ['*cdn.trustindex.io*'],
          services: [services.trustindex],
          isVisual: true,
        },
      ],
    },
  },
};
