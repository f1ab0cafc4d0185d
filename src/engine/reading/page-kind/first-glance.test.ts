import { expect, it } from 'vitest';
import type { LegalPageFact } from '#checks/facts/pages.ts';
import { languageOfPage } from '../language/page-language.ts';
import { prepareText } from '../prepare-text.ts';
import { type LegalContent, ownLines } from './page-text.ts';
import { recognisePage } from './recognise-page.ts';

/** What stands behind a link, with the title of its page; its first line is its heading. */
const pages: readonly [promised: LegalPageFact['kind'], title: string, text: string, content: LegalContent][] = [
  ['imprint', 'Impressum', 'Impressum\n© 2025 Malerbetrieb Stolz', 'empty'],
  ['imprint', 'Impressum', 'Start\nLeistungen\nÜber mich\nImpressum\nBild: impressum.png', 'empty'],
  ['privacy', 'Datenschutz', 'Home | Shop | Kontakt\nDatenschutz\nBitte aktivieren Sie JavaScript, um diese Seite anzuzeigen.', 'empty'],
  ['privacy', 'Datenschutzerklärung', 'Datenschutzerklärung\nInhalt wird geladen …', 'empty'],
  [
    'privacy',
    'Datenschutz',
    'Menü\nDatenschutz\nUm die Datenschutzerklärung zu sehen, müssen Sie externe Inhalte zulassen.\nInhalt laden',
    'empty',
  ],
  [
    'imprint',
    'Impressum',
    'Impressum\nWir verwenden Cookies, um Inhalte zu personalisieren. Details finden Sie in unserer Datenschutzerklärung.\nAblehnen\nAkzeptieren',
    'empty',
  ],
  ['imprint', 'Impressum', 'Impressum\nHier entsteht unser Impressum.', 'placeholder'],
  ['imprint', 'Impressum', 'Impressum\nUnser Impressum wird zurzeit aktualisiert. Bitte haben Sie etwas Geduld.', 'placeholder'],
  [
    'privacy',
    'Datenschutz',
    'Datenschutz\nDie Datenschutzerklärung wird gerade von unserem Anwalt überarbeitet und steht in Kürze wieder hier.',
    'placeholder',
  ],
  ['privacy', 'Datenschutz', 'Datenschutz\nText kommt noch!', 'placeholder'],
  [
    'imprint',
    'Impressum',
    'Impressum\nMax Mustermann\nMusterstraße 1\n12345 Musterstadt\nTel: 0123 456789\nE-Mail: info@musterfirma.de',
    'placeholder',
  ],
  [
    'privacy',
    'Datenschutz',
    'Datenschutzerklärung\nVerantwortlicher: [Name der Firma], [Straße], [PLZ Ort]\nWir verarbeiten personenbezogene Daten nach der DSGVO. Kontakt: [E-Mail]',
    'placeholder',
  ],
  [
    'imprint',
    'Impressum',
    'Impressum\nLorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam nonumy eirmod tempor.',
    'placeholder',
  ],
  ['imprint', 'Impressum', 'Impressum\nDieser Text ist noch zu ersetzen. Bitte im Editor anpassen.', 'placeholder'],
  ['privacy', 'Datenschutz', 'Datenschutz\nWir bauen um. Bald finden Sie hier unsere neuen Datenschutzhinweise.', 'placeholder'],
  ['imprint', 'Impressum', 'Impressum\n(wird nachgereicht)', 'placeholder'],
  ['imprint', 'Impressum', 'Impressum\nPlatzhalter – bitte vor Go-live ersetzen', 'placeholder'],
  [
    'privacy',
    'Datenschutz',
    'Datenschutz\nAn dieser Stelle veröffentlichen wir demnächst Informationen zum Umgang mit Ihren Daten.',
    'placeholder',
  ],
  ['imprint', 'Impressum', 'Impressum\nAngaben folgen nach Eintragung ins Handelsregister.', 'placeholder'],
  ['imprint', 'Impressum', 'Impressum\n404 – Diese Seite wurde nicht gefunden\nZurück zur Startseite', 'other'],
  [
    'imprint',
    'Impressumspflicht',
    'Impressumspflicht 2025: Das müssen Sie wissen\nJeder geschäftsmäßige Onlinedienst braucht ein Impressum. Wir erklären, welche Angaben hineingehören, welche Bußgelder drohen und wie Sie Abmahnungen vermeiden. Lesezeit: 6 Minuten',
    'other',
  ],
  [
    'privacy',
    'Datenschutz',
    'Rechtliches\nImpressum\nDatenschutz\nAGB\nCookie-Einstellungen\nWählen Sie eine der oben genannten Seiten aus, um mehr zu erfahren.',
    'other',
  ],
  [
    'imprint',
    'Anmelden',
    'Mitgliederbereich\nBitte melden Sie sich mit Benutzername und Passwort an.\nBenutzername\nPasswort\nAnmelden',
    'other',
  ],
  [
    'privacy',
    'Datenschutz',
    'Datenschutz an unserer Schule\nAm 12. März besuchte der Datenschutzbeauftragte des Landkreises die Klassen 8a und 8b. Die Jugendlichen lernten, wie sie ihr Handy sicher einstellen. Ein herzlicher Dank gilt dem Förderverein.',
    'other',
  ],
  ['imprint', 'Bildnachweise', 'Bildnachweise\nStartseite: Foto Klee / agentur.example\nTeam: privat\nAlle übrigen: Adobe Stock', 'other'],
  [
    'privacy',
    'Cookie-Einstellungen',
    'Datenschutz-Einstellungen\nHier finden Sie eine Übersicht über alle verwendeten Cookies. Sie können Ihre Einwilligung zu ganzen Kategorien geben.\nEssenziell\nStatistik\nMarketing\nAuswahl speichern',
    'other',
  ],
  [
    'imprint',
    'Über uns',
    'Über uns\nSeit 1987 steht unser Familienbetrieb für gutes Handwerk. Drei Generationen arbeiten Hand in Hand.',
    'other',
  ],
  [
    'privacy',
    'Stellenangebot',
    'Datenschutzbeauftragter (m/w/d)\nIhre Aufgaben: Beratung zu DSGVO, Schulung, Führen des Verzeichnisses. Ihr Profil: Erfahrung, Verschwiegenheit. Wir bieten 30 Tage Urlaub. Bewerben Sie sich jetzt!',
    'other',
  ],
  ['imprint', 'Impressum', 'Impressum\nKarla Wiese\nAm Deich 4\n26506 Norden\nkarla@wiese.example', 'imprint'],
  ['imprint', 'Impressum', 'Impressum\nVerantwortlich: Hubert Lang, Bergstr. 3, 87561 Oberstdorf, Tel. 08322 1234', 'imprint'],
  [
    'imprint',
    'Anbieter',
    'Anbieterkennzeichnung nach § 5 DDG\nBäckerei Kern GmbH, Marktplatz 2, 73230 Kirchheim, Geschäftsführer Uwe Kern, HRB 45454 Amtsgericht Stuttgart',
    'imprint',
  ],
  [
    'privacy',
    'Datenschutz',
    'Datenschutz\nWir nehmen den Schutz Ihrer Daten ernst. Beim Besuch speichert unser Hoster Ihre IP-Adresse für sieben Tage. Wenn Sie uns schreiben, nutzen wir Ihre Angaben nur für die Antwort. Auskunft erhalten Sie jederzeit unter post@verein.example.',
    'privacy',
  ],
  [
    'privacy',
    'Datenschutz',
    'Datenschutz\nDiese Seite setzt keine Cookies und speichert nichts über ihre Besucher. E-Mails lösche ich, sobald sie beantwortet sind.',
    'privacy',
  ],
  [
    'terms',
    'AGB',
    'Allgemeine Geschäftsbedingungen\n§ 1 Geltungsbereich\nDiese Bedingungen gelten für alle Verträge mit uns.\n§ 2 Vertragsschluss\nDer Vertrag kommt durch unsere Bestätigung zustande.\n§ 3 Preise, Zahlungsbedingungen\n§ 4 Haftung\n§ 5 Gerichtsstand ist Kiel.',
    'terms',
  ],
  [
    'privacy',
    'Nutzungsbedingungen',
    'Nutzungsbedingungen\n1. Geltungsbereich. Diese Nutzungsbedingungen gelten für die Plattform.\n2. Vertragsschluss: Mit der Registrierung kommt ein Vertrag zustande.\n3. Vergütung und Zahlungsbedingungen\n4. Haftung\n5. Datenschutz: Wir behandeln Daten vertraulich, siehe Datenschutzerklärung.\n6. Anwendbares Recht, Gerichtsstand',
    'terms',
  ],
  [
    'cancellation',
    'Widerruf',
    'Widerrufsbelehrung\nSie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage.\nFolgen des Widerrufs',
    'cancellation',
  ],
  [
    'imprint',
    'Rückgabe',
    'Widerrufsrecht\nVerbraucher können ihre Bestellung innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen.\nMuster-Widerrufsformular\nAn Seifenhaus Buhl, Gasse 3, 01067 Dresden, mail@seifen.example',
    'cancellation',
  ],
  [
    'imprint',
    'Impressum',
    'Impressum\n[Vorname Nachname]\n[Straße Hausnummer]\n[PLZ] [Ort]\n\nKontakt\nTelefon: [Telefonnummer]',
    'placeholder',
  ],
  ['imprint', 'Legal notice', 'Legal notice\nComing soon', 'placeholder'],
  ['privacy', 'Privacy', 'Privacy policy\nOur privacy policy is being updated and will be available here shortly.', 'placeholder'],
  ['imprint', 'Domain', 'Diese Domain steht zum Verkauf.\nInteresse? Jetzt Angebot abgeben.', 'other'],
  ['privacy', 'Zugriff verweigert', 'Zugriff verweigert\nSie haben keine Berechtigung, diese Seite aufzurufen.', 'other'],
  [
    'imprint',
    'Impressum',
    'Zum Inhalt springen\nStart\nPraxis\nTeam\nTermin\nImpressum\nDatenschutz\nKontakt\nTel. 040 1234567\n© Praxis am Park',
    'empty',
  ],
  ['imprint', 'Impressum', 'Mila Sander Fotografie\nBremen\nTelefon: 0151 22334455\nmila@sander.example', 'imprint'],
  [
    'imprint',
    'Erstinformation',
    'Erstinformation & Impressum\nRalph Eichner, Versicherungsmakler\nOpernstr. 22, 95444 Bayreuth\nTelefon: 0921 565758\nE-Mail: info@eichner.example',
    'imprint',
  ],
  ['privacy', 'Datenschutz', 'Datenschutz\nDatenschutzerklärung als PDF', 'empty'],
  [
    'privacy',
    'Urteil',
    'BGH zum Auskunftsanspruch nach Art. 15 DSGVO\nDer VI. Zivilsenat hat entschieden, dass der Auskunftsanspruch nach Artikel 15 weit zu verstehen ist. Geklagt hatte ein Versicherungsnehmer. Az. VI ZR 576/19. Die Vorinstanz hatte die Klage abgewiesen; Löschung, Berichtigung und Widerspruch waren nicht Gegenstand.',
    'other',
  ],
  [
    'imprint',
    'Impressum & Datenschutz',
    'Impressum\nFrieda Horn, Ahornweg 8, 04109 Leipzig, frieda@horn.example, Tel. 0341 998877\nDatenschutz\nVerantwortlich für die Verarbeitung ist Frieda Horn (Anschrift siehe oben). Beim Aufruf der Seite werden IP-Adresse und Uhrzeit in Logfiles gespeichert, Rechtsgrundlage Art. 6 Abs. 1 lit. f DSGVO. Die Logfiles werden nach 7 Tagen gelöscht. Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Widerspruch sowie Beschwerde bei der Aufsichtsbehörde. Wenn Sie mir per E-Mail schreiben, speichere ich Ihre Angaben zur Bearbeitung.',
    'combined',
  ],
];

it.each(pages)('behind the link to the %s, "%s": %s', (promised, title, text, content) => {
  const whole = prepareText(text);
  const page = { own: ownLines(whole, []), whole, title: `${title} - Beispiel`, headings: [text.split('\n')[0]!], links: [], buttons: [] };
  expect(recognisePage(page, promised, languageOfPage(whole, ''))).toBe(content);
});
