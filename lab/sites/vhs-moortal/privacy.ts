import { textElement, type VhsPage } from './contao.ts';
import { privacyServices } from './privacy-services.ts';

const general = `<p>Stand: März 2022</p>
<h2>1. Datenschutz auf einen Blick</h2>
<p>Die folgenden Hinweise geben einen einfachen Überblick darüber, was mit Ihren personenbezogenen Daten passiert, wenn Sie diese Website besuchen oder sich zu einem Kurs anmelden.</p>
<h2>2. Verantwortliche Stelle und behördlicher Datenschutzbeauftragter</h2>
<p>Verantwortlich im Sinne von Art. 4 Nr. 7 DSGVO ist der Zweckverband Volkshochschule Moortal, vertreten durch die Verbandsgeschäftsführerin Dr. Frauke Behnsen, Kanalstraße 12, 27799 Hagenmoor, Telefon 04487 9205-0, E-Mail info@vhs-moortal.test.</p>
<p>Unser behördlicher Datenschutzbeauftragter (Art. 37 Abs. 1 Buchst. a DSGVO) ist bei der Kommunalen Datenzentrale Nordheide bestellt: Kommunale Datenzentrale Nordheide, Datenschutzbeauftragter der vhs Moortal, Heidering 40, 21335 Lüneburg, E-Mail datenschutzbeauftragter@vhs-moortal.test.</p>
<h2>3. Rechtsgrundlagen</h2>
<p>Als öffentliche Stelle verarbeiten wir Daten, soweit es für die Erfüllung unserer Aufgaben nach dem Niedersächsischen Erwachsenenbildungsgesetz (NEBG) erforderlich ist (Art. 6 Abs. 1 Buchst. e DSGVO in Verbindung mit § 3 des Niedersächsischen Datenschutzgesetzes), zur Durchführung von Verträgen (Art. 6 Abs. 1 Buchst. b DSGVO) oder mit Ihrer Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TTDSG).</p>
<h2>4. Ihre Rechte</h2>
<p>Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18) und Datenübertragbarkeit (Art. 20). Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen. <strong>Soweit wir Daten auf Grundlage von Art. 6 Abs. 1 Buchst. e oder f DSGVO verarbeiten, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit Widerspruch einlegen (Art. 21 DSGVO).</strong></p>
<p>Beschweren können Sie sich bei: Der Landesbeauftragte für den Datenschutz Niedersachsen, Prinzenstraße 5, 30159 Hannover, poststelle@lfd.niedersachsen.de.</p>
<p>Eine automatisierte Entscheidungsfindung einschließlich Profiling findet nicht statt.</p>
<h2>5. Hosting und Server-Log-Dateien</h2>
<p>Die Website liegt bei der Kommunalen Datenzentrale Nordheide in Lüneburg, mit der ein Vertrag über Auftragsverarbeitung besteht. Der Server speichert Browsertyp und Version, Betriebssystem, Referrer-URL, Uhrzeit und IP-Adresse für sieben Tage. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO. Der Websitebetreiber hat ein berechtigtes Interesse an der technisch fehlerfreien Darstellung und der Optimierung seiner Website.</p>`;

const courses = `<h2 id="kurse">6. Kursanmeldung</h2>
<p>Für die Anmeldung verarbeiten wir Name, Anschrift, E-Mail, gegebenenfalls Telefon, den gebuchten Kurs und die Bankverbindung. Bei Kursen für Kinder kommen Name und Geburtsdatum des Kindes und eine Notfallnummer hinzu; die Kursleitung erhält eine Liste mit Namen und Notfallnummern, die sie nach dem Kurs vernichtet. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO, für die Statistik nach dem NEBG Art. 6 Abs. 1 Buchst. e DSGVO in Verbindung mit § 3 NDSG.</p>
<p>Anmeldungen löschen wir drei Jahre nach Ende des Kurses, Rechnungen und SEPA-Mandate nach Ablauf der Aufbewahrungsfrist von zehn Jahren. Nachweise für Ermäßigungen vernichten wir nach der Prüfung. Das Verwaltungsprogramm stellt uns ein Auftragsverarbeiter in Deutschland bereit. Die Lastschriften zieht die Moorländische Sparkasse ein.</p>
<p>Kurssuche und Warenkorb benutzen das Sitzungs-Cookie PHPSESSID, Formulare zusätzlich das Cookie csrf_https-contao_csrf_token. Beide sind erforderlich (§ 25 Abs. 2 Nr. 2 TTDSG) und werden beim Schließen des Browsers gelöscht.</p>
<h2 id="kontakt">7. Kontaktformular</h2>
<p>Wenn Sie uns schreiben, verarbeiten wir Ihre Angaben, um zu antworten (Art. 6 Abs. 1 Buchst. e DSGVO, § 3 NDSG). Wir löschen sie, wenn das Anliegen erledigt ist, spätestens nach sechs Monaten. Gegen Spam verwenden wir ALTCHA; die Rechenaufgabe stellt unser eigener Server, Daten an Dritte werden nicht übertragen. Google reCAPTCHA setzen wir nicht ein.</p>`;

/** The privacy notice: by a lawyer in its general part, by a generator for firms below, last touched in March 2022. */
export const privacyPage: VhsPage = {
  id: 13,
  alias: 'datenschutz',
  title: 'Datenschutzerklärung',
  description: 'Datenschutzerklärung der Volkshochschule Moortal.',
  main: `<h1>Datenschutzerklärung</h1>\n${textElement(general + courses + privacyServices)}`,
};
