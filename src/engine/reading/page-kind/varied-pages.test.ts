import { describe, expect, it } from 'vitest';
import type { LegalPageFact } from '#checks/facts/pages.ts';
import { languageOfPage } from '../language/page-language.ts';
import { prepareText } from '../prepare-text.ts';
import { type LegalContent, ownLines } from './page-text.ts';
import { recognisePage } from './recognise-page.ts';

type Case = [name: string, text: string, promised: LegalPageFact['kind'], content: LegalContent, links?: string[], headings?: string[]];

const bar = ['Start', 'Aktuelles', 'Verein', 'Galerie', 'Kontakt', 'Impressum', 'Datenschutz'];

/** Pages that show something else than what was promised, in many wordings. */
const pages: Case[] = [
  // Error pages that answer with status 200.
  [
    'soft 404: oops',
    'Ups! Da ist etwas schiefgelaufen.\nDie Seite, die Sie suchen, gibt es leider nicht mehr.\nZurück zur Startseite',
    'imprint',
    'other',
  ],
  [
    'soft 404: moved',
    'Hoppla, hier ist nichts\nMöglicherweise wurde der Inhalt verschoben oder gelöscht. Nutzen Sie bitte unsere Suche.',
    'privacy',
    'other',
  ],
  ['soft 404: typing error', 'Diese Adresse kennen wir nicht. Haben Sie sich vielleicht vertippt?', 'imprint', 'other'],
  [
    'soft 404 under the menu',
    `${bar.join('\n')}\nNichts gefunden\nEs sieht so aus, als könnten wir nicht finden, wonach du suchst.\nSuche nach:`,
    'privacy',
    'other',
    bar,
  ],
  [
    'error 500',
    'Internal Server Error\nThe server encountered an internal error and was unable to complete your request.',
    'privacy',
    'other',
  ],
  ['critical error', 'Es gab einen kritischen Fehler auf deiner Website.\nErfahre mehr über die Problembehandlung.', 'imprint', 'other'],
  ['database error', 'Fehler beim Aufbau einer Datenbankverbindung', 'imprint', 'other'],
  ['forbidden', 'Zugriff verweigert\nSie haben keine Berechtigung, diese Seite anzuzeigen.', 'privacy', 'other'],
  ['maintenance', 'Wartungsarbeiten\nUnsere Website wird gerade gewartet. In Kürze sind wir wieder für Sie da.', 'imprint', 'placeholder'],
  [
    'English 404',
    "Sorry, we can't find that page\nThe link you followed may be broken, or the page may have been removed.\nBack to home",
    'privacy',
    'other',
  ],
  ['bot check', 'Bitte warten …\nWir überprüfen, ob Sie ein Mensch sind. Dies kann einige Sekunden dauern.', 'imprint', 'other'],
  // Walls and shells.
  [
    'password wall',
    'Geschützt: Impressum\nDieser Inhalt ist passwortgeschützt. Um ihn anzuschauen, geben Sie bitte Ihr Passwort ein:\nPasswort:\nAbsenden',
    'imprint',
    'other',
  ],
  ['log-in wall', 'Anmelden\nBenutzername\nPasswort\nAngemeldet bleiben\nPasswort vergessen?', 'privacy', 'other'],
  [
    'password wall in English',
    'This content is password protected. To view it please enter your password below:\nPassword:\nEnter',
    'privacy',
    'other',
  ],
  ['under construction', 'Hier entsteht in Kürze unser neuer Internetauftritt.\nSchauen Sie bald wieder vorbei!', 'imprint', 'placeholder'],
  ['coming soon', 'Coming soon\nWe are working hard on our new website. Stay tuned!', 'privacy', 'placeholder'],
  ['text still missing', 'Impressum\nDiese Seite befindet sich noch im Aufbau.', 'imprint', 'placeholder'],
  ['needs JavaScript', 'Bitte aktivieren Sie JavaScript in Ihrem Browser, um diese Anwendung zu nutzen.', 'privacy', 'empty'],
  [
    'needs JavaScript, in English',
    "We're sorry but this app doesn't work properly without JavaScript enabled. Please enable it to continue.",
    'imprint',
    'empty',
  ],
  ['still loading', 'Impressum\nWird geladen …', 'imprint', 'empty'],
  [
    'menu, footer and cookie notice',
    `${bar.join('\n')}\nDatenschutz\nDiese Seite benutzt Cookies. Mit der Nutzung erklären Sie sich damit einverstanden.\nOK\nMehr erfahren\n© 2025 TSV Grünau e. V.`,
    'privacy',
    'empty',
    bar,
  ],
  [
    'menu and footer with slogan and address',
    `${bar.join('\n')}\nImpressum\nTSV Grünau – wir bewegen den Ort\n© TSV Grünau\nNach oben`,
    'imprint',
    'empty',
    bar,
  ],
  ['parked domain', 'gruenau-tsv.example\nDiese Domain steht zum Verkauf!\nPreis auf Anfrage. Jetzt Angebot abgeben.', 'imprint', 'other'],
  [
    'parked domain with a provider',
    'Diese Domain wurde erfolgreich registriert und ist bei unserem Kunden geparkt. Sind Sie der Inhaber? Loggen Sie sich ein, um Ihre Website zu erstellen.',
    'privacy',
    'other',
  ],
  [
    'cookie choices',
    'Ihre Privatsphäre-Einstellungen\nNotwendige Cookies\nImmer aktiv\nStatistik\nMarketing\nAuswahl speichern\nAlle annehmen\nNur notwendige',
    'privacy',
    'other',
    [],
    ['Ihre Privatsphäre-Einstellungen'],
  ],
  [
    'contact page of a bakery',
    'Kontakt\nSchreiben Sie uns oder rufen Sie an!\nBäckerei Kornblum\nMarktstraße 3\n34117 Kassel\nTel. 0561 998811\nMo–Sa 6–18 Uhr\nIhr Name\nIhre Nachricht\nSenden',
    'imprint',
    'other',
  ],
  // Imprints in odd layouts.
  ['imprint in one line', 'Impressum: Hanna Sommer · Am Bach 5 · 72070 Tübingen · hanna@sommer.example', 'imprint', 'imprint'],
  [
    'imprint in two lines',
    'Impressum\nMalerbetrieb Otto Krug, Inh. O. Krug, Feldweg 8, 99734 Nordhausen, 03631 4455',
    'imprint',
    'imprint',
  ],
  [
    'imprint without the word: responsible',
    'Verantwortlich für den Inhalt dieser Seiten:\nEv. Kirchengemeinde St. Marien\nPfarrer Jan Hoppe\nKirchplatz 1\n19055 Schwerin\nTelefon 0385 112233\nE-Mail: buero@marien.example',
    'imprint',
    'imprint',
  ],
  [
    'school',
    'Herausgeber\nGrundschule am Lindenpark\nSchulleiterin: Petra Noll\nLindenstraße 20\n28195 Bremen\nTel.: 0421 445566\ngs-lindenpark@schule.example\nSchulträger: Stadt Bremen',
    'imprint',
    'imprint',
  ],
  [
    'doctor',
    'Zahnarztpraxis Dr. Karim Aziz\nBlumenweg 2, 50674 Köln\nTelefon 0221 7788990, praxis@aziz.example\nBerufsbezeichnung: Zahnarzt, verliehen in der Bundesrepublik Deutschland\nAufsicht: Zahnärztekammer Nordrhein',
    'imprint',
    'imprint',
  ],
  [
    'association',
    'Anbieterkennzeichnung\nKleingartenverein Morgensonne e. V.\nVorsitzender: Uwe Dahl\nPostfach 1120, 39104 Magdeburg\nVereinsregister Stendal VR 812\nmail@morgensonne.example',
    'imprint',
    'imprint',
  ],
  [
    'Austrian firm',
    'Offenlegung gemäß § 25 MedienG\nAlpenholz GmbH\nDorfstraße 7, 6020 Innsbruck, Österreich\nFN 123456a, Landesgericht Innsbruck\nUID: ATU12345678\noffice@alpenholz.example',
    'imprint',
    'imprint',
  ],
  [
    'Dutch firm',
    'Legal information\nTulip Trading B.V.\nKeizersgracht 100, 1015 AA Amsterdam, The Netherlands\nChamber of Commerce (KvK): 12345678\nVAT: NL001234567B01\ninfo@tulip.example\nDirector: Pieter de Vries',
    'imprint',
    'imprint',
  ],
  [
    'British firm',
    'Company details\nHarbour Books Ltd\nRegistered in England and Wales, company number 01234567\nRegistered office: 4 Quay Street, Bristol BS1 4DQ\nhello@harbour.example',
    'imprint',
    'imprint',
  ],
  [
    'imprint with long disclaimers',
    `Impressum\nJens Adler\nUferweg 3\n17033 Neubrandenburg\nadler@jens.example\nHaftung für Inhalte\n${'Die Inhalte dieser Seiten wurden mit größter Sorgfalt erstellt. Für die Richtigkeit, Vollständigkeit und Aktualität können wir keine Gewähr übernehmen. '.repeat(5)}\nHaftung für Links\n${'Auf die Inhalte fremder Seiten haben wir keinen Einfluss. '.repeat(5)}\nDatenschutz\nDie Nutzung unserer Webseite ist in der Regel ohne Angabe personenbezogener Daten möglich. Wir weisen darauf hin, dass die Datenübertragung im Internet Sicherheitslücken aufweisen kann.`,
    'imprint',
    'imprint',
  ],
  [
    'imprint before notice',
    'Impressum\nYogaraum Silke Brandt\nGartenstraße 11\n01097 Dresden\nTel. 0351 667788\nsilke@yogaraum.example\nDatenschutzerklärung\nVerantwortliche Stelle ist die oben genannte Inhaberin. Beim Aufruf speichert der Server Ihre IP-Adresse für sieben Tage, Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO. Sie haben das Recht auf Auskunft, Berichtigung und Löschung und können sich bei der Aufsichtsbehörde beschweren.',
    'privacy',
    'combined',
  ],
  [
    'notice before imprint',
    'Datenschutz\nWir verarbeiten personenbezogene Daten nur, soweit es zur Bereitstellung der Website nötig ist (Art. 6 Abs. 1 lit. f DSGVO). Server-Logfiles werden nach 14 Tagen gelöscht. Ihnen stehen die Rechte auf Auskunft, Löschung und Widerspruch zu.\nImpressum\nAngaben gemäß § 5 DDG\nFahrradladen Kette & Co. OHG\nRingstraße 40\n30159 Hannover\nHRA 4711, Amtsgericht Hannover\nkontakt@kette.example',
    'imprint',
    'combined',
  ],
  [
    'notice and terms on one page',
    'AGB und Datenschutz\n1. Geltungsbereich\nDiese Bedingungen gelten für alle Bestellungen in unserem Shop.\n2. Vertragsschluss\nIhre Bestellung ist ein Angebot, das wir durch Versand annehmen.\n3. Lieferung und Zahlung\nZahlung per Vorkasse.\n4. Gewährleistung\nEs gilt das Gesetz.\nDatenschutzerklärung\nVerantwortlicher ist Lea Roth, Hof 2, 56068 Koblenz, lea@roth.example. Wir verarbeiten Ihre Bestelldaten zur Vertragserfüllung (Art. 6 Abs. 1 lit. b DSGVO). Sie haben das Recht auf Auskunft, Berichtigung, Löschung und Beschwerde. Daten werden nach zehn Jahren gelöscht.',
    'privacy',
    'combined',
  ],
  // Notices in own words.
  [
    'notice by hand: only what you write',
    'Datenschutz\nWir speichern nur, was du uns schreibst. Deine E-Mail-Adresse brauchen wir, um dir zu antworten. Danach löschen wir sie. An andere geben wir nichts weiter. Wenn du wissen willst, was wir über dich haben, frag einfach nach.',
    'privacy',
    'privacy',
  ],
  [
    'notice by hand: no cookies',
    'Was passiert mit meinen Daten?\nDiese Seite setzt keine Cookies und zählt keine Besucher. Unser Webhoster merkt sich eine Woche lang, von welcher IP-Adresse die Seite aufgerufen wurde, um Angriffe abzuwehren. Du kannst jederzeit verlangen, dass wir deine Angaben löschen.',
    'privacy',
    'privacy',
  ],
  [
    'photo credits',
    'Bildnachweise\nStartseite: © Anna Weiß / fotolager.example\nTeam: Studio Licht, Berlin\nIcons: freie Lizenz CC BY 4.0',
    'imprint',
    'other',
  ],
  [
    'statutes',
    'Satzung des Heimatvereins Oberfeld e. V.\n§ 1 Name und Sitz\nDer Verein führt den Namen Heimatverein Oberfeld e. V. und hat seinen Sitz in Oberfeld.\n§ 5 Mitgliedschaft\nMitglied kann jede Person werden.\n§ 12 Datenschutz\nZur Erfüllung der Vereinszwecke werden personenbezogene Daten der Mitglieder gespeichert.',
    'privacy',
    'other',
  ],
  [
    'article on notices',
    'So schützen Sie Ihre Daten im Netz\nVon Redaktion, 3. Mai 2025\nWer im Internet surft, hinterlässt Spuren. Experten raten, Cookies regelmäßig zu löschen. Nach der DSGVO haben Nutzer ein Recht auf Auskunft. Lesen Sie auch: Die besten Passwort-Manager.',
    'privacy',
    'other',
  ],
  [
    'article on imprints',
    'Impressumspflicht: Was Blogger wissen müssen\nWer ein Blog betreibt, muss Name, Anschrift und E-Mail-Adresse angeben. Fehlen die Angaben, droht eine Abmahnung. In diesem Beitrag zeigen wir, worauf Sie achten sollten.',
    'imprint',
    'other',
  ],
];

/** More of them, written after the first were read well. */
const morePages: Case[] = [
  [
    'soft 404: went for a walk',
    'Da ist wohl ein Link kaputt.\nBitte nutzen Sie die Navigation oder schreiben Sie uns eine Nachricht.',
    'imprint',
    'other',
  ],
  ['soft 404: number only', 'Fehler 410\nDieser Inhalt wurde dauerhaft entfernt.', 'privacy', 'other'],
  ['soft 404: nothing here', 'Nothing to see here!\nMaybe try one of the links below or a search?', 'privacy', 'other'],
  ['event is over', 'Diese Veranstaltung ist leider schon vorbei. Neue Termine finden Sie in unserem Kalender.', 'imprint', 'other'],
  ['server too busy', 'Der Server ist momentan überlastet. Bitte laden Sie die Seite in einigen Minuten neu.', 'privacy', 'other'],
  ['country blocked', 'Sorry, you have been blocked\nYou are unable to access this website from your country.', 'imprint', 'other'],
  ['age gate', 'Bist du mindestens 18 Jahre alt?\nJa\nNein\nWir verkaufen keinen Alkohol an Minderjährige.', 'imprint', 'other'],
  [
    'members only',
    'Dieser Bereich ist unseren Mitgliedern vorbehalten. Bitte loggen Sie sich mit Ihren Zugangsdaten ein.',
    'privacy',
    'other',
  ],
  ['suspended account', 'This account has been suspended. Contact your hosting provider for more information.', 'imprint', 'other'],
  [
    'new hosting account',
    'Herzlichen Glückwunsch! Ihr Webspace wurde erfolgreich eingerichtet. Sie können nun Ihre Dateien hochladen.',
    'imprint',
    'other',
  ],
  ['redirect page', 'Sie werden in wenigen Sekunden weitergeleitet. Falls nicht, klicken Sie bitte hier.', 'imprint', 'other'],
  ['no script at all', 'JavaScript is disabled in your browser. This site requires JavaScript.', 'privacy', 'empty'],
  ['skeleton', 'Datenschutz\nLädt...', 'privacy', 'empty'],
  [
    'only a headline',
    'Zum Inhalt springen\nMenü\nStart\nAngebote\nKontakt\nDatenschutzerklärung\nKontakt\nImpressum\n© 2024 Reisebüro Fernweh',
    'privacy',
    'empty',
  ],
  ['relaunch', 'Unsere Homepage bekommt gerade ein neues Gesicht. Bald geht es hier weiter!', 'imprint', 'placeholder'],
  ['text is coming', 'Datenschutzerklärung\nDer Text wird in den nächsten Tagen nachgereicht.', 'privacy', 'placeholder'],
  ['shop closed', 'Unser Onlineshop macht Sommerpause. Ab dem 1. September nehmen wir wieder Bestellungen an.', 'imprint', 'other'],
  [
    'team page',
    'Unser Team\nMara Winter – Empfang\nJonas Keil – Werkstatt\nAylin Demir – Buchhaltung\nGemeinsam sind wir seit 2004 für Sie unterwegs und lösen fast jedes Problem rund um Ihr Fahrrad.',
    'imprint',
    'other',
  ],
  [
    'imprint of a village choir',
    'Wer macht diese Seite?\nSingkreis Unterau, Leitung: Gerda Pohl\nAm Dorfteich 6\n29439 Lüchow\n05841 2233\nsingkreis@unterau.example',
    'imprint',
    'imprint',
  ],
  [
    'imprint on one line with bars',
    'Impressum | Blumen Jäger | Inh. Rita Jäger | Hauptstr. 17 | 63739 Aschaffenburg | Tel. 06021 334455 | blumen@jaeger.example',
    'imprint',
    'imprint',
  ],
  [
    'parish with body of public law',
    'Katholische Pfarrei Heilig Geist\nKörperschaft des öffentlichen Rechts\nDomplatz 2, 99084 Erfurt\nvertreten durch den Kirchenvorstand\npfarramt@heiliggeist.example',
    'imprint',
    'imprint',
  ],
  [
    'Swiss firm',
    'Kontaktadresse\nBergbahn Silvretta AG\nTalstrasse 9\n7250 Klosters\nSchweiz\ninfo@bergbahn.example\nHandelsregister: CHE-123.456.789\nVertretungsberechtigt: Reto Caduff',
    'imprint',
    'imprint',
  ],
  [
    'American firm',
    'Legal Notice\nPine Labs, Inc.\n500 Market Street, San Francisco, CA 94105, USA\nlegal@pine.example\nRepresented by: Susan Wu (CEO)',
    'imprint',
    'imprint',
  ],
  [
    'lawyer',
    'Rechtsanwältin Birgit Kern\nSchlossgasse 1, 35037 Marburg\nTel. 06421 9988\nkern@kanzlei.example\nZuständige Kammer: Rechtsanwaltskammer Frankfurt\nBerufshaftpflicht: Beispiel Versicherung',
    'imprint',
    'imprint',
  ],
  [
    'imprint with short notice of own',
    'Impressum & Datenschutz\nMusikschule Allegro, Inhaber Felix Graf, Bachweg 3, 06844 Dessau, Tel. 0340 7788, graf@allegro.example\nDatenschutz\nVerantwortlich ist Felix Graf. Wenn Sie uns schreiben, speichern wir Ihre Angaben, um zu antworten (Art. 6 Abs. 1 lit. b DSGVO), und löschen sie nach einem Jahr. Sie haben das Recht auf Auskunft, Berichtigung, Löschung und Widerspruch.',
    'imprint',
    'combined',
  ],
  [
    'terms after notice',
    'Datenschutzerklärung\nVerantwortlich: Ida Falk, Teichweg 1, 19370 Parchim, ida@falk.example. Zweck der Verarbeitung ist der Versand Ihrer Bestellung (Art. 6 Abs. 1 lit. b DSGVO). Sie haben ein Recht auf Auskunft, Berichtigung, Löschung. Wir löschen nach zehn Jahren.\nAllgemeine Geschäftsbedingungen\nGeltungsbereich: Diese AGB gelten für alle Bestellungen.\nVertragsschluss: Der Vertrag kommt mit unserer Bestätigung zustande.\nLieferzeit: drei Tage. Zahlungsbedingungen: Rechnung.\nGewährleistung: nach Gesetz. Gerichtsstand ist Schwerin.',
    'privacy',
    'combined',
  ],
  [
    'notice by hand of a band',
    'Datenschutz\nMails an uns liest nur Toni. Er hebt sie auf, bis deine Frage beantwortet ist, danach wirft er sie weg. Mehr Daten sammeln wir nicht, wir haben keine Cookies und keinen Zähler. Was wir von dir haben, zeigen wir dir gern.',
    'privacy',
    'privacy',
  ],
  [
    'notice by hand of a pension',
    'Ihre Daten bei uns\nFür die Buchung brauchen wir Namen, Anschrift und Telefonnummer. Diese Angaben stehen in unserem Gästebuch und werden nach drei Jahren vernichtet. Wir verkaufen nichts und geben nichts weiter. Auf Wunsch sagen wir Ihnen, was wir über Sie notiert haben.',
    'privacy',
    'privacy',
  ],
  [
    'picture credits with names',
    'Fotos: Elke Sturm, Peter Hahn\nZeichnungen: Kinder der Klasse 3b\nGestaltung: Büro Strich',
    'imprint',
    'other',
  ],
  [
    'magazine article',
    'Warum Datenschutz alle angeht\nImmer mehr Menschen fragen sich, was mit ihren Daten passiert. Konzerne speichern, was wir suchen, und geben es weiter. Die Autorin Lina Marx hat darüber ein Buch geschrieben.',
    'privacy',
    'other',
  ],
];

describe('recognisePage on varied pages', () => {
  it.each([...pages, ...morePages])('%s', (_name, text, promised, content, links = [], headings = []) => {
    const whole = prepareText(text);
    const page = {
      own: ownLines(whole, []),
      whole,
      title: '',
      headings,
      links: links.map((text) => ({ text, area: 'body' as const, visible: true })),
      buttons: [],
    };
    expect(recognisePage(page, promised, languageOfPage(whole, ''))).toBe(content);
  });
});
