import { readFileSync } from 'node:fs';
import { availableConsents } from './consents.ts';
import { cdn, files, paths, shop } from './shop.ts';
import { pinterestWidget, shopVoteBadge, tagManagerPlugin } from './tracking.ts';

/** One page of the shop. */
export interface ShopPage {
  path: string;
  title: string;
  /** Class that the template gives the body. */
  type: string;
  main: string;
  description?: string;
}

const manager = readFileSync(new URL('consent-manager.js', import.meta.url), 'utf8').replace(
  '(availableConsents)',
  `(${JSON.stringify(availableConsents)})`,
);

const item = (href: string, text: string) => `<li><a href="${href}">${text}</a></li>`;
const footLink = (href: string, text: string) =>
  `<li class="d-md-inline-block mr-3"><a class="text-appearance" href="${href}">${text}</a></li>`;

const header = `<header id="page-header" class="sticky-top unfixed"><div class="container-max">
<div class="top-bar header-container"><div class="row mx-0 flex-row-reverse position-relative"><div class="top-bar-items search-permanent d-sm-flex">
<div class="control-user"><a href="${paths.checkout}" class="text-appearance"><i class="fa fa-user mr-sm-1" aria-hidden="true"></i> Anmelden oder als Gast bestellen</a></div>
<form class="control-search" role="search" action="/search/" method="get"><input type="search" class="search-input" name="query" autocomplete="off" placeholder="Suche" aria-label="Suche"></form>
<div id="controlsList" class="controls"><a href="${paths.basket}" class="toggle-basket-preview">Warenkorb <span class="badge badge-right badge-primary">2</span> 41,30 €</a></div></div></div></div>
<nav class="navbar header-container" aria-label="Hauptnavigation"><div id="mainNavbarCollapsable" class="collapse navbar-collapse"><a class="navbar-brand" href="/"><img class="img-fluid" src="${cdn}${files.logo}" alt="${shop.name}" width="210" height="56"></a>
<ul class="mainmenu p-0 m-0 d-flex">${item(paths.yarn, 'Garne')}${item(paths.sock, 'Garn des Monats')}${item(paths.bedding, 'Bettwäsche')}${item(paths.guides, 'Anleitungen')}${item(paths.shipping, 'Versand')}${item(paths.contact, 'Kontakt')}</ul></div></nav></div></header>`;

const newsletter = `<div class="widget widget-newsletter"><h2 class="h4">Newsletter</h2>
<form class="newsletter-form" method="post" action="https://seu2.cleverreach.com/f/318842-317205/wcs/">
<label for="newsletter-mail">E-Mail-Adresse</label> <input type="email" id="newsletter-mail" name="email" class="form-control" required autocomplete="email"><input type="text" name="honeypot" class="honeypot" tabindex="-1" autocomplete="off" aria-hidden="true">
<button type="submit" class="btn btn-primary btn-appearance">Abonnieren</button>
<p class="small">Einmal im Monat neue Garne und Anleitungen, versandt über CleverReach. Sie erhalten zuerst eine E-Mail mit einem Bestätigungslink. Abmelden können Sie sich jederzeit über den Link in jeder Ausgabe. Mehr in der <a href="${paths.privacy}#newsletter">Datenschutzerklärung</a>.</p></form></div>`;

const footer = `<footer class="footer container-max d-print-none pt-4">${newsletter}
${pinterestWidget}
<div class="widget widget-code"><p>${shopVoteBadge}</p><p class="small"><a href="${paths.shipping}#bewertungen">So prüfen wir Bewertungen</a></p></div>
<div class="widget widget-link-list"><ul class="list-unstyled">${footLink(paths.cancellation, 'Widerrufsrecht')}${footLink(paths.form, 'Widerrufsformular')}${footLink(paths.withdraw, 'Vertrag widerrufen')}${footLink(paths.imprint, 'Impressum')}${footLink(paths.privacy, 'Datenschutzerklärung')}${footLink(paths.terms, 'AGB')}${footLink(paths.shipping, 'Versandkosten')}${footLink(paths.contact, 'Kontakt')}</ul></div>
<p class="copyright text-center">* inkl. ges. MwSt. zzgl. <a href="${paths.shipping}">Versandkosten</a> · © Copyright 2026 | Alle Rechte vorbehalten.</p></footer>`;

/** Left in the theme by an earlier version: a template that no component uses any more. */
const templates = `<script type="x/template" id="vue-social-share"><div class="fb-share"><script src="https://connect.facebook.net/de_DE/sdk.js"><\\/script><iframe src="https://www.facebook.com/plugins/share_button.php?href=wollstube"></iframe></div></script>`;

/** A whole document as plentyShop renders it. */
export function ceresPage(page: ShopPage): string {
  return `<!DOCTYPE html>
<html lang="de" data-framework="vue" prefix="og: http://ogp.me/ns#" class="icons-loading">
<head>
<script>${manager}</script>
<meta charset="utf-8">
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="plentymarkets">
<meta name="description" content="${page.description ?? `${page.title} bei der ${shop.name} in Emden`}">
<meta name="robots" content="all">
<link rel="canonical" href="${shop.origin}${page.path}">
<title>${page.title} | ${shop.name}</title>
<link rel="preload" href="${cdn}${files.font}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${cdn}${files.base}?v=9a12f04b">
</head>
<body class="${page.type} user-select-none">
<div id="vue-app" class="app">
<div class="notification-wrapper"></div>
${header}
<div id="page-body" class="main"><main class="container-max">
${page.main}
</main></div>
${footer}
<div class="cookie-bar out fixed-bottom" hidden></div>
</div>
${templates}
<script>App = {"config":{"basket":{"previewType":"hover"},"global":{"blockCookies":true}},"urls":{"gtc":"${paths.terms}","privacyPolicy":"${paths.privacy}","legalDisclosure":"${paths.imprint}"},"language":"de","templateType":"${page.type}","isShopBuilder":false,"decimalCount":2};</script>
<script src="${cdn}${files.client}?v=9a12f04b"></script>
${tagManagerPlugin}
</body>
</html>`;
}
