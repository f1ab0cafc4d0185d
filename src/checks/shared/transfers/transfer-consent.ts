import { type Match, matchesOf, mentions, wholeWords } from '../wording.ts';

const land =
  '(?:usa|u\\.s\\.a\\.?|vereinigten?\\s+staaten|united\\s+states|china|indien|india|russland|russia|(?:unsichere[nrm]?\\s+)?drittl(?:and|andes|änder|ändern)|drittstaat(?:en)?|third\\s+countr(?:y|ies))';
const agreeing = '(?:(?:ein)?willig[a-zß-ɏ]*|zustimm[a-zß-ɏ]*|stimm(?:en|st|t)|einverstanden|consent[a-z]*|agree[a-z]*)';
const moving = '(?:daten-?)?(?:übermittlung|übertragung|weitergabe|verarbeitung|transfers?|processing)';
/** „Damit willigen Sie auch in die Verarbeitung Ihrer Daten in den USA ein“: consent to the transfer, though no article is named. */
const agreesToTransfer = wholeWords(
  `${agreeing}(?:\\s[^.!?]{0,80})?\\s(?:in\\s+(?:die|eine)|zur|zu\\s+(?:der|einer)|(?:mit|in)\\s+der|umfasst\\s+(?:[a-zß-ɏ]+\\s+)?die|to|includes?)\\s+(?:[a-zß-ɏ-]+\\s+){0,3}${moving}\\s[^.!?]{0,80}${land}`,
);
/** „… verarbeiten Daten in den USA. Mit ‚Alle akzeptieren‘ willigst du auch darin ein.“ */
const agreesToThat = wholeWords(
  `${land}[^.!?]{0,160}[.!]\\s+(?=[^.!?]{0,160}\\s(?:auch|ebenfalls|zugleich|also)\\s)[^.!?]{0,120}${agreeing}[^.!?]{0,60}\\s(?:darin|damit|dazu|hierin|in\\s+diese[nrs]?\\s+[a-zß-ɏ]+|to\\s+(?:this|that))`,
);
/** „… verarbeitet Daten auch in den USA. Ihre Einwilligung umfasst diese Übermittlung.“ */
const coversThat = wholeWords(
  `${land}[^.!?]{0,80}[.!]\\s+(?:[^.!?]{0,60}\\s)?${agreeing}[^.!?]{0,40}\\s(?:umfasst|erstreckt|erstrecken|gilt|bezieht|schließt|deckt|covers?|includes?|extends?|applies)\\s[^.!?]{0,40}?(?:diese[nrs]?|dies|das|hierauf|darauf|this|these|that)(?![a-zß-ɏ])`,
);

/** „Die Übermittlung in die USA stützen wir auf Ihre Einwilligung“: the consent carries the transfer, not the use of the service. */
const restsOnConsent = wholeWords(
  `(?:daten-?)?(?:übermittlung|übertragung|weitergabe|transfers?)\\s[^.!?;]{0,60}${land}\\s[^.!?;]{0,40}?(?:beruht|stützen|stützt|erfolgt|geschieht|findet|ist|rests?|based|takes\\s+place)\\s[^.!?;]{0,40}?(?:auf\\s+(?:der\\s+)?(?:grundlage|basis)|aufgrund|auf|on)\\s+(?:[a-zß-ɏ]+\\s+){0,3}(?:einwilligung|zustimmung|consent)`,
);
/** What a notice says of other cases or says not to be so. */
const otherwise = wholeWords('nicht|keine[nrms]?|ohne|sofern|soweit|falls|vorbehaltlich|not|no|without|unless|insofar|subject\\s+to');

/** Where a banner asks for consent to a transfer without naming the article; null: nowhere. */
export function transferConsent(text: string): Match | null {
  return [agreesToTransfer, agreesToThat, coversThat].flatMap((pattern) => matchesOf(text, pattern).slice(0, 1))[0] ?? null;
}

/** Where a notice rests a transfer on consent without naming the article; null: nowhere. */
export function transferOnConsent(text: string): Match | null {
  const found = [agreesToTransfer, agreesToThat, coversThat, restsOnConsent].flatMap((pattern) => matchesOf(text, pattern).slice(0, 20));
  return found.find((match) => !mentions(sentenceAround(text, match), otherwise)) ?? null;
}

/** The words of a match with the rest of its last sentence. */
export function sentenceAround(text: string, { text: words, index }: Match): string {
  const end = index + words.length;
  const from = Math.max(text.slice(0, index).lastIndexOf('. ') + 2, words.search(/[.!]\s/) < 0 ? 0 : index + words.search(/[.!]\s/) + 2);
  return text.slice(Math.max(from, end - 400), end + (/^[^.!?]{0,120}[.!?]/.exec(text.slice(end))?.[0].length ?? 0)).trim();
}
