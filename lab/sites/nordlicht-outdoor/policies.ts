import { privacyPolicy } from './privacy-policy.ts';
import type { StorePage } from './theme.ts';

const policy = (handle: string, title: string, content: string): StorePage => ({
  path: `/policies/${handle}`,
  title,
  template: '',
  type: 'policy',
  content: `<div class="shopify-policy__container"><div class="shopify-policy__title"><h1>${title}</h1></div><div class="shopify-policy__body"><div class="rte">${content}</div></div></div>`,
});

const imprint = `<p>Nordlicht Outdoor GmbH<br>Hafenstraße 22<br>24103 Kiel<br>Deutschland</p><p>Telefon: +49 431 555 72 90<br>E-Mail: moin@nordlicht-outdoor.test</p><p>Vertreten durch die Geschäftsführer Wiebke Lorenzen und Jorin Claasen</p><p>Registergericht: Amtsgericht Kiel<br>Registernummer: HRB 19744 KI</p><p>Umsatzsteuer-Identifikationsnummer nach § 27a UStG: DE318840275</p><p>Verantwortlich nach § 18 Abs. 2 MStV: Wiebke Lorenzen, Anschrift wie oben</p><p>Zur Teilnahme an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle sind wir nicht verpflichtet und nicht bereit.</p><p>LUCID-Registrierungsnummer: DE4471920358116</p>`;

const cancellation = `<p><strong>Widerrufsrecht</strong></p><p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.</p><p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Nordlicht Outdoor GmbH, Hafenstraße 22, 24103 Kiel, moin@nordlicht-outdoor.test, Telefon +49 431 555 72 90) mittels einer eindeutigen Erklärung (z. B. Brief oder E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Zur Wahrung der Frist reicht es aus, dass Sie die Mitteilung vor Ablauf der Widerrufsfrist absenden.</p><p><strong>Folgen des Widerrufs</strong></p><p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Kosten der günstigsten Standardlieferung, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem Ihre Mitteilung bei uns eingegangen ist, mit demselben Zahlungsmittel. Wir können die Rückzahlung verweigern, bis wir die Waren zurückerhalten haben oder Sie die Absendung nachgewiesen haben. Die Kosten der Rücksendung innerhalb Deutschlands tragen wir.</p>`;

const terms = `<p><strong>1. Geltungsbereich</strong></p><p>Diese Bedingungen gelten für Bestellungen von Verbrauchern in unserem Online-Shop. Vertragspartner ist die Nordlicht Outdoor GmbH.</p><p><strong>2. Vertragsschluss</strong></p><p>Mit dem Knopf „Zahlungspflichtig bestellen“ am Ende der Kasse geben Sie ein verbindliches Angebot ab. Wir nehmen es durch unsere Versandbestätigung, spätestens nach zwei Tagen, an. Der Knopf „Jetzt kaufen“ auf der Produktseite führt zur Kasse und löst noch keine Bestellung aus.</p><p><strong>3. Zahlung</strong></p><p>Kreditkarte, PayPal, Rechnung über Klarna, Apple Pay und Google Pay, jeweils an der Kasse.</p><p><strong>4. Gewährleistung</strong></p><p>Es gelten die gesetzlichen Rechte. Daneben reparieren wir jedes Stück zum Selbstkostenpreis.</p><p><strong>5. Widerruf</strong></p><p>Siehe unser <a href="/policies/refund-policy">Widerrufsrecht</a>.</p>`;

const shipping =
  '<p>Wir liefern nach Deutschland, Österreich und Dänemark. Innerhalb Deutschlands 4,90 €, ab 75 € frei; Österreich und Dänemark 11,90 €. Versand mit DHL, Lieferzeit 2–4 Werktage.</p>';

/** The policies that the platform serves below /policies. */
export const policyPages: readonly StorePage[] = [
  policy('legal-notice', 'Impressum', imprint),
  policy('privacy-policy', 'Datenschutzerklärung', privacyPolicy),
  policy('terms-of-service', 'Allgemeine Geschäftsbedingungen', terms),
  policy('refund-policy', 'Widerrufsrecht', cancellation),
  policy('shipping-policy', 'Versand', shipping),
];
