import { css, html, noContent, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText, uuid } from '../../random.ts';
import type { LabHost, LabRequest } from '../../types.ts';

const loader = new URL('./loader.js', import.meta.url);

function visitorCookies({ cookies }: LabRequest): Record<string, string | string[]> {
  if (cookies['otuvid']) return {};
  return {
    'set-cookie': [
      thirdPartyCookie('otuvid', uuid().toUpperCase(), '.opentable.de', lifetimes.days(365), false),
      thirdPartyCookie('OT-SessionId', uuid(), '.opentable.de', lifetimes.minutes(30), false),
      thirdPartyCookie('OT-Session-Update-Date', String(Math.floor(Date.now() / 1000)), '.opentable.de', lifetimes.days(365), false),
      thirdPartyCookie('ak_bmsc', randomText(80), '.opentable.de', lifetimes.minutes(120)),
    ],
  };
}

const hours = ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30'].map((hour) => `<option>${hour}</option>`).join('');

const widget = `<!DOCTYPE html><html lang="de-DE"><head><meta charset="utf-8"><title>Tisch reservieren</title>
<link rel="stylesheet" href="https://cdn.otstatic.com/cfe/11/css/widget-standard.css"><script src="https://cdn.otstatic.com/cfe/11/js/widget.js" async></script></head>
<body class="ot-standard-widget"><form class="ot-dtp-picker" action="https://www.opentable.de/restref/client/" target="_blank"><h1 class="ot-title">Reservieren Sie einen Tisch</h1>
<select name="partySize" aria-label="Personen"><option>2 Personen</option><option>3 Personen</option><option>4 Personen</option></select><input type="date" name="date" aria-label="Datum"><select name="time" aria-label="Uhrzeit">${hours}</select>
<button type="submit" class="ot-button">Tisch suchen</button><p class="ot-powered-by">Powered by OpenTable</p></form></body></html>`;

const styles =
  'body{margin:0;font:14px Arial,sans-serif;border:1px solid #d8d9db;border-radius:4px}form{padding:16px}.ot-title{font-size:16px;margin:0 0 12px}select,input{display:block;width:100%;box-sizing:border-box;margin:0 0 10px;padding:9px;border:1px solid #d8d9db;background:#fff}.ot-button{width:100%;padding:11px;border:0;background:#da3743;color:#fff;font-weight:700}.ot-powered-by{font-size:11px;color:#6f737b;text-align:center}';

/** OpenTable's reservation widget: loader script, frame with cookies at .opentable.de, files from its network. */
export const openTableHosts: readonly LabHost[] = [
  {
    host: 'www.opentable.de',
    address: '104.83.12.147',
    handle(request) {
      const { pathname, search } = request.url;
      if (pathname === '/widget/reservation/loader') return clientScript(loader, { query: search.slice(1) });
      if (pathname === '/widget/reservation/canvas') return html(widget, visitorCookies(request));
      return notFound();
    },
  },
  {
    host: 'cdn.otstatic.com',
    address: '104.83.12.160',
    handle({ url }) {
      if (url.pathname.endsWith('.css')) return css(styles);
      return url.pathname.endsWith('.js') ? script('window.OT = { widget: "standard" };') : noContent();
    },
  },
];
