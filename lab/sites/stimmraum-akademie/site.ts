import { html, json } from '../../answers.ts';
import { setCookie } from '../../cookie.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { squarespaceSites } from '../../third-parties/squarespace/hosts.ts';
import type { LabSite } from '../../types.ts';
import { accounts, domain, host, origin, publishAccounts } from './accounts.ts';
import { legalPages } from './legal.ts';
import { offers } from './offers.ts';
import { pages } from './pages.ts';
import { pictures } from './pictures.ts';
import { crumb, render, type SquarespacePage } from './squarespace.ts';
import { siteCss } from './style.ts';
import { truth } from './truth.ts';

const address = '198.185.159.145';

publishAccounts();
squarespaceSites.publish(accounts.website, { css: siteCss, pictures });

function answer(page: SquarespacePage): PageAnswer {
  const body = render(page);
  return ({ cookies }) => html(body, cookies['crumb'] ? {} : { 'set-cookie': [setCookie('crumb', crumb(), { secure: true })] });
}

/** A voice trainer on Squarespace: her pixel waits for a choice, whichever it is; players and forms go their own ways. */
export const stimmraumAkademie: LabSite = {
  slug: 'stimmraum-akademie',
  url: `${origin}/`,
  about: {
    de: 'Stimmtrainerin mit Onlinekursen auf Squarespace: Das Meta-Pixel wartet auf eine Wahl und läuft auch nach „Alle ablehnen“; Spotify, WebinarJam und ein Formular von ActiveCampaign laden immer, Podigee und der Startfilm erst auf Klick.',
    en: 'A voice trainer with online courses on Squarespace: the Meta pixel waits for a choice and runs after “reject all” as well; Spotify, WebinarJam and a form of ActiveCampaign always load, Podigee and the film on the start page only when clicked.',
  },
  hosts: [
    siteHost({
      host,
      address,
      hardened: false,
      headers: {
        server: 'Squarespace',
        'strict-transport-security': 'max-age=15552000',
        'x-content-type-options': 'nosniff',
        'x-contextid': 'k2Vd8QwP/4nZr1Ty',
      },
      pages: {
        ...Object.fromEntries([...offers, ...pages, ...legalPages].map((page) => [page.path, answer(page)])),
        '/api/census/RecordHit': json({}),
        '/api/form/SaveFormSubmission': json({ success: true }),
      },
    }),
    apexHost(domain, address),
  ],
  truth,
  choices: {
    bannerAfterMs: 800,
    reject: [{ selector: '.sqs-cookie-banner-v2-deny' }],
    accept: [{ selector: '.sqs-cookie-banner-v2-accept' }],
  },
};
