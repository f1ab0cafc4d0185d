import { origin, type ShopPage } from './wordpress.ts';

interface Product {
  id: number;
  slug: string;
  name: string;
  price: number;
  picture: string;
  text: string;
  reviews: readonly [name: string, hash: string, text: string][];
}

/** What the studio sells. */
export const products: readonly Product[] = [
  {
    id: 118,
    slug: 'becher-morgenrot',
    name: 'Becher Morgenrot',
    price: 34,
    picture: '/wp-content/uploads/2025/03/becher-morgenrot.svg',
    text: 'Frei gedreht aus Westerwälder Steinzeug, außen rotbraun engobiert, innen milchweiß glasiert. Fasst 280 ml, verträgt die Spülmaschine und liegt mit seinem breiten Henkel gut in der Hand. Jeder Becher fällt ein wenig anders aus.',
    reviews: [
      ['Hanna R.', 'c5f04ad0b7f9e6a1d2c83b64f7e1905a', 'Der schönste Becher im Schrank. Kam gut verpackt in Stroh an.'],
      ['Torben', '1b9e07fa3c64d58e92a7b0c1d4f6e832', 'Glasur noch schöner als auf dem Bild, mein Tee bleibt lange warm.'],
    ],
  },
  {
    id: 119,
    slug: 'teekanne-dunst',
    name: 'Teekanne Dunst',
    price: 96,
    picture: '/wp-content/uploads/2025/04/teekanne-dunst.svg',
    text: 'Kanne mit 900 ml und eingedrehtem Sieb, die Glasur wie Nebel über dem See. Der Deckel sitzt auch beim Ausgießen. Etwa drei Wochen Fertigungszeit, weil wir jede Kanne auf Bestellung drehen.',
    reviews: [
      ['Marlies K.', '7d20c4e8b1a95f36e0c7d82b4a6f91c3', 'Tropft nicht! Nach zwanzig Jahren endlich eine Kanne, die nicht tropft.'],
    ],
  },
  {
    id: 120,
    slug: 'schale-ammersee',
    name: 'Schale Ammersee',
    price: 52,
    picture: '/wp-content/uploads/2025/04/schale-ammersee.svg',
    text: 'Müslischale, Obstschale, Salatschale: 18 cm im Durchmesser, seeblau.',
    reviews: [],
  },
];

const euro = (amount: number) =>
  `<span class="woocommerce-Price-amount amount"><bdi>${amount.toFixed(2).replace('.', ',')}&nbsp;<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span>`;

const gzd = `<p class="wc-gzd-additional-info tax-info">inkl. 19 % MwSt.</p><p class="wc-gzd-additional-info shipping-costs-info">zzgl. <a href="${origin}/versand-zahlung/">Versandkosten</a></p><p class="wc-gzd-additional-info delivery-time-info">Lieferzeit: 3–5 Werktage</p>`;

const card = (product: Product) =>
  `<li class="entry content-bg loop-entry product type-product post-${product.id} status-publish instock shipping-taxable purchasable product-type-simple"><a href="${origin}/produkt/${product.slug}/" class="woocommerce-loop-image-link woocommerce-LoopProduct-link"><img width="300" height="300" src="${origin}${product.picture}" class="attachment-woocommerce_thumbnail" alt="${product.name}" loading="lazy"></a><div class="product-details content-bg entry-content-wrap"><h2 class="woocommerce-loop-product__title"><a href="${origin}/produkt/${product.slug}/">${product.name}</a></h2><span class="price">${euro(product.price)}</span>${gzd}<a href="?add-to-cart=${product.id}" data-quantity="1" class="button product_type_simple add_to_cart_button" data-product_id="${product.id}" rel="nofollow">In den Warenkorb</a></div></li>`;

const list = `<ul class="products content-wrap product-archive grid-cols">${products.map(card).join('')}</ul>`;

const review = ([name, hash, text]: Product['reviews'][number], index: number) =>
  `<li class="review ${index % 2 ? 'odd alt' : 'even'} thread-even depth-1" id="li-comment-${310 + index}"><div id="comment-${310 + index}" class="comment_container"><img alt='' src='https://secure.gravatar.com/avatar/${hash}?s=60&#038;d=mm&#038;r=g' srcset='https://secure.gravatar.com/avatar/${hash}?s=120&#038;d=mm&#038;r=g 2x' class='avatar avatar-60 photo' height='60' width='60' decoding='async'/><div class="comment-text"><div class="star-rating" role="img" aria-label="Bewertet mit 5 von 5">★★★★★</div><p class="meta"><strong class="woocommerce-review__author">${name}</strong></p><div class="description"><p>${text}</p></div></div></div></li>`;

const payPal = JSON.stringify({
  url: 'https://www.paypal.com/sdk/js?client-id=AWq7mR0tUxZ2Hk9sPfLdE5vYbN3cJ8gT1oXiQ6aKuMzB4eRwSyVhCnDj&currency=EUR&integration-date=2025-09-24&components=buttons,funding-eligibility&vault=false&commit=false&intent=capture&disable-funding=card&enable-funding=paylater',
  script_attributes: { 'data-partner-attribution-id': 'Woo_PPCP' },
  button: {
    wrapper: '#ppc-button-ppcp-gateway',
    style: { layout: 'horizontal', color: 'gold', shape: 'rect', label: 'paypal', height: 45 },
  },
});

function productPage(product: Product): ShopPage {
  return {
    path: `/produkt/${product.slug}/`,
    title: product.name,
    bodyClass: `wp-singular product-template-default single single-product postid-${product.id} woocommerce woocommerce-page`,
    product: { name: product.name, id: product.id, value: product.price },
    head: '<script async src="https://js.klarna.com/web-sdk/v1/klarna.js" data-environment="production" data-client-id="klarna_live_client_Vk9yZ2VucmvDtHQ" id="klarna-onsite-messaging-js"></script>',
    content: `<div class="woocommerce-notices-wrapper"></div><div id="product-${product.id}" class="product type-product post-${product.id} status-publish instock">
<div class="woocommerce-product-gallery images"><img src="${origin}${product.picture}" class="wp-post-image" alt="${product.name}" width="600" height="600"></div>
<div class="summary entry-summary"><h1 class="product_title entry-title">${product.name}</h1><p class="price">${euro(product.price)}</p>${gzd}<div class="woocommerce-product-details__short-description"><p>${product.text}</p></div>
<klarna-placement data-key="credit-promotion-badge" data-locale="de-DE" data-purchase-amount="${product.price * 100}" style="display:block;margin:14px 0"></klarna-placement>
<form class="cart" action="${origin}/produkt/${product.slug}/" method="post" enctype="multipart/form-data"><div class="quantity"><label for="quantity_1">Menge</label> <input type="number" id="quantity_1" class="input-text qty text" name="quantity" value="1" min="1" step="1" style="width:70px;padding:9px"></div><p><button type="submit" name="add-to-cart" value="${product.id}" class="single_add_to_cart_button button alt">In den Warenkorb</button></p></form><div class="ppc-button-wrapper"><div id="ppc-button-ppcp-gateway"></div></div></div>
<div class="woocommerce-tabs wc-tabs-wrapper"><div id="reviews" class="woocommerce-Reviews"><div id="comments"><h2 class="woocommerce-Reviews-title">Bewertungen (${product.reviews.length})</h2><p class="wc-gzd-additional-info">Bewertungen prüfen wir: Schreiben kann nur, wer über sein Kundenkonto bestellt hat.</p><ol class="commentlist">${product.reviews.map(review).join('')}</ol></div></div></div></div>`,
    foot: `<script id="ppcp-smart-button-js-extra">var PayPalCommerceGateway = ${payPal};</script><script src="${origin}/wp-content/plugins/woocommerce-paypal-payments/modules/ppcp-button/assets/js/button.js?ver=3.1.2" id="ppcp-smart-button-js" defer></script>`,
  };
}

const newsletterBox =
  '<p class="form-row form-row-wide mailchimp-newsletter"><input class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox" id="mailchimp_woocommerce_newsletter" type="checkbox" name="mailchimp_woocommerce_newsletter" value="1" checked="checked"> <label for="mailchimp_woocommerce_newsletter" class="woocommerce-form__label woocommerce-form__label-for-checkbox inline"><span>Newsletter abonnieren</span></label></p>';

const field = (id: string, label: string, type = 'text', complete = '') =>
  `<p class="form-row form-row-wide" id="${id}_field"><label for="${id}">${label}&nbsp;<abbr class="required" title="erforderlich">*</abbr></label><input type="${type}" class="input-text" name="${id}" id="${id}" autocomplete="${complete}" required></p>`;

const account = `<div class="woocommerce"><div class="u-columns col2-set" id="customer_login"><div class="u-column1 col-1"><h2>Anmelden</h2><form class="woocommerce-form woocommerce-form-login login" method="post">${field('username', 'Benutzername oder E-Mail-Adresse', 'text', 'username')}${field('password', 'Passwort', 'password', 'current-password')}<p class="form-row"><label class="woocommerce-form-login__rememberme"><input name="rememberme" type="checkbox" id="rememberme" value="forever"> Angemeldet bleiben</label></p><button type="submit" class="button" name="login" value="Anmelden">Anmelden</button></form></div>
<div class="u-column2 col-2"><h2>Neues Kundenkonto anlegen</h2><form method="post" class="woocommerce-form woocommerce-form-register register">${field('reg_email', 'E-Mail-Adresse', 'email', 'email')}${field('reg_password', 'Passwort', 'password', 'new-password')}<div class="woocommerce-privacy-policy-text"><p>Deine Angaben verwenden wir, um dein Konto zu führen und Bestellungen abzuwickeln. Näheres steht in unserer <a href="${origin}/datenschutz/">Datenschutzerklärung</a>.</p></div>${newsletterBox}<button type="submit" class="button" name="register" value="Registrieren">Registrieren</button></form></div></div></div>`;

const checkout = `<h1>Kasse</h1><form name="checkout" method="post" class="checkout woocommerce-checkout" action="${origin}/kasse/"><div class="col2-set" id="customer_details"><div class="col-1"><h3>Rechnungsdetails</h3>${field('billing_first_name', 'Vorname', 'text', 'given-name')}${field('billing_last_name', 'Nachname', 'text', 'family-name')}${field('billing_address_1', 'Straße und Hausnummer', 'text', 'address-line1')}${field('billing_postcode', 'Postleitzahl', 'text', 'postal-code')}${field('billing_city', 'Ort', 'text', 'address-level2')}${field('billing_email', 'E-Mail-Adresse', 'email', 'email')}${newsletterBox}</div><div class="col-2"><h3 id="order_review_heading">Deine Bestellung</h3><table class="shop_table woocommerce-checkout-review-order-table"><tr><td>Becher Morgenrot × 1</td><td>${euro(34)}</td></tr><tr><th>Versand</th><td>${euro(5.9)}</td></tr><tr><th>Gesamtsumme</th><td><strong>${euro(39.9)}</strong> <small>inkl. 19 % MwSt.</small></td></tr></table><p class="form-row legal form-row checkbox-legal validate-required" data-checkbox="terms"><label for="legal"><input type="checkbox" name="legal" id="legal" required> Mit deiner Bestellung erklärst du dich mit unseren <a href="${origin}/agb/">AGB</a> und der <a href="${origin}/widerrufsbelehrung/">Widerrufsbelehrung</a> einverstanden.</label></p><button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="Zahlungspflichtig bestellen">Zahlungspflichtig bestellen</button></div></div></form>`;

const page = (path: string, title: string, id: number, content: string, more: Partial<ShopPage> = {}): ShopPage => ({
  path,
  title,
  bodyClass: `wp-singular page-template-default page page-id-${id}`,
  content,
  ...more,
});

/** Shop, workshop, account and basket. */
export const shopPages: readonly ShopPage[] = [
  page(
    '/',
    'Steinzeug vom Ammersee',
    12,
    `<h2>Frisch aus dem Ofen</h2>${list}<h2>Wie wir arbeiten</h2><p>Seit 2011 drehen wir in einer alten Mühle in Dießen Geschirr für jeden Tag. Zwei Scheiben, ein Gasofen, drei Glasuren, die wir selbst anrühren. Wer mag, schaut uns donnerstags über die Schulter oder <a href="${origin}/werkstatt/">sieht sich das Video an</a>.</p>`,
    {
      bodyClass: 'home wp-singular page-template-default page page-id-12',
      hero: '<section class="entry-hero page-hero-section"><div class="site-container"><h1>Geschirr in der Farbe des Morgens</h1><p>Von Hand gedreht, bei 1260 Grad gebrannt, für lange gedacht.</p><p><a class="wp-block-button__link" href="/shop/">Zum Shop</a></p></div></section>',
    },
  ),
  page('/shop/', 'Shop', 14, `<h1 class="page-title">Shop</h1><p class="woocommerce-result-count">Alle 3 Ergebnisse</p>${list}`, {
    bodyClass: 'archive post-type-archive post-type-archive-product woocommerce-shop woocommerce woocommerce-page',
  }),
  ...products.map(productPage),
  page(
    '/werkstatt/',
    'Werkstatt',
    22,
    `<h1>Die Werkstatt</h1><p>Vom Klumpen zum Becher in sieben Minuten: Unsere Freundin Vroni hat beim Drehen gefilmt.</p><figure class="wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube wp-embed-aspect-16-9"><div class="wp-block-embed__wrapper"><iframe title="Becher drehen bei Keramik Morgenrot" width="500" height="281" consent-required="221" consent-by="services" consent-id="721" consent-original-src-_="https://www.youtube.com/embed/mRgnR0tDr3h?feature=oembed" consent-click-original-src-_="https://www.youtube.com/embed/mRgnR0tDr3h?feature=oembed&amp;autoplay=1" frameborder="0" allow="accelerometer; autoplay; encrypted-media; picture-in-picture" allowfullscreen></iframe></div></figure><h2>Kurse</h2><p>Jeden ersten Samstag im Monat, sechs Plätze, zwei Stunden an der Scheibe. Anmeldung bitte telefonisch unter 08807 555 31 40.</p>`,
  ),
  page('/mein-konto/', 'Mein Konto', 17, `<h1>Mein Konto</h1>${account}`, {
    bodyClass: 'wp-singular page-template-default page page-id-17 woocommerce-account woocommerce-page',
  }),
];

/** The basket without and with goods, and the order page that needs goods. */
export const basketPages = {
  empty: page(
    '/warenkorb/',
    'Warenkorb',
    15,
    `<h1>Warenkorb</h1><p class="cart-empty woocommerce-info">Dein Warenkorb ist gegenwärtig leer.</p><p class="return-to-shop"><a class="button wc-backward" href="${origin}/shop/">Zurück zum Shop</a></p>`,
  ),
  full: page(
    '/warenkorb/',
    'Warenkorb',
    15,
    `<h1>Warenkorb</h1><form class="woocommerce-cart-form"><table class="shop_table cart"><tr><th>Produkt</th><th>Preis</th></tr><tr><td>Becher Morgenrot × 1</td><td>${euro(34)}</td></tr></table></form><p><a href="${origin}/kasse/" class="checkout-button button alt wc-forward">Weiter zur Kasse</a></p>`,
  ),
  checkout: page('/kasse/', 'Kasse', 16, checkout),
} as const;
