import { paths } from './shop.ts';
import type { ShopPage } from './theme.ts';

const products = [
  ['12', 'Kette 12-fach, 126 Glieder', '34,90 €', ''],
  ['17', 'Kettenöl Trocken, 100 ml', '8,95 €', 'Grundpreis: 89,50 € / l'],
  ['23', 'Bremsbeläge organisch, Paar', '12,50 €', ''],
  ['28', 'Akku 500 Wh, Rahmenmontage', '549,00 €', 'Hinweis zur Rückgabe von Altbatterien in den AGB'],
] as const;

const miniature = ([id, name, price, note]: (typeof products)[number]) =>
  `<div class="js-product product col-xs-12 col-sm-6 col-xl-3"><article class="product-miniature js-product-miniature" data-id-product="${id}" data-id-product-attribute="0"><div class="thumbnail-container"><img src="/${id}-home_default/artikel.svg" alt="${name}" loading="lazy" width="250" height="250">
<div class="product-description"><h2 class="h3 product-title">${name}</h2><div class="product-price-and-shipping"><span class="price" aria-label="Preis">${price}</span></div><p class="small">${note}</p><p class="delivery-information">Lieferzeit 2–3 Werktage</p></div>
<form action="${paths.cart}" method="post"><input type="hidden" name="token" value="3b6e0f8d15a97c42e1d0547b9c8a2f63"><input type="hidden" name="id_product" value="${id}"><button class="btn btn-primary add-to-cart" data-button-action="add-to-cart" type="submit">In den Warenkorb</button></form></div></article></div>`;

export const home: ShopPage = {
  path: '/',
  id: 'index',
  title: 'Fahrradteile, E-Bikes und Meisterwerkstatt in Weimar | Radwerk Ilmtal',
  description: 'Fahrradteile und E-Bikes online und im Laden, Dienstrad-Leasing und Meisterwerkstatt in Weimar.',
  content: `<section id="content" class="page-home"><div id="carousel" class="carousel slide"><figure><img src="/modules/ps_imageslider/images/e-bike-sommer.svg" alt="" width="1110" height="380"><figcaption class="caption"><h1>Räder, Teile, Werkstatt</h1><p>Seit 1998 in der Jenaer Straße. Was wir verkaufen, reparieren wir auch.</p></figcaption></figure></div>
<section class="featured-products clearfix" id="neuheiten"><h2 class="h2 products-section-title text-uppercase">Beliebte Artikel</h2><div class="products row">${products.map(miniature).join('\n')}</div></section>
<section class="block-workshop"><h2>So finden Sie uns</h2><p><a href="https://www.google.com/maps/search/?api=1&query=Jenaer+Stra%C3%9Fe+148+Weimar" target="_blank" rel="noopener noreferrer"><img src="/img/cms/anfahrt.svg" alt="Anfahrtsskizze: Jenaer Straße, Haltestelle Webicht" width="640" height="280"></a><br><small>Unsere eigene Zeichnung. Ein Klick öffnet Google Maps in einem neuen Fenster; erst dann erhält Google Daten von Ihnen.</small></p><p>Mo–Fr 9–18 Uhr, Sa 9–13 Uhr</p></section></section>`,
};
