import type { SoftwareFact } from '#checks/facts/site.ts';
import { readVersions, type SoftwareVersion, type VersionClue } from '#knowledge/software-support.ts';
import { parseAddress } from './addresses.ts';
import { entryOf } from './entry-of.ts';
import { generatorsOf } from './generators.ts';
import type { DerivedPage } from './pages.ts';
import type { DerivedRequest } from './requests.ts';

/** Pieces of evidence kept for one version: the rest repeats them. */
const mostEvidence = 10;

/**
 * Versions of software that the site shows: in response headers and generator of its pages, and in addresses of what its own
 * frames load. What a foreign frame or an embed brings along is in other hands.
 */
export function deriveSoftware(pages: readonly DerivedPage[], requests: readonly DerivedRequest[]): SoftwareFact[] {
  const found = new Map<string, SoftwareFact & { evidence: SoftwareFact['evidence'][number][] }>();
  const add = ({ software, version }: SoftwareVersion, evidence: SoftwareFact['evidence'][number]) => {
    const key = `${software.id} ${version}`;
    const fact = entryOf(found, key, () => ({ id: software.id, name: software.name, version, evidence: [] }));
    const known = fact.evidence.some(({ where, value }) => where === evidence.where && value === evidence.value);
    if (!known && fact.evidence.length < mostEvidence) fact.evidence.push(evidence);
  };
  const read = (clue: VersionClue, evidence: SoftwareFact['evidence'][number]) => {
    for (const version of readVersions(clue)) add(version, evidence);
  };

  for (const { fact, snapshot } of pages) {
    for (const [name, value] of Object.entries(fact.headers)) {
      const header = `${name}: ${value}`;
      read({ header }, { where: 'header', value: header.slice(0, 200), ref: fact.url });
    }
    for (const generator of generatorsOf(snapshot)) read({ generator }, { where: 'generator', value: generator, ref: fact.url });
  }
  for (const { fact } of requests) {
    if (!fact.inOwnFrame || fact.embeddedBy !== null || fact.states.length === 0) continue;
    if ((fact.status ?? 200) >= 400 || fact.blockedReason !== null) continue;
    const address = parseAddress(fact.url);
    if (address) read({ path: address.path + address.search }, { where: 'address', value: fact.url, ref: fact.id });
  }
  // "Drupal 10" says nothing more once a file shows "10.4.8".
  const facts = [...found.values()];
  return facts.filter(({ id, version }) => !facts.some((other) => other.id === id && other.version.startsWith(`${version}.`)));
}
