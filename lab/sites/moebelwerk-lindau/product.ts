import type { StorePage } from './theme.ts';

const option = (name: string, values: readonly string[]) =>
  `<fieldset class="js product-form__input product-form__input--pill"><legend class="form__label">${name}</legend>${values.map((value, index) => `<label><input type="radio" name="${name}" value="${value}" form="product-form-template"${index === 0 ? ' checked' : ''}> ${value}</label>`).join('')}</fieldset>`;

const configurator = [
  option('Stoff', ['Salbei', 'Sand', 'Seeblau', 'Cord Cognac (+120 €)']),
  option('Liegefläche', ['140 × 200 cm', '160 × 200 cm (+180 €)']),
  option('Füße', ['Eiche geölt', 'Nussbaum', 'Metall schwarz']),
].join('');

/** The sofa with its configurator, instalments, reviews and the 3D view that waits for a click. */
export const productPage: StorePage = {
  path: '/products/schlafsofa-bregenz',
  title: 'Schlafsofa Bregenz',
  template: 'product',
  type: 'product',
  description: 'Schlafsofa mit Lattenrost und Bettkasten, gefertigt in Lindau.',
  content: `<section id="MainProduct-template" class="page-width section-template-padding"><div class="product product--medium product--left"><div class="product__media-wrapper"><img src="/cdn/shop/files/bregenz.svg?v=1742000000&amp;width=990" alt="Schlafsofa Bregenz in Salbei" width="990" height="693">
<div class="product__media product__media-icon" data-media-id="36120558"><product-model class="deferred-media"><p style="padding:24px 24px 0">3D-Ansicht: drehen Sie das Sofa oder stellen Sie es mit der Kamera Ihres Telefons in den Raum (AR). Kamerabilder bleiben auf Ihrem Gerät.</p><button type="button" class="button button--secondary" style="margin-left:24px" data-shopify-xr data-shopify-model3d-id="36120558" onclick="var h=this.parentNode,s=document.createElement('script');h.innerHTML='&lt;model-viewer src=&quot;/cdn/shop/3d/models/o/7c2e41d09a/bregenz.glb&quot; ar camera-controls style=&quot;display:block;height:340px&quot;&gt;&lt;/model-viewer&gt;';s.src='https://cdn.shopify.com/shopifycloud/model-viewer-ui/assets/v1.0/model-viewer-ui.de.js';document.head.append(s)">In 3D ansehen</button></product-model></div></div>
<div class="product__info-wrapper"><product-info class="product__info-container"><p class="product__text caption-with-letter-spacing">Eigene Fertigung</p><h1 class="product__title">Schlafsofa Bregenz</h1><div class="loox-rating" data-rating="4.7" data-raters="112"></div>
<div class="price price--large"><span class="price-item price-item--regular">1.899,00 €</span></div><div class="product__tax caption rte">Inkl. MwSt. zzgl. <a href="/policies/shipping-policy">Versand</a></div>
<klarna-placement data-key="credit-promotion-auto-size" data-locale="de-DE" data-purchase-amount="189900"></klarna-placement>
<p class="small">Finanzierung ab 79,13 € im Monat. Repräsentatives Beispiel nach § 17 PAngV: Nettodarlehensbetrag 1.899,00 €, effektiver Jahreszins 0,00 %, gebundener Sollzins 0,00 % p. a., Laufzeit 24 Monate, Gesamtbetrag 1.899,00 €, 23 Raten zu 79,13 €, Schlussrate 79,01 €. Kreditgeber: Klarna Bank AB (publ), Sveavägen 46, 11134 Stockholm, Schweden. Bonität vorausgesetzt.</p>
<variant-selects data-section="template">${configurator}</variant-selects>
<p class="product__inventory">Lieferzeit: 6 bis 8 Wochen nach Zahlungseingang, Lieferung durch Spedition zum vereinbarten Termin.</p>
<form method="post" action="/cart/add" id="product-form-template" accept-charset="UTF-8" class="form" enctype="multipart/form-data" data-type="add-to-cart-form"><input type="hidden" name="form_type" value="product"><input type="hidden" name="utf8" value="✓"><input type="hidden" name="id" value="49120055623001" class="product-variant-id"><button type="submit" name="add" class="product-form__submit button full">In den Warenkorb</button><shopify-accelerated-checkout recommended="{&quot;supports_subs&quot;:false,&quot;name&quot;:&quot;shop_pay&quot;}" requires-shipping=""></shopify-accelerated-checkout></form>
<p class="small">Kauf auf Rechnung, Klarna, PayPal und Shop Pay möglich.</p></product-info></div></div></section>
<section class="page-width rte"><h2>Beschreibung</h2><p>Tags Sofa, nachts Bett: Mit einem Griff klappt die Lehne nach hinten. Federkern auf Buchenleisten, Bettkasten für zwei Decken.</p><table><tr><th>Maße</th><td>214 × 98 × 86 cm, Sitzhöhe 45 cm</td></tr><tr><th>Bezug</th><td>85 % Polyester, 15 % Baumwolle (Cord: 100 % Polyester)</td></tr><tr><th>Gestell</th><td>Massivholz Buche, PEFC</td></tr><tr><th>Hersteller</th><td>Möbelwerk Lindau GmbH &amp; Co. KG, Bregenzer Straße 118, 88131 Lindau, produkt@moebelwerk-lindau.test. Modell Bregenz, Art.-Nr. 20-1140</td></tr><tr><th>Sicherheit</th><td>Klappmechanik nur unbelastet bedienen; Quetschgefahr für Finger. Belastbar bis 240 kg. Von offenem Feuer fernhalten.</td></tr></table>
<h2>10 Jahre Garantie auf das Gestell</h2><p>Garantiegeber ist die Möbelwerk Lindau GmbH &amp; Co. KG, Bregenzer Straße 118, 88131 Lindau. Die Garantie gilt in Deutschland und Österreich zehn Jahre ab Lieferung für Bruch von Rahmen und Federung bei üblicher Nutzung. Schreiben Sie im Garantiefall an service@moebelwerk-lindau.test; wir reparieren oder tauschen kostenfrei. Ihre gesetzlichen Rechte bei Mängeln bestehen unabhängig davon unentgeltlich fort und werden durch die Garantie nicht eingeschränkt.</p></section>
<section class="page-width" id="reviews"><h2>Bewertungen</h2><div id="looxReviews" data-product-id="8471120934211" class="loox-reviews-default"></div></section>`,
};
