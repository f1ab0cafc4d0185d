import { clientScript } from '../../../client-script.ts';
import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { noticeServices } from '../../../notice-services.ts';
import { analyticsSnippet, cards, contactForm, list, section } from '../../../page.ts';
import { ordinarySite } from '../ordinary-site.ts';
import { clarityHosts } from './hosts.ts';
import { analyticsId, truth } from './truth.ts';

const firm: Firm = {
  name: 'Backstube Siebenhaar OHG',
  representedBy: { role: 'Gesellschafter', names: ['Ruth Siebenhaar', 'Theo Siebenhaar'] },
  street: 'Marktplatz 14',
  town: '99423 Weimar',
  phone: '+49 3643 555 07 21',
  email: 'stube@backstube-siebenhaar.test',
  register: { court: 'Amtsgericht Jena', number: 'HRA 502317' },
  vatDigits: '22850346',
  dataProtectionAuthority: 'Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit, Häßlerstraße 8, 99096 Erfurt',
};

const snippet = `<script>(function(c,l,a,r,i,t,y){c[a]=c[a]||function(){(c[a].q=c[a].q||[]).push(arguments)};t=l.createElement(r);t.async=1;t.src="https://www.clarity.ms/tag/"+i;y=l.getElementsByTagName(r)[0];y.parentNode.insertBefore(t,y);})(window,document,"clarity","script","kq7w2m9xzt");</script>`;

/** Clarity as published, running from the first moment beside a banner that only asks for something else. */
export const clarity = ordinarySite({
  slug: 'clarity',
  domain: 'backstube-siebenhaar.test',
  address: '88.198.61.30',
  about: {
    de: 'Konditorei, die Microsoft Clarity ohne zu fragen laufen lässt; das Banner fragt nur nach Google Analytics.',
    en: 'A confectioner that runs Microsoft Clarity without asking; the banner only asks for Google Analytics.',
  },
  firm,
  brand: 'Backstube Siebenhaar',
  claim: 'Konditorei & Rezepte',
  look: {
    ...looks.personal,
    accent: '#7c2d12',
    header: '#ffedd5',
    onHeader: '#7c2d12',
    footer: '#7c2d12',
    onFooter: '#ffedd5',
    radius: '22px',
  },
  nav: [
    { text: 'Rezepte', href: '/rezepte' },
    { text: 'Torten', href: '/torten' },
    { text: 'Kontakt', href: '/kontakt' },
  ],
  footerExtra: '<a href="#" data-cookie-einstellungen>Cookie-Einstellungen</a>',
  head: `${snippet}<script defer src="/assets/hinweis.js"></script>${analyticsSnippet(analyticsId, 'type="text/plain" data-einwilligung')}`,
  notice: {
    services: [
      noticeServices.googleAnalytics,
      {
        name: 'Microsoft Clarity',
        provider: 'Microsoft Ireland Operations Limited, One Microsoft Place, Leopardstown, Dublin 18, Irland',
        purpose: 'Aufzeichnung von Mausbewegungen und Klicks, um die Website zu verbessern',
        transfer:
          'Dabei werden Daten an die Microsoft Corporation in den USA übermittelt. Grundlage ist der Angemessenheitsbeschluss zum EU-US Data Privacy Framework (DPF), Art. 45 DSGVO; der Empfänger ist zertifiziert.',
        storage: 'Aufzeichnungen werden nach 30 Tagen gelöscht, Auswertungen nach 13 Monaten.',
        basis: 'consent',
        cookies: [
          { name: '_clck', lifetime: '1 Jahr', purpose: 'Besucherkennung (Microsoft Clarity)' },
          { name: '_clsk', lifetime: '1 Tag', purpose: 'Sitzung (Microsoft Clarity)' },
          { name: 'CLID', lifetime: '1 Jahr', purpose: 'Kennung bei www.clarity.ms (Microsoft Clarity)' },
          { name: '_cltk', lifetime: 'Sitzung (Web-Speicher)', purpose: 'Kennung des Tabs (Microsoft Clarity)' },
        ],
      },
    ],
    ownCookies: [{ name: 'keks_wahl', lifetime: '180 Tage', purpose: 'speichert Ihre Entscheidung' }],
  },
  pages: {
    '/': {
      title: 'Zwiebelmarkt und Zimtschnecken',
      hero: {
        title: 'Butter, Zeit und ein Ofen von 1931.',
        text: 'Wir backen, was Weimar seit vier Generationen isst, und verraten ab und zu ein Rezept.',
      },
      main: cards([
        { title: 'Rezept des Monats', text: 'Thüringer Mohnstriezel, zum Nachbacken für sechs Personen.', hue: 25 },
        { title: 'Torten nach Wunsch', text: 'Bitte eine Woche vorher anrufen.', hue: 340 },
      ]),
    },
    '/rezepte': {
      title: 'Rezepte',
      main: section('Mohnstriezel', list('500 g Mehl', '250 g gemahlener Mohn', '200 ml Milch', '80 g Butter', '1 Würfel Hefe')),
    },
    '/torten': {
      title: 'Torten',
      main: section('Für Hochzeiten und Jubiläen', 'Von zwölf bis hundertzwanzig Stück, geliefert im Umkreis von 30 Kilometern.'),
    },
    '/kontakt': { title: 'Kontakt', main: contactForm('/kontakt/danke', '/datenschutz') },
  },
  assets: {
    '/assets/hinweis.js': clientScript([new URL('../choice.js', import.meta.url), new URL('banner.js', import.meta.url)], {
      key: 'keks_wahl',
      days: 180,
      cookies: ['_ga', `_ga_${analyticsId.replace('G-', '')}`],
    }),
  },
  hosts: clarityHosts,
  truth,
  choices: { reject: [{ selector: '#hinweis [data-wahl=keine]' }], accept: [{ selector: '#hinweis [data-wahl=alle]' }] },
});
