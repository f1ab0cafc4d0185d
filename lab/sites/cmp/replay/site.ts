import { cors, noContent } from '../../../answers.ts';
import { clientScript } from '../../../client-script.ts';
import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { packageFile } from '../../../package-file.ts';
import { cards, section } from '../../../page.ts';
import { ordinarySite } from '../ordinary-site.ts';
import { truth } from './truth.ts';

const firm: Firm = {
  name: 'Versicherungsmakler Hagedorn GmbH',
  representedBy: { role: 'Geschäftsführerin', names: ['Beate Hagedorn'] },
  street: 'Lange Straße 61',
  town: '70174 Stuttgart',
  phone: '+49 711 555 48 00',
  email: 'beratung@makler-hagedorn.test',
  register: { court: 'Amtsgericht Stuttgart', number: 'HRB 768120' },
  vatDigits: '26530817',
  authority: 'Industrie- und Handelskammer Region Stuttgart, Jägerstraße 30, 70174 Stuttgart (Erlaubnis nach § 34d Abs. 1 GewO)',
  insurance: 'Südwest Vermögensschaden-Haftpflichtversicherung AG, Königstraße 2, 70173 Stuttgart; räumlicher Geltungsbereich: EU',
  dataProtectionAuthority:
    'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg, Lautenschlagerstraße 20, 70173 Stuttgart',
};

const healthForm = `<form class="form" method="post" action="/kontakt/danke">
<label>Ihr Name <input name="name" required autocomplete="name"></label>
<label>E-Mail-Adresse <input type="email" name="email" required autocomplete="email"></label>
<label>Vorerkrankungen und laufende Behandlungen <textarea name="vorerkrankungen" rows="5"></textarea></label>
<p>Wie wir Ihre Angaben verarbeiten, steht in der <a href="/datenschutz">Datenschutzerklärung</a>.</p>
<button class="button" type="submit">Angebot anfordern</button>
</form>`;

/** rrweb as published, sending to a recording service under its own name, after consent, with fields unmasked. */
export const replay = ordinarySite({
  slug: 'replay',
  domain: 'makler-hagedorn.test',
  address: '88.198.61.29',
  about: {
    de: 'Versicherungsmaklerin, die Sitzungen erst nach Einwilligung aufzeichnet – dann aber auch Eingaben im Gesundheitsformular.',
    en: 'An insurance broker who records sessions after consent only – but then what is typed into the health form too.',
  },
  firm,
  brand: 'Hagedorn',
  claim: 'Versicherungsmaklerin seit 1994',
  look: { ...looks.law, accent: '#0b3d2e', header: '#f4f1ea', onHeader: '#0b3d2e', footer: '#0b3d2e' },
  nav: [
    { text: 'Berufsunfähigkeit', href: '/berufsunfaehigkeit' },
    { text: 'Altersvorsorge', href: '/altersvorsorge' },
    { text: 'Angebot', href: '/angebot' },
  ],
  footerExtra: '<a href="#" data-cookie-einstellungen>Cookie-Einstellungen</a>',
  head: `<script defer src="/assets/banner.js"></script>
<script type="text/plain" data-einwilligung>var s=document.createElement('script');s.src='https://collect.replay-werk.test/rrweb.umd.min.js';s.onload=function(){var t=document.createElement('script');t.src='https://collect.replay-werk.test/aufzeichnung.js';document.head.append(t)};document.head.append(s);</script>`,
  notice: {
    services: [
      {
        name: 'Replay-Werk',
        provider: 'Replay-Werk GmbH, Torstraße 20, 10119 Berlin (collect.replay-werk.test)',
        purpose: 'Aufzeichnung von Mausbewegungen, Klicks und Eingaben, um unsere Formulare zu verbessern',
        transfer: null,
        storage: 'Aufzeichnungen werden nach 30 Tagen gelöscht.',
        basis: 'consent',
        cookies: [{ name: 'rw_sitzung', lifetime: 'Sitzung (Web-Speicher)', purpose: 'verbindet die Seiten eines Besuchs (Replay-Werk)' }],
      },
    ],
    ownCookies: [{ name: 'ew_wahl', lifetime: '365 Tage', purpose: 'speichert Ihre Entscheidung' }],
  },
  pages: {
    '/': {
      title: 'Unabhängig beraten',
      hero: {
        title: 'Wir arbeiten für Sie, nicht für Gesellschaften.',
        text: 'Beate Hagedorn und ihr Team vergleichen 43 Versicherer und sagen auch, welche Police Sie nicht brauchen.',
        action: { text: 'Angebot anfordern', href: '/angebot' },
      },
      main: cards([
        { title: 'Berufsunfähigkeit', text: 'Anonyme Voranfrage bei drei Gesellschaften.', hue: 160 },
        { title: 'Altersvorsorge', text: 'Was bleibt nach Steuern? Wir rechnen es vor.', hue: 120 },
      ]),
    },
    '/berufsunfaehigkeit': {
      title: 'Berufsunfähigkeit',
      main: section('Worauf es ankommt', 'Verzicht auf abstrakte Verweisung, Nachversicherung ohne neue Prüfung, klare Leistungsauslöser.'),
    },
    '/altersvorsorge': {
      title: 'Altersvorsorge',
      main: section('Drei Schichten', 'Gesetzlich, betrieblich, privat: Wir ordnen, was Sie schon haben.'),
    },
    '/angebot': { title: 'Angebot anfordern', main: healthForm },
  },
  assets: {
    '/assets/banner.js': clientScript([new URL('../choice.js', import.meta.url), new URL('banner.js', import.meta.url)], {
      key: 'ew_wahl',
      days: 365,
    }),
  },
  hosts: [
    {
      host: 'collect.replay-werk.test',
      address: '116.203.44.18',
      handle({ url, headers }) {
        if (url.pathname === '/rrweb.umd.min.js') return packageFile('rrweb/dist/rrweb.umd.min.cjs', cors(headers.origin));
        if (url.pathname === '/aufzeichnung.js') return clientScript(new URL('recorder.js', import.meta.url), { account: 'hagedorn' });
        return noContent(cors(headers.origin));
      },
    },
  ],
  truth,
  choices: { reject: [{ selector: '#ew-leiste [data-wahl=keine]' }], accept: [{ selector: '#ew-leiste [data-wahl=alle]' }] },
});
