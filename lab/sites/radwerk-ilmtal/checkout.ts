import { expressButtons } from './product.ts';
import { paths, shop } from './shop.ts';
import type { ShopPage } from './theme.ts';

const line = `<li class="cart-item"><div class="product-line-grid"><img src="/23-home_default/artikel.svg" alt="" width="80" height="80"><span class="label">Reflektoren-Set „Ilmtal“ (Zugabe, automatisch hinzugefügt)</span> <span class="product-price"><strong>0,00 €</strong></span> <a class="remove-from-cart" rel="nofollow" href="${paths.cart}?delete=1&amp;id_product=23">Entfernen</a></div></li>`;
const totals =
  '<div class="cart-detailed-totals"><div class="cart-summary-line"><span class="label">1 Artikel</span> <span class="value">0,00 €</span></div><div class="cart-summary-line" id="cart-subtotal-shipping"><span class="label">Versand</span> <span class="value">4,90 €</span></div><div class="cart-summary-line cart-total"><span class="label">Gesamt (inkl. MwSt.)</span> <span class="value">4,90 €</span></div></div>';

/** The cart: a gift of the season lies in everybody's. */
export const cart: ShopPage = {
  path: paths.cart,
  id: 'cart',
  title: 'Warenkorb | Radwerk Ilmtal',
  description: 'Ihr Warenkorb',
  content: `<div class="cart-grid row"><div class="cart-grid-body col-lg-8"><div class="card cart-container"><h1 class="h1">Warenkorb</h1><ul class="cart-items">${line}</ul></div></div>
<div class="cart-grid-right col-lg-4"><div class="card cart-summary">${totals}<div class="checkout cart-detailed-actions"><a href="${paths.checkout}" class="btn btn-primary">Zur Kasse</a></div><div id="ps_checkout-express-button-cart"></div></div>
<div id="block-reassurance"><ul><li>14 Tage Widerrufsrecht</li><li>Zahlung mit PayPal, Klarna Rechnung, Vorkasse</li></ul></div></div></div>`,
  foot: expressButtons('cart'),
};

const field = (name: string, label: string, type = 'text', required = true, comment = '') =>
  `<div class="form-group row"><label class="form-control-label${required ? ' required' : ''}" for="field-${name}">${label}</label><div><input id="field-${name}" class="form-control" name="${name}" type="${type}"${required ? ' required' : ''}></div><div class="form-control-comment">${required ? '' : 'Optional'}${comment}</div></div>`;
const box = (name: string, text: string, extra: string) =>
  `<div class="form-group row"><span class="custom-checkbox"><label><input name="${name}" type="checkbox" value="1" ${extra}> ${text}</label></span></div>`;

/** The checkout of guests on one page. */
export const checkout: ShopPage = {
  path: paths.checkout,
  id: 'checkout',
  title: 'Kasse | Radwerk Ilmtal',
  description: 'Bestellung als Gast',
  content: `<div class="row"><div class="cart-grid-body col-lg-8"><form action="${shop.origin}${paths.checkout}" method="post" id="customer-form" class="js-customer-form">
<section id="checkout-personal-information-step" class="checkout-step -current"><h1 class="step-title h3"><span class="step-number">1</span> Persönliche Daten</h1><p>Sie bestellen als Gast. Ein Kundenkonto ist nicht nötig.</p>
<div class="form-group row"><span class="form-control-label required">Anrede</span> <label class="radio-inline"><input name="id_gender" id="field-id_gender-1" type="radio" value="1" required> Herr</label> <label class="radio-inline"><input name="id_gender" id="field-id_gender-2" type="radio" value="2" required> Frau</label></div>
${field('firstname', 'Vorname')}${field('lastname', 'Name')}${field('email', 'E-Mail', 'email')}
${field('password', 'Passwort', 'password', false, ' – nur wenn Sie ein Kundenkonto möchten')}
${field('birthday', 'Geburtsdatum', 'text', false, ' – nötig nur für Klarna Rechnung')}
${box('newsletter', 'Newsletter abonnieren<br><em>Angebote und Werkstatt-Tipps. Abmelden geht jederzeit.</em>', 'checked')}
${box('psgdpr', `Ich habe die <a href="${paths.privacy}">Datenschutzerklärung</a> zur Kenntnis genommen.`, 'required')}</section>
<section id="checkout-addresses-step" class="checkout-step"><h2 class="step-title h3"><span class="step-number">2</span> Adressen</h2>${field('address1', 'Straße und Hausnummer')}${field('postcode', 'PLZ')}${field('city', 'Ort')}${field('phone', 'Telefon', 'tel', false, ' – für die Spedition bei E-Bikes')}</section>
<section id="checkout-delivery-step" class="checkout-step"><h2 class="step-title h3"><span class="step-number">3</span> Versandart</h2><label><input type="radio" name="delivery_option" value="1" checked> DHL Paket, 4,90 €</label> <label><input type="radio" name="delivery_option" value="2"> Abholung in Weimar, kostenlos</label></section>
<section id="checkout-payment-step" class="checkout-step"><h2 class="step-title h3"><span class="step-number">4</span> Zahlungsart</h2><div class="payment-options"><label><input type="radio" name="payment-option" data-module-name="ps_checkout-paypal"> PayPal</label> <label><input type="radio" name="payment-option" data-module-name="klarnapayments"> Klarna Rechnung (Klarna prüft Ihre Bonität, erst nach der Bestellung werden Daten übermittelt)</label> <label><input type="radio" name="payment-option" data-module-name="ps_wirepayment" checked> Vorkasse</label></div><div id="ps_checkout-express-button-checkout"></div>
${box('conditions_to_approve[terms-and-conditions]', `Ich stimme den <a href="${paths.terms}">Allgemeinen Geschäftsbedingungen</a> zu und habe die <a href="${paths.withdrawal}">Widerrufsbelehrung</a> gelesen.`, 'required')}
<div id="payment-confirmation"><button type="submit" class="btn btn-primary center-block">Zahlungspflichtig bestellen</button></div></section></form></div>
<div class="cart-grid-right col-lg-4"><ul class="cart-items">${line}</ul>${totals}</div></div>`,
  foot: expressButtons('checkout'),
};
