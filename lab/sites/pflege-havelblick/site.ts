import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { css, html, script } from '../../answers.ts';
import { clientScriptText } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { matomoPages } from '../../third-parties/matomo/matomo.ts';
import { softgardenJobList } from '../../third-parties/softgarden/hosts.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { accounts } from './accounts.ts';
import { career, enquiry, enquiryThanks } from './forms.ts';
import { imprint } from './legal.ts';
import { donations, easyLanguage, home, news, places, start } from './pages.ts';
import { assets } from './paths.ts';
import { pictures } from './pictures.ts';
import { privacy } from './privacy.ts';
import { truth } from './truth.ts';

const text = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');
const browserScript = (name: string, config: Record<string, unknown> = {}) =>
  script(clientScriptText(new URL(name, import.meta.url), config));
const session = setCookie('fe_typo_user', '3c81f0a97be254d6a10e9f7b2c4d5860', { secure: true, httpOnly: true, sameSite: 'Lax' });
const theme = `${assets.cookieman}/Themes/bootstrap5-modal`;
const pdf = { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4\n%%EOF\n' };
const downloads: Record<string, PageAnswer> = {
  '/fileadmin/downloads/Mustervertrag_WBVG_2026.pdf': pdf,
  '/fileadmin/downloads/Entgelte_2026.pdf': pdf,
  '/fileadmin/downloads/Schweigepflichtentbindung.pdf': pdf,
  '/fileadmin/downloads/Transparenzbericht_Haus_Havelblick.pdf': pdf,
  '/fileadmin/kalender/angehoerigenabend.ics': {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
    body: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
  },
};

const jobs = softgardenJobList(accounts.softgarden, [
  { id: 41270318, title: 'Pflegefachkraft (m/w/d) Nachtdienst', line: 'Werder (Havel) · 75–100 %' },
  { id: 41270355, title: 'Betreuungskraft nach § 43b SGB XI (m/w/d)', line: 'Ketzin/Havel · Teilzeit' },
  { id: 41271902, title: 'Koch / Köchin (m/w/d)', line: 'Werder (Havel) · Vollzeit' },
]);

/** Two care homes and a nursing service: consent in order, but a tour, a captcha, a job list and a typeface that ask nobody. */
export const pflegeHavelblick: LabSite = {
  slug: 'pflege-havelblick',
  maxPages: 10,
  url: `${accounts.origin}/`,
  about: {
    de: 'Gemeinnütziger Pflegeheimträger auf TYPO3 12 mit cookieman: Statistik, Karten und Filme warten, Rundgang, Captcha der Platzanfrage, Stellenliste und eine Schrift nicht.',
    en: 'Non-profit operator of care homes on TYPO3 12 with cookieman: statistics, maps and films wait; the tour, the captcha of the enquiry, the job list and a typeface do not.',
  },
  hosts: [
    apexHost(accounts.domain, accounts.address),
    siteHost({
      host: accounts.host,
      address: accounts.address,
      headers: { 'content-language': 'de' },
      pages: {
        '/': start,
        '/haus-havelblick': home,
        '/standorte': places,
        '/platzanfrage': ({ method }) => html(method === 'POST' ? enquiryThanks : enquiry, { 'set-cookie': session }),
        '/karriere': career,
        '/aktuelles': news,
        '/spenden': donations,
        '/leichte-sprache': easyLanguage,
        '/impressum': imprint,
        '/datenschutz': privacy,
        [`${assets.site}/Css/main.min.css`]: css(text('main.css')),
        [`${assets.site}/Css/leichte-sprache.css`]: css(text('leichte-sprache.css')),
        [`${assets.site}/Fonts/mulish-v13-latin-regular.woff2`]: { headers: { 'content-type': 'font/woff2' }, body: tinyFont },
        [`${assets.site}/JavaScript/main.min.js`]: browserScript('sitepackage.js'),
        [`${assets.site}/JavaScript/matomo-inject.js`]: browserScript('matomo-inject.js', {
          url: `https://${accounts.statistics}/`,
          site: accounts.matomo.site,
        }),
        [`${assets.cookieman}/Js/cookieman.min.js`]: browserScript('cookieman.js'),
        [`${assets.cookieman}/Js/cookieman-init.min.js`]: browserScript('cookieman-init.js'),
        [`${theme}/cookieman-theme.min.js`]: browserScript('cookieman-theme.js'),
        [`${theme}/cookieman-theme.min.css`]: css(text('cookieman-theme.css')),
        ...downloads,
        ...pictures,
      },
    }),
    siteHost({ host: accounts.statistics, address: accounts.address, pages: matomoPages('/', accounts.matomo.domainHash) }),
    jobs,
  ],
  truth,
  choices: {
    bannerAfterMs: 2200,
    reject: [{ selector: '[data-cookieman-accept-none]' }],
    accept: [{ selector: '[data-cookieman-accept-all]' }],
  },
};
