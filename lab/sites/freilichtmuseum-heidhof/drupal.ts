import { complianceSettings } from './cookie-compliance.ts';
import { museum } from './museum.ts';

/** A node as the editors filled it in. */
export interface DrupalPage {
  path: string;
  title: string;
  description: string;
  node: number;
  type: 'page' | 'landingpage' | 'webform' | 'rechtstext';
  /** Scripts that only this page asks for. */
  scripts?: string;
  content: string;
}

const menu: readonly [string, string][] = [
  ['/besuch', 'Besuch &amp; Tickets'],
  ['/veranstaltungen', 'Veranstaltungen'],
  ['/haeuser', 'Häuser &amp; Tiere'],
  ['/schulklassen', 'Schulklassen'],
  ['/unterstuetzen', 'Unterstützen'],
];

/** Pages that the settings of the banner leave out ("exclude paths"). */
const withoutBanner = ['/impressum', '/datenschutz'];

const newsletter = `<section class="block block-heidhof-newsletter"><h2>Post vom Heidhof</h2><form action="https://seu2.cleverreach.com/f/318842-319004/wcs/" method="post" target="_blank" class="cr_form">
<label for="text7219943">E-Mail-Adresse *</label><input id="text7219943" name="email" type="email" autocomplete="email" required><button type="submit" class="button">Anmelden</button>
<p class="small">Sechsmal im Jahr Termine und Geschichten aus dem Museum. Sie bekommen zuerst eine E-Mail mit einem Link zur Bestätigung. Abmelden können Sie sich jederzeit über den Link in jeder Ausgabe. <a href="/datenschutz#newsletter">Datenschutz</a></p></form></section>`;

const footer = `<footer class="site-footer"><div class="container">${newsletter}
<section><p><strong>${museum.name}</strong><br>${museum.foundation}<br>${museum.street}<br>${museum.town}<br><a href="tel:${museum.phoneLink}">${museum.phone}</a><br><a href="mailto:${museum.email}">${museum.email}</a></p>
<p><a href="https://www.facebook.com/freilichtmuseum.heidhof.beispiel" target="_blank" rel="noopener">Facebook</a> <a href="https://www.instagram.com/freilichtmuseum.heidhof.beispiel" target="_blank" rel="noopener">Instagram</a></p></section>
<nav role="navigation" aria-label="Fußzeile" id="block-heidhof-footer" class="block block-menu navigation menu--footer"><ul class="menu"><li class="menu-item"><a href="/impressum">Impressum</a></li><li class="menu-item"><a href="/datenschutz">Datenschutz</a></li><li class="menu-item"><a href="/ticketbedingungen">Ticketbedingungen</a></li></ul></nav>
</div></footer>`;

/** The HTML that Drupal gives out for a node. */
export function drupalPage({ path, title, description, node, type, scripts = '', content }: DrupalPage): string {
  const front = path === '/';
  const banner = !withoutBanner.includes(path);
  const settings = {
    path: { baseUrl: '/', pathPrefix: '', currentPath: `node/${node}`, currentPathIsAdmin: false, isFront: front, currentLanguage: 'de' },
    pluralDelimiter: '\u0003',
    suppressDeprecationErrors: true,
    gtag: { tagId: museum.analytics, consentMode: true, otherIds: [], events: [], additionalConfigInfo: [] },
    // The module is still switched on, its tracking has been limited to no page since 2022.
    matomo: { disableCookies: true, trackMailto: true },
    ...(banner && { eu_cookie_compliance: complianceSettings }),
    user: { uid: 0, permissionsHash: '9f0c5b0ad1e64c7d8e5b2a3f6d71c0b4e8a9' },
  };
  const items = menu
    .map(
      ([href, label]) =>
        `<li class="menu-item"><a href="${href}"${href === path ? ' class="is-active" aria-current="page"' : ''}>${label}</a></li>`,
    )
    .join('');
  return `<!DOCTYPE html>
<html lang="de" dir="ltr" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="utf-8" />
<script async src="https://www.googletagmanager.com/gtag/js?id=${museum.analytics}"></script>
<meta name="description" content="${description}" />
<link rel="canonical" href="https://${museum.host}${path}" />
<meta name="Generator" content="Drupal 11 (https://www.drupal.org)" />
<meta name="MobileOptimized" content="width" />
<meta name="HandheldFriendly" content="true" />
<meta name="viewport" content="width=device-width, initial-scale=1.0" />
<title>${title} | ${museum.name}</title>
<link rel="icon" href="/themes/custom/heidhof/favicon.svg" type="image/svg+xml" />
<link rel="stylesheet" media="all" href="/core/modules/system/css/components/align.module.css?t8k2qd" />
${banner ? '<link rel="stylesheet" media="all" href="/modules/contrib/eu_cookie_compliance/css/eu_cookie_compliance.css?t8k2qd" />' : ''}
<link rel="stylesheet" media="all" href="/themes/custom/heidhof/css/style.css?t8k2qd" />
<script type="application/json" data-drupal-selector="drupal-settings-json">${JSON.stringify(settings).replaceAll('<', '\\u003C')}</script>
<script src="/core/misc/drupalSettingsLoader.js?v=11.2.8"></script>
<script src="/modules/contrib/google_tag/js/gtag.js?t8k2qd"></script>
</head>
<body class="path-${front ? 'frontpage' : 'node'} page-node-type-${type}">
<a href="#main-content" class="visually-hidden focusable skip-link">Direkt zum Inhalt</a>
<div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><div class="layout-container">
<header role="banner"><div class="container"><a href="/" rel="home" class="site-logo"><img src="/themes/custom/heidhof/logo.svg" alt="${museum.name}" width="230" height="54" /></a>
<nav role="navigation" aria-label="Hauptnavigation" id="block-heidhof-main-menu" class="block block-menu navigation menu--main"><ul class="menu">${items}</ul></nav></div></header>
<main role="main" class="container"><a id="main-content" tabindex="-1"></a><div data-drupal-messages-fallback class="hidden"></div>
<div id="block-heidhof-content" class="block block-system block-system-main-block"><article class="node node--type-${type} node--view-mode-full"><h1 class="page-title"><span class="field field--name-title field--type-string field--label-hidden">${title}</span></h1>
<div class="node__content"><div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item">
${content}
</div></div></article></div></main>
${footer}
</div></div>
${banner ? '<script src="/modules/contrib/eu_cookie_compliance/js/eu_cookie_compliance.min.js?v=1.26" defer></script>' : ''}
<script src="/themes/custom/heidhof/js/heidhof.js?t8k2qd" defer></script>
${scripts}</body>
</html>`;
}
