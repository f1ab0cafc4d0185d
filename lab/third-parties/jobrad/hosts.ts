import { css, html, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const calculator = new URL('./rechner.js', import.meta.url);

const style =
  'body{margin:0;padding:16px;font:16px/1.5 Arial,sans-serif;color:#1e2a3a;background:#f4f8ef}label{display:block;margin:8px 0}input,select{width:100%;padding:8px;border:1px solid #b8c4a8;border-radius:4px}output{display:block;margin-top:12px;font-weight:700;color:#3f7a1f}footer{margin-top:14px;font-size:12px;color:#667}';

const frame = (dealer: string) => `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>JobRad-Rechner</title>
<meta name="robots" content="noindex"><link rel="stylesheet" href="/build/assets/rechner-4c1d9a.css"></head>
<body><div id="app" data-dealer="${dealer}"><h2>Was kostet dein JobRad?</h2><form><label>Verkaufspreis inkl. MwSt. <input name="price" value="3299" inputmode="decimal"></label>
<label>Bruttogehalt im Monat <input name="salary" value="3200" inputmode="decimal"></label><label>Steuerklasse <select name="tax"><option>I</option><option>II</option><option>III</option><option>IV</option><option>V</option></select></label></form>
<output id="rate"></output><footer>Ein Service der JobRad GmbH, Freiburg</footer></div><script src="/build/assets/rechner-4c1d9a.js"></script></body></html>`;

const session = ({ cookies }: LabRequest): Record<string, string> =>
  cookies['jobrad_rechner_session']
    ? {}
    : { 'set-cookie': setCookie('jobrad_rechner_session', randomText(60), { secure: true, httpOnly: true, sameSite: 'None' }) };

/** The leasing calculator that JobRad lends to dealers, in a frame: a session of its server, what was entered last, the rate. */
export const jobRadHosts: readonly LabHost[] = [
  {
    host: 'rechner.jobrad.org',
    address: '116.202.71.18',
    handle(request) {
      const { pathname, searchParams } = request.url;
      if (pathname.endsWith('.css')) return css(style);
      if (pathname.endsWith('.js')) return clientScript(calculator);
      if (pathname === '/api/rate') return json({ rate: Math.round(Number(searchParams.get('price')) * 2.43) / 100 });
      return pathname === '/embed' ? html(frame(searchParams.get('haendler') ?? ''), session(request)) : notFound();
    },
  },
];

/** What the calculator leaves behind in a frame. */
export const jobRadFootprint: Footprint = {
  service: 'jobrad',
  hosts: ['rechner.jobrad.org'],
  cookies: [{ name: 'jobrad_rechner_session', domain: 'rechner.jobrad.org', declaredLifetimeSeconds: null }],
  storage: [{ kind: 'localStorage', key: 'jobrad-rechner', origin: 'https://rechner.jobrad.org' }],
};
