import { expect, it } from 'vitest';
import type { LegalPageFact } from '#checks/facts/pages.ts';
import type { Gathered } from '#evidence/gathered.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { bannerEvidence, evidence, gathered, link, missing, requestEvidence } from '../../../test/factories/evidence.ts';
import { pageFact } from '../../../test/factories/facts.ts';
import { createContext } from './context.ts';
import { derivePolicyMatches } from './policy-matches.ts';
import { deriveRequests } from './requests.ts';
import { deriveServices } from './services.ts';

const notice = (overrides: Partial<LegalPageFact>): Gathered<LegalPageFact> =>
  gathered({
    kind: 'privacy',
    url: 'https://www.muster.test/datenschutz',
    foundBy: 'link',
    linkText: 'Datenschutz',
    pagesWithoutLink: [],
    status: 200,
    failure: null,
    text: '',
    language: 'de',
    isPdf: false,
    contentKind: 'privacy',
    deadLink: false,
    ...overrides,
  });

const requests = ['metrics', 'ads', 'nameless'].map((name) => requestEvidence({ url: `https://${name}.test/x.js`, type: 'script' }));
const context = createContext(evidence({ requests }), testDeps);
const services = deriveServices(deriveRequests(context), new Map(), context);
const banner = bannerEvidence({
  text: 'Wir nutzen ads.',
  toggles: [{ label: 'metrics', layer: 2, checked: false, disabled: false, legitimateInterest: false }],
});

it.each([
  ['named', notice({ text: 'Wir nutzen metrics und ads.' }), ['found', 'found', 'noRule'], []],
  ['one named, the other only in the banner', notice({ text: 'Wir nutzen metrics.' }), ['found', 'notFound', 'noRule'], ['ads']],
  ['no notice at all', notice({ url: null, foundBy: null, contentKind: 'empty' }), ['notFound', 'notFound', 'noRule'], ['metrics', 'ads']],
])('%s', (_name, given, matches, inBannerOnly) => {
  const fact = derivePolicyMatches(services, given, banner, context);
  const data = fact.ok ? fact.data : [];
  expect(data.map(({ match }) => match)).toEqual(matches);
  expect(data.filter((entry) => entry.inBannerOnly).map(({ serviceId }) => serviceId)).toEqual(inBannerOnly);
});

it.each([
  ['a link in the footer, alone in its line', 'Folgen Sie uns\nads', 'https://ads.test/profil', 'notFound'],
  ['a link in a line with other words', 'Mo und Di Ruhetag · ads', 'https://ads.test/profil', 'notFound'],
  ['a link to a page of the site itself', 'ads', '/ads', 'found'],
])('a name in what all pages show: %s', (_name, footer, href, match) => {
  const links = [link('ads', href, { area: 'footer' })];
  const url = 'https://www.muster.test/datenschutz';
  const pages = [
    pageFact({ url: 'https://www.muster.test/', kind: 'start', text: `Willkommen\n${footer}`, links }),
    pageFact({ url, kind: 'privacy', text: `Wir nutzen metrics.\n${footer}`, links }),
  ];
  const fact = derivePolicyMatches(services, notice({ url, text: `Wir nutzen metrics.\n${footer}` }), null, context, pages);
  expect(fact.ok && fact.data.map((entry) => entry.match)).toEqual(['found', match, 'noRule']);
});

it.each([
  ['Unsere Postfächer führt die ads eG, Musterweg 1, als Auftragsverarbeiterin.', 'notFound'],
  ['Das Portal von ads verlinken wir nur. Erst wenn Sie einem Link folgen, gelangen Daten an ads.', 'notFound'],
  ['Zu Karten, LinkedIn und ads führen einfache Links.', 'notFound'],
  ['We only link to ads.', 'notFound'],
  ['Website und Postfächer liegen bei ads.', 'found'],
  ['Das Portal von ads verlinken wir nur. Bilder lädt die Seite von ads.', 'found'],
  ['ads lädt erst, wenn Sie auf den Link klicken.', 'found'],
])('takes no link and no mailbox for what loads: %s', (sentence, match) => {
  const fact = derivePolicyMatches(services, notice({ text: `Wir nutzen metrics. ${sentence}` }), null, context);
  expect(fact.ok && fact.data.map((entry) => entry.match)).toEqual(['found', match, 'noRule']);
});

it('finds what only a layer behind the first names', () => {
  const deeper = bannerEvidence({ text: 'Wir fragen Sie.', deeperText: 'Marketing\nads' });
  const fact = derivePolicyMatches(services, notice({ text: 'Wir nutzen metrics.' }), deeper, context);
  expect(fact.ok && fact.data.filter(({ inBannerOnly }) => inBannerOnly).map(({ serviceId }) => serviceId)).toEqual(['ads']);
});

it.each([
  ['could not be opened', notice({ failure: 'timeout', status: null }), 'unreachable'],
  ['PDF', notice({ isPdf: true }), 'unsupported'],
  ['pages unknown', missing, 'crashed'],
])('says nothing when the notice was not read: %s', (_name, given, reason) => {
  expect(derivePolicyMatches(services, given, null, context)).toMatchObject({ ok: false, reason });
});

it.each([
  ['Bilder liefert unser System über cdn02.netz.test aus; sie bleiben.', 'found'],
  ['Von cdn02.netz.test laden wir nichts, auch keine Bilder. Sonst nutzen wir wenig.', 'notFound'],
  ['Mehr dazu: https://cdn02.netz.test/privacy und cdn02.netz.test/de', 'notFound'],
  ['Betreiber: www.netz.test', 'notFound'],
])('takes the host that loaded for the name of its service: %s', (text, match) => {
  const hosted = services.map((use) => ({ ...use, hosts: ['cdn02.netz.test', 'www.netz.test'] }));
  const fact = derivePolicyMatches(hosted, notice({ text }), null, context);
  expect(fact.ok && fact.data[0]).toEqual({ serviceId: 'metrics', match, inBannerOnly: false });
});
