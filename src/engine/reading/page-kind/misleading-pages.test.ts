import { describe, expect, it } from 'vitest';
import type { LegalPageFact } from '#checks/facts/pages.ts';
import { languageOfPage } from '../language/page-language.ts';
import { prepareText } from '../prepare-text.ts';
import { type LegalContent, ownLines } from './page-text.ts';
import { recognisePage } from './recognise-page.ts';

const nav = 'Home\nÜber mich\nAngebot\nTermine\nKontakt';
const foot = 'Impressum | Datenschutz | AGB';
const noticeBody = `1. Name und Kontaktdaten des für die Verarbeitung Verantwortlichen
Diese Datenschutz-Information gilt für die Datenverarbeitung durch: Rechtsanwältin Carla Wendt, Bahnhofstraße 8, 48143 Münster, E-Mail: post@ra-wendt.example
2. Erhebung und Speicherung personenbezogener Daten sowie Art und Zweck von deren Verwendung
Beim Aufrufen unserer Website werden Informationen in einem Logfile gespeichert und bis zur automatisierten Löschung gespeichert. Die Rechtsgrundlage ist Art. 6 Abs. 1 S. 1 lit. f DSGVO.
3. Weitergabe von Daten
Eine Übermittlung Ihrer persönlichen Daten an Dritte findet nicht statt.
4. Betroffenenrechte
Sie haben das Recht: gemäß Art. 15 DSGVO Auskunft, gemäß Art. 16 Berichtigung, gemäß Art. 17 Löschung, gemäß Art. 18 Einschränkung, gemäß Art. 20 Ihre Daten zu erhalten, gemäß Art. 77 sich zu beschweren.`;
const smallFooter = 'Kontakt\nImpressum\nDatenschutz';
const wd = `Widerrufsbelehrung\nVerbraucher haben ein vierzehntägiges Widerrufsrecht.\nWiderrufsrecht\nSie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie die Waren in Besitz genommen haben.\nFolgen des Widerrufs\nWir zahlen alles zurück.\nMuster-Widerrufsformular\nAn: Teehaus Lang, Markt 1, 04109 Leipzig\nHiermit widerrufe(n) ich/wir (*) den Vertrag über: ______________\nBestellt am: ________\nName: ________\nAnschrift: ________\nDatum: ________`;

/** Pages whose words mislead; "promised" is what their link is called. */
const pages: [name: string, text: string, promised: LegalPageFact['kind'], content: LegalContent][] = [
  [
    'doctor imprint',
    `${nav}\nImpressum\nGemeinschaftspraxis Dr. med. Ulla Hartung\nFachärztin für Allgemeinmedizin\nGoethestr. 14\n97072 Würzburg\nTel.: 0931 / 45 67 890\nFax: 0931 / 45 67 891\npraxis(at)hartung-praxis.example\nZuständige Kammer: Bayerische Landesärztekammer\nBerufsbezeichnung: Ärztin (verliehen in Deutschland)\nSprechzeiten: Mo-Fr 8-12 Uhr\n${foot}`,
    'imprint',
    'imprint',
  ],
  [
    'imprint w/ opening hours & anfahrt heading, title',
    `Kontakt und Impressum\nCafé Morgenrot, Inhaberin: Lena Vogt\nKirchgasse 2, 06108 Halle\nTelefon 0345 1112223\nÖffnungszeiten: täglich 9-18 Uhr\nAnfahrt: Haltestelle Markt`,
    'imprint',
    'imprint',
  ],
  [
    'contact page of GmbH with managing director? no',
    `So finden Sie uns\nBergmann Elektro GmbH\nIndustriestraße 44\n59065 Hamm\nTel: 02381 55667\nFax: 02381 55668\nE-Mail: service@bergmann.example\nParkplätze vor dem Haus. Öffnungszeiten Montag bis Freitag 7:30 bis 17 Uhr.\nImpressum\nDatenschutz`,
    'imprint',
    'other',
  ],
  [
    'soft404 200',
    `Seite nicht gefunden | Bergmann Elektro\nHoppla! Die Seite, die Sie suchen, gibt es nicht mehr.\nZur Startseite\nBergmann Elektro GmbH\nIndustriestraße 44\n59065 Hamm\nTel: 02381 55667\n${foot}`,
    'imprint',
    'other',
  ],
  [
    'SPA start page under impressum',
    `Bergmann Elektro - Ihr Partner für Smart Home\nWir planen und installieren Photovoltaik, Wallboxen und Beleuchtung. Seit 1988 sind wir für Privat- und Gewerbekunden in Hamm und Umgebung im Einsatz. Lernen Sie unser Team kennen!\nUnsere Leistungen\nPhotovoltaik\nWallbox\nSmart Home\nJetzt Termin vereinbaren\nBergmann Elektro GmbH, Industriestraße 44, 59065 Hamm\n02381 55667\n${foot}`,
    'imprint',
    'other',
  ],
  ['privacy lawyer style', `Datenschutzerklärung\n${noticeBody}`, 'privacy', 'privacy'],
  [
    'combined',
    `Impressum und Datenschutz\nImpressum\nRechtsanwältin Carla Wendt\nBahnhofstraße 8\n48143 Münster\nTelefon: 0251 998877\nE-Mail: post@ra-wendt.example\nZuständige Kammer: Rechtsanwaltskammer Hamm\nUSt-IdNr.: DE 111 222 333\nDatenschutzerklärung\n${noticeBody}`,
    'imprint',
    'combined',
  ],
  [
    'imprint inside privacy (no statute)',
    `Datenschutz\n${noticeBody}\nImpressum\nRechtsanwältin Carla Wendt, Bahnhofstraße 8, 48143 Münster, Telefon 0251 998877, post@ra-wendt.example, Berufshaftpflicht: Beispiel AG`,
    'privacy',
    'combined',
  ],
  [
    'privacy with menu imprint link',
    `Start\nKanzlei\nImpressum\nDatenschutzerklärung\n${noticeBody}\nDie weiteren Angaben stehen im Impressum.`,
    'privacy',
    'privacy',
  ],
  [
    'service page of agency',
    `Rechtssichere Websites vom Profi\nMit uns erhalten Sie eine DSGVO-konforme Website. Wir kümmern uns um Cookie-Banner, Impressum und Datenschutzerklärung.\nUnsere Pakete\nStarter ab 499 €\nBusiness ab 999 €\nalle Preise zzgl. MwSt.\nJetzt anfragen: hallo@agentur.example, Telefon 0711 223344, Agentur Nordlicht GmbH, Königstraße 5, 70173 Stuttgart`,
    'privacy',
    'other',
  ],
  [
    'news: court on imprint',
    `BGH: Impressum muss zwei Kontaktwege nennen\nKarlsruhe – Der BGH hat entschieden, dass Anbieter nach § 5 DDG neben der E-Mail-Adresse einen weiteren Kontaktweg nennen müssen (Urteil vom 3.2.2025, Az.: I ZR 1/24). Geklagt hatte die Wettbewerbszentrale gegen eine GmbH aus 50667 Köln. Website-Betreiber sollten ihr Impressum prüfen.\nAutor: Jan Peters`,
    'imprint',
    'other',
  ],
  [
    'association privacy order in statutes',
    `Datenschutzordnung und Satzung\nSatzung des Schützenvereins Eichtal 1902 e.V.\n§ 1 Name und Sitz\n§ 2 Zweck: ausschließlich gemeinnützige Zwecke\n§ 3 Erwerb der Mitgliedschaft\n§ 4 Mitgliedsbeiträge\n§ 5 Organe: Mitgliederversammlung und Vorstand\n§ 6 Der Vorstand besteht aus fünf Personen\n§ 7 Kassenprüfer\n§ 8 Auflösung des Vereins\n§ 9 Datenschutz: Mitglieder haben das Recht auf Auskunft, Berichtigung, Löschung und Widerspruch; Daten werden nach Ende der Mitgliedschaft gelöscht.`,
    'privacy',
    'other',
  ],
  [
    'generator brackets privacy',
    `Datenschutzerklärung\nVerantwortlicher\n[Firmenname], [Straße], [PLZ Ort], [E-Mail]\nZweck der Verarbeitung, Rechtsgrundlage Art. 6 Abs. 1 lit. f DSGVO. Sie haben das Recht auf Auskunft, Berichtigung und Löschung. ${'Die Daten werden gelöscht, sobald sie nicht mehr benötigt werden. '.repeat(25)}`,
    'privacy',
    'placeholder',
  ],
  ['in Kürze', `Impressum\nInhalt folgt in Kürze.`, 'imprint', 'placeholder'],
  ['soon en', `Imprint\nComing soon`, 'imprint', 'placeholder'],
  ['tbd', `${nav}\nDatenschutz\nTBD\n${foot}`, 'privacy', 'placeholder'],
  ['xxx', `Impressum\nAngaben gemäß § 5 DDG\nXXX GmbH\nXXXstraße XX\nXXXXX XXX\nTelefon: XXX\nE-Mail: XXX`, 'imprint', 'placeholder'],
  [
    'empty shell w/ address footer',
    `${nav}\n\nImpressum\n\nWir verwenden Cookies, um unsere Website zu verbessern.\nAkzeptieren\nAblehnen\n${foot}\n© 2026 Café Morgenrot`,
    'imprint',
    'empty',
  ],
  [
    'shell privacy en',
    `Home\nProducts\nContact\nPrivacy Policy\nWe use cookies to improve your experience on our website.\nAccept all\nReject\nImprint\nTerms\n© 2026 Nordwind Ltd. All rights reserved.`,
    'privacy',
    'empty',
  ],
  [
    'English notice long',
    `Privacy Notice\nWho we are\nNordwind Analytics Ltd is the controller responsible for your personal data. Contact: privacy@nordwind.example.\nWhat we collect\nWe collect your name and email address when you contact us, and log files including your IP address.\nWhy\nWe process your data in order to answer your request; the legal basis is legitimate interest.\nHow long\nWe keep it as long as necessary and then delete it.\nYour rights\nYou have the right to access, rectify, erase, restrict, port and object.`,
    'privacy',
    'privacy',
  ],
  [
    'English imprint simple',
    `Imprint\nJohn Harper\nAm Sandtor 5\n21073 Hamburg\nGermany\nEmail: john [at] harper [dot] example`,
    'imprint',
    'imprint',
  ],
  [
    'legal notice ltd',
    `Legal Notice\nNordwind Analytics Ltd, registered in England and Wales, company number 01234567. Registered office: 12 King Street, London EC2V 8AA. VAT number GB123456789. Email info@nordwind.example`,
    'imprint',
    'imprint',
  ],
  [
    'one-line footer imprint whole page',
    `Willkommen auf meiner kleinen Seite! Hier zeige ich Fotos aus den Alpen und vom Meer.\nImpressum: Paul Krüger · Am Hang 7 · 87435 Kempten · paul@kruegerfotos.example`,
    'imprint',
    'imprint',
  ],
  [
    'AGB',
    `Allgemeine Geschäftsbedingungen der Bergmann Elektro GmbH\n1. Geltungsbereich\n2. Vertragsschluss\n3. Preise und Zahlungsbedingungen\n4. Lieferung und Gefahrübergang\n5. Eigentumsvorbehalt\n6. Gewährleistung\n7. Haftung\n8. Gerichtsstand`,
    'terms',
    'terms',
  ],
  [
    'Nutzungsbedingungen en',
    `Terms of Service\nThese terms apply to the use of our app. By using the app you accept these terms. Fees: paid plans are billed monthly. Warranty disclaimer. Limitation of liability. Governing law: Germany; jurisdiction Berlin.`,
    'terms',
    'terms',
  ],
  [
    'Widerruf digital',
    `Widerrufsrecht für Verbraucher\nVerbrauchern steht ein Widerrufsrecht zu. Sie haben das Recht, binnen 14 Tagen ohne Angabe von Gründen zu widerrufen. Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Café Morgenrot, Kirchgasse 2, 06108 Halle, Telefon 0345 1112223, info@morgenrot.example) informieren. Folgen des Widerrufs: ...`,
    'cancellation',
    'cancellation',
  ],
  [
    'dutch privacy',
    `Privacyverklaring\nVerwerkingsverantwoordelijke is Bloem B.V., Kerkstraat 1, Amsterdam, info@bloem.example. Wij verwerken uw persoonsgegevens voor de volgende doeleinden: het beantwoorden van uw vragen. U heeft het recht op inzage, rectificatie en verwijdering. De bewaartermijn is twee jaar. Wij gebruiken cookies met uw toestemming volgens de AVG.${' Wij gaan zorgvuldig met uw gegevens om.'.repeat(4)}`,
    'privacy',
    'privacy',
  ],
  [
    'italian imprint',
    `Note legali\nRossi S.r.l., sede legale: Via Roma 1, 20121 Milano, P. IVA 01234567890, REA MI-123456, rappresentante legale: Marco Rossi, tel. 02 123456, info@rossi.example. Il sito è gestito dalla società indicata e tutti i contenuti sono di proprietà della stessa.`,
    'imprint',
    'imprint',
  ],
  [
    'swiss',
    `Impressum\nKontakt-Adresse\nAlpenblick AG\nDorfstrasse 3\n3818 Grindelwald\nSchweiz\nE-Mail: info@alpenblick.example\nHaftungsausschluss\nDer Autor übernimmt keine Gewähr.`,
    'imprint',
    'imprint',
  ],
  [
    'austrian',
    `Offenlegung gemäß § 25 MedienG und Impressum\nMedieninhaber: Maria Huber e.U., Hauptplatz 3, 8010 Graz, Tel. +43 316 12345, office@huber.example, UID: ATU12345678, FN 123456a, Gewerbebehörde: Magistrat Graz`,
    'imprint',
    'imprint',
  ],
  [
    'agency only credits titled Impressum',
    `Bildnachweise und Gestaltung\nKonzept & Design: Agentur Nordlicht GmbH, Königstraße 5, 70173 Stuttgart, www.nordlicht.example\nFotos: Getty Images, iStock, Petra Klein`,
    'imprint',
    'other',
  ],
  [
    'FAQ shop',
    `Häufige Fragen\nWie lange dauert der Versand? Zwei bis drei Tage. Kann ich widerrufen? Ja, binnen 14 Tagen. Wo finde ich das Impressum und die Datenschutzerklärung? Im Footer der Seite. Wie erreiche ich den Kundendienst? Per Telefon unter 0561 998877 oder hilfe@shop.example.`,
    'imprint',
    'other',
  ],
  [
    'cookie policy short',
    `Cookie-Richtlinie\nDiese Website verwendet Cookies. Cookies sind kleine Textdateien, die auf Ihrem Gerät gespeichert werden. Sie können Cookies in Ihrem Browser löschen. Wir setzen nur technisch notwendige Cookies ein.`,
    'privacy',
    'other',
  ],
  [
    'applicant privacy',
    `Datenschutzinformation für Bewerberinnen und Bewerber\n${noticeBody}\nWir suchen Menschen (m/w/d).`,
    'privacy',
    'privacy',
  ],
  [
    'blog w/ own data',
    `DSGVO-Checkliste für Vereine: 7 Tipps\nvon Sabine Roth | 12. Mai 2025 | Lesezeit: 8 Min.\nVereine müssen eine Datenschutzerklärung haben. Verantwortlicher ist der Verein, vertreten durch den Vorstand. Nennen Sie Zwecke der Verarbeitung, Rechtsgrundlagen (Art. 6 Abs. 1 lit. b), Speicherdauer und die Rechte auf Auskunft, Berichtigung, Löschung, Einschränkung. Bei Verstößen drohen Bußgelder bis 20 Millionen Euro.\nÄhnliche Beiträge\nKontakt: redaktion@vereinsblog.example, Tel. 030 1234567`,
    'privacy',
    'other',
  ],
  ['mojibake', `DatenschutzerklÃ¤rung\n${noticeBody.replace(/ä/g, 'Ã¤').replace(/ö/g, 'Ã¶').replace(/ü/g, 'Ã¼')}`, 'privacy', 'privacy'],
  [
    'upper-case',
    `IMPRESSUM\nANGABEN GEMÄSS § 5 DDG\nBERGMANN ELEKTRO GMBH\nINDUSTRIESTRASSE 44\n59065 HAMM\nTELEFON 02381 55667\nMAIL@BERGMANN.EXAMPLE\nHRB 1234 AG HAMM`,
    'imprint',
    'imprint',
  ],
  ['imprint only image', `Home\nKontakt\nImpressum\nUnser Impressum steht als Bild zur Verfügung.\n© 2026`, 'imprint', 'empty'],
  [
    'privacy church',
    `Datenschutz\nVerantwortliche Stelle ist die Evangelische Kirchengemeinde Linden, Kirchplatz 1, 30449 Hannover, linden@kirche.example. Wir verarbeiten Daten auf Grundlage von § 6 DSG-EKD zur Bearbeitung von Anfragen. Die Daten werden nach einem Jahr gelöscht. Sie haben das Recht auf Auskunft, Berichtigung, Löschung und Widerspruch.`,
    'privacy',
    'privacy',
  ],
  [
    'employee page "Datenschutzbeauftragter" only',
    `Unser Datenschutzbeauftragter\nBei Fragen zum Datenschutz wenden Sie sich an Herrn Olaf Brand, Telefon 0561 998812, datenschutz@rehmann.example. Er berät uns in allen Fragen der DSGVO und ist seit 2018 im Unternehmen tätig.`,
    'privacy',
    'other',
  ],
  ['name+address only', 'Impressum\nPaul Krüger\nAm Hang 7\n87435 Kempten', 'imprint', 'imprint'],
  ['name + mail only', 'Impressum\nVerantwortlich: Paul Krüger\npaul@kruegerfotos.example', 'imprint', 'imprint'],
  [
    'tiny notice',
    `Datenschutz\nDiese Seite kommt ohne Cookies und ohne Tracking aus. Unser Webhoster speichert Zugriffe (IP-Adresse, Uhrzeit) in Logfiles, die nach 7 Tagen gelöscht werden. Wenn Sie uns per E-Mail kontaktieren, nutzen wir Ihre Angaben nur zur Beantwortung. Verantwortlich: Paul Krüger, Am Hang 7, 87435 Kempten.`,
    'privacy',
    'privacy',
  ],
  ['withdrawal with form', wd, 'cancellation', 'cancellation'],
  ['withdrawal asked as terms', wd, 'terms', 'cancellation'],
  [
    'contact form page',
    `Kontaktformular\nVorname Nachname\nStraße Hausnummer\nPLZ Ort\nIhre Nachricht\nAbsenden\nMit dem Absenden stimmen Sie der Datenschutzerklärung zu. Teehaus Lang, Markt 1, 04109 Leipzig, tee@lang.example`,
    'imprint',
    'other',
  ],
  [
    'accessibility',
    `Erklärung zur Barrierefreiheit\nDie Stadt Beispielau ist bemüht, ihre Website barrierefrei zugänglich zu machen. Feedback: Stadt Beispielau, Rathausplatz 1, 99999 Beispielau, Telefon 0361 1234, info@beispielau.example. Durchsetzungsverfahren: Schlichtungsstelle. Zuständige Aufsichtsbehörde: Landesbeauftragte.`,
    'imprint',
    'other',
  ],
  [
    'about us',
    `Über uns\nDas Teehaus Lang GmbH wurde 1990 gegründet. Geschäftsführer: Tim Lang. Sie finden uns am Markt 1, 04109 Leipzig. Telefon 0341 99887, tee@lang.example. Wir lieben Tee aus aller Welt und beraten Sie gern.`,
    'imprint',
    'other',
  ],
  [
    'AGB w privacy full',
    `Allgemeine Geschäftsbedingungen\n1. Geltungsbereich\n2. Vertragsschluss\n3. Preise und Zahlung\n4. Lieferung\n5. Gewährleistung\n6. Datenschutz: Verantwortlicher ist die Teehaus Lang GmbH, tee@lang.example. Zweck der Verarbeitung ist die Abwicklung. Art. 6 Abs. 1 lit. b DSGVO. Sie haben das Recht auf Auskunft, Berichtigung, Löschung. Daten werden gelöscht, wenn nicht mehr nötig.\n7. Haftung\n8. Gerichtsstand Leipzig`,
    'terms',
    'terms',
  ],
  ['title only with empty', `${smallFooter}`, 'imprint', 'empty'],
  ['loading', `Loading...\nPlease enable JavaScript to view this page.`, 'privacy', 'empty'],
  ['impressum asks login', `Anmelden\nBenutzername\nPasswort\nPasswort vergessen?`, 'imprint', 'other'],
  ['domain parking', `Diese Domain wurde erfolgreich registriert. Hier entsteht eine neue Internetpräsenz.`, 'imprint', 'placeholder'],
  [
    'imprint company w/ disclaimers long',
    `Impressum\nTeehaus Lang GmbH\nMarkt 1\n04109 Leipzig\nVertreten durch: Tim Lang\nKontakt\nTelefon: 0341 99887\nE-Mail: tee@lang.example\nHaftung für Inhalte\nAls Diensteanbieter sind wir gemäß § 7 Abs. 1 DDG für eigene Inhalte verantwortlich.\nHaftung für Links\nUnser Angebot enthält Links.\nUrheberrecht\nDie Inhalte unterliegen dem deutschen Urheberrecht. Beiträge Dritter sind als solche gekennzeichnet. Sollten Sie auf eine Rechtsverletzung aufmerksam werden, bitten wir um einen Hinweis. Abmahnungen ohne vorherigen Kontakt weisen wir zurück.\nDatenschutz\nDie Nutzung unserer Webseite ist in der Regel ohne Angabe personenbezogener Daten möglich. Soweit auf unseren Seiten personenbezogene Daten (beispielsweise Name, Anschrift oder E-Mail-Adressen) erhoben werden, erfolgt dies stets auf freiwilliger Basis. Diese Daten werden ohne Ihre ausdrückliche Zustimmung nicht an Dritte weitergegeben.\nQuelle: eRecht24`,
    'imprint',
    'imprint',
  ],
  [
    'imprint + GA paragraph old',
    `Impressum\nTeehaus Lang GmbH, Markt 1, 04109 Leipzig, tee@lang.example\nGoogle Analytics\nDiese Website benutzt Google Analytics, einen Webanalysedienst. Google Analytics verwendet Cookies. Ihre IP-Adresse wird gekürzt.`,
    'imprint',
    'imprint',
  ],
  [
    'law office own imprint',
    `Impressum\nKanzlei Wendt & Partner PartGmbB\nBahnhofstraße 8\n48143 Münster\nTel. 0251 998877\nkanzlei@wendt.example\nPartnerschaftsregister AG Münster PR 321\nDie Rechtsanwälte gehören der Rechtsanwaltskammer Hamm an. Berufsrechtliche Regelungen: BRAO, FAO. Berufshaftpflichtversicherung: Beispiel Versicherung AG, 50667 Köln.\nUnsere Leistungen\nWir beraten Unternehmen im Datenschutz.`,
    'imprint',
    'imprint',
  ],
  [
    'law firm privacy with services nav',
    `Unsere Leistungen\nDatenschutzrecht\nDatenschutzerklärung\nVerantwortlicher: Kanzlei Wendt & Partner PartGmbB, Bahnhofstraße 8, 48143 Münster, kanzlei@wendt.example\nZweck der Verarbeitung ist die Bearbeitung von Mandaten. Rechtsgrundlage: Art. 6 Abs. 1 lit. b DSGVO. Die Speicherdauer beträgt sechs Jahre. Sie haben das Recht auf Auskunft, Berichtigung, Löschung und Widerspruch.\nJetzt Termin vereinbaren`,
    'privacy',
    'privacy',
  ],
  [
    'party / blog with comments imprint',
    `Impressum\nBlog von Nora Feld\nc/o Impressumservice Dein-Büro\nMusterweg 9\n10999 Berlin\nnora@feldblog.example\nVerantwortlich i.S.d. § 18 Abs. 2 MStV: Nora Feld`,
    'imprint',
    'imprint',
  ],
  [
    'guide: privacy for users of app (English blog)',
    `How to write a privacy policy\nPosted on May 3 by Jane. Website owners must explain the purposes of processing, the legal basis under Article 6(1)(a), the retention period and the rights of access, rectification, erasure and portability. Your privacy policy should name the controller. Checklist included.`,
    'privacy',
    'other',
  ],
  [
    'school statute page Hausordnung',
    `Hausordnung\nGemäß § 5 Abs. 1 der Satzung ist das Rauchen verboten. Die Schulleitung, Schulstraße 1, 99084 Erfurt, Telefon 0361 22334, sekretariat@schule.example übt das Hausrecht aus.`,
    'imprint',
    'other',
  ],
  [
    'newsletter consent page',
    `Newsletter\nMelden Sie sich an. Mit der Anmeldung willigen Sie ein, dass wir Ihre E-Mail-Adresse verarbeiten (Art. 6 Abs. 1 lit. a DSGVO). Sie können jederzeit widersprechen. Näheres in der Datenschutzerklärung. Die Daten werden nach der Abmeldung gelöscht.`,
    'privacy',
    'other',
  ],
  [
    'terms english asked as imprint',
    `Terms and Conditions\nThese terms apply to all orders. Conclusion of contract. Delivery within 5 days. Payment terms. Warranty and liability. Governing law is German law, jurisdiction Leipzig. Seller: Teehaus Lang GmbH, Markt 1, 04109 Leipzig, tee@lang.example`,
    'imprint',
    'terms',
  ],
  [
    'privacy pdf hyphen',
    `Daten-\nschutzerklärung\nVerantwortlicher ist Paul Krüger, Am Hang 7, 87435 Kempten, paul@k.example. Zwecke: Beantwortung. Rechtsgrund-\nlage ist Art. 6 Abs. 1 lit. f DSGVO. Auskunft, Berichti-\ngung, Löschung, Widerspruch: Sie haben das Recht dazu. Die Daten wer-\nden nach 30 Tagen gelöscht.`,
    'privacy',
    'privacy',
  ],
  [
    'turkish',
    `Gizlilik Politikası\nVeri sorumlusu Deniz Turizm A.Ş. olarak kişisel verilerinizi KVKK kapsamında aşağıdaki amaçlarla işliyoruz. Verilerinizin silinmesini ve düzeltilmesini isteyebilirsiniz. Saklama süresi iki yıldır. Çerezler (cookies) açık rıza ile kullanılır. İletişim: bilgi@deniz.example. Bu metin ile ilgili sorularınız için bize yazabilir veya bizi arayabilirsiniz.${' Bu politika zaman zaman güncellenir.'.repeat(5)}`,
    'privacy',
    'privacy',
  ],
  [
    'french article',
    `Recette de la tarte aux pommes\nPour la pâte, mélangez la farine avec le beurre et le sucre. Ajoutez les pommes et faites cuire au four pendant une heure. Nous vous souhaitons un bon appétit et vous remercions pour votre visite sur notre site. Écrivez-nous à cuisine@recettes.example pour nous dire ce que vous en pensez.`,
    'privacy',
    'other',
  ],
  [
    'mixed de/en imprint',
    `Impressum / Imprint\nNordwind Software GmbH\nHafenstraße 12, 20457 Hamburg\nTelefon / Phone: +49 40 9876540\nE-Mail: hello@nordwind.example\nGeschäftsführer / Managing Director: Jane Petersen\nHRB 98765`,
    'imprint',
    'imprint',
  ],
  [
    'video transcript unrelated w/ 404 in phone',
    `Impressum\nSchreinerei Holm, Inhaber: Nils Holm, Waldweg 404, 24837 Schleswig, Tel. 04621 40440, holm@holz.example`,
    'imprint',
    'imprint',
  ],
  [
    'WordPress sample page',
    `Beispiel-Seite\nDies ist eine Beispiel-Seite. Sie unterscheidet sich von Beiträgen, da sie stets an derselben Stelle bleibt.`,
    'privacy',
    'empty',
  ],
  [
    'privacy w bracket links',
    `Datenschutzerklärung\nVerantwortlicher ist Paul Krüger, Am Hang 7, 87435 Kempten, paul@k.example. Zweck der Verarbeitung: Bereitstellung der Website, Art. 6 Abs. 1 lit. f DSGVO [mehr]. Opt-out [hier]. Hinweise [hier], [hier]. Sie haben das Recht auf Auskunft, Berichtigung und Löschung. Logfiles werden nach 7 Tagen gelöscht.`,
    'privacy',
    'privacy',
  ],
];

describe('recognisePage on misleading pages', () => {
  it.each(pages)('%s', (_name, text, promised, content) => {
    const whole = prepareText(text);
    const page = { own: ownLines(whole, []), whole, title: '', headings: [], links: [], buttons: [] };
    expect(recognisePage(page, promised, languageOfPage(whole, ''))).toBe(content);
  });
});
