import { rcb } from './rcb-config.ts';
import type { SchoolPage } from './wordpress.ts';

const imprint: SchoolPage = {
  path: '/impressum/',
  id: 51,
  title: 'Impressum',
  description: 'Anbieterkennzeichnung der Grundschule Lerchenfeld.',
  content: `<h2>Angaben gemäß § 5 TMG</h2>
<p>Grundschule Lerchenfeld<br>Städtische Gemeinschaftsgrundschule – Primarstufe<br>Schulnummer 134907<br>Am Lerchenfeld 14<br>58576 Ahlenbrück</p>
<p>Telefon: 02392 555 03 40<br>Telefax: 02392 555 03 49<br>E-Mail: <a href="mailto:sekretariat@grundschule-lerchenfeld.test">sekretariat@grundschule-lerchenfeld.test</a></p>
<h2>Vertreten durch</h2><p>Die Schule ist eine nichtrechtsfähige öffentliche Anstalt der Stadt Ahlenbrück und wird vertreten durch die Schulleiterin, Rektorin Birgit Hollenberg.</p>
<h2>Schulträger</h2><p>Stadt Ahlenbrück<br>Der Bürgermeister: Volker Temming<br>Rathausplatz 1, 58576 Ahlenbrück<br>Körperschaft des öffentlichen Rechts</p>
<h2>Zuständige Schulaufsicht</h2><p>Schulamt für den Märkischen Kreis<br>Heedfelder Straße 45, 58509 Lüdenscheid</p>
<h2>Inhaltlich verantwortlich nach § 18 Abs. 2 MStV</h2><p>Birgit Hollenberg, Anschrift wie oben</p>
<h2>Online-Streitbeilegung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr</a>. Unsere E-Mail-Adresse finden Sie oben im Impressum.</p>
<h2>Bilder</h2><p>Fotos und Zeichnungen: Grundschule Lerchenfeld</p>`,
};

const privacy: SchoolPage = {
  path: '/datenschutz/',
  id: 53,
  title: 'Datenschutzerklärung',
  description: 'Wie die Grundschule Lerchenfeld personenbezogene Daten verarbeitet.',
  content: `<h2>1. Verantwortliche Stelle</h2><p>Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) und des Datenschutzgesetzes Nordrhein-Westfalen (DSG NRW) in der Fassung der Bekanntmachung vom 9. Juni 2000 ist die Grundschule Lerchenfeld, vertreten durch die Schulleiterin Birgit Hollenberg, Am Lerchenfeld 14, 58576 Ahlenbrück, Telefon 02392 555 03 40, sekretariat@grundschule-lerchenfeld.test.</p>
<h2>2. Datenschutzbeauftragter</h2><p>Behördlicher Datenschutzbeauftragter für die Schulen in öffentlicher Trägerschaft im Märkischen Kreis ist Dirk Asbeck, Schulamt für den Märkischen Kreis, Heedfelder Straße 45, 58509 Lüdenscheid, Telefon 02351 555 66 18, datenschutz-schulen@schulamt-mk.test.</p>
<h2>3. Rechtsgrundlagen</h2><p>Daten von Schülerinnen, Schülern und Eltern verarbeiten wir zur Erfüllung des Bildungs- und Erziehungsauftrags nach Art. 6 Abs. 1 Buchst. e DSGVO in Verbindung mit § 120 Schulgesetz NRW und der Verordnung über die zur Verarbeitung zugelassenen Daten (VO-DV I), Daten der Lehrkräfte nach § 121 Schulgesetz NRW und der VO-DV II. Wo wir um eine Einwilligung bitten, ist Art. 6 Abs. 1 Buchst. a DSGVO die Grundlage.</p>
<h2>4. Bereitstellung der Website</h2><p>Unsere Website liegt auf Servern der Strato GmbH, Otto-Ostrowski-Straße 7, 10249 Berlin, mit der wir einen Vertrag zur Auftragsverarbeitung geschlossen haben. Der Server speichert in Protokolldateien IP-Adresse, Zeitpunkt, aufgerufene Seite, Browser und Betriebssystem für sieben Tage. Die Verarbeitung erfolgt auf Grundlage unseres berechtigten Interesses an einem sicheren Betrieb nach Art. 6 Abs. 1 Buchst. f DSGVO. Nach § 13 Abs. 7 TMG nutzen wir eine TLS-Verschlüsselung.</p>
<h2>5. Cookies und Einwilligung</h2><p>Mit dem Werkzeug „Real Cookie Banner“ der devowl.io GmbH (Tannet 12, 94539 Grafling) fragen wir nach Ihrer Einwilligung. Es läuft auf unserem eigenen Server und speichert Ihre Entscheidung im Cookie <code>${rcb.cookie}</code> für 365 Tage. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. c DSGVO in Verbindung mit § 25 Abs. 2 Nr. 2 TDDDG. Ihre Entscheidung ändern oder widerrufen Sie am Ende jeder Seite.</p>
<h2>6. Besuchsstatistik</h2><p>Wie oft eine Seite aufgerufen wird, zählen wir mit dem Programm „Statify“ auf unserem Server. Es speichert Datum, aufgerufene Seite und Herkunftsseite, jedoch keine IP-Adresse, und setzt keine Cookies.</p>
<h2>7. Google Kalender</h2><p>Auf der Seite „Termine“ binden wir einen Kalender der Google Ireland Limited (Gordon House, Barrow Street, Dublin 4, Irland) ein. Erst wenn Sie einwilligen, wird er geladen; dann erhält Google Ihre IP-Adresse und setzt das Cookie NID (6 Monate). Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG). Google verarbeitet Daten auch in den USA und ist unter dem EU-US-Privacy-Shield zertifiziert. Weiteres: <a href="https://policies.google.com/privacy?hl=de">Datenschutzerklärung von Google</a>.</p>
<h2>8. YouTube</h2><p>Videos aus dem Schulleben liegen teilweise bei YouTube, einem Dienst der Google Ireland Limited. Ein Video wird auf unserer Website ausnahmslos erst dann geladen, wenn Sie im Banner oder am Platzhalter eingewilligt haben; vorher fließen keine Daten an YouTube. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. a DSGVO. YouTube setzt die Cookies YSC (Sitzung) und VISITOR_INFO1_LIVE (6 Monate).</p>
<h2>9. Kontakt per E-Mail</h2><p>Wenn Sie uns schreiben, verarbeiten wir Ihre Angaben, um Ihr Anliegen zu beantworten, und löschen sie, sobald sie nicht mehr gebraucht werden (Art. 6 Abs. 1 Buchst. e DSGVO, § 3 DSG NRW).</p>
<h2 id="ogs">10. Anmeldung zum offenen Ganztag</h2><p>Für die Online-Anmeldung zum offenen Ganztag sind wir mit der Kinderwerkstatt Ahlenbrück gGmbH (Bachstraße 3, 58576 Ahlenbrück) gemeinsam verantwortlich (Art. 26 DSGVO); den wesentlichen Inhalt der Vereinbarung stellen wir auf Anfrage bereit. Verarbeitet werden Name und Geburtsdatum des Kindes, Name, Anschrift, Telefon und E-Mail-Adresse der Erziehungsberechtigten sowie die Bankverbindung für den Einzug der Elternbeiträge (Art. 6 Abs. 1 Buchst. b DSGVO). Freiwillige Angaben zu Allergien verarbeitet der Träger nur mit ausdrücklicher Einwilligung (Art. 9 Abs. 2 Buchst. a DSGVO). Anmeldedaten werden ein Jahr nach Ende der Betreuung gelöscht, Belege über Zahlungen nach zehn Jahren.</p>
<h2>11. Fotos von Schülerinnen und Schülern</h2><p>Bilder, auf denen Kinder zu erkennen sind, veröffentlichen wir nur mit schriftlicher Einwilligung der Eltern.</p>
<h2>12. Links auf IServ, Antolin und PayPal</h2><p>Unsere Lernplattform IServ betreiben wir auf einem Server der Schule; dafür gilt eine gesonderte Information, die Sie bei der Anmeldung erhalten. Antolin ist ein Angebot der Westermann Gruppe, der Spendenlink führt zum PayPal-Konto unseres Fördervereins. Es handelt sich um einfache Verweise: Erst wenn Sie ihnen folgen, erhalten die Anbieter Daten.</p>
<h2>13. Ihre Rechte</h2><p>Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18), Datenübertragbarkeit (Art. 20) und Widerspruch (Art. 21). Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen. Sie können sich bei der Landesbeauftragten für Datenschutz und Informationsfreiheit Nordrhein-Westfalen, Kavalleriestraße 2-4, 40213 Düsseldorf, poststelle@ldi.nrw.de, beschweren.</p>
<p>Stand: März 2021</p>`,
};

/** Imprint of a public body and the notice: complete in most parts, grown old in others. */
export const legalPages: readonly SchoolPage[] = [imprint, privacy];
