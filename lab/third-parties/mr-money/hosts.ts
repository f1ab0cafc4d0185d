import { css, html, notFound, redirect } from '../../answers.ts';
import { thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const host = 'www.mr-money.de';
const titles: Record<string, string> = {
  phv: 'Privathaftpflicht',
  hr: 'Hausrat',
  kfz: 'Kfz-Versicherung',
  zahn: 'Zahnzusatz',
  thv: 'Tierhalterhaftpflicht',
};

const page = (
  branch: string,
  broker: string,
) => `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Vergleichsrechner</title><link rel="stylesheet" href="/vergleich/css/vergleich.css"></head>
<body><form method="post" action="/vergleich/${branch}/ergebnis.php"><input type="hidden" name="id" value="${broker}"><h2>${titles[branch]}: Tarife vergleichen</h2><label>Familienstand <select name="tarif"><option>Single</option><option>Familie</option><option>Paar</option></select></label><label>Geburtsdatum <input name="gebdat" placeholder="TT.MM.JJJJ"></label><label>PLZ <input name="plz" size="5" maxlength="5"></label><label>Selbstbeteiligung <select name="sb"><option>ohne</option><option>150 €</option></select></label><button>Vergleich starten</button></form></body></html>`;

/** The comparison calculators of mr-money, in frames of brokers: the old address leads to the calculator, which keeps a session. */
export const mrMoneyHosts: readonly LabHost[] = [
  {
    host,
    address: '80.237.133.94',
    handle({ url, cookies }) {
      const branch = url.searchParams.get('sp') ?? '';
      if (url.pathname.endsWith('.css'))
        return css('body{margin:0;padding:18px;font:14px Verdana,Arial,sans-serif}label{display:block;margin:10px 0}h2{color:#1d4f91}');
      if (url.pathname === '/cookievgl.php') return redirect(`https://${host}/vergleich/index.php${url.search}`, 302);
      if (url.pathname !== '/vergleich/index.php' || !titles[branch]) return notFound();
      const session = thirdPartyCookie('PHPSESSID', randomText(26), host);
      return html(page(branch, url.searchParams.get('id') ?? ''), cookies['PHPSESSID'] ? {} : { 'set-cookie': session });
    },
  },
];

/** What a calculator in a frame leaves behind. */
export const mrMoneyFootprint: Footprint = {
  service: 'Mr-Money',
  hosts: [host],
  cookies: [{ name: 'PHPSESSID', domain: host, declaredLifetimeSeconds: null }],
};
