import { accounts, type NovaPage, tokenField } from './nova.ts';

interface Product {
  path: string;
  picture: string;
  name: string;
  price: string;
  number: string;
}

const havel: Product = {
  path: '/Pendelleuchte-Havel-Messing',
  picture: '/media/image/product/1042/lg/pendelleuchte-havel-messing.svg',
  name: 'Pendelleuchte Havel, Messing, Ø 40 cm',
  price: '289,00',
  number: '1042',
};

const gersprenz: Product = {
  path: '/Tischleuchte-Gersprenz',
  picture: '/media/image/product/1077/lg/tischleuchte-gersprenz.svg',
  name: 'Tischleuchte Gersprenz, Leinen',
  price: '119,00',
  number: '1077',
};

const products: readonly Product[] = [
  havel,
  {
    path: '/Pendelleuchten',
    picture: '/media/image/product/1043/lg/pendelleuchte-modau-glas.svg',
    name: 'Pendelleuchte Modau, Rauchglas',
    price: '249,00',
    number: '1043',
  },
  {
    path: '/Pendelleuchten',
    picture: '/media/image/product/1051/lg/pendelleuchte-felsberg-schwarz.svg',
    name: 'Pendelleuchte Felsberg, Schwarz',
    price: '199,00',
    number: '1051',
  },
  gersprenz,
];

const tile = ({ path, picture, name, price }: Product) =>
  `<div class="product-wrapper" itemprop="itemListElement" itemscope itemtype="https://schema.org/Product"><a href="${path}"><img loading="lazy" src="${picture}" alt="${name}" width="600" height="600"></a><div class="productbox-title" itemprop="name"><a href="${path}" class="text-clamp-2">${name}</a></div><div class="price productbox-price"><span>${price} € <span class="footnote-reference">*</span></span></div></div>`;

const list = (shown: readonly Product[]) => `<div class="productlist" id="product-list">${shown.map(tile).join('\n')}</div>`;

const payPalScript = `<script id="ppc-sdk" async src="https://www.paypal.com/sdk/js?client-id=${accounts.payPal}&amp;currency=EUR&amp;intent=capture&amp;commit=false&amp;components=buttons,messages,marks,funding-eligibility&amp;locale=de_DE" data-partner-attribution-id="JTL_Cart_REST_PPCP" data-namespace="paypal"></script>`;

const video = `<div class="opc-Video"><img class="preview" src="https://i.ytimg.com/vi/LhbHavel40M/hqdefault.jpg" alt="" width="480" height="360">
<a href="#" class="trigger give-consent" data-consent="youtube">Um dieses Video von YouTube zu sehen, brauchen wir Ihre Zustimmung: Es werden Daten an den Anbieter (Google) übertragen und Cookies gesetzt. Hier klicken und zustimmen.</a>
<iframe class="needs-consent youtube" src="" data-src="https://www.youtube.com/embed/LhbHavel40M" title="So entsteht die Havel" allowfullscreen></iframe></div>`;

function productPage(product: Product, description: string, page: Partial<NovaPage>, express: string): NovaPage {
  return {
    path: product.path,
    type: 1,
    title: product.name,
    breadcrumb: [['/Pendelleuchten', 'Leuchten']],
    ...page,
    content: `<div class="product-detail" id="result-wrapper" itemprop="mainEntity" itemscope itemtype="https://schema.org/Product"><div id="image_wrapper"><img src="${product.picture}" alt="${product.name}" itemprop="image" width="600" height="600"></div>
<div class="product-info"><h1 class="product-title" itemprop="name">${product.name}</h1><p>Artikelnummer: ${product.number} · Hersteller: Lichthaus Brandau</p><p><a href="https://eprel.ec.europa.eu/screen/product/lightsources/1590${product.number}" target="_blank" rel="noopener"><span class="energy">E</span> Produktdatenblatt</a> (mitgeliefertes Leuchtmittel)</p>
<div class="price_wrapper"><span class="price">${product.price} €</span> <span class="vat_info">inkl. 19 % USt., zzgl. <a href="/Versandinformationen">Versand</a></span></div><p>sofort verfügbar · Lieferzeit 3–4 Werktage</p>
<form id="buy_form" action="/Warenkorb" method="post" class="basket-form">${tokenField}<input type="hidden" name="a" value="${product.number}"><input type="hidden" name="wke" value="1"><label>Menge <input type="number" name="anzahl" value="1" min="1" class="form-control"></label><button type="submit" name="inWarenkorb" value="In den Warenkorb" class="btn btn-primary">In den Warenkorb</button>${express}</form></div></div>
<div class="tab-content" id="tab-description"><div class="h2">Beschreibung</div>${description}</div>`,
  };
}

const basketPage = (content: string): NovaPage => ({ path: '/Warenkorb', type: 3, title: 'Warenkorb', content });

/** The basket after something was put into it: the answer to the form of a product page. */
export const filledBasket = basketPage(
  `<h1>Warenkorb</h1><table class="cart-items"><tr><th>Artikel</th><th>Menge</th><th>Preis</th></tr><tr><td>${havel.name}</td><td>1</td><td>${havel.price} €</td></tr></table><p><button type="button" class="btn btn-primary">Zur Kasse</button></p>`,
);

/** Start page, category, products and basket. */
export const shopPages: readonly NovaPage[] = [
  {
    path: '/',
    type: 18,
    title: 'Leuchten aus dem Odenwald',
    content: `<img class="banner-image" src="/media/image/opc/wohnraum.svg" alt="Esstisch unter drei Messingleuchten" width="1400" height="460">
<h1>Licht, das bleibt</h1><p>Seit 1968 fertigen wir in Brandau Leuchten aus Messing, Glas und Leinen. Jede wird von Hand montiert, geprüft und auf Wunsch auch nach zwanzig Jahren noch repariert.</p>
<div class="h2">Unsere Lieblinge</div>${list(products)}`,
  },
  {
    path: '/Pendelleuchten',
    type: 2,
    title: 'Pendelleuchten',
    content: `<h1 class="title">Pendelleuchten</h1><p>Über dem Tisch, im Flur, im Treppenhaus: Alle Pendel lassen sich in der Länge kürzen.</p>${list(products.slice(0, 3))}`,
  },
  productPage(
    havel,
    `<p>Gedrückt aus einem Blech, innen weiß lackiert, außen geölt. Fassung E27, bis 60 W, Kabel 2 m, dimmbar mit passendem Leuchtmittel.</p>${video}<p>Im Film zeigt Metalldrückermeister Jens Trautwein, wie der Schirm entsteht.</p>`,
    { head: payPalScript },
    '<div class="ppc-express" id="ppc-paypal-button-productdetails"></div>',
  ),
  productPage(
    gersprenz,
    '<p>Lampenschirm aus Leinen, Fuß aus Stahl. Mit Schnurschalter. Fassung E14.</p><p>Fragen zum Leuchtmittel beantworten wir gern telefonisch.</p>',
    {},
    '',
  ),
  basketPage(
    '<h1>Warenkorb</h1><div class="alert alert-info">Ihr Warenkorb ist leer.</div><p><a class="btn btn-primary" href="/">Weiter einkaufen</a></p>',
  ),
];
