import { accounts, origin } from './accounts.ts';
import { bodyEnd, bodyStart, headCode } from './head.ts';

/** A page as its editor sees it. */
export interface FramerPage {
  path: string;
  route: string;
  language?: 'de' | 'en';
  title: string;
  description: string;
  body: string;
  alternate?: string;
  style?: string;
  end?: string;
}

const files = `https://framerusercontent.com/sites/${accounts.framerSite}`;

/** Address of a picture among the project's assets. */
export const picture = (name: string) =>
  `https://framerusercontent.com/images/${name}?project=${accounts.framerSite}&width=1200&height=800`;

const style = `:root{--token-ink:#0e1726;--token-blue:#1f5eff;--token-mist:#f3f6fc}*{box-sizing:border-box}html,body{margin:0;background:#fff;color:var(--token-ink);font:17px/1.6 "Inter","Inter Placeholder",sans-serif}
.framer-bar{display:flex;flex-wrap:wrap;gap:22px;align-items:center;padding:18px 6vw}.framer-bar a,.framer-foot a{color:inherit;text-decoration:none}.framer-bar a:first-child{font-weight:700;font-size:21px;margin-right:auto}.framer-cta{background:var(--token-blue);color:#fff!important;border:0;border-radius:10px;padding:10px 18px;display:inline-block;font:600 16px/1.4 Inter,sans-serif;text-decoration:none}
.framer-main{padding:40px 6vw 80px;max-width:1180px;margin:auto}.framer-main h1{font-size:44px;line-height:1.15}.framer-main img{max-width:100%;border-radius:14px}.framer-grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));gap:22px}.framer-card{background:var(--token-mist);border-radius:14px;padding:22px}
.framer-foot{background:var(--token-ink);color:#fff;padding:40px 6vw}.framer-foot nav{display:flex;flex-wrap:wrap;gap:18px}.framer-foot p{opacity:.8;font-size:14px}form label{display:block;margin:12px 0}input:not([type=checkbox]):not([type=radio]),select,textarea{display:block;width:100%;max-width:520px;padding:10px;border:1px solid #c6cfdf;border-radius:8px;font:inherit}iframe{max-width:100%}`;

const labels = {
  de: {
    bar: [
      ['/produkt', 'Produkt'],
      ['/preise', 'Preise'],
      ['/blog', 'Blog'],
      ['/demo', 'Demo'],
      ['/en', 'EN'],
    ],
    cta: 'Kostenlos testen',
    foot: [
      ['/kontakt', 'Kontakt'],
      ['/impressum', 'Impressum'],
      ['/datenschutz', 'Datenschutz'],
      ['/agb', 'AGB'],
      ['/blog/belege-fuer-werbekosten', 'Ratgeber Werbekosten'],
    ],
    settings: 'Cookie-Einstellungen',
    news: 'Belegpost: einmal im Monat, was sich bei Belegen ändert',
    mail: 'E-Mail-Adresse',
    join: 'Eintragen',
    line: 'Unser Angebot richtet sich nur an Unternehmer im Sinne von § 14 BGB. Alle Preise zzgl. USt.',
  },
  en: {
    bar: [
      ['/produkt', 'Product (DE)'],
      ['/preise', 'Pricing (DE)'],
      ['/demo', 'Demo'],
      ['/', 'DE'],
    ],
    cta: 'Start free trial',
    foot: [
      ['/kontakt', 'Contact'],
      ['/impressum', 'Imprint'],
      ['/datenschutz', 'Privacy'],
      ['/agb', 'Terms'],
    ],
    settings: 'Cookie preferences',
    news: 'Monthly news on receipts',
    mail: 'E-mail',
    join: 'Subscribe',
    line: 'For businesses only. Prices plus VAT.',
  },
} as const;

const anchor = ([href, text]: readonly [string, string]) => `<a class="framer-text" href="${href}">${text}</a>`;

/** The document that Framer gives out for a page. */
export function render({
  path,
  route,
  language = 'de',
  title,
  description,
  body,
  alternate,
  style: extra = '',
  end = '',
}: FramerPage): string {
  const words = labels[language];
  const other = language === 'de' ? 'en' : 'de';
  const hreflang = alternate
    ? `<link rel="alternate" hreflang="${language}" href="${origin}${path}"><link rel="alternate" hreflang="${other}" href="${origin}${alternate}">`
    : '';
  return `<!doctype html>
<!-- ✨ Built with Framer • https://www.framer.com/ -->
<html lang="${language}">
<head>
    <meta charset="utf-8">
    <script>try{if(localStorage.getItem("__framer_force_showing_editorbar_since")){const n=document.createElement("link");n.rel="modulepreload",n.href="https://framer.com/edit/init.mjs",document.head.appendChild(n)}}catch{}</script>
    <meta name="viewport" content="width=device-width">
    <meta name="generator" content="Framer 5f2c8a1">
    <title>${title}</title>
    <meta name="description" content="${description}">
    <meta name="framer-search-index" content="${files}/searchIndex-7Xk2mQv9LbRt.json">
    <link rel="icon" href="${picture('favicon.svg')}">
    <meta property="og:type" content="website"><meta property="og:title" content="${title}"><meta name="twitter:card" content="summary_large_image">
    <link rel="canonical" href="${origin}${path}">${hreflang}
    <link rel="alternate" type="application/rss+xml" title="Belegwerk Blog" href="${origin}/blog/rss.xml">
    <style data-framer-font-css>@font-face{font-family:"Inter";src:url(https://framerusercontent.com/assets/vQyevYAyHtARFwPqUzQGpnDs.woff2);font-display:swap;font-style:normal;font-weight:400}@font-face{font-family:"Inter";src:url(https://framerusercontent.com/assets/DXD0Q7LSl7HEvDzucnyLnGBHM.woff2);font-display:swap;font-style:normal;font-weight:700}</style>
    <style data-framer-breakpoint-css>@media(min-width:1200px){.hidden-72rtr7{display:none!important}}</style>
    <style data-framer-css-ssr-minified data-framer-components="framer-lib-cursors-host framer-XK2p9 PropertyOverrides">${style}${extra}</style>
    <link rel="modulepreload" fetchpriority="low" href="${files}/chunk-ELDJXLPN.mjs">
    ${headCode(language)}
</head>
<body>
    <script async src="https://events.framer.com/script?v=2" data-fid="${accounts.framerId}" data-no-nt></script>
    ${bodyStart}
    <div id="main" data-framer-hydrate-v2='{"routeId":"${route}","localeId":"${language === 'de' ? 'default' : 'rQ7kLw2Tn'}"}' data-framer-ssr-released-at="2026-10-28T09:14:51.002Z" data-framer-page-optimized-at="2026-11-16T10:21:07.411Z"><div data-framer-root class="framer-XK2p9 framer-72rtr7">
<nav class="framer-bar" data-framer-name="Navigation"><a class="framer-text" href="${language === 'de' ? '/' : '/en'}">belegwerk</a>${words.bar.map(anchor).join('')}<a class="framer-cta" href="/registrieren">${words.cta}</a></nav>
<main class="framer-main" data-framer-name="Main">${body}</main>
<footer class="framer-foot" data-framer-name="Footer"><form data-framer-form="0b7e5c1d-94a2-4f6b-8d13-6c2fe0a7b591" class="framer-newsletter"><label>${words.news}<input type="email" name="Email" required placeholder="${words.mail}"></label><button type="submit" class="framer-cta">${words.join}</button></form>
<nav>${words.foot.map(anchor).join('')}<a class="framer-text iubenda-cs-preferences-link" href="#">${words.settings}</a><a href="/blog/rss.xml" class="framer-text">RSS</a><a href="https://status.belegwerk.test/" target="_blank" rel="noopener" class="framer-text">Status</a><a href="https://www.linkedin.com/company/belegwerk" target="_blank" rel="noopener" class="framer-text">LinkedIn</a></nav>
<p>© 2026 Belegwerk UG (haftungsbeschränkt). ${words.line}</p></footer></div></div>
    <div id="svg-templates" style="position:absolute;overflow:hidden;bottom:0;left:0;width:0;height:0" aria-hidden="true"></div>
    <script type="module" async data-framer-bundle="main" fetchpriority="low" src="${files}/script_main.CQ7TLB3M.mjs"></script>
    ${end}${bodyEnd}
</body>
</html>`;
}
