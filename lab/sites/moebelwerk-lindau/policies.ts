import { privacyPolicy } from './privacy-policy.ts';
import type { StorePage } from './theme.ts';

const policy = (path: string, title: string, body: string): StorePage => ({
  path: `/policies/${path}`,
  title,
  template: 'policy',
  type: 'policy',
  content: `<div class="shopify-policy__container page-width"><section><div class="shopify-policy__title"><h1>${title}</h1></div><div class="shopify-policy__body"><div class="rte">${body}</div></div></section></div>`,
});

const imprint = `<p><strong>Möbelwerk Lindau GmbH &amp; Co. KG</strong><br>Bregenzer Straße 118<br>88131 Lindau (Bodensee)<br>Deutschland</p>
<p>Telefon: 08382 555 41 0<br>E-Mail: info@moebelwerk-lindau.test</p>
<p>Registergericht: Amtsgericht Kempten (Allgäu), HRA 8814<br>USt-IdNr. nach § 27a UStG: DE128847136<br>LUCID-Registrierung: DE3120445897716</p>
<p>Persönlich haftende Gesellschafterin: Möbelwerk Lindau Verwaltungs-GmbH, Sitz Lindau (Bodensee), Amtsgericht Kempten (Allgäu), HRB 11927, diese vertreten durch die Geschäftsführer Veronika Aichele und Johannes Rupp.</p>
<p>Verantwortlich nach § 18 Abs. 2 MStV: Veronika Aichele, Anschrift wie oben.</p>
<h2>Streitbeilegung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" rel="noopener">https://ec.europa.eu/consumers/odr/</a>. Unsere E-Mail-Adresse finden Sie oben.</p><p>Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>`;

const terms = `<p>Stand: Februar 2024</p><h2>§ 1 Geltung</h2><p>Diese Bedingungen gelten für alle Bestellungen von Verbrauchern (§ 13 BGB) in unserem Online-Shop. Vertragspartner ist die Möbelwerk Lindau GmbH &amp; Co. KG, Bregenzer Straße 118, 88131 Lindau.</p>
<h2>§ 2 Vertragsschluss</h2><p>Die Darstellung der Waren ist kein bindendes Angebot. Mit „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Den Eingang bestätigen wir sofort per E-Mail; der Vertrag kommt mit unserer Auftragsbestätigung binnen zwei Werktagen zustande. Eingaben können Sie bis dahin in der Bestellübersicht berichtigen. Der Vertragstext wird gespeichert und Ihnen per E-Mail zugesandt. Vertragssprache ist Deutsch.</p>
<h2>§ 3 Preise und Versand</h2><p>Alle Preise sind Endpreise einschließlich Umsatzsteuer. Hinzu kommen die unter „Versand und Zahlung“ genannten Versandkosten.</p>
<h2>§ 4 Lieferung</h2><p>Lieferfristen und Liefertermine sind unverbindlich, sofern nicht ausdrücklich schriftlich etwas anderes vereinbart ist. Teillieferungen sind zulässig, soweit sie Ihnen zumutbar sind.</p>
<h2>§ 5 Zahlung</h2><p>Wir bieten PayPal, Klarna, Shop Pay, Kreditkarte und Vorkasse an. Kosten entstehen Ihnen dadurch nicht.</p>
<h2>§ 6 Eigentumsvorbehalt</h2><p>Bis zur vollständigen Zahlung bleibt die Ware unser Eigentum.</p>
<h2>§ 7 Widerruf</h2><p>Verbrauchern steht ein Widerrufsrecht zu, siehe <a href="/policies/refund-policy">Widerrufsbelehrung</a>.</p>
<h2>§ 8 Gewährleistung und Garantie</h2><p>Es gelten die gesetzlichen Mängelrechte; die Frist beträgt zwei Jahre ab Ablieferung. Die Gestellgarantie ist am Artikel beschrieben und schränkt sie nicht ein.</p>
<h2>§ 9 Gutscheine</h2><p>Aktionsgutscheine (etwa für die Newsletter-Anmeldung) gelten ab 500 € Warenwert, sind 14 Tage einlösbar und nicht mit reduzierter Ware kombinierbar.</p>
<h2>§ 10 Schlussbestimmungen</h2><p>Es gilt deutsches Recht; zwingende Verbraucherschutzvorschriften Ihres Wohnsitzstaates bleiben unberührt. Plattform der EU zur außergerichtlichen Online-Streitbeilegung: <a href="https://ec.europa.eu/consumers/odr/" rel="noopener">ec.europa.eu/consumers/odr</a>.</p>`;

const withdrawal = `<h2>Widerrufsrecht</h2><p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.</p>
<p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Möbelwerk Lindau GmbH &amp; Co. KG, Bregenzer Straße 118, 88131 Lindau, Telefon 08382 555 41 0, E-Mail widerruf@moebelwerk-lindau.test) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.</p>
<p>Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.</p>
<h2>Folgen des Widerrufs</h2><p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.</p>
<p>Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf unterrichten, an uns zurückzusenden oder zu übergeben. Sie tragen die unmittelbaren Kosten der Rücksendung. Das gilt auch für Waren, die auf Grund ihrer Beschaffenheit nicht mit der Post zurückgesandt werden können (Speditionsware). Für einen etwaigen Wertverlust müssen Sie nur aufkommen, wenn dieser auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang zurückzuführen ist.</p>
<h2>Hinweise zur Rücksendung</h2><p>Rücknahme nur in der Originalverpackung. Unfreie Sendungen nehmen wir nicht an.</p>
<h2>Muster-Widerrufsformular</h2><p>(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)</p><p>An Möbelwerk Lindau GmbH &amp; Co. KG, Bregenzer Straße 118, 88131 Lindau, widerruf@moebelwerk-lindau.test:<br>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)<br>Bestellt am (*)/erhalten am (*)<br>Name des/der Verbraucher(s)<br>Anschrift des/der Verbraucher(s)<br>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)<br>Datum<br>(*) Unzutreffendes streichen.</p>`;

const shipping = `<p>Wir liefern innerhalb Deutschlands und nach Österreich.</p><h2>Versandkosten</h2><table><tr><th>Sendung</th><th>Deutschland</th><th>Österreich</th></tr><tr><td>Paket (Stoffmuster, Kissen, Pflege)</td><td>4,90 €</td><td>9,90 €</td></tr><tr><td>Spedition frei Bordsteinkante (Sofas, Betten)</td><td>89,00 €</td><td>129,00 €</td></tr><tr><td>Spedition bis in die Wohnung mit Aufbau</td><td>149,00 €</td><td>189,00 €</td></tr></table><p>Auf deutsche Inseln ohne Straßenanbindung berechnen wir einen Zuschlag von 95,00 €.</p>
<h2>Lieferzeit</h2><p>Die Lieferzeit steht am Artikel. Bei Vorkasse beginnt sie am Tag nach Erteilung des Zahlungsauftrags, sonst am Tag nach Vertragsschluss, und endet mit dem Ablauf des letzten Tages der Frist.</p><h2>Zahlungsarten</h2><p>PayPal, Klarna (Rechnung, Raten), Shop Pay, Visa, Mastercard, Vorkasse.</p>`;

/** The legal pages, at the addresses that the platform gives them. */
export const policyPages: readonly StorePage[] = [
  policy('legal-notice', 'Impressum', imprint),
  policy('terms-of-service', 'Allgemeine Geschäftsbedingungen', terms),
  policy('refund-policy', 'Widerrufsbelehrung', withdrawal),
  policy('shipping-policy', 'Versand und Zahlung', shipping),
  policy('privacy-policy', 'Datenschutzerklärung', privacyPolicy),
];
