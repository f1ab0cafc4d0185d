import { readFileSync } from 'node:fs';
import { css, html, script, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { drupalPage } from './drupal.ts';
import { legalPages } from './legal-pages.ts';
import { museum, publishTickets } from './museum.ts';
import { contentPages } from './pages.ts';
import { pictures } from './pictures.ts';
import { privacyPage } from './privacy.ts';
import { schoolPage } from './school-form.ts';
import { truth } from './truth.ts';

publishTickets();

const file = (name: string) => new URL(name, import.meta.url);
const text = (name: string) => readFileSync(file(name), 'utf8');
const leaflet = (name: string) => new URL(`../gemeinde-altenau/${name}`, import.meta.url);
const nodes = [...contentPages, schoolPage, ...legalPages, privacyPage];

/** The frame of Drupal's media module around what the provider's oEmbed answer holds. */
function oEmbed(address: string): string {
  const video = new URL(address).searchParams.get('v') ?? '';
  return `<!DOCTYPE html>
<html><head></head><body style="margin: 0">
<iframe width="640" height="360" src="https://www.youtube.com/embed/${video}?feature=oembed" frameborder="0" allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen title="Spinnen in der Stube"></iframe>
</body></html>`;
}

const assets: Record<string, PageAnswer> = {
  ...Object.fromEntries(Object.entries(pictures).map(([path, drawing]) => [path, svg(drawing)])),
  '/media/oembed': ({ url }) => html(oEmbed(url.searchParams.get('url') ?? 'https://www.youtube.com/watch')),
  '/core/modules/system/css/components/align.module.css': css(
    '.text-align-left{text-align:left}.align-center{margin-inline:auto;display:block}',
  ),
  '/core/misc/drupalSettingsLoader.js': script(
    '(function(){const e=document.querySelector(\'head > script[type="application/json"][data-drupal-selector="drupal-settings-json"], body > script[type="application/json"][data-drupal-selector="drupal-settings-json"]\');window.drupalSettings={};if(e!==null){window.drupalSettings=JSON.parse(e.textContent);}})();',
  ),
  '/modules/contrib/google_tag/js/gtag.js': clientScript(file('google-tag.js')),
  '/modules/contrib/eu_cookie_compliance/css/eu_cookie_compliance.css': css(text('cookie-compliance.css')),
  '/modules/contrib/eu_cookie_compliance/js/eu_cookie_compliance.min.js': clientScript(file('cookie-compliance.js')),
  '/themes/custom/heidhof/css/style.css': css(text('style.css')),
  '/themes/custom/heidhof/js/heidhof.js': clientScript(file('theme.js')),
  '/themes/custom/heidhof/fonts/alegreya-v36-latin-regular.woff2': {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' },
    body: tinyFont,
  },
  '/sites/default/files/asset_injector/js/kampagne_heidemarkt-3f0f9c1a4be7d0d5c8f2f0a6f4d9b7ce.js': clientScript(file('campaign.js'), {
    pixel: museum.pixel,
  }),
  '/libraries/leaflet/dist/leaflet.js': clientScript(leaflet('leaflet.js')),
  '/libraries/leaflet/dist/leaflet.css': css(readFileSync(leaflet('leaflet.css'), 'utf8')),
};

/** An open-air museum on Drupal whose banner governs one film and the cookies of the statistics, but not what editors and agencies added. */
export const freilichtmuseumHeidhof: LabSite = {
  slug: 'freilichtmuseum-heidhof',
  url: `https://${museum.host}/`,
  about: {
    de: 'Freilichtmuseum einer Stiftung auf Drupal mit EU Cookie Compliance: Treffer an Google vor der Wahl, ein Film im eigenen Rahmen und ein Pixel auf einer Seite gehen am Fenster vorbei.',
    en: 'An open-air museum on Drupal with EU Cookie Compliance: pings to Google before any choice, a film in a frame of its own and a pixel on one page go past the banner.',
  },
  hosts: [
    siteHost({
      host: museum.host,
      address: museum.address,
      headers: { 'x-generator': 'Drupal 11 (https://www.drupal.org)', 'content-language': 'de', 'x-drupal-cache': 'HIT' },
      pages: { ...Object.fromEntries(nodes.map((node): [string, PageAnswer] => [node.path, drupalPage(node)])), ...assets },
    }),
    apexHost(museum.domain, museum.address),
  ],
  truth,
  choices: {
    bannerAfterMs: 2000,
    reject: [{ selector: '#sliding-popup.eu-cookie-compliance-slid .eu-cookie-compliance-reject-button' }],
    accept: [{ selector: '#sliding-popup.eu-cookie-compliance-slid .agree-button' }],
  },
  maxPages: 9,
};
