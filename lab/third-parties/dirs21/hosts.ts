import { cors, css, html, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';

const booking = new URL('./booking.js', import.meta.url);

function engine(request: LabRequest): LabResponse {
  const { pathname } = request.url;
  if (pathname.endsWith('.js')) return clientScript(booking, {});
  if (pathname.endsWith('.css'))
    return css(
      'body{margin:0;font:15px/1.5 Arial,sans-serif;color:#222}header{display:flex;gap:12px;padding:16px;background:#eef2f4}input,select,button{padding:9px;border:1px solid #aab}button{background:#0d6b6e;color:#fff;border:0}.rate{display:flex;justify-content:space-between;border-bottom:1px solid #dde;padding:14px 16px}',
    );
  if (!pathname.startsWith('/channels/')) return notFound();
  const session = setCookie('ASP.NET_SessionId', randomText(24).toLowerCase(), { secure: true, httpOnly: true, sameSite: 'None' });
  return html(
    `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Online buchen</title><link rel="stylesheet" href="/content/ibe.min.css?v=4.118.2"></head><body><header><input type="date" aria-label="Anreise"><input type="date" aria-label="Abreise"><select aria-label="Personen"><option>2 Erwachsene</option></select><button type="button">Verfügbarkeit prüfen</button></header><div id="ibe"></div><script src="/bundles/ibe.min.js?v=4.118.2"></script></body></html>`,
    request.cookies['ASP.NET_SessionId'] ? {} : { 'set-cookie': session },
  );
}

/** DIRS21's booking engine as it is framed or linked: page with a session cookie, calendar from its interface. */
export const dirs21Hosts: readonly LabHost[] = [
  { host: 'v4.ibe.dirs21.de', address: '62.146.13.84', handle: engine },
  {
    host: 'v4.api.ibe.dirs21.de',
    address: '62.146.13.85',
    handle: ({ headers }) =>
      json(
        [
          { name: 'Doppelzimmer Gartenseite', price: 164 },
          { name: 'Doppelzimmer Seeseite', price: 212 },
          { name: 'Familienzimmer', price: 248 },
        ],
        cors(headers.origin),
      ),
  },
];
