import { readFileSync } from 'node:fs';
import { css, html, json, redirect, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { instagramFeeds } from '../../third-parties/elfsight/hosts.ts';
import { matomoPages } from '../../third-parties/matomo/matomo.ts';
import type { LabRequest, LabResponse, LabSite } from '../../types.ts';
import { contaoPage, origin } from './contao.ts';
import { blockerPage } from './cookiebar.ts';
import { donatePage } from './donations.ts';
import { legalPages } from './legal.ts';
import { elfsightWidget, shelterPages } from './pages.ts';
import { pictures } from './pictures.ts';
import { questionnairePage } from './questionnaire.ts';
import { matomoHash, truth } from './truth.ts';

const address = '88.99.146.71';
const file = (name: string) => new URL(name, import.meta.url);
const leaflet = (name: string) => new URL(`../gemeinde-altenau/${name}`, import.meta.url);

instagramFeeds.publish(elfsightWidget, {
  account: 'tierheim.haselgrund.beispiel',
  title: '@tierheim.haselgrund',
  captions: ['Gassirunde am Morgen', 'Wo ist Lotte?', 'Helferfrühstück', 'Neue Zäune', 'Erster Schnee', 'Brunos Lieblingswiese'],
  outdoors: true,
});

/** A sent form: Contao starts a session and leads on to the page of thanks. */
const session = 'PHPSESSID=7d2k0v3m1q9hb5c8n4rjt6w2ea; path=/; secure; HttpOnly; SameSite=lax';

/** What the bar calls after a withdrawal: the cookies of the entries that are off now expire, if they are the site's own. */
function deleteCookies({ body, cookies }: LabRequest): LabResponse {
  const named = new URLSearchParams(body.toString()).getAll('tokens[]').filter((name) => name in cookies);
  return json({ type: 'success' }, { 'set-cookie': named.map((name) => `${name}=deleted; path=/; expires=Thu, 01 Jan 1970 00:00:01 GMT`) });
}

const pages: Record<string, PageAnswer> = {
  '/assets/css/layout.min.css,responsive.min.css-6d1a1f57.css': css('img{max-width:100%}iframe{border:0}'),
  '/assets/css/cookiebar_default.css,haselgrund.scss-41bb7e02.css': css(readFileSync(file('theme.css'), 'utf8')),
  '/bundles/contaocookiebar/scripts/cookiebar.min.js': clientScript(file('cookiebar.js')),
  '/files/haselgrund/leaflet/leaflet.js': clientScript(leaflet('leaflet.js')),
  '/files/haselgrund/leaflet/leaflet.css': css(readFileSync(leaflet('leaflet.css'), 'utf8')),
  '/files/haselgrund/js/js_osm.js': clientScript(file('map.js')),
  '/cookiebar/block/de/5': blockerPage,
  '/cookiebar/block/de/6': blockerPage,
  '/cookiebar/log': json({ type: 'success' }, { 'cache-control': 'private, no-cache' }),
  '/cookiebar/delete': deleteCookies,
  '/robots.txt': {
    headers: { 'content-type': 'text/plain; charset=UTF-8' },
    body: `User-agent: *\nDisallow: /contao/\nDisallow: /_contao/\n\nSitemap: ${origin}/sitemap.xml\n`,
  },
  ...matomoPages('/matomo/', matomoHash),
};

for (const [path, picture] of Object.entries(pictures)) pages[path] = svg(picture);
for (const page of [...shelterPages, questionnairePage, donatePage, ...legalPages]) {
  const answer = contaoPage(page);
  pages[`/${page.alias}`] = (request) => {
    if (request.method === 'POST') return redirect('/danke', 303, { 'set-cookie': session });
    return typeof answer === 'function' ? answer(request) : html(String(answer));
  };
}

/** An animal shelter whose cookie bar works, beside two things that nobody told it of. */
export const tierheimHaselgrund: LabSite = {
  slug: 'tierheim-haselgrund',
  url: `${origin}/`,
  about: {
    de: 'Tierheim eines Vereins mit Contao und dessen Cookiebar: Instagram-Feed und PayPal-Knopf gehen an ihr vorbei, der Hinweis nennt den falschen Spendendienst.',
    en: "An association's animal shelter on Contao with its cookie bar: Instagram feed and PayPal button bypass it, the notice names the wrong donation service.",
  },
  hosts: [siteHost({ host: 'www.tierheim-haselgrund.test', address, pages }), apexHost('tierheim-haselgrund.test', address)],
  truth,
  choices: { reject: [{ selector: '.contao-cookiebar [data-deny-all]' }], accept: [{ selector: '.contao-cookiebar [data-accept-all]' }] },
};
