import { lifetimes } from '../../cookie.ts';
import { always, decided, footprints, observed, onAccept } from '../../third-parties/footprints.ts';
import { googleCalendarFootprint } from '../../third-parties/google-calendar/hosts.ts';
import type { SiteTruth } from '../../types.ts';
import { rcb } from './rcb-config.ts';

const host = 'www.grundschule-lerchenfeld.test';
const seen = observed([footprints.youTube, always], [googleCalendarFootprint, onAccept]);

/** The calendar heeds the choice; the video in one post runs whatever was chosen. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [...seen.cookies, { name: rcb.cookie, domain: host, states: decided, declaredLifetimeSeconds: lifetimes.days(365) }],
  banner: {
    cmp: 'Real Cookie Banner',
    firstLayer: { accept: true, reject: true, settings: true },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
    switchLayer: 2,
  },
  withdrawal: true,
  legal: { imprint: '/impressum/', privacy: '/datenschutz/', terms: null, cancellation: null },
  findings: {
    'sec-outdated-software': 'Hint',
    'sec-hsts': 'Hint',
    'sec-headers': 'Hint',
    'imp-outdated-law': 'Hint',
    'pp-outdated-terms': 'Risk',
    'pp-services-named': 'Hint',
    'ppc-purposes': 'Hint',
    'pp-cookie-details': 'Hint',
    'ppc-third-country': 'Hint',
    'ppc-legitimate-interest': 'Hint',
    'ppc-objection': 'Hint',
    'ck-before-consent': 'Risk',
    'ck-after-reject': 'Risk',
    'ck-storage-before-consent': 'Risk',
    'trk-before-consent': 'Hint',
    'trk-after-reject': 'Hint',
    'tc-disclosed': 'Risk',
    'tc-before-consent': 'Hint',
    'tc-us-dpf': 'Hint',
    'tc-consent-covers-transfer': 'Hint',
    'emb-video': 'Risk',
    'emb-google-fonts': 'Hint',
    'frm-preticked': 'Risk',
    'frm-sensitive-fields': 'Hint',
    'frm-privacy-notice': 'Hint',
    'shop-odr-link-gone': 'Hint',
    'a11y-statement': 'Hint',
    'ck-undeclared': 'Hint',
  },
};
