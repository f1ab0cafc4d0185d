import type { ShopPage } from './ceres.ts';
import { cdn, paths } from './shop.ts';
import { payPalPlugin } from './tracking.ts';

const vat = `<span class="vat small text-muted">* inkl. ges. MwSt. zzgl. <a href="${paths.shipping}">Versandkosten</a></span>`;

interface Tile {
  href: string;
  name: string;
  picture: string;
  price: string;
  crossed?: string;
  base?: string;
  material: string;
}

const tile = (
  each: Tile,
) => `<li class="col-12 col-sm-6 col-lg-3"><article class="cmp cmp-product-thumb"><div class="thumb-image"><a href="${each.href}"><img class="img-fluid" src="${cdn}/item/images/${each.picture}" alt="${each.name}" width="300" height="220" loading="lazy"></a></div>
<div class="thumb-content"><a href="${each.href}" class="thumb-title small">${each.name}</a><p class="small">${each.material}</p><div class="thumb-meta"><div class="prices">${each.crossed ? `<div class="price-view-port"><del class="crossprice">${each.crossed}</del></div>` : ''}<div class="price">${each.price} *</div></div>${each.base ? `<div class="category-unit-price small">${each.base}</div>` : ''}${vat}</div></div></article></li>`;

const tiles: Record<string, Tile> = {
  sock: {
    href: paths.sock,
    name: 'Sockenwolle Deichgarn, 4-fach, 100 g',
    picture: '118/middle/deichgarn.svg',
    price: '8,90 €',
    base: '100 g | 8,90 € / 100 g',
    material: '75 % Schurwolle, 25 % Polyamid',
  },
  merino: {
    href: `${paths.yarn}#merino`,
    name: 'Merinogarn Wattenmeer, 50 g',
    picture: '121/middle/wattenmeer.svg',
    price: '5,95 €',
    crossed: '6,95 €',
    base: '50 g | 11,90 € / 100 g · Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: 6,95 €',
    material: '100 % Schurwolle (Merino, mulesingfrei)',
  },
  remnants: {
    href: `${paths.yarn}#restepaket`,
    name: 'Restepaket Wolle, bunt gemischt, 500 g',
    picture: '140/middle/restepaket.svg',
    price: '19,90 €',
    material: 'verschiedene Garne, Zusammensetzung siehe Banderole: 100 % Schurwolle oder 100 % Baumwolle',
  },
  fabric: {
    href: `${paths.yarn}#leinen`,
    name: 'Leinenstoff Greetsiel, Meterware, 140 cm breit',
    picture: '205/middle/leinen.svg',
    price: '18,50 €',
    base: '1 m | 18,50 € / m',
    material: '100 % Leinen',
  },
  bedding: {
    href: paths.bedding,
    name: 'Bettwäsche Juist, Halbleinen, 135 × 200 cm',
    picture: '231/middle/juist.svg',
    price: '64,90 €',
    crossed: 'statt 89,90 €',
    material: '55 % Leinen, 45 % Baumwolle',
  },
  cushion: {
    href: `${paths.yarn}#kissen`,
    name: 'Federkissen Norderney, 40 × 80 cm',
    picture: '240/middle/kissen.svg',
    price: '34,90 €',
    crossed: 'UVP 39,95 €',
    material: 'Bezug: 100 % Baumwolle. Füllung: 70 % Federn, 30 % Daunen. Enthält nichttextile Teile tierischen Ursprungs.',
  },
  throw: {
    href: `${paths.yarn}#plaid`,
    name: 'Kuschelplaid Baltrum, 150 × 200 cm',
    picture: '252/middle/plaid.svg',
    price: '29,90 €',
    material: 'aus superweicher Mikrofaser',
  },
};

const list = (...names: string[]) =>
  `<ul class="product-list row list-unstyled grid">${names.map((name) => tile(tiles[name]!)).join('')}</ul>`;

const start: ShopPage = {
  path: '/',
  title: 'Garne, Stoffe und Heimtextilien aus Ostfriesland',
  type: 'page-homepage',
  main: `<div class="widget widget-image-box widget-primary"><img class="img-fluid" src="${cdn}/frontend/bilder/start-wolle.svg" alt="Körbe mit Wolle vor einem Fenster" width="1200" height="380"><div class="widget-caption"><h1>Wolle, die nach Nordsee riecht</h1><p>Seit 2004 in der Neutorstraße in Emden, seit 2011 auch hier.</p></div></div>
<div class="widget widget-item-list"><h2>Neu eingetroffen</h2>${list('sock', 'merino', 'bedding', 'throw')}</div>
<div class="widget widget-text"><p>Versand mit DHL, ab 59 € versandkostenfrei innerhalb Deutschlands. Bezahlen mit PayPal, Kreditkarte, Rechnung oder Vorkasse. Bestellen können Sie ohne Kundenkonto.</p></div>`,
};

const yarn: ShopPage = {
  path: paths.yarn,
  title: 'Garne und Stoffe',
  type: 'page-category',
  main: `<h1 class="category-title">Garne und Stoffe</h1><p class="category-description">Alle Preise inkl. gesetzlicher Mehrwertsteuer, zzgl. <a href="${paths.shipping}">Versandkosten</a>.</p>${list('sock', 'merino', 'remnants', 'fabric', 'cushion', 'throw')}`,
};

const article = (name: string, picture: string, price: string, rest: string, amount: string) =>
  `<div class="single container-max page-content" data-testing="single-item"><div class="row"><div class="col-12 col-md-7"><img class="img-fluid" src="${cdn}/item/images/${picture}" alt="${name}" width="600" height="440"></div>
<div class="col-12 col-md-5"><h1 class="h2">${name}</h1><div class="widget widget-item-price widget-none"><div class="price h1">${price}</div>${vat}</div>
<p class="availability badge badge-success">Sofort versandfertig, Lieferzeit 2–4 Werktage</p>
<form class="add-to-basket-container" action="${paths.basket}" method="get"><label for="quantity">Menge</label> <input type="number" id="quantity" name="quantity" value="1" min="1" class="qty-input"><button type="submit" class="btn btn-block btn-primary btn-appearance"><i class="fa fa-shopping-cart"></i> In den Warenkorb</button></form>
${payPalPlugin(amount)}</div></div><div class="item-description">${rest}</div></div>`;

const sock: ShopPage = {
  path: paths.sock,
  title: 'Sockenwolle Deichgarn',
  type: 'page-singleitem item-118 variation-1042',
  main: article(
    'Sockenwolle Deichgarn, 4-fach, 100 g',
    '118/full/deichgarn.svg',
    '8,90 € *</div><div class="base-price text-muted">Inhalt 100 g · Grundpreis 8,90 € / 100 g',
    `<h2>Beschreibung</h2><p>Robuste Sockenwolle, Lauflänge 420 m / 100 g, Nadelstärke 2,5–3.</p><p><strong>Materialzusammensetzung:</strong> 75 % Schurwolle, 25 % Polyamid. Pflege: 30 °C Wollwaschgang.</p><h2>Angaben zur Produktsicherheit</h2><p>Hersteller: Spinnerei Harlesiel GmbH, Am Alten Siel 7, 26409 Wittmund, kontakt@spinnerei-harlesiel.test</p>`,
    '8.90',
  ),
};

const bedding: ShopPage = {
  path: paths.bedding,
  title: 'Bettwäsche Juist',
  type: 'page-singleitem item-231 variation-1187',
  main: article(
    'Bettwäsche Juist, Halbleinen, 135 × 200 cm',
    '231/full/juist.svg',
    '<del class="crossprice">statt 89,90 €</del> 64,90 € * <span class="badge badge-danger">-28 %</span>',
    '<h2>Beschreibung</h2><p>Zweiteilige Garnitur mit Kissenbezug 80 × 80 cm, Knopfleiste aus Perlmutt.</p><p><strong>Materialzusammensetzung:</strong> 55 % Leinen, 45 % Baumwolle. Enthält nichttextile Teile tierischen Ursprungs (Knöpfe).</p>',
    '64.90',
  ),
};

const guides: ShopPage = {
  path: paths.guides,
  title: 'Anleitungen',
  type: 'page-category page-content',
  main: `<h1>Anleitungen</h1><p>Käppchenferse, Bumerangferse, Herzferse: Karolin zeigt es im Video.</p>
<div class="widget widget-video-placeholder"><img class="img-fluid" src="${cdn}/frontend/bilder/video-ferse.svg" alt="Standbild: Hände mit Nadelspiel" width="640" height="360"><p>Das Video liegt bei YouTube. Erst mit dem Klick werden Daten (etwa Ihre IP-Adresse) an Google übertragen; Google kann dabei Cookies setzen. <a href="${paths.privacy}#youtube">Näheres</a></p><button type="button" class="btn btn-default">Video laden</button>
<template><iframe width="640" height="360" title="Käppchenferse stricken" src="https://www.youtube-nocookie.com/embed/Kr0lN_fe7se" allowfullscreen></iframe></template></div>
<h2>Schals für Anfänger</h2><p>100 g Deichgarn reichen für einen Loop: 120 Maschen anschlagen, zur Runde schließen, 40 cm rechts stricken, locker abketten.</p>`,
};

/** Start, category, two articles, instructions. */
export const cataloguePages: readonly ShopPage[] = [start, yarn, sock, bedding, guides];
