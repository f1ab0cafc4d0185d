import { css, html, notFound } from '../../answers.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

/** What the booking page leaves behind in a frame. */
export const terminlandFootprint: Footprint = {
  service: 'Terminland',
  hosts: ['www.terminland.de'],
  cookies: [{ name: 'ASP.NET_SessionId', domain: 'www.terminland.de', declaredLifetimeSeconds: null }],
};

const kinds = ['Kompressionsstrümpfe anmessen', 'Einlagen und Fußdruckmessung', 'Bandagen und Orthesen', 'Brustprothetik (Anprobe)'];

const booking = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Online-Terminbuchung</title><link rel="stylesheet" href="/css/tl.min.css?v=2025.3"></head>
<body><form method="post" action="./default.aspx" id="form1"><input type="hidden" name="__VIEWSTATE" value="/wEPDwUKLTk2Mjg0"><h1>Wofür möchten Sie einen Termin?</h1>
${kinds.map((kind, index) => `<p><label><input type="radio" name="tk" value="${index + 1}"> ${kind}</label></p>`).join('')}
<p><button type="submit">Weiter</button></p><p class="fuss"><a href="https://www.terminland.de/datenschutz" target="_blank">Datenschutz</a></p></form></body></html>`;

/** Terminland's booking dialogue: a page of ASP.NET with its session. */
export const terminlandHosts: readonly LabHost[] = [
  {
    host: 'www.terminland.de',
    address: '62.138.17.90',
    handle({ url, cookies }) {
      if (url.pathname.endsWith('.css'))
        return css(
          'body{font:15px Arial,sans-serif;margin:16px;color:#233}h1{font-size:19px}button{background:#0b6e99;color:#fff;border:0;padding:9px 22px}',
        );
      if (!url.pathname.endsWith('/')) return notFound();
      const session = setCookie('ASP.NET_SessionId', randomText(24), { secure: true, httpOnly: true, sameSite: 'None' });
      return cookies['ASP.NET_SessionId'] ? html(booking) : html(booking, { 'set-cookie': session });
    },
  },
];
