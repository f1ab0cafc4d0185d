import { type DiviPage, textSection } from './divi.ts';
import { school } from './school.ts';

const imprint = `<h1>Impressum</h1>
<h2>Angaben gemäß § 5 DDG</h2><p>${school.name}<br>Inhaber: ${school.owner}<br>${school.street}<br>${school.town}</p>
<h2>Kontakt</h2><p>Telefon: ${school.phone}<br>E-Mail: <a href="mailto:${school.email}">${school.email}</a></p>
<h2>Aufsichtsbehörde</h2><p>Landkreis Hameln-Pyrmont, Straßenverkehrsamt, Süntelstraße 9, 31785 Hameln</p>
<h2>Berufsbezeichnung und berufsrechtliche Regelungen</h2><p>Berufsbezeichnung: Fahrlehrer (verliehen in der Bundesrepublik Deutschland). Die Fahrschulerlaubnis wurde vom Landkreis Hameln-Pyrmont erteilt. Es gelten das Fahrlehrergesetz (FahrlG) und die Durchführungsverordnung zum Fahrlehrergesetz (DV-FahrlG), nachzulesen unter <a href="https://www.gesetze-im-internet.de/fahrlg_2018/" rel="noopener">www.gesetze-im-internet.de</a>.</p>
<h2>Umsatzsteuer-ID</h2><p>Umsatzsteuer-Identifikationsnummer gemäß § 27a Umsatzsteuergesetz: DE318550174</p>
<h2>Redaktionell verantwortlich</h2><p>${school.owner}, Anschrift wie oben</p>
<h2>EU-Streitschlichtung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr/</a>. Unsere E-Mail-Adresse finden Sie oben im Impressum.</p>
<h2>Verbraucherstreitbeilegung</h2><p>Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>`;

const general = `<h1>Datenschutzerklärung</h1><h2>1. Verantwortlicher</h2>
<p>Verantwortlich für die Datenverarbeitung auf dieser Website ist: ${school.name}, Inhaber ${school.owner}, ${school.street}, ${school.town}, Telefon ${school.phone}, E-Mail ${school.email}. Ein Datenschutzbeauftragter ist bei uns nicht zu bestellen, weil weniger als 20 Personen ständig mit der Verarbeitung beschäftigt sind.</p>
<h2>2. Hosting und Server-Logfiles</h2><p>Unsere Website liegt bei der ALL-INKL.COM – Neue Medien Münnich, Inhaber René Münnich, Hauptstraße 68, 02742 Friedersdorf. Mit dem Anbieter besteht ein Vertrag über Auftragsverarbeitung. Beim Aufruf werden IP-Adresse, Zeitpunkt, aufgerufene Seite, Browsertyp und Betriebssystem protokolliert und nach sieben Tagen gelöscht. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO; unser berechtigtes Interesse ist der sichere Betrieb. Die Seite nutzt TLS-Verschlüsselung.</p>
<h2>3. Ihre Rechte</h2><p>Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18) und Datenübertragbarkeit (Art. 20). Erteilte Einwilligungen können Sie jederzeit mit Wirkung für die Zukunft widerrufen (Art. 7 Abs. 3).</p>
<p><strong>WIDERSPRUCHSRECHT: Beruht eine Verarbeitung auf Art. 6 Abs. 1 lit. e oder f DSGVO, können Sie ihr jederzeit aus Gründen, die sich aus Ihrer besonderen Situation ergeben, widersprechen; der Direktwerbung jederzeit ohne Angabe von Gründen (Art. 21 DSGVO).</strong></p>
<p>Sie können sich bei einer Aufsichtsbehörde beschweren, etwa beim Landesbeauftragten für den Datenschutz Niedersachsen, Prinzenstraße 5, 30159 Hannover. Eine automatisierte Entscheidung einschließlich Profiling findet bei uns nicht statt. Die Angaben in unseren Formularen sind weder gesetzlich noch vertraglich vorgeschrieben; ohne die Pflichtangaben können wir Ihr Anliegen nicht bearbeiten.</p>
<h2>4. Cookies und Einwilligung</h2><p>Wir setzen das Plugin „Cookie Notice“ ein. Es speichert Ihre Entscheidung im Cookie <code>cookie_notice_accepted</code> sechs Monate lang auf Ihrem Gerät. Es werden dabei keine Daten an den Hersteller übertragen. Rechtsgrundlage: § 25 Abs. 2 Nr. 2 TTDSG, Art. 6 Abs. 1 lit. c DSGVO. WordPress merkt sich außerdem bis zum Schließen des Browser-Tabs, ob Ihr Browser Emojis darstellen kann (<code>wpEmojiSettingsSupports</code>).</p>
<p>Ihre Einwilligung widerrufen Sie hier: <a href="#" class="cn-revoke-cookie cn-button-inline cn-revoke-inline" title="Cookie-Einwilligung widerrufen">Cookie-Einwilligung widerrufen</a></p>`;

const own = `<h2>5. Kontakt und Kursanmeldung</h2><p>Schreiben Sie uns über das Kontaktformular, per E-Mail oder Telefon, verarbeiten wir Ihre Angaben zur Bearbeitung der Anfrage (Art. 6 Abs. 1 lit. b DSGVO, sonst lit. f). Wir löschen sie, sobald die Anfrage erledigt ist, spätestens nach sechs Monaten.</p>
<p>Mit der Kursanmeldung erheben wir die Angaben, die wir für den Ausbildungsvertrag und den Antrag bei der Fahrerlaubnisbehörde brauchen: Name, Anschrift, Geburtsdatum und -ort, vorhandene Fahrerlaubnisklassen und das Datum des Sehtests (Art. 6 Abs. 1 lit. b und c DSGVO, § 31 FahrlG). Kommt kein Vertrag zustande, löschen wir sie nach drei Monaten; Ausbildungsnachweise bewahren wir fünf Jahre auf, Rechnungen acht Jahre. Besondere Kategorien personenbezogener Daten, insbesondere Gesundheitsdaten, erheben wir über diese Website nicht. Werbung erhalten Sie nur, wenn Sie das ausdrücklich ankreuzen.</p>
<h2 id="bewerbung">6. Bewerbungen</h2><p>Bewerbungsunterlagen verarbeiten wir, um über die Einstellung zu entscheiden (Art. 6 Abs. 1 lit. b DSGVO, § 26 BDSG). Sechs Monate nach einer Absage löschen wir sie.</p>
<h2>7. WhatsApp</h2><p>Der grüne Knopf ist ein einfacher Link. Erst wenn Sie ihn anklicken, öffnet sich WhatsApp (WhatsApp Ireland Limited, Merrion Road, Dublin 4, D04 X2K5, Irland) in einem neuen Fenster. Das gezeigte Bild liegt auf unserem Server. Für die Unterhaltung gelten die Bedingungen von WhatsApp; Metadaten können in die USA gelangen (EU-US Data Privacy Framework). Rechtsgrundlage ist Ihre Anfrage (Art. 6 Abs. 1 lit. b DSGVO).</p>
<h2>8. Soziale Medien</h2><p>Zu unseren Seiten bei Facebook, Instagram und YouTube führen nur Links; es gibt keine Social-Media-Plugins. Für die Facebook-Seite sind wir mit der Meta Platforms Ireland Limited gemeinsam verantwortlich (Art. 26 DSGVO), die Vereinbarung finden Sie bei Facebook unter „Informationen zu Seiten-Insights“.</p>`;

const services = `<h2>9. Google Tag Manager und Google Analytics 4</h2><p>Anbieter ist die Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Der Tag Manager verwaltet die eingebundenen Werkzeuge und erstellt selbst keine Nutzerprofile. Google Analytics wertet aus, welche Seiten besucht werden. <strong>Google Analytics wird ausschließlich auf Grundlage Ihrer Einwilligung nach Art. 6 Abs. 1 lit. a DSGVO und § 25 Abs. 1 TDDDG gestartet; solange Sie nicht zugestimmt haben, werden keine Analyse-Cookies gesetzt und keine Daten an Google übertragen.</strong> Die Cookies <code>_ga</code> und <code>_ga_*</code> laufen nach 14 Monaten ab. IP-Adressen speichert Google Analytics 4 nicht. Daten können in die USA übertragen werden; die Google LLC ist nach dem EU-US Data Privacy Framework zertifiziert. Es besteht ein Vertrag über Auftragsverarbeitung.</p>
<h2>10. Meta-Pixel</h2><p>Nach Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG) nutzen wir das Pixel der Meta Platforms Ireland Limited, Merrion Road, Dublin 4, D04 X2K5, Irland. Damit messen wir, ob unsere Anzeigen bei Facebook und Instagram wirken. Für die Erhebung und Weitergabe der Daten sind wir mit Meta gemeinsam verantwortlich. Das Cookie <code>_fbp</code> bleibt 90 Tage gespeichert. Meta Platforms, Inc. in den USA ist nach dem Data Privacy Framework zertifiziert.</p>
<h2>11. Google Fonts (lokales Hosting)</h2><p>Diese Seite nutzt zur einheitlichen Darstellung Schriftarten von Google. Die Google Fonts sind lokal auf unserem Server installiert. Eine Verbindung zu Servern von Google findet dabei nicht statt.</p>
<h2 id="youtube">12. YouTube mit erweitertem Datenschutz</h2><p>Wir zeigen Videos von YouTube (Google Ireland Limited) im erweiterten Datenschutzmodus über youtube-nocookie.com. Statt des Videos sehen Sie zunächst ein Vorschaubild von unserem Server. Erst mit Ihrem Klick auf „Video laden“ wird eine Verbindung zu YouTube hergestellt (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG).</p>
<h2>13. Google Maps</h2><p>Auf der Seite „Kontakt“ zeigen wir einen selbst gezeichneten Lageplan. Klicken Sie auf „Karte laden“, wird die Karte von Google Maps (Google Ireland Limited) geladen; dabei werden Ihre IP-Adresse und Cookies (<code>NID</code>, 6 Monate) verarbeitet. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO).</p>
<h2>14. Google reCAPTCHA</h2><p>Zum Schutz unserer Formulare verwenden wir Google reCAPTCHA (Google Ireland Limited). Hierzu wertet reCAPTCHA das Verhalten des Besuchers anhand verschiedener Merkmale aus. Rechtsgrundlage ist unser berechtigtes Interesse am Schutz vor Spam (Art. 6 Abs. 1 lit. f DSGVO).</p>
<h2>15. Weitere Dienste</h2><p>Weitere Dienste von Drittanbietern sind auf dieser Website nicht eingebunden.</p><p>Stand: Mai 2025</p>`;

/** Imprint and privacy notice, put together from a generator and left there. */
export const legalPages: readonly DiviPage[] = [
  { id: 33, path: '/impressum/', title: 'Impressum', description: 'Anbieterkennzeichnung', body: textSection(imprint) },
  {
    id: 35,
    path: '/datenschutz/',
    title: 'Datenschutzerklärung',
    description: 'Informationen nach Art. 13 DSGVO',
    body: textSection(general, own, services),
  },
];
