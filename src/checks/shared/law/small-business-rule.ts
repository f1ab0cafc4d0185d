import { matchesOf, mentions, plainText, wholeWords } from '../wording.ts';

const german =
  '(?:§|paragra[fp]h?)\\s*19\\s*(?:(?:abs(?:atz|\\.)?\\s*1|\\(1\\))\\s*(?:s(?:atz|\\.)?\\s*1\\s*)?)?(?:des\\s+)?(?:ustg|umsatzsteuergesetz(?:es)?)';
const austrian =
  '(?:§|paragra[fp]h?)\\s*6\\s*(?:(?:abs(?:atz|\\.)?\\s*1|\\(1\\))\\s*)?z(?:iff(?:er|\\.)|\\.)?\\s*27\\s*(?:des\\s+)?(?:ustg|umsatzsteuergesetz(?:es)?)';
const law = `${german}|${austrian}`;
/** The rule for small businesses by its name, where it stands in the law, or both. */
const named = wholeWords(`(?:als\\s+)?kleinunternehmer[a-zß-ɏ]*(?:\\s+(?:[a-zß-ɏ.]+\\s+){0,4}(?:${law}))?|${law}`);
/** What stands between a “nicht” and the rule it turns down: of a tax that is not shown because of the rule, more is said in between. */
const towards =
  '(?:(?:mehr|länger|als|unter|von|die|der|den|dem|des|eine?[nrms]?|gebrauch|anwendung|nutzung|umsatzsteuerliche?[nrms]?|an?|the|any|longer|under|as)\\s+){0,4}';
/** A template names the rule for those it may fit and leaves it open, a text speaks of customers under it, or says that it does not apply. */
const notClaimed = wholeWords(
  [
    `(?:sofern|falls|wenn|soweit|ob|im\\s+falle?|bei\\s+(?:inanspruchnahme|anwendung|nutzung)|if|in\\s+case|where|unless)\\s+(?!nicht\\s+anders)[^,;!?]{0,160}?(?:kleinunternehmer[a-zß-ɏ]*|${law})`,
    `(?:kleinunternehmer[a-zß-ɏ]*|${law})[^!?]{0,120}?(?:(?:falls|sofern|wenn|soweit)\\s+(?:zutreffend|vorhanden|anwendbar|relevant|einschlägig|dies\\s+zutrifft)|if\\s+applicable|bitte\\s+(?:noch\\s+|hier\\s+|ggf\\.?\\s+)?(?:ergänzen|eintragen|anpassen|prüfen|streichen|löschen|angeben))`,
    `(?:nicht|kein(?:e[nrms]?)?|not|no)\\s+${towards}(?:kleinunternehmer[a-zß-ɏ]*|${law})`,
    `kleinunternehmer-?(?:regelung|status)[^,;!?]{0,80}?(?:nicht|keine[nr]?)\\s+(?:in\\s+anspruch|gebrauch|angew[ae]nd[a-z]*|genutzt|anwendung|an)`,
  ].join('|'),
);
/** The end of a sentence; that of an abbreviation (“gem. § 19 Abs. 1 S. 1”) is followed by no new one. */
const sentenceEnd = /(?<=[a-zäöüß\d)]{3})[.!?]\s+(?=[A-ZÄÖÜ])|\n+/;

/** Whether a passage is about the rule by which small businesses show no tax (Section 19 UStG, in Austria § 6 Abs. 1 Z 27), whatever it says of it. */
export function mentionsSmallBusiness(text: string): boolean {
  return mentions(text, named);
}

/** The words by which a text says of whoever wrote it that the rule applies: a condition of a template says it of nobody. Pure. */
export function smallBusinessClaims(text: string): string[] {
  return text
    .normalize('NFC')
    .split(sentenceEnd)
    .map(plainText)
    .filter((sentence) => mentions(sentence, named) && !mentions(sentence, notClaimed))
    .flatMap((sentence) => matchesOf(sentence, named).map((match) => match.text));
}
