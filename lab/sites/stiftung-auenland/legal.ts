import type { WordPressPage } from './wordpress.ts';

const imprint = `<h2>Angaben gemäß § 5 DDG</h2>
<p>Stiftung Auenland<br>rechtsfähige Stiftung des bürgerlichen Rechts<br>Drawehner Torstraße 11<br>29456 Hitzacker (Elbe)</p>
<p><strong>Vertreten durch den Vorstand:</strong><br>Dr. Wiebke Soltau (Vorsitzende), Jörn Kastendiek (stellvertretender Vorsitzender)</p>
<p><strong>Kontakt:</strong><br>Telefon: 05862 555 0130<br>E-Mail: <a href="mailto:buero@stiftung-auenland.test">buero@stiftung-auenland.test</a></p>
<p><strong>Stiftungsaufsicht:</strong><br>Amt für regionale Landesentwicklung Lüneburg, Auf der Hude 2, 21339 Lüneburg. Als rechtsfähig anerkannt am 14. Mai 2009, Stiftungsverzeichnis-Nr. 11741-A 88.</p>
<p>Die Stiftung ist mit Bescheid des Finanzamts Lüchow von der Körperschaftsteuer befreit. Eine Umsatzsteuer-Identifikationsnummer besteht nicht.</p>
<p><strong>Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV:</strong><br>Merle Hagenow, Drawehner Torstraße 11, 29456 Hitzacker (Elbe)</p>
<p>Zeichnungen und Fotos: Stiftung Auenland.</p>`;

const notice = `<h2>1. Wer verantwortlich ist</h2>
<p>Stiftung Auenland, Drawehner Torstraße 11, 29456 Hitzacker (Elbe), vertreten durch den Vorstand Dr. Wiebke Soltau und Jörn Kastendiek, Telefon 05862 555 0130, E-Mail buero@stiftung-auenland.test. Einen Datenschutzbeauftragten müssen wir nicht benennen; Ihre Fragen beantwortet Jörn Kastendiek unter datenschutz@stiftung-auenland.test.</p>
<h2>2. Aufruf der Website und Hosting</h2>
<p>Unsere Website liegt bei der Hetzner Online GmbH, Industriestr. 25, 91710 Gunzenhausen, mit der wir einen Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO) geschlossen haben. Beim Aufruf verarbeitet der Server IP-Adresse, Zeitpunkt, abgerufene Adresse, übertragene Datenmenge, Browserkennung und die zuvor besuchte Seite. Das brauchen wir, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 Buchst. f DSGVO). Die Protokolle werden nach 7 Tagen gelöscht. Die Seite wird ausschließlich verschlüsselt (TLS) übertragen.</p>
<p>Schriften liegen auf unserem eigenen Server. Eine Verbindung zu Google Fonts findet nicht statt. WordPress legt für die Dauer der Sitzung im Browser ab, ob er Emojis darstellen kann (wpEmojiSettingsSupports); Personenbezug hat das nicht.</p>
<h2 id="kontakt">3. Kontakt und Kontaktformular</h2>
<p>Schreiben Sie uns, verarbeiten wir Ihre E-Mail-Adresse, Ihre Nachricht und – wenn Sie ihn nennen – Ihren Namen, um zu antworten (Art. 6 Abs. 1 Buchst. b oder f DSGVO). Wir löschen die Nachricht spätestens sechs Monate, nachdem die Sache erledigt ist, soweit keine Aufbewahrungspflicht besteht.</p>
<p>Gegen automatisierte Eingaben schützt das Formular „Friendly Captcha“ der Friendly Captcha GmbH, Am Anger 3–5, 82237 Wörthsee. Der Browser lädt dazu eine Rechenaufgabe vom europäischen Endpunkt des Anbieters und löst sie im Hintergrund. Übermittelt werden die IP-Adresse (nur als Prüfwert gespeichert), Browserangaben und die Seite. Cookies werden nicht gesetzt. Rechtsgrundlage ist unser Interesse, Missbrauch abzuwehren (Art. 6 Abs. 1 Buchst. f DSGVO, § 25 Abs. 2 Nr. 2 TDDDG).</p>
<h2 id="newsletter">4. Newsletter</h2>
<p>Für den Newsletter brauchen wir nur Ihre E-Mail-Adresse. Die Anmeldung läuft im Double-Opt-in-Verfahren: Sie erhalten eine Nachricht mit einem Link und bestätigen damit Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO). Zeitpunkt und IP-Adresse von Anmeldung und Bestätigung speichern wir als Nachweis. Wir versenden über die CleverReach GmbH &amp; Co. KG, Schafjückenweg 2, 26180 Rastede, als Auftragsverarbeiterin; deren Server stehen in Deutschland und Irland. Öffnungs- und Klickmessung haben wir abgeschaltet. Sie können sich jederzeit abmelden; danach löschen wir Ihre Adresse, den Nachweis der Einwilligung drei Jahre später.</p>
<h2 id="spenden">5. Online-Spenden mit twingle</h2>
<p>Auf der Spendenseite zeigen wir ein Formular der twingle GmbH, Prinzenallee 74, 13357 Berlin. Beim Aufruf dieser Seite verbindet sich Ihr Browser mit spenden.twingle.de; dabei wird Ihre IP-Adresse übertragen und ein Sitzungs-Cookie (PHPSESSID) gesetzt, das beim Schließen des Browsers verschwindet. Wir verarbeiten Name, Anschrift, E-Mail-Adresse, Betrag und Zahlungsangaben, um Ihre Spende abzuwickeln und zu bescheinigen (Art. 6 Abs. 1 Buchst. b und c DSGVO); das Formular anzuzeigen ist für die Spende unbedingt erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG). Mit twingle besteht ein Vertrag zur Auftragsverarbeitung. Spendenunterlagen bewahren wir zehn Jahre auf (§ 147 AO).</p>
<h2 id="etracker">6. Besuchsmessung mit etracker</h2>
<p>Wir nutzen etracker Analytics der etracker GmbH, Erste Brunnenstraße 1, 20459 Hamburg, um zu verstehen, welche Seiten gelesen werden. Wir verwenden dabei <strong>keine Cookies</strong> für die Analyse und lesen keine Informationen aus Ihrem Gerät aus. Die Daten werden ausschließlich in Deutschland im Auftrag verarbeitet; IP-Adresse und Gerätemerkmale werden frühestmöglich gekürzt oder verschlüsselt und nicht mit anderen Daten zusammengeführt. Rechtsgrundlage ist unser berechtigtes Interesse, das Angebot zu verbessern (Art. 6 Abs. 1 Buchst. f DSGVO). Die Daten werden nach 13 Monaten gelöscht.</p>
<p>Sie können der Messung jederzeit widersprechen. Der Widerspruch hat keine Nachteile; damit wir ihn erkennen, wird das Cookie „et_oip“ gesetzt:</p>
<div id="et-opt-out" data-tld="stiftung-auenland.test"></div>
<h2>7. Einwilligungen: Complianz</h2>
<p>Ihre Entscheidung zu externen Medien verwaltet das WordPress-Plugin Complianz auf unserem eigenen Server. Es speichert ein Jahr lang Cookies, deren Namen mit „cmplz_“ beginnen, und führt ohne IP-Adresse Buch über die erteilten Einwilligungen (Art. 6 Abs. 1 Buchst. c DSGVO, § 25 Abs. 2 Nr. 2 TDDDG). Widerrufen können Sie mit dem Knopf „Zustimmung verwalten“ am unteren Rand jeder Seite. Einzelheiten stehen in der <a href="/cookie-richtlinie-eu/">Cookie-Richtlinie</a>.</p>
<h2>8. Externe Medien mit Ihrer Einwilligung</h2>
<p><strong>YouTube.</strong> Videos binden wir im erweiterten Datenschutzmodus (youtube-nocookie.com) ein. Anbieterin ist die Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Erst wenn Sie zustimmen, wird das Video geladen; dann erhält Google Ihre IP-Adresse und die Adresse der Seite, legt Daten im Web-Speicher Ihres Browsers ab und bindet Werbedienste von Google (doubleclick.net) sowie Schriften ein. Daten können in die USA gelangen; Google LLC ist nach dem EU-US Data Privacy Framework zertifiziert.</p>
<p><strong>Podigee.</strong> Den Podcast hostet die Podigee GmbH, Schlesische Straße 20, 10997 Berlin. Wenn Sie zustimmen, lädt Ihr Browser den Player von podigee-cdn.net und podigee.io; Podigee verarbeitet IP-Adresse und Geräteangaben, um die Folge auszuliefern und Abrufe anonym zu zählen.</p>
<p>Rechtsgrundlage ist jeweils Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG). Sie können sie jederzeit mit Wirkung für die Zukunft widerrufen.</p>
<h2>9. Ihre Rechte</h2>
<p>Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18) und Datenübertragbarkeit (Art. 20). <strong>Den Verarbeitungen, die wir auf berechtigte Interessen stützen, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 DSGVO).</strong> Erteilte Einwilligungen können Sie jederzeit widerrufen (Art. 7 Abs. 3 DSGVO). Eine Pflicht, uns Daten zu geben, besteht nicht; eine automatisierte Entscheidungsfindung findet nicht statt.</p>
<p>Sie können sich bei einer Aufsichtsbehörde beschweren (Art. 77 DSGVO), etwa beim Landesbeauftragten für den Datenschutz Niedersachsen, Prinzenstraße 5, 30159 Hannover.</p>
<p>Stand: Oktober 2025</p>`;

const cookieRow = (name: string, purpose: string, lifetime: string) => `<tr><td>${name}</td><td>${lifetime}</td><td>${purpose}</td></tr>`;

const cookiePolicy = `<div id="cmplz-document" class="cmplz-document cookie-statement"><p><i>Diese Cookie-Richtlinie wurde zuletzt am 21. Oktober 2025 aktualisiert und gilt für Bürger und Einwohner mit ständigem Wohnsitz im Europäischen Wirtschaftsraum und der Schweiz.</i></p>
<h2>1. Einführung</h2><p>Unsere Website verwendet wenige Cookies und ähnliche Technologien. Nachfolgend beschreiben wir, welche es sind und wozu sie dienen.</p>
<h2>2. Funktionale Cookies</h2><div id="cmplz-cookies-overview"><details class="cmplz-dropdown cmplz-service-desc cmplz-dropdown-cookiepolicy" open><summary><h3>Complianz</h3><p>Funktional</p></summary><table><tr><th>Name</th><th>Ablauf</th><th>Zweck</th></tr>
${cookieRow('cmplz_banner-status', 'Merkt sich, ob das Fenster geschlossen wurde', '365 Tage')}${cookieRow('cmplz_functional, cmplz_preferences, cmplz_statistics, cmplz_marketing', 'Merken sich Ihre Wahl je Kategorie', '365 Tage')}${cookieRow('cmplz_consented_services', 'Merkt sich einzelne zugelassene Dienste', '365 Tage')}${cookieRow('cmplz_policy_id', 'Merkt sich die Fassung dieser Richtlinie', '365 Tage')}${cookieRow('et_oip (etracker)', 'Merkt sich Ihren Widerspruch gegen die Besuchsmessung', '400 Tage')}${cookieRow('PHPSESSID (spenden.twingle.de)', 'Hält das Spendenformular zusammen, nur auf der Spendenseite', 'Sitzung')}${cookieRow('wpEmojiSettingsSupports (Sitzungsspeicher)', 'Merkt sich, ob der Browser Emojis darstellt', 'Sitzung')}</table></details>
<h2>3. Externe Medien (nur mit Einwilligung)</h2><details class="cmplz-dropdown cmplz-service-desc" open><summary><h3>YouTube</h3><p>Marketing</p></summary><table>${cookieRow('yt-remote-device-id, yt-remote-connected-devices, yt.innertube::requests, yt.innertube::nextId, yt-remote-* (Web-Speicher)', 'Videoeinstellungen und Kennung des Geräts', 'bis zur Löschung oder Sitzung')}${cookieRow('IDE, test_cookie (doubleclick.net)', 'Werbekennung von Google', '13 Monate / 15 Minuten')}</table></details></div>
<h2>4. Zustimmung</h2><p>Ihre Einstellungen können Sie hier ändern:</p><div id="cmplz-manage-consent-container" name="cmplz-manage-consent-container" class="cmplz-manage-consent-container"></div>
<h2>5. Kontaktdaten</h2><p>Stiftung Auenland, Drawehner Torstraße 11, 29456 Hitzacker (Elbe), buero@stiftung-auenland.test</p></div>`;

/** Imprint, privacy notice and the cookie policy that Complianz generates. */
export const legalPages: readonly WordPressPage[] = [
  { path: '/impressum/', title: 'Impressum', id: 3, content: imprint },
  { path: '/datenschutzerklaerung/', title: 'Datenschutzerklärung', id: 5, content: notice },
  { path: '/cookie-richtlinie-eu/', title: 'Cookie-Richtlinie (EU)', id: 19, content: cookiePolicy },
];
