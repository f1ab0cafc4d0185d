import { cookieFirstSites } from '../../third-parties/cookiefirst/hosts.ts';
import { tagManagerContainers } from '../../third-parties/google/tag-manager-containers.ts';
import { mobileDeDealers } from '../../third-parties/mobile-de/hosts.ts';
import { userlikeWidgets } from '../../third-parties/userlike/hosts.ts';

/** Accounts of the dealer with third parties. */
export const accounts = {
  cookieFirst: 'autohaus-kessler.test-3d0b7c54-82e1-4b6f-9a37-5f1c6be2d904',
  tagManager: 'GTM-KF7R2M9',
  ads: 'AW-10894412703',
  pixel: '718234905561287',
  userlike: { organization: 29417, key: '5c0e9b7d41f8a26c3390de17b48f52aa60d7c1e98b34f7052a9d6ce113f0b784' },
  mobileDe: '8842107',
  recaptcha: '6LdKq3sqAAAAAJ0w5vYt7xMoHc2Rb1fN8eGzUaPk',
} as const;

const pixelCode = `!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init','${accounts.pixel}');fbq('track','PageView');`;

/** Set up the dealer's accounts: container, banner, chat and stock of cars. */
export function publishAccounts(): void {
  tagManagerContainers.publish(accounts.tagManager, [
    // Consent Mode "advanced": the tag itself heeds what is granted.
    { type: 'gtag', id: accounts.ads },
    // The agency took the event of the banner for consent; it is sent after every choice.
    { type: 'html', event: 'cookiefirst_consent', code: pixelCode },
  ]);
  userlikeWidgets.publish(accounts.userlike.key, {
    organization: accounts.userlike.organization,
    greeting: 'Fragen? Chatten Sie mit uns',
    color: '#0b3a6f',
  });
  cookieFirstSites.publish(accounts.cookieFirst, {
    title: 'Wir respektieren Ihre Privatsphäre',
    text: 'Die Autohaus Kessler GmbH verwendet auf dieser Website Cookies und ähnliche Techniken. Notwendige Cookies sorgen dafür, dass die Seite läuft. Alles Weitere – Kartenansicht, Chat, Messung unserer Anzeigen bei Google und Meta (Facebook, Instagram) – geschieht nur, wenn Sie zustimmen. Dabei können Daten an Empfänger in den USA gelangen. Ihre Zustimmung ist freiwillig und kann jederzeit über das Keks-Symbol links unten für die Zukunft widerrufen werden.',
    policies: [
      { text: 'Datenschutzerklärung', href: '/datenschutz/' },
      { text: 'Impressum', href: '/impressum/' },
    ],
    buttons: { accept: 'Alle akzeptieren', reject: 'Alle ablehnen', adjust: 'Einstellungen', save: 'Auswahl speichern' },
    color: '#0b3a6f',
    placeholder:
      'Hier zeigen wir eine Karte von Google Maps. Sie wird erst geladen, wenn Sie „Funktionale Cookies“ zulassen; dabei wird Ihre IP-Adresse an Google übertragen.',
    categories: [
      {
        id: 'necessary',
        name: 'Notwendige Cookies',
        text: 'Ohne diese Cookies funktioniert die Website nicht, etwa damit Ihre Auswahl erhalten bleibt.',
        services: ['CookieFirst', 'WordPress'],
      },
      {
        id: 'performance',
        name: 'Performance-Cookies',
        text: 'Helfen zu verstehen, wie die Website genutzt wird. Zurzeit setzen wir hier keine Dienste ein.',
        services: [],
      },
      {
        id: 'functional',
        name: 'Funktionale Cookies',
        text: 'Ermöglichen zusätzliche Funktionen wie Karten und Chat.',
        services: ['Google Maps', 'Userlike'],
      },
      {
        id: 'advertising',
        name: 'Werbe-Cookies',
        text: 'Messen, ob unsere Anzeigen wirken, und zeigen Ihnen passende Angebote auf anderen Seiten.',
        services: ['Google Ads', 'Meta Pixel'],
      },
    ],
  });
  mobileDeDealers.publish(accounts.mobileDe, [
    {
      title: 'Škoda Octavia Combi 1.5 TSI Selection',
      price: '26.480 €',
      facts: 'EZ 03/2024 · 18.400 km · 110 kW (150 PS) · Benzin · Schaltgetriebe',
      consumption: 'Energieverbrauch (komb.): 5,3 l/100 km; CO₂-Emissionen (komb.): 121 g/km; CO₂-Klasse: D',
    },
    {
      title: 'Hyundai Kona Elektro 65,4 kWh Prime',
      price: '33.900 €',
      facts: 'EZ 09/2024 · 6.200 km · 160 kW (218 PS) · Elektro',
      consumption: 'Energieverbrauch (komb.): 16,8 kWh/100 km; CO₂-Emissionen (komb.): 0 g/km; CO₂-Klasse: A',
    },
    {
      title: 'Škoda Kamiq 1.0 TSI Monte Carlo',
      price: '23.750 €',
      facts: 'EZ 11/2023 · 21.900 km · 85 kW (116 PS) · Benzin · DSG',
      consumption: 'Energieverbrauch (komb.): 5,7 l/100 km; CO₂-Emissionen (komb.): 129 g/km; CO₂-Klasse: D',
    },
    {
      title: 'Hyundai i20 1.0 T-GDI Trend',
      price: '17.980 €',
      facts: 'EZ 06/2023 · 28.100 km · 74 kW (101 PS) · Benzin · Schaltgetriebe',
      consumption: 'Energieverbrauch (komb.): 5,2 l/100 km; CO₂-Emissionen (komb.): 118 g/km; CO₂-Klasse: D',
    },
  ]);
}
