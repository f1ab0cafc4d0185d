import type { Facts } from '../../facts.ts';
import { readNotice } from '../notice/notice.ts';
import { matchesOf, wholeWords } from '../wording.ts';

/** The two acts on data protection of the churches that stand in place of the GDPR (Art. 91 GDPR). */
export type ChurchLaw = 'DSG-EKD' | 'KDG';

const cited = {
  'DSG-EKD': wholeWords('§§?\\s*\\d+[^;§]{0,40}?(?:dsg-?\\s?ekd|ekd-datenschutzgesetz[a-zß-ɏ]*)'),
  KDG: wholeWords('§§?\\s*\\d+[^;§]{0,40}?(?:kdg|gesetz(?:es)?\\s+über\\s+den\\s+kirchlichen\\s+datenschutz)'),
} as const;
const gdpr = wholeWords('art(?:\\.|ikel|icle)?\\s*\\d+[^;§]{0,40}?(?:ds-?gvo|gdpr)');
const fewestCitations = 2;

/**
 * The act of a church that the notice rests on: it cites its sections, and more often than the GDPR. Whoever serves churches may name
 * both side by side, and then it is open which of them holds.
 */
export function churchLawOf(facts: Pick<Facts, 'privacy' | 'pages'>): ChurchLaw | null {
  const { text } = readNotice(facts);
  const count = (pattern: RegExp) => matchesOf(text, pattern).length;
  const [first, second] = (['DSG-EKD', 'KDG'] as const).map((law) => ({ law, times: count(cited[law]) })).sort((a, b) => b.times - a.times);
  if (!first || !second || first.times < fewestCitations || second.times >= first.times) return null;
  return first.times > count(gdpr) ? first.law : null;
}
