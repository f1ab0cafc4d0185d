import { shop } from './accounts.ts';
import { euros, type Product, products } from './catalogue.ts';
import { renderStorefront } from './storefront.ts';

const strike = ({ listPrice, price }: Product) =>
  listPrice
    ? ` <span class="list-price"><span class="list-price-price">AVP¹ ${euros(listPrice)}</span> <span class="list-price-percentage">(${Math.round(100 - (price * 100) / listPrice)} % gespart)</span></span>`
    : '';

const content = ({ content: amount, unitPrice }: Product) =>
  `<span class="product-unit-label">Inhalt:</span> <span class="price-unit-content">${amount}</span>${unitPrice ? ` <span class="price-unit-reference-content">${unitPrice}</span>` : ''}`;

const box = (
  product: Product,
) => `<div class="cms-listing-col" role="listitem"><div class="card product-box box-standard" data-product-information='{"id":"${product.pzn}"}'>
<a href="${product.path}" class="product-image-link is-standard"><img src="${product.picture}" alt="${product.name}" class="product-image is-standard" loading="lazy"></a>
<div class="product-info"><a href="${product.path}" class="product-name" title="${product.name}">${product.name}</a><p class="form-text">PZN ${product.pzn}</p>
<div class="product-price-info"><p class="product-price-unit">${content(product)}</p><div class="product-price-wrapper"><p class="product-price with-list-price">${euros(product.price)}*${strike(product)}</p></div></div>
<div class="product-action"><a href="${product.path}" class="btn btn-light btn-detail" title="Details">Details</a></div></div></div></div>`;

const listing = (chosen: readonly Product[]) =>
  `<div class="cms-element-product-listing-wrapper"><div class="cms-element-product-listing"><div class="row cms-listing-row js-listing-wrapper" role="list">${chosen.map(box).join('')}</div></div></div>`;

const home = renderStorefront({
  title: 'Ihre Apotheke vor Ort und im Versand',
  path: '/',
  action: 'home',
  main: `<div class="cms-page"><div class="cms-sections"><div class="cms-block cms-block-image-cover"><img src="/media/5d/13/aa/1709811204/kirchgasse.svg" alt="Die Lindwurm-Apotheke in der Kirchgasse"><div class="cms-element-text-hero"><h1>Seit 1743 in der Kirchgasse</h1><p>Beratung, Rezeptur, Botendienst – und seit 2011 auch Versand in ganz Deutschland.</p><a class="btn btn-primary" href="/E-Rezept/">E-Rezept einlösen</a></div></div>
<div class="cms-block cms-block-product-listing"><h2>Unsere Angebote im November</h2>${listing(products.slice(0, 3))}</div>
<div class="cms-block cms-block-text"><div class="cms-element-text"><h2>Botendienst</h2><p>Was wir nicht da haben, bestellen wir bis 12 Uhr für denselben Nachmittag. Unser Bote Herr Stürzl fährt werktags ab 16 Uhr nach Weißenburg, Ellingen und Pleinfeld, für Sie kostenlos.</p></div></div></div></div>`,
});

const video = JSON.stringify({
  cookieName: 'youtube-video',
  videoUrl: 'https://www.youtube-nocookie.com/embed/Hs4wLq0ZpXc?rel=0&controls=1',
  iframeTitle: 'Richtig inhalieren mit dem Dosieraerosol',
  btnClasses: 'btn btn-outline-secondary',
  overlayText: '',
}).replaceAll('"', '&quot;');

/** The film block of the shop's page builder, which waits for consent. */
const film = `<div class="cms-block cms-block-youtube-video"><div class="cms-element-youtube-video"><div class="cms-element-youtube-video__container" data-cms-gdpr-video-element="true" data-cms-gdpr-video-element-options="${video}"><div class="cms-element-youtube-video__placeholder"><p>Durch einen Klick auf „Akzeptieren“ stimmen Sie zu, dass der Film von YouTube (Google Ireland Limited) geladen wird. Dabei werden personenbezogene Daten, etwa Ihre IP-Adresse, übertragen. Weitere Informationen finden Sie in der <a href="/Datenschutz/">Datenschutzerklärung</a>.</p><button class="btn btn-primary cms-element-youtube-video__accept" type="button">Akzeptieren</button></div></div></div></div>`;

const offers = renderStorefront({
  title: 'Angebote',
  path: '/Angebote/',
  description: 'Aktuelle Angebote der Lindwurm-Apotheke in Weißenburg, gültig bis Monatsende.',
  main: `<div class="breadcrumb cms-breadcrumb"><nav aria-label="Brotkrumen"><a href="/">Startseite</a> › <span class="breadcrumb-title">Angebote</span></nav></div><h1>Angebote</h1><p>Gültig bis zum Monatsende, solange der Vorrat reicht. Abgabe nur in haushaltsüblichen Mengen.</p>${listing(products)}<h2>Gut beraten: Sprays richtig anwenden</h2>${film}`,
});

const plain = (text: string) => text.replaceAll('&amp;', '&');

const detail = (product: Product) =>
  renderStorefront({
    title: product.name,
    path: product.path,
    controller: 'product',
    description: product.text.slice(0, 150),
    dataLayer: {
      event: 'view_item',
      ecommerce: {
        currency: 'EUR',
        value: product.price / 100,
        items: [{ item_id: product.pzn, item_name: product.name, item_category: plain(product.group), price: product.price / 100 }],
      },
    },
    main: `<div class="breadcrumb cms-breadcrumb"><nav aria-label="Brotkrumen"><a href="/">Startseite</a> › <a href="/Angebote/">Angebote</a> › <span class="breadcrumb-title">${product.group}</span></nav></div>
<div class="cms-page"><div class="product-detail" itemscope itemtype="https://schema.org/Product"><h1 class="product-detail-name" itemprop="name">${product.name}</h1>
<div class="row product-detail-main"><div class="col-12 col-lg-7 product-detail-media"><img src="${product.picture}" alt="${product.name}" class="img-fluid gallery-slider-image" itemprop="image"></div>
<div class="col-12 col-lg-5 product-detail-buy"><div class="js-magnifier-zoom-image-container" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><meta itemprop="price" content="${product.price / 100}">
<p class="product-detail-price with-list-price">${euros(product.price)}*${strike(product)}</p><div class="product-detail-price-unit">${content(product)}</div>
<div class="product-detail-tax-container"><p class="product-detail-tax"><a class="btn btn-link-inline product-detail-tax-link" href="/Versand-und-Zahlung/">Preise inkl. MwSt. zzgl. Versandkosten</a></p></div>
<div class="product-detail-delivery-information"><p class="delivery-information delivery-available"><span class="delivery-status-indicator bg-success"></span>Sofort verfügbar, Lieferzeit: 1–3 Tage</p></div>
<form id="productDetailPageBuyProductForm" action="/checkout/line-item/add" method="post" class="buy-widget" data-add-to-cart="true"><input type="hidden" name="redirectTo" value="frontend.cart.offcanvas"><input type="hidden" name="lineItems[${product.pzn}][id]" value="${product.pzn}"><label class="visually-hidden" for="quantity">Anzahl</label><select name="lineItems[${product.pzn}][quantity]" id="quantity" class="form-select"><option>1</option><option>2</option><option>3</option></select><button class="btn btn-primary btn-buy" title="In den Warenkorb">In den Warenkorb</button></form>
<div class="swag-paypal-express-button swag-paypal-express-button-product-detail" data-swag-paypal-express-button="true" data-swag-paypal-express-button-options='{"buttonColor":"gold","buttonShape":"sharp","clientId":"${shop.payPal}","merchantPayerId":"R8MZC2VTL4XQW","languageIso":"de_DE","currency":"EUR","intent":"capture","addProductToCart":true}'></div>
<p class="product-detail-ordernumber-container">PZN: <span class="product-detail-ordernumber" itemprop="sku">${product.pzn}</span></p></div></div></div>
<div class="product-detail-tabs"><h2>Produktinformationen</h2><p itemprop="description">${product.text}</p>${product.medicine ? '<p class="alert">Apothekenpflichtiges Arzneimittel. Zu Risiken und Nebenwirkungen lesen Sie die Packungsbeilage und fragen Sie Ihre Ärztin, Ihren Arzt oder in Ihrer Apotheke.</p>' : ''}</div></div></div>`,
  });

const advice = renderStorefront({
  title: 'Richtig inhalieren',
  path: '/Beratung/Inhalieren/',
  main: `<div class="cms-page"><h1>Richtig inhalieren</h1><p>Jede dritte Anwenderin und jeder dritte Anwender benutzt das Spray nicht so, dass der Wirkstoff in der Lunge ankommt. Wir zeigen Ihnen die Handgriffe, gern auch im Beratungsraum als pharmazeutische Dienstleistung; die Kosten trägt Ihre Krankenkasse.</p>
<h2>In fünf Schritten</h2><ol><li>Kappe abnehmen, Spray schütteln.</li><li>Ruhig und vollständig ausatmen.</li><li>Mundstück umschließen, langsam einatmen und dabei auslösen.</li><li>Zehn Sekunden Luft anhalten.</li><li>Bei Cortison den Mund ausspülen.</li></ol></div>`,
});

/** Pages of the catalogue by path. */
export const shopPages: Record<string, string> = {
  '/': home,
  '/Angebote/': offers,
  '/Beratung/Inhalieren/': advice,
  ...Object.fromEntries(products.map((product) => [product.path, detail(product)])),
};
