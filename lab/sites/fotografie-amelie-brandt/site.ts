import { html, json } from '../../answers.ts';
import { setCookie } from '../../cookie.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { squarespaceSites } from '../../third-parties/squarespace/hosts.ts';
import type { LabSite } from '../../types.ts';
import { legalPages } from './legal.ts';
import { pages } from './pages.ts';
import { pictures } from './pictures.ts';
import { crumb, ids, render, type SquarespacePage } from './squarespace.ts';
import { siteCss } from './style.ts';
import { truth } from './truth.ts';

const domain = 'fotografie-amelie-brandt.test';
const address = '198.185.159.144';

squarespaceSites.publish(ids.website, { css: siteCss, pictures });

function answer(page: SquarespacePage): PageAnswer {
  const body = render(page);
  return ({ cookies }) => html(body, cookies['crumb'] ? {} : { 'set-cookie': [setCookie('crumb', crumb(), { secure: true })] });
}

/** A wedding photographer on Squarespace whose injected code knows nothing of the platform's banner. */
export const fotografieAmelieBrandt: LabSite = {
  slug: 'fotografie-amelie-brandt',
  url: `https://www.${domain}/`,
  about: {
    de: 'Hochzeitsfotografin auf Squarespace: Banner und Statistik der Plattform gehorchen, eingefügter Code (Pinterest, Calendly), Schriften und Vimeo laufen immer; die Erklärung beschreibt eine andere Website.',
    en: 'A wedding photographer on Squarespace: banner and statistics of the platform obey, injected code (Pinterest, Calendly), fonts and Vimeo always run; the notice describes another site.',
  },
  hosts: [
    siteHost({
      host: `www.${domain}`,
      address,
      hardened: false,
      headers: {
        server: 'Squarespace',
        'strict-transport-security': 'max-age=0',
        'x-content-type-options': 'nosniff',
        'x-contextid': 'q7Tz2LmB/9xRk4Ws',
      },
      pages: {
        ...Object.fromEntries([...pages, ...legalPages].map((page) => [page.path, answer(page)])),
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
