import { type Look, styleOf } from './looks.ts';

/** A link of navigation or footer. */
export interface Link {
  text: string;
  href: string;
}

/** What all pages of a site share. `head` and `bodyEnd` take raw HTML: tags, banners, scripts. */
export interface SiteFrame {
  brand: string;
  claim?: string;
  look: Look;
  nav: readonly Link[];
  footer: readonly Link[];
  /** Raw HTML in the footer beside the links (settings buttons, social links …). */
  footerExtra?: string;
  head?: string;
  bodyEnd?: string;
}

/** What one page says. `main` is HTML. */
export interface PageContent {
  title: string;
  description?: string;
  hero?: { title: string; text: string; action?: Link };
  main: string;
  head?: string;
  bodyEnd?: string;
  language?: string;
}

/** Escape text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character);
}

const anchor = (link: Link) => `<a href="${link.href}">${link.text}</a>`;

/** A whole HTML document in the look of its site. */
export function renderPage(frame: SiteFrame, page: PageContent): string {
  const hero = page.hero
    ? `<section class="hero"><div class="wrap"><h1>${page.hero.title}</h1><p>${page.hero.text}</p>${
        page.hero.action ? `<a class="button" href="${page.hero.action.href}">${page.hero.action.text}</a>` : ''
      }</div></section>`
    : '';
  const heading = page.hero ? '' : `<h1>${page.title}</h1>`;
  return `<!doctype html>
<html lang="${page.language ?? 'de'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} – ${frame.brand}</title>
${page.description ? `<meta name="description" content="${escapeHtml(page.description)}">` : ''}
<style>${styleOf(frame.look)}</style>
${frame.head ?? ''}
${page.head ?? ''}
</head>
<body>
<header class="site-header"><div class="wrap"><a class="brand" href="/">${frame.brand}${frame.claim ? `<small>${frame.claim}</small>` : ''}</a>
<nav aria-label="Hauptnavigation">${frame.nav.map(anchor).join('\n')}</nav></div></header>
${hero}
<main><div class="wrap">
${heading}
${page.main}
</div></main>
<footer class="site-footer"><div class="wrap"><nav aria-label="Rechtliches">${frame.footer.map(anchor).join('\n')}
${frame.footerExtra ?? ''}</nav><p>© 2026 ${frame.brand}</p></div></footer>
${page.bodyEnd ?? ''}
${frame.bodyEnd ?? ''}
</body>
</html>`;
}

/** A heading with paragraphs. */
export function section(title: string, ...paragraphs: string[]): string {
  return `<section><h2>${title}</h2>\n${paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('\n')}</section>`;
}

/** A bulleted list. */
export function list(...items: string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** A drawn picture in place of a photograph: no request, no cookie. */
export function picture(label: string, hue: number): string {
  return `<svg role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 320 140" preserveAspectRatio="xMidYMid slice"><rect width="320" height="140" fill="hsl(${hue} 35% 78%)"/><circle cx="250" cy="42" r="26" fill="hsl(${hue} 60% 90%)"/><path d="M0 140 L90 60 L160 118 L220 74 L320 140Z" fill="hsl(${hue} 30% 48%)"/></svg>`;
}

/** Cards side by side. */
export function cards(items: readonly { title: string; text: string; hue?: number; link?: Link }[]): string {
  return `<div class="cards">${items
    .map(
      (item) =>
        `<article class="card">${item.hue === undefined ? '' : picture(item.title, item.hue)}<h3>${item.title}</h3><p>${item.text}</p>${item.link ? anchor(item.link) : ''}</article>`,
    )
    .join('\n')}</div>`;
}

/** Google's own snippet for Analytics; `blocked` makes it wait for a consent platform (attributes of the script elements). */
export function analyticsSnippet(id: string, blocked = ''): string {
  return `<script async src="https://www.googletagmanager.com/gtag/js?id=${id}" ${blocked}></script>
<script ${blocked}>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}gtag('js',new Date());gtag('config','${id}');</script>`;
}

/** Meta's own snippet for its pixel, likewise. */
export function metaPixelSnippet(id: string, blocked = ''): string {
  return `<script ${blocked}>!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.queue.push(arguments)};n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init','${id}');fbq('track','PageView');</script>`;
}

/** A contact form by POST that asks for what is needed and names the privacy notice. */
export function contactForm(action: string, privacyPath: string): string {
  return `<form class="form" method="post" action="${action}">
<label>Ihr Name (freiwillig) <input name="name" autocomplete="name"></label>
<label>E-Mail-Adresse <input type="email" name="email" required autocomplete="email"></label>
<label>Ihre Nachricht <textarea name="nachricht" rows="5" required></textarea></label>
<p>Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten. Näheres in unserer <a href="${privacyPath}">Datenschutzerklärung</a>.</p>
<button class="button" type="submit">Nachricht senden</button>
</form>`;
}
