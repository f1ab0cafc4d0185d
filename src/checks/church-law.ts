import type { Facts } from './facts.ts';
import { readNotice } from './notice.ts';
import { mentions, wholeWords } from './wording.ts';

const names = wholeWords(
  'dsg-?\\s?ekd|ekd-datenschutzgesetz|datenschutzgesetz\\s+der\\s+evangelischen\\s+kirche|kdg|gesetz\\s+über\\s+den\\s+kirchlichen\\s+datenschutz|kirchliches?\\s+datenschutzgesetz',
);

/**
 * Whether the notice rests on the data protection law of a church (Art. 91 GDPR): there, belonging to a church or religious community is no
 * special category (Section 4 no. 2 DSG-EKD, Section 4 no. 2 KDG).
 */
export function isUnderChurchLaw({ privacy, pages }: Pick<Facts, 'privacy' | 'pages'>): boolean {
  return mentions(readNotice({ privacy, pages }).text, names);
}
