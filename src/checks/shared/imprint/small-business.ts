import { mentions, wholeWords } from '../wording.ts';

const rule =
  'kleinunternehmer[a-zß-ɏ]*|§\\s*19\\s*(?:abs(?:atz|\\.)?\\s*1\\s*(?:s(?:atz|\\.)?\\s*1\\s*)?)?(?:des\\s+)?(?:UStG|umsatzsteuergesetz(?:es)?)';
const named = wholeWords(rule);
/** A template names the rule for those it may fit, and leaves it open, or the imprint says that it does not apply. */
const notClaimed = wholeWords(
  [
    `(?:sofern|falls|wenn|soweit|ob|im\\s+falle?|bei\\s+(?:inanspruchnahme|anwendung|nutzung)|if|in\\s+case|where|unless)\\s+(?!nicht\\s+anders)[^,;!?]{0,160}?(?:${rule})`,
    `(?:${rule})[^!?]{0,120}?(?:(?:falls|sofern|wenn|soweit)\\s+(?:zutreffend|vorhanden|anwendbar|relevant|einschlägig|dies\\s+zutrifft)|if\\s+applicable|bitte\\s+(?:noch\\s+|hier\\s+|ggf\\.?\\s+)?(?:ergänzen|eintragen|anpassen|prüfen|streichen|löschen|angeben))`,
    `(?:kein(?:e|en)?|not\\s+an?|nicht)\\s+kleinunternehmer[a-zß-ɏ]*`,
    `kleinunternehmer-?(?:regelung|status)[^,;!?]{0,80}?(?:nicht|keine[nr]?)\\s+(?:in\\s+anspruch|gebrauch|angew[ae]nd[a-z]*|genutzt|anwendung|an)`,
  ].join('|'),
);
/** The end of a sentence; that of an abbreviation (“gem. § 19 Abs. 1 S. 1”) is followed by no new one. */
const sentenceEnd = /(?<=[a-zäöüß\d)]{3})[.!?]\s+(?=[A-ZÄÖÜ])|\n+/;

/** Whether a passage is about that rule, whatever it says of it. */
export function mentionsSmallBusiness(text: string): boolean {
  return mentions(text, named);
}

/** Whether the imprint says of its provider that the rule for small businesses applies: a condition of the template says it of nobody. */
export function claimsSmallBusiness(text: string): boolean {
  const sentences = text.slice(0, 50_000).normalize('NFC').split(sentenceEnd);
  return sentences.some((sentence) => mentions(sentence, named) && !mentions(sentence, notClaimed));
}
