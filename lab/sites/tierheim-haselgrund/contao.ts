import type { PageAnswer } from '../../site-host.ts';
import type { LabRequest } from '../../types.ts';
import { cookiebar } from './cookiebar.ts';

/** Address of the site. */
export const origin = 'https://www.tierheim-haselgrund.test';

/** One article of a page: its elements in their order. */
export interface ContaoPage {
  id: number;
  alias: string;
  title: string;
  description: string;
  /** Content; `{{request_token}}` stands where a form has its token. */
  main: string;
  /** Full-width part above the content. */
  stage?: string;
  /** Scripts at the end of the body, after the cookie bar. */
  scripts?: string;
  hideFromRobots?: boolean;
}

const menu = [
  { alias: '', text: 'Start' },
  { alias: 'tiervermittlung', text: 'Tiervermittlung', below: [{ alias: 'tiervermittlung/notfall-bruno', text: 'Notfall: Bruno' }] },
  { alias: 'selbstauskunft', text: 'Selbstauskunft' },
  { alias: 'spenden', text: 'Spenden' },
  { alias: 'kontakt-anfahrt', text: 'Kontakt &amp; Anfahrt' },
];

interface MenuItem {
  alias: string;
  text: string;
  below?: readonly MenuItem[];
}

function item({ alias, text, below }: MenuItem, current: string, place: string): string {
  const inner = below ? `\n<ul class="level_2">\n${below.map((entry) => item(entry, current, '')).join('\n')}\n</ul>` : '';
  const kind = below ? 'submenu ' : '';
  return alias === current
    ? `<li class="active ${kind}${place}"><strong class="active ${kind}${place}" aria-current="page">${text}</strong>${inner}</li>`
    : `<li class="${kind}${place}"><a href="/${alias}" class="${kind}${place}">${text}</a>${inner}</li>`;
}

const navigation = (current: string) => `<!-- indexer::stop -->
<nav class="mod_navigation block" id="hauptnavigation" aria-label="Hauptnavigation">
<ul class="level_1">
${menu.map((entry, index) => item(entry, current, index === 0 ? 'first' : index === menu.length - 1 ? 'last' : '')).join('\n')}
</ul>
</nav>
<!-- indexer::continue -->`;

const footer = `<footer id="footer"><div class="inside">
<div class="content-text footer-adresse"><p><strong>Tierheim Haselgrund</strong><br>Tierschutzverein Haselgrund und Umgebung e. V.<br>Am Steinbruch 14, 36452 Haselgrund</p><p>Telefon 036966 55501-0<br>täglich außer montags 14 bis 17 Uhr</p></div>
<div class="content-text footer-konto"><p><strong>Spendenkonto</strong><br>Wartburg-Sparkasse<br>IBAN DE02 8405 5050 0000 5550 19</p></div>
<!-- indexer::stop -->
<nav class="mod_customnav block" aria-label="Rechtliches">
<ul class="level_1"><li class="first"><a href="/impressum" title="Impressum" class="first">Impressum</a></li><li><a href="/datenschutz" title="Datenschutz">Datenschutz</a></li></ul>
</nav>
<div class="mod_cookiebarOpener block"><a href="javascript:;" class="ccb-trigger ccb-prefill" title="Cookie-Einstellungen ändern" rel="noreferrer noopener">Cookie-Einstellungen</a></div>
<div class="content-text footer-social"><p>Wir sind auch hier: <a href="https://www.instagram.com/tierheim.haselgrund.beispiel/" target="_blank" rel="noreferrer noopener">Instagram</a></p></div>
<!-- indexer::continue -->
</div></footer>`;

function pageText({ id, alias, title, description, main, stage = '', scripts = '', hideFromRobots }: ContaoPage): string {
  const meta = {
    '@context': { contao: 'https://schema.contao.org/' },
    '@type': 'contao:Page',
    'contao:title': title,
    'contao:pageId': id,
    'contao:noSearch': hideFromRobots ?? false,
    'contao:protected': false,
    'contao:groups': [],
    'contao:fePreview': false,
  };
  return `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="UTF-8">
<title>${title} - Tierheim Haselgrund</title>
<meta name="robots" content="${hideFromRobots ? 'noindex,nofollow' : 'index,follow'}">
<meta name="description" content="${description}">
<meta name="generator" content="Contao Open Source CMS">
<link rel="canonical" href="${origin}/${alias}">
<meta name="viewport" content="width=device-width,initial-scale=1.0,shrink-to-fit=no">
<link rel="stylesheet" href="/assets/css/layout.min.css,responsive.min.css-6d1a1f57.css">
<link rel="stylesheet" href="/assets/css/cookiebar_default.css,haselgrund.scss-41bb7e02.css">
<link rel="icon" href="/files/haselgrund/layout/pfote.svg" type="image/svg+xml">
</head>
<body id="top" class="mac chrome ${alias === '' ? 'startseite' : 'unterseite'}" itemscope itemtype="http://schema.org/WebPage">
<div id="wrapper">
<header id="header"><div class="inside">
<div class="content-image logo"><a href="/" title="Zur Startseite"><img src="/files/haselgrund/layout/pfote.svg" width="46" height="46" alt="Logo: Pfote"><span>Tierheim Haselgrund</span></a></div>
${navigation(alias)}
</div></header>
${stage}
<div id="container">
<main id="main"><div class="inside">
<div class="mod_article block" id="article-${id + 8}">
${main}
</div>
</div></main>
</div>
${footer}
</div>
${cookiebar(id)}
${scripts}<script type="application/ld+json">
${JSON.stringify(meta)}
</script></body>
</html>`;
}

const token = 'csrf_https-contao_csrf_token';

/** Contao gives a token for its forms only to visitors that come with a cookie already; without one it leaves the field empty. */
function wantsToken({ cookies }: LabRequest): boolean {
  return Object.keys(cookies).some((name) => !name.startsWith('csrf_'));
}

/** What a page answers. */
export function contaoPage(page: ContaoPage): PageAnswer {
  const text = pageText(page);
  if (!text.includes('{{request_token}}')) return text;
  return (request) => {
    if (!wantsToken(request)) return text.replaceAll('{{request_token}}', '');
    const value = request.cookies[token] ?? crypto.randomUUID().replaceAll('-', '');
    const headers: Record<string, string | string[]> = { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'private, no-cache' };
    if (!request.cookies[token]) headers['set-cookie'] = `${token}=${value}; path=/; secure; httponly; samesite=lax`;
    return { headers, body: text.replaceAll('{{request_token}}', value.slice(0, 24)) };
  };
}

/** A headline element. */
export const headline = (level: 1 | 2 | 3, text: string): string => `<h${level} class="content-headline">${text}</h${level}>`;

/** A text element. */
export const textElement = (html: string, extra = ''): string => `<div class="content-text${extra && ` ${extra}`}">\n${html}\n</div>`;
