import type { ShopPage } from './gambio.ts';
import { paths } from './shop.ts';
import { amazonPayScripts, payPalScripts } from './tracking.ts';

function field(name: string, label: string, type = 'text', required = true, autocomplete = ''): string {
  return `<div class="form-group"><label class="control-label" for="${name}">${label}${required ? '*' : ''}</label><input type="${type}" id="${name}" name="${name}" class="form-control"${required ? ' required' : ''}${autocomplete ? ` autocomplete="${autocomplete}"` : ''}></div>`;
}

const cart: ShopPage = {
  path: paths.cart,
  title: 'Warenkorb',
  type: 'page-shopping-cart',
  modules: `${payPalScripts}\n${amazonPayScripts}`,
  main: `<div class="shopping-cart"><h1>Ihr Warenkorb</h1><form id="cart_quantity" action="${paths.cart}?action=update_product" method="post"><table class="order-products"><thead><tr><th>Artikel</th><th>Menge</th><th>Summe</th></tr></thead><tbody><tr><td>Filetiermesser „Hecht 18“ (ab 18 Jahren)</td><td>1</td><td>36,90 EUR</td></tr><tr><td>Geflochtene Schnur 0,14 mm, 300 m (0,09 EUR pro m)</td><td>1</td><td>26,90 EUR</td></tr><tr><td>Versand DHL mit Alterssichtprüfung</td><td></td><td>7,90 EUR</td></tr><tr class="total sum"><td>Summe inkl. MwSt.</td><td></td><td>71,70 EUR</td></tr></tbody></table></form>
<div class="paypal-installments paypal-installments-cart" data-pp-amount="71.70"></div><p><a class="btn btn-primary button_checkout" href="${paths.guest}?do=CreateGuest">Zur Kasse</a></p><p>oder direkt bezahlen mit</p><div id="paypal-newbutton" class="paypal-newbutton"></div><div id="amazonpay-button"></div></div>`,
};

const guest: ShopPage = {
  path: paths.guest,
  title: 'Als Gast bestellen',
  type: 'page-create-account',
  main: `<h1>Als Gast bestellen</h1><p>Ein Kundenkonto ist nicht nötig. Felder mit * sind Pflichtfelder. Was wir mit Ihren Angaben tun, steht in der <a href="${paths.privacy}">Datenschutzerklärung</a>.</p>
<form name="create_account" action="${paths.guest}?do=CreateGuest/Proceed" method="post" class="form-horizontal"><fieldset><legend>Ihre persönlichen Angaben</legend>
<div class="form-group"><label for="gender">Anrede</label><select id="gender" name="gender" class="form-control"><option value="">keine Angabe</option><option value="f">Frau</option><option value="m">Herr</option></select></div>
${field('firstname', 'Vorname', 'text', true, 'given-name')}${field('lastname', 'Nachname', 'text', true, 'family-name')}${field('email_address', 'E-Mail-Adresse', 'email', true, 'email')}
<div class="form-group"><label for="dob">Geburtsdatum*</label><input type="text" id="dob" name="dob" class="form-control" placeholder="TT.MM.JJJJ" required autocomplete="bday"><p class="help-block">Nur nötig, weil ein Messer in Ihrem Warenkorb liegt: Wir dürfen es nur an Erwachsene abgeben. Wir prüfen das Datum und löschen es mit der Auslieferung.</p></div>
${field('telephone', 'Telefonnummer', 'tel', true, 'tel')}</fieldset><fieldset><legend>Ihre Adresse</legend>${field('street_address', 'Straße und Hausnummer', 'text', true, 'street-address')}${field('postcode', 'PLZ', 'text', true, 'postal-code')}${field('city', 'Ort', 'text', true, 'address-level2')}</fieldset>
<fieldset><legend>Bezahlung</legend><label><input type="radio" name="payment" value="gambio_hub-PayPal2Hub"> PayPal</label> <label><input type="radio" name="payment" value="gambio_hub-KlarnaPaymentsHub"> Klarna</label> <label><input type="radio" name="payment" value="moneyorder"> Vorkasse</label></fieldset>
<div class="checkbox"><label><input type="checkbox" name="newsletter" value="1" checked> Ja, ich möchte den Newsletter mit Fangtipps und Angeboten erhalten (abbestellbar über den Link in jeder Ausgabe).</label></div>
<div class="checkbox"><label><input type="checkbox" name="conditions" value="1" required> Ich habe die <a href="${paths.terms}">AGB</a> gelesen und bin mit ihrer Geltung einverstanden. Die <a href="${paths.cancellation}">Widerrufsbelehrung</a> habe ich zur Kenntnis genommen.*</label></div>
<p>Filetiermesser „Hecht 18“ 36,90 EUR · Schnur 26,90 EUR · Versand 7,90 EUR · <strong>Summe inkl. MwSt. 71,70 EUR</strong></p><button type="submit" class="btn btn-primary">Zahlungspflichtig bestellen</button></form>`,
};

const contact: ShopPage = {
  path: paths.contact,
  title: 'Kontakt',
  type: 'page-shop-content',
  main: `<h1>Kontakt</h1><p>Angelhaus Schilf GmbH &amp; Co. KG · Telefon 03991 555 01-40 · <a href="mailto:moin@angelhaus-schilf.test">moin@angelhaus-schilf.test</a></p>
<form id="contact_us" action="${paths.contact}?action=send" method="post"><fieldset><legend>Nachricht schreiben</legend>${field('name', 'Name', 'text', false, 'name')}${field('email', 'E-Mail-Adresse', 'email', true, 'email')}${field('subject', 'Betreff', 'text', false)}<div class="form-group"><label for="message_body">Ihre Nachricht*</label><textarea id="message_body" name="message_body" class="form-control" rows="8" required></textarea></div>
<div class="hidden-field" aria-hidden="true"><label for="homepage">Bitte leer lassen</label><input type="text" id="homepage" name="homepage" tabindex="-1" autocomplete="off"></div>
<div class="form-group"><label for="vvcode">Sicherheitsfrage: Wie viel ist sieben und vier?*</label><input type="text" id="vvcode" name="vvcode" class="form-control" inputmode="numeric" required autocomplete="off"></div>
<div class="checkbox"><label><input type="checkbox" name="privacy_accepted" value="1" required> Ich willige ein, dass meine Angaben zur Beantwortung meiner Anfrage gespeichert und verarbeitet werden. Diese Einwilligung kann ich jederzeit widerrufen. Siehe <a href="${paths.privacy}">Datenschutzerklärung</a>.*</label></div><button type="submit" class="btn btn-primary">Abschicken</button></fieldset></form>`,
};

const withdrawal: ShopPage = {
  path: paths.withdrawal,
  title: 'Vertrag widerrufen',
  type: 'page-withdrawal',
  main: `<h1>Vertrag widerrufen</h1><p>Hier können Sie Ihren Vertrag ohne Anmeldung widerrufen. Nach dem Absenden bestätigen wir Ihnen den Eingang mit Datum und Uhrzeit sofort per E-Mail. Ihr Recht, den Widerruf auf anderem Weg zu erklären, bleibt unberührt.</p>
<form name="withdrawal_form" action="${paths.withdrawal}" method="post">${field('customer_name', 'Name', 'text', true, 'name')}${field('customer_email', 'E-Mail-Adresse für die Bestätigung', 'email', true, 'email')}${field('order_id', 'Bestellnummer')}${field('withdrawal_content', 'Welche Artikel? (leer lassen für die ganze Bestellung)', 'text', false)}
<div class="form-group"><label for="reason">Grund des Widerrufs*</label><select id="reason" name="reason" class="form-control" required><option value="">Bitte wählen</option><option>Gefällt nicht</option><option>Falsche Größe oder Länge</option><option>Lieferung zu spät</option><option>Anderswo günstiger</option><option>Mangelhaft</option></select></div>
<button type="submit" class="btn btn-primary">Widerruf bestätigen</button></form>`,
};

/** Basket, guest order, contact, and the function to withdraw from a contract. */
export const formPages: readonly ShopPage[] = [cart, guest, contact, withdrawal];
