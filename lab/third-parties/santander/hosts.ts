import { html, notFound } from '../../answers.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';

const page = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Finanzierungsrechner</title><style>body{margin:0;font:15px Arial,sans-serif;padding:20px}h2{color:#ec0000}label{display:block;margin:10px 0}strong{font-size:22px}</style></head>
<body><h2>Ihre Monatsrate</h2><label>Fahrzeugpreis <input type="number" value="24990"></label><label>Anzahlung <input type="number" value="4000"></label><label>Laufzeit <select><option>48 Monate</option><option>60 Monate</option></select></label><p><strong>279,00 €</strong> im Monat, effektiver Jahreszins 4,99 %</p></body></html>`;

/** The calculator that a bank gives to car dealers for their frames. */
export const santanderHosts: readonly LabHost[] = [
  {
    host: 'webrechner.santander.de',
    address: '193.104.221.40',
    handle({ url, cookies }) {
      if (!url.pathname.startsWith('/haendler/')) return notFound();
      const balance = thirdPartyCookie('TS01a7f3c2', randomText(90), 'webrechner.santander.de');
      const session = thirdPartyCookie('webrechner_sid', randomText(32), 'webrechner.santander.de', lifetimes.minutes(60));
      return html(page, cookies['webrechner_sid'] ? {} : { 'set-cookie': [balance, session] });
    },
  },
];
