import { type KadencePage, row } from './kadence.ts';

const input = (name: string, label: string, type: string, required: boolean) =>
  `<p class="form-row form-row-wide${required ? ' validate-required' : ''}" id="${name}_field"><label for="${name}">${label}&nbsp;${required ? '<span class="required" aria-hidden="true">*</span>' : '<span class="optional">(optional)</span>'}</label><span class="woocommerce-input-wrapper"><input type="${type}" class="input-text" name="${name}" id="${name}"${required ? ' aria-required="true"' : ''}></span></p>`;

/** The voucher and its checkout, as WooCommerce has them. */
export const shopPages: readonly KadencePage[] = [
  {
    id: 412,
    path: '/produkt/gutschein/',
    title: 'Wertgutschein',
    body: row(
      '<div id="product-412" class="product type-product post-412 status-publish instock virtual"><div class="summary entry-summary"><h1 class="product_title entry-title">Wertgutschein 50 €</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi>50,00&nbsp;<span class="woocommerce-Price-currencySymbol">€</span></bdi></span></p><p>Umsatzsteuerfrei nach § 19 UStG. Kein Versand: Du erhältst den Gutschein als PDF per E-Mail. Gültig drei Jahre ab Ende des Kaufjahres.</p><p><a class="single_add_to_cart_button button alt" href="/kasse/?add-to-cart=412" rel="nofollow">Gutschein kaufen</a></p></div></div>',
    ),
  },
  {
    id: 414,
    path: '/kasse/',
    title: 'Kasse',
    body: `<div class="woocommerce"><form name="checkout" method="post" class="checkout woocommerce-checkout" action="/kasse/" enctype="multipart/form-data"><h1>Kasse</h1><div class="woocommerce-billing-fields">
${input('billing_first_name', 'Vorname', 'text', true)}${input('billing_last_name', 'Nachname', 'text', true)}${input('billing_address_1', 'Straße und Hausnummer', 'text', true)}${input('billing_postcode', 'Postleitzahl', 'text', true)}${input('billing_city', 'Ort', 'text', true)}${input('billing_email', 'E-Mail-Adresse', 'email', true)}${input('billing_phone', 'Telefon', 'tel', false)}</div>
<table class="shop_table woocommerce-checkout-review-order-table"><tr><td>Wertgutschein 50 € × 1</td><td>50,00 €</td></tr><tr class="order-total"><th>Gesamtsumme (umsatzsteuerfrei nach § 19 UStG)</th><td>50,00 €</td></tr></table>
<div id="payment" class="woocommerce-checkout-payment"><ul class="wc_payment_methods"><li class="wc_payment_method payment_method_bacs"><input id="payment_method_bacs" type="radio" name="payment_method" value="bacs" checked="checked"><label for="payment_method_bacs">Direkte Banküberweisung</label></li></ul>
<p class="form-row validate-required"><label class="woocommerce-form__label-for-checkbox checkbox"><input type="checkbox" name="terms" id="terms"><span>Ich habe die <a href="/agb/">AGB</a> und die <a href="/widerruf/">Widerrufsbelehrung</a> gelesen und bin einverstanden.</span>&nbsp;<span class="required">*</span></label></p><p>Deine Angaben verarbeiten wir, um die Bestellung auszuführen (<a href="/datenschutzerklaerung/">Datenschutzerklärung</a>).</p>
<button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="Bestellung abschicken">Bestellung abschicken</button></div></form></div>`,
  },
];
