import { paths, shop } from './shop.ts';
import type { ShopPage } from './theme.ts';

/** PayPal's buttons as the module ps_checkout renders them for the express purchase. */
export const expressButtons = (place: string) => `<script>window.ps_checkoutPayPalClientId="${shop.payPal}";</script>
<script src="https://www.paypal.com/sdk/js?components=buttons&client-id=${shop.payPal}&currency=EUR&intent=capture&commit=false&locale=de_DE&integration-date=2022-14-06" data-namespace="paypal" id="ps_checkout-paypal-sdk"></script>
<script>window.addEventListener('load',function(){paypal.Buttons({style:{label:'${place === 'checkout' ? 'pay' : 'checkout'}',shape:'rect',color:'gold'}}).render('#ps_checkout-express-button-${place}');});</script>`;

const review = (name: string, date: string, title: string, text: string, grade: number) =>
  `<div class="product-comment-list-item row" data-product-comment-id="${grade}${date.length}"><div class="col-sm-3 comment-infos"><div class="grade-stars" data-grade="${grade}">${'★'.repeat(grade)}</div><div class="comment-date">${date}</div><div class="comment-author">Von ${name}</div></div><div class="col-sm-9 comment-content"><p class="h4">${title}</p><p>${text}</p></div></div>`;

export const product: ShopPage = {
  path: paths.product,
  id: 'product',
  title: 'Saale 9 Trekking-E-Bike 625 Wh | Radwerk Ilmtal',
  description: 'Trekking-E-Bike mit Mittelmotor, 625-Wh-Akku und Nabenschaltung.',
  content: `<div class="row product-container js-product-container"><div class="col-md-6"><section class="page-content" id="content"><div class="images-container js-images-container"><img class="js-qv-product-cover img-fluid" src="/41-large_default/saale-9-trekking-e-bike-625-wh.svg" alt="Saale 9" width="600" height="450"></div></section></div>
<div class="col-md-6"><h1 class="h1">Saale 9 Trekking-E-Bike 625 Wh</h1>
<div class="product-prices js-product-prices"><div class="product-price h5"><div class="current-price"><span class="current-price-value" content="3299">3.299,00 €</span></div></div><div class="tax-shipping-delivery-label">inkl. 19 % MwSt., <a href="${paths.terms}#versand">versandkostenfrei</a> <span class="delivery-information">Lieferzeit 8–12 Werktage</span></div></div>
<div class="klarna-osm"><klarna-placement data-key="credit-promotion-badge" data-locale="de-DE" data-purchase-amount="329900"></klarna-placement></div>
<p>Mittelmotor 75 Nm, Nabenschaltung, hydraulische Scheibenbremsen, Rahmenhöhen 48 bis 58 cm. Pedelec bis 25 km/h, ohne Zulassung und Versicherungskennzeichen.</p>
<form action="${paths.cart}" method="post" id="add-to-cart-or-refresh"><input type="hidden" name="token" value="3b6e0f8d15a97c42e1d0547b9c8a2f63"><input type="hidden" name="id_product" value="41" id="product_page_product_id"><label>Rahmenhöhe <select name="group[3]" id="group_3" class="form-control"><option value="8">48 cm</option><option value="9">53 cm</option><option value="10">58 cm</option></select></label> <label>Menge <input type="number" name="qty" id="quantity_wanted" value="1" min="1"></label> <button class="btn btn-primary add-to-cart" data-button-action="add-to-cart" type="submit">In den Warenkorb</button></form>
<div id="ps_checkout-express-button-product" class="ps_checkout-express-button" style="max-width:340px"></div>
<p><a href="${paths.leasing}">Als Dienstrad leasen</a></p></div></div>
<section class="product-video"><h2>Probefahrt im Film</h2><div class="video-consent" data-video><img src="/img/cms/vorschau-saale9.svg" alt="Vorschaubild des Films" width="640" height="360"><p>Der Film liegt bei YouTube (Google Ireland Ltd.). Wenn Sie ihn abspielen, werden Daten an Google übertragen, auch in die USA. Ihre Zustimmung gilt nur für diesen einen Film.</p><button type="button" class="btn btn-secondary">Film laden und abspielen</button><template><iframe src="https://www.youtube-nocookie.com/embed/q8Lw3RkTz1s?autoplay=1" width="640" height="360" title="Probefahrt Saale 9" allowfullscreen></iframe></template></div></section>
<section class="product-manufacturer"><h2>Herstellerangaben (Verordnung (EU) 2023/988)</h2><p>Saalerad Fahrzeugbau GmbH, Am Güterbahnhof 5, 07743 Jena, produktsicherheit@saalerad.test</p></section>
<section id="product-comments-list-header"><h2>Kommentare (3)</h2></section><div id="product-comments-list">${[
    review('Ines K.', '14.09.2026', 'Fährt wunderbar leise', 'Täglich 18 km zur Arbeit, der Akku hält vier Tage.', 5),
    review('M. Böttcher', '02.08.2026', 'Gut, aber schwer', 'Für den dritten Stock nichts. Beratung im Laden war prima.', 4),
    review('Heike', '21.06.2026', 'Gerne wieder', 'Kam fertig montiert und eingestellt.', 5),
  ].join(
    '',
  )}<p class="small">Kommentieren kann nur, wer den Artikel in einem Kundenkonto bei uns gekauft hat; wir prüfen das vor der Freigabe anhand der Bestellnummer. Lobende wie kritische Kommentare werden gleich behandelt.</p></div>`,
  foot: expressButtons('product'),
};
