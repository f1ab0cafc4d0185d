import { heading, myWebsite, text } from './frame.ts';

const imprint = `${heading('Impressum')}${text(
  '<strong>Angaben gemäß § 5 TMG</strong>',
  'Elektro Brunnert GmbH<br/>Gewerbepark Ost 14<br/>33803 Steinhagen',
  'Vertreten durch den Geschäftsführer: Elektroinstallateurmeister Dieter Brunnert',
  'Telefon: 05204 555 08-0<br/>Telefax: 05204 555 08-20<br/>E-Mail: info@elektro-brunnert.test',
  '<strong>Registereintrag</strong><br/>Eintragung im Handelsregister<br/>Registergericht: Amtsgericht Gütersloh<br/>Registernummer: HRA 8412',
  'Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz: DE 299417655',
  'Zuständige Kammer: Handwerkskammer Ostwestfalen-Lippe zu Bielefeld, Campus Handwerk 1, 33613 Bielefeld<br/>Gesetzliche Berufsbezeichnung: Elektroinstallateurmeister (verliehen in der Bundesrepublik Deutschland)<br/>Es gilt die Handwerksordnung, einsehbar unter <a href="https://www.gesetze-im-internet.de/hwo/" target="_blank">www.gesetze-im-internet.de/hwo</a>',
  'Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr" target="_blank">https://ec.europa.eu/consumers/odr</a>. Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
)}`;

const privacy = `${heading('Datenschutzerklärung')}${text(
  '<h2>1. Datenschutz auf einen Blick</h2><p>Die folgenden Hinweise geben einen einfachen Überblick darüber, was mit Ihren personenbezogenen Daten passiert, wenn Sie unsere Website besuchen. Verantwortlich ist die Elektro Brunnert GmbH, Gewerbepark Ost 14, 33803 Steinhagen, Telefon 05204 555 08-0, E-Mail info@elektro-brunnert.test.</p>',
  '<h2>2. Datenschutzbeauftragter</h2><p>Wir haben für unser Unternehmen einen Datenschutzbeauftragten bestellt: [Name, Anschrift, E-Mail des Datenschutzbeauftragten]</p>',
  '<h2>3. Ihre Rechte</h2><p>Sie haben jederzeit das Recht auf unentgeltliche Auskunft über Ihre gespeicherten Daten, deren Herkunft und Empfänger und den Zweck der Verarbeitung sowie ein Recht auf Berichtigung, Sperrung oder Löschung dieser Daten. Viele Vorgänge sind nur mit Ihrer ausdrücklichen Einwilligung möglich; Sie können sie jederzeit formlos per E-Mail widerrufen. Daten, die wir auf Grundlage Ihrer Einwilligung oder eines Vertrags automatisiert verarbeiten, können Sie sich in einem gängigen Format aushändigen lassen (Datenübertragbarkeit).</p><p>Im Falle von Verstößen steht Ihnen ein Beschwerderecht bei der zuständigen Aufsichtsbehörde zu. Das ist der Landesdatenschutzbeauftragte des Bundeslandes, in dem unser Unternehmen seinen Sitz hat.</p>',
  '<h2>4. Server-Log-Dateien</h2><p>Unser Provider, die 1&amp;1 Internet SE, Elgendorfer Straße 57, 56410 Montabaur, erhebt in Server-Log-Dateien Browsertyp, Betriebssystem, Referrer URL, Hostname, Uhrzeit der Anfrage und IP-Adresse. Grundlage ist Art. 6 Abs. 1 lit. f DSGVO.</p>',
  '<h2>5. Cookies</h2><p>Die Internetseiten verwenden teilweise so genannte Cookies. Die meisten der von uns verwendeten Cookies sind „Session-Cookies“ und werden nach Ende Ihres Besuchs gelöscht. Sie können Ihren Browser so einstellen, dass Sie über das Setzen von Cookies informiert werden.</p>',
  '<h2>6. Kontaktformular</h2><p>Wenn Sie uns per Kontaktformular Anfragen zukommen lassen, werden Ihre Angaben inklusive der Kontaktdaten zwecks Bearbeitung der Anfrage bei uns gespeichert (Art. 6 Abs. 1 lit. a DSGVO). Die Daten bleiben bei uns, bis Sie uns zur Löschung auffordern oder der Zweck entfällt.</p>',
  '<h2>7. Google Analytics</h2><p>Diese Website nutzt Funktionen des Webanalysedienstes Google Analytics. Anbieter ist die Google Inc., 1600 Amphitheatre Parkway, Mountain View, CA 94043, USA. Google Analytics verwendet Cookies. Die Speicherung erfolgt auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO. Wir haben die IP-Anonymisierung aktiviert.</p><p>Sie können die Erfassung durch das <a href="https://tools.google.com/dlpage/gaoptout?hl=de" target="_blank">Browser-Plugin</a> verhindern oder hier klicken, um ein Opt-Out-Cookie zu setzen: <a href="javascript:gaOptout();">Google Analytics deaktivieren</a>. Mehr zum Widerspruch lesen Sie <a href="/datenschutz/widerspruch/">auf dieser Seite</a>.</p><p>Google ist unter dem Privacy-Shield-Abkommen zertifiziert: <a href="https://www.privacyshield.gov/EU-US-Framework" target="_blank">www.privacyshield.gov</a>.</p>',
  '<h2>8. Facebook-Plugins (Like-Button)</h2><p>Auf unseren Seiten sind Plugins des sozialen Netzwerks Facebook, Anbieter Facebook Inc., 1 Hacker Way, Menlo Park, California 94025, USA, integriert. Wenn Sie unsere Seiten besuchen, wird über das Plugin eine direkte Verbindung zwischen Ihrem Browser und dem Facebook-Server hergestellt. Wir weisen darauf hin, dass wir vom Inhalt der übermittelten Daten keine Kenntnis erhalten. Wenn Sie nicht wünschen, dass Facebook den Besuch Ihrem Konto zuordnen kann, loggen Sie sich bitte dort aus.</p>',
  '<h2>9. Google Maps</h2><p>Diese Seite nutzt über eine API den Kartendienst Google Maps der Google Inc. Die Nutzung erfolgt im Interesse einer ansprechenden Darstellung und leichten Auffindbarkeit unserer Orte. Dies stellt ein berechtigtes Interesse im Sinne von Art. 6 Abs. 1 lit. f DSGVO dar. Die Informationen werden in der Regel an einen Server von Google in den USA übertragen.</p>',
  '<p>Stand: 24. Mai 2018. Erstellt mit einem DSGVO-Generator.</p>',
)}`;

/** Imprint and privacy notice. */
export const legalPages: Record<string, string> = {
  '/impressum/': myWebsite('/impressum/', 'Impressum', imprint),
  '/datenschutz/': myWebsite('/datenschutz/', 'Datenschutz', privacy),
};
