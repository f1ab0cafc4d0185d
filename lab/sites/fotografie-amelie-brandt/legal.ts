import { type SquarespacePage, section, text } from './squarespace.ts';

/** The imprint: complete, with outdated laws and a platform that is gone. */
const imprint: SquarespacePage = {
  path: '/impressum',
  title: 'Impressum',
  description: 'Impressum',
  collectionId: '63f4a1c37be0d94a5c8e7736',
  content: section(
    text(`<h1>Impressum</h1>
<h3>Angaben gemäß § 5 TMG</h3><p>Amelie Brandt<br>Amelie Brandt Fotografie<br>Rheinsberger Weg 14<br>50733 Köln</p>
<h3>Kontakt</h3><p>Telefon: 0221 555 08 37<br>E-Mail: <a href="mailto:hallo@fotografie-amelie-brandt.test">hallo@fotografie-amelie-brandt.test</a></p>
<h3>Umsatzsteuer</h3><p>Kleinunternehmerin gemäß § 19 Abs. 1 UStG, eine Umsatzsteuer-Identifikationsnummer wurde nicht erteilt.</p>
<h3>Verantwortlich für den Inhalt nach § 55 Abs. 2 RStV</h3><p>Amelie Brandt, Anschrift wie oben</p>
<h3>EU-Streitschlichtung</h3><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" target="_blank">https://ec.europa.eu/consumers/odr/</a>. Meine E-Mail-Adresse findet ihr oben im Impressum.</p>
<h3>Verbraucherstreitbeilegung</h3><p>Ich bin nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>
<h3>Haftung für Links</h3><p>Mein Angebot enthält Links zu externen Websites Dritter, auf deren Inhalte ich keinen Einfluss habe. Mit Urteil vom 12. Mai 1998 hat das Landgericht Hamburg entschieden, dass man die Inhalte der gelinkten Seiten ggf. mit zu verantworten hat. Ich distanziere mich hiermit ausdrücklich von allen verlinkten Inhalten.</p>
<h3>Urheberrecht</h3><p>Alle Fotografien auf dieser Website sind urheberrechtlich geschützt. Eine Verwendung ohne schriftliche Zustimmung ist nicht gestattet.</p>`),
    true,
  ),
};

/** The notice: from a generator, written for the site she had before. */
const privacy: SquarespacePage = {
  path: '/datenschutz',
  title: 'Datenschutz',
  description: 'Datenschutzerklärung',
  collectionId: '63f4a1c37be0d94a5c8e7737',
  content: section(
    text(`<h1>Datenschutzerklärung</h1>
<h2>1. Datenschutz auf einen Blick</h2><p>Die folgenden Hinweise geben einen einfachen Überblick darüber, was mit Ihren personenbezogenen Daten passiert, wenn Sie diese Website besuchen. Ihre Daten werden zum einen dadurch erhoben, dass Sie uns diese mitteilen, zum anderen automatisch beim Besuch der Website durch unsere IT-Systeme.</p>
<h2>2. Hosting</h2><h3>IONOS</h3><p>Wir hosten die Inhalte unserer Website bei der IONOS SE, Elgendorfer Str. 57, 56410 Montabaur. Beim Besuch unserer Website erfasst IONOS verschiedene Logfiles inklusive Ihrer IP-Adressen. Die Verwendung erfolgt auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO. Wir haben ein berechtigtes Interesse an einer möglichst zuverlässigen Darstellung unserer Website. Mit IONOS besteht ein Vertrag über Auftragsverarbeitung.</p>
<h2>3. Allgemeine Hinweise und Pflichtinformationen</h2><h3>Hinweis zur verantwortlichen Stelle</h3><p>Verantwortlich für die Datenverarbeitung auf dieser Website ist:<br>Amelie Brandt, Rheinsberger Weg 14, 50733 Köln<br>Telefon: 0221 555 08 37<br>E-Mail: hallo@fotografie-amelie-brandt.test</p>
<h3>Speicherdauer</h3><p>Soweit innerhalb dieser Datenschutzerklärung keine speziellere Speicherdauer genannt wurde, verbleiben Ihre personenbezogenen Daten bei uns, bis der Zweck für die Datenverarbeitung entfällt. Wenn Sie ein berechtigtes Löschersuchen geltend machen oder eine Einwilligung widerrufen, werden Ihre Daten gelöscht, sofern keine gesetzlichen Aufbewahrungsfristen entgegenstehen.</p>
<h3>Widerruf Ihrer Einwilligung zur Datenverarbeitung</h3><p>Viele Datenverarbeitungsvorgänge sind nur mit Ihrer ausdrücklichen Einwilligung möglich. Sie können eine bereits erteilte Einwilligung jederzeit über das Cookie-Symbol am unteren Rand unserer Website widerrufen. Die Rechtmäßigkeit der bis zum Widerruf erfolgten Datenverarbeitung bleibt unberührt.</p>
<h3>Widerspruchsrecht (Art. 21 DSGVO)</h3><p>WENN DIE DATENVERARBEITUNG AUF GRUNDLAGE VON ART. 6 ABS. 1 LIT. E ODER F DSGVO ERFOLGT, HABEN SIE JEDERZEIT DAS RECHT, AUS GRÜNDEN, DIE SICH AUS IHRER BESONDEREN SITUATION ERGEBEN, GEGEN DIE VERARBEITUNG IHRER PERSONENBEZOGENEN DATEN WIDERSPRUCH EINZULEGEN.</p>
<h3>Beschwerderecht, Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit</h3><p>Sie haben jederzeit das Recht auf unentgeltliche Auskunft über Ihre gespeicherten Daten, deren Herkunft, Empfänger und den Zweck der Verarbeitung sowie auf Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit. Außerdem steht Ihnen ein Beschwerderecht bei einer Aufsichtsbehörde zu. Zuständig ist die Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen.</p>
<h3>SSL- bzw. TLS-Verschlüsselung</h3><p>Diese Seite nutzt aus Sicherheitsgründen eine SSL- bzw. TLS-Verschlüsselung.</p>
<h2>4. Datenerfassung auf dieser Website</h2><h3>Cookies</h3><p>Unsere Internetseiten verwenden so genannte „Cookies“. Notwendige Cookies werden auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO gespeichert. Sofern eine Einwilligung abgefragt wurde, erfolgt die Verarbeitung ausschließlich auf Grundlage dieser Einwilligung (Art. 6 Abs. 1 lit. a DSGVO und § 25 Abs. 1 TTDSG).</p>
<h3>Kontaktformular</h3><p>Wenn Sie uns per Kontaktformular Anfragen zukommen lassen, werden Ihre Angaben inklusive der von Ihnen angegebenen Kontaktdaten zwecks Bearbeitung der Anfrage bei uns gespeichert. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO.</p>
<h2>5. Soziale Medien</h2><h3>Facebook-Plugin (Like-Button)</h3><p>Auf dieser Website sind Elemente des sozialen Netzwerks Facebook integriert. Anbieter ist die Meta Platforms Ireland Limited, 4 Grand Canal Square, Dublin 2, Irland. Wenn das Element aktiv ist, wird eine direkte Verbindung zwischen Ihrem Endgerät und dem Facebook-Server hergestellt.</p>
<h3>Instagram</h3><p>Auf dieser Website sind Funktionen des Dienstes Instagram eingebunden. Anbieter ist die Meta Platforms Ireland Limited.</p>
<h2>6. Analyse-Tools und Werbung</h2><h3>Google Analytics</h3><p>Diese Website nutzt Funktionen des Webanalysedienstes Google Analytics. Anbieter ist die Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Die Nutzung erfolgt auf Grundlage Ihrer Einwilligung nach Art. 6 Abs. 1 lit. a DSGVO und § 25 Abs. 1 TTDSG; sie ist jederzeit widerrufbar. Die Datenübertragung in die USA wird auf die Standardvertragsklauseln der EU-Kommission gestützt. Bei Google gespeicherte Daten auf Nutzer- und Ereignisebene werden nach 14 Monaten gelöscht.</p>
<h3>Meta-Pixel (ehemals Facebook Pixel)</h3><p>Diese Website nutzt zur Konversionsmessung das Besucheraktions-Pixel von Meta. So kann das Verhalten der Seitenbesucher nachverfolgt werden, nachdem diese durch Klick auf eine Meta-Werbeanzeige auf die Website weitergeleitet wurden.</p>
<h2>7. Plugins und Tools</h2><h3>YouTube mit erweitertem Datenschutz</h3><p>Diese Website bindet Videos der Website YouTube ein. Wir nutzen YouTube im erweiterten Datenschutzmodus. Dieser Modus bewirkt laut YouTube, dass YouTube keine Informationen über die Besucher auf dieser Website speichert, bevor diese sich das Video ansehen.</p>
<h3>Google Fonts (lokales Hosting)</h3><p>Diese Seite nutzt zur einheitlichen Darstellung von Schriftarten so genannte Google Fonts. Die Google Fonts sind lokal installiert. Eine Verbindung zu Servern von Google findet dabei nicht statt.</p>
<h3>Google Maps</h3><p>Diese Seite nutzt den Kartendienst Google Maps. Zur Nutzung der Funktionen von Google Maps ist es notwendig, Ihre IP-Adresse zu speichern.</p>
<h3>Google reCAPTCHA</h3><p>Wir nutzen „Google reCAPTCHA“ auf dieser Website. Mit reCAPTCHA soll überprüft werden, ob die Dateneingabe durch einen Menschen oder durch ein automatisiertes Programm erfolgt.</p>
<p>Stand: Februar 2022</p>`),
    true,
  ),
};

/** Imprint and privacy notice. */
export const legalPages: readonly SquarespacePage[] = [imprint, privacy];
