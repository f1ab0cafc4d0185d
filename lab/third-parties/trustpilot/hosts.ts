import { html, json, noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const bootstrap = new URL('./bootstrap.js', import.meta.url);
const box = new URL('./trustbox.js', import.meta.url);

/** What a TrustBox leaves behind: requests to one host, nothing stored. */
export const trustpilotFootprint: Footprint = { service: 'Trustpilot', hosts: ['widget.trustpilot.com'] };

const frame = `<!doctype html><html lang="de-DE"><head><meta charset="utf-8"><title>Trustpilot Custom Widget</title><style>body{margin:0;font:14px Helvetica,Arial,sans-serif;display:flex;gap:10px;align-items:center}b{background:#00b67a;color:#fff;padding:2px 6px;letter-spacing:3px}</style></head>
<body><span id="tp-widget-stars"></span><span id="tp-widget-score"></span><script src="/trustboxes/main.js"></script></body></html>`;

/** Trustpilot's TrustBoxes: the bootstrap script, the frame of a box, its figures and the impression beacon. */
export const trustpilotHosts: readonly LabHost[] = [
  {
    host: 'widget.trustpilot.com',
    address: '18.66.102.61',
    handle({ url }) {
      if (url.pathname === '/bootstrap/v5/tp.widget.bootstrap.min.js') return clientScript(bootstrap);
      if (url.pathname === '/trustboxes/main.js') return clientScript(box);
      if (url.pathname.startsWith('/trustboxes/')) return html(frame);
      if (url.pathname.startsWith('/trustbox-data/'))
        return json({ businessEntity: { displayName: 'Sanitätshaus', stars: 4.5, trustScore: 4.6, numberOfReviews: { total: 214 } } });
      return url.pathname.startsWith('/stats/') ? noContent() : notFound();
    },
  },
];
