import { type HelixPage, hiddenMail } from './helix.ts';

const imprint = `<h2>Anbieterin nach § 5 DDG</h2>
<p>Evangelisch-lutherische Kirchengemeinde Sankt Nikolai Hollerdeich<br>Deichstraße 4<br>21789 Hollerdeich</p>
<p>Telefon 04779 555 30 12<br>E-Mail: ${hiddenMail('kirchenbuero@kirche-sankt-nikolai.test')}</p>
<p>Die Kirchengemeinde ist eine Körperschaft des öffentlichen Rechts. Sie wird vertreten durch den Kirchenvorstand, dieser durch die Vorsitzende, Pastorin Wencke Oldehaver, und den stellvertretenden Vorsitzenden, Klaus-Dieter Buck.</p>
<p>Aufsicht: Landeskirchenamt der Evangelisch-lutherischen Landeskirche Hannovers, Rote Reihe 6, 30169 Hannover</p>
<p>Verantwortlich nach § 18 Abs. 2 MStV: Pastorin Wencke Oldehaver, Deichstraße 2, 21789 Hollerdeich</p>
<h2>Bilder und Technik</h2><p>Zeichnungen: Heike Mahler. Die Website läuft mit Joomla bei der Nordwerk Internet GbR, Stade.</p>`;

const privacy = `<p>Für uns als kirchliche Stelle gilt nicht die Datenschutz-Grundverordnung (DSGVO), sondern nach Art. 91 DSGVO das Kirchengesetz über den Datenschutz der Evangelischen Kirche in Deutschland (EKD-Datenschutzgesetz, DSG-EKD). Nach §§ 16 und 17 DSG-EKD informieren wir Sie hier, welche Daten wir verarbeiten, wenn Sie unsere Website besuchen.</p>
<h2>Verantwortliche Stelle</h2>
<p>Ev.-luth. Kirchengemeinde Sankt Nikolai Hollerdeich, vertreten durch den Kirchenvorstand, Deichstraße 4, 21789 Hollerdeich, Telefon 04779 555 30 12, E-Mail: ${hiddenMail('kirchenbuero@kirche-sankt-nikolai.test')}</p>
<h2>Örtlich Beauftragte für den Datenschutz</h2>
<p>Ev.-luth. Kirchenkreis Oste-Land, Birgit Cordes, Markt 7, 21745 Hemmoor, E-Mail: ${hiddenMail('datenschutz@kirchenkreis-oste-land.test')}</p>
<h2>Protokoll des Webservers</h2>
<p>Bei jedem Abruf werden IP-Adresse, Datum und Uhrzeit, Adresse der Seite, Menge der Daten, Browser und die zuvor besuchte Seite gespeichert und nach sieben Tagen gelöscht. Rechtsgrundlage ist § 6 Nr. 4 DSG-EKD; wir brauchen die Angaben, um die Website sicher zu betreiben. Die Nordwerk Internet GbR in Stade verarbeitet sie in unserem Auftrag (§ 30 DSG-EKD).</p>
<h2>Cookies</h2>
<p>Unser Redaktionssystem Joomla setzt ein Sitzungs-Cookie, dessen Name aus 32 Zeichen besteht (7a9f…). Es wird gelöscht, wenn Sie den Browser schließen, und ist für Formulare nötig (§ 25 Abs. 2 Nr. 2 TDDDG, § 6 Nr. 4 DSG-EKD).</p>
<h2>Statistik mit Matomo</h2>
<p>Mit der Software Matomo auf unserem eigenen Server zählen wir, wie oft Seiten gelesen werden. Matomo setzt bei uns keine Cookies, liest keine Merkmale Ihres Geräts aus und kürzt die IP-Adresse um zwei Bytes. Die Zahlen werden nach zwölf Monaten zusammengefasst. Rechtsgrundlage ist § 6 Nr. 4 DSG-EKD. Sie können der Zählung hier widersprechen; dafür wird das Cookie mtm_consent_removed gesetzt, damit wir uns den Widerspruch merken.</p>
<div id="matomo-opt-out"></div>
<script src="/matomo/index.php?module=CoreAdminHome&amp;action=optOutJS&amp;divId=matomo-opt-out&amp;language=de"></script>
<h2>Livestream bei YouTube</h2>
<p>Auf der Seite „Livestream“ ist ein Video der Plattform YouTube eingebunden (Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland). Wenn Sie die Seite öffnen, wird eine Verbindung zu YouTube hergestellt; dabei erfährt Google Ihre IP-Adresse und kann Cookies setzen. Daten können auch in die USA gelangen; Google LLC ist nach dem Data Privacy Framework zertifiziert (§ 10 DSG-EKD). Rechtsgrundlage ist unser kirchliches Interesse daran, dass auch Menschen am Gottesdienst teilnehmen, die nicht kommen können (§ 6 Nr. 3 und 4 DSG-EKD).</p>
<h2>Veranstaltungskalender</h2>
<p>Den Kalender auf der Seite „Termine“ liefert das Portal „Evangelische Termine“, das der Evangelische Presseverband für Bayern e. V., München, betreibt. Beim Öffnen der Seite wird Ihre IP-Adresse dorthin übertragen. Cookies werden nicht gesetzt. Rechtsgrundlage ist § 6 Nr. 3 DSG-EKD.</p>
<h2>Spenden</h2>
<p>Das Spendenformular stammt von der twingle GmbH, Prinzenallee 74, 13357 Berlin, die Ihre Angaben (Name, Anschrift, E-Mail-Adresse, Betrag, Bankverbindung) in unserem Auftrag verarbeitet. Das Formular setzt ein Sitzungs-Cookie (PHPSESSID). Rechtsgrundlage ist § 6 Nr. 5 DSG-EKD. Belege bewahren wir acht Jahre auf.</p>
<h2>Kontakt</h2>
<p>Wenn Sie uns schreiben oder anrufen, verwenden wir Ihre Angaben, um Ihr Anliegen zu bearbeiten (§ 6 Nr. 3 und 5 DSG-EKD), und löschen sie, sobald es erledigt ist. Was Sie uns in der Seelsorge anvertrauen, fällt unter das Seelsorgegeheimnis.</p>
<h2>Ihre Rechte</h2>
<p>Sie können Auskunft über Ihre Daten verlangen (§ 19 DSG-EKD), ihre Berichtigung (§ 20), Löschung (§ 21) und die Einschränkung der Verarbeitung (§ 22), Daten in übertragbarer Form erhalten (§ 24) und der Verarbeitung widersprechen (§ 25). Einwilligungen können Sie jederzeit mit Wirkung für die Zukunft widerrufen (§ 11 Abs. 3).</p>
<p>Wenn Sie meinen, dass wir Ihre Daten nicht richtig verarbeiten, können Sie sich nach § 46 DSG-EKD beschweren: Der Beauftragte für den Datenschutz der EKD, Lange Laube 20, 30159 Hannover, Telefon 0511 768128-0, info@datenschutz.ekd.de.</p>
<p>Sie sind nicht verpflichtet, uns Daten zu geben. Automatisierte Entscheidungen treffen wir nicht.</p>
<p>Stand: September 2025</p>`;

/** Imprint and privacy notice. */
export const legalPages: readonly HelixPage[] = [
  { path: '/impressum', item: 120, title: 'Impressum', content: imprint },
  { path: '/datenschutz', item: 121, title: 'Datenschutzerklärung', content: privacy },
];
