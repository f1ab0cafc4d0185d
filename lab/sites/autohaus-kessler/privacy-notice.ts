import { heading, section, text } from './elementor.ts';
import type { WordPressPage } from './wordpress.ts';

const h2 = (words: string) => `<h2>${words}</h2>`;
const h3 = (words: string, id = '') => `<h3${id && ` id="${id}"`}>${words}</h3>`;

const general = [
  h2('1. Datenschutz auf einen Blick'),
  'Wer unsere Website besucht, hinterlässt Daten: teils, weil er sie uns mitteilt, etwa in einem Formular, teils, weil unsere Systeme sie beim Besuch erfassen (Browser, Betriebssystem, Uhrzeit). Einen Teil brauchen wir, damit die Website fehlerfrei läuft, andere dienen der Auswertung unserer Werbung. Die Einzelheiten stehen in den folgenden Abschnitten.',
  h2('2. Verantwortliche Stelle und Datenschutzbeauftragter'),
  'Autohaus Kessler GmbH, vertreten durch Martina Kessler-Holzapfel und Joachim Kessler, Ferdinand-Lassalle-Straße 41, 72770 Reutlingen, Telefon 07121 555 01 80, E-Mail info@autohaus-kessler.test.',
  'Unseren Datenschutzbeauftragten, Herrn Rainer Schlotterbeck (Schlotterbeck Datenschutzberatung, Gartenstraße 9, 72074 Tübingen), erreichen Sie unter datenschutz@autohaus-kessler.test.',
  h2('3. Ihre Rechte'),
  'Sie können jederzeit Auskunft über Ihre gespeicherten Daten, deren Herkunft, Empfänger und Zweck verlangen (Art. 15 DSGVO), ebenso Berichtigung (Art. 16), Löschung (Art. 17) und Einschränkung der Verarbeitung (Art. 18). Daten, die wir aufgrund Ihrer Einwilligung oder eines Vertrags automatisiert verarbeiten, geben wir auf Wunsch in einem gängigen Format heraus (Art. 20). Eine Einwilligung können Sie jederzeit widerrufen; was bis dahin geschehen ist, bleibt rechtmäßig.',
  '<strong>Widerspruchsrecht (Art. 21 DSGVO): Stützen wir eine Verarbeitung auf Art. 6 Abs. 1 lit. e oder f DSGVO, können Sie ihr aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen. Der Verwendung für Direktwerbung können Sie jederzeit ohne Angabe von Gründen widersprechen.</strong>',
  'Beschweren können Sie sich bei jeder Aufsichtsbehörde. Für uns zuständig ist der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg, Heilbronner Straße 35, 70191 Stuttgart.',
  'Nennen wir unten keine besondere Dauer, bleiben Ihre Daten bei uns, bis ihr Zweck entfällt. Handels- und steuerrechtliche Pflichten zur Aufbewahrung (sechs, acht oder zehn Jahre) bleiben unberührt. Sie sind nicht verpflichtet, uns Daten zu geben; ohne die Pflichtangaben eines Formulars können wir Ihre Anfrage aber nicht bearbeiten. Eine automatisierte Entscheidungsfindung findet nicht statt.',
  'Aus Sicherheitsgründen nutzt diese Seite eine TLS-Verschlüsselung.',
];

const site = [
  h2('4. Hosting und Server-Protokolle'),
  'Wir hosten bei der Mittwald CM Service GmbH & Co. KG, Königsberger Straße 4–6, 32339 Espelkamp. Mit ihr besteht ein Vertrag über Auftragsverarbeitung. Der Server protokolliert Browsertyp und -version, Betriebssystem, Referrer-URL, Uhrzeit und IP-Adresse; die Protokolle werden nach 30 Tagen gelöscht. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO: Wir haben ein berechtigtes Interesse an einer sicheren und fehlerfreien Website.',
  h2('5. Cookies und Einwilligung mit CookieFirst'),
  'Soweit Cookies oder vergleichbare Techniken nicht unbedingt erforderlich sind, setzen wir sie nur mit Ihrer Einwilligung ein (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TTDSG). Erforderliche Cookies beruhen auf Art. 6 Abs. 1 lit. f DSGVO und § 25 Abs. 2 TTDSG.',
  'Die Einwilligung holen wir mit CookieFirst ein, einem Dienst der Digital Data Solutions B.V., Plantage Middenlaan 42a, 1018 DH Amsterdam, Niederlande. Ihre Auswahl liegt ein Jahr lang im Cookie <code>cookiefirst-consent</code>; CookieFirst führt darüber ein Protokoll (Art. 6 Abs. 1 lit. c, Art. 7 Abs. 1 DSGVO). Über das Keks-Symbol links unten können Sie Ihre Auswahl jederzeit ändern.',
  h2('6. Formulare'),
  'Was Sie in das Kontaktformular oder in die Anfrage einer Probefahrt eintragen, speichern wir, um Ihre Anfrage zu bearbeiten (Art. 6 Abs. 1 lit. b DSGVO). Angaben aus Anfragen ohne Vertrag löschen wir nach sechs Monaten.',
];

const services = [
  h2('7. Eingebundene Dienste'),
  h3('Google Tag Manager'),
  'Wir verwenden den Google Tag Manager der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Er verwaltet Werkzeuge, erstellt selbst keine Nutzerprofile und speichert keine Cookies, erfasst aber Ihre IP-Adresse, die auch an die Google LLC in den USA gelangen kann. Der Einsatz beruht auf Art. 6 Abs. 1 lit. f DSGVO.',
  h3('Google Analytics'),
  'Diese Website nutzt Funktionen des Webanalysedienstes Google Analytics. Google verwendet dafür die Cookies <code>_ga</code> und <code>_gid</code>. Die IP-Anonymisierung ist aktiv. Rechtsgrundlage ist Ihre Einwilligung. Die Google LLC ist nach dem EU-US-Privacy-Shield zertifiziert.',
  h3('Google Ads und Conversion-Tracking'),
  'Wir schalten Anzeigen mit Google Ads und messen mit Conversion-Tracking, ob danach zum Beispiel eine Probefahrt angefragt wurde. Anbieter ist die Google Ireland Limited. Es werden die Cookies <code>_gcl_au</code> (90 Tage) und bei doubleclick.net <code>IDE</code> (13 Monate) und <code>test_cookie</code> (15 Minuten) gesetzt. Wir verwenden den Einwilligungsmodus von Google: Ohne Ihre Einwilligung sendet die Website cookielose Signale ohne Kennung an Google. Rechtsgrundlage der Cookies ist Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TTDSG).',
  h3('Meta Pixel'),
  'Zur Messung unserer Werbung auf Facebook und Instagram nutzen wir den Pixel der Meta Platforms Ireland Limited, Merrion Road, Dublin 4, D04 X2K5, Irland. Das Cookie <code>_fbp</code> bleibt 90 Tage. Für Erfassung und Weitergabe sind wir gemeinsam mit Meta verantwortlich (Art. 26 DSGVO), die Vereinbarung steht unter https://www.facebook.com/legal/controller_addendum. Die Übermittlung in die USA beruht auf Standardvertragsklauseln. Der Pixel wird erst geladen, wenn Sie „Werbe-Cookies“ zugelassen haben (Art. 6 Abs. 1 lit. a DSGVO).',
  h3('Userlike'),
  'Der Chat stammt von der Userlike UG (haftungsbeschränkt), Probsteigasse 44–46, 50670 Köln. Er wird mit „Funktionalen Cookies“ geladen und merkt sich den Verlauf im Cookie <code>uslk_umm_29417_s</code> und im Web-Speicher <code>uslk_umm_29417_m</code> für ein Jahr. Rechtsgrundlage ist Ihre Einwilligung. Ein Vertrag über Auftragsverarbeitung liegt vor.',
  h3('Google Maps'),
  'Die Karte auf der Seite „Kontakt“ kommt von Google Maps (Google Ireland Limited). Sie wird erst nach Ihrer Einwilligung in „Funktionale Cookies“ geladen; dann erfährt Google Ihre IP-Adresse und kann Schriften nachladen und das Cookie <code>NID</code> (6 Monate) setzen. Die Übermittlung in die USA stützt sich auf den Angemessenheitsbeschluss zum EU-US Data Privacy Framework.',
  h3('Google reCAPTCHA'),
  'Unsere Formulare schützen wir mit Google reCAPTCHA vor Spam. Dazu wertet Google das Verhalten der Besucher aus (IP-Adresse, Verweildauer, Mausbewegungen). Die Analyse beginnt, sobald die Seite mit dem Formular geöffnet wird, und läuft im Hintergrund. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO; wir haben ein berechtigtes Interesse daran, uns vor Ausspähung und Spam zu schützen.',
  h3('Finanzierungsrechner', 'rechner'),
  'Auf der Seite „Finanzierung“ können Sie einen Rechner der Santander Consumer Bank AG, Santander-Platz 1, 41061 Mönchengladbach, öffnen. Erst mit Ihrem Klick wird eine Verbindung zur Bank aufgebaut; dabei werden Ihre IP-Adresse übertragen und die Cookies <code>webrechner_sid</code> (eine Stunde) und <code>TS01a7f3c2</code> (Sitzung) gesetzt. Rechtsgrundlage ist Ihre Einwilligung durch den Klick.',
  h3('Schriften'),
  'Diese Seite nutzt die Schrift Barlow. Sie liegt auf unserem Server; eine Verbindung zu Servern von Google findet dabei nicht statt.',
  h3('Soziale Netzwerke'),
  'Wir unterhalten Seiten bei Facebook und Instagram (Meta Platforms Ireland Limited), auf die wir nur verlinken. Besuchen Sie unsere Seiten dort, verarbeitet Meta Ihre Daten auch zu eigenen Zwecken; für die Statistik (Insights) sind wir gemeinsam verantwortlich.',
  'Stand: März 2023',
];

/** The privacy notice, in the manner of the usual generators; it has not kept up with the site. */
export const privacyNotice: WordPressPage = {
  path: '/datenschutz/',
  id: 5,
  title: 'Datenschutzerklärung',
  description: 'Datenschutzerklärung der Autohaus Kessler GmbH.',
  content: section('ak-plain', heading('Datenschutzerklärung', 'h1'), text(...general, ...site, ...services)),
};
