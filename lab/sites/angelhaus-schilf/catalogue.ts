import type { ShopPage } from './gambio.ts';
import { paths } from './shop.ts';
import { klarnaScript, payPalScripts } from './tracking.ts';

const tax = `<p class="tax-shipping-text text-small">inkl. 19% MwSt. zzgl. <a class="gm_shipping_link lightbox_iframe" href="${paths.shipping}" rel="nofollow">Versand</a></p>`;
const image = (name: string) => `/images/product_images/info_images/${name}.svg`;
const stars = (value: string, count: number) =>
  `<div class="rating-stars" title="${value} von 5 Sternen"><span aria-hidden="true">★★★★★</span> ${value} (${count} Bewertungen)</div>`;

function tile(name: string, picture: string, price: string, extra = '', href: string = paths.category): string {
  return `<div class="product-container" data-index="productlist"><form class="product-tile no-status-check"><div class="inside"><div class="content-container"><a href="${href}"><img class="img-responsive image-fit-in-parent" src="${image(picture)}" alt="${name}" loading="lazy"></a><div class="title"><a href="${href}" class="product-url">${name}</a></div>${extra}<div class="price-tax"><div class="price"><span class="current-price-container">${price}</span></div>${tax}<div class="shipping hidden-visual-list">Lieferzeit: 2-4 Tage</div></div></div></div></form></div>`;
}

const rodPrice = '<span class="productOldPrice old-price">statt nur <s>189,95 EUR</s></span> Nur 149,95 EUR';
const knifePrice = '<span class="productOldPrice old-price">UVP <s>44,90 EUR</s></span> Ihr Preis 36,90 EUR';
const rod = tile('Spinnrute „Schilfgold“ 270', 'schilfgold-270', rodPrice, stars('4,8', 37), paths.rod);
const knife = tile('Filetiermesser „Hecht 18“ (ab 18 Jahren)', 'filetiermesser', knifePrice, stars('4,6', 14), paths.knife);
const reel = tile(
  'Stationärrolle „Binnenmüller 3000“',
  'rolle',
  '<span class="productOldPrice old-price">statt nur <s>99,95 EUR</s></span> Nur 84,95 EUR<br><small>Niedrigster Preis der letzten 30 Tage: 99,95 EUR</small>',
);
const line = tile(
  'Geflochtene Schnur 0,14 mm, 300 m',
  'schnur',
  '26,90 EUR <span class="gm_products_vpe products-vpe">0,09 EUR pro m</span>',
);
const boilies = tile(
  'Boilies „Muschel“ 20 mm, 1 kg',
  'boilies',
  '11,90 EUR <span class="gm_products_vpe products-vpe">11,90 EUR pro kg</span>',
);
const boiliesBig = tile('Boilies „Muschel“ 20 mm, Eimer 5 kg', 'boilies', '49,90 EUR');
const set = tile('Einsteiger-Set Rute, Rolle und 10 Bleie', 'rolle', '79,00 EUR');

const start: ShopPage = {
  path: '/',
  title: 'Angelgeräte von der Müritz',
  type: 'page-index-type-index',
  main: `<div class="content-container"><h1>Petri Heil von der Müritz</h1><p>Seit 1978 beraten wir Angler in Waren. Im Laden, am Telefon und hier: Ruten, Rollen, Schnüre und Köder, die wir selbst fischen.</p></div>
<h2>Unsere Empfehlungen</h2><div class="productlist productlist-viewmode-grid">${rod}${reel}${line}${boilies}</div>
<h2>Schonzeiten im Blick</h2><p>In Mecklenburg-Vorpommern gilt für Zander vom 23. April bis 22. Mai eine Schonzeit. Angelkarten für die Müritz bekommen Sie bei uns im Laden, den Touristenfischereischein beim Ordnungsamt.</p>
<h2>So finden Sie uns</h2><p><img src="/images/content/anfahrt.svg" alt="Lageplan: Am Hafenbecken 14 in Waren" width="600" height="260"><br><a href="https://www.openstreetmap.org/#map=17/53.5161/12.6822" rel="noopener" target="_blank">Größere Karte bei OpenStreetMap öffnen</a></p>`,
};

const category: ShopPage = {
  path: paths.category,
  title: 'Angelruten, Rollen und Köder',
  type: 'page-index-type-c21 page-index-type-gm_boosted_category page-index-type-cat',
  main: `<h1>Angelruten, Rollen und Köder</h1><div class="productlist productlist-viewmode-grid">${rod}${reel}${set}${line}${boilies}${boiliesBig}${knife}</div>`,
};

interface Product {
  id: number;
  name: string;
  picture: string;
  price: string;
  cents: number;
  model: string;
  text: string;
  reviews: string;
}

const detail = (
  product: Product,
) => `<div id="product-info" class="product-info product-info-default row"><div class="product-info-content" data-gambio-widget="cart_handler">
<div class="product-info-image"><img src="${image(product.picture)}" alt="${product.name}" width="400" height="300"></div>
<div class="product-info-details"><form action="/product_info.php" method="post" class="form-horizontal js-product-form product-info"><h1 class="product-info-title-desktop">${product.name}</h1><dl class="dl-horizontal"><dt>Art.Nr.:</dt><dd class="model-number-text">${product.model}</dd><dt>Lieferzeit:</dt><dd>2-4 Tage (Ausland abweichend)</dd></dl>
<div class="price-container"><div class="price-calc-container" id="attributes-calc-price"><div class="current-price-container">${product.price}</div>${tax}<div class="paypal-installments paypal-installments-product" data-pp-amount="${(product.cents / 100).toFixed(2)}"></div><klarna-placement data-key="credit-promotion-badge" data-locale="de-DE" data-purchase-amount="${product.cents}"></klarna-placement></div></div>
<div class="row"><div class="input-group"><button type="button" class="btn btn-default btn-quantity" data-step="-1" aria-label="Weniger">−</button><input type="number" name="products_qty" id="attributes-calc-quantity" class="form-control" value="1" step="1" min="1" aria-label="Menge"><button type="button" class="btn btn-default btn-quantity" data-step="1" aria-label="Mehr">+</button></div><input type="hidden" name="products_id" value="${product.id}"><button name="btn-add-to-cart" type="submit" class="btn btn-lg btn-buy btn-block js-btn-add-to-cart">In den Warenkorb</button></div>
<div class="paypal-newbutton" id="paypal-newbutton"></div></form></div></div>
<div class="product-info-description"><h2>Beschreibung</h2>${product.text}<h2>Kundenrezensionen</h2>${product.reviews}</div></div>`;

const modules = `${klarnaScript}\n${payPalScripts}`;

/** Start, category and two products: a rod, and a knife that is sold to adults only. */
export const cataloguePages: readonly ShopPage[] = [
  start,
  category,
  {
    path: paths.rod,
    title: 'Spinnrute „Schilfgold“ 270',
    type: 'page-product-info',
    modules,
    main: detail({
      id: 412,
      name: 'Spinnrute „Schilfgold“ 270',
      picture: 'schilfgold-270',
      price: rodPrice,
      cents: 14995,
      model: 'AS-SG270',
      text: '<p>2,70 m, Wurfgewicht 15–45 g, zweiteilig, 168 g. Unsere Hausrute für Hecht und Zander vom Boot und vom Steg.</p><p>Hersteller: Schilf Rutenbau, Angelhaus Schilf GmbH &amp; Co. KG, Am Hafenbecken 14, 17192 Waren (Müritz), rutenbau@angelhaus-schilf.test</p><p>Sicherheitshinweis: Nicht in der Nähe von Hochspannungsleitungen und bei Gewitter verwenden – die Rute leitet Strom.</p>',
      reviews: `${stars('4,8', 37)}<blockquote>„Leicht, schnell, und die Beratung am Telefon war klasse.“ – Uwe P.</blockquote><blockquote>„Im ersten Urlaub gleich ein 92er Hecht.“ – Sandra K.</blockquote>`,
    }),
  },
  {
    path: paths.knife,
    title: 'Filetiermesser „Hecht 18“',
    type: 'page-product-info',
    modules,
    main: detail({
      id: 688,
      name: 'Filetiermesser „Hecht 18“',
      picture: 'filetiermesser',
      price: knifePrice,
      cents: 3690,
      model: 'AS-FM18',
      text: '<p><strong>Abgabe nur an Personen ab 18 Jahren.</strong> Wir fragen im Bestellvorgang nach Ihrem Geburtsdatum; DHL prüft bei der Übergabe Ihren Ausweis (Alterssichtprüfung). DHL teilt uns nur mit, ob die Prüfung bestanden wurde.</p><p>Klinge 18 cm, rostfrei, Griff aus Pakkaholz, mit Scheide. Feststehende Klingen über 12 cm dürfen nicht ohne berechtigtes Interesse geführt werden (§ 42a WaffG); Angeln ist ein solches.</p><p>Hersteller: Solinger Klingenwerk Ahrens GmbH, Katternberger Str. 211, 42655 Solingen, info@klingenwerk-ahrens.test</p>',
      reviews: `${stars('4,6', 14)}<blockquote>„Scharf ab Werk, liegt gut in der Hand.“ – Björn T.</blockquote>`,
    }),
  },
];
