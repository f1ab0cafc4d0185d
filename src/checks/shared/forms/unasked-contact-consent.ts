import { isHeading } from '#knowledge/notice-lines.ts';
import { sentenceEnds } from '#knowledge/sentence-ends.ts';
import type { Facts, FormFact } from '../../facts.ts';
import { consentWords } from '../notice/unfit-grounds.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { shownForms } from './framed-forms.ts';

/** Contact forms that ask for no consent, though the notice rests them on it in a sentence. */
export interface UnaskedContactConsent {
  forms: readonly FormFact[];
  quote: string;
}

const contactForm = wholeWords('kontakt-?\\s?formular[a-zß-ɏ]*|kontaktanfragen?|anfrageformular[a-zß-ɏ]*|contact\\s+forms?');
const letterA =
  /art(?:\.|ikel|icle)?\s*6\s*(?:\(1\)|(?:abs(?:\.|atz)?\s*)?1)?\s*(?:s(?:\.|atz)?\s*1\s*)?(?:lit(?:\.|era)?|buchst(?:\.|abe)?|point)?\s*\(?a\)?(?![a-zäöüß])/iu;
/** Another ground, or a case in which consent is asked: then the notice does not rest the form on consent alone. */
const otherGround = wholeWords(
  '(?:lit(?:\\.|era)?|buchst(?:\\.|abe)?|point)\\s*\\(?[bcef]\\)?|6\\s*(?:abs(?:\\.|atz)?\\s*)?1\\s*(?:s(?:\\.|atz)?\\s*1\\s*)?\\(?[bcef]\\)?|berechtigte[nrsm]?\\s+interessen?|legitimate\\s+interests?|(?:vor)?vertraglich[a-zß-ɏ]*|vertrag(?:s|es)?|contract[a-z]*|(?:sofern|soweit|falls|wenn)\\s[^.;]{0,80}(?:einwillig|zustimm|abgefragt|erteil)[a-zß-ɏ]*|(?:kästchen|checkbox|häkchen|tick|ankreuz)[a-zß-ɏ]*',
);
/** What may be a question for consent in a form, and on its page, where a banner has its own words on consent. */
const asksInForm = wholeWords(`${consentWords}|einverstanden|einverständnis[a-zß-ɏ]*|consent[a-z]*|agree[a-z]*`);
const asksOnPage = wholeWords(
  'einverstanden|einverständnis[a-zß-ɏ]*|(?:ich|sie)\\s+(?:willigen?|stimmen?)|(?:willigen|stimmen)\\s+sie|agree|consent',
);
/** A box for advertising asks for something else. */
const advertising = wholeWords('newsletters?|werb[a-zß-ɏ]*|angebote?n?|neuigkeiten|aktionen|offers?|news|marketing');
const processing = wholeWords('datenschutz[a-zß-ɏ]*|verarbeit[a-zß-ɏ]*|privacy|process[a-z]*');

/**
 * Where the notice rests the contact form on consent and on nothing else, while none of the contact forms seen has a box, or a word on
 * agreeing beside it.
 */
export function unaskedContactConsent({
  privacy,
  pages,
  forms,
  framedForms,
}: Pick<Facts, 'privacy' | 'pages' | 'forms' | 'framedForms'>): UnaskedContactConsent | null {
  const contacts = shownForms({ forms, framedForms }).filter(
    ({ kind, visible, asked }) => kind === 'contact' && visible && asked.length > 0,
  );
  const asks = ({ fields, text, pageUrl }: FormFact) =>
    fields.some(({ type, label }) => type === 'checkbox' && !isForAdvertising(plainText(label))) ||
    mentions(plainText(text), asksInForm) ||
    pages.some((page) => page.url === pageUrl && mentions(plainText(page.text), asksOnPage));
  if (contacts.length === 0 || contacts.some(asks)) return null;
  for (const section of sectionsOf(privacy.text)) {
    if (mentions(section, otherGround)) continue;
    const quote = sentencesIn(section).find((sentence) => mentions(sentence, contactForm) && letterA.test(sentence));
    if (quote !== undefined) return { forms: contacts, quote: quoted(quote) };
  }
  return null;
}

function isForAdvertising(label: string): boolean {
  return mentions(label, advertising) && !mentions(label, processing);
}

/** What stands between two headings, as one text. */
function sectionsOf(text: string): string[] {
  const sections: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (isHeading(line)) sections.push([]);
    else if (line.trim() !== '') sections.at(-1)!.push(plainText(line));
  }
  return sections.map((lines) => lines.join(' '));
}

function sentencesIn(text: string): string[] {
  const ends = sentenceEnds(text, { start: 0, end: text.length, heading: false, mode: null });
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end).trim());
}
