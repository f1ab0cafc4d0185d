import type { BannerEvidence } from '#evidence/banner.ts';
import type { ServiceUse } from '../../facts/services.ts';
import { namesService } from '../notice/notice.ts';
import { isClearlyTracking } from '../services/necessity.ts';
import { withoutState } from './banner-declarations.ts';

/** A tracking service to which the banner's own list gives a legitimate interest as legal basis, and the words that say so. */
export interface ListedInterest {
  use: ServiceUse;
  quote: string;
}

const interest =
  /(?<![a-zß-ɏ])(?:art\.?\s*6\s[^\n]{0,24}?(?:lit\.?|buchst(?:\.|abe)?|\()\s*f(?![a-zß-ɏ])|berechtigte[sn]?\s+interessen?|legitimate\s+interests?)/iu;
const consent = /einwillig|zustimm|consent|(?:lit\.?|buchst(?:\.|abe)?|\()\s*a(?![a-zß-ɏ])/iu;
const longestEntry = 80;
/** An entry of such a list says company, purpose, basis, cookies and places, each in a line. */
const linesOfEntry = 10;

/** A line that is no sentence and no detail: the name of a service, with its company at most. */
function isHead(line: string): boolean {
  return line.length <= longestEntry && !/[!?:]|\.\s/.test(line) && (!line.endsWith('.') || /(?:ltd|inc|corp|co|llc)\.$/i.test(line));
}

/** The entries of a banner's list of services in which tracking rests on a legitimate interest, each service once. */
export function listedInterests({ deeperText = '', toggles }: BannerEvidence, services: readonly ServiceUse[]): ListedInterest[] {
  if (!interest.test(deeperText)) return [];
  const lines = deeperText
    .slice(0, 60_000)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const heads = lines.map((line) => (isHead(line) ? services.find((use) => namesService(line, use)) : undefined));
  const names = toggles.map(({ label }) => withoutState(label).trim()).filter((name) => name.length > 2);
  const begins = (index: number, use: ServiceUse) =>
    (heads[index] !== undefined && heads[index] !== use) || names.some((name) => lines[index]!.startsWith(name));
  const found = new Map<string, ListedInterest>();
  for (const [at, use] of heads.entries()) {
    if (use === undefined || !isClearlyTracking(use) || found.has(use.service.id)) continue;
    // Switches for it are told by themselves.
    if (toggles.some(({ label, legitimateInterest }) => legitimateInterest && namesService(label, use))) continue;
    const next = lines.findIndex((_, index) => index > at && begins(index, use));
    const entry = lines.slice(at + 1, Math.min(next < 0 ? lines.length : next, at + 1 + linesOfEntry));
    const basis = entry.findIndex((line) => interest.test(line));
    const quote = entry[basis];
    // What stands behind the basis may be the next entry already, of a tool that the scan does not know.
    if (quote !== undefined && !entry.slice(0, basis + 1).some((line) => consent.test(line)))
      found.set(use.service.id, { use, quote: quote.slice(0, 120) });
  }
  return [...found.values()];
}
