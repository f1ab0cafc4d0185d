import type { PageAnswer } from '../../site-host.ts';
import type { LabRequest } from '../../types.ts';
import { accounts } from './accounts.ts';
import { cookiebar } from './cookiebar.ts';

/** A page of the site. */
export interface VhsPage {
  id: number;
  alias: string;
  title: string;
  description: string;
  /** Content; `{{request_token}}` stands where a form has its token. */
  main: string;
  stage?: string;
  /** What the page's own layout adds to the head. */
  head?: string;
  scripts?: string;
  /** The course module keeps search and basket in a session. */
  hasSession?: boolean;
  hideFromRobots?: boolean;
}

const menu = [
  ['', 'Startseite'],
  ['programm', 'Programm'],
  ['deutsch-integration', 'Deutsch &amp; Integration'],
  ['ueber-uns', 'Über uns'],
  ['standorte-kontakt', 'Standorte &amp; Kontakt'],
] as const;

const links = (items: readonly (readonly [string, string])[], current: string) =>
  items
    .map(([alias, text]) =>
      alias === current
        ? `<li class="active"><strong class="active" aria-current="page">${text}</strong></li>`
        : `<li><a href="/${alias}" title="${text}">${text}</a></li>`,
    )
    .join('\n');

const header = (current: string) => `<header id="header"><div class="inside">
<a class="invisible" href="${current === '' ? '/' : `/${current}`}#main">Zum Inhalt springen</a>
<div class="content-image logo"><a href="/" title="Zur Startseite"><img src="/files/vhs/layout/logo-vhs-moortal.svg" width="220" height="50" alt="Volkshochschule Moortal"></a></div>
<!-- indexer::stop -->
<nav class="mod_customnav meta block" aria-label="Servicenavigation"><ul class="level_1">
<li><a href="/warenkorb" class="kw-warenkorb-link" title="Warenkorb">Warenkorb <span class="kw-wk-anzahl">(0)</span></a></li>
<li><a href="https://www.vhs.cloud/" target="_blank" rel="noreferrer noopener">vhs.cloud</a></li>
</ul></nav>
<nav class="mod_navigation block" aria-label="Hauptnavigation"><ul class="level_1">
${links(menu, current)}
</ul></nav>
<!-- indexer::continue -->
</div></header>`;

const legalLinks = [
  ['impressum', 'Impressum'],
  ['datenschutz', 'Datenschutz'],
  ['barrierefreiheit', 'Erklärung zur Barrierefreiheit'],
  ['agb', 'Teilnahmebedingungen'],
  ['vertrag-widerrufen', 'Vertrag widerrufen'],
  ['anmeldung', 'Online-Anmeldung'],
] as const;

const footer = `<footer id="footer"><div class="inside">
<div class="content-text"><p><strong>Volkshochschule Moortal</strong><br>Zweckverband der Stadt Hagenmoor, der Gemeinde Wiesbrok und der Samtgemeinde Torfhusen<br>Kanalstraße 12, 27799 Hagenmoor</p><p>Telefon 04487 9205-0<br>Mo bis Do 9 bis 12.30 Uhr, Do auch 14 bis 18 Uhr</p></div>
<!-- indexer::stop -->
<nav class="mod_customnav block" aria-label="Rechtliches"><ul class="level_1">
${links(legalLinks, '-')}
</ul></nav>
<div class="mod_cookiebarOpener block"><a href="javascript:;" class="ccb-trigger ccb-prefill" title="Cookie-Einstellungen" rel="noreferrer noopener">Cookie-Einstellungen</a></div>
<div class="content-hyperlink social"><a href="https://www.instagram.com/vhs.moortal.beispiel/" class="hyperlink_img" target="_blank" rel="noreferrer noopener"><img src="/files/vhs/layout/icon-instagram.svg" width="28" height="28" alt="Die vhs Moortal bei Instagram"></a></div>
<!-- indexer::continue -->
</div></footer>`;

const eyeAble = `<script async src="https://cdn.eye-able.com/configs/${accounts.host}.js"></script>
<script async src="https://cdn.eye-able.com/public/js/eyeAble.js"></script>`;

function pageText(page: VhsPage): string {
  const { id, alias, title, description, main, stage = '', head = '', scripts = '', hideFromRobots = false } = page;
  const meta = {
    '@context': { contao: 'https://schema.contao.org/' },
    '@type': 'contao:Page',
    'contao:title': title,
    'contao:pageId': id,
    'contao:noSearch': hideFromRobots,
    'contao:protected': false,
    'contao:groups': [],
    'contao:fePreview': false,
  };
  return `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="UTF-8">
<title>${title} - Volkshochschule Moortal</title>
<base href="${accounts.origin}/">
<meta name="robots" content="${hideFromRobots ? 'noindex,nofollow' : 'index,follow'}">
<meta name="description" content="${description}">
<meta name="generator" content="Contao Open Source CMS">
<link rel="canonical" href="${accounts.origin}/${alias}">
<meta name="viewport" content="width=device-width,initial-scale=1.0">
<link rel="stylesheet" href="/assets/css/cookiebar_simple.css,vhs.scss,kufer.scss-0e93c7a4.css">
<link rel="preload" href="/files/vhs/fonts/atkinson-hyperlegible-v11-latin-regular.woff2" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="/files/vhs/layout/icon-vhs.svg" type="image/svg+xml">
${head}</head>
<body id="top" class="${alias === '' ? 'startseite' : 'unterseite'}" itemscope itemtype="http://schema.org/WebPage">
<div id="wrapper">
${header(alias)}
${stage}
<div id="container"><main id="main"><div class="inside">
<div class="mod_article block" id="article-${id + 20}">
${main}
</div></div></main></div>
${footer}
</div>
${eyeAble}
${cookiebar(id)}
${scripts}<script type="application/ld+json">
${JSON.stringify(meta)}
</script></body>
</html>`;
}

const token = 'csrf_https-contao_csrf_token';
const session = 'PHPSESSID=q4n8c1vt7m2hd0k5s9r3bw6jxz; path=/; secure; HttpOnly; SameSite=lax';
const bringsCookie = ({ cookies }: LabRequest) => Object.keys(cookies).some((name) => !name.startsWith('csrf_'));

/** What a page answers: the course module starts a session; Contao gives form tokens only to visitors that bring a cookie. */
export function vhsPage(page: VhsPage): PageAnswer {
  const text = pageText(page);
  return (request) => {
    const headers: Record<string, string | string[]> = { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'private, no-cache' };
    const cookies: string[] = [];
    if (page.hasSession && !request.cookies['PHPSESSID']) cookies.push(session);
    let value = '';
    if (text.includes('{{request_token}}') && (bringsCookie(request) || page.hasSession)) {
      value = request.cookies[token] ?? crypto.randomUUID().replaceAll('-', '');
      if (!request.cookies[token]) cookies.push(`${token}=${value}; path=/; secure; httponly; samesite=lax`);
    }
    if (cookies.length > 0) headers['set-cookie'] = cookies;
    return { headers, body: text.replaceAll('{{request_token}}', value.slice(0, 24)) };
  };
}

/** The hidden fields of a form of Contao. */
export const hiddenFields = (form: string): string =>
  `<input type="hidden" name="FORM_SUBMIT" value="${form}"><input type="hidden" name="REQUEST_TOKEN" value="{{request_token}}">`;

/** A text element. */
export const textElement = (html: string, extra = ''): string => `<div class="content-text${extra && ` ${extra}`}">\n${html}\n</div>`;

/** A field of a form as the form generator gives it out. */
export function field(name: string, label: string, { type = 'text', mandatory = true, extra = '' } = {}): string {
  const must = mandatory ? ' mandatory' : '';
  const mark = mandatory ? '<span class="mandatory"><span class="invisible">Pflichtfeld </span>*</span>' : '';
  return `<div class="widget widget-${type}${must}"><label for="ctrl_${name}" class="${must.trim()}">${label}${mark}</label><input type="${type}" name="${name}" id="ctrl_${name}" class="${type}${must}"${mandatory ? ' required' : ''}${extra && ` ${extra}`}></div>`;
}

/** A select menu. */
export function select(name: string, label: string, options: readonly string[], mandatory = true): string {
  const must = mandatory ? ' mandatory' : '';
  return `<div class="widget widget-select${must}"><label for="ctrl_${name}">${label}${mandatory ? '<span class="mandatory">*</span>' : ''}</label><select name="${name}" id="ctrl_${name}" class="select${must}"${mandatory ? ' required' : ''}><option value="">bitte wählen</option>${options.map((option) => `<option>${option}</option>`).join('')}</select></div>`;
}

/** A single box to tick. */
export const checkbox = (name: string, label: string, { mandatory = false, checked = false } = {}): string =>
  `<div class="widget widget-checkbox${mandatory ? ' mandatory' : ''}"><fieldset class="checkbox_container"><span><input type="checkbox" name="${name}" id="opt_${name}_0" class="checkbox" value="1"${mandatory ? ' required' : ''}${checked ? ' checked' : ''}> <label for="opt_${name}_0">${label}</label></span></fieldset></div>`;

/** The check against robots that comes with Contao 5: the puzzle is made and solved on the site itself. */
export const altcha = `<div class="widget widget-altcha mandatory"><altcha-widget challengeurl="/_contao/altcha_challenge" name="altcha" auto="onfocus" hidelogo></altcha-widget><script src="/bundles/contaocore/altcha.min.js" type="module"></script></div>`;
