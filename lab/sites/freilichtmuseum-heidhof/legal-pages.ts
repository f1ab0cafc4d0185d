import type { DrupalPage } from './drupal.ts';
import { museum } from './museum.ts';

const imprint = `<h2>Angaben gemäß § 5 TMG</h2><p>${museum.foundation}<br>Stiftung bürgerlichen Rechts<br>${museum.street}<br>${museum.town}</p>
<h2>Vertreten durch den Vorstand</h2><p>Dr. Wiebke Harms-Lüdemann (Vorsitzende und Museumsleiterin), Jochen Behn (stellvertretender Vorsitzender)</p>
<h2>Kontakt</h2><p>Telefon: ${museum.phone}<br>Fax: 05194 5550-319<br>E-Mail: <a href="mailto:${museum.email}">${museum.email}</a></p>
<h2>Stiftungsaufsicht</h2><p>Amt für regionale Landesentwicklung Lüneburg, Auf der Hude 2, 21339 Lüneburg. Die Stiftung ist im Stiftungsverzeichnis des Landes Niedersachsen eingetragen.</p>
<h2>Umsatzsteuer</h2><p>Eintrittsgelder sind nach § 4 Nr. 20 Buchst. a UStG befreit; eine Umsatzsteuer-Identifikationsnummer ist nicht vergeben.</p>
<h2>Verantwortlich für den Inhalt nach § 55 Abs. 2 RStV</h2><p>Dr. Wiebke Harms-Lüdemann, Anschrift wie oben</p>
<h2>Online-Streitbeilegung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr</a>. Wir nehmen an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nicht teil und sind dazu nicht verpflichtet.</p>
<h2>Bildnachweis</h2><p>Archiv der Stiftung, Silke Oetjen, Historischer Verein Bispingen</p>
<h2>Gestaltung und Technik</h2><p>Büro Wacholder, Lüneburg</p>`;

const terms = `<p>Stand: März 2026</p><h2>§ 1 Geltung</h2><p>Diese Bedingungen gelten für Eintrittskarten, die Sie online bei der ${museum.foundation}, ${museum.street}, ${museum.town}, kaufen. Der Verkauf läuft über die technische Plattform der Regiondo GmbH, München; Vertragspartnerin ist die Stiftung.</p>
<h2>§ 2 Vertragsschluss</h2><p>Mit dem Knopf „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Der Vertrag kommt mit der Zusendung der Karten per E-Mail zustande. Der Vertragstext wird gespeichert und Ihnen mit den Karten zugesandt.</p>
<h2>§ 3 Preise und Zahlung</h2><p>Es gelten die angezeigten Preise. Sie sind Endpreise; der Eintritt ist nach § 4 Nr. 20 UStG umsatzsteuerfrei. Gebühren kommen nicht hinzu. Zahlen können Sie mit Kreditkarte, PayPal oder SEPA-Lastschrift.</p>
<h2>§ 4 Kein Widerrufsrecht</h2><p>Eintrittskarten gelten für einen bestimmten Tag. Für Verträge über Freizeitdienstleistungen mit festem Termin besteht nach § 312g Abs. 2 Nr. 9 BGB kein gesetzliches Widerrufsrecht. Jede Bestellung ist damit verbindlich. Jahreskarten verkaufen wir ausschließlich an der Kasse.</p>
<h2>§ 5 Umbuchung und Absage</h2><p>Bis zum Vortag buchen wir kostenlos auf einen anderen Tag um. Muss das Museum schließen, etwa bei Sturm, erstatten wir den vollen Preis.</p>
<h2>§ 6 Gutscheine</h2><p>Gutscheine verkauft die Stiftung über den Gutschein-Shop. Die Belehrung über das Widerrufsrecht für Gutscheine finden Sie dort vor der Bestellung. Gutscheine gelten drei Jahre ab dem Ende des Jahres, in dem sie gekauft wurden.</p>
<h2>§ 7 Haftung</h2><p>Bei Vorsatz und grober Fahrlässigkeit haften wir unbeschränkt, ebenso für Schäden an Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten und begrenzt auf den vorhersehbaren Schaden.</p>
<h2>§ 8 Streitbeilegung</h2><p>Wir nehmen an Verfahren vor einer Verbraucherschlichtungsstelle nicht teil. Es gilt deutsches Recht; zwingende Vorschriften des Staates, in dem Sie wohnen, bleiben unberührt.</p>`;

/** Imprint and terms of tickets. */
export const legalPages: readonly DrupalPage[] = [
  { path: '/impressum', title: 'Impressum', description: 'Anbieterkennzeichnung', node: 2, type: 'rechtstext', content: imprint },
  {
    path: '/ticketbedingungen',
    title: 'Ticketbedingungen',
    description: 'Allgemeine Geschäftsbedingungen für Eintrittskarten',
    node: 17,
    type: 'rechtstext',
    content: terms,
  },
];
