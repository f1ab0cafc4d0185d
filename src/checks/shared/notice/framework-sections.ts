import { serviceOf } from '#knowledge/find-service.ts';
import type { Facts } from '../../facts.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { sentencesOf } from './notice-passages.ts';
import type { OutdatedTerm } from './outdated-terms.ts';
import { mayBeSeen, wasSeen } from './seen-services.ts';

/** Another ground of a transfer than a guarantee, as the consent to it is. */
export const otherGround = wholeWords('Art(?:\\.|ikel|icle)?\\s*49\\s+(?:Abs\\.?\\s*1|\\(1\\)|DSGVO|GDPR)');

type Observed = Pick<Facts, 'services' | 'cookies' | 'storage'>;

/**
 * Services of which alone a notice uses a term, where all of them would have shown and none did: no transfer in sight rests on it. Empty:
 * the term stands elsewhere too, or with a service in use.
 */
export function unusedWithTerm(notice: string, { pattern }: OutdatedTerm, observed: Observed): string[] {
  const told = sentencesOf(notice).filter(({ text }) => mentions(plainText(text), pattern));
  const ids = told.map(({ about, headedBy }) => [...(headedBy.size > 0 ? headedBy : about)]);
  const isUnused = (serviceId: string) =>
    serviceOf(serviceId) !== null && mayBeSeen({ serviceId, quote: '' }) && !wasSeen({ serviceId }, observed);
  if (ids.length === 0 || !ids.every((each) => each.length > 0 && each.every(isUnused))) return [];
  return [...new Set(ids.flat().map((id) => serviceOf(id)!.name))];
}
