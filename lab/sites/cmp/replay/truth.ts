import { lifetimes } from '../../../cookie.ts';
import { decided, onAccept } from '../../../third-parties/footprints.ts';
import type { SiteTruth } from '../../../types.ts';
import { ordinaryLegal } from '../ordinary-site.ts';

const domain = 'makler-hagedorn.test';

/** A recorder nobody knows by name, after consent only, on a form that asks for illnesses. */
export const truth: SiteTruth = {
  thirdParties: { 'collect.replay-werk.test': onAccept },
  cookies: [{ name: 'ew_wahl', domain: `www.${domain}`, states: decided, declaredLifetimeSeconds: lifetimes.days(365) }],
  storage: [{ kind: 'sessionStorage', key: 'rw_sitzung', origin: `https://www.${domain}`, states: onAccept }],
  banner: {
    cmp: null,
    firstLayer: { accept: true, reject: true, settings: false },
    reject: { performed: true, layer: 1, method: 'button' },
    accept: { performed: true },
    preTicked: false,
  },
  withdrawal: true,
  legal: ordinaryLegal,
  services: { 'Replay-Werk': onAccept },
  recording: onAccept,
  findings: {
    // Recording on a page with health fields, unmasked: consent or not.
    'trk-session-replay': 'Risk',
    'sec-headers': 'Hint',
    'frm-sensitive-fields': 'Hint',
    // The notice does not speak of the health that the form asks for.
    'ppc-legal-bases': 'Hint',
    // The recorder of a third party hears what is typed into the form.
    'frm-third-party-target': 'Hint',
  },
};
