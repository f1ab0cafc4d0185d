import { lifetimes } from '../../../cookie.ts';
import { decided, footprints, observed, onAccept } from '../../../third-parties/footprints.ts';
import type { SiteTruth } from '../../../types.ts';
import { ordinaryLegal } from '../ordinary-site.ts';

/** Truth of a site with CookieConsent 3 whose first layer offers no reject; both variants share it. */
export function withoutFirstLayerReject(domain: string, analyticsId: string, preTicked: boolean): SiteTruth {
  const seen = observed([footprints.googleAnalytics(domain, analyticsId), onAccept]);
  return {
    ...seen,
    cookies: [
      ...seen.cookies,
      { name: 'cc_cookie', domain: `www.${domain}`, states: decided, declaredLifetimeSeconds: lifetimes.days(182) },
    ],
    banner: {
      cmp: 'CookieConsent (orestbida)',
      firstLayer: { accept: true, reject: false, settings: true },
      reject: { performed: true, layer: 2, method: 'save-unticked' },
      accept: { performed: true },
      preTicked,
    },
    withdrawal: true,
    legal: ordinaryLegal,
    findings: {
      'cmp-reject-first-layer': 'Risk',
      // One click gives consent; withdrawing takes three: the link, the tick, the saving.
      'cmp-withdrawal-control': 'Hint',
      'sec-headers': 'Hint',
      'ck-lifetime': 'Hint',
      ...(preTicked && { 'cmp-no-preselection': 'Risk' as const }),
    },
  };
}
