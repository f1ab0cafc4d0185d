import type { PageFact } from '../../facts/pages.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';

/** Words of a notice on consumer arbitration, by whatever scheme. */
export const arbitration = wholeWords(
  'verbraucherschlichtung[a-zß-ɏ]*|verbraucherstreitbeilegung[a-zß-ɏ]*|streitbeilegungs-?verfahren|schlichtungs(?:stelle|verfahren)[a-zß-ɏ]*|universalschlichtung[a-zß-ɏ]*|§\\s*36\\s*(?:abs\\.?\\s*\\d\\s*)?(?:vsbg|verbraucherstreitbeilegungsgesetz)|vsbg|alternative\\s+streitbeilegung|(?:consumer\\s+)?arbitration\\s+(?:board|body)|dispute\\s+resolution\\s+(?:proceedings?|procedures?)',
);
/** Speaks of consumers beyond doubt, also where nothing shows that the site addresses them. */
const ofConsumers = wholeWords(
  'verbraucherschlichtung[a-zß-ɏ]*|verbraucherstreitbeilegung[a-zß-ɏ]*|vsbg|consumer\\s+arbitration\\s+(?:board|body)',
);
/** Trades that have to take part, by industry, with the bodies that settle disputes there. */
export const tradeBodies: Readonly<Record<string, RegExp>> = {
  'energy-telecom': wholeWords('schlichtungsstelle\\s+energie|bundesnetzagentur|schlichtungsstelle\\s+(?:telekommunikation|post)[a-zß-ɏ]*'),
  'travel-transport': wholeWords(
    'söp|schlichtung\\s+(?:reise|&|und)\\s*(?:&\\s*)?[a-zß-ɏ]*|schlichtungsstelle\\s+(?:für\\s+den\\s+öffentlichen\\s+personenverkehr|reise|nahverkehr)[a-zß-ɏ]*|bundesamt\\s+für\\s+justiz',
  ),
  'insurance-broker': wholeWords(
    'versicherungsombudsmann[a-zß-ɏ]*|ombudsmann\\s+(?:für\\s+versicherungen|private\\s+kranken)[a-zß-ɏ]*|ombudsmann\\s+[a-zß-ɏ]+',
  ),
};
/** Bodies of single trades whose names say nothing of arbitration; those of other trades call themselves Schlichtungsstelle. */
const ombudsman = wholeWords(
  '(?:versicherungs|banken)?ombuds(?:mann|frau|person|stelle)(?:e?s|verfahren[a-zß-ɏ]*)?|söp|kundenbeschwerdestelle|ombudsman|schlichtungsstelle\\s+(?:energie|(?:für|der|reise|telekommunikation|post|mobilität|nahverkehr)(?:\\s+[a-zß-ɏ]+)?)',
);
/** The body or its proceedings, once it was named. */
const ofBody = wholeWords('schlichtungs(?:stelle|verfahren)[a-zß-ɏ]*|(?:dieser|deren|seinen?)\\s+(?:stelle|verfahren)|its\\s+proceedings');
const takesPart = wholeWords(
  'teilnehmen|teilzunehmen|teilnahme|n(?:ehmen|immt)\\s[^!?\\n]{0,180}\\steil|beteiligen|angeschlossen|verpflichtet|bereit|mitglied|(?:take|takes|taking)\\s+part|participat(?:e|es|ing|ion)|obliged|willing|member',
);
const longestSentence = 600;

/** Whether a text (single spaces) tells consumers beyond doubt whether the firm takes part in arbitration: by the law, or by the scheme of its trade. */
export function tellsArbitration(text: string): boolean {
  return mentions(text, ofConsumers) || tellsOmbudsman(text);
}

/** Whether a sentence says if the firm takes part in the proceedings of an ombudsman; his address alone says nothing of that. */
export function tellsOmbudsman(text: string): boolean {
  const sentences = sentencesOf(text);
  // Named with its address in one sentence, the body is spoken of without its name in the next.
  const named = sentences.some((sentence) => mentions(sentence, ombudsman));
  return sentences.some(
    (sentence) => (mentions(sentence, ombudsman) || (named && mentions(sentence, ofBody))) && mentions(sentence, takesPart),
  );
}

/** A template says what is to be filled in. */
const unfilled =
  /\[[^\]]{3,80}\]|(?<![a-zß-ɏ])(?:bitte|noch|hier)\s(?:[a-zß-ɏ]+\s){0,3}(?:ergänzen|einfügen|eintragen|prüfen)(?![a-zß-ɏ])/iu;

/** Whether a sentence of a text says if the firm takes part in arbitration for consumers. */
export function tellsPart(text: string): boolean {
  return sentencesOf(text).some(
    (sentence) => mentions(sentence, ofConsumers) && mentions(sentence.replace(provided, ' '), takesPart) && !unfilled.test(sentence),
  );
}

/** A line of an imprint or of terms that names arbitration or a body of it, with its page; null without one, or where it is a template's. */
export function arbitrationLine(pages: readonly PageFact[]): { url: string; quote: string } | null {
  for (const { url, text } of pages.filter(({ kind }) => kind === 'imprint' || kind === 'terms')) {
    const line = text
      .slice(0, 200_000)
      .split('\n')
      .map(plainText)
      .find((one) => one.length <= longestSentence && mentions(one, bodyName) && !unfilled.test(one) && !mentions(one, platform));
    if (line) return { url, quote: quoted(line, 120) };
  }
  return null;
}

const bodyName = wholeWords(
  'universalschlichtung[a-zß-ɏ]*|[a-zß-ɏ]{0,30}schlichtungsstelle[a-zß-ɏ]*|consumer\\s+arbitration\\s+(?:board|body)',
);

/** The closed platform of the EU for disputes about purchases online, which calls itself “alternative dispute resolution”, too. */
const platform = wholeWords(
  '(?:os|odr)-?\\s?plattform|plattform\\s+(?:zur|für\\s+die|der)\\s+(?:(?:außergerichtlichen|alternativen)\\s+)?online-?(?:\\s?streit(?:beilegung|schlichtung))|(?:platform\\s+for\\s+)?online\\s+dispute\\s+resolution|online-?streit(?:beilegung|schlichtung)',
);
/** „Stellt eine Plattform bereit“ tells no readiness. */
const provided = /(?<![a-zß-ɏ])stell(?:t|en)\s[^.!?]{0,200}\sbereit(?![a-zß-ɏ])/giu;

/** Whether a text tells of consumer arbitration; a sentence on the platform of the EU is none, unless it says whether the firm takes part. */
export function tellsScheme(text: string): boolean {
  if (!mentions(text, arbitration)) return tellsOmbudsman(text);
  const told = text
    .split(/(?<=[.!?])(?<!(?:Art|Abs|Nr|Nrn|gem|lit)\.)\s+|\n/)
    .filter((sentence) => !mentions(sentence, platform) || mentions(sentence.replace(provided, ' '), takesPart));
  return mentions(told.join(' '), arbitration) || tellsOmbudsman(text);
}

/** Whoever says to be obliged to take part needs no advice on when there is no duty to say so. */
export function tellsDuty(text: string): boolean {
  return sentencesOf(text).some((sentence) => mentions(sentence, duty) && !mentions(sentence, denies));
}

const duty = wholeWords(
  '(?:teilnahme|teilzunehmen)\\s[^.]{0,160}verpflichtet|verpflichtet[^.]{0,80}\\s(?:teilnahme|teilzunehmen)|§\\s*111\\s?[ab]\\s+enwg\\s[^.]{0,80}teilnahme|obliged\\s+to\\s+(?:take\\s+part|participate)',
);
const denies = wholeWords('nicht|weder|noch|kein(?:e|er|en)?|not|neither|nor');

function sentencesOf(text: string): string[] {
  const sentences = text.slice(0, 200_000).split(/(?<=[.!?])\s+|\n/);
  return sentences.map(plainText).filter(({ length }) => length <= longestSentence);
}
