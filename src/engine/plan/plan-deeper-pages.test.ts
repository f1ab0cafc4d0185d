import { describe, expect, it } from 'vitest';
import type { LinkEvidence } from '#evidence/pages.ts';
import { planDeeperPages } from './plan-deeper-pages.ts';

const startUrl = 'https://www.tarifkarte.test/';
const link = (text: string, href: string): LinkEvidence => ({ text, href: new URL(href, startUrl).href, visible: true, area: 'body' });
const plan = [
  { url: `${startUrl}impressum`, kind: 'imprint' as const },
  { url: `${startUrl}strom`, kind: 'other' as const },
  { url: `${startUrl}ratgeber/lesen`, kind: 'other' as const },
];
const found = (links: LinkEvidence[], maxPages = 6) =>
  planDeeperPages({ startUrl, links, maxPages }, plan).map(({ url }) => url.slice(startUrl.length - 1));

describe('planDeeperPages', () => {
  it.each<[string, LinkEvidence[], string[]]>([
    ['what only a visited page links', [link('Rechner', '/strom/rechner')], ['/strom/rechner']],
    [
      'one of each template before a second',
      ['/gas/a', '/gas/b', '/waerme/c'].map((path) => link('', path)),
      ['/gas/a', '/waerme/c', '/gas/b'],
    ],
    ['new templates before known ones', [link('', '/ratgeber/mehr'), link('', '/gas/neu')], ['/gas/neu', '/ratgeber/mehr']],
    ['the cart for last', [link('', '/warenkorb'), link('', '/ratgeber/mehr')], ['/ratgeber/mehr', '/warenkorb']],
    ['each page once', [link('', '/gas/neu'), link('', '/gas/neu#preise')], ['/gas/neu']],
    ['none that is planned, nor the start page', [link('', '/strom'), link('', '/'), link('', '/ratgeber/lesen?utm_source=x')], []],
    ['no legal text, no file, nothing that acts', [link('AGB', '/agb'), link('', '/liste.pdf'), link('In den Warenkorb', '/korb')], []],
    ['nothing on other hosts', [link('', 'https://portal.test/x')], []],
  ])('plans %s', (_name, links, expected) => {
    expect(found(links)).toEqual(expected);
  });

  it('keeps to the room left', () => {
    const links = ['/gas/a', '/waerme/b', '/wasser/c'].map((path) => link('', path));
    expect(found(links, 3)).toEqual(['/gas/a']);
    expect(found(links, 2)).toEqual([]);
  });
});
