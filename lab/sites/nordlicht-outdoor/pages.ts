import type { StorePage } from './theme.ts';

interface Product {
  handle: string;
  name: string;
  price: string;
  variant: number;
  picture: string;
  text: string;
}

const products: readonly Product[] = [
  {
    handle: 'trekkingrucksack-polar-48',
    name: 'Trekkingrucksack Polar 48',
    price: '189,00',
    variant: 52014877316421,
    picture: '/cdn/shop/files/polar-48.svg',
    text: 'Achtundvierzig Liter für lange Touren: tragendes Gestell aus Aluminium, Hüftgurt in drei Größen, Regenhülle im Boden. Gewebe aus recyceltem Polyamid, frei von PFAS.',
  },
  {
    handle: 'merinoshirt-tind',
    name: 'Merinoshirt Tind',
    price: '74,90',
    variant: 52014877349189,
    picture: '/cdn/shop/files/tind.svg',
    text: 'Feine Merinowolle (165 g/m²) aus kontrollierter Tierhaltung, flache Nähte, lange Ärmel. Riecht auch am vierten Tag noch nach nichts.',
  },
  {
    handle: 'kocher-glut',
    name: 'Kocher Glut',
    price: '129,00',
    variant: 52014877381957,
    picture: '/cdn/shop/files/glut.svg',
    text: 'Gaskocher mit Windschutz und Vorwärmung, zuverlässig bis minus fünfzehn Grad.',
  },
];

const tax = '<div class="product__tax caption rte">Inkl. MwSt. zzgl. <a href="/policies/shipping-policy">Versandkosten</a></div>';

const card = (product: Product) =>
  `<li class="grid__item"><a class="card card-wrapper product-card-wrapper" href="/products/${product.handle}"><img src="${product.picture}?v=1731000000&amp;width=533" alt="${product.name}" width="533" height="533" loading="lazy"><h3 class="card__heading h5">${product.name}</h3><div class="price"><span class="price-item price-item--regular">€${product.price}</span></div></a>${tax}</li>`;

const grid = `<ul id="product-grid" class="grid product-grid">${products.map(card).join('')}</ul>`;

const productPage = (product: Product): StorePage => ({
  path: `/products/${product.handle}`,
  title: product.name,
  template: 'product',
  type: 'product',
  content: `<section id="shopify-section-template--24181__main" class="shopify-section section"><div class="product page-width"><div class="product__media-wrapper"><img src="${product.picture}?v=1731000000&amp;width=823" alt="${product.name}" width="823" height="823"></div><div class="product__info-wrapper"><p class="product__text caption-with-letter-spacing">Nordlicht Outdoor</p><h1 class="product__title">${product.name}</h1><div class="price price--large"><span class="price-item price-item--regular">€${product.price} EUR</span></div>${tax}
<product-form class="product-form"><form method="post" action="/cart/add" id="product-form-template--24181__main" accept-charset="UTF-8" class="form" enctype="multipart/form-data" data-type="add-to-cart-form"><input type="hidden" name="form_type" value="product"><input type="hidden" name="utf8" value="✓"><input type="hidden" name="id" value="${product.variant}" class="product-variant-id"><div class="product-form__buttons"><button type="submit" name="add" class="product-form__submit button button--full-width button--secondary">In den Warenkorb legen</button><div data-shopify="payment-button" class="shopify-payment-button"><shopify-accelerated-checkout recommended="null" fallback="{&quot;name&quot;:&quot;buy_it_now&quot;}" access-token="5d1e0f7bb2c84c1e9a7bb31d06c1f25e" buyer-country="DE" buyer-locale="de" buyer-currency="EUR" variant-params="[]" shop-id="81264730417"></shopify-accelerated-checkout></div></div></form></product-form><div class="product__description rte"><p>${product.text}</p><p>Lieferzeit 2–4 Werktage.</p></div></div></div></section>
<section class="shopify-section"><div class="page-width"><div id="judgeme_product_reviews" class="jdgm-widget jdgm-review-widget" data-product-title="${product.name}" data-id="${product.variant}"></div></div></section>`,
});

const contactForm = `<form method="post" action="/contact#ContactForm" id="ContactForm" accept-charset="UTF-8" class="isolate"><input type="hidden" name="form_type" value="contact"><input type="hidden" name="utf8" value="✓"><div class="field"><label for="ContactForm-name">Name</label><input autocomplete="name" type="text" id="ContactForm-name" name="contact[Name]"></div><div class="field"><label for="ContactForm-email">E-Mail *</label><input autocomplete="email" type="email" id="ContactForm-email" name="contact[email]" required aria-required="true"></div><div class="field"><label for="ContactForm-body">Kommentar</label><textarea rows="8" id="ContactForm-body" name="contact[Kommentar]"></textarea></div><p>Ihre Angaben verwenden wir nur, um Ihnen zu antworten. Mehr in der <a href="/policies/privacy-policy">Datenschutzerklärung</a>.</p><button type="submit" class="button">Senden</button></form>`;

const page = (path: string, title: string, content: string): StorePage => ({
  path,
  title,
  template: 'page',
  content: `<section class="shopify-section section"><div class="page-width page-width--narrow"><h1 class="main-page-title page-title h0">${title}</h1><div class="rte">${content}</div></div></section>`,
});

/** Start page, catalogue, products and the pages of the firm. */
export const storePages: readonly StorePage[] = [
  {
    path: '/',
    title: 'Ausrüstung für hohe Breiten',
    template: 'index',
    type: 'home',
    content: `<section class="shopify-section section"><div class="banner"><div class="banner__content page-width"><h2 class="banner__heading">Draußen, auch wenn es dunkel wird</h2><p>Ausrüstung, die wir selbst zwischen Kiel und Kirkenes tragen.</p><a href="/collections/all" class="button button--primary">Jetzt entdecken</a></div></div></section><section class="shopify-section section"><div class="page-width"><h2 class="title">Lieblingsstücke</h2>${grid}</div></section><section class="shopify-section section"><div class="page-width"><div class="jdgm-widget jdgm-all-reviews-widget"></div></div></section>`,
  },
  {
    path: '/collections/all',
    title: 'Alle Produkte',
    template: 'collection',
    type: 'collection',
    content: `<div class="page-width"><h1 class="collection-hero__title">Alle Produkte</h1>${grid}</div>`,
  },
  ...products.map(productPage),
  page(
    '/pages/ueber-uns',
    'Über uns',
    '<p>Angefangen haben Wiebke und Jorin 2017 mit einem gebrauchten Bulli und einer Nähmaschine. Heute arbeiten vierzehn Leute in der alten Segelmacherei am Kieler Hafen. Genäht wird in Estland und Portugal, repariert bei uns: Jedes Stück könnt ihr einsenden, ein Leben lang.</p><h2>Unser Versprechen</h2><p>Keine Wegwerfware, keine PFAS, keine Rabattschlachten. Dafür ehrliche Auskunft, was ein Rucksack kann und was nicht.</p>',
  ),
  page(
    '/pages/kontakt',
    'Kontakt',
    `<p>Telefonisch erreichen Sie uns Montag bis Freitag von 9 bis 16 Uhr unter 0431 555 72 90.</p>${contactForm}`,
  ),
];

const cart = (content: string): StorePage => ({
  path: '/cart',
  title: 'Ihr Warenkorb',
  template: 'cart',
  type: 'cart',
  content: `<section class="shopify-section section"><div class="page-width"><h1 class="title title--primary">Ihr Warenkorb</h1>${content}</div></section>`,
});

/** The basket without and with goods. */
export const cartPages = {
  empty: cart('<p class="cart__empty-text">Ihr Warenkorb ist leer</p><a href="/collections/all" class="button">Weiter einkaufen</a>'),
  full: cart(
    '<form action="/cart" class="cart__contents" method="post" id="cart"><table class="cart-items"><tr><th>Produkt</th><th>Gesamtsumme</th></tr><tr><td>Trekkingrucksack Polar 48</td><td>€189,00</td></tr></table><p>Inkl. MwSt. zzgl. <a href="/policies/shipping-policy">Versand</a></p><button type="submit" id="checkout" class="cart__checkout-button button" name="checkout">Zur Kasse</button></form>',
  ),
} as const;
