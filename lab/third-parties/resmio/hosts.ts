import { css, html, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';

const loader = new URL('./widget.js', import.meta.url);

const page = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Tisch reservieren</title><link rel="stylesheet" href="https://static.resmio.com/static/CACHE/css/widget.4be1a0d27c91.css"></head>
<body class="widget"><form id="booking-form"><h1>Tisch reservieren</h1><label>Personen <select name="num"><option>2</option><option>3</option><option>4</option></select></label><label>Datum <input type="date" name="date"></label><label>Uhrzeit <select name="time"><option>18:00</option><option>19:00</option><option>20:00</option></select></label><button type="button">Weiter</button></form><p>powered by resmio</p></body></html>`;

function application(request: LabRequest): LabResponse {
  if (request.url.pathname.startsWith('/v1/')) return json({ objects: [] });
  if (!request.url.pathname.endsWith('/widget')) return notFound();
  return html(
    page,
    request.cookies['csrftoken']
      ? {}
      : { 'set-cookie': thirdPartyCookie('csrftoken', randomText(64), 'app.resmio.com', lifetimes.days(364), false) },
  );
}

/** resmio's table reservation: a loader that puts a frame of app.resmio.com (Django's `csrftoken`) where the page wants it. */
export const resmioHosts: readonly LabHost[] = [
  {
    host: 'static.resmio.com',
    address: '18.66.112.74',
    handle({ url }) {
      if (url.pathname.endsWith('/widget.js')) return clientScript(loader);
      return url.pathname.endsWith('.css')
        ? css(
            'body{margin:0;padding:18px;font:15px/1.6 Arial,sans-serif}label{display:block;margin:8px 0}button{background:#e8542f;color:#fff;border:0;padding:10px 22px}',
          )
        : notFound();
    },
  },
  { host: 'app.resmio.com', address: '3.126.88.19', handle: application },
];
