import { lifetimes } from '../../cookie.ts';
import { contentfulFootprint } from '../../third-parties/contentful/hosts.ts';
import { crispFootprint } from '../../third-parties/crisp/hosts.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { indeedFootprint } from '../../third-parties/indeed/hosts.ts';
import { sentryFootprint } from '../../third-parties/sentry/hosts.ts';
import { spotifyFootprint } from '../../third-parties/spotify/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts } from './next-page.ts';

const domain = 'personalwerk-hansa.test';
const host = `www.${domain}`;
const origin = `https://${host}`;

/** Chat, captcha, the job board's pixel, error reports and a count without cookies always; what the banner names with consent only. */
export const truth: SiteTruth = {
  ...observed(
    [
      {
        service: null,
        hosts: [],
        cookies: [{ name: 'cc_cookie', domain: host, declaredLifetimeSeconds: lifetimes.days(182) }],
      },
      decided,
    ],
    [contentfulFootprint, always],
    [sentryFootprint, always],
    [crispFootprint(domain, accounts.crisp), always],
    [{ service: 'Matomo', hosts: ['cdn.matomo.cloud', `${accounts.matomo}.matomo.cloud`] }, always],
    [
      {
        service: 'Matomo',
        hosts: [],
        cookies: [
          { name: '_pk_id.1.4c1e', domain: host, declaredLifetimeSeconds: 33_955_200 },
          { name: '_pk_ses.1.4c1e', domain: host, declaredLifetimeSeconds: lifetimes.minutes(30) },
        ],
      },
      onAccept,
    ],
    [footprints.recaptcha(origin), always],
    [indeedFootprint, always],
    [footprints.linkedInInsight(origin), onAccept],
    [footprints.metaPixel(domain), onAccept],
    [spotifyFootprint, onAccept],
  ),
  banner: {
    cmp: 'CookieConsent (orestbida)',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'only-necessary' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum', privacy: '/datenschutz', terms: null, cancellation: null },
  findings: {
    // Matomo Cloud, which the banner offers, goes on.
    'cmp-withdrawal-effective': 'Hint',
    'sec-headers': 'Hint',
    'impc-vat': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-services-named': 'Risk',
    'ppc-legal-bases': 'Hint',
    'ppc-social': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-undeclared': 'Risk',
    'ck-misclassified-necessary': 'Hint',
    'trk-before-consent': 'Risk',
    'trk-after-reject': 'Risk',
    'trk-ad-network': 'Risk',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-disclosed': 'Hint',
    'emb-chat': 'Risk',
    'emb-google-fonts': 'Hint',
    'emb-captcha': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
    'frm-sensitive-fields': 'Risk',
    'frm-data-minimisation': 'Hint',
    'frm-salutation': 'Hint',
    'frm-forced-privacy-consent': 'Hint',
  },
};
