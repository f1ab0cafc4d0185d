import { expect, it } from 'vitest';
import { requestFact } from '../../../../test/factories/facts.ts';
import { firmNamedLike, namingOf, serverParams } from './named-servers.ts';

const server = (host: string, party: 'third' | 'cloaked' = 'third') => requestFact({ url: `https://${host}/`, party });

it.each([
  ['the host', 'Server: karte.partner.test', 'Named'],
  ['the domain at the end of a sentence', 'Anbieter ist partner.test.', 'Named'],
  ['an address of the domain', 'https://www.partner.test/datenschutz', 'Named'],
  ['an address for mail', 'info@partner.test', ''],
  ['a longer name', 'mein-partner.test, partner.test.example, partner.tester', ''],
  ['nothing of it', 'Wir messen nicht.', ''],
])('finds a server in a notice by %s', (_, text, kind) => {
  expect(namingOf([server('karte.partner.test')], { text }).kind).toBe(kind);
});

it.each([
  ['rechner.stromwahl.test', 'Anbieter ist die Stromwahl GmbH, Am Ring 3, Bremen.', 'Stromwahl GmbH'],
  ['a.netz-kraft.test', 'betrieben von der Netz Kraft Digital GmbH & Co. KG', 'Netz Kraft Digital GmbH & Co. KG'],
  ['a.stromwahl.test', 'Unsere Stromwahl ist einfach. Die Beispiel GmbH hilft.', null],
  ['a.stromwahl.test', 'Die Meinstromwahl GmbH', null],
  ['a.abc.test', 'Die ABC GmbH', null],
])('finds the company called like %s in: %s', (host, text, firm) => {
  expect(firmNamedLike(text, server(host))).toBe(firm);
});

it('takes a name of the site that leads elsewhere by its host alone', () => {
  expect(namingOf([server('stats.muster.test', 'cloaked')], { text: 'www.muster.test' }).kind).toBe('');
});

it('tells few servers by their hosts, many by their domains', () => {
  expect(serverParams([server('a.eins.test'), server('b.eins.test')])).toEqual({ hosts: 'a.eins.test, b.eins.test', count: 2, domains: 1 });
  const many = ['a', 'b', 'c', 'd'].map((name) => server(`${name}.eins.test`));
  expect(serverParams([...many, server('a.zwei.test')])).toEqual({ hosts: 'eins.test, zwei.test', count: 5, domains: 2 });
});
