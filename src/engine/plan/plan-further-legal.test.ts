import { expect, it } from 'vitest';
import type { LinkEvidence } from '#evidence/pages.ts';
import type { PlannedPage } from '../visit/visit-page.ts';
import { planFurtherLegal } from './plan-further-legal.ts';

const startUrl = 'https://www.dojo.test/';
const link = (text: string, href: string, visible = true): LinkEvidence => ({
  text,
  href: new URL(href, startUrl).href,
  visible,
  area: 'body',
});
const plan: PlannedPage[] = [
  { url: `${startUrl}impressum`, kind: 'imprint' },
  { url: `${startUrl}datenschutz`, kind: 'privacy' },
  { url: `${startUrl}mitglied-werden`, kind: 'other' },
];
const withTerms: PlannedPage[] = [...plan, { url: `${startUrl}agb`, kind: 'terms' }];
const form = (...links: LinkEvidence[]) => ({ kind: 'other', links });

it.each<[string, Parameters<typeof planFurtherLegal>[1], typeof plan, [string, string][]]>([
  ['terms as a file at the form', [form(link('AGB (PDF)', '/uploads/agb-dojo.pdf'))], plan, [['terms', '/uploads/agb-dojo.pdf']]],
  [
    'terms and the instruction, each once',
    [form(link('Geschäftsbedingungen', '/agb'), link('AGB', '/agb-2')), form(link('Widerrufsbelehrung', '/widerruf'))],
    plan,
    [
      ['terms', '/agb'],
      ['cancellation', '/widerruf'],
    ],
  ],
  [
    'the instruction that the terms link',
    [{ kind: 'terms', links: [link('Widerrufsbelehrung', '/recht/widerruf')] }],
    withTerms,
    [['cancellation', '/recht/widerruf']],
  ],
  ['none of a kind that is planned', [form(link('AGB', '/agb-kurse.pdf'))], withTerms, []],
  ['none that is planned as another page', [form(link('AGB', '/mitglied-werden#agb'))], plan, []],
  ['none of another host', [form(link('AGB', 'https://www.eversports.test/agb'))], plan, []],
  ['none that the privacy notice links', [{ kind: 'privacy', links: [link('Widerruf', '/kontakt')] }], plan, []],
  ['none for the withdrawal function', [form(link('Vertrag widerrufen', '/widerrufen'))], plan, []],
  ['none that nobody sees', [form(link('AGB', '/agb', false))], plan, []],
  ['nothing behind what is no address', [form(link('AGB', 'javascript:void(0)'))], plan, []],
])('plans %s', (_, pages, planned, expected) => {
  expect(planFurtherLegal({ startUrl }, pages, planned).map(({ kind, url }) => [kind, new URL(url).pathname])).toEqual(expected);
});
