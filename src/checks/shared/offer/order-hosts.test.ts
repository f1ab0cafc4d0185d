import { expect, it } from 'vitest';
import { formFact, link, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { orderHosts } from './order-hosts.ts';

const links = (...targets: (readonly [string, string])[]) => [pageFact({ links: targets.map(([text, href]) => link({ text, href })) })];
const hostsOf = (pages: ReturnType<typeof links>, signs: readonly string[] = [], forms = [] as ReturnType<typeof formFact>[]) =>
  orderHosts({ signs }, { pages, shopPages: [], forms })?.hosts ?? null;

it.each<[string, (readonly [string, string])[], string | null]>([
  ['one host', [['Jetzt kaufen', 'https://acme-shop.test/s/kurs']], 'acme-shop.test'],
  [
    'two hosts',
    [
      ['Jetzt buchen', 'https://www.acme-shop.test/a'],
      ['Mitglied werden', 'https://other-shop.test/b'],
    ],
    'acme-shop.test, other-shop.test',
  ],
  [
    'a checkout elsewhere, whatever its label',
    [['Zum Kurs auf Acme', 'https://www.acme-shop.test/products/8c/checkout']],
    'acme-shop.test',
  ],
  ['the own checkout', [['Zum Kurs', `${siteUrl}checkout`]], null],
  ['the own site', [['Jetzt kaufen', `${siteUrl}kurs`]], null],
  [
    'the own site besides',
    [
      ['Jetzt kaufen', 'https://acme-shop.test/a'],
      ['Bestellen', '/bestellen'],
    ],
    null,
  ],
  ['an appointment', [['Termin buchen', 'https://acme-shop.test/a']], null],
  ['a text about buying', [['Warum Sie jetzt keinen Drucker kaufen sollten', 'https://acme-shop.test/a']], null],
])('%s', (_, targets, expected) => expect(hostsOf(links(...targets))).toBe(expected));

const away = links(['Jetzt kaufen', 'https://acme-shop.test/a']);

it('a cart or an order form of its own takes orders', () => {
  expect(hostsOf(away, ['cart-link'])).toBeNull();
  expect(hostsOf(away, [], [formFact({ kind: 'order', pageUrl: siteUrl, submitText: 'Zahlungspflichtig bestellen' })])).toBeNull();
});
