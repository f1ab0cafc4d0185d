import { css, html, redirect, script, svg } from '../../answers.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { ccm19Domains } from '../../third-parties/ccm19/hosts.ts';
import type { LabSite } from '../../types.ts';
import { contentPages } from './content.ts';
import { legalPages } from './legal.ts';
import { styles } from './styles.ts';
import { taggingServerHost } from './tagging-server.ts';
import { truth } from './truth.ts';
import { ccmDomain, typo3Page } from './typo3.ts';

const address = '185.162.249.71';

ccm19Domains.publish(ccmDomain, {
  title: 'Wir respektieren Ihre Privatsphäre',
  text: '<p>Diese Webseite verwendet Cookies und ähnliche Techniken, um Ihnen ein angenehmeres Surfen zu ermöglichen und unser Angebot zu verbessern. Mit „Alle akzeptieren“ stimmen Sie der Verwendung zu. Unter „Einstellungen“ können Sie auswählen, was Sie erlauben möchten.</p>',
  privacyPath: '/datenschutz/',
  imprintPath: '/impressum/',
  declineAsLink: true,
  accent: '#0b4f6c',
  groups: [
    {
      name: 'Analyse',
      embeddings: [
        {
          id: 'ga4',
          name: 'Google Analytics 4',
          vendor: 'Google Ireland Limited',
          description: 'Reichweitenmessung. Cookies: _ga, _ga_* (2 Jahre).',
          storages: ['analytics_storage'],
        },
      ],
    },
    {
      name: 'Marketing',
      embeddings: [
        {
          id: 'gads',
          name: 'Google Signale',
          vendor: 'Google Ireland Limited',
          description: 'Verknüpft Besuche mit Google-Konten, wenn diese es erlauben.',
          storages: ['ad_storage', 'ad_user_data', 'ad_personalization'],
        },
      ],
    },
  ],
});

const house = (sky: string, wall: string, roof: string) =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1100 500" preserveAspectRatio="xMidYMid slice"><rect width="1100" height="500" fill="${sky}"/><path d="M150 190 300 90l150 100v250H150zM520 440V140h220v300zM790 440V220l90-60 90 60v220z" fill="${wall}"/><path d="M140 200 300 80l160 120zM780 230l100-80 100 80z" fill="${roof}"/><path d="M200 240h40v50h-40zM340 240h40v50h-40zM200 340h40v50h-40zM340 340h40v50h-40zM560 180h50v60h-50zM650 180h50v60h-50zM560 290h50v60h-50zM650 290h50v60h-50zM850 270h50v60h-50z" fill="#f6e7b4"/><rect y="440" width="1100" height="60" fill="#5b8aa0"/></svg>`,
  );

const logo = svg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 56"><path d="M6 48V20l16-12 16 12v28z" fill="#0b4f6c"/><text x="50" y="38" font-family="Arial,sans-serif" font-weight="700" font-size="21" fill="#0b4f6c">NORDKAI</text></svg>',
);

const pages: Record<string, PageAnswer> = {};
for (const page of [...contentPages, ...legalPages]) {
  pages[page.path] = html(typo3Page(page));
  if (page.path !== '/') pages[page.path.slice(0, -1)] = redirect(page.path, 307);
}

const files: Record<string, PageAnswer> = {
  '/typo3temp/assets/compressed/merged-4be3a5d1ccf0e9c5b6d31c01b1a0d7ee.css': css(styles),
  '/typo3temp/assets/compressed/merged-09aa1e6db0f1a7f63ad1f2f1a6ef5f1c.js': script(
    "document.querySelectorAll('form.powermail_form').forEach(function(form){form.addEventListener('submit',function(){form.classList.add('powermail_form_sending');});});",
  ),
  '/_assets/7d1c8a60f5ab5e0df9b1c8b1b4a9a1de/Icons/favicon.svg': logo,
  '/fileadmin/nordkai/logo.svg': logo,
  '/fileadmin/nordkai/objekte/hafen.svg': house('#cddfe8', '#8f3f2e', '#5d2a20'),
  '/fileadmin/nordkai/objekte/loft.svg': house('#dfe8ec', '#5f6f7a', '#394650'),
  '/fileadmin/nordkai/objekte/altbau.svg': house('#eae6da', '#d8c9a3', '#8a5a3b'),
};

/** An estate agent whose tag manager comes from a subdomain of its own, and whose forms ask for far too much. */
export const maklerNordkai: LabSite = {
  slug: 'makler-nordkai',
  url: 'https://www.makler-nordkai.test/',
  about: {
    de: 'Immobilienmakler mit Tag Manager von der eigenen Subdomain, Consent Mode „advanced“, Matterport ohne Einwilligung und ausufernden Formularen.',
    en: 'An estate agent with a tag manager from its own subdomain, Consent Mode "advanced", Matterport without consent and forms that ask too much.',
  },
  hosts: [
    siteHost({ host: 'www.makler-nordkai.test', address, pages: { ...pages, ...files } }),
    apexHost('makler-nordkai.test', address),
    taggingServerHost,
  ],
  truth,
  choices: {
    reject: [{ selector: '#ccm-widget .ccm--decline-cookies' }],
    accept: [{ selector: '#ccm-widget .ccm--save-settings[data-full-consent="true"]' }],
  },
};
