import { css, html, json, script, svg } from '#lab/answers.ts';
import { type Firm, imprintText } from '#lab/firm.ts';
import { looks } from '#lab/looks.ts';
import { noticeServices } from '#lab/notice-services.ts';
import { analyticsSnippet, metaPixelSnippet, type PageContent, renderPage, type SiteFrame, section } from '#lab/page.ts';
import { privacyNotice } from '#lab/privacy-notice.ts';
import { type PageAnswer, siteHost } from '#lab/site-host.ts';
import type { LabResponse, LabSite } from '#lab/types.ts';

const host = 'www.messwerk-lohmann.test';

const firm: Firm = {
  name: 'Messwerk Lohmann GmbH',
  representedBy: { role: 'Geschäftsführerin', names: ['Ute Lohmann'] },
  street: 'Prüfgasse 30',
  town: '28195 Bremen',
  phone: '+49 421 555 03 30',
  email: 'post@messwerk-lohmann.test',
  register: { court: 'Amtsgericht Bremen', number: 'HRB 30310' },
  vatDigits: '30310030',
  dataProtectionAuthority: 'Landesbeauftragte für Datenschutz der Freien Hansestadt Bremen, Arndtstraße 1, 27570 Bremerhaven',
};

const imageCount = 18;
const scriptCount = 4;
const styleCount = 2;

/** Nothing of the site is cached, so that every page costs the same requests. */
const uncached = (answer: LabResponse): LabResponse => ({ ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } });

/** A drawing of about 20 kB, the size of an ordinary picture. */
const drawing = uncached(
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 140"><rect width="320" height="140" fill="#9bc"/><!--${'mess'.repeat(5_000)}--></svg>`,
  ),
);

const fonts =
  '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Lora:wght@400;700&display=swap"><style>main p{font:400 16px Lora}main h2{font:700 24px Lora}</style>';

const banner = `<div id="consent" role="dialog" aria-label="Cookies" style="position:fixed;left:0;right:0;bottom:0;z-index:99;background:#fff;border-top:2px solid #456;padding:20px" hidden>
<p>Wir verwenden Cookies und Dienste von Google, um unsere Website auszuwerten. Sie können zustimmen oder ablehnen.</p>
<button class="button" id="consent-yes">Alle akzeptieren</button> <button class="button" id="consent-no">Alle ablehnen</button></div>
<template id="consented">${fonts}${analyticsSnippet('G-MESSWERK30')}</template>
<script>(function(){
var box=document.getElementById('consent');
function load(){var parts=document.getElementById('consented').content.childNodes;
for(var i=0;i<parts.length;i++){var part=parts[i];if(part.nodeName!=='SCRIPT'){document.head.appendChild(part.cloneNode(true));continue;}
var fresh=document.createElement('script');if(part.src){fresh.async=true;fresh.src=part.src;}fresh.text=part.text;document.head.appendChild(fresh);}}
function decide(choice){document.cookie='messwerk_consent='+choice+'; path=/; max-age=15552000; SameSite=Lax; Secure';box.hidden=true;if(choice==='yes')load();}
document.getElementById('consent-yes').onclick=function(){decide('yes');};
document.getElementById('consent-no').onclick=function(){decide('no');};
document.getElementById('consent-again').onclick=function(){box.hidden=false;};
var known=/messwerk_consent=(yes|no)/.exec(document.cookie);
if(!known)box.hidden=false;else if(known[1]==='yes')load();
})();</script>`;

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** What a page fetches from its own host: styles, scripts, pictures and one JSON file. */
function assets(page: string): { head: string; body: string } {
  const styles = numbers(styleCount).map((at) => `<link rel="stylesheet" href="/assets/${page}/${at}.css">`);
  const scripts = numbers(scriptCount).map((at) => `<script defer src="/assets/${page}/${at}.js"></script>`);
  const images = numbers(imageCount).map((at) => `<img src="/assets/${page}/${at}.svg" alt="Messreihe ${at}" width="160" height="70">`);
  return { head: [...styles, ...scripts].join('\n'), body: `${images.join('\n')}<script>fetch('/assets/${page}/readings.json')</script>` };
}

function assetAnswers(page: string): Record<string, PageAnswer> {
  const at = (file: string) => `/assets/${page}/${file}`;
  return Object.fromEntries([
    ...numbers(styleCount).map((n) => [at(`${n}.css`), uncached(css(`.part-${n}{padding:${n}px}\n`.repeat(400)))]),
    ...numbers(scriptCount).map((n) => [at(`${n}.js`), uncached(script(`window.part${n}=${n};\n`.repeat(600)))]),
    ...numbers(imageCount).map((n) => [at(`${n}.svg`), drawing]),
    [at('readings.json'), uncached(json(numbers(200)))],
  ]);
}

/**
 * A site of `pageCount` pages (start, imprint and privacy notice among them) with about 30 requests a page after consent: 26 of its own,
 * then Google Analytics and Google Fonts. Its start page calls Meta before any choice, so that there is an early finding to wait for.
 */
export function measuredSite(pageCount: number): LabSite {
  const further = numbers(pageCount - 3).map((at) => ({ text: `Messreihe ${at}`, href: `/messreihe-${at}` }));
  const frame: SiteFrame = {
    brand: 'Messwerk Lohmann',
    look: looks.industry,
    nav: further.slice(0, 5),
    footer: [
      { text: 'Impressum', href: '/impressum' },
      { text: 'Datenschutz', href: '/datenschutz' },
    ],
    footerExtra: '<button type="button" id="consent-again">Cookie-Einstellungen</button>',
    bodyEnd: banner,
  };
  const pages: Record<string, PageAnswer> = {};
  const add = (path: string, content: PageContent) => {
    const name = path.slice(1) || 'start';
    const own = assets(name);
    const head = `${own.head}\n${content.head ?? ''}`;
    pages[path] = html(renderPage(frame, { ...content, head, main: `${content.main}\n${own.body}` }));
    Object.assign(pages, assetAnswers(name));
  };
  const links = further.map((link) => `<li><a href="${link.href}">${link.text}</a></li>`).join('');
  add('/', {
    title: 'Wir messen, was zählt',
    head: metaPixelSnippet('303100303100'),
    main: `${section('Unsere Messreihen', 'Länge, Gewicht, Temperatur und Druck, geprüft und dokumentiert.')}<ul>${links}</ul>`,
  });
  add('/impressum', { title: 'Impressum', main: imprintText(firm) });
  add('/datenschutz', {
    title: 'Datenschutzerklärung',
    main: privacyNotice(firm, {
      services: [noticeServices.googleAnalytics],
      contactForm: false,
      ownCookies: [{ name: 'messwerk_consent', lifetime: '6 Monate', purpose: 'merkt sich Ihre Entscheidung im Einwilligungsfenster' }],
    }),
  });
  for (const { text, href } of further)
    add(href, { title: text, main: section('Ergebnis', `${text}: Die Abweichung blieb in allen Durchgängen unter einem Promille.`) });
  return {
    slug: 'messwerk-lohmann',
    url: `https://${host}/`,
    about: {
      de: `Erzeugter Auftritt mit ${pageCount} Seiten zu je etwa 30 Anfragen.`,
      en: `Generated site of ${pageCount} pages with about 30 requests each.`,
    },
    hosts: [siteHost({ host, address: '88.198.30.10', pages })],
    truth: null,
  };
}
