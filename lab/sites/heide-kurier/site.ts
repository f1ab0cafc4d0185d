import { type Firm, imprintText } from '../../firm.ts';
import { looks } from '../../looks.ts';
import { noticeServices } from '../../notice-services.ts';
import { analyticsSnippet, cards, metaPixelSnippet, renderPage, type SiteFrame, section } from '../../page.ts';
import { privacyNotice } from '../../privacy-notice.ts';
import { apexHost, siteHost } from '../../site-host.ts';
import { sourcepointMessages } from '../../third-parties/sourcepoint/hosts.ts';
import type { LabSite } from '../../types.ts';
import { articles } from './articles.ts';
import { contractPages } from './contract-pages.ts';
import { truth } from './truth.ts';

const address = '88.198.201.8';
const site = 'https://www.heide-kurier.test';
const message = '1184207';

const firm: Firm = {
  name: 'Heide-Kurier Verlagsgesellschaft mbH',
  representedBy: { role: 'Geschäftsführerin', names: ['Insa Brockmann'] },
  street: 'Lange Straße 41',
  town: '29664 Walsrode',
  phone: '+49 5161 555 09 00',
  email: 'redaktion@heide-kurier.test',
  register: { court: 'Amtsgericht Lüneburg', number: 'HRB 206913' },
  vatDigits: '11683940',
  editor: 'Chefredakteur Ole Wittkopf',
  dataProtectionAuthority: 'Der Landesbeauftragte für den Datenschutz Niedersachsen (LfD Niedersachsen), Prinzenstraße 5, 30159 Hannover',
  dataProtectionOfficer: 'Dr. Tomke Reents, Lange Straße 41, 29664 Walsrode, E-Mail: datenschutz@heide-kurier.test',
};

sourcepointMessages.publish(message, {
  title: 'Weiterlesen mit Werbung oder im Pur-Abo',
  text: 'Lesen Sie den Heide-Kurier wie gewohnt mit Werbung und Tracking, indem Sie in die Nutzung von Cookies und anderen Kennungen durch uns und 3 Partner (Google, Meta, Sourcepoint) für Analyse, personalisierte Werbung und Messung einwilligen; Daten können in die USA übermittelt werden. Oder lesen Sie ohne Werbetracking im Pur-Abo für 3,99 € im Monat. Ihre Einwilligung können Sie jederzeit unter „Datenschutz-Einstellungen“ am Seitenende widerrufen.',
  links: [
    { text: 'Datenschutzerklärung', href: `${site}/datenschutz` },
    { text: 'Impressum', href: `${site}/impressum` },
  ],
  buttons: { accept: 'Einwilligen und weiter', pay: { text: 'Pur-Abo für 3,99 € abschließen', url: `${site}/pur-abo` } },
  purposes: [
    { id: '1', name: 'Speichern von oder Zugriff auf Informationen auf einem Endgerät' },
    { id: '7', name: 'Messung der Werbeleistung' },
    { id: '4', name: 'Verwendung von Profilen zur Auswahl personalisierter Werbung' },
  ],
});

const waits = 'type="text/plain" data-sp-consent';
const wall = (quiet: boolean) =>
  `<script>window._sp_queue=[];window._sp_={config:{accountId:1732,propertyId:27114,messageId:'${message}',baseEndpoint:'https://cdn.privacy-mgmt.com',quiet:${quiet},gdpr:{}}};</script>
<script src="https://cdn.privacy-mgmt.com/unified/wrapperMessagingWithoutDetection.js" async></script>`;

const open: SiteFrame = {
  brand: 'Heide-Kurier',
  claim: 'Nachrichten zwischen Aller und Wümme',
  look: looks.news,
  nav: [
    ...articles.map((article) => ({ text: article.title.split(' ').slice(0, 2).join(' '), href: article.path })),
    { text: 'Pur-Abo', href: '/pur-abo' },
  ],
  footer: [
    { text: 'Impressum', href: '/impressum' },
    { text: 'Datenschutz', href: '/datenschutz' },
    { text: 'AGB', href: '/agb' },
    { text: 'Widerrufsbelehrung', href: '/widerrufsbelehrung' },
    { text: 'Vertrag widerrufen', href: '/vertrag-widerrufen' },
    { text: 'Verträge hier kündigen', href: '/vertraege-hier-kuendigen' },
  ],
  footerExtra: '<a href="#" onclick="window._sp_.gdpr.loadPrivacyManagerModal();return false">Datenschutz-Einstellungen</a>',
  head: wall(true),
};

const walled: SiteFrame = {
  ...open,
  head: `${wall(false)}${analyticsSnippet('G-HDKUR1ER55', waits)}<script ${waits}>gtag('config','AW-554433221');</script>${metaPixelSnippet('918273645546372', waits)}`,
};

const pages = {
  '/': renderPage(walled, {
    title: 'Nachrichten aus der Heide',
    hero: { title: articles[0]!.title, text: articles[0]!.lead, action: { text: 'Weiterlesen', href: articles[0]!.path } },
    main: `${cards(articles.map((article, index) => ({ title: article.title, text: `${article.date} – ${article.lead}`, hue: 280 - index * 60, link: { text: 'Zum Artikel', href: article.path } })))}${section('Über uns', 'Der Heide-Kurier erscheint seit 1949. Zwölf Redakteurinnen und Redakteure berichten aus Walsrode, Soltau und den Dörfern dazwischen. Anzeigen und Abonnements bezahlen ihre Arbeit.')}`,
  }),
  ...Object.fromEntries(
    articles.map((article) => [
      encodeURI(article.path),
      renderPage(walled, {
        title: article.title,
        main: `<p><em>${article.date} · Von unserer Redaktion</em></p><p><strong>${article.lead}</strong></p>${article.text.map((text) => `<p>${text}</p>`).join('\n')}`,
      }),
    ]),
  ),
  ...Object.fromEntries(Object.entries(contractPages(firm)).map(([path, content]) => [path, renderPage(open, content)])),
  '/impressum': renderPage(open, { title: 'Impressum', main: imprintText(firm) }),
  '/datenschutz': renderPage(open, {
    title: 'Datenschutz',
    main: privacyNotice(firm, {
      services: [noticeServices.sourcepoint, noticeServices.googleAnalytics, noticeServices.googleAds, noticeServices.metaPixel],
      shop: true,
      withdrawalPlace: 'über den Link „Datenschutz-Einstellungen“ am Ende jeder Seite',
    }),
  }),
};

/** A newspaper with a pay-or-consent wall under the TCF. */
export const heideKurier: LabSite = {
  slug: 'heide-kurier',
  url: `${site}/`,
  about: {
    de: 'Lokalzeitung mit „Zahlen oder zustimmen“: die Abfrage liegt in einem fremden Rahmen, ein kostenloses Ablehnen gibt es nicht.',
    en: 'A local paper with pay-or-consent: the dialog lives in a cross-site frame and offers no free way to reject.',
  },
  hosts: [siteHost({ host: 'www.heide-kurier.test', address, pages }), apexHost('heide-kurier.test', address)],
  truth,
  choices: { accept: [{ selector: '.sp_choice_type_11', frame: 'cdn.privacy-mgmt.com' }] },
};
