import type { ShopPage } from './magento.ts';
import { picture } from './pictures.ts';
import { shop } from './shop.ts';

interface Offer {
  name: string;
  picture: string;
  price: string;
  former?: string;
  unit?: string;
  delivery: string;
}

const vat = '<span class="tax-details">inkl. 19 % MwSt., zzgl. <a href="/agb-und-widerruf#versand">Versandkosten</a></span>';
const former = (text: string) => `<span class="old-price">${text}</span>`;
const spray = '/falkner-multioel-spray-400-ml.html';

const offers: readonly Offer[] = [
  {
    name: 'Falkner Akku-Bohrschrauber FDD 18, 2 × 4,0 Ah, im Koffer',
    picture: 'fdd18.svg',
    price: '169,00 €',
    former: 'Niedrigster Preis der letzten 30 Tage: <span class="price">189,00 €</span>',
    delivery: 'Lieferzeit 2–3 Werktage',
  },
  { name: 'Falkner Winkelschleifer FWS 125, 1.200 W', picture: 'fws125.svg', price: '84,90 €', delivery: 'Lieferzeit 2–3 Werktage' },
  { name: 'Falkner Bausauger FSH 36, Staubklasse M', picture: 'fsh36.svg', price: '429,00 €', delivery: 'Lieferzeit 5–7 Werktage' },
  {
    name: 'Falkner Multiöl-Spray, 400 ml',
    picture: 'ms400.svg',
    price: '7,49 €',
    former: 'UVP des Herstellers: <span class="price">9,95 €</span>',
    unit: 'Grundpreis: 18,73 € / 1 l',
    delivery: 'Lieferzeit 1–2 Werktage',
  },
];

function tile(offer: Offer): string {
  const target = offer.unit ? spray : '/elektrowerkzeuge.html';
  return `<li class="item product product-item"><div class="product-item-info" data-container="product-grid"><a href="${target}" class="product photo product-item-photo" tabindex="-1"><img class="product-image-photo" src="${picture(offer.picture)}" loading="lazy" width="240" height="200" alt="${offer.name}"/></a>
<strong class="product name product-item-name"><a class="product-item-link" href="${target}">${offer.name}</a></strong>
<div class="price-box price-final_price" data-role="priceBox">${offer.former ? former(offer.former) : ''}<span class="normal-price"><span class="price">${offer.price}</span>*</span>${offer.unit ? `<span class="base-price">${offer.unit}</span>` : ''}${vat}</div>
<span class="stock available">Auf Lager · ${offer.delivery}</span></div></li>`;
}

const grid = (list: readonly Offer[]) =>
  `<div class="products wrapper grid products-grid"><ol class="products list items product-items">${list.map(tile).join('')}</ol></div>`;

const reviewsNote =
  '<p><small>Die Bewertungen werden von Trusted Shops nach einem Kauf per E-Mail eingeholt; nur wer bei uns bestellt hat, kann bewerten. Einzelheiten im Abschnitt „Bewertungen“ unserer <a href="/agb-und-widerruf#bewertungen">AGB</a>.</small></p>';
const reviews = `<section class="block reviews"><h2>Das sagen unsere Kunden</h2><etrusted-widget data-etrusted-widget-id="wdg-5a3c09e2-8b47-4d16-9f0a-77e21bd0c9f4"></etrusted-widget>${reviewsNote}</section>`;
const reviewsScript = '<script src="https://integrations.etrusted.com/applications/widget.js/v2" async defer></script>';

const home: ShopPage = {
  path: '/',
  title: 'Werkzeug, Maschinen und Arbeitsschutz',
  type: 'cms-home cms-index-index page-layout-1column',
  head: reviewsScript,
  main: `<div class="hero" data-content-type="banner"><div><h1>Gutes Werkzeug. Seit drei Generationen.</h1><p>12.000 Artikel für Handwerk, Industrie und Heimwerker – aus Remscheid, der Stadt der Werkzeuge.</p><a href="/elektrowerkzeuge.html">Zu den Elektrowerkzeugen</a></div></div>
<h2>Angebote im November</h2>${grid(offers)}
<h2>Für Betriebe</h2><p>Geschäftskunden kaufen bei uns auf Rechnung und sehen Nettopreise. Legen Sie mit Ihrer Umsatzsteuer-Identifikationsnummer ein <a href="/customer/account/create/">Geschäftskundenkonto</a> an; die Freischaltung dauert einen Werktag.</p>${reviews}`,
};

const category: ShopPage = {
  path: '/elektrowerkzeuge.html',
  title: 'Elektrowerkzeuge',
  type: 'page-with-filter page-products categorypath-elektrowerkzeuge category-elektrowerkzeuge catalog-category-view page-layout-1column',
  crumbs: ['Elektrowerkzeuge'],
  main: `<div class="page-title-wrapper"><h1 class="page-title" id="page-title-heading"><span class="base" data-ui-id="page-title-wrapper">Elektrowerkzeuge</span></h1></div><div class="toolbar toolbar-products"><p class="toolbar-amount" id="toolbar-amount"><span class="toolbar-number">3</span> Artikel</p></div>${grid(offers.slice(0, 3))}
<div class="category-description"><h2>Akku oder Kabel?</h2><p>Für kurze Arbeiten und Baustellen ohne Strom greifen die meisten Betriebe zu Akkugeräten mit 18 Volt. Wer lange schleift oder saugt, bleibt beim Kabel: mehr Leistung, kein Nachladen. Unsere Fachberater zeigen Ihnen beide Bauarten gern im Laden.</p><p><strong>Sortierung:</strong> Die Reihenfolge der Artikel richtet sich nach den Verkaufszahlen der letzten 90 Tage; sie kann nicht gekauft werden.</p></div>`,
};

const product: ShopPage = {
  path: spray,
  title: 'Falkner Multiöl-Spray, 400 ml',
  type: 'page-product-simple catalog-product-view product-falkner-multioel-spray-400-ml page-layout-1column',
  crumbs: ['Werkstattbedarf', 'Falkner Multiöl-Spray, 400 ml'],
  head: `${reviewsScript}<script type="text/plain" data-amgdpr-group="2" async data-src="https://js.klarna.com/web-sdk/v1/klarna.js" data-environment="production" data-client-id="${shop.klarna}"></script>`,
  main: `<div class="product-view" data-product-id="2214"><div class="product media"><img src="${picture('ms400.svg')}" width="560" height="466" alt="Spraydose Falkner Multiöl, 400 ml"/></div>
<div class="product-info-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base" itemprop="name">Falkner Multiöl-Spray, 400 ml</span></h1></div><div class="product attribute sku"><strong>Artikelnummer</strong> <span itemprop="sku">WF-MS400</span></div>
<div class="product-info-price"><div class="price-box price-final_price" data-product-id="2214">${former('UVP des Herstellers: <span class="price">9,95 €</span>')}<span class="special-price"><span class="price">7,49 €</span>*</span><span class="base-price">Grundpreis: 18,73 € / 1 l</span>${vat}</div></div>
<span class="stock available"><span>Auf Lager</span> · Lieferzeit 1–2 Werktage (Deutschland)</span>
<klarna-placement data-key="credit-promotion-badge" data-locale="de-DE" data-purchase-amount="749"></klarna-placement>
<form data-demo="Der Artikel liegt im Warenkorb." action="/checkout/cart/add/product/2214/" method="post" id="product_addtocart_form"><label class="field qty">Menge <input type="number" name="qty" id="qty" min="1" value="1"></label><button type="submit" title="In den Warenkorb" class="action primary tocart" id="product-addtocart-button"><span>In den Warenkorb</span></button><p role="status"></p></form></div></div>
<div class="product data items"><h2>Beschreibung</h2><p>Löst Rost, verdrängt Feuchtigkeit, schmiert und pflegt. Silikonfrei, greift Gummi und Lack nicht an. Mit schwenkbarem Sprühkopf für gezielten Strahl oder breite Fläche.</p>
<h2>Technische Angaben</h2><table class="data table additional-attributes"><tbody><tr><th>Inhalt</th><td>400 ml</td></tr><tr><th>Einsatz</th><td>−20 bis +130 °C</td></tr><tr><th>Signalwort</th><td>Gefahr. H222, H229: Extrem entzündbares Aerosol; Behälter steht unter Druck, kann bei Erwärmung bersten. P210, P251, P410+P412.</td></tr><tr><th>Hersteller (GPSR)</th><td>Falkner Chemie-Technik GmbH, Gewerbepark 4, 42477 Radevormwald, produktsicherheit@falkner-chemie.test</td></tr></tbody></table></div>${reviews}`,
};

/** Start page, category and product. */
export const cataloguePages: readonly ShopPage[] = [home, category, product];
