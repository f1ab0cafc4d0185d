import { lifetimes } from '../../cookie.ts';
import { always, decided, type Footprint, observed, onAccept } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';
import { accounts } from './divi-page.ts';

const { origin } = accounts;

const usercentrics: Footprint = {
  service: 'Usercentrics',
  hosts: ['web.cmp.usercentrics.eu', 'v1.api.service.cmp.usercentrics.eu'],
  storage: [
    { kind: 'localStorage', key: 'ucData', origin },
    { kind: 'localStorage', key: 'ucString', origin },
  ],
};
const matomo: Footprint = {
  service: 'Matomo',
  hosts: [],
  cookies: [
    { name: '_pk_id.1.8f2c', domain: 'www.steuerkanzlei-rehberg.test', declaredLifetimeSeconds: lifetimes.days(393) },
    { name: '_pk_ses.1.8f2c', domain: 'www.steuerkanzlei-rehberg.test', declaredLifetimeSeconds: lifetimes.minutes(30) },
  ],
};
const label: Footprint = { service: 'DATEV', hosts: ['www.datev.de'] };

/** Statistics after consent, the calendar after a click only, and one picture from a foreign server. */
export const truth: SiteTruth = {
  ...observed(
    [usercentrics, always],
    [{ service: null, hosts: ['uct.service.usercentrics.eu'] }, ['none']],
    [{ service: null, hosts: ['consent-api.service.consent.usercentrics.eu'] }, decided],
    [matomo, onAccept],
    [label, always],
  ),
  banner: {
    cmp: 'Usercentrics',
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
    'sec-headers': 'Hint',
    'pp-services-named': 'Hint',
    'cmp-own-loading': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
  },
};
