import { css, script } from '../../../answers.ts';
import { clientScript } from '../../../client-script.ts';
import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { cards, contactForm, list, section } from '../../../page.ts';
import { ordinarySite } from '../ordinary-site.ts';
import { requestHosts } from './hosts.ts';
import { truth } from './truth.ts';

const firm: Firm = {
  name: 'Funkmessbüro Kesselring GmbH',
  representedBy: { role: 'Geschäftsführer', names: ['Ulrich Kesselring'] },
  street: 'Wilhelm-Leuschner-Straße 70',
  town: '64293 Darmstadt',
  phone: '+49 6151 555 62 14',
  email: 'buero@funkmessbuero-kesselring.test',
  register: { court: 'Amtsgericht Darmstadt', number: 'HRB 98115' },
  vatDigits: '30582917',
  dataProtectionAuthority: 'Der Hessische Beauftragte für Datenschutz und Informationsfreiheit, Wilhelmstraße 7, 65185 Wiesbaden',
};

/** Sends in every way there is, to hosts of three service providers. */
export const requests = ordinarySite({
  slug: 'requests',
  domain: 'funkmessbuero-kesselring.test',
  address: '88.198.61.38',
  about: {
    de: 'Messbüro, das auf jede denkbare Art Anfragen sendet: Umleitung, Beacon, WebSocket, Ereignisstrom, STUN, Worker, Rahmen im Rahmen.',
    en: 'A measuring office that sends requests in every conceivable way: redirect, beacon, WebSocket, event stream, STUN, workers, nested frames.',
  },
  firm,
  brand: 'Kesselring',
  claim: 'Funkmessung und Gutachten',
  look: { ...looks.law, font: 'Messschrift,Georgia,serif', accent: '#3730a3', header: '#1e1b4b', footer: '#1e1b4b' },
  nav: [
    { text: 'Messungen', href: '/messungen' },
    { text: 'Gutachten', href: '/gutachten' },
    { text: 'Kontakt', href: '/kontakt' },
  ],
  headers: {
    'content-security-policy-report-only':
      "default-src * 'unsafe-inline' data: blob:; img-src 'self' data: https://a.drittanbieter-eins.test https://b.drittanbieter-eins.test https://c.drittanbieter-zwei.test; report-uri https://berichte.drittanbieter-zwei.test/csp",
  },
  notice: {
    extra: section(
      'Eingebundene Dienste',
      'Für Messwerte, Schriften und die Übertragung setzen wir drei Auftragsverarbeiter mit Sitz und Servern in Deutschland ein: Drittanbieter Eins GmbH (drittanbieter-eins.test), Drittanbieter Zwei GmbH (drittanbieter-zwei.test) und Drittanbieter Drei GmbH (drittanbieter-drei.test). Sie erhalten Ihre IP-Adresse; gespeichert wird nichts. Zweck der Verarbeitung ist die Anzeige aktueller Messwerte, Rechtsgrundlage Art. 6 Abs. 1 lit. f DSGVO.',
    ),
  },
  imprint: { arbitration: false },
  pages: {
    '/': {
      title: 'Wir messen, was man nicht sieht',
      hero: {
        title: 'Feldstärken, Störungen, Reichweiten.',
        text: 'Vor Ort mit dem Messwagen oder dauerhaft mit eigenen Stationen. Auftraggeber sind ausschließlich Unternehmen und Behörden.',
      },
      head: '<link rel="preconnect" href="https://vorab.drittanbieter-drei.test"><link rel="stylesheet" href="/assets/stil.css"><script defer src="/assets/netz.js"></script>',
      main: `${cards([
        { title: 'Messwagen', text: '9 kHz bis 40 GHz, Mast bis zwölf Meter.', hue: 240 },
        { title: 'Dauermessung', text: 'Vierzehn Stationen in Südhessen.', hue: 200 },
      ])}<p class="mess">Aktueller Wert: \uE000 17 dBµV</p>
<img alt="" width="1" height="1" src="https://a.drittanbieter-eins.test/start">
<img alt="" width="1" height="1" src="https://bild.drittanbieter-drei.test/verstoss.gif">
<iframe title="Messwert" width="400" height="160" src="https://rahmen.drittanbieter-eins.test/wert"></iframe>`,
    },
    '/messungen': { title: 'Messungen', main: section('Was wir messen', list('Feldstärke', 'Störfestigkeit', 'Reichweite')) },
    '/gutachten': { title: 'Gutachten', main: section('Vereidigt und unabhängig', 'Gutachten für Gerichte, Behörden und Netzbetreiber.') },
    '/kontakt': { title: 'Kontakt', main: contactForm('/kontakt/danke', '/datenschutz') },
  },
  assets: {
    '/assets/stil.css': css(
      "@import url('https://schriften.drittanbieter-drei.test/mess.css');.mess{font-family:Messschrift,Arial,sans-serif}",
    ),
    '/assets/netz.js': clientScript(new URL('page.js', import.meta.url)),
    '/assets/rechner.js': script("fetch('https://worker.drittanbieter-eins.test/rechnung',{mode:'no-cors'}).catch(()=>{});"),
    '/netz-sw.js': script(
      "self.addEventListener('install',(event)=>{self.skipWaiting();event.waitUntil(fetch('https://sw.drittanbieter-zwei.test/vorrat',{mode:'no-cors'}).catch(()=>{}));});",
    ),
  },
  hosts: requestHosts,
  truth,
});
