import { html, notFound, pixel, redirect, script } from '../../../answers.ts';
import { clientScript } from '../../../client-script.ts';
import { lifetimes, setCookie, thirdPartyCookie } from '../../../cookie.ts';
import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { cards, list, renderPage, section } from '../../../page.ts';
import { frameOf, type OrdinarySite, ordinarySite } from '../ordinary-site.ts';
import { truth } from './truth.ts';

const firm: Firm = {
  name: 'Heimatmuseum Krumbeck e. V.',
  representedBy: { role: 'Vorstand', names: ['Hartmut Ellerbrock (Vorsitzender)', 'Insa Folkerts (Schatzmeisterin)'] },
  street: 'Kirchstraße 2',
  town: '26215 Wiefelstede',
  phone: '+49 4402 555 71 6',
  email: 'museum@museum-krumbeck.test',
  register: { court: 'Amtsgericht Oldenburg', number: 'VR 120577' },
  dataProtectionAuthority: 'Der Landesbeauftragte für den Datenschutz Niedersachsen (LfD Niedersachsen), Prinzenstraße 5, 30159 Hannover',
};

const headerCookies = [
  setCookie('sitzung', 'gast', { secure: true, httpOnly: true, sameSite: 'Lax' }),
  // Longer than the 400 days that Chromium allows.
  setCookie('merker', '1', { lifetimeSeconds: lifetimes.years(2), secure: true, sameSite: 'Lax' }),
  // Refused: SameSite=None needs Secure.
  setCookie('unsicher', '1', { lifetimeSeconds: lifetimes.days(10), sameSite: 'None' }),
  // Refused: __Host- allows no Domain.
  setCookie('__Host-sprache', 'de', { lifetimeSeconds: lifetimes.days(10), domain: 'museum-krumbeck.test', secure: true, sameSite: 'Lax' }),
];

const passive = "self.addEventListener('install',()=>self.skipWaiting());";

const description: OrdinarySite = {
  slug: 'cookies',
  domain: 'museum-krumbeck.test',
  address: '88.198.61.37',
  about: {
    de: 'Heimatmuseum, das auf jede denkbare Art etwas speichert: Kopfzeile, Skript, Rahmen, Umleitung, Datenbank, Zwischenspeicher.',
    en: 'A local museum that stores things in every conceivable way: header, script, frame, redirect, database, cache.',
  },
  firm,
  brand: 'Heimatmuseum Krumbeck',
  claim: 'Handwerk im Ammerland',
  look: { ...looks.craft, accent: '#3d5a40', header: '#e9efe6', onHeader: '#22301f', footer: '#22301f', onFooter: '#dfe8da' },
  nav: [
    { text: 'Ausstellung', href: '/ausstellung' },
    { text: 'Werkstatt', href: '/werkstatt' },
    { text: 'Besuch', href: '/besuch' },
  ],
  head: '<script defer src="/assets/museum.js"></script>',
  imprint: { arbitration: false },
  headers: { 'set-cookie': headerCookies },
  notice: {
    contactForm: false,
    ownCookies: [
      { name: 'sitzung', lifetime: 'Sitzung', purpose: 'hält Ihre Sitzung' },
      { name: 'merker', lifetime: '2 Jahre', purpose: 'merkt sich, dass Sie den Lageplan gesehen haben' },
      { name: 'ansicht', lifetime: '30 Tage', purpose: 'Kacheln oder Liste' },
      { name: 'schrift', lifetime: '60 Tage', purpose: 'Schriftgröße' },
      { name: 'fluechtig', lifetime: 'wird sofort gelöscht', purpose: 'prüft, ob Cookies erlaubt sind' },
      { name: 'spaeter', lifetime: '1 Tag', purpose: 'merkt sich, dass Sie länger geblieben sind' },
      { name: 'werkstatt', lifetime: '1 Tag', purpose: 'merkt sich, dass Sie die Werkstatt besucht haben' },
      { name: 'kachel', lifetime: '7 Tage', purpose: 'Einstellung der Karte (frame.kachel-dienst.test)' },
      { name: 'sprung', lifetime: '5 Tage', purpose: 'Umleitung von Bildern (weiter.sprung-dienst.test)' },
      {
        name: 'museum.filter, museum.start, museum-katalog, museum-seiten, museum-sw.js',
        lifetime: 'Web-Speicher',
        purpose: 'Katalog auch ohne Netz',
      },
      {
        name: 'kachel.groesse, kachel.zoom, kachel-karten, kachel-bilder, kachel-sw.js',
        lifetime: 'Web-Speicher',
        purpose: 'Karten des Kachel-Dienstes',
      },
    ],
    extra: section(
      'Eingebundene Dienste',
      'Den Lageplan zeigt die Kachel-Dienst GmbH, Bremen (frame.kachel-dienst.test) in einem Rahmen; Bilder leitet die Sprung-Dienst GmbH, Bremen (weiter.sprung-dienst.test) weiter. Beide speichern nur Einstellungen der Anzeige und keine Kennung. Zweck der Verarbeitung ist die Anzeige von Lageplan und Bildern, Rechtsgrundlage Art. 6 Abs. 1 lit. f DSGVO.',
    ),
  },
  pages: {
    '/': {
      title: 'Willkommen im Museum',
      hero: {
        title: 'Was die Hände wussten.',
        text: 'Schmiede, Weberei und Holzschuhmacherei in einem Haus von 1748. Dienstag bis Sonntag von 10 bis 17 Uhr.',
      },
      main: `${cards([
        { title: 'Schmiede', text: 'Sonntags brennt das Feuer.', hue: 15 },
        { title: 'Weberei', text: 'Drei Handwebstühle in Betrieb.', hue: 110 },
      ])}<iframe title="Lageplan" width="600" height="260" src="https://frame.kachel-dienst.test/plan"></iframe>
<img alt="Wappen" width="16" height="16" src="https://weiter.sprung-dienst.test/wappen">`,
    },
    '/ausstellung': { title: 'Ausstellung', main: section('Drei Räume', list('Schmiede', 'Weberei', 'Holzschuhe')) },
    '/besuch': { title: 'Besuch', main: section('Eintritt', 'Der Eintritt ist frei, wir freuen uns über eine Spende.') },
  },
  hosts: [
    {
      host: 'frame.kachel-dienst.test',
      address: '116.203.90.11',
      handle({ url }) {
        const kachel = `${setCookie('kachel', '1', { lifetimeSeconds: lifetimes.days(7), secure: true, sameSite: 'None' })}; Partitioned`;
        if (url.pathname === '/plan')
          return html(
            '<!doctype html><html lang="de"><title>Lageplan</title><style>body{margin:0;background:#dfe8da;font:16px Arial}p{padding:20px}</style><p>Lageplan: Haupthaus, Schmiede, Garten</p><script src="/kachel.js"></script></html>',
            { 'set-cookie': kachel },
          );
        if (url.pathname === '/kachel.js') return clientScript(new URL('frame.js', import.meta.url));
        return url.pathname === '/kachel-sw.js' ? script(passive) : notFound();
      },
    },
    {
      host: 'weiter.sprung-dienst.test',
      address: '116.203.90.12',
      handle: () =>
        redirect('https://www.museum-krumbeck.test/assets/wappen.gif', 302, {
          'set-cookie': thirdPartyCookie('sprung', '1', 'sprung-dienst.test', lifetimes.days(5), false),
        }),
    },
  ],
  assets: {
    '/assets/museum.js': clientScript(new URL('page.js', import.meta.url)),
    '/museum-sw.js': script(passive),
    '/assets/wappen.gif': pixel(),
  },
  truth,
};

const workshop = {
  title: 'Werkstatt',
  main: section('Selbst probieren', 'Jeden ersten Samstag schmieden Kinder ab acht Jahren einen Haken. Anmeldung am Telefon.'),
};

/** Stores in every way there is, nothing of which identifies anybody. */
export const cookies = ordinarySite({
  ...description,
  assets: {
    ...description.assets,
    '/werkstatt': {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'set-cookie': [
          ...headerCookies,
          setCookie('werkstatt', 'besucht', { lifetimeSeconds: lifetimes.days(1), secure: true, sameSite: 'Lax' }),
        ],
      },
      body: renderPage(frameOf(description), workshop),
    },
  },
});
