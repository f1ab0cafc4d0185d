import { cors, json, notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';

const badge = new URL('./trustbadge.js', import.meta.url);

const trustmark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="48" fill="#ffdc0f"/><circle cx="50" cy="50" r="40" fill="none" stroke="#333" stroke-width="2"/><text x="50" y="68" font-family="Georgia" font-size="52" font-style="italic" text-anchor="middle" fill="#333">e</text></svg>';

/** Trustbadge of Trusted Shops: script by shop id, rating from its interface, pictures. It stores nothing. */
export const trustedShopsHosts: readonly LabHost[] = [
  {
    host: 'widgets.trustedshops.com',
    address: '18.66.147.52',
    handle({ url }) {
      const id = url.pathname.match(/^\/js\/(X[0-9A-F]{32})\.js$/)?.[1];
      if (id) return clientScript(badge, { id, suffix: '98e3dadd90eb493088abdc5597a70810', version: '2026.11.04' });
      if (url.pathname.startsWith('/assets/images/')) return svg(trustmark);
      return notFound();
    },
  },
  {
    host: 'cdn1.api.trustedshops.com',
    address: '18.66.147.88',
    handle: ({ headers, url }) => {
      const tsId = url.pathname.match(/^\/shops\/(X[0-9A-F]{32})\//)?.[1];
      if (!tsId) return notFound();
      const reviewIndicator = { overallMark: 4.87, overallMarkDescription: 'EXCELLENT', activeReviewCount: 412, totalReviewCount: 1189 };
      return json({ response: { code: 200, data: { shop: { tsId, qualityIndicators: { reviewIndicator } } } } }, cors(headers.origin));
    },
  },
];
