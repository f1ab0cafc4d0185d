import { expect, it } from 'vitest';
import type { LegalPageFact } from '#checks/facts/pages.ts';
import { prepareText } from '../prepare-text.ts';
import { recognisePage } from './recognise-page.ts';

/** Pages (all names invented) whose kind is told by what they state, not by their words. */
const cases: { title: string; promised: LegalPageFact['kind']; kind: LegalPageFact['contentKind']; language: string; text: string }[] = [
  {
    title: 'a notice for applicants',
    promised: 'privacy',
    kind: 'privacy',
    language: 'de',
    text: `Datenschutzhinweise für Bewerberinnen und Bewerber

Mit diesen Hinweisen unterrichten wir Sie über die Verarbeitung Ihrer Daten im Bewerbungsverfahren.
Verantwortlich: Krüger Feinmechanik GmbH, Drehgasse 4, 98527 Suhl, personal@krueger-feinmechanik.example
Wir verarbeiten Ihre Bewerbungsunterlagen, um über die Begründung eines Beschäftigungsverhältnisses zu entscheiden (Art. 6 Abs. 1 lit. b DSGVO, § 26 BDSG).
Nach einer Absage löschen wir Ihre Unterlagen nach sechs Monaten.
Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Widerspruch sowie Beschwerde bei einer Aufsichtsbehörde.`,
  },
  {
    title: 'a leaflet for associations',
    promised: 'privacy',
    kind: 'other',
    language: 'de',
    text: `Merkblatt Datenschutz im Verein

Was müssen Vereine beachten? Seit 2018 gilt die DSGVO auch für Vereine. Vereine müssen ihre Mitglieder darüber informieren, welche Daten sie verarbeiten.
Der Vorstand ist verantwortlich für die Verarbeitung. Er sollte ein Verzeichnis führen und ab zwanzig Personen einen Datenschutzbeauftragten benennen.
Mitglieder haben das Recht auf Auskunft, Berichtigung und Löschung. Rechtsgrundlage ist meist Art. 6 Abs. 1 lit. b DSGVO. Nach dem Austritt sind Daten zu löschen.
Tipp: Nutzen Sie unser Muster für Ihre Satzung. Stand des Merkblatts: März 2025`,
  },
  {
    title: 'a notice of an app',
    promised: 'privacy',
    kind: 'privacy',
    language: 'de',
    text: `Datenschutz der App „Pilzkompass“

Die App fragt nach dem Standort, damit die Fundstellen auf der Karte erscheinen. Der Standort verlässt das Telefon nicht.
Fotos, die Sie hochladen, speichert unser Server in Nürnberg, bis Sie sie löschen (Art. 6 Abs. 1 lit. b DSGVO).
Anbieter und verantwortlich: Pilzkompass GbR, Moosweg 3, 83646 Bad Tölz, hilfe@pilzkompass.example.
Absturzberichte gehen an Sentry. Sie können das in den Einstellungen abschalten.
Auskunft, Berichtigung, Löschung, Widerspruch: eine E-Mail genügt. Beschwerden nimmt das BayLDA entgegen.`,
  },
  {
    title: 'a directory of notices',
    promised: 'privacy',
    kind: 'other',
    language: 'de',
    text: `Datenschutz

Wählen Sie die Datenschutzerklärung, die für Sie gilt:
Datenschutzerklärung für die Website
Datenschutzerklärung für die App
Datenschutzhinweise für Bewerber
Datenschutzhinweise für Geschäftspartner
Datenschutzhinweise für Videokonferenzen
Informationen zur Videoüberwachung`,
  },
  {
    title: 'a masthead',
    promised: 'imprint',
    kind: 'imprint',
    language: 'de',
    text: `Das Blatt am Sonntag – Impressum

Herausgeber: Verlagsgesellschaft Sonntag mbH, Pressehaus 1, 89073 Ulm
Geschäftsführer: Rolf Vetter
Chefredakteurin (verantwortlich): Ines Aldinger
Anzeigenleitung: Tim Scholl. Es gilt Preisliste Nr. 14.
Druck: Donau-Druck GmbH, Neu-Ulm
Telefon 0731 555-0, redaktion@sonntagsblatt.example
Auflage 41.000. Erscheint wöchentlich. Für unverlangt eingesandte Manuskripte keine Haftung.`,
  },
  {
    title: 'terms with a provider',
    promised: 'terms',
    kind: 'terms',
    language: 'de',
    text: `Allgemeine Geschäftsbedingungen

§ 1 Anbieter und Geltung
Vertragspartner ist die Seifenkiste Manufaktur GmbH, Laugenweg 2, 54290 Trier, vertreten durch Nadja Kuhn, HRB 40404 Amtsgericht Wittlich, Telefon 0651 555 12. 
§ 2 Vertragsschluss
Mit Anklicken von „Kaufen“ bestellen Sie verbindlich.
§ 3 Preise und Versand
Alle Preise in Euro inklusive Umsatzsteuer.
§ 4 Eigentumsvorbehalt
Bis zur Zahlung bleibt die Ware unser Eigentum.
§ 5 Gewährleistung
Es gilt das gesetzliche Mängelrecht.`,
  },
  {
    title: 'terms behind the link of an imprint',
    promised: 'imprint',
    kind: 'terms',
    language: 'de',
    text: `Nutzungsbedingungen des Portals

1. Betreiber ist die Wohnwabe Portal GmbH, Wabenring 9, 28195 Bremen, info@wohnwabe.example, Amtsgericht Bremen HRB 40505.
2. Geltungsbereich: Diese Nutzungsbedingungen gelten für alle Nutzer.
3. Vertragsschluss: Mit der Registrierung kommt ein Vertrag zustande.
4. Vergütung: Die Nutzung ist kostenlos.
5. Haftung: Wir haften nur für Vorsatz und grobe Fahrlässigkeit.
6. Schlussbestimmungen: Gerichtsstand ist Bremen. Es gilt deutsches Recht.`,
  },
  {
    title: 'a provider above a notice, without a heading phrase',
    promised: 'imprint',
    kind: 'combined',
    language: 'de',
    text: `Rechtliches

Anbieter
Lichtwerkstatt Ostertag, Inhaber Jakob Ostertag
Kerzengasse 12, 97070 Würzburg
Tel. 0931 555 99, licht@ostertag.example
USt-IdNr. DE276543210

Datenschutz
Verantwortlicher im Sinne der DSGVO ist Jakob Ostertag (Kontakt siehe oben).
Unser Hoster speichert Zugriffsdaten für 14 Tage (Art. 6 Abs. 1 lit. f DSGVO). Wenn Sie uns schreiben, verarbeiten wir Ihre Angaben zur Bearbeitung der Anfrage.
Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Beschwerde.`,
  },
  {
    title: 'a question for the age',
    promised: 'imprint',
    kind: 'other',
    language: 'de',
    text: `Sie sind noch nicht alt genug?
Bitte bestätigen Sie, dass Sie mindestens 18 Jahre alt sind, um diese Website zu betreten.
Ja, ich bin 18 oder älter
Nein`,
  },
  {
    title: 'a door for members',
    promised: 'imprint',
    kind: 'other',
    language: 'de',
    text: `Mitgliederbereich
Diese Seite ist nur für angemeldete Mitglieder sichtbar. Bitte melden Sie sich mit Ihrem Benutzernamen an.
Benutzername
Passwort
Anmelden`,
  },
  {
    title: 'an error of a server',
    promised: 'imprint',
    kind: 'other',
    language: 'de',
    text: `503 Service Temporarily Unavailable
nginx/1.24.0`,
  },
  {
    title: 'a site under reconstruction',
    promised: 'imprint',
    kind: 'placeholder',
    language: 'de',
    text: `Wir bauen um!
Unsere Website bekommt gerade ein neues Gewand. Schauen Sie bald wieder vorbei.`,
  },
  {
    title: 'an unfilled template',
    promised: 'imprint',
    kind: 'placeholder',
    language: 'de',
    text: `Impressum
Angaben gemäß § 5 DDG
[Vorname Nachname]
[Straße Hausnummer]
[PLZ Ort]
Kontakt
Telefon: [Telefonnummer]
E-Mail: [E-Mail-Adresse]`,
  },
  {
    title: 'a notice in everyday words',
    promised: 'privacy',
    kind: 'privacy',
    language: 'de',
    text: `Was mit deinen Daten passiert
Kurz gesagt: fast nichts. Ich betreibe diese Seite allein (Jan Hebbel, Deichweg 1, 26789 Leer, jan@deichfotos.example) und will gar nicht wissen, wer du bist.
Der Server merkt sich sieben Tage lang deine IP-Adresse, damit ich Angriffe erkenne. Danach wird sie gelöscht.
Mails an mich lese ich, beantworte sie und werfe sie weg, wenn alles geklärt ist. Cookies gibt es hier keine, Statistik auch nicht. Ich gebe nichts weiter.
Wenn du wissen willst, was ich von dir habe, frag einfach.`,
  },
  {
    title: 'an offer',
    promised: 'privacy',
    kind: 'other',
    language: 'de',
    text: `Datenschutz für Ihr Unternehmen
Wir übernehmen die Aufgaben des externen Datenschutzbeauftragten. Unsere Leistungen: Bestandsaufnahme, Verzeichnis von Verarbeitungstätigkeiten, Schulung Ihrer Mitarbeiter, Prüfung von Auftragsverarbeitungsverträgen.
Ab 149 Euro im Monat. Jetzt Erstgespräch vereinbaren! Telefon 030 555 01 02
Unsere Kunden schätzen uns: „Kompetent und freundlich.“`,
  },
  {
    title: 'terms with a clause on data',
    promised: 'privacy',
    kind: 'terms',
    language: 'de',
    text: `AGB
1. Geltungsbereich. Diese Bedingungen gelten für alle Verträge mit der Fahrschule Rast.
2. Anmeldung und Vertragsschluss. 
3. Entgelte und Zahlungsbedingungen. Die Vergütung ist fällig vor Beginn.
4. Haftung. 
5. Datenschutz. Wir verarbeiten personenbezogene Daten zur Durchführung des Vertrags gemäß Art. 6 Abs. 1 lit. b DSGVO. Sie haben das Recht auf Auskunft.
6. Gerichtsstand ist Gera.`,
  },
  {
    title: 'three lines that say who writes',
    promised: 'imprint',
    kind: 'imprint',
    language: 'de',
    text: `Wer steckt dahinter?
Hier schreibt Lene Mommsen, Süderweg 8, 25980 Sylt.
Post an lene@wattgeschichten.example oder 04651 555 123.`,
  },
  {
    title: 'an imprint behind the link of a notice',
    promised: 'privacy',
    kind: 'imprint',
    language: 'de',
    text: `Impressum
Anbieter gemäß § 5 DDG: Zeltverleih Kaltenbach e.K., Inh. Dieter Kaltenbach, Am Festplatz 1, 57074 Siegen
Tel. 0271 555 61, post@zelt-kaltenbach.example
HRA 7788 Amtsgericht Siegen, USt-ID DE811222333`,
  },
  {
    title: 'a notice behind the link of an imprint',
    promised: 'imprint',
    kind: 'privacy',
    language: 'de',
    text: `Datenschutzerklärung
Verantwortlicher: Musikschule Takt gGmbH, Notenweg 3, 38440 Wolfsburg, Geschäftsführerin Eva Lauter, Tel. 05361 555 0, info@takt.example
Wir verarbeiten Anmeldedaten zur Durchführung des Unterrichts (Art. 6 Abs. 1 lit. b DSGVO). Server-Logfiles werden nach 7 Tagen gelöscht.
Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Beschwerde bei der Aufsichtsbehörde.`,
  },
  {
    title: 'a Polish notice',
    promised: 'privacy',
    kind: 'privacy',
    language: 'pl',
    text: `Polityka prywatności

Administratorem danych jest Gabinet Kosmetyczny Jolanta Nowicka, Hauptstraße 12, 15230 Frankfurt (Oder), kontakt@jolanta.example.
Dane z formularza wykorzystujemy wyłącznie do odpowiedzi na wiadomość (art. 6 ust. 1 lit. b RODO) i usuwamy po sześciu miesiącach.
Adres IP zapisuje nasz hosting na 14 dni.
Mają Państwo prawo dostępu, sprostowania, usunięcia i sprzeciwu oraz skargi do organu nadzorczego.`,
  },
  {
    title: 'an Italian imprint',
    promised: 'imprint',
    kind: 'imprint',
    language: 'it',
    text: `Note legali

Gelateria Dolomiti
di Marco De Zolt
Marktstraße 5
88212 Ravensburg
Tel. 0751 555 44
info@gelateria-dolomiti.example
Partita IVA tedesca: DE299888777
Responsabile dei contenuti: Marco De Zolt`,
  },
  {
    title: 'a Russian imprint',
    promised: 'imprint',
    kind: 'imprint',
    language: 'ru',
    text: `Импрессум
Данные согласно § 5 DDG
Olga Petrenko, Nagelstudio
Karl-Marx-Allee 10, 10178 Berlin
Тел.: +49 30 555 77 66
E-mail: olga@nails.example
Ответственный за содержание: Olga Petrenko`,
  },
  {
    title: 'a notice that speaks of browsers and scripts',
    promised: 'privacy',
    kind: 'privacy',
    language: 'de',
    text: `Datenschutz
Diese Seite verwendet keine Cookies und kein JavaScript. Sie können den Browser also unbesorgt lassen, wie er ist, auch mit deaktivierten Skripten. Unser Server speichert Ihre IP-Adresse drei Tage lang, dann wird sie gelöscht. Wir geben nichts weiter. Fragen? post@lindenhof.example`,
  },
  {
    title: 'terms and a notice',
    promised: 'terms',
    kind: 'combined',
    language: 'de',
    text: `AGB & Datenschutz
Allgemeine Geschäftsbedingungen
1. Geltungsbereich: Diese Bedingungen gelten für alle Kurse.
2. Vertragsschluss: Mit der Bestätigung kommt der Vertrag zustande.
3. Zahlungsbedingungen: Das Entgelt ist sofort fällig.
4. Haftung: nur bei Vorsatz.
5. Gerichtsstand ist Ulm.
Datenschutzerklärung
Verantwortlicher ist die Segelschule Brise, Seeweg 1, 88131 Lindau, info@brise.example.
Wir verarbeiten Ihre Anmeldedaten zur Durchführung des Vertrags (Art. 6 Abs. 1 lit. b DSGVO) und löschen sie nach zehn Jahren.
Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Beschwerde.`,
  },
  {
    title: 'terms and an imprint',
    promised: 'terms',
    kind: 'combined',
    language: 'de',
    text: `AGB und Impressum
AGB
1. Geltungsbereich: Diese Bedingungen gelten für alle Kurse.
2. Vertragsschluss: Mit der Bestätigung kommt der Vertrag zustande.
3. Zahlungsbedingungen: Das Entgelt ist sofort fällig.
4. Haftung: nur bei Vorsatz.
Impressum
Segelschule Brise GmbH, Seeweg 1, 88131 Lindau, info@brise.example, Tel. 08382 555
Geschäftsführer: Ole Wind, Amtsgericht Kempten HRB 9090`,
  },
  {
    title: 'an imprint with labels on lines of their own',
    promised: 'imprint',
    kind: 'imprint',
    language: 'de',
    text: `Impressum
Firma
Glaserei Spiegelberg GmbH
Straße und Hausnummer
Scheibenweg 12
PLZ und Ort
07743 Jena
Telefonnummer
03641 555-12
E-Mail-Adresse
info@glaserei-spiegelberg.example
Geschäftsführer
Egon Spiegelberg`,
  },
  {
    title: 'an imprint of a site under reconstruction',
    promised: 'imprint',
    kind: 'imprint',
    language: 'de',
    text: `Impressum
Honigmann & Söhne GbR, Wabenweg 1, 15907 Lübben, Tel. 03546 555 90, laden@wabe.example
Gesellschafter: Gisbert und Emil Honigmann
Unsere Website wird derzeit überarbeitet. Der Shop ist bald wieder verfügbar.`,
  },
  {
    title: 'a promised notice',
    promised: 'privacy',
    kind: 'placeholder',
    language: 'de',
    text: `Datenschutzerklärung
Unsere Datenschutzerklärung wird zurzeit an die neue Rechtslage angepasst und steht Ihnen demnächst wieder zur Verfügung.`,
  },
  {
    title: 'an article on imprints',
    promised: 'imprint',
    kind: 'other',
    language: 'de',
    text: `Was gehört ins Impressum? Ein Leitfaden für Blogger
Von Mia Text, 3. Mai 2025
Wer eine Website betreibt, muss nach § 5 DDG Name, Anschrift und E-Mail angeben. Unternehmen nennen zudem Handelsregister und USt-IdNr.
Wer das vergisst, riskiert eine Abmahnung. Unser Tipp: Nutzen Sie einen Impressum-Generator.
Ähnliche Beiträge: Datenschutz für Blogger`,
  },
];

it.each(cases)('$title', ({ promised, kind, language, text }) => {
  const whole = prepareText(text);
  const [first = ''] = whole.split('\n');
  const page = { own: whole, whole, links: [], buttons: [] };
  expect(recognisePage({ ...page, title: first, headings: [first] }, promised, language)).toBe(kind);
  // The text alone says it too.
  expect(recognisePage({ ...page, title: 'Website', headings: [] }, promised, language)).toBe(kind);
});
