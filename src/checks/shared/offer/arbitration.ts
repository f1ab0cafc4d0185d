import { mentions, plainText, wholeWords } from '../wording.ts';

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
