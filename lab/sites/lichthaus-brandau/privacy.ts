import type { NovaPage } from './nova.ts';

const content = `<h1>Datenschutzerklärung</h1>
<h2>1. Wer wir sind und wie Sie uns erreichen</h2>
<p>1.1 Wir freuen uns über Ihren Besuch in unserem Online-Shop. Nachfolgend informieren wir Sie darüber, wie wir mit Ihren personenbezogenen Daten umgehen, wenn Sie unsere Website nutzen. Personenbezogene Daten sind alle Daten, mit denen Sie persönlich identifiziert werden können.</p>
<p>1.2 Verantwortlicher im Sinne der Datenschutz-Grundverordnung (DSGVO) ist die Lichthaus Brandau GmbH &amp; Co. KG, Neunkircher Straße 18, 64397 Modautal, Deutschland, Telefon 06254 555 09 70, E-Mail: service@lichthaus-brandau.test.</p>
<p>1.3 Diese Website nutzt aus Sicherheitsgründen eine SSL- bzw. TLS-Verschlüsselung.</p>
<h2>2. Zugriffsdaten</h2>
<p>Wenn Sie unsere Website bloß informatorisch nutzen, erheben wir nur die Daten, die Ihr Browser übermittelt: besuchte Seite, Datum und Uhrzeit, übertragene Datenmenge, Herkunftsseite, Browser, Betriebssystem und die gekürzte IP-Adresse. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO; unser Interesse liegt in Stabilität und Sicherheit der Website. Die Protokolle werden nach 14 Tagen gelöscht. Wir behalten uns vor, sie nachträglich zu prüfen, wenn es konkrete Hinweise auf eine rechtswidrige Nutzung gibt. Unser Hoster ist die Rechenwerk Darmstadt GmbH, mit der ein Vertrag nach Art. 28 DSGVO besteht.</p>
<h2>3. Cookies und Web-Speicher</h2>
<p>Wir setzen das technisch notwendige Cookie <strong>JTLSHOP</strong> (Sitzung), damit Warenkorb und Anmeldung funktionieren (§ 25 Abs. 2 Nr. 2 TDDDG, Art. 6 Abs. 1 lit. b DSGVO). Ihre Entscheidung im Fenster „Wie wir Cookies &amp; Co nutzen“ bewahren wir im Web-Speicher Ihres Browsers unter dem Namen <strong>consent</strong> auf, bis Sie ihn löschen. Alle übrigen Cookies setzen wir nur, wenn Sie eingewilligt haben (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 lit. a DSGVO). Über das Fingerabdruck-Symbol links unten können Sie Ihre Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen.</p>
<h2>4. Kontakt und Kundenkonto</h2>
<p>Wenn Sie uns schreiben, verarbeiten wir Ihre Angaben, um zu antworten (Art. 6 Abs. 1 lit. b und f DSGVO), und löschen sie, wenn der Vorgang abgeschlossen ist und keine Aufbewahrungspflichten bestehen. Für ein Kundenkonto verarbeiten wir die Angaben der Eingabemaske (Art. 6 Abs. 1 lit. b DSGVO); das Konto können Sie jederzeit löschen lassen.</p>
<h2>5. Bestellungen</h2>
<p>Zur Abwicklung geben wir Ihre Anschrift an das beauftragte Versandunternehmen (DHL Paket GmbH, Sträßchensweg 10, 53113 Bonn, oder Dachser SE, Thomas-Dachser-Straße 2, 87439 Kempten) und Zahlungsdaten an das Kreditinstitut weiter. Handels- und Steuerrecht verpflichten uns, Rechnungsdaten acht Jahre aufzubewahren (Art. 6 Abs. 1 lit. c DSGVO).</p>
<p><strong>PayPal:</strong> Wenn Sie mit PayPal zahlen, geben wir Ihre Zahlungsdaten im Rahmen der Zahlungsabwicklung an die PayPal (Europe) S.à r.l. et Cie, S.C.A., 22-24 Boulevard Royal, L-2449 Luxembourg, weiter (Art. 6 Abs. 1 lit. b DSGVO). Die Weitergabe erfolgt nur, soweit sie für die Zahlung erforderlich ist.</p>
<h2>6. Newsletter</h2>
<p>Wenn Sie sich für unseren Newsletter anmelden, senden wir Ihnen regelmäßig Informationen über unsere Angebote. Pflichtangabe ist allein Ihre E-Mail-Adresse. Wir verwenden das Double-Opt-in-Verfahren. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO); Sie können sie jederzeit über den Abmeldelink widerrufen. Danach wird Ihre Adresse unverzüglich aus dem Verteiler gelöscht.</p>
<p>Der Versand erfolgt über die Sendinblue GmbH (jetzt Brevo), Köpenicker Straße 126, 10179 Berlin, mit der wir einen Vertrag über Auftragsverarbeitung geschlossen haben. Die Daten liegen auf Servern in der Europäischen Union.</p>
<h2>7. Webanalyse</h2>
<p><strong>Google Analytics 4:</strong> Mit Ihrer Einwilligung nutzen wir Google Analytics 4, einen Dienst der Google Ireland Limited, Gordon House, 4 Barrow St, Dublin, D04 E5W5, Irland. Es werden die Cookies <em>_ga</em> und <em>_ga_LHB64397QX</em> (jeweils 2 Jahre) gesetzt. IP-Adressen werden gekürzt. Nutzungsdaten löschen wir nach 14 Monaten. Daten können an die Google LLC in den USA übermittelt werden; Google hat sich dem EU-US-Privacy-Shield unterworfen. Ohne Ihre Einwilligung wird Google Analytics nicht eingesetzt.</p>
<p><strong>Google Tag Manager:</strong> Zur Verwaltung von Website-Tags nutzen wir den Google Tag Manager desselben Anbieters. Der Tag Manager selbst setzt keine Cookies. Rechtsgrundlage ist unser berechtigtes Interesse an einer einfachen Pflege der Website (Art. 6 Abs. 1 lit. f DSGVO).</p>
<h2>8. Videos von YouTube</h2>
<p>In Artikelbeschreibungen binden wir Videos der Plattform YouTube ein (Google Ireland Limited). Wir nutzen den erweiterten Datenschutzmodus, der nach Angaben des Anbieters die Speicherung von Nutzerinformationen erst beim Abspielen in Gang setzt. Eine Verbindung zu Google wird erst hergestellt, wenn Sie eingewilligt haben (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG).</p>
<h2>9. Trusted Shops</h2>
<p>Zur Anzeige unserer Bewertungen ist das Trustbadge der Trusted Shops SE, Subbelrather Str. 15c, 50823 Köln, eingebunden. Beim Aufruf verarbeitet der Webserver IP-Adresse, Datum und Uhrzeit des Abrufs, übertragene Datenmenge und den anfragenden Provider. Das Trustbadge wird über ein CDN eines US-amerikanischen Anbieters (Amazon CloudFront) ausgeliefert; ein angemessenes Datenschutzniveau sichern die Zertifizierung nach dem EU-US Data Privacy Framework und Standardvertragsklauseln. Rechtsgrundlage ist unser überwiegendes Interesse an einer optimalen Vermarktung und sicherem Einkauf (Art. 6 Abs. 1 lit. f DSGVO). Trusted Shops und wir sind gemeinsam Verantwortliche nach Art. 26 DSGVO.</p>
<h2>10. Ihre Rechte</h2>
<p>Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18), Datenübertragbarkeit (Art. 20) und auf Widerruf erteilter Einwilligungen (Art. 7 Abs. 3). Sie können sich bei einer Aufsichtsbehörde beschweren (Art. 77), etwa beim Hessischen Beauftragten für Datenschutz und Informationsfreiheit, Postfach 3163, 65021 Wiesbaden.</p>
<p><strong>WIDERSPRUCHSRECHT: WENN WIR IHRE DATEN AUFGRUND UNSERES BERECHTIGTEN INTERESSES VERARBEITEN, KÖNNEN SIE JEDERZEIT AUS GRÜNDEN, DIE SICH AUS IHRER BESONDEREN SITUATION ERGEBEN, WIDERSPRUCH EINLEGEN (ART. 21 DSGVO). DER VERARBEITUNG ZUR DIREKTWERBUNG KÖNNEN SIE JEDERZEIT OHNE GRÜNDE WIDERSPRECHEN.</strong></p>
<h2>11. Dauer der Speicherung</h2>
<p>Wie lange wir Daten aufbewahren, richtet sich nach der Rechtsgrundlage, dem Zweck und den gesetzlichen Fristen. Beruht die Verarbeitung auf einer Einwilligung, speichern wir die Daten, bis Sie sie widerrufen.</p>
<p>Die Angabe Ihrer Daten ist freiwillig; ohne die als Pflichtfeld gekennzeichneten Angaben können wir keinen Vertrag mit Ihnen schließen. Eine automatisierte Entscheidungsfindung findet nicht statt.</p>
<p>Stand: März 2023</p>`;

/** The privacy notice: kept up in part only since the shop was launched. */
export const privacyPage: NovaPage = { path: '/Datenschutz', type: 12, title: 'Datenschutz', content };
