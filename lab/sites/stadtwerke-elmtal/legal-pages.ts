import { type NeosDocument, text } from './neos.ts';
import { privacyPage } from './privacy.ts';

/** Imprint, privacy notice, accessibility statement and terms. */
export const legalPages: readonly NeosDocument[] = [
  privacyPage,
  {
    path: '/impressum',
    title: 'Impressum',
    description: 'Anbieterkennzeichnung der Stadtwerke Elmtal GmbH.',
    body: `<h1>Impressum</h1>${text(
      'Angaben nach § 5 DDG',
      'Stadtwerke Elmtal GmbH<br />Mühlengraben 12<br />38156 Elmtal',
      'Telefon: 05306 555-0<br />E-Mail: service@stadtwerke-elmtal.test',
      'Geschäftsführerin: Dr.-Ing. Birte Sandvoß<br />Vorsitzender des Aufsichtsrats: Bürgermeister Volker Grashoff',
      'Sitz Elmtal, Amtsgericht Braunschweig, HRB 203917<br />Umsatzsteuer-Identifikationsnummer nach § 27a UStG: DE 298 417 365',
    )}${text(
      'Aufsicht',
      'Bundesnetzagentur für Elektrizität, Gas, Telekommunikation, Post und Eisenbahnen, Tulpenfeld 4, 53113 Bonn (Energielieferung an Haushaltskunden, § 5 EnWG); Regulierungskammer Niedersachsen (Netz).',
    )}${text('Verantwortlich nach § 18 Abs. 2 MStV', 'Jutta Wehrstedt, Anschrift wie oben')}${text(
      'Streitbeilegung',
      'Im Bereich Strom und Gas sind wir nach § 111b EnWG zur Teilnahme am Verfahren der Schlichtungsstelle Energie e. V., Friedrichstraße 133, 10117 Berlin, verpflichtet. Einzelheiten: <a href="/service/beschwerde-und-schlichtung">Beschwerde und Schlichtung</a>. An anderen Verfahren vor Verbraucherschlichtungsstellen nehmen wir nicht teil (§ 36 VSBG).',
    )}${text('Gestaltung und Technik', 'Neos CMS, umgesetzt von der Fallstein Digital GmbH, Wolfenbüttel. Fotos und Zeichnungen: Stadtwerke Elmtal.')}`,
  },
  {
    path: '/barrierefreiheit',
    title: 'Erklärung zur Barrierefreiheit',
    description: 'Wie wir die Anforderungen des Barrierefreiheitsstärkungsgesetzes erfüllen.',
    body: `<h1>Erklärung zur Barrierefreiheit</h1>${text(
      'Geltung',
      'Seit dem 28. Juni 2025 gilt für unsere Dienstleistungen im elektronischen Geschäftsverkehr das Barrierefreiheitsstärkungsgesetz (BFSG). Diese Informationen nach § 14 Abs. 1 Nr. 2 und Anlage 3 BFSG betreffen Tarifrechner, Vertragsabschluss, Zählerstandsmeldung und Kündigung auf www.stadtwerke-elmtal.test.',
    )}${text(
      'Die Dienstleistung und wie sie barrierefrei ist',
      'Sie vergleichen hier Preise, schließen Energieverträge und verwalten sie. Die Seiten richten sich nach EN 301 549 und WCAG 2.1 AA: Bedienung mit der Tastatur, Kontraste ab 4,5 : 1, beschriftete Formularfelder, Vorlesefunktion, einfache Sprache, wo es geht. Geprüft im Juli 2025 von einer unabhängigen Stelle.',
    )}${text('Was noch nicht geht', 'Der Tarifrechner meldet berechnete Preise nicht an jeden Screenreader. Unser Kundenservice rechnet gern am Telefon: 05306 555-0.')}${text(
      'Rückmeldung und Aufsicht',
      'Hürden melden Sie an barrierefrei@stadtwerke-elmtal.test. Marktüberwachung: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Carl-Miller-Straße 6, 39112 Magdeburg. Stand: 14. August 2025.',
    )}`,
  },
  {
    path: '/agb-und-widerruf',
    title: 'Allgemeine Lieferbedingungen und Widerrufsbelehrung',
    description: 'Bedingungen für die Belieferung von Haushaltskunden mit Strom und Gas.',
    body: `<h1>Allgemeine Lieferbedingungen (AGB)</h1>${text('1. Vertragsschluss', 'Mit „Zahlungspflichtig bestellen“ geben Sie einen Antrag ab. Der Vertrag kommt mit unserer Bestätigung in Textform zustande, spätestens nach 14 Tagen. Bei negativer Auskunft einer Wirtschaftsauskunftei können wir den Antrag ablehnen.')}${text('2. Preise und Abrechnung', 'Es gilt das Preisblatt. Wir rechnen jährlich ab, auf Wunsch monatlich. Preisänderungen kündigen wir einen Monat vorher an (§ 41 Abs. 5 EnWG); Sie dürfen dann ohne Frist kündigen.')}${text('3. Laufzeit', 'Die Erstlaufzeit steht im Tarif. Danach läuft der Vertrag unbefristet und ist mit einer Frist von einem Monat kündbar.')}
<a id="widerruf"></a>${text(
      'Widerrufsbelehrung',
      '<p><strong>Widerrufsrecht:</strong> Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses. Um es auszuüben, informieren Sie uns (Stadtwerke Elmtal GmbH, Mühlengraben 12, 38156 Elmtal, Telefon 05306 555-0, service@stadtwerke-elmtal.test) mit einer eindeutigen Erklärung. Sie können das Muster-Formular oder unsere Seite <a href="/vertrag-widerrufen">Vertrag widerrufen</a> nutzen. Zur Wahrung der Frist reicht die rechtzeitige Absendung.</p>',
      '<p><strong>Folgen:</strong> Wir erstatten alle Zahlungen binnen vierzehn Tagen über dasselbe Zahlungsmittel. Haben Sie verlangt, dass die Lieferung während der Frist beginnt, zahlen Sie den anteiligen Betrag.</p>',
      '<p><strong>Muster-Widerrufsformular:</strong> An Stadtwerke Elmtal GmbH, Mühlengraben 12, 38156 Elmtal: Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über die Lieferung von Strom/Gas, bestellt am …, Name, Anschrift, Datum, Unterschrift (nur bei Mitteilung auf Papier).</p>',
    )}`,
  },
];
