import { accounts } from './accounts.ts';
import type { ShopPage } from './oxid.ts';

interface Product {
  path: string;
  category: readonly [string, string];
  title: string;
  number: string;
  price: number;
  base?: string;
  maker: string;
  text: string;
  options: readonly [string, readonly string[]];
  picture: string;
}

const euro = (value: number) => `${value.toFixed(2).replace('.', ',')} €`;

const products: readonly Product[] = [
  {
    path: '/Kompression/Kompressionsstruempfe-Klasse-2-knielang.html',
    category: ['Kompression', '/Kompression/'],
    title: 'Kompressionsstrümpfe Klasse 2, knielang',
    number: '20-4112',
    price: 69.9,
    maker: 'Venalta Strickerei GmbH, Industriestraße 9, 95028 Hof, info@venalta-strickerei.test',
    text: 'Rundgestrickter Strumpf der Kompressionsklasse 2 bei Venenleiden, nach Thrombose und in der Schwangerschaft. Medizinprodukt der Klasse I mit CE-Kennzeichen.',
    options: ['Größe', ['I', 'II', 'III', 'IV']],
    picture: 'kompression.svg',
  },
  {
    path: '/Inkontinenz/Vorlagen-Super-bei-schwerer-Blasenschwaeche.html',
    category: ['Inkontinenz', '/Inkontinenz/'],
    title: 'Vorlagen „Super“ bei schwerer Blasenschwäche',
    number: '31-0877',
    price: 16.8,
    base: 'Grundpreis: 0,56 € / 1 Stück (Inhalt: 30 Stück)',
    maker: 'Sorana Hygiene AG, Parkring 2, 68159 Mannheim, kontakt@sorana-hygiene.test',
    text: 'Anatomisch geformte Vorlage mit Auslaufschutz und Geruchsbindung, Saugleistung 2.200 ml. Neutral verpackt, auf Wunsch im Abonnement über Ihre Krankenkasse.',
    options: ['Packung', ['30 Stück', '4 × 30 Stück']],
    picture: 'vorlagen.svg',
  },
];

const endScripts = ({
  number,
  title,
  category,
  price,
}: Product) => `<script>dataLayer.push({event: 'view_item', ecommerce: {currency: 'EUR', value: ${price}, items: [{item_id: '${number}', item_name: '${title}', item_category: '${category[0]}', price: ${price}}]}});</script>
<script src="https://www.paypal.com/sdk/js?client-id=${accounts.payPal}&currency=EUR&intent=capture&components=buttons,funding-eligibility&locale=de_DE&commit=false&integration-date=2020-07-29" data-partner-attribution-id="Oxid_Cart_Payments"></script>
<script>paypal.Buttons({ style: { shape: 'rect', layout: 'horizontal', height: 45 }, createOrder: function () { return fetch('/index.php?cl=oscpaypalproxy&fnc=createOrder&aid=1', { method: 'post' }).then(function (r) { return r.json(); }).then(function (d) { return d.id; }); } }).render('#PayPalButtonProductMain');</script>
<script type="text/plain" data-usercentrics="Klarna On-Site Messaging" src="https://js.klarna.com/web-sdk/v1/klarna.js" data-client-id="${accounts.klarna}" data-environment="production" async></script>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","offers":{"@type":"Offer","priceCurrency":"EUR","price":"${price}","availability":"https://schema.org/InStock"}}</script>`;

function details(product: Product): ShopPage {
  const { path, category, title, number, price, base, maker, text, options, picture } = product;
  const content = `<div id="details_container"><div id="details" class="details"><div class="row">
<div class="col picture"><img src="/out/pictures/generated/product/1/540_340_75/${picture}" alt="${title}" width="540" height="340"></div>
<form class="js-oxProductForm col" action="${accounts.origin}/index.php?" method="post"><div class="hidden"><input type="hidden" name="stoken" value="9A4F31C0"><input type="hidden" name="lang" value="0"><input type="hidden" name="cl" value="details"><input type="hidden" name="fnc" value="tobasket"><input type="hidden" name="aid" value="${number}"></div>
<h1 id="productTitle" class="details-title">${title}</h1><span class="small">Artikelnummer: ${number}</span>
<div class="price-wrapper"><span id="productPrice" class="price">${euro(price)} *</span></div>${base ? `<div id="productPriceUnit">${base}</div>` : ''}
<p class="stockFlag lowStock">● Sofort lieferbar, Lieferzeit 2–3 Werktage</p>
<label for="variants_0">${options[0]}</label> <select id="variants_0" name="varselid[0]">${options[1].map((option) => `<option>${option}</option>`).join('')}</select>
<div class="tobasketFunction"><input id="amountToBasket" type="number" name="am" value="1" min="1" aria-label="Menge"><button id="toBasket" type="submit" class="btn btn-primary submitButton">In den Warenkorb</button></div>
<div id="PayPalButtonProductMain" class="paypal-button-container"></div>
<klarna-placement data-key="credit-promotion-badge" data-locale="de-DE" data-purchase-amount="${Math.round(price * 100)}"></klarna-placement></form></div>
<div class="card description" id="description"><h2 class="h4">Beschreibung</h2><p>${text}</p><p>Mit Rezept? Dann zahlen Sie nur die gesetzliche Zuzahlung: <a href="/Rezept-einloesen/">Rezept einlösen</a></p><h2 class="h4">Hersteller</h2><p>${maker}</p></div></div></div>`;
  return {
    path,
    title: title.replaceAll(/[„“]/g, ''),
    description: `${title.replaceAll(/[„“]/g, '')} online kaufen, diskret verpackt.`,
    cl: 'details',
    content,
    above: [category],
    scripts: endScripts(product),
  };
}

const box = ({ path, title, price, picture, base }: Product) =>
  `<div class="productData productBox card"><a href="${accounts.origin}${path}" title="${title.replaceAll(/[„“]/g, '')}"><img src="/out/pictures/generated/product/1/540_340_75/${picture}" alt="" width="270" height="170"></a><a class="title" href="${accounts.origin}${path}">${title}</a><div class="price"><span class="lead">${euro(price)} *</span></div>${base ? `<div class="small">${base}</div>` : ''}<a class="btn btn-outline-dark" href="${accounts.origin}${path}">Mehr Informationen</a></div>`;

function category(path: string, title: string, text: string): ShopPage {
  const inside = products.filter((product) => product.category[1] === path);
  return {
    path,
    title,
    description: text,
    cl: 'alist',
    content: `<h1 class="page-header">${title}</h1><p>${text}</p><div class="list-container" id="productList">${inside.map(box).join('')}</div>`,
  };
}

/** Start page, categories and articles. */
export const productPages: readonly ShopPage[] = [
  {
    path: '/',
    title: 'Gesund zu Hause',
    description: 'Sanitätshaus und Orthopädietechnik in Rosenheim: Kompression, Inkontinenz, Bandagen, mit und ohne Rezept.',
    cl: 'start',
    content: `<div id="promo" class="promo"><h1>Gut versorgt. In Rosenheim und online.</h1><p>Seit 1958 messen wir an, beraten und liefern: mit Rezept direkt über Ihre Krankenkasse, ohne Rezept in zwei bis drei Werktagen.</p><a class="btn btn-primary" href="/Termin-buchen/">Termin zum Anmessen buchen</a></div><h2 class="page-header">Beliebt in unserem Shop</h2><div class="list-container" id="newItems">${products.map(box).join('')}</div>`,
  },
  category('/Kompression/', 'Kompression', 'Strümpfe, Strumpfhosen und Wadenstrümpfe der Klassen 1 bis 3, auf Wunsch nach Maß.'),
  category('/Inkontinenz/', 'Inkontinenz', 'Vorlagen, Pants und Bettschutz, immer neutral verpackt und ohne Firmenaufdruck.'),
  ...products.map(details),
];
