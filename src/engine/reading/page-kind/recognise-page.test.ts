import { describe, expect, it } from 'vitest';
import type { LegalPageFact } from '#checks/facts/pages.ts';
import { imprintText, privacyText } from '../../../../test/factories/legal-texts.ts';
import { languageOfPage } from '../language/page-language.ts';
import { prepareText } from '../prepare-text.ts';
import { type LegalContent, ownLines, type PageText } from './page-text.ts';
import { recognisePage } from './recognise-page.ts';

type Kind = LegalPageFact['kind'];

function recognise(text: string, expected: Kind = 'imprint', page: Partial<PageText> = {}): LegalContent {
  const whole = prepareText(text);
  return recognisePage(
    { own: ownLines(whole, []), whole, title: '', headings: [], links: [], buttons: [], ...page },
    expected,
    languageOfPage(whole, ''),
  );
}

const menu = 'Zum Inhalt springen\nMenü\nStartseite\nÜber uns\nLeistungen\nKontakt\nImpressum\nDatenschutz';
const footer = 'Impressum\nDatenschutz\nAGB\nCookie-Einstellungen\n© 2026 Holzwerk Rehmann GmbH. Alle Rechte vorbehalten.';
const cookieBanner =
  'Wir verwenden Cookies\nWir verwenden Cookies, um Inhalte zu personalisieren und die Zugriffe auf unsere Website zu analysieren. Ihre Einwilligung können Sie jederzeit widerrufen.\nNotwendig\nStatistik\nMarketing\nAlle akzeptieren\nAblehnen\nEinstellungen\nDatenschutz\nImpressum';
const freelancer = 'Impressum\nErika Beispiel\nLindenweg 4a\n79098 Freiburg\nTel. 0761 123456\nE-Mail: erika (at) beispiel (punkt) de';
const englishImprint = `Imprint
Information according to § 5 DDG
Nordwind Software GmbH
Hafenstraße 12
20457 Hamburg, Germany
Phone: +49 40 9876540
Email: hello@nordwind.example
Represented by: Jane Petersen
Register court: Amtsgericht Hamburg, HRB 98765
VAT ID: DE298765431`;
const englishPrivacy = `Privacy policy
Controller: Nordwind Software GmbH, Hafenstraße 12, 20457 Hamburg, Germany, hello@nordwind.example. We process your data for the following purposes: to answer your enquiry.
The legal basis is Article 6(1)(f) GDPR. Data is deleted after 30 days. You have the right of access, rectification, erasure, restriction and portability.`;
const poorNotice = `Datenschutzerklärung
Wir freuen uns über Ihren Besuch. Beim Aufruf unserer Website werden in Server-Logfiles die IP-Adresse und der Browsertyp gespeichert.
Wir verwenden Cookies, um die Nutzung zu erleichtern. Wenn Sie uns per Kontaktformular schreiben, verarbeiten wir Ihre Angaben zur Bearbeitung der Anfrage.
Diese Website nutzt Google Analytics. Eine Weitergabe an Dritte erfolgt nicht. Die Übertragung ist durch SSL verschlüsselt.`;
const terms = `Allgemeine Geschäftsbedingungen
§ 1 Geltungsbereich. Diese Bedingungen gelten für alle Verträge. § 2 Vertragsschluss. Ihre Bestellung ist ein Angebot.
§ 3 Preise und Zahlung. § 4 Gewährleistung und Haftung. § 5 Gerichtsstand ist Hamburg, soweit Sie Kaufmann sind.`;
const shopTerms = `AGB und Kundeninformationen
§ 1 Geltungsbereich. Vertragspartner ist die Holzwerk Rehmann GmbH, Sägeweg 3, 34117 Kassel, Telefon 0561 998877, info@rehmann.example, HRB 4411, USt-IdNr. DE811223344, vertreten durch den Geschäftsführer Tom Rehmann.
§ 2 Vertragsschluss. § 3 Preise und Zahlung. § 4 Lieferzeit und Lieferung. § 5 Eigentumsvorbehalt. § 6 Gewährleistung. § 7 Haftung. § 8 Gerichtsstand und anwendbares Recht.
§ 9 Datenschutz. Ihre Daten werden zur Abwicklung der Bestellung verarbeitet; Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO. Näheres steht in der Datenschutzerklärung.`;
const austrian = `Rücktrittsrecht für Gutscheine (§ 11 FAGG)
Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen von diesem Vertrag zurückzutreten. Die Frist beträgt vierzehn Tage ab Vertragsabschluss.
Um Ihr Rücktrittsrecht auszuüben, müssen Sie uns mit einer eindeutigen Erklärung informieren.
Hiermit trete ich von dem von mir abgeschlossenen Vertrag über den Kauf folgender Gutscheine zurück.`;
const cancellation = `Widerrufsbelehrung
Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt 14 Tage.
Folgen des Widerrufs: Wir erstatten alle Zahlungen. Muster-Widerrufsformular: An Muster GmbH, Musterstraße 1, 12345 Musterstadt.`;
const mereStatutes = `Datenschutz ist uns wichtig
Wir halten uns an alle Gesetze, insbesondere an die DSGVO mit ihren Art. 6 Abs. 1 lit. a bis f, Art. 13, Art. 15, Art. 17 und Art. 21 sowie an das TDDDG und das BDSG. Datenschutz hat bei uns seit jeher einen hohen Stellenwert, darauf können Sie sich verlassen.`;
const imprintWithDisclaimer = `${imprintText}
Haftung für Inhalte: Als Diensteanbieter sind wir für eigene Inhalte verantwortlich.
Datenschutz: Die Nutzung unserer Website ist in der Regel ohne Angabe personenbezogener Daten möglich. Daten werden nicht an Dritte weitergegeben.`;
const associationStatutes = `Satzung des Turnvereins Birkenau e. V.
§ 1 Name, Sitz und Geschäftsjahr. Der Verein hat seinen Sitz in 69488 Birkenau und ist im Vereinsregister eingetragen.
§ 2 Der Verein verfolgt gemeinnützige Zwecke. § 3 Erwerb der Mitgliedschaft. § 4 Mitgliedsbeiträge. § 5 Mitgliederversammlung, Beschlussfassung.
§ 6 Vorstand. Der Vorstand besteht aus drei Personen. § 7 Kassenprüfung. § 8 Auflösung des Vereins.
§ 9 Datenschutz. Zu den Zwecken des Vereins werden personenbezogene Daten der Mitglieder verarbeitet (Art. 6 Abs. 1 lit. b DSGVO). Jedes Mitglied hat das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Widerspruch. Die Daten werden nach dem Austritt gelöscht. Die Satzung tritt am 1. Mai 2020 in Kraft.`;
const article = `Impressum: Was Website-Betreiber wissen müssen
Veröffentlicht am 3. März 2026, Lesezeit 6 Minuten
Wer braucht ein Impressum? Die Impressumspflicht nach § 5 DDG trifft fast alle. Was gehört ins Impressum? Name, Anschrift (zum Beispiel Hauptstraße 1, 10115 Berlin), E-Mail und Telefon, Registergericht und Handelsregisternummer, Umsatzsteuer-ID.
Website-Betreiber müssen mit Abmahnungen rechnen. Fazit: Prüfen Sie Ihr Impressum regelmäßig. Schreibe einen Kommentar`;
const privacyArticle = `So schreiben Sie eine Datenschutzerklärung
Lesezeit 9 Minuten. Was gehört in die Datenschutzerklärung? Unternehmen müssen den Verantwortlichen nennen, die Zwecke der Verarbeitung, die Rechtsgrundlage nach Art. 6 Abs. 1 lit. a bis f DSGVO und die Speicherdauer.
Außerdem die Rechte der Betroffenen: Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit, Widerspruch. Wer das vergisst, dem drohen hohe Bußgelder. Unsere Checkliste gibt es zum Herunterladen.`;
const offer = `Externer Datenschutzbeauftragter für den Mittelstand
Wir erstellen Ihre Datenschutzerklärung und beraten Unternehmen zur DSGVO. Unsere Leistungen: Verzeichnis der Verarbeitungstätigkeiten, Rechtsgrundlagen nach Art. 6 Abs. 1 lit. f DSGVO, Löschfristen, Auskunft, Berichtigung und Löschung: Wir kennen die Rechte der Betroffenen.
Festpreis ab 149 € im Monat zzgl. MwSt. Jetzt anfragen: kanzlei@beispielrecht.example, Telefon 030 5554433, Kanzlei Beispielrecht GbR, Kantstraße 5, 10623 Berlin`;
const contactPage = `Kontakt
Holzwerk Rehmann GmbH
Sägeweg 3
34117 Kassel
Telefon: 0561 998877
E-Mail: info@rehmann.example
Öffnungszeiten: Mo–Fr 8–17 Uhr
Anfahrt: Mit der U-Bahn bis Sägewerk
Ihre Nachricht
Absenden`;
const jobPage = `Tischler (m/w/d) gesucht
Ihre Aufgaben: Sie bauen Möbel. Ihr Profil: abgeschlossene Ausbildung. Wir bieten ein gutes Gehalt in Vollzeit.
Bewerbung an: Holzwerk Rehmann GmbH, Sägeweg 3, 34117 Kassel, jobs@rehmann.example. Ihre Bewerbungsdaten werden nach sechs Monaten gelöscht.`;
const cookieSettings = `Cookie-Einstellungen
Notwendig
PHPSESSID, Anbieter: diese Website, Zweck: Sitzung, Laufzeit: Sitzungsende
Statistik
_ga, Anbieter: Google, Zweck: Besucherzählung, Laufzeit: 2 Jahre
Marketing
_fbp, Anbieter: Meta, Zweck: Werbung, Laufzeit: 3 Monate
Auswahl speichern`;
const photoCredits = `Bildnachweise
Startseite: © Anna Lindqvist, stock.adobe.com
Team: Fotostudio Hellwig GmbH, Marktplatz 2, 35037 Marburg, studio@hellwig.example
Karte: Shutterstock / Jonas B.
Alle übrigen Fotos: Pixabay und Unsplash, freie Lizenz, ohne Namensnennung nutzbar.`;
const frenchPrivacy = `Politique de confidentialité
Le responsable du traitement est la société Boulangerie Martin SARL, 3 rue du Four, 67000 Strasbourg. Conformément au RGPD, vous disposez d’un droit d’accès, de rectification et d’effacement de vos données.
Les données sont traitées pour les finalités suivantes : répondre à vos demandes. La durée de conservation est de trois ans. Nous utilisons des cookies avec votre consentement. Base juridique : article 6.
Pour exercer vos droits, écrivez-nous à contact@martin.example. Vous pouvez aussi introduire une réclamation auprès de la CNIL dans le cadre de vos droits sur les données personnelles.`;
const frenchImprint = `Mentions légales
Éditeur du site : Boulangerie Martin SARL, siège social : 3 rue du Four, 67000 Strasbourg, RCS Strasbourg 812 345 678. Directeur de la publication : Paul Martin. Téléphone : 03 88 00 00 00. contact@martin.example. Le site est hébergé par notre hébergeur dans l’Union européenne et les contenus sont la propriété de la société.`;
const templateImprint = `Impressum
Angaben gemäß § 5 TMG
Max Mustermann
Musterfirma
Musterstraße 111
90210 Musterstadt
Telefon: +49 (0) 123 44 55 66
E-Mail: mustermann@musterfirma.de`;
const wordpressTemplate = `Datenschutzerklärung
Wer wir sind
Vorgeschlagener Text: Die Adresse unserer Website ist: https://neueseite.example.
Kommentare
Vorgeschlagener Text: Wenn Besucher Kommentare auf der Website schreiben, sammeln wir die Daten, die im Kommentarformular angezeigt werden, außerdem die IP-Adresse des Besuchers.`;

describe('recognisePage', () => {
  it.each<[string, string, Kind, LegalContent]>([
    ['imprint of a company', imprintText, 'imprint', 'imprint'],
    ['imprint without statute or register', freelancer, 'imprint', 'imprint'],
    ['imprint with a disclaimer', imprintWithDisclaimer, 'imprint', 'imprint'],
    ['imprint behind the name of a notice', imprintText, 'privacy', 'imprint'],
    ['imprint of one line', 'Impressum: Erika Beispiel, Lindenweg 4a, 79098 Freiburg, erika@beispiel.example', 'imprint', 'imprint'],
    ['imprint among menu, footer and banner', `${menu}\n${cookieBanner}\n${freelancer}\n${footer}`, 'imprint', 'imprint'],
    [
      'imprint in the footer',
      `${menu}\nWillkommen\nImpressum: Holzwerk Rehmann GmbH, Sägeweg 3, 34117 Kassel, Tel. 0561 998877, HRB 4411, vertreten durch Tom Rehmann\n© 2026`,
      'imprint',
      'imprint',
    ],
    ['imprint in English', englishImprint, 'imprint', 'imprint'],
    [
      'imprint that starts with its contact',
      `Impressum\nKontakt\n${freelancer.slice(10)}\nVerantwortlich für den Inhalt: Erika Beispiel`,
      'imprint',
      'imprint',
    ],
    ['imprint with photo credits', `${imprintText}\nBildnachweise: stock.adobe.com, Shutterstock, Pixabay, Unsplash`, 'imprint', 'imprint'],
    ['imprint of a site still being built', `Unsere Website ist im Aufbau.\n${freelancer}`, 'imprint', 'imprint'],
    ['text of a PDF on one line', imprintText.replaceAll('\n', ' '), 'imprint', 'imprint'],
    [
      'contact and imprint',
      `Kontakt & Impressum\n${contactPage.slice(8)}\nHRB 4411, Amtsgericht Kassel\nGeschäftsführer: Tom Rehmann`,
      'imprint',
      'imprint',
    ],
    ['notice', privacyText, 'privacy', 'privacy'],
    ['notice in English', englishPrivacy, 'privacy', 'privacy'],
    ['notice behind the name of an imprint', privacyText, 'imprint', 'privacy'],
    ['notice that refers to the imprint', `${privacyText}\nWeitere Angaben finden Sie im Impressum.`, 'privacy', 'privacy'],
    ['notice with menu, footer and banner', `${menu}\n${privacyText}\n${footer}\n${cookieBanner}`, 'privacy', 'privacy'],
    ['poor notice', poorNotice, 'privacy', 'privacy'],
    [
      'very long notice',
      `${privacyText}\n${'Wir verarbeiten Ihre Daten nach Art. 6 Abs. 1 lit. f DSGVO. '.repeat(4_000)}`,
      'privacy',
      'privacy',
    ],
    ['misread letters', privacyText.replaceAll('ä', 'Ã¤').replaceAll('ü', 'Ã¼').replaceAll('ö', 'Ã¶'), 'privacy', 'privacy'],
    ['text of a PDF', privacyText.replaceAll('\n', ' '), 'privacy', 'privacy'],
    [
      'notice of a law firm',
      `${privacyText}\nUnsere Kanzlei verarbeitet die Daten von Mandanten. Der externe Datenschutzbeauftragte ist erreichbar unter dsb@kanzlei.example.`,
      'privacy',
      'privacy',
    ],
    ['notice for applicants', `Datenschutzhinweise für Bewerber (m/w/d)\n${privacyText}`, 'privacy', 'privacy'],
    ['both on one page', `${imprintText}\n${privacyText}`, 'imprint', 'combined'],
    ['both, the notice first', `${privacyText}\n${imprintText}`, 'privacy', 'combined'],
    ['terms', terms, 'terms', 'terms'],
    ['terms with seller and data protection', shopTerms, 'terms', 'terms'],
    ['terms behind the name of an imprint', shopTerms, 'imprint', 'terms'],
    ['withdrawal', cancellation, 'cancellation', 'cancellation'],
    ['withdrawal in Austria', austrian, 'cancellation', 'cancellation'],
    ['withdrawal in Austria, within terms', `${terms}\n${austrian}`, 'cancellation', 'cancellation'],
    ['withdrawal within terms, behind its own link', `${terms}\n${cancellation}`, 'cancellation', 'cancellation'],
    ['withdrawal within terms, behind the terms link', `${terms}\n${cancellation}`, 'terms', 'terms'],
    ['statutes merely mentioned', mereStatutes, 'privacy', 'other'],
    ['statutes of an association as imprint', associationStatutes, 'imprint', 'other'],
    ['statutes of an association as notice', associationStatutes, 'privacy', 'other'],
    ['article on imprints', article, 'imprint', 'other'],
    ['article on notices', privacyArticle, 'privacy', 'other'],
    ['offer of a law firm', offer, 'privacy', 'other'],
    ['offer of a law firm as imprint', offer, 'imprint', 'other'],
    ['contact page', contactPage, 'imprint', 'other'],
    ['contact page with menu', `${menu}\n${contactPage}\n${footer}`, 'imprint', 'other'],
    ['job page', jobPage, 'imprint', 'other'],
    ['job page as notice', jobPage, 'privacy', 'other'],
    ['cookie settings', cookieSettings, 'privacy', 'other'],
    ['photo credits', photoCredits, 'imprint', 'other'],
    [
      'error page',
      `${menu}\n404\nSeite nicht gefunden\nDie gewünschte Seite existiert nicht. Vielleicht hilft die Suche weiter.\n${footer}`,
      'imprint',
      'other',
    ],
    ['short error page', '404 Not Found', 'privacy', 'other'],
    [
      'something else',
      `Über uns. ${'Wir backen seit 1950 Brot aus Dinkel und Roggen in unserer eigenen Backstube. '.repeat(4)}`,
      'imprint',
      'other',
    ],
    ['nothing', '', 'privacy', 'empty'],
    ['one sentence', 'Hier finden Sie unser Impressum.', 'imprint', 'empty'],
    ['menu and footer', `${menu}\nImpressum\n${footer}`, 'imprint', 'empty'],
    ['menu, footer and banner', `${menu}\nDatenschutz\n${footer}\n${cookieBanner}`, 'privacy', 'empty'],
    ['Latin filler', `Datenschutz. ${'Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(20)}`, 'privacy', 'placeholder'],
    ['instructions', 'Impressum\nHier Text einfügen', 'imprint', 'placeholder'],
    ['later', 'Datenschutzerklärung\nSpäter', 'privacy', 'placeholder'],
    ['later, with menu and footer', `${menu}\nImpressum\nSpäter\n${footer}`, 'imprint', 'placeholder'],
    ['soon', 'Unsere Datenschutzerklärung folgt in Kürze.', 'privacy', 'placeholder'],
    ['being built', `${menu}\nDiese Seite befindet sich im Aufbau.\n${footer}`, 'imprint', 'placeholder'],
    [
      'being revised',
      'Unsere Datenschutzerklärung wird derzeit überarbeitet. Bitte schauen Sie bald wieder vorbei.',
      'privacy',
      'placeholder',
    ],
    ['in English', 'Privacy policy\nThis page is under construction.', 'privacy', 'placeholder'],
    [
      'brackets of a generator',
      'Impressum\nAngaben gemäß § 5 DDG\n[Ihr Name]\n[Straße und Hausnummer]\n[PLZ Ort]\nE-Mail: [E-Mail-Adresse]',
      'imprint',
      'placeholder',
    ],
    [
      'labels of a generator',
      'Impressum\nAngaben gemäß § 5 DDG\nVorname Nachname\nStraße Hausnummer\nPLZ Ort\nTelefon: ______\nE-Mail: ______',
      'imprint',
      'placeholder',
    ],
    ['persons of a generator', templateImprint, 'imprint', 'placeholder'],
    ['template of a content system', wordpressTemplate, 'privacy', 'placeholder'],
    ['code of a content system', `${menu}\nDatenschutz\n[cmplz-document type="privacy-statement"]\n${footer}`, 'privacy', 'placeholder'],
    ['French notice', frenchPrivacy, 'privacy', 'privacy'],
    ['French imprint', frenchImprint, 'imprint', 'imprint'],
  ])('%s', (_name, text, expected, content) => {
    expect(recognise(text, expected)).toBe(content);
  });

  it('does not take a forgotten bracket or a hidden address in a complete text for a placeholder', () => {
    expect(recognise(`${privacyText}\nStand: [Ihr Datum]`, 'privacy')).toBe('privacy');
    expect(recognise(freelancer.replace(/E-Mail.*/, 'E-Mail: [email protected]'))).toBe('imprint');
  });

  it('knows menu and footer by their links', () => {
    const links = ['Zimmer', 'Wellness', 'Gutscheine', 'Lage & Umgebung'].map((text) => ({ text, area: 'header' as const, visible: true }));
    expect(
      recognise(`Zimmer\nWellness\nGutscheine\nLage & Umgebung\nZimmer Wellness Gutscheine Lage & Umgebung\n${footer}`, 'imprint', {
        links,
      }),
    ).toBe('empty');
  });

  it('reads what a page is called off its title and headings', () => {
    const text = freelancer.slice(10);
    expect(recognise(`Kontakt\n${text}\nÖffnungszeiten: Mo–Fr`, 'imprint', { title: 'Impressum | Erika Beispiel' })).toBe('imprint');
    expect(recognise(`Kontakt\n${text}\nÖffnungszeiten: Mo–Fr`, 'imprint', { headings: ['Kontakt'] })).toBe('other');
  });

  it('judges a page by what is its own', () => {
    const address = 'Holzwerk Rehmann GmbH\nSägeweg 3\n34117 Kassel\ninfo@rehmann.example\nHRB 4411';
    const start = new Set(prepareText(`Willkommen\n${address}`).split('\n'));
    const whole = prepareText(`Datenschutz\n${'Wir nehmen das ernst und freuen uns über Ihren Besuch. '.repeat(5)}\n${address}`);
    const own = ownLines(whole, [start]);
    expect(own).not.toContain('HRB');
    expect(recognise(whole, 'privacy', { own })).toBe('other');
  });

  it('takes an imprint with nothing but open fields for a placeholder, whatever the footer of all pages says', () => {
    const own = prepareText(
      'Impressum\nAngaben gemäß § 5 DDG\n[Firmenname]\n[Straße]\n[PLZ Ort]\nTelefon: [Nummer]\nE-Mail: [E-Mail-Adresse]',
    );
    const address = 'Holzwerk Rehmann GmbH\nSägeweg 3\n34117 Kassel\nTelefon: 0561 998877\ninfo@rehmann.example';
    expect(recognise(`${own}\n${address}`, 'imprint', { own })).toBe('placeholder');
    expect(recognise(`${own}\nMobil: 0151 998877\n${address}`, 'imprint', { own: `${own}\nMobil: 0151 998877` })).toBe('imprint');
  });

  it('finds an imprint that all pages carry in their footer', () => {
    expect(recognise(imprintText, 'imprint', { own: '' })).toBe('imprint');
  });

  it('reads soft hyphens, narrow spaces and direction marks as nothing and a space', () => {
    const text = imprintText
      .replace('Geschäftsführer', 'Geschäfts\u00adführer')
      .replaceAll(' ', '\u00a0')
      .replace('Muster GmbH', '\u200fMuster GmbH\u200e');
    expect(recognise(text)).toBe('imprint');
  });

  it.each([
    ['letters', 'a'.repeat(400_000)],
    ['digits', '1'.repeat(400_000)],
    ['brackets', '['.repeat(400_000)],
    ['spaces', ' a'.repeat(200_000)],
    ['almost an address', '12345 '.repeat(60_000)],
    ['almost an e-mail', 'a.'.repeat(200_000)],
    ['so long as', 'solange '.repeat(50_000)],
    ['lines', 'x\n'.repeat(200_000)],
    ['headings', 'Impressum\n'.repeat(40_000)],
    ['controllers', 'Verantwortlich '.repeat(20_000)],
  ])('ends on 400,000 hostile characters: %s', { timeout: 120_000 }, (_name, text) => {
    expect(() => recognise(text)).not.toThrow();
  });
});
