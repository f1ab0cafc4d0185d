import type { ShopPage } from './ceres.ts';
import { paths } from './shop.ts';
import { payPalPlugin, recaptchaPlugin } from './tracking.ts';

function field(name: string, label: string, type: string, required: boolean, autocomplete = 'on'): string {
  return `<div class="input-unit"><input type="${type}" id="${name}" name="${name}" autocomplete="${autocomplete}"${required ? ' required data-validate="text"' : ''}><label for="${name}">${label}${required ? '*' : ''}</label></div>`;
}

const basket: ShopPage = {
  path: paths.basket,
  title: 'Warenkorb',
  type: 'page-basket',
  main: `<h1>Warenkorb</h1><div class="basket-list"><div class="basket-list-item"><span>2 × Sockenwolle Deichgarn, 100 g (75 % Schurwolle, 25 % Polyamid)</span> <span>17,80 €</span></div><div class="basket-list-item"><span>1 × Leinenstoff Greetsiel, 1 m</span> <span>18,50 €</span></div></div>
<div class="cmp-totals"><dl><dt>Warenwert</dt><dd>36,30 €</dd><dt>Versand (DHL, Deutschland)</dt><dd>5,00 €</dd><dt><strong>Gesamtsumme inkl. 19 % MwSt.</strong></dt><dd><strong>41,30 €</strong></dd></dl></div>
<a class="btn btn-primary btn-block btn-appearance" href="${paths.checkout}">Zur Kasse</a>
${payPalPlugin('41.30')}`,
};

const payment = (id: string, name: string) =>
  `<li class="method-list-item"><input type="radio" id="payment${id}" name="MethodOfPaymentID" value="${id}" required> <label for="payment${id}">${name}</label></li>`;

const checkout: ShopPage = {
  path: paths.checkout,
  title: 'Kasse',
  type: 'page-checkout',
  main: `<h1>Kasse – als Gast bestellen</h1><p>Ein Kundenkonto ist nicht nötig. Felder mit * sind Pflichtfelder. Wie wir mit Ihren Angaben umgehen, steht in der <a href="${paths.privacy}">Datenschutzerklärung</a>.</p>
<form id="checkout-form" action="/place-order/" method="post" class="checkout-rightside"><fieldset><legend>Rechnungsadresse</legend>
${field('email', 'E-Mail', 'email', true, 'email')}${field('address.firstName', 'Vorname', 'text', true, 'given-name')}${field('address.lastName', 'Nachname', 'text', true, 'family-name')}${field('address.street', 'Straße', 'text', true, 'address-line1')}${field('address.houseNumber', 'Nr.', 'text', true)}${field('address.zip', 'PLZ', 'text', true, 'postal-code')}${field('address.town', 'Ort', 'text', true, 'address-level2')}
${field('address.telephone', 'Telefon (freiwillig, nur für Rückfragen zur Lieferung)', 'tel', false, 'tel')}
<div class="form-check"><input type="checkbox" class="form-check-input" id="sameAddress" name="sameAddress" checked> <label for="sameAddress">Lieferadresse entspricht der Rechnungsadresse</label></div></fieldset>
<fieldset><legend>Versandart</legend><label><input type="radio" name="ShippingProfileID" value="6" checked> DHL Paket, 5,00 €, Lieferzeit 2–4 Werktage</label></fieldset>
<fieldset><legend>Zahlungsart</legend><ul class="method-list list-unstyled">${payment('6001', 'PayPal')}${payment('6012', 'Kreditkarte (über Mollie; Sie werden nach der Bestellung weitergeleitet)')}${payment('6013', 'Kauf auf Rechnung mit Klarna (über Mollie)')}${payment('2', 'Vorkasse')}</ul></fieldset>
<fieldset><legend>Bestellung prüfen</legend><p>2 × Sockenwolle Deichgarn, 100 g, 75 % Schurwolle, 25 % Polyamid: 17,80 €<br>1 × Leinenstoff Greetsiel, 1 m, 100 % Leinen: 18,50 €<br>Versand: 5,00 €<br><strong>Gesamtsumme inkl. MwSt.: 41,30 €</strong></p>
<div class="form-check"><input type="checkbox" class="form-check-input" id="gtc-accept" name="gtc" required> <label for="gtc-accept">Ich habe die <a href="${paths.terms}" target="_blank">AGB</a> und das <a href="${paths.cancellation}" target="_blank">Widerrufsrecht</a> zur Kenntnis genommen.*</label></div>
<div class="form-check"><input type="checkbox" class="form-check-input" id="subscribeNewsletter" name="subscribeNewsletter" checked> <label for="subscribeNewsletter">Ja, ich möchte den Newsletter mit neuen Garnen und Angeboten erhalten. Abmeldung jederzeit möglich.</label></div></fieldset>
<button type="submit" class="btn btn-primary btn-block btn-appearance btn-medium"><i class="fa fa-check"></i> Zahlungspflichtig bestellen</button></form>`,
};

const contact: ShopPage = {
  path: paths.contact,
  title: 'Kontakt',
  type: 'page-contact',
  main: `<h1>Kontakt</h1><p>Wollstube Karolin e.K., Neutorstraße 58, 26721 Emden · Telefon 04921 555 27-0 (Mo–Sa 10–13 Uhr) · <a href="mailto:moin@wollstube-karolin.test">moin@wollstube-karolin.test</a></p>
<div class="widget widget-contact-form"><form id="contact-form" action="/rest/io/customer/contact/mail" method="post">
${field('name', 'Name', 'text', true, 'name')}${field('userMail', 'E-Mail-Adresse', 'email', true, 'email')}${field('phone', 'Telefon', 'tel', true, 'tel')}${field('subject', 'Betreff', 'text', true)}${field('orderId', 'Auftrags-ID', 'text', false)}
<div class="input-unit"><textarea id="message" name="message" rows="8" required></textarea><label for="message">Nachricht*</label></div>
<input class="honeypot" type="text" name="username" tabindex="-1" autocomplete="new-password" aria-hidden="true">
<div class="form-check"><input type="checkbox" class="form-check-input" id="privacy-policy-accept" name="privacyPolicyAccepted" required> <label for="privacy-policy-accept">Hiermit willige ich in die Verarbeitung meiner Daten gemäß der <a href="${paths.privacy}" target="_blank">Datenschutzerklärung</a> ein.*</label></div>
<button type="submit" class="btn btn-primary btn-appearance"><i class="fa fa-paper-plane-o"></i> Senden</button></form>${recaptchaPlugin}</div>`,
};

const withdraw: ShopPage = {
  path: paths.withdraw,
  title: 'Vertrag widerrufen',
  type: 'page-content',
  main: `<h1>Vertrag widerrufen</h1><p>Hier widerrufen Sie eine Bestellung oder einen Teil davon, ohne Kundenkonto und ohne Angabe von Gründen. Nach dem Absenden erhalten Sie sofort eine Eingangsbestätigung per E-Mail mit dem Inhalt Ihrer Erklärung, Datum und Uhrzeit.</p>
<form id="withdrawal-form" action="/rest/wollstube/withdrawal" method="post">${field('customerName', 'Ihr Name', 'text', true, 'name')}${field('orderNumber', 'Auftragsnummer oder Rechnungsnummer', 'text', true)}${field('confirmMail', 'E-Mail-Adresse für die Eingangsbestätigung', 'email', true, 'email')}
<div class="input-unit"><textarea id="items" name="items" rows="3"></textarea><label for="items">Nur einzelne Artikel? (freiwillig)</label></div>
<button type="submit" class="btn btn-primary btn-appearance">Widerruf bestätigen</button></form><p class="small">Was mit diesen Angaben geschieht, steht in der <a href="${paths.privacy}">Datenschutzerklärung</a>.</p>`,
};

/** Basket, checkout, contact, and the function to withdraw from a contract. */
export const formPages: readonly ShopPage[] = [basket, checkout, contact, withdraw];
