/** Facts of the practice that several files need. */
export const practice = {
  host: 'www.praxis-lebensraum.test',
  domain: 'praxis-lebensraum.test',
  analytics: 'G-7QK2LBR0MT',
  metaSiteId: '4be0a0f1-5c0e-4d39-9f0c-8f4b21c6d7aa',
  siteId: '0d7a1c32-3c7e-4a51-8d8e-51a5b4b0c9e6',
  powrApp: '9b1f4c2e_1718361622',
  media: { portrait: '7c41de_3f0b7a9e5d0e4f6c8a21', room: '7c41de_a81f02c9e7734d1db05e', path: '7c41de_5e6b90d1c3fa4b7f9d44' },
} as const;

const nav = [
  ['/', 'Start'],
  ['/ueber-mich', 'Über mich'],
  ['/angebot', 'Psychotherapie & Coaching'],
  ['/stimmen', 'Stimmen'],
  ['/book-online', 'Termin buchen'],
] as const;

const parastorage = 'https://static.parastorage.com';

/** A page of the site as Wix renders it on the server. */
export interface WixPage {
  path: string;
  title: string;
  pageId: string;
  description: string;
  main: string;
}

/** Address under which Wix serves an uploaded picture in a given size. */
export function wixImage(id: string, width: number, height: number, alt: string): string {
  const src = `https://static.wixstatic.com/media/${id}~mv2.jpg/v1/fill/w_${width},h_${height},al_c,q_85,usm_0.66_1.00_0.01,enc_avif,quality_auto/${id}~mv2.jpg`;
  return `<wow-image id="img_${id.slice(-6)}" class="HlRz5e BI8PVQ" data-bg-effect-name="" data-has-ssr-src="true"><img src="${src}" alt="${alt}" width="${width}" height="${height}" fetchpriority="high" style="object-fit:cover;object-position:50% 50%"/></wow-image>`;
}

let component = 0;

/** A rich text element. */
export function richText(html: string): string {
  component += 1;
  return `<div id="comp-lw7k${component.toString(36).padStart(4, '0')}" class="HcOXKn c9GqVL QxJLC3 comp-text wixui-rich-text" data-testid="richTextElement">${html}</div>`;
}

/** A section of the page mesh. */
export function section(html: string, look = ''): string {
  component += 1;
  return `<section id="comp-ls${component.toString(36).padStart(5, '0')}" tabindex="-1" class="Oqnisf wixui-section ${look}"><div class="MW5IWV"></div><div data-mesh-id="section-inlineContent" data-testid="inline-content" class="inner"><div data-mesh-id="section-inlineContent-gridContainer" data-testid="mesh-container-content">${html}</div></div></section>`;
}

/** A button that leads to a page. */
export function button(label: string, href: string): string {
  return `<div class="comp-button wixui-button" aria-disabled="false"><a data-testid="linkElement" href="https://${practice.host}${href}" target="_self" class="uUxqWY wixui-button"><span class="l7_2fn wixui-button__label" data-testid="stylablebutton-label">${label}</span></a></div>`;
}

const model = (pageId: string) => ({
  essential: JSON.stringify({
    metaSiteId: practice.metaSiteId,
    pageId,
    language: 'de',
    siteFeaturesConfigs: { consentPolicy: { isConsentEnabled: true } },
  }),
  viewer: JSON.stringify({
    siteAssets: { modulesParams: {} },
    site: {
      metaSiteId: practice.metaSiteId,
      siteId: practice.siteId,
      userId: 'c1f2e7d0-0b8e-4a7d-a9f9-1c0de1d7b4c2',
      externalBaseUrl: `https://${practice.host}`,
      isResponsive: false,
    },
    rendering: { renderer: 'bolt', isSEOBot: false },
    chat: true,
    cookieBanner: {
      text: 'Diese Website verwendet Cookies, damit Sie sich hier wohlfühlen und ich mein Angebot verbessern kann. Wenn Sie auf „Alle akzeptieren“ klicken, sind Sie damit einverstanden.',
      policyText: 'Datenschutz',
      policyUrl: '/datenschutz',
      acceptButton: 'Alle akzeptieren',
      settingsButton: 'Einstellungen',
    },
  }),
});

const menu = (current: string) =>
  nav
    .map(
      ([href, label]) =>
        `<li class="${href === current ? 'isSelected ' : ''}itemDepth02233374943 wixui-horizontal-menu__item"><a data-testid="linkElement" href="https://${practice.host}${href === '/' ? '' : href}" target="_self"${href === current ? ' aria-current="page"' : ''} class="menuLink"><span>${label}</span></a></li>`,
    )
    .join('');

const styles = `@font-face{font-family:"cormorantgaramond";font-display:swap;src:url("${parastorage}/tag-bundler/api/v1/fonts-cache/googlefont/woff2/s/cormorantgaramond/v21/co3WmX5slCNuHLi8bLeY9MK7whWMhyjYqXtK.woff2") format("woff2")}
@font-face{font-family:avenir-lt-w01_35-light1475496;font-display:swap;src:url("${parastorage}/fonts/v2/af36905f-3c92-4ef9-b0c1-f91432f16ac1/v1/avenir-lt-w01_35-light1475496.woff2") format("woff2")}
body{font:17px/1.7 avenir-lt-w01_35-light1475496,"Avenir Next",Helvetica,Arial,sans-serif;color:#33423d;background:#faf7f1}h1,h2,h3{font-family:cormorantgaramond,"Cormorant Garamond",Georgia,serif;font-weight:500;color:#2b3f38;line-height:1.2}h1{font-size:54px;margin:0 0 14px}h2{font-size:36px;margin:0 0 12px}a{color:#456b5d}
.site-header{display:flex;align-items:center;justify-content:space-between;max-width:1120px;margin:0 auto;padding:26px 24px}.site-header .logo{font:28px cormorantgaramond,Georgia,serif;color:#2b3f38;text-decoration:none}.site-header ul{display:flex;gap:26px;list-style:none;margin:0;padding:0}.menuLink{color:#33423d;text-decoration:none}.isSelected .menuLink{border-bottom:1px solid}
.wixui-section .inner{max-width:1120px;margin:0 auto;padding:54px 24px}.wixui-section.green{background:#e3ebe4}.wixui-section.two [data-testid=mesh-container-content]{display:grid;grid-template-columns:1fr 1fr;gap:54px;align-items:center}.wixui-section.three [data-testid=mesh-container-content]{display:grid;grid-template-columns:repeat(3,1fr);gap:26px}wow-image img{width:100%;height:auto;display:block;border-radius:4px}
.comp-button{margin:18px 0}.comp-button a,form button{display:inline-block;background:#456b5d;color:#fff;text-decoration:none;padding:13px 30px;border:0;border-radius:26px;font:inherit;cursor:pointer}.card{background:#fff;padding:28px;border-radius:4px}.quote{font:22px/1.5 cormorantgaramond,Georgia,serif}.video{width:100%;aspect-ratio:16/9;border:0}.nKphmK{width:100%;height:720px;border:0}.tpa{min-height:160px;background:#eef0ea;display:grid;place-items:center}
form[data-hook=form-root]{max-width:620px;display:grid;gap:16px}form label{display:grid;gap:4px}form input,form textarea,form select{font:inherit;padding:10px;border:1px solid #b9c6be;background:#fff}footer{background:#2b3f38;color:#e3ebe4;padding:34px 24px;text-align:center}footer a{color:#fff}`;

/** Whole document. */
export function wixDocument({ path, title, pageId, description, main }: WixPage): string {
  const { essential, viewer } = model(pageId);
  const url = `https://${practice.host}${path === '/' ? '' : path}`;
  return `<!DOCTYPE html>
<html lang="de">
<head>
  <meta charset='utf-8'>
  <meta name="viewport" content="width=device-width, initial-scale=1" id="wixDesktopViewport" />
  <meta http-equiv="X-UA-Compatible" content="IE=edge">
  <meta name="generator" content="Wix.com Website Builder"/>
  <link rel="icon" sizes="192x192" href="/favicon.ico" type="image/png"/>
  <meta http-equiv="X-Wix-Meta-Site-Id" content="${practice.metaSiteId}">
  <meta http-equiv="X-Wix-Application-Instance-Id" content="${practice.siteId}">
  <meta http-equiv="X-Wix-Published-Version" content="214"/>
  <meta http-equiv="etag" content="bug"/>
  <script type="application/json" id="wix-essential-viewer-model">${essential}</script>
  <title>${title}</title>
  <meta name="description" content="${description}"/>
  <link rel="canonical" href="${url}"/>
  <meta name="robots" content="index"/>
  <meta property="og:title" content="${title}"/>
  <meta property="og:url" content="${url}"/>
  <meta property="og:site_name" content="Praxis Lebensraum"/>
  <meta property="og:type" content="website"/>
  <!-- preconnect -->
  <link rel="preconnect" href="https://static.parastorage.com/" crossorigin>
  <link rel="preconnect" href="https://static.wixstatic.com/" crossorigin>
  <link rel="stylesheet" href="${parastorage}/services/editor-elements-library/dist/thunderbolt/rb_wixui.thunderbolt_bootstrap.1bd4c6ae.min.css">
  <style data-url="${parastorage}/services/wix-thunderbolt/dist/main.347af09f.min.css" id="css_masterPage">${styles}</style>
  <script type="application/json" id="wix-fedops">{"data":{"site":{"metaSiteId":"${practice.metaSiteId}","appNameForBiEvents":"thunderbolt"}}}</script>
  <script type="application/json" id="wix-viewer-model">${viewer}</script>
  <script src="${parastorage}/services/cookie-consent-policy-client/1.972.0/app.bundle.min.js" crossorigin></script>
  <script defer src="${parastorage}/services/wix-thunderbolt/dist/thunderbolt-commons.f03fbbd2.bundle.min.js" crossorigin></script>
  <script defer src="${parastorage}/services/wix-thunderbolt/dist/main.renderer.1d21f023.bundle.min.js" crossorigin></script>
</head>
<body class=''>
<div id="SITE_CONTAINER"><div id="main_MF" class="main_MF"><div id="SCROLL_TO_TOP" class="Vd6aQZ ignore-focus SCROLL_TO_TOP" role="region" tabindex="-1" aria-label="top of page"><span class="mHZSwn" style="position:absolute;left:-9999px">top of page</span></div>
<div id="site-root" class="site-root"><div id="masterPage" class="mesh-layout masterPage css-editing-scope">
<header id="SITE_HEADER" class="x4zVYf SITE_HEADER wixui-header" tabindex="-1"><div class="site-header"><a class="logo" data-testid="linkElement" href="https://${practice.host}">Praxis Lebensraum</a><nav id="comp-lw1menu" aria-label="Website" class="wixui-horizontal-menu"><ul class="S4WbK_ uQ5RNF c2jpXx">${menu(path)}</ul></nav></div></header>
<main id="PAGES_CONTAINER" class="PAGES_CONTAINER" tabindex="-1" data-main-content="true"><div id="SITE_PAGES" class="SITE_PAGES"><div id="${pageId}" class="dBAkHi theme-vars ${pageId}"><div data-mesh-id="Containerx-inlineContent">${main}</div></div></div></main>
<footer id="SITE_FOOTER" class="xU8fqS SITE_FOOTER wixui-footer" tabindex="-1">${richText(`<p class="font_8">Dipl.-Psych. Mareike Thalbach · Lindenmattweg 12 · 79100 Freiburg · <a href="tel:+4976155501723" data-auto-recognition="true">0761 555 017 23</a> · <a href="mailto:hallo@praxis-lebensraum.test" data-auto-recognition="true">hallo@praxis-lebensraum.test</a></p><p class="font_8"><a href="https://${practice.host}/impressum" target="_self">Impressum</a> &nbsp;|&nbsp; <a href="https://${practice.host}/datenschutz" target="_self">Datenschutz</a> &nbsp;|&nbsp; <a href="https://www.instagram.com/praxis.lebensraum.beispiel" target="_blank" rel="noreferrer noopener">Instagram</a></p><p class="font_9">© 2025 Praxis Lebensraum. Erstellt mit <a href="https://de.wix.com/" rel="noreferrer noopener" target="_blank">Wix.com</a></p>`)}</footer>
</div></div></div></div>
</body>
</html>`;
}
