import { noContent, pixel, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import { siteHost } from '../../site-host.ts';
import { eulerianHost } from '../../third-parties/eulerian/cloaked-host.ts';
import type { LabRequest, LabSite } from '../../types.ts';
import { pages } from './pages.ts';
import { accounts } from './tags.ts';
import { truth } from './truth.ts';

const address = '5.9.77.102';
const tenYears = 315_360_000;

const file = (name: string) => new URL(name, import.meta.url);

const withVisitorId = Object.fromEntries(
  Object.entries(pages).map(([path, body]) => [
    path,
    (request: LabRequest) => ({
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...(!request.cookies['visitor_uid'] && {
          'set-cookie': [setCookie('visitor_uid', randomText(32), { lifetimeSeconds: tenYears, domain: '.schnaeppchen-palast.test' })],
        }),
      },
      body,
    }),
  ]),
);

/** A shop as bad as the web gets. */
export const schnaeppchenPalast: LabSite = {
  slug: 'schnaeppchen-palast',
  url: 'https://www.schnaeppchen-palast.test/',
  about: {
    de: 'Online-Shop, der fast alles falsch macht: ein Dutzend Dienste vor der Einwilligung, Banner ohne Ablehnen, verdeckte Zählung, veraltete Rechtstexte.',
    en: 'A shop that gets almost everything wrong: a dozen services before consent, no way to reject, cloaked tracking, outdated legal texts.',
  },
  hosts: [
    siteHost({
      host: 'www.schnaeppchen-palast.test',
      address,
      redirectHttp: false,
      hardened: false,
      pages: {
        ...withVisitorId,
        '/js/banner.js': clientScript(file('banner.js')),
        '/js/verhalten.js': clientScript(file('verhalten.js')),
        '/js/geraet.js': clientScript(file('geraet.js')),
        '/erfassung': noContent(),
      },
    }),
    siteHost({ host: 'schnaeppchen-palast.test', address, redirectHttp: false, hardened: false, pages: withVisitorId }),
    siteHost({
      host: 'static.schnaeppchen-palast.test',
      address,
      redirectHttp: false,
      hardened: false,
      pages: { '/menue.js': script('window.altesMenue = true;'), '/aktion.gif': pixel() },
    }),
    eulerianHost('stats.schnaeppchen-palast.test', accounts.eulerian),
  ],
  truth,
  choices: { reject: [{ selector: '[data-settings]' }, { selector: '[data-save]' }], accept: [{ selector: '[data-accept]' }] },
};
