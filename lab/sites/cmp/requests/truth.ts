import { always } from '../../../third-parties/footprints.ts';
import type { SiteTruth } from '../../../types.ts';
import { ordinaryLegal } from '../ordinary-site.ts';

const origin = 'https://www.funkmessbuero-kesselring.test';

/** One host for each way of sending. */
export const truth: SiteTruth = {
  thirdParties: {
    // A chain of redirects.
    'a.drittanbieter-eins.test': always,
    'b.drittanbieter-eins.test': always,
    'c.drittanbieter-zwei.test': always,
    'beacon.drittanbieter-eins.test': always,
    'keepalive.drittanbieter-eins.test': always,
    'socket.drittanbieter-zwei.test': always,
    'ereignisse.drittanbieter-zwei.test': always,
    // Handed to WebRTC; an ordinary browser sends it a UDP packet, no HTTP.
    'stun.drittanbieter-drei.test': always,
    // A connection and nothing else.
    'vorab.drittanbieter-drei.test': always,
    // @import of a style sheet, and the font it names.
    'schriften.drittanbieter-drei.test': always,
    'dateien.drittanbieter-drei.test': always,
    'worker.drittanbieter-eins.test': always,
    'sw.drittanbieter-zwei.test': always,
    // Frames within frames.
    'rahmen.drittanbieter-eins.test': always,
    'innen.drittanbieter-zwei.test': always,
    'kern.drittanbieter-drei.test': always,
    // An image that the report-only policy does not allow, and the report of it.
    'bild.drittanbieter-drei.test': always,
    'berichte.drittanbieter-zwei.test': always,
  },
  cookies: [],
  storage: [{ kind: 'serviceWorker', key: `${origin}/`, origin, states: always }],
  banner: null,
  withdrawal: false,
  legal: ordinaryLegal,
  services: {},
  findings: {
    'sec-headers': 'Hint',
  },
};
