import { productPage } from './product.ts';
import type { StorePage } from './theme.ts';

const vat = '<small class="tax-note">inkl. MwSt. zzgl. <a href="/policies/shipping-policy">Versand</a></small>';

const card = (href: string, picture: string, name: string, price: string, delivery: string, rating = '') =>
  `<li class="grid__item"><div class="card card--standard"><a href="${href}"><img src="/cdn/shop/files/${picture}.svg?v=1742000000&amp;width=533" alt="${name}" loading="lazy" width="533" height="373"></a><div class="card__information"><h3 class="card__heading"><a href="${href}">${name}</a></h3>${rating}<p class="price">${price}</p>${vat}<p class="small">${delivery}</p></div></div></li>`;

const bregenz = card(
  '/products/schlafsofa-bregenz',
  'bregenz',
  'Schlafsofa Bregenz',
  '1.899,00 €',
  'Lieferzeit: 6 bis 8 Wochen',
  '<div class="loox-rating" data-rating="4.7" data-raters="112"></div>',
);
const wasserburg = card(
  '/collections/sofas',
  'wasserburg',
  'Ecksofa Wasserburg',
  '<span class="badge">–30 %</span> <s class="price-item--regular">2.799,00 €</s> <span class="price--sale">1.959,00 €</span>',
  'Lieferzeit: nach Verfügbarkeit',
);
const nonnenhorn = card('/collections/sofas', 'nonnenhorn', 'Zweisitzer Nonnenhorn', '1.249,00 €', 'Lieferzeit: 6 bis 8 Wochen');
const pfaender = card(
  '/collections/sofas',
  'pfaender',
  'Boxspringbett Pfänder 180 × 200',
  '<s class="price-item--regular">2.390,00 €</s> <span class="price--sale">1.990,00 €</span> <small>niedrigster Preis der letzten 30 Tage: 2.390,00 €</small>',
  'Lieferzeit: 4 bis 5 Wochen',
);

const start: StorePage = {
  path: '/',
  title: 'Sofas und Betten vom Bodensee',
  template: 'index',
  type: 'home',
  content: `<div class="shopify-section section-image-banner"><div class="banner"><div class="banner__box"><h1 class="banner__heading">Gebaut in Lindau. Gemacht zum Bleiben.</h1><p>Seit 1954 fertigen wir Polstermöbel in unserer Werkstatt am Bodensee – mit Holz aus dem Allgäu und Stoffen, die etwas aushalten.</p><a href="/collections/sofas" class="button">Kollektion ansehen</a></div></div></div>
<section class="page-width"><h2>Wochenaktion: nur noch bis Sonntag</h2><ul class="grid product-grid">${wasserburg}${bregenz}${pfaender}</ul></section>
<section class="page-width"><h2>Das sagen unsere Kunden</h2><p class="loox-rating" data-rating="4.8" data-raters="2.316"></p><p>4,8 von 5 Sternen aus 2.316 Bewertungen.</p><blockquote>„Nach drei Jahren und zwei Kindern sieht unser Bregenz aus wie am ersten Tag.“ – Familie H. aus Ulm</blockquote></section>
<section class="page-width"><h2>Ein Blick in die Polsterei</h2><div class="placeholder" data-video="https://www.youtube-nocookie.com/embed/mbwlindau54?autoplay=1"><p>Das Video liegt bei YouTube (Google). Erst wenn Sie auf „Video laden“ klicken, wird eine Verbindung dorthin hergestellt und es werden Daten wie Ihre IP-Adresse übertragen. Mehr in der <a href="/policies/privacy-policy">Datenschutzerklärung</a>.</p><button type="button" class="button button--secondary" onclick="var b=this.parentNode,f=document.createElement('iframe');f.width='100%';f.height='420';f.title='Video aus der Polsterei';f.src=b.dataset.video;b.replaceWith(f)">Video laden</button></div></section>`,
};

const collection: StorePage = {
  path: '/collections/sofas',
  title: 'Sofas & Betten',
  template: 'collection',
  type: 'collection',
  content: `<div class="page-width collection"><section><h1>Sofas &amp; Betten</h1><p>Jedes Stück entsteht nach Ihrer Bestellung. Stoffmuster schicken wir kostenlos zu.</p><div class="facets" role="search"><label>Sortieren <select name="sort_by"><option>Empfohlen</option><option>Preis aufsteigend</option><option>Preis absteigend</option></select></label></div><ul id="product-grid" class="grid product-grid">${bregenz}${wasserburg}${nonnenhorn}${pfaender}</ul></section></div>`,
};

const showroom: StorePage = {
  path: '/pages/showroom',
  title: 'Showroom-Termin',
  template: 'page',
  content: `<div class="page-width page-width--narrow rte"><section><h1>Probesitzen in Lindau</h1><p>Auf 900 Quadratmetern zeigen wir alle Modelle und mehr als 200 Stoffe. Mit Termin nehmen wir uns eine Stunde nur für Sie.</p>
<div class="contact"><form method="post" action="/contact#ContactForm" id="ContactForm" accept-charset="UTF-8" class="isolate"><input type="hidden" name="form_type" value="contact"><input type="hidden" name="utf8" value="✓"><div class="contact__fields"><label>Name * <input type="text" name="contact[Name]" autocomplete="name" required></label><label>E-Mail * <input type="email" name="contact[email]" autocomplete="email" required></label><label>Telefonnummer (freiwillig, für Rückfragen) <input type="tel" name="contact[Telefon]" autocomplete="tel"></label><label>Wunschtermin * <input type="date" name="contact[Termin]" required></label><label>Ich interessiere mich für <select name="contact[Interesse]"><option>Sofa</option><option>Bett</option><option>beides</option></select></label><label>Nachricht <textarea rows="4" name="contact[body]"></textarea></label>
<label><input type="checkbox" name="contact[accepts_marketing]" value="true" checked> Ja, ich möchte den Newsletter mit Angeboten und Neuheiten per E-Mail erhalten. Abmeldung jederzeit möglich.</label>
<p class="small">Ihre Angaben verwenden wir, um den Termin zu vereinbaren. Näheres in der <a href="/policies/privacy-policy">Datenschutzerklärung</a>.</p><button type="submit" class="button">Termin anfragen</button></div></form></div></section>
<section><h2>Lieber per Video?</h2><div class="placeholder" data-calendly="https://calendly.com/moebelwerk-lindau/videoberatung?hide_gdpr_banner=1"><p>Termine für die Videoberatung buchen Sie über Calendly (Calendly LLC, USA). Der Kalender wird erst nach Ihrem Klick geladen; dabei werden Ihre IP-Adresse und Cookies verarbeitet.</p><button type="button" class="button button--secondary" onclick="var b=this.parentNode,f=document.createElement('iframe');f.width='100%';f.height='640';f.title='Kalender';f.src=b.dataset.calendly;b.replaceWith(f)">Kalender laden</button><p class="small">Oder rufen Sie an: 08382 555 41 0.</p></div></section>
<section><h2>So finden Sie uns</h2><p>Bregenzer Straße 118, 88131 Lindau (Bodensee). Parkplätze vor dem Haus, fünf Minuten vom Bahnhof Reutin.</p><a href="https://www.google.com/maps/search/?api=1&amp;query=Bregenzer+Stra%C3%9Fe+118+Lindau" rel="noopener" target="_blank"><img src="/cdn/shop/files/karte-lindau.svg?v=1742000000" alt="Kartenausschnitt, öffnet Google Maps" width="640" height="300"></a><p class="small">Die Karte ist eine eigene Zeichnung; erst der Klick führt zu Google Maps.</p></section></div>`,
};

const service: StorePage = {
  path: '/pages/retoure',
  title: 'Service & Retoure',
  template: 'page',
  content: `<div class="page-width page-width--narrow rte"><section><h1>Service &amp; Retoure</h1><p>Etwas passt nicht? Melden Sie Ihre Rücksendung im Retourenportal an. Sie brauchen dazu Bestellnummer und Postleitzahl und geben an, warum Sie den Artikel zurückschicken möchten. Nach Prüfung erhalten Sie binnen drei Werktagen einen Abholtermin der Spedition.</p><p><a class="button" href="https://moebelwerk-lindau.aftership.com/returns" rel="noopener">Retoure anmelden</a></p><h2>Pflege und Ersatzteile</h2><p>Füße, Reißverschlüsse und Bezüge liefern wir mindestens zehn Jahre nach. Schreiben Sie an <a href="mailto:service@moebelwerk-lindau.test">service@moebelwerk-lindau.test</a>.</p><h2>Reklamation</h2><p>Ist etwas mangelhaft, haben Sie die gesetzlichen Gewährleistungsrechte. Am schnellsten geht es mit zwei Fotos per E-Mail.</p></section></div>`,
};

/** Pages of the shop apart from the cart and the policies. */
export const storePages: readonly StorePage[] = [start, collection, productPage, showroom, service];

const cart = (content: string): StorePage => ({ path: '/cart', title: 'Warenkorb', template: 'cart', type: 'cart', content });

/** The cart, with and without something in it. PayPal is a plain button of the checkout form: no script of PayPal's runs here. */
export const cartPages = {
  empty: cart(
    '<cart-items class="page-width is-empty"><section><h1>Ihr Warenkorb ist leer</h1><a href="/collections/sofas" class="button">Weiter einkaufen</a></section></cart-items>',
  ),
  full: cart(
    `<cart-items class="page-width"><section><h1>Ihr Warenkorb</h1><form action="/cart" method="post" id="cart"><table class="cart-items"><thead><tr><th>Artikel</th><th>Anzahl</th><th>Summe</th></tr></thead><tbody><tr class="cart-item"><td><a href="/products/schlafsofa-bregenz">Schlafsofa Bregenz</a><br><small>Stoff: Salbei · Liegefläche 140 × 200 cm</small></td><td><input type="number" name="updates[]" value="1" min="0" size="3"></td><td>1.899,00 €</td></tr></tbody></table><p class="totals">Zwischensumme <strong>1.899,00 €</strong></p><small class="tax-note">Inklusive MwSt. Versandkosten werden im Checkout berechnet, siehe <a href="/policies/shipping-policy">Versand</a>.</small><p><button type="submit" id="checkout" class="cart__checkout-button button" name="checkout">Zur Kasse</button> <button type="submit" class="button button--paypal" name="goto_pp" value="paypal">PayPal</button></p></form></section></cart-items>`,
  ),
};
