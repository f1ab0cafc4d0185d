import { html, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

/** Its host, which scripts and booking pages come from. */
const host = 'booking.vetstoria.com';
const button = new URL('./floating-button.js', import.meta.url);

const booking = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Online-Terminbuchung | Vetstoria</title>
<style>body{margin:0;padding:20px;font:15px/1.5 Lato,Arial,sans-serif;color:#24323a}h1{font-size:19px}button{border:0;border-radius:4px;background:#2f7d6b;color:#fff;padding:10px 20px}</style></head>
<body><div id="oabp-app"><h1>Für welches Tier möchten Sie einen Termin?</h1><p><label><input type="radio" name="species" value="dog"> Hund</label> <label><input type="radio" name="species" value="cat"> Katze</label> <label><input type="radio" name="species" value="small"> Kleintier</label></p>
<p><button type="button">Weiter</button></p><small>Powered by <a href="https://www.vetstoria.com/" target="_blank" rel="noopener">Vetstoria</a></small></div></body></html>`;

/** The load balancer keeps a visitor with one server: of its two cookies only this one lasts on the pages of others. */
function balancer({ cookies }: LabRequest): string[] {
  return cookies['AWSALBCORS'] ? [] : [thirdPartyCookie('AWSALBCORS', randomText(96), '', lifetimes.days(7), false)];
}

/** Vetstoria, online appointments of veterinary practices: the button for every page and the booking page in a frame. */
export const vetstoriaHosts: readonly LabHost[] = [
  {
    host,
    address: '54.229.161.38',
    handle(request) {
      const { pathname } = request.url;
      if (pathname === '/js/oabp-widget-floating-button.min.js') return clientScript(button, {}, { 'set-cookie': balancer(request) });
      if (!/^\/booking\/[0-9a-f]{13}$/.test(pathname)) return notFound();
      const session = setCookie('PHPSESSID', randomText(26), { secure: true, httpOnly: true, sameSite: 'None' });
      return html(booking, { 'set-cookie': [...balancer(request), ...(request.cookies['PHPSESSID'] ? [] : [session])] });
    },
  },
];

/** What the floating button leaves behind before anybody clicks it. */
export const vetstoriaButtonFootprint: Footprint = {
  service: 'Vetstoria',
  hosts: [host],
  cookies: [{ name: 'AWSALBCORS', domain: host, declaredLifetimeSeconds: lifetimes.days(7) }],
};
