import { html, redirect } from '../../answers.ts';
import type { PageAnswer } from '../../site-host.ts';
import type { LabRequest } from '../../types.ts';
import { euros, type Product, productOf } from './catalogue.ts';
import { renderStorefront } from './storefront.ts';

interface CartLine {
  product: Product;
  quantity: number;
}

const carts = new Map<string, CartLine[]>();
const cartOf = (request: LabRequest): CartLine[] => carts.get(request.cookies['session-'] ?? '') ?? [];
const shipping = (lines: readonly CartLine[]) =>
  lines.reduce((bottles, { product, quantity }) => bottles + (quantity * product.millilitres) / 750, 0) >= 12 ? 0 : 690;

function summary(lines: readonly CartLine[]): string {
  const goods = lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
  return `<table class="cart-table"><thead><tr><th>Produkt</th><th>Anzahl</th><th>Stückpreis</th><th>Zwischensumme</th></tr></thead><tbody>${lines
    .map(
      ({ product, quantity }) =>
        `<tr class="line-item"><td><a href="${product.path}">${product.name}</a><br><small>Produktnummer: ${product.number} · ${product.millilitres / 1000} Liter (${euros(Math.round((product.price * 1000) / product.millilitres))} / 1 Liter) · ${product.alcohol} · enthält Sulfite</small></td><td>${quantity}</td><td>${euros(product.price)}*</td><td>${euros(product.price * quantity)}*</td></tr>`,
    )
    .join(
      '',
    )}</tbody></table><dl class="checkout-aside-summary-list"><dt>Summe</dt><dd>${euros(goods)}*</dd><dt>Versandkosten</dt><dd>${euros(shipping(lines))}*</dd><dt><strong>Gesamtsumme</strong></dt><dd><strong>${euros(goods + shipping(lines))}</strong> (inkl. 19 % MwSt.)</dd></dl>`;
}

function cartPage(request: LabRequest): string {
  const lines = cartOf(request);
  return renderStorefront({
    title: 'Warenkorb | Weingut Steinacker',
    controller: 'checkout',
    action: 'cartpage',
    path: '/checkout/cart',
    main:
      lines.length === 0
        ? '<h1>Warenkorb</h1><div class="alert">Ihr Warenkorb ist leer.</div><p><a class="btn btn-light" href="/Weine/Weisswein/">Weiter einkaufen</a></p>'
        : `<h1>Warenkorb</h1>${summary(lines)}<p><a class="btn btn-primary begin-checkout-btn" href="/checkout/register" title="Zur Kasse">Zur Kasse</a></p><p class="form-text">* inkl. MwSt., <a href="/Versand-und-Zahlung/">Versandkosten</a> innerhalb Deutschlands ${euros(690)}, ab 12 Flaschen frei.</p>`,
  });
}

const field = (name: string, label: string, type = 'text', autocomplete = 'on', required = true) =>
  `<label class="form-label" for="${name}">${label}${required ? '*' : ''}</label><input class="form-control" type="${type}" id="${name}" name="${name}" autocomplete="${autocomplete}"${required ? ' required="required"' : ''}>`;

function registerPage(request: LabRequest) {
  const direct = productOf(request.url.searchParams.get('product'));
  const lines = direct ? [{ product: direct, quantity: 1 }] : cartOf(request);
  if (lines.length === 0) return redirect('/checkout/cart', 302);
  return renderStorefront({
    title: 'Kasse | Weingut Steinacker',
    controller: 'register',
    action: 'checkoutregisterpage',
    path: '/checkout/register',
    main: `<h1>Kasse</h1><p>Sie haben schon ein Kundenkonto? <a href="/account/login">Anmelden</a>. Ein Konto ist nicht nötig, Sie können als Gast bestellen.</p>
<form id="confirmOrderForm" action="/checkout/order" method="post" data-form-submit-loader="true"><div class="row"><div class="col-12 col-lg-7"><div class="card register-card"><h2>Ihre Adresse</h2>
<label class="form-label" for="salutation">Anrede (freiwillig)</label><select class="form-select" id="salutation" name="salutationId"><option>Keine Angabe</option><option>Frau</option><option>Herr</option></select>
${field('billingAddressPersonalFirstName', 'Vorname', 'text', 'given-name')}${field('billingAddressPersonalLastName', 'Nachname', 'text', 'family-name')}${field('personalMail', 'E-Mail-Adresse', 'email', 'email')}${field('billingAddressAddressStreet', 'Straße und Hausnummer', 'text', 'street-address')}${field('billingAddressAddressZipcode', 'PLZ', 'text', 'postal-code')}${field('billingAddressAddressCity', 'Ort', 'text', 'address-level2')}${field('phone', 'Telefon (freiwillig, für den Paketdienst)', 'tel', 'tel', false)}
<input type="text" name="shopware_surname_confirm" class="d-none" aria-hidden="true" tabindex="-1" autocomplete="off"><p class="form-text">Wie wir Ihre Angaben verarbeiten, steht in der <a href="/Datenschutz/">Datenschutzerklärung</a>. Mit Stern (*) markierte Felder sind Pflichtfelder.</p></div>
<div class="card"><h2>Zahlung und Versand</h2><label class="form-check"><input type="radio" name="paymentMethodId" value="invoice" checked> Rechnung</label><label class="form-check"><input type="radio" name="paymentMethodId" value="prepayment"> Vorkasse</label><label class="form-check"><input type="radio" name="paymentMethodId" value="paypal"> PayPal</label><p>DHL Paket mit Alterssichtprüfung, Lieferzeit 2–4 Werktage, Lieferung nur innerhalb Deutschlands.</p></div></div>
<div class="col-12 col-lg-5"><div class="card checkout-aside-container"><h2>Zusammenfassung</h2>${summary(lines)}
<label class="form-check"><input type="checkbox" id="tos" name="tos" required="required"> Ich habe die <a href="/AGB/">AGB</a> gelesen und bin mit ihnen einverstanden. Die <a href="/Widerrufsrecht/">Widerrufsbelehrung</a> habe ich zur Kenntnis genommen.</label>
<label class="form-check"><input type="checkbox" name="majority" required="required"> Ich bin mindestens 18 Jahre alt.</label>
<div class="d-grid"><button id="confirmFormSubmit" class="btn btn-primary btn-block btn-lg" form="confirmOrderForm" type="submit">Zahlungspflichtig bestellen</button></div></div></div></div></form>`,
  });
}

function addLine(request: LabRequest) {
  const form = new URLSearchParams(request.body.toString('utf8'));
  const product = productOf(form.get('lineItemId'));
  const session = request.cookies['session-'];
  if (product && session)
    carts.set(session, [...cartOf(request), { product, quantity: Math.min(Math.max(Number(form.get('quantity')) || 1, 1), 60) }]);
  return redirect('/checkout/cart', 303);
}

const finish = renderStorefront({
  title: 'Vielen Dank | Weingut Steinacker',
  controller: 'checkout',
  action: 'finishpage',
  path: '/checkout/finish',
  main: '<h1>Vielen Dank für Ihre Bestellung bei Weingut Steinacker!</h1><p>Wir haben sie erhalten und schicken Ihnen gleich eine Bestätigung per E-Mail.</p>',
});

const subscribed = renderStorefront({
  title: 'Newsletter | Weingut Steinacker',
  controller: 'form',
  action: 'newsletter',
  path: '/form/newsletter',
  main: '<h1>Fast geschafft</h1><div class="alert alert-success">Bitte bestätigen Sie Ihre Anmeldung über den Link in der E-Mail, die wir Ihnen gerade geschickt haben.</div>',
});

const login = renderStorefront({
  title: 'Mein Konto | Weingut Steinacker',
  controller: 'register',
  action: 'loginpage',
  path: '/account/login',
  main: `<h1>Ich bin bereits Kunde</h1><form class="login-form card" action="/account/login" method="post">${field('username', 'Ihre E-Mail-Adresse', 'email', 'username')}${field('password', 'Ihr Passwort', 'password', 'current-password')}<p><a href="/account/recover">Ich habe mein Passwort vergessen.</a></p><button type="submit" class="btn btn-primary">Anmelden</button></form>`,
});

/** Cart, checkout and what forms answer. */
export const checkoutPages: Record<string, PageAnswer> = {
  '/checkout/cart': cartPage,
  '/checkout/register': registerPage,
  '/checkout/confirm': redirect('/checkout/register', 302),
  '/checkout/line-item/add': addLine,
  '/checkout/order': redirect('/checkout/finish', 303),
  '/checkout/finish': finish,
  '/form/newsletter': subscribed,
  '/account/login': login,
  '/account/recover': html(login),
};
