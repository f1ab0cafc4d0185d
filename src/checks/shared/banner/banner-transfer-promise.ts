import type { BannerEvidence } from '#evidence/banner.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import type { FindingItem } from '../../define-check.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, requestItem } from '../../items.ts';
import { abroad, deniesTransfer, negation, transfer } from '../notice/denied-transfers.ts';
import { namesService } from '../notice/notice.ts';
import { sentencesOf } from '../notice/notice-passages.ts';
import { onlyWithConsent, unconsentedYet } from '../notice/promise-sentences.ts';
import { mostTelling } from '../services/placed-by-site.ts';
import { type Recipient, recipientsOf } from '../transfers/recipients.ts';
import { countryOfRecipient, isThirdCountry } from '../transfers/third-country.ts';
import { mentions, plainText, quoted } from '../wording.ts';
import { isAskedFor } from './banner-declarations.ts';
import { bannerProse } from './banner-prose.ts';

/** A sentence of the banner that denies transfers, and the services to which data go all the same. */
export interface BrokenTransferPromise {
  quote: string;
  uses: readonly [ServiceUse, ...ServiceUse[]];
  items: readonly [FindingItem, ...FindingItem[]];
}

const unasked: readonly ConsentState[] = ['none', 'reject'];
const beforeConsent = new RegExp(unconsentedYet, 'iu');
/** Other words for the same consent. */
const otherConsent = /einverständnis(?:ses)?|erlaubnis|permission/giu;
/** Certain countries, certain purposes or part of the data: what is said of less, other transfers do not refute. */
export const ofLess = /unsicher|zweck|werb|profil|personalisier|weitere|zusätzlich|unsafe|purpose|advertis|additional|further/iu;
/** "Diese Dienste übermitteln Daten in die USA nur, wenn …": those that the banner asks for. */
const ofThese = /(?<![a-zß-ɏ])(?:diese[rn]?\s+(?:dienste?n?|anbietern?|cookies|tools|technologien)|deren|dabei|these|their)(?![a-zß-ɏ])/iu;
const longestSentence = 600;

/** The moments for which a sentence denies transfers; null: it denies none for certain. */
function deniedIn(sentence: string): readonly ConsentState[] | null {
  if (sentence.length > longestSentence || sentence.endsWith('?') || ofLess.test(sentence)) return null;
  if (deniesTransfer(sentence)) return consentStates;
  if (!mentions(sentence, abroad) || !mentions(sentence, transfer)) return null;
  const said = sentence.replace(otherConsent, 'Zustimmung');
  const isDenied = mentions(said, negation) && beforeConsent.test(said);
  return isDenied || onlyWithConsent.test(said) ? unasked : null;
}

/**
 * What the banner says of transfers to third countries, refuted by recipients that have their seat there. A sentence on services by
 * name speaks of them alone, one on "these services" of those it asks for.
 */
export function brokenTransferPromise(
  banner: BannerEvidence,
  { services, requests }: Pick<Facts, 'services' | 'requests'>,
): BrokenTransferPromise | null {
  const recipients = recipientsOf({ services, requests }).filter(({ use }) => isThirdCountry(countryOfRecipient(use)) === true);
  if (recipients.length === 0) return null;
  for (const { text, names } of sentencesOf(bannerProse(banner))) {
    const sentence = plainText(text);
    const states = deniedIn(sentence);
    if (states === null) continue;
    const isMeant = ({ use }: Recipient) => (names > 0 ? namesService(sentence, use) : !ofThese.test(sentence) || isAskedFor(use, banner));
    const found = recipients.filter(isMeant).flatMap(({ use, requests: own }) => {
      const sent = own.filter((request) => request.states.some((state) => states.includes(state)));
      if (sent.length === 0) return [];
      const seenIn = states.filter((state) => sent.some((request) => request.states.includes(state)));
      return [{ use, item: requestItem({ ...mostTelling(sent), states: seenIn }) }];
    });
    const uses = atLeastOne(found.map(({ use }) => use));
    const items = atLeastOne<FindingItem>(found.map(({ item }) => item));
    if (uses && items) return { quote: quoted(sentence), uses, items };
  }
  return null;
}
