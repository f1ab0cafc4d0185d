import { expect, it } from 'vitest';
import type { EmbedFact, LegalPageFact } from '#checks/facts/pages.ts';
import { embedFact, legalPage, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { known } from './gathered.ts';
import { withTextSources } from './legal-text-source.ts';

const url = `${siteUrl}datenschutz`;
const pages = [pageFact({ text: 'Wärme für Ihr Haus. '.repeat(20) }), pageFact({ url, kind: 'privacy', text: 'Datenschutz' })];
const frame = (part: Partial<EmbedFact>) => embedFact({ pageUrl: url, ...part });
const map = { url: 'https://maps.google.com/maps?q=Musterweg&output=embed', serviceId: 'google-maps' };
const unknown = { url: 'https://texte.kanzlei-muster.test/dse' };

const cases: [string, EmbedFact[], string | undefined, Partial<LegalPageFact>?][] = [
  ['frame of a generator', [frame({ url: 'https://texte.janolaw.de/x' })], 'texte.janolaw.de'],
  ['script of a generator', [frame({ kind: 'script', url: 'https://www.iubenda.com/x.js' })], 'www.iubenda.com'],
  ['frame of a host nobody knows', [frame(unknown)], 'texte.kanzlei-muster.test'],
  ['another script', [frame({ kind: 'script', url: 'https://cdn.partner.test/x.js' })], undefined],
  ['a map', [frame(map)], undefined],
  ['a player', [frame({ serviceId: 'youtube' })], undefined],
  ['a calendar', [frame({ url: 'https://calendly.com/muster', serviceId: 'calendly' })], undefined],
  ['a map beside a generator', [frame(map), frame({ url: 'https://texte.janolaw.de/x' })], 'texte.janolaw.de'],
  ['a frame of every page', [frame(unknown), embedFact(unknown)], undefined],
  ['on another page only', [embedFact(unknown)], undefined],
  ['a notice that is there', [frame(unknown)], undefined, { contentKind: 'privacy', text: 'Verantwortlicher ist …' }],
];

it.each(cases)('%s', (_, embeds, expected, part = {}) => {
  const privacy = legalPage({ kind: 'privacy', url, contentKind: 'empty', text: '', ...part });
  const page = known(privacy);
  const read = withTextSources({ imprint: page, privacy: page, terms: page, cancellation: page }, embeds, pages);
  expect(read.privacy.ok && read.privacy.data.textFrom).toBe(expected);
});
