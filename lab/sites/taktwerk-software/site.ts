import { readFileSync } from 'node:fs';
import { css, html, script } from '../../answers.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { cloudflareCookies } from '../../third-parties/cloudflare/bot-cookie.ts';
import { scriptLoader } from '../../third-parties/hubspot/hosts.ts';
import type { LabSite } from '../../types.ts';
import { hubPages } from './pages.ts';
import { pictures } from './pictures.ts';
import { hubPage } from './template.ts';
import { truth } from './truth.ts';

const domain = 'taktwerk-software.test';
const address = '199.60.103.31';

const documents = Object.fromEntries(
  hubPages.map((page): [string, PageAnswer] => [
    page.path,
    (request) =>
      html(hubPage(page), {
        'x-powered-by': 'HubSpot',
        'x-hs-hub-id': '145728391',
        'x-hs-content-id': page.id,
        ...cloudflareCookies(request, `www.${domain}`, true),
      }),
  ]),
);

const assets: Record<string, PageAnswer> = {
  '/hubfs/hub_generated/template_assets/1/218840117742/1780921164508/template_main.min.css': css(
    readFileSync(new URL('style.css', import.meta.url), 'utf8'),
  ),
  '/hs/hsstatic/jquery-libs/static-1.4/jquery/jquery-1.11.2.js': script('window.jQuery = window.jQuery || function () { return this; };'),
  '/hs/hsstatic/content-cwv-embed/static-1.1293/embed.js': script('/* performance collection */'),
  '/hs/hsstatic/cos-i18n/static-1.53/bundles/project.js': script('window.i18n_getmessage = function (key) { return key; };'),
  '/hs/scriptloader/145728391.js': scriptLoader(145728391, ['banner']),
  '/en': { status: 301, headers: { location: '/en/' } },
};

/** A software company on HubSpot's CMS in two languages: the banner works, much runs beside it. */
export const taktwerkSoftware: LabSite = {
  slug: 'taktwerk-software',
  url: `https://www.${domain}/`,
  about: {
    de: 'Softwarefirma auf HubSpot in zwei Sprachen: Chat, Kalender und Formular fragen nicht, LinkedIn läuft auch nach Ablehnen.',
    en: 'A software company on HubSpot in two languages: chat, calendar and form do not ask, LinkedIn runs after a refusal too.',
  },
  hosts: [
    siteHost({
      host: `www.${domain}`,
      address,
      cname: ['145728391.group41.sites.hscoscdn-eu1.net'],
      pages: { ...documents, ...assets, ...pictures },
    }),
    apexHost(domain, address),
  ],
  truth,
  choices: { reject: [{ selector: '#hs-eu-decline-button' }], accept: [{ selector: '#hs-eu-confirmation-button' }] },
};
