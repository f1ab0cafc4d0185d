import { css, html, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie, thirdPartyCookie } from '../../cookie.ts';
import { randomText, uuid } from '../../random.ts';
import type { LabHost, LabRequest } from '../../types.ts';

const widget = new URL('./widget.js', import.meta.url);

const style = `body{margin:0;font:15px/1.5 Roboto,Arial,sans-serif;background:#f8f9fb;color:#2d3a4b}header{background:#107aca;color:#fff;padding:14px 18px;font-weight:700}
main{padding:18px}label{display:block;margin-bottom:14px}select{display:block;width:100%;padding:9px;border:1px solid #b6c3d1;border-radius:6px;font:inherit}
.dl-slots{display:grid;grid-template-columns:repeat(4,1fr);gap:8px}.dl-slots button{border:0;border-radius:6px;background:#d6ecfb;color:#0a4f85;padding:9px;font:inherit}`;

const page = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Termin online buchen | Doctolib</title><meta name="robots" content="noindex">
<link rel="stylesheet" href="https://assets.doctolib.fr/packs/css/iframe-8c1f27d0.css"></head>
<body class="dl-desktop dl-iframe"><header>Online-Termin buchen</header><main><label>Waren Sie schon einmal in dieser Praxis?<select><option>Nein</option><option>Ja</option></select></label>
<label>Besuchsgrund<select id="visit-motive"><option>Kontrolluntersuchung</option><option>Professionelle Zahnreinigung</option><option>Schmerzen</option></select></label>
<div class="dl-slots" id="slots"></div></main><script src="https://assets.doctolib.fr/packs/js/iframe-5be0c9a4.js"></script></body></html>`;

function visitorCookies({ cookies }: LabRequest): Record<string, string[]> {
  if (cookies['ssid']) return {};
  const session = { secure: true, httpOnly: true, sameSite: 'None' } as const;
  const fresh = [
    thirdPartyCookie('__cf_bm', `${randomText(43)}-${Math.floor(Date.now() / 1000)}-1.0.1.1`, '.doctolib.de', lifetimes.minutes(30)),
    thirdPartyCookie('ssid', uuid(), '.doctolib.de', lifetimes.days(365)),
    setCookie('_doctolib_session', randomText(160), session),
  ];
  return { 'set-cookie': fresh };
}

/** Doctolib as a practice puts it into its own page: the frame of partners.doctolib.de, its assets and its free appointments. */
export const doctolibHosts: readonly LabHost[] = [
  {
    host: 'partners.doctolib.de',
    address: '104.18.22.64',
    handle(request) {
      if (request.url.pathname === '/availabilities.json')
        return json({ availabilities: ['08:20', '09:40', '11:00', '14:20', '15:00', '16:40'], total: 6 });
      return /^\/(zahnarztpraxis|zahnarzt|praxis)\//.test(request.url.pathname) ? html(page, visitorCookies(request)) : notFound();
    },
  },
  {
    host: 'assets.doctolib.fr',
    address: '104.18.23.64',
    handle({ url }) {
      if (url.pathname.endsWith('.css')) return css(style);
      return url.pathname.endsWith('.js') ? clientScript(widget) : notFound();
    },
  },
];
