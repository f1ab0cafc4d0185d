import { readFileSync } from 'node:fs';
import { css, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { matomoPages } from '../../third-parties/matomo/matomo.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { formPage } from './form-page.ts';
import { legalPages } from './legal-pages.ts';
import { townPages } from './pages.ts';
import { assets, typoPage } from './template.ts';
import { truth } from './truth.ts';

const address = '185.21.103.14';
const here = (file: string) => new URL(file, import.meta.url);
const style = (file: string) => css(readFileSync(here(file), 'utf8'));

const files: Record<string, PageAnswer> = {
  [`${assets}Css/main.min.css`]: style('main.css'),
  [`${assets}JavaScript/leaflet/leaflet.css`]: style('leaflet.css'),
  [`${assets}JavaScript/leaflet/leaflet.js`]: clientScript(here('leaflet.js')),
  [`${assets}JavaScript/map.js`]: clientScript(here('map.js')),
  [`${assets}Fonts/source-sans-3-regular.woff2`]: { headers: { 'content-type': 'font/woff2' }, body: tinyFont },
  [`${assets}Icons/wappen.svg`]: svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 46 54"><path d="M2 2h42v28c0 12-9 19-21 22C11 49 2 42 2 30z" fill="#1f4e79" stroke="#c59b2a" stroke-width="3"/><path d="M8 34q8-7 15 0t15 0" stroke="#fff" stroke-width="4" fill="none"/><path d="M16 24V13l7-6 7 6v11z" fill="#f3d36b"/></svg>',
  ),
  [`${assets}Images/ortsbild.svg`]: svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 380"><rect width="1200" height="380" fill="#cfe3f2"/><path d="M0 240q200-120 420-40t430-40 350 40v180H0z" fill="#9fbf86"/><path d="M0 300q300-60 600 0t600-10v90H0z" fill="#7fa567"/><g fill="#b5523b"><path d="M180 260l70-50 70 50zM380 270l60-44 60 44zM760 262l70-50 70 50zM950 280l55-40 55 40z"/></g><g fill="#f5efe2"><path d="M192 260h116v60H192zM390 270h100v56H390zM772 262h116v62H772zM958 280h94v50h-94z"/></g><path d="M590 300V170l30-80 30 80v130z" fill="#efe6d2"/><path d="M586 172l34-92 34 92z" fill="#4c5b6b"/></svg>',
  ),
};

/** What may be loaded, as the site package declares it. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' https://statistik.gemeinde-altenau.test",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https://tile.openstreetmap.org",
  "connect-src 'self' https://statistik.gemeinde-altenau.test",
  'frame-src https://api.wetteronline.de',
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ');

/** A small municipality on TYPO3 that counts visits without cookies and shows no banner. */
export const gemeindeAltenau: LabSite = {
  slug: 'gemeinde-altenau',
  url: 'https://www.gemeinde-altenau.test/',
  about: {
    de: 'Gemeinde auf TYPO3: Matomo ohne Cookies und ohne Banner, Karte von OpenStreetMap; nur das Wetterfenster fehlt in der Erklärung.',
    en: 'A municipality on TYPO3: Matomo without cookies or banner, a map of OpenStreetMap; only the weather window is missing from the notice.',
  },
  hosts: [
    siteHost({
      host: 'www.gemeinde-altenau.test',
      address,
      headers: {
        'content-security-policy': policy,
        'permissions-policy': 'camera=(), geolocation=(), microphone=()',
        'content-language': 'de',
      },
      pages: {
        ...Object.fromEntries([...townPages, ...legalPages].map((page) => [page.path, typoPage(page)])),
        '/rathaus-service/buergeranliegen': formPage,
        ...files,
      },
    }),
    siteHost({ host: 'statistik.gemeinde-altenau.test', address: '185.21.103.15', pages: matomoPages('/', 'c07b') }),
    apexHost('gemeinde-altenau.test', address),
  ],
  truth,
  choices: { reject: [], accept: [] },
};
