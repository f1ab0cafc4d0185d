import { expect, it } from 'vitest';
import type { LinkEvidence } from '#evidence/pages.ts';
import type { PlannedPage } from '../visit/visit-page.ts';
import { planApartLegal } from './plan-apart-legal.ts';

const startUrl = 'https://www.praxis.test/';
const link = (text: string, href: string, visible = true): LinkEvidence => ({
  text,
  href: new URL(href, startUrl).href,
  visible,
  area: 'footer',
});
const plan: PlannedPage[] = [
  { url: `${startUrl}impressum`, kind: 'imprint' },
  { url: `${startUrl}datenschutz`, kind: 'privacy' },
  { url: `${startUrl}labor`, kind: 'other' },
];
const page = (links: LinkEvidence[], language = 'de') => ({ url: `${startUrl}labor`, language, links });
const ended = [{ url: `${startUrl}datenschutz-2026`, kind: 'privacy' }];

it.each<[string, ReturnType<typeof page>[], [string, string][]]>([
  [
    'imprint and notice of a landing page',
    [page([link('Impressum', '/impressum-labor'), link('Datenschutz', '/datenschutz-labor')])],
    [
      ['imprint', '/impressum-labor'],
      ['privacy', '/datenschutz-labor'],
    ],
  ],
  [
    'one of a kind',
    [page([link('Datenschutz', '/datenschutz-a')]), page([link('Datenschutz', '/datenschutz-b')])],
    [['privacy', '/datenschutz-a']],
  ],
  ['none beside the common one', [page([link('Datenschutz Labor', '/datenschutz-labor'), link('Datenschutz', '/datenschutz/#labor')])], []],
  ['none where a redirect led', [page([link('Datenschutz', '/datenschutz-2026')])], []],
  ['none for applicants', [page([link('Datenschutz für Bewerber', '/datenschutz-karriere')])], []],
  ['no file', [page([link('Datenschutz', '/datenschutz-labor.pdf')])], []],
  ['none in another language', [page([link('Privacy', '/en/privacy')], 'en')], []],
  ['none that nobody sees', [page([link('Datenschutz', '/datenschutz-labor', false)])], []],
  ['none of another host', [page([link('Datenschutz', 'https://www.labor.test/datenschutz')])], []],
  ['no control of the banner', [page([link('Datenschutz-Einstellungen', '#einstellungen')])], []],
])('plans %s', (_, pages, expected) => {
  expect(planApartLegal({ startUrl }, 'de', pages, plan, ended).map(({ kind, url }) => [kind, new URL(url).pathname])).toEqual(expected);
});
