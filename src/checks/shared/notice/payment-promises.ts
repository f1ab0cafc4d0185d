import { services } from '#knowledge/services.ts';
import { negated, onlyWhenPaying } from './promise-words.ts';

const paymentGroup =
  /(?<![a-zäöüß])(?:zahlungs(?:dienste?n?|dienstleister[n]?|anbieter[n]?)|payment\s+(?:services|providers))(?![a-zäöüß])/iu;

/** All services for payments: a sentence on the group means whichever the site has. */
export const ofPayments: ReadonlySet<string> = new Set(services.filter(({ category }) => category === 'payment').map(({ id }) => id));

/** "Die Zahlungsdienste werden erst geladen, wenn Sie zur Kasse gehen": said of the group, not of one by name. */
export function promisesPayments(text: string): boolean {
  return paymentGroup.test(text) && onlyWhenPaying.test(text) && !negated.test(text);
}
