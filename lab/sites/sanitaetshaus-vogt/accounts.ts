import { tagManagerContainers } from '../../third-parties/google/tag-manager-containers.ts';
import { usercentricsV3Settings } from '../../third-parties/usercentrics-v3/hosts.ts';

/** Ids of the shop with its service providers. */
export const accounts = {
  domain: 'sanitaetshaus-vogt.test',
  host: 'www.sanitaetshaus-vogt.test',
  origin: 'https://www.sanitaetshaus-vogt.test',
  statistics: 'statistik.sanitaetshaus-vogt.test',
  usercentrics: 'kVn4TzQ0wB8sLd',
  container: 'GTM-VOGT7R2',
  ads: 'AW-10984417203',
  clarity: 'rv4k8s0q2h',
  payPal: 'AW3tKx9VogtSanitaet0Qe7L2mJp5',
  klarna: 'klarna_live_client_Vk9rRzZ0c2FuaQ',
  trustpilot: '6152f0b81c4d7a001dc1e57b',
} as const;

/** Dynamic remarketing by a tag of the agency's own: article and address go to the ad network. */
const viewedArticle = `(function(){var e=dataLayer.filter(function(x){return x.event==='view_item'})[0].ecommerce.items[0],t=Date.now(),s=document.createElement('script');s.async=true;s.src='https://googleads.g.doubleclick.net/pagead/viewthroughconversion/${accounts.ads.slice(3)}/?random='+t+'&cv=11&fst='+t+'&fmt=3&bg=ffffff&guid=ON&async=1&en=view_item&url='+encodeURIComponent(location.href)+'&tiba='+encodeURIComponent(document.title)+'&data='+encodeURIComponent('event=view_item;ecomm_pagetype=product;ecomm_prodid='+e.item_id+';ecomm_pname='+e.item_name+';ecomm_category='+e.item_category+';ecomm_totalvalue='+e.price);document.head.appendChild(s);})();`;

const google = 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland';

/** Publish the consent settings and the container, as the shop's agency did in the consoles of the two. */
export function publishAccounts(): void {
  usercentricsV3Settings.publish(accounts.usercentrics, {
    title: 'Ihre Privatsphäre bei Sanitätshaus Vogt',
    text: 'Wir setzen Dienste ein, die unsere Seiten verbessern, Werbung messen und Bewertungen zeigen. Einige Anbieter verarbeiten Daten in den USA. Ihre Einwilligung ist freiwillig, für den Einkauf nicht nötig und jederzeit über die Schaltfläche unten links widerrufbar.',
    privacyPath: '/Datenschutz/',
    imprintPath: '/Impressum/',
    accent: '#0b6e99',
    services: [
      {
        id: 'H1Vl5NidjWX',
        name: 'Usercentrics Consent Management Platform',
        category: 'Essenziell',
        description: 'Fragt nach Einwilligungen und weist sie nach.',
        processor: 'Usercentrics GmbH, Sendlinger Straße 7, 80331 München',
        storage: 'ucData, ucString (Web-Speicher)',
        essential: true,
      },
      {
        id: 'BJ59EidsWQ',
        name: 'Google Tag Manager',
        category: 'Essenziell',
        description: 'Verwaltet die Einbindung weiterer Dienste.',
        processor: google,
        storage: 'keine',
        essential: true,
      },
      {
        id: 'rJ99c4oOiZm',
        name: 'PayPal',
        category: 'Essenziell',
        description: 'Bezahlen mit PayPal Express.',
        processor: 'PayPal (Europe) S.à r.l. et Cie, S.C.A., 22-24 Boulevard Royal, L-2449 Luxembourg',
        storage: 'ts, ts_c, x-pp-s, nsid, l7_az, enforce_policy, LANG, tsrce, __paypal_storage__',
        essential: true,
      },
      {
        id: 'u6fxocwTs',
        name: 'Matomo (ohne Cookies)',
        category: 'Essenziell',
        description: 'Zählt Seitenaufrufe auf unserem eigenen Server mit gekürzter IP-Adresse.',
        processor: 'Sanitätshaus Vogt GmbH & Co. KG',
        storage: 'keine',
        essential: true,
      },
      {
        id: 'S1_9Vsuj-Q',
        name: 'Google Ads',
        category: 'Marketing',
        description: 'Misst, ob eine Anzeige zu einer Bestellung geführt hat, und bildet Zielgruppen.',
        processor: google,
        storage: '_gcl_au (90 Tage), IDE (13 Monate), test_cookie (15 Minuten)',
        essential: false,
      },
      {
        id: 'Z8KbpOWR9',
        name: 'Microsoft Clarity',
        category: 'Marketing',
        description: 'Zeichnet Mausbewegungen, Klicks und Scrollen auf, um die Bedienung zu verbessern.',
        processor: 'Microsoft Ireland Operations Limited, One Microsoft Place, Leopardstown, Dublin 18, Irland',
        storage: '_clck (1 Jahr), _clsk (1 Tag), CLID (1 Jahr), _cltk (Sitzung)',
        essential: false,
      },
      {
        id: 'hx5vQnTgY',
        name: 'Klarna On-Site Messaging',
        category: 'Funktional',
        description: 'Zeigt auf Artikelseiten, in welchen Raten sich ein Artikel bezahlen lässt.',
        processor: 'Klarna Bank AB (publ), Sveavägen 46, 111 34 Stockholm, Schweden',
        storage: '__klarna_sdk_session (Web-Speicher)',
        essential: false,
      },
      {
        id: 'NVIxH-cDqA',
        name: 'Trustpilot',
        category: 'Funktional',
        description: 'Zeigt Bewertungen unserer Kundinnen und Kunden.',
        processor: 'Trustpilot A/S, Pilestræde 58, 1112 Kopenhagen, Dänemark',
        storage: 'keine',
        essential: false,
      },
    ],
  });

  // The last tag waits for the event that a decision was made, and never looks at which one.
  tagManagerContainers.publish(accounts.container, [
    { type: 'gtag', id: accounts.ads, requires: ['ad_storage'] },
    { type: 'html', event: 'view_item', requires: ['ad_storage'], code: viewedArticle },
    {
      type: 'html',
      event: 'rezept_gesendet',
      requires: ['ad_storage'],
      code: `gtag('event', 'conversion', {send_to: '${accounts.ads}/rzpT4kQv8s0bELO96vUo', value: 1.0, currency: 'EUR'});`,
    },
    {
      type: 'html',
      event: 'consent_status',
      code: `(function(c,l,a,r,i,t,y){c[a]=c[a]||function(){(c[a].q=c[a].q||[]).push(arguments)};t=l.createElement(r);t.async=1;t.src="https://www.clarity.ms/tag/"+i+"?ref=gtm2";y=l.getElementsByTagName(r)[0];y.parentNode.insertBefore(t,y);})(window,document,"clarity","script","${accounts.clarity}");`,
    },
  ]);
}
