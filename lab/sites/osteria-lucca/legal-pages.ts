import { header, renderPage, text } from './frame.ts';

const imprint = `<p>Angaben gemäß § 5 TMG:</p><p>Osteria Lucca GmbH<br>Birkenstraße 117<br>40233 Düsseldorf</p>
<p><strong>Kontakt:</strong><br>Telefon: null zwei elf – 55 50 362<br>E-Mail: info (at) osteria-lucca (punkt) test</p>
<p><strong>Umsatzsteuer-ID:</strong><br>Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz: DE 261 940 738</p>
<p><strong>Verantwortlich für den Inhalt nach § 55 Abs. 2 RStV:</strong><br>Graziella Bertolucci, Anschrift wie oben</p>
<p><strong>Online-Streitbeilegung:</strong><br>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" target="_blank">https://ec.europa.eu/consumers/odr/</a>. Unsere E-Mail-Adresse finden Sie oben im Impressum.</p>
<h3>Haftung für Inhalte</h3><p>Wir haben die Inhalte unserer Seiten mit Sorgfalt erstellt. Für ihre Richtigkeit, Vollständigkeit und Aktualität können wir dennoch nicht einstehen. Als Diensteanbieter sind wir gemäß § 7 Abs. 1 TMG für eigene Inhalte nach den allgemeinen Gesetzen verantwortlich.</p>
<h3>Haftung für Links</h3><p>Auf Inhalte fremder Seiten, zu denen wir verlinken, haben wir keinen Einfluss; verantwortlich ist stets deren Betreiber.</p>
<h3>Urheberrecht</h3><p>Texte und Bilder dieser Seiten sind urheberrechtlich geschützt. Fotos: privat.</p>`;

const notice = `<p>Die Betreiber dieser Seiten nehmen den Schutz Ihrer persönlichen Daten sehr ernst. Wir behandeln Ihre personenbezogenen Daten vertraulich und entsprechend der gesetzlichen Datenschutzvorschriften sowie dieser Datenschutzerklärung.</p>
<p>Verantwortlich im Sinne der DSGVO: Osteria Lucca GmbH, Birkenstraße 117, 40233 Düsseldorf, info (at) osteria-lucca (punkt) test. Wir weisen darauf hin, dass die Datenübertragung im Internet (z. B. bei der Kommunikation per E-Mail) Sicherheitslücken aufweisen kann.</p>
<h2>Hosting</h2><p>Diese Website wurde mit dem Baukasten der Jimdo GmbH, Stresemannstraße 375, 22761 Hamburg, erstellt und wird dort betrieben. Jimdo erhebt Server-Logfiles: Browsertyp und -version, Betriebssystem, Referrer URL, Hostname des zugreifenden Rechners, Uhrzeit der Anfrage. Eine Zusammenführung dieser Daten mit anderen Datenquellen wird nicht vorgenommen. Grundlage ist Art. 6 Abs. 1 lit. f DSGVO.</p>
<h2 id="cookies">Cookies</h2><p>Die Internetseiten verwenden teilweise so genannte Cookies. Cookies richten auf Ihrem Rechner keinen Schaden an und enthalten keine Viren. Sie können Ihren Browser so einstellen, dass Sie über das Setzen von Cookies informiert werden und die Annahme von Cookies für bestimmte Fälle oder generell ausschließen. Mit der Nutzung unserer Website erklären Sie sich mit der Verwendung von Cookies einverstanden.</p>
<h2>Kontaktformular</h2><p>Wenn Sie uns per Kontaktformular Anfragen zukommen lassen, werden Ihre Angaben aus dem Formular inklusive der von Ihnen dort angegebenen Kontaktdaten zwecks Bearbeitung der Anfrage und für den Fall von Anschlussfragen bei uns gespeichert. Diese Daten geben wir nicht ohne Ihre Einwilligung weiter.</p>
<h2>Google Universal Analytics</h2><p>Diese Website benutzt Google Universal Analytics, einen Webanalysedienst der Google Inc., 1600 Amphitheatre Parkway, Mountain View, CA 94043, USA. Die durch das Cookie erzeugten Informationen über Ihre Benutzung dieser Website werden in der Regel an einen Server von Google in den USA übertragen und dort gespeichert. Wir haben die Funktion IP-Anonymisierung aktiviert. Google ist unter dem EU-US Privacy Shield zertifiziert: <a href="https://www.privacyshield.gov/EU-US-Framework" target="_blank">https://www.privacyshield.gov/EU-US-Framework</a>. Sie können die Erfassung verhindern, indem Sie das Browser-Plugin herunterladen: <a href="https://tools.google.com/dlpage/gaoptout?hl=de" target="_blank">https://tools.google.com/dlpage/gaoptout?hl=de</a>.</p>
<h2>Google Maps</h2><p>Diese Seite nutzt über eine API den Kartendienst Google Maps der Google Inc. Zur Nutzung der Funktionen von Google Maps ist es notwendig, Ihre IP-Adresse zu speichern. Die Nutzung erfolgt im Interesse einer ansprechenden Darstellung unserer Online-Angebote (Art. 6 Abs. 1 lit. f DSGVO). Auch für diese Übermittlung gilt das Privacy Shield.</p>
<h2>Facebook-Plugins (Like-Button)</h2><p>Auf unseren Seiten sind Plugins des sozialen Netzwerks Facebook, 1 Hacker Way, Menlo Park, California 94025, USA, integriert. Die Facebook-Plugins erkennen Sie an dem Facebook-Logo oder dem Like-Button. Wenn Sie unsere Seiten besuchen, wird über das Plugin eine direkte Verbindung zwischen Ihrem Browser und dem Facebook-Server hergestellt.</p>
<h2>Ihre Rechte</h2><p>Sie haben jederzeit das Recht auf unentgeltliche Auskunft über Ihre gespeicherten personenbezogenen Daten, deren Herkunft und Empfänger und den Zweck der Datenverarbeitung sowie ein Recht auf Berichtigung, Sperrung oder Löschung dieser Daten. Hierzu sowie zu weiteren Fragen zum Thema personenbezogene Daten können Sie sich jederzeit unter der im Impressum angegebenen Adresse an uns wenden.</p>
<h2>Online-Streitbeilegung</h2><p>Plattform der EU-Kommission: <a href="https://ec.europa.eu/consumers/odr/" target="_blank">https://ec.europa.eu/consumers/odr/</a></p>
<p>Stand: 24. Mai 2018</p>`;

/** Imprint and privacy notice at the builder's own addresses. */
export const legalPages: Record<string, string> = {
  '/about/': renderPage('/about/', 2411880, 'Impressum', `${header(15120501, 'Impressum')}${text(15120502, imprint)}`),
  '/j/privacy': renderPage(
    '/j/privacy',
    2411881,
    'Datenschutzerklärung',
    `${header(15120511, 'Datenschutzerklärung')}${text(15120512, notice)}`,
  ),
};
