import { always, footprints, observed } from '../../third-parties/footprints.ts';
import type { SiteTruth } from '../../types.ts';
import { firm } from './frame.ts';

const seen = observed(
  [footprints.ionosMyWebsite, always],
  [footprints.fontAwesome, always],
  [footprints.provenExpert, always],
  [footprints.facebookPagePlugin, always],
  [footprints.perspective(`${firm.funnelCustomer}.perspectivefunnel.com`), always],
  [footprints.metaPixelInFrame, always],
  [footprints.googleMapsEmbed, always],
);

/** Nobody is asked: everything happens in every state. */
export const truth: SiteTruth = {
  ...seen,
  cookies: [...seen.cookies, { name: 'DIY_SB', domain: firm.host, states: always, declaredLifetimeSeconds: null }],
  banner: null,
  withdrawal: false,
  legal: { imprint: '/impressum/', privacy: '/datenschutz/', terms: null, cancellation: null },
  findings: {},
};
