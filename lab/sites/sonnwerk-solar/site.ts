import { readFileSync } from 'node:fs';
import { apexHost, siteHost } from '../../site-host.ts';
import { webflowSites } from '../../third-parties/webflow/hosts.ts';
import type { LabSite } from '../../types.ts';
import { publishAccounts } from './accounts.ts';
import { calculatorPage, thanksPage } from './calculator.ts';
import { firm } from './firm.ts';
import { legalPages } from './legal-pages.ts';
import { contentPages } from './pages.ts';
import { pictures } from './pictures.ts';
import { truth } from './truth.ts';
import { render } from './webflow.ts';

publishAccounts();
webflowSites.publish(firm.webflowSite, { styles: readFileSync(new URL('style.css', import.meta.url), 'utf8'), pictures });

/** A seller of solar systems who lives by advertising: the container heeds consent in the main, the landing page of the agency does not. */
export const sonnwerkSolar: LabSite = {
  slug: 'sonnwerk-solar',
  url: `${firm.origin}/`,
  about: {
    de: 'Photovoltaik-Betrieb auf Webflow mit Cookiebot: Werbung im Tag Manager wartet, der Rechner der Agentur mit TikTok nicht, und Leadinfo beginnt erst nach der Ablehnung.',
    en: 'A photovoltaics firm on Webflow with Cookiebot: advertising in the tag manager waits, the calculator of the agency with TikTok does not, and Leadinfo begins only after the refusal.',
  },
  hosts: [
    siteHost({
      host: firm.host,
      address: firm.address,
      cname: ['cdn.webflow.com'],
      hardened: false,
      headers: { 'strict-transport-security': 'max-age=31536000', 'x-lambda-id': '0e6a94b3-57cf-4d28-8b1e-f9c2d7a01836' },
      pages: Object.fromEntries([...contentPages, calculatorPage, thanksPage, ...legalPages].map((page) => [page.path, render(page)])),
    }),
    apexHost(firm.domain, firm.address),
  ],
  truth,
  choices: {
    bannerAfterMs: 500,
    reject: [
      { selector: '#CybotCookiebotDialogBodyLevelButtonCustomize' },
      { selector: '#CybotCookiebotDialogBodyLevelButtonLevelOptinAllowallSelection' },
    ],
    accept: [{ selector: '#CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll' }],
  },
  maxPages: 10,
};
