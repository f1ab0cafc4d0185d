import { isHeading } from '#knowledge/notice-lines.ts';
import { sentenceEndsIn } from '#knowledge/sentence-ends.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';

const contactForm = wholeWords('kontakt-?\\s?formular[a-zß-ɏ]*|kontaktanfragen?|anfrageformular[a-zß-ɏ]*|contact\\s+forms?');
const letterA =
  /art(?:\.|ikel|icle)?\s*6\s*(?:\(1\)|(?:abs(?:\.|atz)?\s*)?1)?\s*(?:s(?:\.|atz)?\s*1\s*)?(?:lit(?:\.|era)?|buchst(?:\.|abe)?|point)?\s*\(?a\)?(?![a-zäöüß])/iu;
/** Another ground, or a case in which consent is asked: then the notice does not rest the form on consent alone. */
const otherGround = wholeWords(
  '(?:lit(?:\\.|era)?|buchst(?:\\.|abe)?|point)\\s*\\(?[bcef]\\)?|6\\s*(?:abs(?:\\.|atz)?\\s*)?1\\s*(?:s(?:\\.|atz)?\\s*1\\s*)?\\(?[bcef]\\)?|berechtigte[nrsm]?\\s+interessen?|legitimate\\s+interests?|(?:vor)?vertraglich[a-zß-ɏ]*|vertrag(?:s|es)?|contract[a-z]*|(?:sofern|soweit|falls|wenn)\\s[^.;]{0,80}(?:einwillig|zustimm|abgefragt|erteil)[a-zß-ɏ]*|(?:kästchen|checkbox|häkchen|tick|ankreuz)[a-zß-ɏ]*',
);
/** Words on being written to, wherever the notice speaks of it; and a ground beside consent, by its letter or its name. */
const contact = wholeWords(
  'kontaktaufnahme[a-zß-ɏ]*|kontakt-?\\s?formular[a-zß-ɏ]*|kontaktanfragen?|anfrageformular[a-zß-ɏ]*|(?:ihre|deine)[rn]?\\s+(?:anfrage|nachricht)|contact\\s+forms?|contacting\\s+us',
);
const namedGround = wholeWords(
  '(?:lit(?:\\.|era)?|buchst(?:\\.|abe)?|point)\\s*\\(?[bf]\\)?|6\\s*(?:abs(?:\\.|atz)?\\s*)?1\\s*(?:s(?:\\.|atz)?\\s*1\\s*)?\\(?[bf]\\)?|berechtigte[nrsm]?\\s+interessen?|legitimate\\s+interests?',
);
const anyConsent = wholeWords('einwillig[a-zß-ɏ]*|zustimm[a-zß-ɏ]*|consent[a-z]*');

/** On what a notice rests the answering of enquiries, with the sentence that says so: consent alone, or another ground and no consent. */
export function groundOfContact(text: string): { isConsent: boolean; quote: string } | null {
  const sections = sectionsOf(text);
  for (const { text: section } of sections) {
    if (mentions(section, otherGround)) continue;
    const quote = sentencesIn(section).find((sentence) => mentions(sentence, contactForm) && letterA.test(sentence));
    if (quote !== undefined) return { isConsent: true, quote: quoted(quote) };
  }
  for (const { heading, text: section } of sections) {
    // A section that speaks of consent as well may tell cases apart; what is left to choice, and the box itself, are no such cases.
    const rest = withoutChoice(section);
    if (!mentions(`${heading} ${section}`, contact) || letterA.test(rest) || mentions(rest, anyConsent)) continue;
    const quote = sentencesIn(section).find((sentence) => mentions(sentence, namedGround));
    if (quote !== undefined) return { isConsent: false, quote: quoted(quote) };
  }
  return null;
}

const ofChoice =
  /(?:(?:und|sowie|bzw\.|and)\s+|[,–-]\s*)?(?:[–-]\s*)?(?:für|bei|soweit|for)\s+(?:[a-zß-ɏ]+\s+){0,2}(?:freiwillig|zusätzlich|optional|voluntary)[a-zß-ɏ]*\s+(?:[a-zß-ɏ]+\s+){0,2}(?:angaben|daten|felder|information|details|data|fields)\s*[–,-]?\s*(?:(?:ist|auf|on|is)\s+)?(?:ihre[rn]?\s+|deine[rn]?\s+|your\s+)?(?:einwilligung|consent)(?:\s*\([^)]{0,90}\))?/giu;
const ofBox =
  /^[^.!?]{0,60}(?:formular|kästchen|häkchen|checkbox|form)[^.!?]{0,60}(?:enthält|verlangt|steht|hat|contains|requires|has)[^.!?]{0,80}(?:einwilligung|zustimmung|consent)[^.!?]{0,60}[.!?]?$/iu;

/** A section without the consent to what somebody tells beyond the required, and without the sentence that tells of the form’s own box. */
function withoutChoice(section: string): string {
  const sentences = sentencesIn(section.replace(ofChoice, ' '));
  return sentences.filter((sentence) => letterA.test(sentence) || !ofBox.test(sentence)).join(' ');
}

/** What stands between two headings, as one text, with the first of them: it may alone say what the rest is about. */
function sectionsOf(text: string): { heading: string; text: string }[] {
  const sections: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  for (const line of text.split('\n')) {
    if (isHeading(line)) sections.push({ heading: plainText(line), lines: [] });
    else if (line.trim() !== '') sections.at(-1)!.lines.push(plainText(line));
  }
  return sections.map(({ heading, lines }) => ({ heading, text: lines.join(' ') }));
}

function sentencesIn(text: string): string[] {
  const ends = sentenceEndsIn(text);
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end).trim());
}
