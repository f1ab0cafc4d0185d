import { richText, section, wixDocument } from './frame.ts';

const imprint = `<h1 class="font_0">Impressum</h1>
<p class="font_8"><strong>Angaben gemäß § 5 DDG</strong></p>
<p class="font_8">Praxis Lebensraum<br>Dipl.-Psych. Mareike Thalbach<br>Lindenmattweg 12<br>79100 Freiburg im Breisgau</p>
<p class="font_8"><strong>Kontakt</strong><br>Telefon: 0761 555 017 23<br>E-Mail: hallo@praxis-lebensraum.test</p>
<p class="font_8"><strong>Berufsbezeichnung und berufsrechtliche Regelungen</strong><br>Berufsbezeichnung: Psychologische Psychotherapeutin (Approbation verliehen in der Bundesrepublik Deutschland)<br>Zuständige Kammer: Bundespsychotherapeutenkammer (BPtK), Klosterstraße 64, 10179 Berlin<br>Es gelten folgende berufsrechtliche Regelungen: Psychotherapeutengesetz (PsychThG)</p>
<p class="font_8"><strong>Umsatzsteuer</strong><br>Heilkundliche Leistungen sind nach § 4 Nr. 14 UStG von der Umsatzsteuer befreit.</p>
<p class="font_8"><strong>Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV</strong><br>Mareike Thalbach, Anschrift wie oben</p>
<p class="font_8"><strong>Verbraucherstreitbeilegung</strong><br>Ich bin nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>
<p class="font_8">Fotos: Lukas Wernet, Freiburg</p>`;

const privacy = `<h1 class="font_0">Datenschutzerklärung</h1>
<h2 class="font_2">1. Verantwortliche</h2>
<p class="font_8">Verantwortlich für die Datenverarbeitung auf dieser Website ist Mareike Thalbach, Praxis Lebensraum, Lindenmattweg 12, 79100 Freiburg im Breisgau, Telefon 0761 555 017 23, E-Mail hallo@praxis-lebensraum.test. Eine Datenschutzbeauftragte muss meine Praxis nicht benennen.</p>
<h2 class="font_2">2. Ihre Rechte</h2>
<p class="font_8">Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18) und Datenübertragbarkeit (Art. 20). Eine erteilte Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen (Art. 7 Abs. 3 DSGVO).</p>
<p class="font_8"><strong>Widerspruchsrecht (Art. 21 DSGVO):</strong> Soweit ich Daten auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO verarbeite, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit Widerspruch einlegen.</p>
<p class="font_8">Außerdem können Sie sich bei einer Aufsichtsbehörde beschweren. Für mich zuständig ist der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg, Lautenschlagerstraße 20, 70173 Stuttgart.</p>
<h2 class="font_2">3. Hosting bei Wix</h2>
<p class="font_8">Diese Website liegt bei der Wix.com Ltd., 5 Yunitsman Street, Tel Aviv, Israel. Wix speichert Ihre IP-Adresse, Datum und Uhrzeit, die aufgerufene Seite und Angaben zum Browser in Protokollen, die nach spätestens 90 Tagen gelöscht werden, und misst, ob die Seite fehlerfrei lädt. Für Israel gibt es einen Angemessenheitsbeschluss der EU-Kommission; soweit Wix Daten in den USA verarbeitet, geschieht das auf Grundlage des EU-US Data Privacy Framework und der Standardvertragsklauseln. Rechtsgrundlage ist mein berechtigtes Interesse an einem zuverlässigen Auftritt (Art. 6 Abs. 1 lit. f DSGVO). Mit Wix besteht ein Vertrag zur Auftragsverarbeitung.</p>
<h2 class="font_2">4. Cookies</h2>
<p class="font_8">Notwendige Cookies (§ 25 Abs. 2 Nr. 2 TDDDG): XSRF-TOKEN, hs, server-session-bind und client-session-bind (Sicherheit, Sitzungsende), svSession (Erkennung der Sitzung, 12 Monate), ssr-caching (Auslieferung, 1 Minute), bSession (Messung der Systemleistung, 30 Minuten), fedops.logger.sessionId (Messung der Stabilität, 12 Monate), _wixCIDX (Überwachung und Fehlersuche, 3 Monate) und consent-policy (Ihre Auswahl, 12 Monate).</p>
<p class="font_8">Alle anderen Cookies setze ich nur mit Ihrer Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 lit. a DSGVO). <strong>Ihre Auswahl können Sie jederzeit über den Link „Cookie-Einstellungen“ am Ende jeder Seite ändern oder widerrufen.</strong></p>
<h2 class="font_2">5. Terminbuchung und Kontakt</h2>
<p class="font_8">Buchen Sie online einen Termin (Wix Bookings), verarbeite ich Ihre Angaben, um den Termin vorzubereiten und durchzuführen (Art. 6 Abs. 1 lit. b DSGVO). Anfragen per E-Mail oder Telefon bearbeite ich auf derselben Grundlage. Kommt kein Behandlungsvertrag zustande, lösche ich Ihre Daten nach sechs Monaten; Behandlungsunterlagen bewahre ich nach § 630f BGB zehn Jahre auf. Ohne die Pflichtangaben kann ich keinen Termin vergeben.</p>
<h2 class="font_2">6. Wix Chat</h2>
<p class="font_8">Über das Chatfenster können Sie mir schreiben. Dabei werden Ihre Nachricht, Name und E-Mail-Adresse sowie eine Besucherkennung bei Wix gespeichert. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b und f DSGVO. Chatverläufe lösche ich nach drei Monaten. Bitte teilen Sie mir im Chat keine gesundheitlichen Einzelheiten mit.</p>
<h2 class="font_2">7. Google Analytics 4</h2>
<p class="font_8">Wenn Sie einwilligen, nutze ich Google Analytics 4 der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland, um zu sehen, welche Seiten gelesen werden. Google Analytics setzt die Cookies _ga und _ga_&lt;ID&gt; (Laufzeit je 2 Jahre). Die Daten werden nach 14 Monaten gelöscht. Eine Übermittlung an die Google LLC in den USA ist möglich; Google ist nach dem EU-US Data Privacy Framework zertifiziert. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG). <strong>Ohne Ihre Einwilligung werden keinerlei Daten an Google gesendet.</strong></p>
<h2 class="font_2">8. YouTube</h2>
<p class="font_8">Auf der Seite „Über mich“ ist ein Video von YouTube (Google Ireland Limited) eingebunden. Ich verwende den erweiterten Datenschutzmodus: YouTube speichert keine Informationen über Sie, bevor Sie das Video ansehen. Rechtsgrundlage ist Ihre Einwilligung.</p>
<h2 class="font_2">9. Mein Profil bei Instagram</h2>
<p class="font_8">Ich betreibe ein Profil bei Instagram (Meta Platforms Ireland Limited, Merrion Road, Dublin 4). Besuchen Sie es, sind Meta und ich für die Insights gemeinsam verantwortlich. In der Fußzeile findet sich nur ein einfacher Link.</p>
<h2 class="font_2">10. Keine automatisierte Entscheidung</h2>
<p class="font_8">Eine automatisierte Entscheidungsfindung einschließlich Profiling findet nicht statt.</p>
<p class="font_8">Stand: Februar 2025</p>`;

/** Imprint and privacy notice. */
export const legalPages: Record<string, string> = {
  '/impressum': wixDocument({
    path: '/impressum',
    title: 'Impressum | Praxis Lebensraum Freiburg',
    pageId: 'i8mpr',
    description: 'Impressum',
    main: section(richText(imprint)),
  }),
  '/datenschutz': wixDocument({
    path: '/datenschutz',
    title: 'Datenschutz | Praxis Lebensraum Freiburg',
    pageId: 'd4tsz',
    description: 'Datenschutzerklärung',
    main: section(richText(privacy)),
  }),
};
