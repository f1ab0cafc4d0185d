/** Fourth and following parts of the notice: what the site once ran, and what it runs. */
export const oldServices = `<h2>4. Datenerfassung auf dieser Website</h2>
<h3>Cookies</h3>
<p>Unsere Internetseiten verwenden so genannte „Cookies“. Cookies sind kleine Datenpakete und richten auf Ihrem Endgerät keinen Schaden an. Sie werden entweder vorübergehend für die Dauer einer Sitzung (Session-Cookies) oder dauerhaft (permanente Cookies) auf Ihrem Endgerät gespeichert. Notwendige Cookies werden auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO gespeichert. Sofern eine Einwilligung abgefragt wurde, erfolgt die Verarbeitung ausschließlich auf Grundlage dieser Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 15 Abs. 3 TMG und § 25 Abs. 1 TTDSG).</p>
<h3>Einwilligung mit Real Cookie Banner</h3>
<p>Um die Einwilligungen zu verwalten, setzen wir das Consent-Tool „Real Cookie Banner“ der devowl.io GmbH, Tannet 12, 94539 Grafling, ein. Es läuft auf unserem Server. Details unter <a href="https://devowl.io/de/rcb/datenverarbeitung/" rel="noopener" target="_blank">https://devowl.io/de/rcb/datenverarbeitung/</a>. Rechtsgrundlagen sind Art. 6 Abs. 1 lit. c und lit. f DSGVO. Gespeichert wird Ihre Wahl für 365 Tage in einem Cookie, dessen Name mit „real_cookie_banner“ beginnt.</p>
<h3 id="kontakt">Kontaktformular und Anfragen per E-Mail oder Telefon</h3>
<p>Wenn Sie uns Anfragen zukommen lassen, werden Ihre Angaben zwecks Bearbeitung der Anfrage und für den Fall von Anschlussfragen bei uns gespeichert. Diese Daten geben wir nicht ohne Ihre Einwilligung weiter. Die Verarbeitung erfolgt auf Grundlage von Art. 6 Abs. 1 lit. b DSGVO, sofern Ihre Anfrage mit einem Vertrag zusammenhängt, sonst auf unserem berechtigten Interesse an der Bearbeitung (Art. 6 Abs. 1 lit. f DSGVO). Anfragen löschen wir nach 12 Monaten.</p>
<h3>Katalogbestellung</h3>
<p>Bestellen Sie unseren Katalog, verarbeiten wir Ihren Namen und Ihre Anschrift, um ihn zu verschicken (Art. 6 Abs. 1 lit. b DSGVO). Im Folgejahr schicken wir Ihnen den neuen Katalog unaufgefordert mit der Post; unser berechtigtes Interesse ist die Direktwerbung (Art. 6 Abs. 1 lit. f DSGVO). Dem können Sie jederzeit widersprechen, ein Anruf genügt.</p>
<h3>Reisebuchung</h3>
<p>Bei einer Buchung verarbeiten wir die Daten der Reisenden zur Erfüllung des Reisevertrags (Art. 6 Abs. 1 lit. b DSGVO). Die Unterlagen bewahren wir nach den steuer- und handelsrechtlichen Vorschriften auf (§ 147 AO, § 257 HGB).</p>
<h2>5. Analyse-Tools und Werbung</h2>
<h3>Google Analytics</h3>
<p>Diese Website nutzt Funktionen des Webanalysedienstes Google Analytics. Anbieter ist die Google Ireland Limited („Google“), Gordon House, Barrow Street, Dublin 4, Irland. Google Analytics verwendet Cookies. Die durch das Cookie erzeugten Informationen über Ihre Benutzung dieser Website werden in der Regel an einen Server von Google in den USA übertragen und dort gespeichert. Wir haben auf dieser Website die Funktion IP-Anonymisierung aktiviert. Bei Google Analytics gespeicherte Daten auf Nutzer- und Ereignisebene werden nach 14 Monaten anonymisiert bzw. gelöscht. Sie können die Erfassung durch Google verhindern, indem Sie das unter folgendem Link verfügbare Browser-Plugin herunterladen: <a href="https://tools.google.com/dlpage/gaoptout?hl=de" rel="noopener">https://tools.google.com/dlpage/gaoptout?hl=de</a>.</p>
<h3>Facebook Pixel</h3>
<p>Diese Website nutzt zur Konversionsmessung den Besucheraktions-Pixel von Facebook. Anbieter dieses Dienstes ist die Facebook Ireland Limited, 4 Grand Canal Square, Dublin 2, Irland. So kann das Verhalten der Seitenbesucher nachverfolgt werden, nachdem diese durch Klick auf eine Facebook-Werbeanzeige auf die Website des Anbieters weitergeleitet wurden. Die Nutzung erfolgt auf Grundlage Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO); sie ist jederzeit widerrufbar. Das Cookie „_fbp“ bleibt 90 Tage.</p>
<h2>6. Soziale Medien</h2>
<h3>Facebook-Plugins (Like- &amp; Share-Button)</h3>
<p>Auf dieser Website sind Plugins des sozialen Netzwerks Facebook integriert. Die Facebook-Plugins erkennen Sie an dem Facebook-Logo oder dem „Like-Button“ („Gefällt mir“). Wenn Sie diese Website besuchen, wird über das Plugin eine direkte Verbindung zwischen Ihrem Browser und dem Facebook-Server hergestellt.</p>
<h2 id="newsletter">7. Newsletter</h2>
<h3>Newsletterdaten</h3>
<p>Wenn Sie den auf der Website angebotenen Newsletter beziehen möchten, benötigen wir von Ihnen eine E-Mail-Adresse sowie die Bestätigung, dass Sie der Inhaber der Adresse und mit dem Empfang einverstanden sind. Die Verarbeitung erfolgt ausschließlich auf Grundlage Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Sie können sie jederzeit über den „Abmelden“-Link im Newsletter widerrufen.</p>
<h3>Sendinblue</h3>
<p>Diese Website nutzt Sendinblue für den Versand von Newslettern. Anbieter ist die Sendinblue GmbH, Köpenicker Straße 126, 10179 Berlin. Die von Ihnen eingegebenen Daten werden auf den Servern der Sendinblue GmbH in Deutschland gespeichert.</p>
<h2>8. Plugins und Tools</h2>
<h3>YouTube mit erweitertem Datenschutz</h3>
<p>Diese Website bindet Videos der YouTube ein. Betreiber der Seiten ist die Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Wir nutzen YouTube im erweiterten Datenschutzmodus; das Video wird erst geladen, wenn Sie eingewilligt haben (Art. 6 Abs. 1 lit. a DSGVO). Dabei können Daten an Google und das Werbenetz DoubleClick gelangen, auch in den USA.</p>
<h3>Google Fonts (lokales Hosting)</h3>
<p>Diese Seite nutzt zur einheitlichen Darstellung von Schriftarten so genannte Google Fonts. Die Google Fonts sind lokal installiert. Eine Verbindung zu Servern von Google findet dabei nicht statt.</p>
<h3>Google Maps</h3>
<p>Die Anfahrtskarte ist ein Bild auf unserem Server. Erst wenn Sie auf den Link zum Routenplaner klicken, werden Sie zu Google Maps weitergeleitet.</p>`;
