import { css, html, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest } from '../../types.ts';
import { type Footprint, footprints } from '../footprints.ts';

const host = 'ibe.traffics.de';
const application = new URL('./ibe.js', import.meta.url);

const document = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Reisesuche</title>
<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Open+Sans:400,600&amp;display=swap">
<link rel="stylesheet" href="/assets/ibe.css"></head>
<body class="tfx-ibe"><form class="tfx-search"><label>Reiseziel <input name="destination"></label><label>Abflughafen <select name="departure"><option>Hamburg</option><option>Hannover</option></select></label><label>Reisende <input type="number" name="adults" value="2"></label><button type="submit">Angebote suchen</button></form><div id="tfx-offers"></div>
<script src="/assets/ibe.js"></script></body></html>`;

function cookies({ cookies: known }: LabRequest): Record<string, string[]> {
  const fresh = [
    ...(known['JSESSIONID'] ? [] : [thirdPartyCookie('JSESSIONID', randomText(32), host)]),
    ...(known['tfx_visitor'] ? [] : [thirdPartyCookie('tfx_visitor', randomText(24), '.traffics.de', lifetimes.days(365))]),
  ];
  return fresh.length > 0 ? { 'set-cookie': fresh } : {};
}

/** The search for package tours by traffics (Berlin) that travel agencies frame: session and visitor cookie, web storage, Google's fonts. */
export const trafficsHosts: readonly LabHost[] = [
  {
    host,
    address: '193.105.134.71',
    handle(request) {
      const { pathname } = request.url;
      if (pathname.startsWith('/pauschal/')) return html(document, cookies(request));
      if (pathname === '/assets/ibe.css')
        return css(
          'body{font-family:"Open Sans",Arial,sans-serif;margin:0;padding:16px;color:#123}.tfx-search label{display:block;margin:8px 0}',
        );
      if (pathname === '/assets/ibe.js') return clientScript(application);
      if (pathname === '/api/teaser')
        return json([
          { region: 'Mallorca', price: 489 },
          { region: 'Kreta', price: 612 },
        ]);
      return notFound();
    },
  },
];

/** The search in a frame. */
export const trafficsFootprint: Footprint = {
  service: 'traffics',
  hosts: [host, ...footprints.googleFonts.hosts],
  cookies: [
    { name: 'JSESSIONID', domain: host, declaredLifetimeSeconds: null },
    { name: 'tfx_visitor', domain: 'traffics.de', declaredLifetimeSeconds: lifetimes.days(365) },
  ],
  storage: [{ kind: 'localStorage', key: 'tfxIbe', origin: `https://${host}` }],
};
