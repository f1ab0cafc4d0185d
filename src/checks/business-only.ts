import type { PageFact } from './facts.ts';
import { offerPages } from './shop-offer.ts';
import { matchesOf, plainText, precededBy, wholeWords } from './wording.ts';

const customers =
  '(?:unternehmen|unternehmer(?:innen)?|gewerbe(?:treibende|kunden|betriebe)?|geschäftskunden|firmenkunden|firmen|betriebe|händler|wiederverkäufer|b2b[a-zß-ɏ-]*)';
const mixed = '(?!\\s+(?:und|oder|sowie|and|or)\\s+(?:an\\s+)?(?:privat|verbrauch|endkund|endverbrauch|consumer|individual|private))';
const businesses = '(?:business(?:es)?(?:\\s+customers)?|companies|traders|b2b(?:\\s+customers)?)';
const businessOnly = wholeWords(
  [
    `richte[nt]\\s+sich\\s+(?:ausschließlich|nur|allein)\\s+an\\s+(?:gewerbliche\\s+)?${customers}${mixed}`,
    `(?:aimed|directed|intended|offered|addressed|designed|available)\\s+(?:exclusively|only|solely)\\s+(?:at|to|for)\\s+${businesses}${mixed}`,
    `(?:exclusively|only|solely)\\s+(?:aimed\\s+at|directed\\s+at|intended\\s+for|addressed\\s+to|addresses|available\\s+to)\\s+${businesses}${mixed}`,
  ].join('|'),
);
/** Part of what a site offers says nothing about the rest; a denial says the opposite. */
const narrowed = wholeWords(
  'nicht|not|tarife?n?|plan|pakete?|packages?|seminare?|schulung(?:en)?|kurse?|courses?|newsletter|aktion(?:en)?|rabatte?|discounts?|abos?|abonnements?|subscriptions?',
);

/** Whether the start page or a page of the offer says that the site addresses businesses alone. */
export function addressesBusinessesOnly(pages: readonly PageFact[]): boolean {
  return offerPages(pages).some(({ text }) => {
    const plain = plainText(text.slice(0, 60_000));
    return matchesOf(plain, businessOnly).some((match) => !precededBy(plain, match, narrowed, 80));
  });
}
