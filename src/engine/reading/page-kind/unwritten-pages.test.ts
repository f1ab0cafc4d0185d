import { expect, it } from 'vitest';
import type { LegalPageFact } from '#checks/facts/pages.ts';
import { languageOfPage } from '../language/page-language.ts';
import { prepareText } from '../prepare-text.ts';
import type { LegalContent } from './page-text.ts';
import { recognisePage } from './recognise-page.ts';

const nav = ['Start', 'Leistungen', 'Über uns', 'Kontakt', 'Impressum', 'Datenschutz'];
const navT = nav.join('\n');
const foot = 'Muxel Bau GmbH\nAm Anger 4\n99999 Ort\nTel. 01234 56780\ninfo@muxel.test\nImpressum\nDatenschutz\n© 2025 Muxel Bau GmbH';

const written = `Datenschutzerklärung
1. Verantwortlicher
Verantwortlich für die Datenverarbeitung auf dieser Website ist die Muxel Bau GmbH, Am Anger 4, 99999 Ort, info@muxel.test.
2. Hosting
Unsere Website wird bei einem Dienstleister in Deutschland betrieben. Beim Aufruf verarbeitet dessen Server Ihre IP-Adresse, Datum und Uhrzeit, die aufgerufene Seite sowie Typ und Fassung Ihres Browsers, damit die Seite ausgeliefert und gegen Angriffe geschützt werden kann. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO; unser Interesse ist ein sicherer Betrieb.
3. Anfragen
Wenn Sie uns per E-Mail oder Telefon erreichen, verarbeiten wir Ihren Namen, Ihre Nummer und den Inhalt Ihrer Anfrage zur Bearbeitung Ihres Anliegens. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO. Ohne diese Angaben können wir Ihnen nicht antworten.
4. Cookies
Diese Website verwendet keine Cookies zur Auswertung und keine Inhalte fremder Anbieter. Ihre Auswahl in unserem Angebot merkt sich nur Ihr Browser.
5. Ihre Rechte
Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und Widerspruch. Außerdem können Sie sich bei einer Aufsichtsbehörde beschweren.`;

/** Announcements, templates, shells and what stands where a legal page should be. */
const cases: [promised: LegalPageFact['kind'], content: LegalContent, text: string, title?: string][] = [
  ['imprint', 'placeholder', `${navT}\nImpressum\nImpressum folgt in Kürze.\n${foot}`],
  [
    'imprint',
    'placeholder',
    `${navT}\nImpressum\nDieser Bereich wird zurzeit überarbeitet. Die Angaben finden Sie hier in den nächsten Tagen.\n${foot}`,
  ],
  [
    'privacy',
    'placeholder',
    `${navT}\nDatenschutz\nUnsere Datenschutzerklärung wird gerade von unserem Anwalt geprüft und demnächst veröffentlicht.\n${foot}`,
  ],
  ['privacy', 'placeholder', `Datenschutzerklärung\nHier steht demnächst unsere Datenschutzerklärung.`],
  [
    'privacy',
    'privacy',
    `Datenschutzerklärung\nVerantwortlicher ist Paul Krüger, Am Hang 7, 87435 Kempten, paul@k.example. Wir verarbeiten Ihre Daten zu folgenden Zwecken: Beantwortung Ihrer Anfrage. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO. Sie haben das Recht auf Auskunft, Berichtigung und Löschung. Die Daten werden nach 30 Tagen gelöscht.\nMedien\nVorgeschlagener Text: Wenn du Fotos hochlädst, vermeide Fotos mit EXIF-GPS-Standort.`,
  ],
  [
    'privacy',
    'placeholder',
    `Datenschutzerklärung\nMedien\nVorgeschlagener Text: Wenn du Fotos hochlädst, solltest du vermeiden, Fotos mit einem EXIF-GPS-Standort hochzuladen. Besucher dieser Website könnten Fotos herunterladen.`,
  ],
  // One place left open does not make a placeholder of a written notice, though a period is missing.
  ['privacy', 'privacy', `${written}\nZuständig ist: [Behörde — bitte ergänzen]`],
  [
    'privacy',
    'placeholder',
    `Datenschutzerklärung\nVerantwortlich ist die Muxel Bau GmbH, info@muxel.test.\nUnsere Dienste: bitte ergänzen`,
  ],
  ['privacy', 'placeholder', `Datenschutz\nText kommt noch!\n${foot}`],
  ['imprint', 'placeholder', `Impressum\nNoch in Arbeit …`],
  ['imprint', 'placeholder', `Impressum\nBitte haben Sie etwas Geduld, wir arbeiten noch an dieser Seite.`],
  ['imprint', 'placeholder', `Hier entsteht unsere neue Website. Schauen Sie bald wieder vorbei!`],
  ['imprint', 'placeholder', `Wir bauen um! Unsere neue Seite ist bald online.`],
  [
    'imprint',
    'placeholder',
    `Impressum\nAngaben gemäß § 5 DDG\nMax Mustermann\nMusterstraße 111\nGebäude 44\n90210 Musterstadt\nKontakt\nTelefon: +49 (0) 123 44 55 66\nE-Mail: mustermann@musterfirma.de\nHaftung für Inhalte\nAls Diensteanbieter sind wir gemäß § 7 Abs.1 DDG für eigene Inhalte auf diesen Seiten nach den allgemeinen Gesetzen verantwortlich.`,
  ],
  [
    'imprint',
    'placeholder',
    `Impressum\nFirmenname GmbH\nIhre Straße 1\n12345 Ihre Stadt\nTelefon: 0123 456789\nE-Mail: info@ihre-domain.de\nGeschäftsführer: Vorname Nachname`,
  ],
  [
    'imprint',
    'placeholder',
    `Impressum\nDies ist ein Textabsatz. Klicken Sie auf „Text bearbeiten“ oder doppelklicken Sie hier, um Ihren eigenen Text hinzuzufügen.`,
  ],
  [
    'imprint',
    'placeholder',
    `Impressum\n[Name]\n[Straße]\n[PLZ Ort]\nTelefon: [Nummer]\nHaftung für Links\nUnser Angebot enthält Links zu externen Websites Dritter, auf deren Inhalte wir keinen Einfluss haben.`,
  ],
  [
    'imprint',
    'imprint',
    `Impressum\nAngaben gemäß § 5 DDG\nSalon Wellenreich\nSeestraße 41\n41236 Ort\nVertreten durch\n[Vor- und Nachname der Inhaberin]\nKontakt\nTelefon: 02166 146772\nE-Mail: [E-Mail-Adresse eintragen]\nUSt-IdNr.: [falls vorhanden eintragen]\nVerantwortlich für den Inhalt nach § 18 Abs. 2 MStV\n[Vor- und Nachname, Anschrift wie oben]`,
  ],
  [
    'imprint',
    'imprint',
    `Impressum\nHinweis: Diese Seite ist eine Vorlage. Bitte alle Platzhalter durch die tatsächlichen Angaben ersetzen.\nAngaben gemäß § 5 DDG\n[Praxisname / Inhaber:in]\nSeestraße 3c\n99999 Ort\nTelefon: 069 5554990\nE-Mail: info@kern.test\nBerufsbezeichnung: [z. B. Hebamme]\nZuständige Behörde: [bitte ergänzen]`,
  ],
  ['imprint', 'placeholder', `${navT}\nImpressum\nLorem ipsum dolor sit amet, consectetur adipiscing elit.\n${foot}`],
  ['imprint', 'placeholder', `Impressum\nThis is some text inside of a div block. Lorem ipsum dolor sit amet.`],
  ['imprint', 'placeholder', `Mentions légales\nSite en construction. Revenez bientôt !`],
  ['imprint', 'placeholder', `Legal notice\nThis page is under construction. Please come back soon.`],
  ['privacy', 'placeholder', `Datenschutz\nDie neue Datenschutzerklärung stellen wir in Kürze hier bereit.`],
  ['privacy', 'placeholder', `Datenschutz\nAn dieser Stelle finden Sie bald unsere Datenschutzhinweise.`],
  [
    'privacy',
    'placeholder',
    `Datenschutz\nUnsere Datenschutzerklärung ist derzeit nicht verfügbar, sie wird aktuell an die neue Rechtslage angepasst.`,
  ],
  ['imprint', 'placeholder', `Wartungsmodus\nWir sind gleich zurück. Unsere Website wird gerade aktualisiert.`],
  ['imprint', 'placeholder', `Impressum\ntbd`],
  ['imprint', 'placeholder', `${navT}\nImpressum\nInhalt folgt\nNewsletter\nMelden Sie sich an und erhalten Sie 5 % Rabatt.\n${foot}`],
  ['imprint', 'empty', `${navT}\nImpressum\n${navT}`],
  ['privacy', 'empty', `${navT}\nDatenschutz\nAlle Preise inkl. gesetzl. MwSt. zzgl. Versandkosten.\n© 2025`],
  [
    'privacy',
    'empty',
    `Kern Bäder\nIhr Partner für schöne Bäder seit 1950\n${navT}\nDatenschutzerklärung\nÖffnungszeiten Mo–Fr 9–18 Uhr\nImpressum Datenschutz`,
  ],
  ['imprint', 'empty', `You need to enable JavaScript to run this app.`],
  ['imprint', 'empty', `${navT}\nImpressum\nDieser Browser unterstützt keine Frames.`],
  ['imprint', 'empty', `Kern\nWird geladen …`],
  ['privacy', 'empty', `Datenschutz\nZum Anzeigen dieses Inhalts müssen Sie externe Medien zulassen.`],
  ['imprint', 'empty', `Gasthof Kern\nStartseite\nSpeisekarte\nZimmer\nImpressum\nGasthof Kern · Mitglied im Hotelverband`],
  [
    'imprint',
    'other',
    `Kontakt\nSo erreichen Sie uns\nMuxel Bau GmbH\nAm Anger 4\n99999 Ort\nTel. 01234 56780\ninfo@muxel.test\nÖffnungszeiten\nMo–Fr 8–17 Uhr\nAnfahrt\nMit dem Bus Linie 4 bis Haltestelle Anger.`,
    'Kontakt',
  ],
  [
    'privacy',
    'other',
    `Datenschutz für Ihr Unternehmen\nWir beraten Sie zur DSGVO und stellen den externen Datenschutzbeauftragten. Unsere Leistungen: Audit, Schulung, Verzeichnis der Verarbeitungstätigkeiten. Jetzt Angebot anfordern!`,
    'Datenschutzberatung',
  ],
  [
    'privacy',
    'other',
    `Datenschutz in der Kita: Was ist bei Fotos zu beachten?\nEltern fragen uns oft, ob Kinder fotografiert werden dürfen. Rechtsgrundlage ist in der Regel die Einwilligung nach Art. 6 Abs. 1 lit. a DSGVO. Die Einrichtung ist verantwortlich und muss die Einwilligung dokumentieren. Eltern haben ein Recht auf Auskunft und Löschung und können widersprechen.\nVeröffentlicht am 3. März 2025 von Ina Rot`,
    'Datenschutz in der Kita',
  ],
  [
    'privacy',
    'other',
    `Cookie-Richtlinie\nWas sind Cookies?\nCookies sind kleine Textdateien. Wir verwenden notwendige Cookies und Cookies für Statistik. Sie können Cookies in Ihrem Browser löschen. Einzelheiten zum Umgang mit Ihren Daten stehen in der Datenschutzerklärung.`,
    'Cookie-Richtlinie',
  ],
  ['imprint', 'other', `Seite nicht gefunden\nDie gewünschte Seite existiert nicht.\n${foot}`, '404'],
  [
    'imprint',
    'other',
    `Willkommen im Gasthof Kern\nGenießen Sie regionale Küche in gemütlicher Atmosphäre. Unsere Zimmer sind ruhig gelegen. Reservieren Sie Ihren Tisch unter 01234 5678.\nGasthof Kern, Mühlweg 3, 99999 Ort`,
    'Gasthof Kern',
  ],
  ['imprint', 'other', `Sind Sie über 18 Jahre alt?\nJa\nNein`, 'Altersprüfung'],
  [
    'privacy',
    'other',
    `Mit Werbung weiterlesen oder Abo abschließen\nMit unserem Pur-Abo lesen Sie ohne Tracking für 2,99 Euro im Monat.`,
    'Zustimmung',
  ],
  [
    'privacy',
    'placeholder',
    `Datenschutzerklärung\nVerantwortlicher: XXX GmbH, XXX-Straße XX, XXXXX Ort, E-Mail: XXX@XXX.de\nWir verarbeiten Ihre Daten zur Bearbeitung Ihrer Anfragen. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO. Sie haben das Recht auf Auskunft, Berichtigung und Löschung.`,
  ],
  ['imprint', 'placeholder', `Impressum\nWir ziehen gerade um. Sobald die neue Anschrift feststeht, ergänzen wir hier das Impressum.`],
  ['imprint', 'placeholder', `Impressum\nDiese Angaben werden in Kürze ergänzt. Bei Fragen schreiben Sie uns: info@kern.test`],
  ['privacy', 'placeholder', `Datenschutz\n(Text vom Anwalt kommt nächste Woche)`],
  ['imprint', 'placeholder', `Demnächst hier: Salon Kern. Wir eröffnen im Mai!`],
  ['imprint', 'placeholder', `Coming soon\nWe are working on something great.`],
  [
    'privacy',
    'placeholder',
    `Datenschutzerklärung\n{{company_name}} ist verantwortlich. Kontakt: {{email}}. Wir verarbeiten Ihre Daten nach Art. 6 Abs. 1 lit. b DSGVO.`,
  ],
  ['imprint', 'placeholder', `Impressum\nSeiteninhalt in Bearbeitung\n${navT}`],
  ['imprint', 'placeholder', `Impressum\nThe content of this page will follow shortly.`],
  ['privacy', 'placeholder', `Datenschutz\nSeite im Aufbau`],
  ['terms', 'placeholder', `AGB\nUnsere Allgemeinen Geschäftsbedingungen werden zurzeit überarbeitet und in Kürze hier veröffentlicht.`],
  ['terms', 'placeholder', `AGB\nHier können Sie Ihre AGB einfügen.`],
  ['imprint', 'empty', `${navT}\nImpressum\nSocial Media\nFacebook\nInstagram\nNewsletter\nCopyright 2025 Kern`],
  ['privacy', 'empty', `Datenschutz\nbild1.jpg`],
  ['privacy', 'empty', `${navT}\nDatenschutzerklärung\nBitte aktivieren Sie JavaScript, um die Datenschutzerklärung zu sehen.`],
  ['imprint', 'empty', `App\nLoading…`],
  [
    'imprint',
    'imprint',
    `Impressum\nAngaben gemäß § 5 TMG\nReitschule Kern\nOrt\nKontakt\nTelefon: +49 170 9988776\nE-Mail: post@kern.test\nBitte ergänzen Sie die vollständigen Impressumsangaben (Name, Adresse) entsprechend Ihrem Betrieb.`,
    'Impressum',
  ],
  ['imprint', 'placeholder', `Impressum\nAngaben gemäß § 5 DDG\nBitte ergänzen Sie die vollständigen Angaben.`, 'Impressum'],
  [
    'privacy',
    'privacy',
    `Datenschutzerklärung\nDer Schutz Ihrer Daten ist uns wichtig. Wir verarbeiten personenbezogene Daten nur nach der DSGVO.\nVerantwortlicher\nReitschule Kern – post@kern.test\nKontakt\nDaten aus dem Kontaktformular werden zur Bearbeitung Ihrer Anfrage verwendet und nicht an Dritte weitergegeben.\nIhre Rechte\nSie haben das Recht auf Auskunft, Berichtigung, Löschung und Widerspruch.\nBitte ergänzen Sie diese Datenschutzerklärung je nach eingesetzten Diensten.`,
    'Datenschutz',
  ],
  [
    'privacy',
    'placeholder',
    `Datenschutzerklärung\nDer Schutz Ihrer Daten ist uns wichtig.\nBitte ergänzen Sie hier Ihre Datenschutzerklärung mit Zwecken und Rechten.`,
    'Datenschutz',
  ],
  [
    'privacy',
    'empty',
    `Kern Moden\nDamen Herren Kinder Sale\nDatenschutz\nVersandkostenfrei ab 50 Euro\nTrusted Shops 4,8 Sterne\nZahlungsarten: PayPal, Rechnung`,
  ],
  ['imprint', 'other', `Anmelden\nBitte melden Sie sich an, um fortzufahren.\nE-Mail\nPasswort`, 'Login'],
  [
    'imprint',
    'other',
    `Datenschutzeinstellungen\nWir nutzen Cookies auf unserer Website. Einige von ihnen sind essenziell, während andere uns helfen, diese Website zu verbessern.\nAlle akzeptieren\nSpeichern\nIndividuelle Datenschutzeinstellungen\nEssenziell\nStatistiken`,
    'Cookie-Einstellungen',
  ],
  [
    'privacy',
    'other',
    `Willkommen bei Kern Moden\nDie neue Kollektion ist da! Entdecken Sie luftige Kleider und leichte Stoffe für den Sommer.\nJetzt einkaufen`,
    'Kern Moden',
  ],
  [
    'privacy',
    'other',
    `Sichere Daten im Verein: unser Vortrag am 4. Mai\nReferentin Ina Rot erklärt, was Vereine bei Mitgliederlisten beachten müssen: Rechtsgrundlage, Löschfristen, Auskunft, Widerspruch. Anmeldung bis 20. April. Eintritt frei.`,
    'Vortrag Datenschutz',
  ],
  ['imprint', 'other', `Fehler 404 – Diese Seite gibt es nicht (mehr).\nVielleicht hilft die Suche?`, 'Nicht gefunden'],
  [
    'imprint',
    'other',
    `Unser Team\nJutta Kern, Geschäftsführerin\nUwe Blau, Meister\nKern GmbH, Mühlweg 3, 99999 Ort, Tel. 01234 5678, info@kern.test`,
    'Team',
  ],
];

it.each(cases)('%s: %s: %s', (promised, content, source, title = 'Kern') => {
  const text = prepareText(source);
  const links = source.startsWith(navT) ? nav.map((entry) => ({ text: entry, area: 'header' as const, visible: true })) : [];
  const page = { own: text, whole: text, title, headings: [], links, buttons: [] };
  expect(recognisePage(page, promised, languageOfPage(text, 'de'))).toBe(content);
});
