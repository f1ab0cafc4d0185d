import { noContent, script } from '../../../answers.ts';
import { clientScript } from '../../../client-script.ts';
import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { packageFile } from '../../../package-file.ts';
import { cards, contactForm, section } from '../../../page.ts';
import { ordinarySite } from '../ordinary-site.ts';
import { posthogHosts, projectKey } from './hosts.ts';
import { truth } from './truth.ts';

const firm: Firm = {
  name: 'Werkbank Digital UG (haftungsbeschränkt)',
  representedBy: { role: 'Geschäftsführer', names: ['Linus Dahlmann'] },
  street: 'Karl-Heine-Straße 54',
  town: '04229 Leipzig',
  phone: '+49 341 555 73 28',
  email: 'moin@werkbank-digital.test',
  register: { court: 'Amtsgericht Leipzig', number: 'HRB 41207' },
  vatDigits: '35602918',
  dataProtectionAuthority: 'Sächsische Datenschutz- und Transparenzbeauftragte, Maternistraße 17, 01067 Dresden',
};

const loader = `!function(t,e){var o,n,p,r;e.__SV||(window.posthog=e,e._i=[],e.init=function(i,s,a){function g(t,e){var o=e.split(".");2==o.length&&(t=t[o[0]],e=o[1]),t[e]=function(){t.push([e].concat(Array.prototype.slice.call(arguments,0)))}}(p=t.createElement("script")).type="text/javascript",p.crossOrigin="anonymous",p.async=!0,p.src=s.api_host.replace(".i.posthog.com","-assets.i.posthog.com")+"/static/array.js",(r=t.getElementsByTagName("script")[0]).parentNode.insertBefore(p,r);var u=e;for(void 0!==a?u=e[a]=[]:a="posthog",u.people=u.people||[],o="capture identify reset opt_out_capturing".split(" "),n=0;n<o.length;n++)g(u,o[n]);e._i.push([i,s,a])},e.__SV=1)}(document,window.posthog||[]);posthog.init('${projectKey}',{api_host:'https://eu.i.posthog.com',person_profiles:'identified_only',session_recording:{maskAllInputs:true}});`;

/** PostHog after consent, a banner in a closed shadow root, and FingerprintJS before anybody was asked. */
export const posthog = ordinarySite({
  slug: 'posthog',
  domain: 'werkbank-digital.test',
  address: '88.198.61.28',
  about: {
    de: 'Start-up mit Banner in einer geschlossenen Shadow-Root: PostHog nach Zustimmung, FingerprintJS schon vorher.',
    en: 'A start-up with a banner in a closed shadow root: PostHog after consent, FingerprintJS even before.',
  },
  firm,
  brand: 'Werkbank',
  claim: 'Aufträge, Zeiten, Rechnungen',
  look: { ...looks.saas, ink: '#0b1020', accent: '#3654ff', header: '#0b1020', onHeader: '#e8ecff', footer: '#0b1020' },
  nav: [
    { text: 'Produkt', href: '/produkt' },
    { text: 'Team', href: '/team' },
    { text: 'Kontakt', href: '/kontakt' },
  ],
  footerExtra: '<a href="#" data-cookie-einstellungen>Cookie-Einstellungen</a>',
  head: `<script src="/assets/geraet/fp.min.js"></script><script type="module" src="/assets/geraet.js"></script><script defer src="/assets/banner.js"></script>
<script type="text/plain" data-einwilligung>${loader}</script>`,
  notice: {
    services: [
      {
        name: 'PostHog',
        provider: 'PostHog, Inc., 2261 Market Street #4008, San Francisco, CA 94114, USA; die Daten liegen in Frankfurt am Main',
        purpose: 'Produktanalyse und Aufzeichnung von Sitzungen; Eingaben in Formularfelder werden maskiert',
        transfer:
          'Zugriffe der PostHog, Inc. aus den USA stützen sich auf den Angemessenheitsbeschluss zum EU-US Data Privacy Framework (DPF), Art. 45 DSGVO, hilfsweise auf Standardvertragsklauseln (Art. 46 Abs. 2 lit. c DSGVO).',
        storage: 'Ereignisse werden nach 12 Monaten gelöscht, Aufzeichnungen nach 30 Tagen.',
        basis: 'consent',
        cookies: [
          { name: 'ph_*', lifetime: '1 Jahr (Cookie), im Web-Speicher bis zur Löschung', purpose: 'Kennung und Sitzung (PostHog)' },
        ],
      },
      {
        name: 'FingerprintJS',
        provider: 'Werkbank Digital UG (haftungsbeschränkt) selbst; die Bibliothek liegt auf unserem Server',
        purpose: 'Bildung einer Gerätekennung aus Eigenschaften Ihres Browsers, um mehrfache Testkonten zu erkennen',
        transfer: null,
        storage: 'Die Kennung wird nach 30 Tagen gelöscht.',
        basis: 'consent',
        cookies: [],
      },
    ],
    ownCookies: [{ name: 'werkbank_wahl', lifetime: '180 Tage', purpose: 'speichert Ihre Entscheidung im Einwilligungsfenster' }],
  },
  imprint: { arbitration: false },
  pages: {
    '/': {
      title: 'Die Werkbank fürs Büro',
      hero: {
        title: 'Vom Anruf bis zur Rechnung an einem Ort.',
        text: 'Für Handwerksbetriebe, die abends lieber Feierabend machen als Zettel sortieren. Unser Angebot richtet sich ausschließlich an Unternehmen.',
      },
      main: cards([
        { title: 'Aufträge', text: 'Foto machen, Aufmaß eintippen, fertig.', hue: 230 },
        { title: 'Zeiten', text: 'Start, Pause, Ende – auch ohne Netz.', hue: 75 },
        { title: 'Rechnungen', text: 'Als E-Rechnung mit einem Klick.', hue: 200 },
      ]),
    },
    '/produkt': { title: 'Produkt', main: section('Was drin ist', 'Auftragsmappe, Kalender, Zeiterfassung, Angebote und E-Rechnungen.') },
    '/team': { title: 'Team', main: section('Sechs Leute, ein Hof', 'Wir sitzen in einer alten Schlosserei in Plagwitz.') },
    '/kontakt': { title: 'Kontakt', main: contactForm('/kontakt/danke', '/datenschutz') },
  },
  assets: {
    '/assets/geraet/fp.min.js': packageFile('@fingerprintjs/fingerprintjs/dist/fp.min.js'),
    '/assets/geraet.js': script(
      `const a=await window.FingerprintJS.load({monitoring:false});const {visitorId}=await a.get();await fetch('/api/geraet',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({nummer:visitorId})});`,
    ),
    '/api/geraet': noContent(),
    '/assets/banner.js': clientScript([new URL('../choice.js', import.meta.url), new URL('banner.js', import.meta.url)], {
      key: 'werkbank_wahl',
      days: 180,
      cookies: [`ph_${projectKey}_posthog`],
    }),
  },
  hosts: posthogHosts,
  truth,
});
