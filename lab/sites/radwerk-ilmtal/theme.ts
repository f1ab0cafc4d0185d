import type { LabRequest } from '../../types.ts';
import { consentBody, consentHead } from './lgcookieslaw.ts';
import { firm, paths, shop } from './shop.ts';

/** One page of the shop: controller of PrestaShop, classes of its body and what stands in the middle. */
export interface ShopPage {
  path: string;
  id: string;
  title: string;
  description: string;
  content: string;
  /** Scripts that only this page carries, before the end of the body. */
  foot?: string;
}

export const themePath = '/themes/classic-radwerk/assets';

const menu = [
  ['/#neuheiten', 'Teile &amp; Zubehör'],
  [paths.product, 'E-Bike des Monats'],
  [paths.leasing, 'Dienstrad-Leasing'],
  [paths.workshop, 'Werkstatt'],
] as const;

const legal = [
  [paths.imprint, 'Impressum'],
  [paths.terms, 'AGB und Kundeninformationen'],
  [paths.withdrawal, 'Widerrufsrecht'],
  [paths.privacy, 'Datenschutzerklärung'],
] as const;

const item = ([href, text]: readonly [string, string]) => `<li><a class="cms-page-link" href="${href}">${text}</a></li>`;

const tagManager = `<!-- Google Tag Manager -->
<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','${shop.container}');</script>
<!-- End Google Tag Manager -->`;

const newsletter = `<div class="block_newsletter col-lg-8 col-md-12 col-sm-12" id="blockEmailSubscription_displayFooterBefore"><div class="row">
<p id="block-newsletter-label" class="col-md-5 col-xs-12">Angebote und Werkstatt-Tipps per E-Mail, höchstens zweimal im Monat</p>
<div class="col-md-7 col-xs-12"><form action="${shop.origin}/#blockEmailSubscription_displayFooterBefore" method="post">
<input class="btn btn-primary float-xs-right hidden-xs-down" name="submitNewsletter" type="submit" value="Abonnieren"><div class="input-wrapper"><input name="email" type="email" value="" placeholder="Ihre E-Mail-Adresse" aria-labelledby="block-newsletter-label" required></div>
<input type="hidden" name="blockHookName" value="displayFooterBefore"><input type="hidden" name="action" value="0">
<p>Sie können Ihr Einverständnis jederzeit widerrufen. Unsere Kontaktinformationen finden Sie u. a. in der Datenschutzerklärung.</p>
<div id="gdpr_consent_18" class="gdpr_module gdpr_module_18"><span class="custom-checkbox"><label class="psgdpr_consent_message"><input id="psgdpr_consent_checkbox_18" name="psgdpr_consent_checkbox" type="checkbox" value="1" class="psgdpr_consent_checkboxes_18" required> <span>Ich möchte den Newsletter der ${firm.name} erhalten. Ich bekomme zuerst eine E-Mail, deren Link ich bestätigen muss. Näheres in der <a href="${paths.privacy}#newsletter">Datenschutzerklärung</a>.</span></label></span></div>
</form></div></div></div>`;

const social = `<div class="block-social col-lg-4"><ul><li class="facebook"><a href="https://www.facebook.com/radwerkilmtal" target="_blank" rel="noopener noreferrer">Facebook</a></li><li class="instagram"><a href="https://www.instagram.com/radwerkilmtal" target="_blank" rel="noopener noreferrer">Instagram</a></li></ul></div>`;

const shopVote = `<div id="shopvote-place"></div>
<script src="https://widgets.shopvote.de/js/reputation-badge-v2.min.js"></script>
<script>if (typeof createRBadge === 'function') createRBadge(${shop.shopVote}, 2, 'https');</script>`;

/** A page as PrestaShop 8 gives it out with a child of the theme classic. */
export function shopPage(
  { path, id, title, description, content, foot = '' }: ShopPage,
  request: LabRequest,
  values: Parameters<typeof consentHead>[0],
): string {
  const settings = {
    cart: { products: [], products_count: 1, summary_string: '1 Artikel' },
    currency: { id: 1, name: 'Euro', iso_code: 'EUR', sign: '€' },
    customer: { is_logged: false, gender: { type: null, name: null }, addresses: [] },
    language: { name: 'Deutsch', iso_code: 'de', locale: 'de-DE', language_code: 'de' },
    page: { title: '', canonical: null, page_name: id, body_classes: { 'lang-de': true, 'country-DE': true, 'currency-EUR': true } },
    shop: { name: 'Radwerk Ilmtal', logo: '/img/logo-1698412207.jpg' },
    urls: { base_url: `${shop.origin}/`, current_url: `${shop.origin}${request.url.pathname}`, shop_domain_url: shop.origin },
    static_token: '3b6e0f8d15a97c42e1d0547b9c8a2f63',
    debug: false,
  };
  return `<!doctype html>
<html lang="de-DE">
<head>
<meta charset="utf-8">
<meta http-equiv="x-ua-compatible" content="ie=edge">
${consentHead(values)}
${tagManager}
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${shop.origin}${path}">
<meta property="og:site_name" content="Radwerk Ilmtal">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" type="image/vnd.microsoft.icon" href="/favicon.ico">
<link rel="dns-prefetch" href="//maps.googleapis.com">
<link rel="stylesheet" href="${themePath}/css/fonts.googleapis.com/css-noto-sans.css" type="text/css" media="all">
<link rel="stylesheet" href="${themePath}/css/theme.css" type="text/css" media="all">
<link rel="stylesheet" href="/modules/lgcookieslaw/views/css/front.css" type="text/css" media="all">
<script type="text/javascript">
        var prestashop = ${JSON.stringify(settings)};
        var psemailsubscription_subscription = "${shop.origin}\\/module\\/ps_emailsubscription\\/subscription";
        var psgdpr_front_controller = "${shop.origin}/module/psgdpr/FrontAjaxGdpr";
</script>
</head>
<body id="${id}" class="lang-de country-de currency-eur layout-full-width page-${id} tax-display-enabled">
<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=${shop.container}" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>
<main>
<header id="header">
<nav class="header-nav"><div class="container"><div id="_desktop_contact_link"><div id="contact-link">Kontakt: <a href="tel:+4936435550180">${firm.phone}</a></div></div>
<div id="_desktop_cart"><div class="blockcart cart-preview active" data-refresh-url="//${shop.host}/module/ps_shoppingcart/ajax"><div class="header"><a rel="nofollow" aria-label="Warenkorb-Link mit 1 Produkt" href="//${shop.host}${paths.cart}?action=show"><i class="material-icons shopping-cart" aria-hidden="true"></i><span class="hidden-sm-down">Warenkorb</span> <span class="cart-products-count">(1)</span></a></div></div>
<a class="go-checkout" href="${paths.checkout}">Zur Kasse</a></div></div></nav>
<div class="header-top"><div class="container"><div id="_desktop_logo"><a href="/"><img class="logo img-fluid" src="/img/logo-1698412207.svg" alt="Radwerk Ilmtal" width="200" height="40"></a></div>
<nav class="menu js-top-menu position-static hidden-sm-down" id="_desktop_top_menu"><ul class="top-menu" id="top-menu" data-depth="0">${menu.map(([href, text]) => `<li class="link"><a class="dropdown-item" href="${href}" data-depth="0">${text}</a></li>`).join('')}</ul></nav></div></div>
</header>
<section id="wrapper"><div class="container"><div id="content-wrapper" class="js-content-wrapper"><section id="main">
${content}
</section></div></div></section>
<footer id="footer" class="js-footer">
<div class="container"><div class="row">${newsletter}${social}</div></div>
<div class="footer-container"><div class="container"><div class="row">
<nav class="col-md-3 links wrapper"><p class="h3">Unser Unternehmen</p><ul id="footer_sub_menu_2">${legal.map(item).join('')}<li><a class="btn-withdraw" href="${paths.withdrawal}#vertrag-widerrufen">Vertrag widerrufen</a></li></ul></nav>
<div class="block-contact col-md-4 links wrapper"><p class="h4">Shop-Einstellungen</p>${firm.name}<br>${firm.street}<br>${firm.town}<br>Tel. ${firm.phone}<br>E-Mail: <a href="mailto:${firm.email}">${firm.email}</a></div>
<div class="col-md-3">${shopVote}</div>
</div><p class="small">Alle Preise inkl. gesetzl. MwSt., zzgl. <a href="${paths.terms}#versand">Versandkosten</a>.</p><p class="text-sm-center">© 2026 – E-Commerce-Software von PrestaShop™</p></div></div>
</footer>
</main>
<script src="${themePath}/js/theme.js"></script>
<script src="/modules/lgcookieslaw/views/js/front.js"></script>
${foot}
${consentBody}
</body>
</html>`;
}
