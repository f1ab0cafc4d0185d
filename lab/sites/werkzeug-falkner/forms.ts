import type { ShopPage } from './magento.ts';
import { shop } from './shop.ts';

const field = (label: string, name: string, type = 'text', required = true, auto = 'off') =>
  `<label class="field${required ? ' _required' : ''}"><span>${label}${required ? ' *' : ' (freiwillig)'}</span><input class="input-text" type="${type}" name="${name}" autocomplete="${auto}"${required ? ' required' : ''}></label>`;

const address = [
  field('Vorname', 'firstname', 'text', true, 'given-name'),
  field('Nachname', 'lastname', 'text', true, 'family-name'),
  field('Firma', 'company', 'text', false, 'organization'),
  field('USt-IdNr.', 'vat_id', 'text', false),
  field('Straße und Hausnummer', 'street[0]', 'text', true, 'street-address'),
  field('PLZ', 'postcode', 'text', true, 'postal-code'),
  field('Ort', 'city', 'text', true, 'address-level2'),
  field('Telefon für Rückfragen zur Lieferung', 'telephone', 'tel', false, 'tel'),
].join('');

const payment = (id: string, text: string) =>
  `<label class="payment-method"><input type="radio" name="payment[method]" value="${id}" class="radio"> ${text}</label><br>`;

const checkout: ShopPage = {
  path: '/checkout/',
  title: 'Kasse',
  type: 'checkout-index-index page-layout-checkout',
  head: '<script src="https://www.paypal.com/sdk/js?client-id=AbFalknerWz7Q2kRr1mXc9&components=buttons,funding-eligibility&currency=EUR&locale=de_DE&intent=capture&commit=false" data-partner-attribution-id="Magento_Cart_PPCP" async></script>',
  main: `<h1 class="page-title">Warenkorb und Kasse</h1><div id="checkout" class="checkout-container" data-bind="scope:'checkout'"><form class="opc-wrapper" data-demo="Vielen Dank für Ihre Bestellung." method="post" action="/rest/default/V1/guest-carts/payment-information">
<fieldset class="fieldset"><legend>1. Als Gast bestellen oder anmelden</legend>${field('E-Mail-Adresse', 'username', 'email', true, 'email')}<p>Sie können ohne Kundenkonto bestellen. <a href="/customer/account/create/">Konto anlegen</a> geht auch später.</p></fieldset>
<fieldset class="fieldset"><legend>2. Lieferadresse</legend>${address}<p>Lieferung nur nach Deutschland und Österreich.</p></fieldset>
<fieldset class="fieldset"><legend>3. Zahlungsart</legend>${payment('paypal_express', 'PayPal')}${payment('klarna_kp', 'Klarna (Rechnung, Raten)')}${payment('payone_creditcard', 'Kreditkarte')}${payment('banktransfer', 'Vorkasse')}${payment('purchaseorder', 'Rechnung (nur freigeschaltete Geschäftskunden)')}</fieldset>
<fieldset class="fieldset"><legend>4. Prüfen und bestellen</legend><table class="data table"><thead><tr><th>Artikel</th><th>Menge</th><th>Summe</th></tr></thead><tbody><tr><td>Falkner Multiöl-Spray, 400 ml<br><small>Rostlöser und Schmierstoff, 18,73 € / 1 l, Lieferzeit 1–2 Werktage</small></td><td>2</td><td>14,98 €</td></tr><tr><td>Versand (DHL)</td><td></td><td>5,90 €</td></tr></tbody><tfoot><tr><th>Gesamtsumme inkl. 3,33 € MwSt.</th><td></td><td><strong>20,88 €</strong></td></tr></tfoot></table>
<p>Es gelten unsere <a href="/agb-und-widerruf" target="_blank">AGB</a>. Verbraucher haben ein <a href="/agb-und-widerruf#widerrufsrecht" target="_blank">Widerrufsrecht</a>. Wie wir Ihre Daten verarbeiten, steht in der <a href="/datenschutz" target="_blank">Datenschutzerklärung</a>.</p>
<label><input type="checkbox" name="newsletter" value="1"> Ja, ich möchte den Newsletter per E-Mail erhalten (Abmeldung jederzeit möglich).</label>
<div class="actions-toolbar"><div class="primary"><button class="action primary checkout" type="submit" title="Bestellung aufgeben"><span>Bestellung aufgeben</span></button></div></div><p role="status"></p></fieldset></form>
<aside class="opc-sidebar"><h2>Schneller bezahlen</h2><p>Mit PayPal Express übernehmen wir Ihre Lieferadresse von PayPal; geprüft und bestellt wird danach hier.</p><div id="paypal-express-in-context-button"></div></aside></div>`,
};

const account: ShopPage = {
  path: '/customer/account/create/',
  title: 'Kundenkonto anlegen',
  type: 'customer-account-create page-layout-1column',
  head: `<script src="https://www.google.com/recaptcha/api.js?render=${shop.recaptcha}" async defer></script>`,
  main: `<h1 class="page-title">Kundenkonto anlegen</h1><form class="form create account form-create-account" data-demo="Bitte bestätigen Sie Ihre E-Mail-Adresse." method="post" action="/customer/account/createpost/" id="form-validate">
<fieldset class="fieldset create info"><legend>Wer sind Sie?</legend><label><input type="radio" name="group" value="1" checked> Privatkunde</label> <label><input type="radio" name="group" value="4"> Geschäftskunde</label>${address}<p>Geschäftskunden tragen bitte Firma und USt-IdNr. ein. Wir prüfen die Nummer beim Bundeszentralamt für Steuern und schalten dann Nettopreise frei.</p></fieldset>
<fieldset class="fieldset create account"><legend>Anmeldedaten</legend>${field('E-Mail-Adresse', 'email', 'email', true, 'email')}${field('Passwort (mindestens 10 Zeichen)', 'password', 'password', true, 'new-password')}${field('Passwort wiederholen', 'password_confirmation', 'password', true, 'new-password')}</fieldset>
<p>Dieses Formular ist durch Google reCAPTCHA geschützt; mehr in der <a href="/datenschutz#recaptcha">Datenschutzerklärung</a>.</p><button type="submit" class="action submit primary"><span>Konto anlegen</span></button><p role="status"></p></form>`,
};

const newsletter: ShopPage = {
  path: '/newsletter',
  title: 'Newsletter',
  type: 'cms-newsletter cms-page-view page-layout-1column',
  crumbs: ['Newsletter'],
  main: `<h1 class="page-title">Werkzeugpost: 5 € für Ihre Anmeldung</h1><p>Zweimal im Monat Angebote, Neuheiten und Werkstatt-Tipps. Der Gutschein gilt ab 50 € Bestellwert und kommt nach der Bestätigung Ihrer Adresse.</p>
<form class="form subscribe" data-demo="Fast geschafft: Bitte bestätigen Sie den Link in unserer E-Mail." action="/newsletter/subscriber/new/" method="post" id="newsletter-validate-detail"><fieldset class="fieldset">${field('E-Mail-Adresse', 'email', 'email', true, 'email')}<input type="text" name="website" tabindex="-1" autocomplete="off" hidden>
<label><input type="checkbox" name="consent" required> Ich willige ein, dass mir die Werkzeug Falkner GmbH &amp; Co. KG per E-Mail Angebote zu Werkzeug und Arbeitsschutz schickt und auswertet, welche E-Mails ich öffne und welche Links ich anklicke. Die Einwilligung kann ich jederzeit widerrufen, etwa über den Abmeldelink in jeder E-Mail. Näheres in der <a href="/datenschutz#newsletter">Datenschutzerklärung</a>.</label><p><button class="action subscribe primary" title="Abonnieren" type="submit"><span>Jetzt anmelden</span></button></p><p role="status"></p></fieldset></form>`,
};

/** Checkout, registration and newsletter. */
export const formPages: readonly ShopPage[] = [checkout, account, newsletter];
