/** Ids of posts as Real Cookie Banner numbers services and content blockers. */
export const rcb = {
  version: '5.2.11',
  container: 'a7d3f90c61e2',
  cookie: 'real_cookie_banner-v:3_blog:1_path:5c2e17b',
  groups: { essential: 4, media: 7 },
  services: { rcb: 412, calendar: 418, youTube: 421 },
  blockers: { calendar: 419, youTube: 422 },
} as const;

const { groups, services, blockers } = rcb;

/** The object that the plugin prints before its script. */
export const realCookieBanner = {
  textDomain: 'real-cookie-banner',
  version: rcb.version,
  restUrl: 'https://www.grundschule-lerchenfeld.test/wp-json/real-cookie-banner/v1/',
  restNamespace: 'real-cookie-banner/v1',
  restPathObfuscateOffset: 'c1a9e4b27d50f3aa',
  restRoot: 'https://www.grundschule-lerchenfeld.test/wp-json/',
  restNonce: '7be20f4c1d',
  userConsentCookieName: rcb.cookie,
  others: {
    frontend: {
      consentForwardingExternalHosts: [],
      isTcf: false,
      isGcm: false,
      isEPrivacyUSA: true,
      isAgeNotice: true,
      isRespectDoNotTrack: false,
      isAcceptAllForBots: false,
      cookieDuration: 365,
      pageId: 2,
      revisionHash: '3f9d1a6be04c7782aa51f2c9d8e3b760',
      territorialLegalBasis: ['gdpr-eprivacy'],
      groups: [
        {
          id: groups.essential,
          name: 'Essenziell',
          slug: 'essenziell',
          isEssential: true,
          description: 'Ohne diese Dienste funktioniert die Website nicht. Sie lassen sich deshalb nicht abwählen.',
          items: [
            {
              id: services.rcb,
              name: 'Real Cookie Banner',
              purpose: 'Fragt nach Einwilligungen, speichert die Entscheidung und weist sie nach.',
              provider: 'Grundschule Lerchenfeld',
              legalBasis: 'legal-requirement',
              technicalDefinitions: [
                { type: 'http', name: 'real_cookie_banner*', host: '.grundschule-lerchenfeld.test', duration: 365, durationUnit: 'd' },
                { type: 'http', name: 'real_cookie_banner-test', host: '.grundschule-lerchenfeld.test', duration: 365, durationUnit: 'd' },
              ],
            },
          ],
        },
        {
          id: groups.media,
          name: 'Externe Medien',
          slug: 'externe-medien',
          isEssential: false,
          description: 'Inhalte, die auf Servern anderer Anbieter liegen, zum Beispiel Kalender und Videos.',
          items: [
            {
              id: services.calendar,
              name: 'Google Kalender',
              purpose: 'Zeigt die Termine der Schule in einem eingebetteten Kalender.',
              provider: 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland',
              legalBasis: 'consent',
              technicalDefinitions: [{ type: 'http', name: 'NID', host: '.google.com', duration: 6, durationUnit: 'mo' }],
            },
            {
              id: services.youTube,
              name: 'YouTube',
              purpose: 'Spielt Videos aus dem Schulleben ab.',
              provider: 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland',
              legalBasis: 'consent',
              technicalDefinitions: [
                { type: 'http', name: 'VISITOR_INFO1_LIVE', host: '.youtube.com', duration: 6, durationUnit: 'mo' },
                { type: 'http', name: 'YSC', host: '.youtube.com', duration: 0, durationUnit: 's' },
              ],
            },
          ],
        },
      ],
      // The rule for videos was typed in by hand: addresses without a scheme do not match it.
      blocker: [
        { id: blockers.calendar, name: 'Google Kalender', rules: ['*calendar.google.com*'], services: [services.calendar], isVisual: true },
        { id: blockers.youTube, name: 'YouTube', rules: ['https://www.youtube.com/embed/*'], services: [services.youTube], isVisual: true },
      ],
    },
  },
} as const;
