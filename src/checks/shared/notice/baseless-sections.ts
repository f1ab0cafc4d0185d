import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { startsChosen } from './chosen-embeds.ts';
import { type NoticeSentence, sentencesOf } from './notice-passages.ts';
import { consentWords } from './unfit-grounds.ts';

/** Read generously, since the finding says that there is nothing of it. */
const basis = wholeWords(
  `rechtsgrundlagen?|art(?:\\.|ikel|icle)?\\s*(?:6|9)|§§?\\s*\\d{1,3}[a-z]?|${consentWords}|erlaubnis|berechtigte[nrsm]?\\s+interessen?|interesses?|interessen|vertrag[a-zß-ɏ]*|gesetzlich[a-zß-ɏ]*|legal\\s+bas(?:is|es)|consent[a-z]*|agree[a-z]*|legitimate|contract[a-z]*|dsg-ekd|kdg`,
);
/** What a basis told elsewhere may be told for as well: services in general. */
const servicesAtLarge = wholeWords(
  '[a-zß-ɏ-]{0,30}(?:dienste?n?|diensten|plug-?ins?|tools?|inhalten?|einbindung(?:en)?|drittanbieter[a-z]*|cookies?|netzwerken?|netzwerks|karten|videos?|schrift(?:en|arten)|technologien|services|embeds?|content|third\\s+parties)',
);
/** "Die Rechtsgrundlage ergibt sich, soweit nichts anderes angegeben ist, aus …": told for all that names none. */
const otherwiseStated = wholeWords(
  '(?:soweit|sofern|wenn|falls)\\s+(?:[a-zß-ɏ]+\\s+){0,5}?(?:nicht?s?|kein[a-z]*)\\s+(?:[a-zß-ɏ]+\\s+){0,3}?(?:anderes?|anders|abweichendes?|abweichend|ausdrücklich|gesondert)|(?:unless|except\\s+where)\\s+(?:[a-z]+\\s+){0,3}?(?:otherwise|stated)',
);
/** Whoever works for the owner needs no basis of its own. */
const onBehalf = wholeWords('auftragsverarbeit[a-zß-ɏ]*|in\\s+unserem\\s+auftrag|processors?|on\\s+our\\s+behalf');
/** A name in passing is no section. */
const [fewest, shortest] = [2, 160];
const headingWords = 4;

/** A service that runs, and the part of the notice on it, which tells no legal basis. */
export interface BaselessSection {
  use: ServiceUse;
  quote: string;
}

/**
 * Services in use that the notice describes without any word on a legal basis, neither with them nor for services in general. Where it is
 * unclear of whom a sentence speaks, it may speak of them.
 */
export function baselessSections({ privacy, services }: Pick<Facts, 'privacy' | 'services'>): BaselessSection[] {
  const sentences = sentencesOf(privacy.text);
  const based = sentences.filter(({ text }) => mentions(plainText(text), basis));
  const isForAll = ({ about, general, text }: NoticeSentence) =>
    about.size === 0 && (!general || mentions(plainText(text), servicesAtLarge));
  if (based.some(isForAll) || based.some(({ text }) => mentions(plainText(text), otherwiseStated))) return [];
  return services.flatMap((use): BaselessSection[] => {
    // What the site put into its tag manager it describes as its own; what an embed brings along belongs to that.
    if ((use.embeddedBy !== null && !startsChosen(use.embeddedBy)) || use.service.consent === 'no') return [];
    const about = sentences.filter((sentence) => sentence.about.has(use.service.id)).map(({ text }) => plainText(text));
    const told = about.filter((text) => /[.!]\)?$/.test(text));
    if (told.length < fewest || told.join(' ').length < shortest || about.some((text) => mentions(text, basis) || mentions(text, onBehalf)))
      return [];
    const vendor = use.vendorName?.split(' ')[0] ?? use.service.name;
    if (based.some(({ text }) => text.includes(vendor))) return [];
    // „PayPal.“ in bold before the text of the section is its heading, in which nobody finds what is meant.
    return [{ use, quote: quoted(told.find((text) => text.split(' ').length > headingWords) ?? told[0]!) }];
  });
}
