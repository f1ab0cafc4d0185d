import { type Firm, imprintText } from '../../firm.ts';
import { looks } from '../../looks.ts';
import { noticeServices } from '../../notice-services.ts';
import { cards, contactForm, metaPixelSnippet, renderPage, type SiteFrame, section } from '../../page.ts';
import { privacyNotice } from '../../privacy-notice.ts';
import { apexHost, siteHost } from '../../site-host.ts';
import { usercentricsSettings } from '../../third-parties/usercentrics/hosts.ts';
import type { LabSite } from '../../types.ts';
import { shopPages } from './shop-pages.ts';
import { truth } from './truth.ts';

const address = '5.9.212.44';
const settings = 'tKh4Ns3nQ';

const firm: Firm = {
  name: 'Teekontor Hansen e. K.',
  representedBy: { role: 'Inhaberin', names: ['Merle Hansen'] },
  street: 'Schiffbrücke 12',
  town: '24939 Flensburg',
  phone: '+49 461 555 02 80',
  email: 'moin@teekontor-hansen.test',
  register: { court: 'Amtsgericht Flensburg', number: 'HRA 9117' },
  vatDigits: '29518306',
  dataProtectionAuthority: 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein (ULD), Holstenstraße 98, 24103 Kiel',
};

usercentricsSettings.publish(settings, {
  text: 'Wir möchten mit Ihrer Einwilligung messen, wie unser Shop genutzt wird (Google Analytics), und Werbung bei Facebook und Instagram ausspielen (Meta-Pixel). Daten können dabei an 2 Partner und in die USA gelangen. Sie können Ihre Einwilligung jederzeit unter „Privatsphäre-Einstellungen“ widerrufen.',
  privacyPath: '/datenschutz',
  imprintPath: '/impressum',
  preTicked: false,
  hidesFromRobots: true,
  services: [
    {
      id: 'H1Vl5NidjWX',
      name: 'Usercentrics Consent Management Platform',
      category: 'Essenziell',
      description: 'Speichert Ihre Entscheidung im Web-Speicher (uc_settings, uc_user_interaction, uc_ui_version).',
      essential: true,
    },
    {
      id: 'HkocEodjb7',
      name: 'Google Analytics',
      category: 'Statistik',
      description: 'Cookies _ga und _ga_*, 2 Jahre, Google Ireland Limited.',
      essential: false,
    },
    {
      id: 'ko1w5PpFl',
      name: 'Meta-Pixel',
      category: 'Marketing',
      description: 'Cookie _fbp, 90 Tage, Meta Platforms Ireland Limited.',
      essential: false,
    },
  ],
});

// The fault of this shop: it waits for a decision, but never looks which one.
const analyticsAfterAnyDecision = `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}
(function(){var done=false;function start(){if(done||localStorage.getItem('uc_user_interaction')!=='true')return;done=true;
var s=document.createElement('script');s.async=true;s.src='https://www.googletagmanager.com/gtag/js?id=G-TEEHANS3N1';document.head.appendChild(s);
gtag('js',new Date());gtag('config','G-TEEHANS3N1');}window.addEventListener('ucEvent',start);})();</script>`;

const frame: SiteFrame = {
  brand: 'Teekontor Hansen',
  claim: 'Seit 1872 am Flensburger Hafen',
  look: {
    ...looks.shop,
    accent: '#8a3b12',
    header: '#fff8ee',
    onHeader: '#3a2417',
    paper: '#fffdf9',
    footer: '#3a2417',
    onFooter: '#f3e4d0',
    heading: 'serif',
    radius: '8px',
  },
  nav: [
    { text: 'Schwarztee', href: '/schwarztee' },
    { text: 'Kräutertee', href: '/kraeutertee' },
    { text: 'Kontakt', href: '/kontakt' },
    { text: 'Warenkorb', href: '/warenkorb' },
  ],
  footer: [
    { text: 'Impressum', href: '/impressum' },
    { text: 'Datenschutz', href: '/datenschutz' },
    { text: 'AGB', href: '/agb' },
    { text: 'Zahlung und Versand', href: '/zahlung-und-versand' },
    { text: 'Widerrufsbelehrung', href: '/widerrufsbelehrung' },
    { text: 'Vertrag widerrufen', href: '/vertrag-widerrufen' },
  ],
  footerExtra: '<a href="#" onclick="UC_UI.showSecondLayer();return false">Privatsphäre-Einstellungen</a>',
  head: `<script id="usercentrics-cmp" src="https://app.usercentrics.eu/browser-ui/latest/loader.js" data-settings-id="${settings}" async></script>
${analyticsAfterAnyDecision}${metaPixelSnippet('246813579135790', 'type="text/plain" data-usercentrics="Meta-Pixel"')}`,
};

const tea = (title: string, price: string, unit: string, hue: number) => ({
  title,
  text: `<b>${price} €</b> für 250 g (${unit} €/kg), inkl. MwSt., zzgl. <a href="/zahlung-und-versand">Versand</a><br><a class="button" href="/warenkorb">In den Warenkorb</a>`,
  hue,
});

const newsletter = `<form class="form" method="post" action="/newsletter"><h2>Post aus dem Kontor</h2><p>Einmal im Monat schreiben wir über neue Ernten und Angebote. Nach der Anmeldung bestätigen Sie Ihre Adresse über einen Link; abmelden können Sie sich jederzeit. Mehr im <a href="/datenschutz">Datenschutz</a>.</p>
<label>E-Mail-Adresse <input type="email" name="email" required autocomplete="email"></label><button class="button" type="submit">Anmelden</button></form>`;

const pages = {
  '/': renderPage(frame, {
    title: 'Tee aus Flensburg',
    hero: {
      title: 'Der Kutter fährt nicht mehr, der Tee kommt noch.',
      text: 'Wir kaufen direkt bei kleinen Gärten in Assam, Darjeeling und auf Sri Lanka und mischen im Speicher an der Schiffbrücke.',
      action: { text: 'Zum Schwarztee', href: '/schwarztee' },
    },
    main: `${cards([tea('Friesenmischung Nr. 3', '8,90', '35,60', 25), tea('Darjeeling First Flush', '14,50', '58,00', 95), tea('Pfefferminze aus Angeln', '6,40', '25,60', 140)])}${section('Fünf Generationen, eine Waage', 'Auf der Messingwaage von Urgroßvater Hans wiegen wir noch heute ab, was im Laden über den Tresen geht. Im Versand hilft eine Maschine, probieren tun wir selbst: jede Lieferung, dreimal.')}${newsletter}`,
  }),
  '/schwarztee': renderPage(frame, {
    title: 'Schwarztee',
    main: cards([
      tea('Friesenmischung Nr. 3', '8,90', '35,60', 25),
      tea('Assam Mokalbari', '9,80', '39,20', 15),
      tea('Ceylon Uva', '9,20', '36,80', 35),
    ]),
  }),
  '/kraeutertee': renderPage(frame, {
    title: 'Kräutertee',
    main: cards([
      tea('Pfefferminze aus Angeln', '6,40', '25,60', 140),
      tea('Heideblüte', '7,10', '28,40', 300),
      tea('Sanddorn und Apfel', '7,90', '31,60', 45),
    ]),
  }),
  '/kontakt': renderPage(frame, {
    title: 'Kontakt',
    main: `${section('Laden und Versand', 'Schiffbrücke 12, 24939 Flensburg, Telefon +49 461 555 02 80. Montag bis Samstag 10 bis 18 Uhr.')}${contactForm('/kontakt/gesendet', '/datenschutz')}`,
  }),
  '/kontakt/gesendet': renderPage(frame, { title: 'Danke', main: section('Danke', 'Wir antworten meist am selben Tag.') }),
  '/newsletter': renderPage(frame, { title: 'Fast geschafft', main: section('Bitte bestätigen', 'Wir haben Ihnen einen Link geschickt.') }),
  '/impressum': renderPage(frame, { title: 'Impressum', main: imprintText(firm) }),
  '/datenschutz': renderPage(frame, {
    title: 'Datenschutz',
    main: privacyNotice(firm, {
      services: [noticeServices.usercentrics, noticeServices.googleAnalytics, noticeServices.metaPixel],
      shop: true,
      newsletter: true,
      withdrawalPlace: 'über den Link „Privatsphäre-Einstellungen“ am Ende jeder Seite',
    }),
  }),
  ...Object.fromEntries(Object.entries(shopPages(firm)).map(([path, content]) => [path, renderPage(frame, content)])),
};

/** A well-run shop whose analytics ignore what the visitor said. */
export const teekontorHansen: LabSite = {
  slug: 'teekontor-hansen',
  url: 'https://www.teekontor-hansen.test/',
  about: {
    de: 'Sorgfältiger Online-Shop mit Usercentrics im offenen Schattenbaum, bei dem Google Analytics nach „Ablehnen“ trotzdem startet.',
    en: 'A careful shop with Usercentrics in an open shadow root whose Google Analytics starts although the visitor rejected.',
  },
  hosts: [siteHost({ host: 'www.teekontor-hansen.test', address, pages }), apexHost('teekontor-hansen.test', address)],
  truth,
  choices: {
    reject: [{ selector: '[data-testid=uc-deny-all-button]', shadow: '#usercentrics-root' }],
    accept: [{ selector: '[data-testid=uc-accept-all-button]', shadow: '#usercentrics-root' }],
  },
};
