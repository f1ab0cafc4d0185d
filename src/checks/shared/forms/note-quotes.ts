import type { FormFact } from '../../facts/forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { bareLabel, labelsOf } from './visitor-forms.ts';

/** What to quote of a note on data protection at a form: the box beside which it stands, or its own words without those of fields and button. */
export function ownWordsOf(note: string, form: FormFact): string {
  return boxWith(note, form) ?? withoutLabels(note, form);
}

/** The box beside which a note stands, where its label is in it and informs: what is before and after are other fields. */
function boxWith(note: string, { asked }: FormFact): string | null {
  const plain = plainText(note).replace(/[\s*]+$/, '');
  const labels = asked.filter(({ type }) => type === 'checkbox').map(({ label }) => bareLabel(label));
  const informs = (label: string) => label.length >= 15 && mentions(label, namesNotice) && plain.includes(label.slice(0, boxStart));
  return labels.find((label) => plain !== label && (plain.endsWith(label) ? label.length >= 15 : informs(label))) ?? null;
}

/** A note is cut not far after the word by which it is known: of a long label only the beginning stands in it. */
const boxStart = 50;

/** A note that stands among fields without a full stop between begins and ends with their names, and with what the button says. */
function withoutLabels(note: string, { asked, submitText }: FormFact): string {
  const labels = [...labelsOf(asked), plainText(submitText)]
    .filter((each) => each !== '')
    .toSorted((one, other) => other.length - one.length);
  const bare = (text: string) => text.replace(/^[\s*:]+|[\s*:]+$/g, '');
  let rest = withoutLabelEnd(bare(plainText(note)), labels);
  for (;;) {
    const first = labels.find((each) => rest.startsWith(each) && /^(?:[\s*:]|\p{Lu})/u.test(rest.slice(each.length)));
    const last = labels.find((each) => rest.endsWith(each) && /(?:[\s*:.!?]|\p{Ll})$/u.test(rest.slice(0, -each.length)));
    // What names nothing but a field and the button is all there is to quote.
    const shorter = [
      first === undefined ? '' : bare(rest.slice(first.length)),
      last === undefined ? '' : bare(rest.slice(0, -last.length)),
    ];
    const kept = shorter.find((each) => mentions(each, namesNote));
    if (kept === undefined) return rest;
    rest = kept;
  }
}

/** A note is cut at a word, so that it may begin amid a label: „[Kundennummer oder] Bestellnummer E-Mail Wie wir …“. */
function withoutLabelEnd(note: string, labels: readonly string[]): string {
  const ends = labels.flatMap((label) => {
    const words = label
      .replace(/[\s*:]+$/, '')
      .split(' ')
      .slice(0, mostLabelWords);
    return words.slice(1).map((_, index) => words.slice(index + 1).join(' '));
  });
  const [longest] = ends
    .filter((end) => note.startsWith(end) && /^[\s*:]+\p{Lu}/u.test(note.slice(end.length)))
    .toSorted((one, other) => other.length - one.length);
  const kept = longest === undefined ? note : note.slice(longest.length).replace(/^[\s*:]+/, '');
  return mentions(kept, namesNote) ? kept : note;
}
const mostLabelWords = 12;

const namesNotice = wholeWords('datenschutz[a-zß-ɏ]*|ds-?gvo[a-zß-ɏ-]*|privatsph(?:ä|ae)re[a-zß-ɏ]*|privacy|gdpr');
const namesNote = wholeWords('datenschutz[a-zß-ɏ]*|ds-?gvo[a-zß-ɏ-]*|daten|angaben|privatsph(?:ä|ae)re[a-zß-ɏ]*|privacy|data|gdpr');
