import { lifetimes } from '../../../cookie.ts';
import { always, decided, onAccept } from '../../../third-parties/footprints.ts';
import type { SiteTruth } from '../../../types.ts';
import { ordinaryLegal } from '../ordinary-site.ts';
import { projectKey } from './hosts.ts';

const domain = 'werkbank-digital.test';
const origin = `https://www.${domain}`;

/** PostHog after consent only; the device is fingerprinted in every state. */
export const truth: SiteTruth = {
  thirdParties: { 'eu-assets.i.posthog.com': onAccept, 'eu.i.posthog.com': onAccept },
  cookies: [
    { name: 'werkbank_wahl', domain: `www.${domain}`, states: decided, declaredLifetimeSeconds: lifetimes.days(180) },
    { name: `ph_${projectKey}_posthog`, domain, states: onAccept, declaredLifetimeSeconds: lifetimes.days(365) },
    // PostHog finds the widest domain that takes cookies, with trials of three seconds that are told nowhere.
    { name: `ph_${projectKey}_posthog`, domain: `www.${domain}`, states: onAccept },
    // FingerprintJS tries whether cookies are on, and deletes its trial at once.
    { name: 'cookietest', domain: `www.${domain}`, states: always },
  ],
  storage: [
    { kind: 'localStorage', key: `ph_${projectKey}_posthog`, origin, states: onAccept },
    { kind: 'sessionStorage', key: `ph_${projectKey}_posthog`, origin, states: onAccept },
    { kind: 'sessionStorage', key: `ph_${projectKey}_window_id`, origin, states: onAccept },
    { kind: 'sessionStorage', key: `ph_${projectKey}_primary_window_exists`, origin, states: onAccept },
  ],
  banner: {
    cmp: null,
    firstLayer: { accept: true, reject: true, settings: false },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: ordinaryLegal,
  services: { PostHog: onAccept },
  fingerprinting: always,
  recording: onAccept,
  findings: {
    // Neither that consent can be withdrawn nor that the provider is a company in the USA.
    'cmp-first-layer-info': 'Hint',
    // Nobody deletes its cookie.
    'cmp-withdrawal-effective': 'Hint',
    // Its recorder listens to the fields of the contact form.
    'frm-third-party-target': 'Hint',
    'sec-headers': 'Hint',
    'trk-fingerprinting': 'Hint',
  },
};
