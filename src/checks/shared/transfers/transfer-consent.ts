import { sentenceEndsIn } from '#knowledge/sentence-ends.ts';
import { type Match, matchesOf, mentions, wholeWords } from '../wording.ts';

const land =
  '(?:usa|u\\.s\\.a\\.?|vereinigten?\\s+staaten|united\\s+states|china|indien|india|russland|russia|(?:unsichere[nrm]?\\s+)?drittl(?:and|andes|änder|ändern)|drittstaat(?:en)?|third\\s+countr(?:y|ies))';
const agreeing = '(?:(?:ein)?willig[a-zß-ɏ]*|zustimm[a-zß-ɏ]*|stimm(?:en|st|t)|einverstanden|consent[a-z]*|agree[a-z]*)';
const moving = '(?:daten-?)?(?:übermittlung|übertragung|weitergabe|verarbeitung|transfers?|processing)';
/** „Damit willigen Sie auch in die Verarbeitung Ihrer Daten in den USA ein“: consent to the transfer, though no article is named. */
const agreesToTransfer = wholeWords(
  `${agreeing}(?:\\s[^.!?]{0,80})?\\s(?:in\\s+(?:die|eine)|zur|zu\\s+(?:der|einer)|(?:mit|in)\\s+der|umfasst\\s+(?:[a-zß-ɏ]+\\s+)?die|to|includes?)\\s+(?:[a-zß-ɏ-]+\\s+){0,3}${moving}\\s[^.!?]{0,80}${land}`,
);
/** „Mit Ihrer Einwilligung stimmen Sie auch der Verarbeitung Ihrer Daten in den USA zu“: the verb takes the dative, its particle stands at the end. */
const assentsToTransfer = wholeWords(
  `stimm(?:en|st|t|e)\\s(?:[^.!?]{0,60}\\s)?(?:der|einer|dieser|ihrer|deiner)\\s+(?:[a-zß-ɏ-]+\\s+){0,3}${moving}\\s[^.!?]{0,80}${land}[^.!?]{0,80}\\szu`,
);
/** „Sie sind einverstanden, dass Ihre Daten in den USA verarbeitet werden“. */
const agreesThat = wholeWords(
  `(?:einverstanden|stimm(?:en|st|t|e)|willig(?:en|st|t|e)|akzeptier(?:en|st|t|e))[^.!?]{0,60},?\\sdass\\s(?:[a-zß-ɏ-]+\\s+){0,3}daten\\s[^.!?]{0,80}${land}[^.!?]{0,60}\\s(?:verarbeitet|übermittelt|übertragen|weitergegeben|gespeichert)\\s+(?:werden|wird)`,
);
/** „… verarbeiten Daten in den USA. Mit ‚Alle akzeptieren‘ willigst du auch darin ein.“ */
const agreesToThat = wholeWords(
  `${land}[^.!?]{0,160}[.!]\\s+(?=[^.!?]{0,160}\\s(?:auch|ebenfalls|zugleich|also)\\s)[^.!?]{0,120}${agreeing}[^.!?]{0,60}\\s(?:darin|damit|dazu|hierin|in\\s+diese[nrs]?\\s+[a-zß-ɏ]+|(?:dieser|einer\\s+solchen)\\s+(?:daten-?)?(?:verarbeitung|übermittlung|übertragung|weitergabe)|to\\s+(?:this|that))`,
);
/** „… verarbeitet Daten auch in den USA. Ihre Einwilligung umfasst diese Übermittlung.“ */
const coversThat = wholeWords(
  `${land}[^.!?]{0,80}[.!]\\s+(?:[^.!?]{0,60}\\s)?${agreeing}[^.!?]{0,40}\\s(?:umfasst|erstreckt|erstrecken|gilt|bezieht|schließt|deckt|covers?|includes?|extends?|applies)\\s[^.!?]{0,40}?(?:diese[nrs]?|dies|das|hierauf|darauf|this|these|that)(?![a-zß-ɏ])`,
);

/** All ways to agree to a transfer without the article. */
const consenting = [agreesToTransfer, assentsToTransfer, agreesThat, agreesToThat, coversThat];

/** „Die Übermittlung in die USA stützen wir auf Ihre Einwilligung“: the consent carries the transfer, not the use of the service. */
const restsOnConsent = wholeWords(
  `(?:daten-?)?(?:übermittlung|übertragung|weitergabe|transfers?)\\s[^.!?;]{0,60}${land}\\s[^.!?;]{0,40}?(?:beruht|stützen|stützt|erfolgt|geschieht|findet|ist|rests?|based|takes\\s+place)\\s[^.!?;]{0,40}?(?:auf\\s+(?:der\\s+)?(?:grundlage|basis)|aufgrund|auf|on)\\s+(?:[a-zß-ɏ]+\\s+){0,3}(?:einwilligung|zustimmung|consent)`,
);
/** „… auf Grundlage eines Angemessenheitsbeschlusses, der Standardvertragsklauseln oder Ihrer ausdrücklichen Einwilligung“ */
const consentInList = wholeWords(
  '(?:angemessenheitsbeschl[a-zß-ɏ]*|standardvertragsklauseln|standarddatenschutzklauseln|(?:geeignete[nr]?|angemessene[nr]?)\\s+garantien|adequacy\\s+decisions?|contractual\\s+clauses|appropriate\\s+safeguards)(?:[^.!?;]|\\.(?=\\S|\\s[a-z\\d(])){0,240}?\\s(?:oder|bzw\\.|or)\\s+(?:(?:auf|aufgrund|mit|on|with)\\s+)?(?:ihre[nr]?|deine[nr]?|eine[nr]?|der|your|the)\\s+(?:[a-zß-ɏ]+\\s+){0,2}(?:einwilligung|zustimmung|consent)',
);
const abroad = wholeWords(land);

/** Where a notice lists consent among the grounds there are for transfers, and says of none that it rests on it; null: nowhere. */
export function consentAmongGrounds(text: string): Match | null {
  const found = matchesOf(text, consentInList).slice(0, 20);
  return found.find((match) => mentions(sentencesAround(text, match), abroad)) ?? null;
}

/** „Im Falle einer ausdrücklichen Einwilligung …“: what holds only once somebody has agreed. */
const onceAgreed = wholeWords(
  '(?:im\\s+fall[e]?\\s+(?:einer|ihrer)|sofern|soweit|falls|wenn|bei\\s+(?:vorliegen|erteilung)|in\\s+(?:the\\s+)?case\\s+of|if|where|as\\s+far\\s+as)\\s[^.!?;]{0,80}(?:ein)?(?:willig[a-zß-ɏ]*|zustimm[a-zß-ɏ]*|consent[a-z]*)',
);

/** Whether the sentence of a match speaks only of the case that somebody consents. */
export function isConditional(text: string, match: Match): boolean {
  return mentions(sentencesAround(text, match), onceAgreed);
}

/** What a notice says of other cases or says not to be so. */
const otherwise = wholeWords('nicht|keine[nrms]?|ohne|sofern|soweit|falls|vorbehaltlich|not|no|without|unless|insofar|subject\\s+to');

/** Where a banner asks for consent to a transfer without naming the article; null: nowhere. */
export function transferConsent(text: string): Match | null {
  return consenting.flatMap((pattern) => matchesOf(text, pattern).slice(0, 1))[0] ?? null;
}

/** The basis of the processing: who agrees to a film that is loaded from abroad agrees to the film, not to the exception of Art. 49. */
const basisOfProcessing = wholeWords('art(?:\\.|ikel|icle)?\\s{0,3}6\\s{0,3}(?:abs\\.|absatz|\\(1\\))');
const ofException = wholeWords('art(?:\\.|ikel|icle)?\\s{0,3}49');

/** Where a notice rests a transfer on consent without naming the article; null: nowhere. */
export function transferOnConsent(text: string): Match | null {
  const agreed = consenting
    .flatMap((pattern) => matchesOf(text, pattern).slice(0, 20))
    .filter((match) => {
      const sentence = sentenceAround(text, match);
      return !mentions(sentence, basisOfProcessing) || mentions(sentence, ofException);
    });
  const found = [...agreed, ...matchesOf(text, restsOnConsent).slice(0, 20)];
  return found.find((match) => !mentions(sentenceAround(text, match), otherwise)) ?? null;
}

const longestBefore = 400;
const longestAfter = 200;

/** The words of a match with the rest of its last sentence. */
export function sentenceAround(text: string, match: Match): string {
  const end = match.index + match.text.length;
  return aroundFrom(text, match, end, end);
}

/** A match with the rest of its first and of its last sentence. */
export function sentencesAround(text: string, match: Match): string {
  return aroundFrom(text, match, match.index + 1, match.index + match.text.length);
}

/** From the beginning of the sentence in which one position lies to the end of the one in which another does. */
function aroundFrom(text: string, { index }: Match, first: number, last: number): string {
  const start = Math.max(0, index - longestBefore);
  const ends = sentenceEndsIn(text.slice(start, last + longestAfter)).map((at) => start + at);
  const from = ends.findLast((at) => at < first) ?? start;
  const to = ends.find((at) => at >= last) ?? last + longestAfter;
  return text.slice(Math.max(from, last - longestBefore), to).trim();
}
