import { mentions, wholeWords } from '../wording.ts';
import { namesNewsletter } from './newsletter-words.ts';

const notice =
  'datenschutz(?:erkl(?:ä|ae)rung[a-zß-ɏ]*|bestimmung(?:en)?|hinweis(?:e|en)?|richtlinien?|bedingungen|information(?:en)?|vereinbarung|belehrung|klausel|regelung(?:en)?)?';
const small =
  '(?:sie|du|ich|wir|die|der|den|dem|das|eure[rnm]?|deine[rnm]?|unsere[rnm]?|ihre[rnm]?|agb|nutzungsbedingungen|geschäftsbedingungen|allgemeinen|bestimmungen|inhalte?n?|regelungen|vorgaben|hinweise?n?|zum|zur|und|sowie|hiermit|auch|,)';
const after =
  '(?:gelesen|verstanden|zur\\s+kenntnis\\s+genommen|und|sowie|habe|ich|bin|damit|hiermit|mit\\s+(?:ihr|ihnen|diesen|dieser|denen)|hab|alles|ihr|dieser|diese|sie|ihnen|den|dem|,)';

/** Agreement to the notice itself, not to a use of data that it describes. */
export const agreement = wholeWords(
  [
    `(?:akzeptier(?:e|en|st)|bestätige|stimm(?:e|en|st)|erkenn(?:e|en|st))\\s+(?:${small}\\s+){0,8}${notice}\\s+(?:${after}\\s+){0,5}(?:zu|an|akzeptiert)`,
    `akzeptier(?:e|en|st)\\s+(?:${small}\\s+){0,8}${notice}`,
    `mit\\s+(?:${small}\\s+){0,8}${notice}\\s+(?:${after}\\s+){0,4}einverstanden`,
    `einverstanden\\s+mit\\s+(?:${small}\\s+){0,6}${notice}`,
    `${notice}\\s+(?:${after}\\s+){0,8}(?:einverstanden|akzeptier[a-zß-ɏ]*|zugestimmt|stimme\\s+(?:(?:ich|ihr|dieser|ihnen|diesen|hiermit|ausdrücklich|auch|somit)\\s+){0,4}zu)`,
    `willige[n]?\\s+(?:hiermit\\s+|ausdrücklich\\s+)?in\\s+(?:${small}\\s+){0,4}${notice}\\s+(?:${after}\\s+){0,3}ein`,
    `${notice}\\s+(?:${after}\\s+){0,8}willige\\s+(?:(?:in|sie|ihr|diese|dieser|hiermit|darin)\\s+){0,3}ein(?!,?\\s+(?:dass|in|zu|mit))`,
    `(?:einwilligung|willige\\s+ein)\\s+in\\s+(?:${small}\\s+){0,4}${notice}`,
    `zustimmung\\s+zur?\\s+(?:${small}\\s+){0,3}${notice}`,
    '(?:agree|consent)\\s+to\\s+(?:(?:the|your|our|terms|of|use|service|conditions|and|,)\\s+){0,8}privacy\\s+(?:policy|notice|statement)',
    'accept\\s+(?:(?:the|your|our|terms|of|use|service|conditions|and|,)\\s+){0,8}privacy\\s+(?:policy|notice|statement)',
    'privacy\\s+(?:policy|notice|statement)\\s+(?:(?:and|i|have|read|agree|to|it)\\s+){0,6}accepted',
  ].join('|'),
);
/** A text as the patterns of agreement read it: what parts its words for the eye does not part what they say. */
export function unpunctuated(text: string): string {
  return text.replace(/[?!:;()„“”"*]+/g, ' ').replace(/\s+/g, ' ');
}

/** Consents that need a box of their own. */
export const genuine = wholeWords(
  'gesundheits?[a-zß-ɏ]*|besondere[a-zß-ɏ]*\\s+kategorien|weitergabe|weitergegeben|weitergeleitet|übermitt[a-zß-ɏ]*|partner[a-zß-ɏ]*|health|special\\s+categor(?:y|ies)|pass(?:ed)?\\s+on|shar(?:e|ed|ing)|transfer(?:red)?',
);

const partnerWord = /(?<![a-zß-ɏ])partner[a-zß-ɏ]*/giu;

/** Whether a label agrees to the notice and to nothing that needs a box of its own; partners with whom a newsletter is shared get no data. */
export function isAgreement(label: string): boolean {
  const rest = namesNewsletter(label) ? label.replace(partnerWord, ' ') : label;
  return mentions(unpunctuated(label), agreement) && !mentions(rest, genuine);
}

/** Passing on what is entered; to say that it is not passed on is none. */
export const passingOn = wholeWords(
  'weitergabe|weitergegeben|weitergeleitet|weiterleitung|übermitt[a-zß-ɏ]*|passed\\s+on|shared|sharing|transferred',
);
/** What turns a passing on down. */
export const denied = wholeWords('nicht|kein(?:e|en|er)?|niemals|ohne|not|never|no|without');

const myData = '(?:meiner|unserer|der|von\\s+mir)\\s+(?:[a-zß-ɏ]+\\s+){0,4}?(?:daten|angaben|informationen)';
const uses = '(?:verarbeitung|speicherung|nutzung|erhebung|verwendung)';
/** A consent to the handling of the data as such, in whatever order its words stand. */
export const blanket = wholeWords(
  [
    `(?:willige|stimme)\\s+(?:[a-zß-ɏ,]+\\s+){0,6}?${uses}\\s+(?:[a-zß-ɏ,]+\\s+){0,4}?${myData}(?:\\s+(?:[a-zß-ɏ,]+\\s+){0,8}?)?\\s?(?:ein|zu)`,
    `${uses}\\s+(?:[a-zß-ɏ,]+\\s+){0,4}?${myData}\\s+(?:[a-zß-ɏ,]+\\s+){0,8}?(?:einverstanden|zugestimmt|(?:willige|stimme)\\s+(?:[a-zß-ɏ]+\\s+){0,3}?(?:ein|zu))`,
    `(?:einverstanden\\s+mit|einwilligung\\s+in|zustimmung\\s+zu)\\s+(?:[a-zß-ɏ,]+\\s+){0,4}?${uses}\\s+(?:[a-zß-ɏ,]+\\s+){0,4}?${myData}`,
    `(?:willige|stimme|erkläre)\\s+(?:[a-zß-ɏ,]+\\s+){0,8}?dass\\s+(?:meine|unsere)\\s+(?:[a-zß-ɏ]+\\s+){0,4}?(?:daten|angaben)\\s+(?:[a-zß-ɏ,]+\\s+){0,6}?verarbeitet`,
    `einverstanden,?\\s+(?:[a-zß-ɏ,]+\\s+){0,3}?dass\\s+(?:meine|unsere)\\s+(?:[a-zß-ɏ]+\\s+){0,4}?(?:daten|angaben)\\s+(?:[a-zß-ɏ,-]+\\s+){0,14}?(?:verarbeitet|erhoben|gespeichert|genutzt|verwendet)`,
    '(?:consent|agree)\\s+to\\s+(?:(?:the|any|and|collection|storage|use)\\s+){0,6}processing\\s+of\\s+(?:my|our|the)\\s+(?:[a-z]+\\s+){0,3}?(?:data|information)',
  ].join('|'),
);
/** A purpose makes it the consent to something; the notice is a place where one is told. */
export const purposeOfUse = wholeWords(
  'zwecks?|zwecke[n]?|um|zur|zum|für|beantwort[a-zß-ɏ]*|bearbeit[a-zß-ɏ]*|kontakt[a-zß-ɏ]*|newsletter[a-zß-ɏ]*|for|in\\s+order\\s+to|so\\s+that|purposes?',
);
/** What speaks of the notice, and names no purpose. */
export const noted =
  /zu\s+(?:den|allen)\s+(?:[a-zß-ɏ]+\s+){0,2}(?:in\s+)?(?:der|dieser|unserer|ihrer)?\s*datenschutz[a-zß-ɏ]{0,20}\s+(?:genannten|erläuterten|beschriebenen|angegebenen|aufgeführten|dargestellten)\s+zwecken|zur\s+kenntnis|zum\s+datenschutz|für\s+den\s+datenschutz/giu;
/** Beside a word on the notice: elsewhere a box may consent to what the form itself is about. */
export const ofNotice = wholeWords(`${notice}|privacy\\s+(?:policy|notice|statement)`);
