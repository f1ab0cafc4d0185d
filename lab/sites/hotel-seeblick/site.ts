import { type Firm, imprintText } from '../../firm.ts';
import { looks } from '../../looks.ts';
import { noticeServices } from '../../notice-services.ts';
import { cards, list, picture, renderPage, type SiteFrame, section } from '../../page.ts';
import { privacyNotice } from '../../privacy-notice.ts';
import { apexHost, siteHost } from '../../site-host.ts';
import { consentmanagerPlatforms } from '../../third-parties/consentmanager/hosts.ts';
import type { LabSite } from '../../types.ts';
import { truth } from './truth.ts';

const address = '5.9.31.120';
const platform = 'c4f1e90ab27d';
const analytics = 'G-SEEBL1CK77';

const firm: Firm = {
  name: 'Hotel Seeblick Warnow GmbH & Co. KG',
  representedBy: {
    role: 'Komplementärin: Seeblick Verwaltungs GmbH (Amtsgericht Rostock, HRB 14420), diese vertreten durch die Geschäftsführerin',
    names: ['Ragna Wulff'],
  },
  street: 'Seepromenade 5',
  town: '18119 Rostock',
  phone: '+49 381 555 04 90',
  email: 'empfang@hotel-seeblick.test',
  register: { court: 'Amtsgericht Rostock', number: 'HRA 3318' },
  vatDigits: '25830174',
  dataProtectionAuthority:
    'Der Landesbeauftragte für Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern, Werderstraße 74a, 19055 Schwerin',
};

consentmanagerPlatforms.publish(platform, {
  text: 'Mit Ihrer Einwilligung messen wir mit Google Analytics (1 Partner, Google Ireland Limited), welche Angebote gefallen. Dabei können Daten in die USA übermittelt werden. Sie können Ihre Einwilligung jederzeit über „Datenschutz-Einstellungen“ am Seitenende widerrufen.',
  privacyPath: '/datenschutz',
  imprintPath: '/impressum',
  hidesFromRobots: false,
  purposes: [{ id: 'measurement', name: 'Messung', description: 'Google Analytics: Cookies _ga und _ga_*, 2 Jahre.' }],
});

// Consent Mode "advanced": the library loads at once and reports without identifiers until consent is given.
const consentMode = `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}
gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied',wait_for_update:500});
gtag('js',new Date());gtag('config','${analytics}');</script>
<script async src="https://www.googletagmanager.com/gtag/js?id=${analytics}"></script>`;

const frame: SiteFrame = {
  brand: 'Hotel Seeblick',
  claim: 'Warnemünde, zweite Reihe Ostsee',
  look: looks.hotel,
  nav: [
    { text: 'Zimmer', href: '/zimmer' },
    { text: 'Restaurant', href: '/restaurant' },
    { text: 'Lage', href: '/lage' },
    { text: 'Anfrage', href: '/anfrage' },
  ],
  footer: [
    { text: 'Impressum', href: '/impressum' },
    { text: 'Datenschutz', href: '/datenschutz' },
  ],
  footerExtra: '<a href="#" onclick="__cmp(\'showScreenAdvanced\');return false">Datenschutz-Einstellungen</a>',
  head: `${consentMode}<script type="text/javascript" data-cmp-ab="1" src="https://cdn.consentmanager.net/delivery/autoblocking/${platform}.js" data-cmp-host="delivery.consentmanager.net" data-cmp-cdn="cdn.consentmanager.net" data-cmp-codesrc="0"></script>`,
};

const pages = {
  '/': renderPage(frame, {
    title: 'Hotel in Warnemünde',
    hero: {
      title: 'Aufwachen, wenn die Fähre tutet.',
      text: '38 Zimmer, ein Wintergarten und ein Frühstück bis elf. Zum Strand sind es drei Minuten, zum Leuchtturm fünf.',
      action: { text: 'Zimmer anfragen', href: '/anfrage' },
    },
    main: `${cards([
      {
        title: 'Doppelzimmer Leuchtturm',
        text: 'Mit Balkon nach Westen, 24 Quadratmeter, Dusche und ein Bett, das nicht quietscht.',
        hue: 200,
      },
      { title: 'Familienzimmer Kutter', text: 'Zwei Räume, Etagenbett, Platz für den Bollerwagen und eine Kiste Muscheln.', hue: 190 },
      { title: 'Einzelzimmer Boje', text: 'Klein, ruhig, zum Hof. Schreibtisch am Fenster, WLAN ohne Anmeldung.', hue: 210 },
    ])}${section('Ein Haus mit Geschichte', 'Kapitän Wulff baute 1908 eine Pension für Sommergäste. Seine Urenkelin führt heute das Hotel. Im Treppenhaus hängen noch seine Seekarten, und an der Rezeption liegt das Gästebuch mit dem Eintrag eines Kaisers, der nie hier war.')}`,
  }),
  '/zimmer': renderPage(frame, {
    title: 'Zimmer',
    main: `${section('Preise für die Übernachtung', '<table><thead><tr><th>Zimmer</th><th>Nebensaison</th><th>Sommer</th></tr></thead><tbody><tr><td>Einzelzimmer Boje</td><td>79 €</td><td>98 €</td></tr><tr><td>Doppelzimmer Leuchtturm</td><td>119 €</td><td>158 €</td></tr><tr><td>Familienzimmer Kutter</td><td>149 €</td><td>198 €</td></tr></tbody></table>', 'Alle Preise je Zimmer und Nacht mit Frühstück, inkl. MwSt., zuzüglich Kurabgabe.')}`,
  }),
  '/restaurant': renderPage(frame, {
    title: 'Restaurant',
    main: section(
      'Küche',
      'Mittwoch bis Sonntag ab 17.30 Uhr. Scholle, Dorsch und im Herbst Wild aus der Rostocker Heide.',
      list('Gebratene Scholle mit Speck 24 €', 'Pilzrisotto 18 €', 'Rote Grütze mit Vanillesoße 7 €'),
    ),
  }),
  '/lage': renderPage(frame, {
    title: 'Lage',
    main: `${section('So finden Sie uns', 'Seepromenade 5, 18119 Rostock. Vom Bahnhof Warnemünde sind es acht Minuten zu Fuß am Alten Strom entlang. Parkplätze im Hof, 12 € am Tag. Die Karte ist eine Zeichnung, es wird nichts nachgeladen.')}<div style="max-width:640px">${picture('Lageplan: Hotel zwischen Altem Strom und Strand', 195)}</div>`,
  }),
  '/anfrage': renderPage(frame, {
    title: 'Anfrage',
    main: `${section('Unverbindlich anfragen', 'Wir schicken Ihnen ein Angebot per E-Mail. Eine Buchung kommt erst zustande, wenn Sie das Angebot schriftlich bestätigen.')}<form class="form" method="post" action="/anfrage/danke"><label>Name (freiwillig) <input name="name" autocomplete="name"></label><label>E-Mail-Adresse <input type="email" name="email" required autocomplete="email"></label><label>Anreise <input type="date" name="anreise" required></label><label>Abreise <input type="date" name="abreise" required></label><p>Hinweise in der <a href="/datenschutz">Datenschutzerklärung</a>.</p><button class="button" type="submit">Anfrage senden</button></form>`,
  }),
  '/anfrage/danke': renderPage(frame, { title: 'Danke', main: section('Danke', 'Unser Angebot kommt noch heute.') }),
  '/impressum': renderPage(frame, { title: 'Impressum', main: imprintText(firm) }),
  '/datenschutz': renderPage(frame, {
    title: 'Datenschutz',
    main: privacyNotice(firm, {
      services: [noticeServices.consentmanager, noticeServices.googleAnalytics],
      withdrawalPlace: 'über den Link „Datenschutz-Einstellungen“ am Ende jeder Seite',
    }),
  }),
};

/** A hotel whose Google tags report before consent, without identifiers. */
export const hotelSeeblick: LabSite = {
  slug: 'hotel-seeblick',
  url: 'https://www.hotel-seeblick.test/',
  about: {
    de: 'Hotel mit consentmanager und Google Consent Mode „advanced“: vor der Einwilligung gehen Pings ohne Kennung an Google. Der Server nimmt noch TLS 1.0 an.',
    en: 'A hotel with consentmanager and Google Consent Mode “advanced”: pings without identifiers go out before consent. The server still accepts TLS 1.0.',
  },
  hosts: [
    siteHost({ host: 'www.hotel-seeblick.test', address, serves: ['http', 'https-tls10-too'], pages }),
    { ...apexHost('hotel-seeblick.test', address), serves: ['http', 'https-tls10-too'] },
  ],
  truth,
  choices: { reject: [{ selector: '.cmpboxbtnno' }], accept: [{ selector: '.cmpboxbtnyes' }] },
};
