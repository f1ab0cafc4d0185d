import { euros, type Product, products, unitPrice } from './catalogue.ts';
import { renderStorefront, shop } from './storefront.ts';

const box = (product: Product) => `<div class="card product-box box-standard" data-product-information='{"id":"${product.number}"}'>
<a href="${product.path}" class="product-image-link is-standard"><img src="${product.picture}" alt="${product.name}" title="${product.name}" class="product-image is-standard" loading="lazy"></a>
<a href="${product.path}" class="product-name stretched-link" title="${product.name}">${product.name}</a>
<p class="product-price-unit">${unitPrice(product)}</p>
<p class="product-price">${euros(product.price)}*</p>
<p class="form-text">Enthält Sulfite · ${product.alcohol}</p>
<a href="${product.path}" class="btn btn-light btn-detail" title="Details">Details</a></div>`;

const listing = (chosen: readonly Product[]) =>
  `<div class="cms-element-product-listing"><div class="cms-listing-row js-listing-wrapper">${chosen.map(box).join('')}</div></div>`;

const crumbs = (...texts: string[]) =>
  `<div class="breadcrumb cms-breadcrumb"><nav aria-label="breadcrumb"><a href="/">Startseite</a>${texts.map((text) => ` › <span class="breadcrumb-title">${text}</span>`).join('')}</nav></div>`;

const newsletter = `<div class="cms-block pos-2 cms-block-form newsletter"><div class="cms-element-form"><h2>Post vom Weingut</h2>
<p>Vier- bis sechsmal im Jahr: neue Jahrgänge, Hoffest, Restflaschen. Nach dem Absenden schicken wir Ihnen eine E-Mail mit einem Bestätigungslink; erst wenn Sie ihn anklicken, tragen wir Sie ein (Double-Opt-in). Abmelden können Sie sich jederzeit über den Link am Ende jeder Ausgabe.</p>
<form action="/form/newsletter" method="post" data-form-handler="true"><input type="hidden" name="option" value="subscribe">
<label class="form-label" for="form-email">E-Mail-Adresse*</label><input name="email" type="email" id="form-email" placeholder="E-Mail-Adresse eingeben ..." class="form-control" required="required" autocomplete="email">
<label class="form-label" for="form-firstName">Vorname (freiwillig)</label><input name="firstName" type="text" id="form-firstName" class="form-control" autocomplete="given-name">
<input type="text" name="shopware_surname_confirm" class="d-none" aria-hidden="true" tabindex="-1" autocomplete="off">
<label class="form-check"><input name="privacy" type="checkbox" class="form-check-input" id="form-privacy-opt-in" required="required"> Ich habe die <a href="/Datenschutz/">Datenschutzbestimmungen</a> zur Kenntnis genommen.*</label>
<p class="form-text">Die mit einem Stern (*) markierten Felder sind Pflichtfelder.</p><button type="submit" class="btn btn-primary">Absenden</button></form></div></div>`;

const home = renderStorefront({
  title: 'Weingut Steinacker | Bio-Weine aus Westhofen',
  controller: 'navigation',
  action: 'home',
  path: '/',
  main: `<div class="cms-page"><div class="cms-block cms-block-image-cover"><img src="/media/77/b0/3e/1738845120/westhofen-haenge.svg" alt="Weinberge über Westhofen am Abend"><div class="cms-element-text-hero"><h1>Elf Hektar Kalk, Löss und Geduld</h1><p>Wir sind Jule und Johannes Steinacker und machen in fünfter Generation Wein in Westhofen. Seit 2012 bio-zertifiziert, seit jeher von Hand gelesen.</p><a class="btn btn-primary" href="/Weine/Weisswein/">Zu den Weißweinen</a></div></div>
<h2>Frisch gefüllt</h2>${listing(products.filter(({ number }) => ['STK-2401', 'STK-2403', 'STK-2211', 'STK-PK01'].includes(number)))}${newsletter}</div>`,
});

const detail = (product: Product) =>
  renderStorefront({
    title: `${product.name} | ${product.number}`,
    controller: 'product',
    action: 'index',
    path: product.path,
    productNumber: product.number,
    description: product.text.slice(0, 150),
    main: `${crumbs('Weine', product.name)}<div class="product-detail" itemscope itemtype="https://schema.org/Product"><div class="product-detail-content"><h1 class="product-detail-name" itemprop="name">${product.name}</h1>
<div class="row product-detail-main"><div class="col-12 col-lg-7 product-detail-media"><img src="${product.picture}" alt="${product.name}" class="img-fluid" itemprop="image"></div>
<div class="col-12 col-lg-5 product-detail-buy"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><meta itemprop="price" content="${product.price / 100}">
<p class="product-detail-price">${euros(product.price)}*</p><div class="product-detail-price-unit">${unitPrice(product)}</div>
<p class="product-detail-tax">Preise inkl. MwSt. <a class="product-detail-tax-link" href="/Versand-und-Zahlung/" title="Preise inkl. MwSt. zzgl. Versandkosten">zzgl. Versandkosten</a></p>
<p class="delivery-information delivery-available"><span class="delivery-status-indicator bg-success"></span>Sofort verfügbar, Lieferzeit: 2–4 Werktage</p>
<p class="alert">Abgabe nur an Personen ab 18 Jahren. Mit der Bestellung bestätigen Sie Ihr Alter; der Paketdienst prüft es bei der Übergabe.</p>
<form action="/checkout/line-item/add" method="post" class="buy-widget" data-add-to-cart="true"><input type="hidden" name="redirectTo" value="frontend.checkout.cart.page"><input type="hidden" name="lineItemId" value="${product.number}"><label class="visually-hidden" for="quantity">Anzahl</label><select name="quantity" id="quantity" class="form-select product-detail-quantity-select"><option>1</option><option>2</option><option>3</option><option>6</option><option>12</option></select><button class="btn btn-primary btn-buy" title="In den Warenkorb" aria-label="In den Warenkorb">In den Warenkorb</button></form>
<p><a class="btn-link" href="/checkout/register?product=${product.number}" rel="nofollow">Ohne Umweg zur Kasse</a></p>
<div class="swag-paypal-express-button" data-swag-paypal-express-button="true" data-swag-paypal-express-button-options='{"productDetailEnabled":true,"buttonColor":"gold","buttonShape":"sharp","clientId":"${shop.payPalClientId}","merchantPayerId":"K7QW3RT9ZX2LM","languageIso":"de_DE","currency":"EUR","intent":"capture","addProductToCart":true}'></div>
<p class="form-text">Produktnummer: <span itemprop="sku">${product.number}</span></p></div></div></div>
<div class="product-detail-tabs"><h2>Produktinformationen</h2><p itemprop="description">${product.text}</p>
<table><tbody><tr><th>Allergenhinweis</th><td><strong>Enthält Sulfite</strong></td></tr><tr><th>Alkoholgehalt</th><td>${product.alcohol}</td></tr><tr><th>Nennfüllmenge</th><td>${product.number === 'STK-PK01' ? '6 × 0,75 l' : '0,75 l'}</td></tr><tr><th>Herkunft</th><td>Erzeugnis aus Deutschland, Rheinhessen, Deutscher Qualitätswein b. A.</td></tr><tr><th>Zutaten</th><td>${product.ingredients} (* aus ökologischem Anbau)</td></tr><tr><th>Nährwerte je 100 ml</th><td>Brennwert ${product.energy}; enthält geringfügige Mengen an Fett, gesättigten Fettsäuren, Kohlenhydraten, Zucker, Eiweiß und Salz</td></tr><tr><th>Öko-Kontrollstelle</th><td><img src="/media/5e/90/bb/1738845120/eu-bio.svg" alt="EU-Bio-Logo" width="72"> DE-ÖKO-006, Deutsche Landwirtschaft</td></tr><tr><th>Abfüller</th><td>Gutsabfüllung, Weingut Steinacker KG, Osthofener Straße 41, D-67593 Westhofen</td></tr></tbody></table></div></div></div>`,
  });

const category = (path: string, title: string, text: string, chosen: readonly Product[]) =>
  renderStorefront({
    title: `${title} | Weingut Steinacker`,
    controller: 'navigation',
    action: 'index',
    path,
    main: `${crumbs('Weine', title)}<h1>${title}</h1><p>${text}</p>${listing(chosen)}`,
  });

const estate = renderStorefront({
  title: 'Das Weingut | Weingut Steinacker',
  controller: 'navigation',
  action: 'index',
  path: '/Weingut/',
  main: `${crumbs('Das Weingut')}<div class="cms-page"><h1>Das Weingut</h1><p>1896 kaufte Philipp Steinacker drei Morgen unterhalb der Liebfrauenkirche. Heute sind es elf Hektar, auf die fünf Menschen, zwei Traktoren und im Winter vierzig Schafe aufpassen.</p><p>Wir arbeiten ohne Herbizide und ohne mineralischen Dünger; die Zeilen sind begrünt, gespritzt wird nur, was der Bio-Verband erlaubt. Im Keller lassen wir die Weine auf eigenen Hefen gären und schwefeln erst zur Füllung.</p><h2>Besuch und Probe</h2><p>Die Vinothek ist samstags von 10 bis 13 Uhr offen, sonst nach Anruf. Eine Probe mit sechs Weinen dauert etwa eine Stunde und kostet 12 € pro Person; beim Kauf von zwölf Flaschen ist sie frei.</p><p>So finden Sie uns: A 61, Ausfahrt Gundersheim, dann acht Minuten über die L 386. <a href="https://www.openstreetmap.org/?mlat=49.7042&amp;mlon=8.2487#map=16/49.7042/8.2487" target="_blank" rel="noopener">Karte öffnen (OpenStreetMap, neues Fenster)</a></p></div>`,
});

/** Pages of the catalogue by path. */
export const shopPages: Record<string, string> = {
  '/': home,
  '/Weine/Weisswein/': category(
    '/Weine/Weisswein/',
    'Weißwein',
    'Riesling, Silvaner und Burgunder, alle trocken und alle vom eigenen Hang.',
    products.filter((product) => product.category === 'weisswein'),
  ),
  '/Weine/Rotwein-und-Sekt/': category(
    '/Weine/Rotwein-und-Sekt/',
    'Rotwein &amp; Sekt',
    'Spätburgunder aus alten Reben, ein unkomplizierter Dornfelder und unser Winzersekt.',
    products.filter((product) => product.category === 'rotwein' || product.category === 'sekt'),
  ),
  '/Weingut/': estate,
  ...Object.fromEntries(products.map((product) => [product.path, detail(product)])),
};
