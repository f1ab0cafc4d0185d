import { readFileSync } from 'node:fs';
import { css, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { packageFile } from '../../package-file.ts';
import { randomText } from '../../random.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { matomoPages } from '../../third-parties/matomo/matomo.ts';
import { rapidmailAccount } from '../../third-parties/rapidmail/hosts.ts';
import { softgardenJobList } from '../../third-parties/softgarden/hosts.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { accounts } from './accounts.ts';
import { formPages } from './form-pages.ts';
import { legalPages } from './legal-pages.ts';
import { assets, type NeosDocument, neosPage } from './neos.ts';
import { contentPages } from './pages.ts';
import { truth } from './truth.ts';

const address = '217.160.44.81';
const here = (file: string) => new URL(file, import.meta.url);

/** Flow starts a session where a form needs a token against foreign submissions. */
const withSession =
  (page: NeosDocument): PageAnswer =>
  ({ cookies }) => ({
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(!cookies['Neos_Flow_Session'] && {
        'set-cookie': setCookie('Neos_Flow_Session', randomText(32), { httpOnly: true, secure: true, sameSite: 'Lax' }),
      }),
    },
    body: neosPage(page),
  });

const files: Record<string, PageAnswer> = {
  [`${assets}Styles/Main.min.css`]: css(readFileSync(here('main.css'), 'utf8')),
  [`${assets}Styles/klaro.min.css`]: packageFile('klaro/dist/klaro.min.css'),
  [`${assets}JavaScript/klaro-no-css.js`]: packageFile('klaro/dist/klaro-no-css.js'),
  [`${assets}JavaScript/klaro-config.js`]: clientScript(here('klaro-config.js')),
  [`${assets}JavaScript/friendly-captcha.js`]: clientScript(here('captcha.js')),
  [`${assets}Fonts/fira-sans-v17-latin-regular.woff2`]: { headers: { 'content-type': 'font/woff2' }, body: tinyFont },
  [`${assets}Documents/beschwerdeformular.txt`]: {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: 'Beschwerde an die Stadtwerke Elmtal GmbH, Verbraucherservice\n\nName:\nAnschrift:\nVertragskonto:\nWorum geht es?\n',
  },
  [`${assets}Images/logo.svg`]: svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 190 48"><circle cx="24" cy="24" r="22" fill="#00658f"/><path d="M10 30q7-8 14 0t14 0" stroke="#fff" stroke-width="4" fill="none"/><path d="M26 6 15 25h8l-3 12 13-19h-8z" fill="#b6e04a"/><text x="56" y="22" font-family="Arial" font-weight="700" font-size="17" fill="#00405c">Stadtwerke</text><text x="56" y="41" font-family="Arial" font-size="17" fill="#00658f">Elmtal</text></svg>',
  ),
  '/_Resources/Persistent/6/e/1/f/6e1f0b7ad4c2958317aa20cb5de94f6610b83c7d/talblick.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 330" preserveAspectRatio="xMidYMid slice"><rect width="1600" height="330" fill="#d8ecf3"/><circle cx="1320" cy="80" r="46" fill="#ffe08a"/><path d="M0 220q260-130 560-30t560-50 480 60v130H0z" fill="#a9cf8e"/><path d="M0 270q400-80 800-10t800-20v90H0z" fill="#7fb266"/><g stroke="#5d7581" stroke-width="5" fill="none"><path d="M1050 260V110m0 0-36-50m36 50 62-8m-62 8-22 56M1200 262V140m0 0-30-42m30 42 52-6m-52 6-18 48"/></g><path d="M860 300q200-50 740 6v24H780z" fill="#6fb6d4"/></svg>',
  ),
};

const jobs = softgardenJobList(accounts.softgarden, [
  { id: 41873320, title: 'Elektroniker (m/w/d) Netzbetrieb', line: 'Elmtal · Vollzeit' },
  { id: 41873355, title: 'Fachangestellte (m/w/d) für Bäderbetriebe', line: 'Elmbad · Vollzeit oder Teilzeit' },
  { id: 41880017, title: 'Sachbearbeitung Marktkommunikation (m/w/d)', line: 'Elmtal · Teilzeit' },
]);

/** A municipal utility on Neos whose careful notice and Klaro window differ in a few places from what the pages do. */
export const stadtwerkeElmtal: LabSite = {
  slug: 'stadtwerke-elmtal',
  url: 'https://www.stadtwerke-elmtal.test/',
  about: {
    de: 'Stadtwerke auf Neos mit Klaro: fast alles richtig, nur zählt Matomo auch ohne Einwilligung, und Erklärung und Formulare widersprechen sich.',
    en: 'A municipal utility on Neos with Klaro: nearly all right, but Matomo counts without consent, and notice and forms contradict each other.',
  },
  hosts: [
    siteHost({
      host: 'www.stadtwerke-elmtal.test',
      address,
      headers: {
        'x-flow-powered': 'Flow/8 Neos/8',
        'content-language': 'de',
        'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      },
      pages: {
        ...Object.fromEntries([...contentPages, ...legalPages].map((page) => [page.path, neosPage(page)])),
        ...Object.fromEntries(formPages.map((page) => [page.path, withSession(page)])),
        ...files,
      },
    }),
    siteHost({ host: 'statistik.stadtwerke-elmtal.test', address: '217.160.44.82', pages: matomoPages('/', accounts.matomoHash) }),
    siteHost({
      host: 'status.stadtwerke-elmtal.test',
      address: '217.160.44.83',
      pages: {
        '/': '<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Netz- und Systemstatus – Stadtwerke Elmtal</title></head><body style="font:17px Arial;max-width:700px;margin:40px auto"><h1>Netz- und Systemstatus</h1><p>Strom: keine Störung · Gas: keine Störung · Wasser: keine Störung · Kundenportal: in Betrieb</p><p><a href="https://www.stadtwerke-elmtal.test/impressum">Impressum</a> · <a href="https://www.stadtwerke-elmtal.test/datenschutz">Datenschutz</a></p></body></html>',
      },
    }),
    jobs,
    rapidmailAccount(accounts.rapidmail),
    apexHost('stadtwerke-elmtal.test', address),
  ],
  truth,
  choices: {
    reject: [{ selector: '#swe-klaro .cookie-notice .cn-decline' }],
    accept: [{ selector: '#swe-klaro .cookie-notice .cm-btn-success' }],
  },
};
