import { accounts } from './accounts.ts';
import type { ShopPage } from './wordpress.ts';

interface Product {
  slug: string;
  name: string;
  price: number;
  unit?: string;
  picture: string;
}

const euro = (amount: number) => `${amount.toFixed(2).replace('.', ',')}&nbsp;€`;
const amount = (value: number) => `<span class="woocommerce-Price-amount amount"><bdi>${euro(value)}</bdi></span>`;

const products: readonly Product[] = [
  { slug: 'hausmischung', name: 'Hausmischung, 500 g', price: 14.9, unit: '29,80', picture: 'braun' },
  { slug: 'espresso-nero', name: 'Espresso Nero, 250 g', price: 8.9, unit: '35,60', picture: 'schwarz' },
  { slug: 'aethiopien-yirgacheffe', name: 'Äthiopien Yirgacheffe, 250 g', price: 10.9, picture: 'gruen' },
  { slug: 'sumatra-lintong', name: 'Sumatra Lintong, 250 g', price: 11.4, picture: 'rot' },
  { slug: 'handfilter', name: 'Handfilter aus Porzellan', price: 24.5, picture: 'filter' },
];

const image = (name: string) => `/wp-content/uploads/2024/10/${name}.svg`;
const priceInfo = ({ unit }: Product) =>
  `${unit ? `<p class="wc-gzd-additional-info price-unit smaller wc-gzd-additional-info-loop"><span class="woocommerce-Price-amount amount">${unit}&nbsp;€</span> / <span class="unit-base">1</span> <span class="unit">kg</span></p>` : ''}<p class="wc-gzd-additional-info tax-info wc-gzd-additional-info-loop">inkl. 7 % MwSt.</p><p class="wc-gzd-additional-info shipping-costs-info wc-gzd-additional-info-loop">zzgl. <a href="/versand-zahlung/" target="_blank">Versandkosten</a></p><p class="wc-gzd-additional-info delivery-time-info wc-gzd-additional-info-loop">Lieferzeit: <span class="delivery-time-inner">2–4 Werktage</span></p>`;

const loop = (list: readonly Product[]) =>
  `<ul class="products columns-4">${list.map((product) => `<li class="product type-product status-publish instock purchasable"><a href="/produkt/${product.slug}/" class="woocommerce-LoopProduct-link woocommerce-loop-product__link"><img src="${image(product.picture)}" class="attachment-woocommerce_thumbnail" alt="${product.name}" width="300" height="300"><h2 class="woocommerce-loop-product__title">${product.name}</h2><span class="price">${amount(product.price)}</span></a>${priceInfo(product)}<a href="?add-to-cart=${product.slug}" class="button product_type_simple add_to_cart_button" rel="nofollow">In den Warenkorb</a></li>`).join('')}</ul>`;

const review = (hash: string, name: string, date: string, text: string) =>
  `<li class="review even thread-even depth-1"><div class="comment_container"><img alt='' src='https://secure.gravatar.com/avatar/${hash}?s=60&#038;d=mm&#038;r=g' srcset='https://secure.gravatar.com/avatar/${hash}?s=120&#038;d=mm&#038;r=g 2x' class='avatar avatar-60 photo' height='60' width='60' loading='lazy' decoding='async'/><div class="comment-text"><div class="star-rating" role="img" aria-label="Mit 5 von 5 bewertet">★★★★★</div><p class="meta"><strong class="woocommerce-review__author">${name}</strong> <em class="woocommerce-review__verified verified">(Verifizierter Besitzer)</em> – <time class="woocommerce-review__published-date">${date}</time></p><div class="description"><p>${text}</p></div></div></div></li>`;
const reviews = `<div id="reviews" class="woocommerce-Reviews"><div id="comments"><h2 class="woocommerce-Reviews-title">Bewertungen</h2><ol class="commentlist">${review('7a1bd03e9cf24d15b2c8e6f0a94d3b7718c2e5f0d6a9b4c3e1f27d8056ab39ce', 'Gerda W.', '3. September 2026', 'Seit Jahren mein Sonntagskaffee. Mild, ohne fad zu sein.')}${review('c40f9e2a8d7b6153e0f4a9c8b7d6e5f4031221a0b9c8d7e6f5a4b3c2d1e0f9a8', 'Jonas', '18. August 2026', 'Schnelle Lieferung, frisch geröstet am Dienstag.')}</ol></div><p class="woocommerce-noreviews"><small>Nur Kundinnen und Kunden, die den Artikel gekauft haben, können bewerten; wir gleichen jede Bewertung mit den Bestellungen ab.</small></p></div>`;

function single(product: Product, id: number, text: string, extra = ''): ShopPage {
  return {
    path: `/produkt/${product.slug}/`,
    id,
    title: product.name,
    description: `${product.name} aus der Rösterei Pregler in Augsburg.`,
    bodyClass: 'single single-product woocommerce woocommerce-page',
    event: { name: 'ViewContent', params: { content_name: product.name, value: product.price, currency: 'EUR', content_type: 'product' } },
    content: `<div id="product-${id}" class="product single type-product"><div class="woocommerce-product-gallery"><img src="${image(product.picture)}" alt="${product.name}" width="600" height="600"></div><div class="summary entry-summary"><h1 class="product_title entry-title">${product.name}</h1><p class="price">${amount(product.price)}${extra}</p>${priceInfo(product)}<div class="woocommerce-product-details__short-description"><p>${text}</p></div><form class="cart" action="/warenkorb/" method="post"><input type="number" class="input-text qty text" name="quantity" value="1" min="1" aria-label="Menge" style="width:80px"> <button type="submit" name="add-to-cart" value="${id}" class="single_add_to_cart_button button alt">In den Warenkorb</button></form></div></div>${reviews}`,
  };
}

const field = (id: string, label: string, type: string, autocomplete: string) =>
  `<p class="woocommerce-form-row form-row"><label for="${id}">${label}&nbsp;<span class="required" aria-hidden="true">*</span></label><input type="${type}" class="input-text" name="${id}" id="${id}" autocomplete="${autocomplete}" required></p>`;

const account = `<h1 class="entry-title">Mein Konto</h1><div class="u-columns col2-set" id="customer_login"><div class="u-column1 col-1"><h2>Anmelden</h2><form class="woocommerce-form woocommerce-form-login login" method="post">${field('username', 'Benutzername oder E-Mail-Adresse', 'text', 'username')}${field('password', 'Passwort', 'password', 'current-password')}<button type="submit" class="woocommerce-button button" name="login" value="Anmelden">Anmelden</button></form></div>
<div class="u-column2 col-2"><h2>Neues Kundenkonto anlegen</h2><p>Ein Konto ist freiwillig; bestellen geht auch als Gast.</p><form method="post" class="woocommerce-form woocommerce-form-register register">${field('reg_email', 'E-Mail-Adresse', 'email', 'email')}${field('reg_password', 'Passwort', 'password', 'new-password')}<p class="form-row"><label class="checkbox"><input type="checkbox" name="kl_newsletter_checkbox" id="kl_newsletter_checkbox" value="1" checked="checked"> Ja, schickt mir Neuigkeiten und Angebote per E-Mail</label></p><p class="form-row legal form-row checkbox-legal"><span class="woocommerce-gzd-legal-checkbox-text">Wie wir deine Daten für das Kundenkonto verarbeiten, steht in der <a href="/datenschutz/" target="_blank">Datenschutzerklärung</a>.</span></p><button type="submit" class="woocommerce-Button button" name="register" value="Registrieren">Registrieren</button></form></div></div>`;

const shipping = `<h1 class="entry-title">Versand &amp; Zahlung</h1><h2>Versandkosten</h2><table><tr><th>Lieferung</th><th>Kosten</th></tr><tr><td>Deutschland, DHL</td><td>4,90 €, ab 49 € frei</td></tr><tr><td>Österreich</td><td>9,90 €</td></tr><tr><td>Abholung in der Rösterei</td><td>kostenlos</td></tr></table>
<h2>Zahlungsarten</h2><p>Kreditkarte, PayPal, SEPA-Lastschrift und Klarna über Mollie sowie Vorkasse. Die Zahlungsfelder laden erst an der Kasse.</p>
<h2>Packstation oder Filiale finden</h2><div id="dhl-parcel-finder" class="dhl-placeholder" data-key="${accounts.maps}"><p>Die Karte kommt von Google Maps. Mit dem Klick werden deine IP-Adresse und dein Standort auf der Karte an Google (USA) übertragen. Mehr in der <a href="/datenschutz/#karte">Datenschutzerklärung</a>.</p><button type="button" class="button">Karte laden</button></div>`;

const abo = single(
  { slug: 'kaffee-abo', name: 'Kaffee-Abo, 500 g im Monat', price: 13.9, unit: '27,80', picture: 'abo' },
  88,
  'Jeden ersten Dienstag im Monat frisch geröstet zu dir. Mindestlaufzeit drei Monate, danach jederzeit mit einer Frist von einem Monat kündbar. Die Laufzeit verlängert sich auf unbestimmte Zeit.',
  ' <span class="subscription-details"> / Monat</span>',
);

/** The pages that sell. */
export const shopPages: readonly ShopPage[] = [
  {
    path: '/',
    id: 12,
    title: 'Kaffee aus Augsburg',
    description: 'Kleine Kaffeerösterei in der Jakobervorstadt.',
    bodyClass: 'home page-template-template-homepage',
    content: `<div class="hero"><h1>Dienstags wird geröstet.</h1><p>Zwölf Kilo je Trommel, sonst nichts. Seit 1998 in der Jakobervorstadt.</p><a class="button" href="/shop/">Zum Kaffee</a></div><section class="storefront-product-section storefront-popular-products"><h2 class="section-title">Beliebt</h2>${loop(products.slice(0, 4))}</section><section><h2 class="section-title">Das sagen unsere Gäste</h2>${reviews}</section>`,
  },
  {
    path: '/shop/',
    id: 14,
    title: 'Kaffee',
    description: 'Alle Röstungen und etwas Zubehör.',
    bodyClass: 'archive post-type-archive-product woocommerce woocommerce-page woocommerce-shop',
    content: `<header class="woocommerce-products-header"><h1 class="woocommerce-products-header__title page-title">Kaffee</h1></header>${loop(products)}`,
  },
  abo,
  single(products[2]!, 91, 'Gewaschen, hell geröstet: Bergamotte, Pfirsich, Schwarztee. Von der Kooperative Konga.'),
  single(products[0]!, 71, 'Brasilien und Indien, mittel geröstet: Haselnuss und Kakao.'),
  single(products[1]!, 72, 'Dunkel, für die Siebträgermaschine.'),
  single(products[3]!, 73, 'Erdig und schwer.'),
  single(products[4]!, 74, 'Größe 2, aus der Manufaktur Oberland.'),
  {
    path: '/versand-zahlung/',
    id: 21,
    title: 'Versand & Zahlung',
    description: 'Versandkosten, Zahlungsarten, Packstationen.',
    bodyClass: '',
    content: shipping,
  },
  {
    path: '/mein-konto/',
    id: 17,
    title: 'Mein Konto',
    description: 'Anmelden oder Konto anlegen.',
    bodyClass: 'woocommerce-account woocommerce-page',
    content: account,
  },
];

const line = `<tr class="woocommerce-cart-form__cart-item cart_item"><td>Hausmischung, 500 g × 1</td><td>${euro(14.9)}<br><small>29,80&nbsp;€ / 1 kg</small></td></tr>`;

/** Basket, empty or with one pack, and checkout. */
export const basket = (filled: boolean): ShopPage => ({
  path: '/warenkorb/',
  id: 15,
  title: 'Warenkorb',
  description: 'Dein Warenkorb.',
  bodyClass: 'woocommerce-cart woocommerce-page',
  content: `<h1 class="entry-title">Warenkorb</h1>${filled ? `<table class="shop_table cart">${line}</table><div class="wc-proceed-to-checkout"><a href="/kasse/" class="checkout-button button alt wc-forward">Weiter zur Kasse</a></div>` : '<p class="cart-empty woocommerce-info">Dein Warenkorb ist gegenwärtig leer.</p><p class="return-to-shop"><a class="button wc-backward" href="/shop/">Zurück zum Shop</a></p>'}`,
});

/** The checkout with the card fields of Mollie. */
export const checkout: ShopPage = {
  path: '/kasse/',
  id: 16,
  title: 'Kasse',
  description: 'Bestellung abschließen.',
  bodyClass: 'woocommerce-checkout woocommerce-page',
  checkout: true,
  content: `<h1 class="entry-title">Kasse</h1><form name="checkout" method="post" class="checkout woocommerce-checkout">${field('billing_first_name', 'Vorname', 'text', 'given-name')}${field('billing_last_name', 'Nachname', 'text', 'family-name')}${field('billing_address_1', 'Straße', 'text', 'address-line1')}${field('billing_postcode', 'Postleitzahl', 'text', 'postal-code')}${field('billing_city', 'Ort', 'text', 'address-level2')}${field('billing_email', 'E-Mail-Adresse', 'email', 'email')}<p class="form-row"><label for="billing_phone">Telefon (optional)</label><input type="tel" class="input-text" name="billing_phone" id="billing_phone" autocomplete="tel"></p><div id="payment" class="woocommerce-checkout-payment"><h3>Kreditkarte</h3><div class="mollie-components"><div id="cardHolder"></div><div id="cardNumber"></div><div id="expiryDate"></div><div id="verificationCode"></div></div></div><table class="shop_table woocommerce-checkout-review-order-table">${line}<tr><th>Versand</th><td>${euro(4.9)}</td></tr><tr><th>Gesamt (inkl. 7 % MwSt.)</th><td>${euro(19.8)}</td></tr></table><p class="legal"><label><input type="checkbox" name="legal" required> Ich habe die <a href="/agb/" target="_blank">AGB</a> und die <a href="/widerrufsbelehrung/" target="_blank">Widerrufsbelehrung</a> gelesen.</label></p><button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order">Zahlungspflichtig bestellen</button></form>`,
};
