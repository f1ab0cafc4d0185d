import { paths } from './shop.ts';

/** One entry of the second layer, as a plugin registers it. */
export interface Consent {
  key: string;
  label: string;
  provider: string;
  description: string;
  lifespan: string;
  policyUrl?: string;
  /** Names that scripts may set with this consent; `/…/` is a pattern. */
  cookies: readonly string[];
}

/** A group of them with one switch on the first layer. */
export interface ConsentGroup {
  key: string;
  label: string;
  description: string;
  necessary: boolean;
  consents: readonly Consent[];
}

/** What the plugins of this shop registered. */
export const consentGroups: readonly ConsentGroup[] = [
  {
    key: 'necessary',
    label: 'Essenziell',
    description: 'Essenzielle Cookies ermöglichen grundlegende Funktionen und sind für die einwandfreie Funktion der Website erforderlich.',
    necessary: true,
    consents: [
      {
        key: 'consent',
        label: 'Consent',
        provider: 'Wollstube Karolin e.K.',
        description: 'Der Consent-Cookie speichert den Zustimmungsstatus des Benutzers für Cookies auf unserer Seite.',
        lifespan: '100 Tage',
        policyUrl: paths.privacy,
        cookies: ['plenty-shop-cookie'],
      },
      {
        key: 'session',
        label: 'Session',
        provider: 'Wollstube Karolin e.K.',
        description: 'Der Session-Cookie behält die Zustände des Benutzers bei allen Seitenanfragen bei.',
        lifespan: 'Session',
        policyUrl: paths.privacy,
        cookies: ['plentyID'],
      },
      {
        key: 'csrf',
        label: 'CSRF',
        provider: 'Wollstube Karolin e.K.',
        description: 'Der CSRF-Cookie dient dazu, Cross-Site Request Forgery-Angriffe zu verhindern.',
        lifespan: 'Session',
        policyUrl: paths.privacy,
        cookies: ['XSRF-TOKEN'],
      },
      {
        key: 'paypal-cookies',
        label: 'PayPal',
        provider: 'PayPal (Europe) S.à r.l. et Cie, S.C.A.',
        description: 'Ermöglicht die Zahlung mit PayPal.',
        lifespan: 'Session',
        policyUrl: 'https://www.paypal.com/de/webapps/mpp/ua/privacy-full',
        cookies: ['X-PP-SILOVER', 'X-PP-L7', 'tsrc', 'paypalplus_session_v2'],
      },
      {
        key: 'reCaptcha',
        label: 'reCAPTCHA',
        provider: 'Google',
        description: 'Das Google reCAPTCHA-Script wird zur Entsperrung der Captcha-Funktion benötigt.',
        lifespan: 'Session',
        policyUrl: 'https://policies.google.com/privacy',
        cookies: [],
      },
    ],
  },
  {
    key: 'tracking',
    label: 'Statistik',
    description: 'Statistik-Cookies helfen uns zu verstehen, wie unser Shop genutzt wird. Die Auswertung erfolgt anonym.',
    necessary: false,
    consents: [
      {
        key: 'googleAnalytics',
        label: 'Google Analytics',
        provider: 'Google',
        description: 'Das Cookie wird von Google Analytics für anonyme Statistiken über die Nutzung der Website verwendet.',
        lifespan: '14 Monate',
        policyUrl: 'https://policies.google.com/privacy',
        cookies: ['/^_ga/', '_gid', '/^_gat/', '/^_gcl_/'],
      },
    ],
  },
  {
    key: 'media',
    label: 'Externe Medien',
    description: 'Inhalte von Videoplattformen. Auch mit Zustimmung laden Videos erst nach einem Klick auf das Vorschaubild.',
    necessary: false,
    consents: [
      {
        key: 'youtube',
        label: 'YouTube',
        provider: 'Google Ireland Limited',
        description: 'Strickvideos auf der Seite „Anleitungen“, eingebunden im erweiterten Datenschutzmodus.',
        lifespan: '180 Tage',
        policyUrl: 'https://policies.google.com/privacy',
        cookies: [],
      },
    ],
  },
];

/** For each consent whether it is necessary and which cookies it lets scripts set. */
export const availableConsents = Object.fromEntries(
  consentGroups.flatMap((group) =>
    group.consents.map((consent) => [`${group.key}.${consent.key}`, [group.necessary, consent.cookies]] as const),
  ),
);
