import { type ContaoPage, headline, textElement } from './contao.ts';

const imprint: ContaoPage = {
  id: 8,
  alias: 'impressum',
  title: 'Impressum',
  description: 'Impressum des Tierheims Haselgrund.',
  main: `${headline(1, 'Impressum')}
${textElement(`<h2>Angaben gemäß § 5 DDG</h2>
<p>Tierschutzverein Haselgrund und Umgebung e. V.<br>Am Steinbruch 14<br>36452 Haselgrund</p>
<p>Vereinsregister: VR 310482<br>Registergericht: Amtsgericht Meiningen</p>
<p><strong>Vertreten durch den Vorstand (§ 26 BGB):</strong><br>Gundula Reißland (1. Vorsitzende)<br>Volkmar Thieß (2. Vorsitzender)<br>Jette Ambach (Schatzmeisterin)</p>
<h2>Kontakt</h2>
<p>Telefon: 036966 55501-0<br>Telefax: 036966 55501-9<br>E-Mail: <a href="&#109;&#97;&#105;&#108;&#116;&#111;&#58;info&#64;tierheim-haselgrund.test">info&#64;tierheim-haselgrund.test</a></p>
<h2>Aufsichtsbehörde</h2>
<p>Erlaubnis nach § 11 Abs. 1 Satz 1 Nr. 3 Tierschutzgesetz, erteilt vom Landratsamt Wartburgkreis, Veterinär- und Lebensmittelüberwachungsamt, Erzberger Allee 14, 36433 Bad Salzungen.</p>
<h2>Redaktionell verantwortlich</h2>
<p>Volkmar Thieß, Anschrift wie oben (§ 18 Abs. 2 MStV)</p>
<h2>EU-Streitschlichtung</h2>
<p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" target="_blank" rel="noreferrer noopener">https://ec.europa.eu/consumers/odr/</a>. Unsere E-Mail-Adresse finden Sie oben im Impressum. Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>
<h2>Gemeinnützigkeit</h2>
<p>Wegen Förderung des Tierschutzes nach dem Freistellungsbescheid des Finanzamts Eisenach vom 14. März 2025 von der Körperschaftsteuer befreit.</p>`)}`,
};

const chapters: readonly [anchor: string, title: string, text: string][] = [
  [
    'verantwortlich',
    '1. Wer verantwortlich ist',
    '<p>Tierschutzverein Haselgrund und Umgebung e. V., Am Steinbruch 14, 36452 Haselgrund, Telefon 036966 55501-0, E-Mail info&#64;tierheim-haselgrund.test, vertreten durch den Vorstand. Eine Datenschutzbeauftragte müssen wir nicht benennen; Fragen beantwortet Jette Ambach unter datenschutz&#64;tierheim-haselgrund.test.</p>',
  ],
  [
    'hosting',
    '2. Hosting und Server-Protokolle',
    '<p>Unsere Website liegt bei der Hetzner Online GmbH, Industriestr. 25, 91710 Gunzenhausen, auf Servern in Nürnberg; mit ihr besteht ein Vertrag nach Art. 28 DSGVO. Bei jedem Aufruf hält der Server Adresse der Seite, Datum und Uhrzeit, Browser, Betriebssystem, die zuvor besuchte Seite und die IP-Adresse fest. Wir brauchen das, um die Seite auszuliefern und Angriffe zu erkennen (Art. 6 Abs. 1 Buchst. f DSGVO). Nach sieben Tagen werden die Protokolle gelöscht. Die Übertragung ist verschlüsselt.</p>',
  ],
  [
    'cookies',
    '3. Cookies und Ihre Auswahl',
    '<p>Beim ersten Besuch fragen wir Sie, welche Dienste laufen dürfen. Ihre Antwort liegt im lokalen Speicher Ihres Browsers (ccb_contao_token_1) und gilt ein Jahr. Damit wir Einwilligungen nachweisen können (Art. 7 Abs. 1 DSGVO), protokolliert unser Server Zeitpunkt, gekürzte IP-Adresse, Browser und Auswahl. Technisch notwendig sind außerdem csrf_https-contao_csrf_token (schützt Formulare, bis zum Schließen des Browsers) und PHPSESSID (erst nach dem Absenden eines Formulars, bis zum Schließen des Browsers); dafür gilt § 25 Abs. 2 Nr. 2 TDDDG. Alles andere stützt sich auf Ihre Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO). Sie können sie jederzeit für die Zukunft widerrufen: Der Link „Cookie-Einstellungen“ steht unten auf jeder Seite.</p>',
  ],
  [
    'kontakt',
    '4. Kontaktformular, E-Mail und Telefon',
    '<p>Wenn Sie uns schreiben, verarbeiten wir Name, E-Mail-Adresse und Nachricht, um zu antworten (Art. 6 Abs. 1 Buchst. f DSGVO, bei Fragen zur Vermittlung Buchst. b). Anfragen löschen wir, wenn sie erledigt sind, spätestens nach sechs Monaten. Gegen Spam hilft uns eine Rechenaufgabe; ein fremder Dienst ist nicht beteiligt.</p>',
  ],
  [
    'newsletter',
    '5. Rundbrief „Pfotenpost“',
    '<p>Für den Versand nutzen wir CleverReach (CleverReach GmbH &amp; Co. KG, Schafjückenweg 2, 26180 Rastede), mit der ein Vertrag zur Auftragsverarbeitung besteht. Das Anmeldeformular schickt Ihre E-Mail-Adresse direkt dorthin; die Server stehen in Deutschland und Irland. Sie erhalten zuerst eine Nachricht mit einem Bestätigungslink (Double-Opt-In). Wir speichern die Zeitpunkte von Anmeldung und Bestätigung und die IP-Adresse, um die Einwilligung nachzuweisen (Art. 6 Abs. 1 Buchst. a, Art. 7 Abs. 1 DSGVO). Öffnungen und Klicks werten wir nicht aus. Abmelden können Sie sich in jeder Ausgabe; danach löschen wir die Adresse, den Nachweis nach drei Jahren.</p>',
  ],
  [
    'statistik',
    '6. Besuchsstatistik mit Matomo',
    '<p>Nur mit Ihrer Einwilligung zählt Matomo auf unserem eigenen Server, welche Seiten gelesen werden. IP-Adressen werden um zwei Bytes gekürzt. Matomo setzt die Cookies _pk_id (13 Monate) und _pk_ses (30 Minuten). An Dritte geht nichts. Rohdaten löschen wir nach 180 Tagen.</p>',
  ],
  [
    'youtube',
    '7. Videos von YouTube',
    '<p>Videos unserer Tiere binden wir von YouTube ein (Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland). Wir verwenden den erweiterten Datenschutzmodus (youtube-nocookie.com), sodass YouTube beim Ansehen keine Cookies setzt. Die Videos laden erst, wenn Sie eingewilligt haben. Google LLC in den USA ist nach dem EU-US Data Privacy Framework zertifiziert. Näheres: <a href="https://policies.google.com/privacy?hl=de" target="_blank" rel="noreferrer noopener">Datenschutzerklärung von Google</a>.</p>',
  ],
  [
    'instagram',
    '8. Bilder von Instagram (Elfsight)',
    '<p>Auf der Startseite zeigen wir unsere neuesten Bilder von Instagram mit einem Widget der Elfsight LLC, Andorra la Vella, Andorra (für Andorra besteht ein Angemessenheitsbeschluss der EU-Kommission). Die Bilder kommen von Servern der Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Irland. Elfsight setzt über seinen Dienstleister Cloudflare die Cookies __cf_bm (30 Minuten) und _cfuvid (Sitzung). Das Widget wird nur geladen, wenn Sie unter „Externe Medien“ zugestimmt haben (Art. 6 Abs. 1 Buchst. a DSGVO).</p>',
  ],
  [
    'karte',
    '9. Karte von OpenStreetMap',
    '<p>Die Anfahrtskarte besteht aus Kacheln der OpenStreetMap Foundation, St John’s Innovation Centre, Cowley Road, Cambridge, CB4 0WS, Vereinigtes Königreich. Erst wenn Sie zustimmen oder auf „Karte anzeigen“ drücken, werden sie geladen; dabei erfährt die Stiftung Ihre IP-Adresse. Für das Vereinigte Königreich besteht ein Angemessenheitsbeschluss. Das Programm Leaflet liegt auf unserem Server.</p>',
  ],
  [
    'spenden',
    '10. Spenden und Patenschaften',
    `<p><strong>Online-Formular.</strong> Für Online-Spenden nutzen wir das Formular von betterplace.org, einem Angebot der gut.org gemeinnützige Aktiengesellschaft, Schlesische Straße 26, 10997 Berlin. Wenn Sie der Anzeige zugestimmt haben, wird das Formular von dort geladen; Ihre Angaben verarbeitet gut.org in eigener Verantwortung.</p>
<p><strong>PayPal.</strong> Auf der Seite „Spenden“ finden Sie einen Spendenknopf der PayPal (Europe) S.à r.l. et Cie, S.C.A., 22–24 Boulevard Royal, 2449 Luxemburg. Der Knopf ist ein einfacher Link: Erst wenn Sie ihn anklicken, werden Sie zu PayPal weitergeleitet, und erst dann werden Daten an PayPal übertragen. Was dort geschieht, steht in der <a href="https://www.paypal.com/de/legalhub/paypal/privacy-full" target="_blank" rel="noreferrer noopener">Datenschutzerklärung von PayPal</a>.</p>
<p><strong>Lastschrift.</strong> Für Patenschaften verarbeiten wir Name, Anschrift, E-Mail-Adresse, IBAN, Betrag und Rhythmus, um einzuziehen und Zuwendungen zu bestätigen (Art. 6 Abs. 1 Buchst. b und c DSGVO). Empfänger ist unsere Sparkasse. Belege bewahren wir acht Jahre auf (§ 147 AO).</p>
<p><strong>Wunschzettel.</strong> Zu Amazon führt nur ein Link. Wir nehmen an keinem Partnerprogramm teil.</p>`,
  ],
  [
    'soziale-netze',
    '11. Unser Auftritt bei Instagram',
    '<p>Für Besuche unserer Seite bei Instagram sind wir gemeinsam mit der Meta Platforms Ireland Limited verantwortlich (Art. 26 DSGVO), soweit es um Seiten-Insights geht. Von unserer Website führt im Fuß nur ein Link dorthin.</p>',
  ],
  [
    'rechte',
    '12. Ihre Rechte',
    '<p>Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung (Art. 18) und Datenübertragbarkeit (Art. 20). Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen (Art. 7 Abs. 3).</p><p><strong>Widerspruchsrecht: Verarbeiten wir Daten aufgrund berechtigter Interessen, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 DSGVO).</strong></p><p>Sie können sich bei einer Aufsichtsbehörde beschweren, für uns: Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit, Häßlerstraße 8, 99096 Erfurt. Automatisierte Entscheidungen gibt es bei uns nicht. Niemand ist verpflichtet, uns Daten zu geben; ohne die Pflichtangaben eines Formulars können wir Ihr Anliegen aber nicht bearbeiten.</p><p>Stand: September 2025</p>',
  ],
];

const privacy: ContaoPage = {
  id: 9,
  alias: 'datenschutz',
  title: 'Datenschutzerklärung',
  description: 'Wie das Tierheim Haselgrund mit Ihren Daten umgeht.',
  main: `${headline(1, 'Datenschutzerklärung')}
${chapters.map(([anchor, title, text]) => `<div class="content-text" id="${anchor}">\n<h2>${title}</h2>\n${text}\n</div>`).join('\n')}`,
};

/** Imprint and privacy notice. The notice tells of betterplace, which the form no longer comes from, and of a YouTube without cookies. */
export const legalPages: readonly ContaoPage[] = [imprint, privacy];
