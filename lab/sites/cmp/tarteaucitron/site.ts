import { notFound } from '../../../answers.ts';
import { clientScript } from '../../../client-script.ts';
import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { noticeServices } from '../../../notice-services.ts';
import { packageFile } from '../../../package-file.ts';
import { cards, section } from '../../../page.ts';
import { ordinarySite } from '../ordinary-site.ts';
import { truth } from './truth.ts';

const firm: Firm = {
  name: 'Kammerlichtspiele Amberg GmbH',
  representedBy: { role: 'Geschäftsführerin', names: ['Rosalie Hirtreiter'] },
  street: 'Ziegelgasse 11',
  town: '92224 Amberg',
  phone: '+49 9621 555 88 40',
  email: 'kino@kammerlichtspiele.test',
  register: { court: 'Amtsgericht Amberg', number: 'HRB 4471' },
  vatDigits: '27349186',
  dataProtectionAuthority: 'Bayerisches Landesamt für Datenschutzaufsicht (BayLDA), Promenade 18, 91522 Ansbach',
};

const folder = '/assets/tarteaucitron/';

/** tarteaucitron as published: analytics and a map after consent only. */
export const tarteaucitron = ordinarySite({
  slug: 'tarteaucitron',
  domain: 'kammerlichtspiele.test',
  address: '88.198.61.22',
  about: {
    de: 'Stadtkino mit tarteaucitron: Ablehnen, Annehmen und Anpassen nebeneinander, Statistik und Karte erst danach.',
    en: 'A town cinema with tarteaucitron: deny, accept and personalise side by side, statistics and map only afterwards.',
  },
  firm,
  brand: 'Kammerlichtspiele',
  claim: 'Programmkino in der Altstadt',
  look: { ...looks.news, paper: '#fdf6ec', header: '#2b1420', onHeader: '#fbe7c6', footer: '#2b1420', accent: '#9b2226' },
  nav: [
    { text: 'Programm', href: '/programm' },
    { text: 'Das Haus', href: '/haus' },
    { text: 'Anfahrt', href: '/anfahrt' },
  ],
  footerExtra: '<a href="#tarteaucitron">Cookie-Einstellungen</a>',
  head: `<script src="${folder}tarteaucitron.js"></script><script src="/assets/cookies.js"></script>`,
  notice: {
    contactForm: false,
    services: [noticeServices.googleAnalytics, noticeServices.googleMaps],
    ownCookies: [{ name: 'tarteaucitron', lifetime: '1 Jahr', purpose: 'speichert Ihre Entscheidung über Cookies' }],
  },
  pages: {
    '/': {
      title: 'Diese Woche im Kino',
      hero: {
        title: 'Zwei Säle, 168 Sessel, ein Projektor von 1957.',
        text: 'Wir zeigen, was es sonst nirgends in der Oberpfalz gibt. Montags im Original mit Untertiteln, sonntags Frühstückskino.',
      },
      main: cards([
        { title: 'Das Salz der Flüsse', text: 'Dokumentarfilm, 94 Minuten. Donnerstag bis Mittwoch 20.15 Uhr.', hue: 20 },
        { title: 'Nachtzug nach Triest', text: 'Krimi, 118 Minuten. Freitag und Samstag 22.30 Uhr.', hue: 240 },
        { title: 'Der kleine Biber', text: 'Trickfilm ab 4 Jahren. Samstag und Sonntag 15 Uhr.', hue: 60 },
      ]),
    },
    '/programm': {
      title: 'Programm',
      main: '<table><tr><th>Tag</th><th>Saal 1</th><th>Saal 2</th></tr><tr><td>Montag</td><td>Das Salz der Flüsse (OmU)</td><td>Nachtzug nach Triest (OmU)</td></tr><tr><td>Dienstag</td><td>Das Salz der Flüsse</td><td>Filmklub</td></tr><tr><td>Mittwoch</td><td>Das Salz der Flüsse</td><td>Kino für Ausgeschlafene, 10 Uhr</td></tr></table><p>Karten gibt es eine halbe Stunde vor der Vorstellung an der Kasse oder vorab am Telefon.</p>',
    },
    '/haus': {
      title: 'Das Haus',
      main: section(
        'Seit 1926 am selben Ort',
        'Als Stummfilmtheater gebaut, als Tanzsaal überlebt, seit 1988 wieder Kino. Beide Säle sind stufenlos erreichbar und haben eine Induktionsschleife.',
      ),
    },
    '/anfahrt': {
      title: 'Anfahrt',
      main: section(
        'So finden Sie uns',
        'Vom Bahnhof gehen Sie fünf Minuten durch das Vilstor. Parken können Sie in der Kräuterwiese.',
        '<div class="googlemapsembed" data-url="https://www.google.com/maps/embed?pb=!1m18!1m12!1skammerlichtspiele" title="Karte" width="600" height="340"></div>',
      ),
    },
  },
  assets: { '/assets/cookies.js': clientScript(new URL('settings.js', import.meta.url), { analytics: 'G-KAMMERL1CH' }) },
  fallback: ({ url }) => {
    const file = url.pathname.slice(folder.length);
    const known = /^(tarteaucitron(\.services)?\.js|css\/tarteaucitron\.css|lang\/tarteaucitron\.de\.js|advertising\.js)$/.test(file);
    return url.pathname.startsWith(folder) && known ? packageFile(`tarteaucitronjs/${file}`) : notFound();
  },
  truth,
  choices: { reject: [{ selector: '#tarteaucitronAllDenied2' }], accept: [{ selector: '#tarteaucitronPersonalize2' }] },
});
