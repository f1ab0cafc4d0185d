import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { css, html, json, script } from '../../answers.ts';
import { clientScriptText } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { apexHost, siteHost } from '../../site-host.ts';
import { matomoPages } from '../../third-parties/matomo/matomo.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { accounts } from './accounts.ts';
import { admission, admissionThanks, newsletter } from './forms.ts';
import { imprint } from './legal.ts';
import { addictionPage, career, selfTestResult, start, topics, visitors } from './pages.ts';
import { pictures } from './pictures.ts';
import { privacy } from './privacy.ts';
import { truth } from './truth.ts';
import { addiction, assets } from './typo3.ts';

const text = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');
const browserScript = (name: string) => script(clientScriptText(new URL(name, import.meta.url)));
const optin = '/fileadmin/sg_cookie_optin/siteroot-1';
const session = setCookie('fe_typo_user', '7e0c5d1f9ab2346870cd81e4f2b95a36', { secure: true, httpOnly: true, sameSite: 'Lax' });

/** A rehabilitation clinic: careful in most things, with an advertising tag beside the admission form and a film on addiction that asks nobody. */
export const klinikRosental: LabSite = {
  slug: 'klinik-rosental',
  url: `${accounts.origin}/`,
  about: {
    de: 'Gemeinnützige Rehaklinik auf TYPO3 12 mit sg_cookie_optin: sorgfältig, aber mit Google Ads neben dem Aufnahmeformular, einem Film über Sucht ohne Rückfrage und einem Selbsttest in der Adresse.',
    en: 'Non-profit rehabilitation clinic on TYPO3 12 with sg_cookie_optin: careful, but with Google Ads beside the admission form, a film on addiction that asks nobody and a self-test in the address.',
  },
  hosts: [
    apexHost(accounts.domain, accounts.address),
    siteHost({
      host: accounts.host,
      address: accounts.address,
      headers: { 'referrer-policy': 'no-referrer-when-downgrade', 'content-language': 'de' },
      pages: {
        '/': ({ url }) => (url.searchParams.has('eID') ? json({ success: true }) : start),
        '/behandlungsschwerpunkte': topics,
        [addiction]: addictionPage,
        [`${addiction}/selbsttest-ergebnis`]: ({ url }) => selfTestResult(url.searchParams),
        '/aufnahme': ({ method }) => html(method === 'POST' ? admissionThanks : admission, { 'set-cookie': session }),
        '/besucherinfos': visitors,
        '/karriere': career,
        '/newsletter': newsletter,
        '/impressum': imprint,
        '/datenschutz': privacy,
        [`${assets}/Css/main.css`]: css(text('style.css')),
        [`${assets}/Fonts/source-sans-pro-v21-latin-regular.woff2`]: { headers: { 'content-type': 'font/woff2' }, body: tinyFont },
        [`${assets}/JavaScript/sitepackage.js`]: browserScript('sitepackage.js'),
        [`${optin}/cookieOptin.css`]: css(text('cookie-optin.css')),
        [`${optin}/cookieOptin.js`]: browserScript('cookie-optin.js'),
        ...pictures,
      },
    }),
    siteHost({
      host: accounts.statistics,
      address: accounts.address,
      pages: matomoPages('/', accounts.matomo.domainHash),
    }),
  ],
  truth,
  choices: {
    reject: [{ selector: '.sg-cookie-optin-box-button-accept-essential' }],
    accept: [{ selector: '.sg-cookie-optin-box-button-accept-all' }],
  },
};
