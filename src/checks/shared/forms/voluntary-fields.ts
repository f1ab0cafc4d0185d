import type { AskedField, FormFact } from '../../facts/forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { bareLabel, dataForms } from './visitor-forms.ts';

/** What a notice calls voluntary and a form demands. */
export interface DemandedThough {
  sentence: string;
  form: FormFact;
  fields: AskedField[];
}

/** Kinds of data by the words of a notice, each with the fields that ask for it. */
const kinds: readonly { words: RegExp; isField: (field: AskedField) => boolean }[] = [
  { words: wholeWords('geburts(?:datums?|tage?s?)|date\\s+of\\s+birth'), isField: ({ kind }) => kind === 'birthdate' },
  {
    words: wholeWords(
      '(?:telefon|mobil|mobilfunk|handy|festnetz)-?\\s?(?:nummer[n]?)?|(?:mobile-?\\s?|tele)?phone(?:\\s+number)?|rufnummer[n]?',
    ),
    isField: ({ kind }) => kind === 'phone',
  },
  { words: wholeWords('(?:post-?)?anschrift|postadresse|wohnadresse|postal\\s+address'), isField: ({ kind }) => kind === 'address' },
  { words: wholeWords('anrede|salutation'), isField: ({ kind }) => kind === 'salutation' },
  { words: wholeWords('firma|firmenname[ns]?|unternehmen|company(?:\\s+name)?'), isField: ({ kind }) => kind === 'company' },
  { words: wholeWords('vorname[ns]?|first\\s+name'), isField: ({ kind, label }) => kind === 'name' && firstName.test(bareLabel(label)) },
];
const firstName = /^(?:ihr\s+|dein\s+)?vorname$|^(?:your\s+)?first\s+name$/i;

/** "Telefonnummer und Geburtsdatum sind freiwillige Angaben", "Die Angabe Ihrer Telefonnummer ist optional". */
const calledVoluntary =
  /^(.{3,160}?)\s(?:ist|sind|erfolgt|erfolgen|is|are)\s(?:(?!nicht|kein|nie|nur|teil|not|never|partly)[a-zß-ɏ]{1,20}\s){0,3}(?:freiwillige?[nrs]?|optionale?[nrs]?|optional|voluntary)(?=[^a-zß-ɏ]|$)/i;
/** "Freiwillig können Sie uns Ihre Telefonnummer nennen", "Freiwillige Angaben: Telefonnummer". */
const voluntaryFirst =
  /^(?:freiwillige?\s+(?:angaben|felder)\s?(?:sind|:)|freiwillig\s(?:können|kannst|dürfen)\s|optional\s(?:können|kannst)\s|(?:optional|voluntary)\s+(?:details|fields)\s?(?:are|:))\s?(.{3,160})/i;
/** Such a clause tells of what is needed as well, or of what is left out: which it calls voluntary is unclear. */
const unclear = wholeWords(
  'nicht|keine?|nur|neben|außer|ausnahme|bis\\s+auf|hinaus|weitere[nrs]?|übrige[nrs]?|sonstige[nrs]?|alle|statt|oder|pflicht[a-zß-ɏ]*|erforderlich[a-zß-ɏ]*|notwendig[a-zß-ɏ]*|not|only|besides|except|further|other|all|required|mandatory|einwilligung[a-zß-ɏ]*|teilnahme|consent',
);

/** What a form is for, by the words of the notice around the sentence: it may speak of another form than the one that demands it. */
const purposes: readonly { words: RegExp; kinds: ReadonlySet<FormFact['kind']> }[] = [
  { words: /newsletter|rundbrief|infobrief/i, kinds: new Set(['newsletter']) },
  { words: /kontaktformular|kontaktaufnahme|anfrage|nachricht|contact form|enquir/i, kinds: new Set(['contact']) },
  { words: /bewerb|applica(?:nt|tion)/i, kinds: new Set(['application']) },
  { words: /bestell|vertrag|kauf|auftrag|(?:^|[^a-z])order/i, kinds: new Set(['order', 'registration']) },
  { words: /kundenkonto|benutzerkonto|registrier|account/i, kinds: new Set(['registration']) },
  { words: /kommentar|comment/i, kinds: new Set(['comment']) },
  {
    words: /termin|buchung|reservier|anmeldung|spende|mitglied|gewinnspiel|appointment|booking/i,
    kinds: new Set(['contact', 'order', 'other']),
  },
];

const mostText = 200_000;
/** How much of its section before a sentence tells which form it speaks of. */
const context = 400;

/**
 * Forms that demand what the notice calls voluntary. A sentence counts only where it is plain what it calls so, where what stands
 * around it does not speak of another kind of form, and where no form leaves that field open: it may mean that one.
 */
export function demandedThoughVoluntary(notice: string, forms: readonly FormFact[]): DemandedThough[] {
  const asking = dataForms(forms);
  const text = notice.slice(0, mostText);
  const found: DemandedThough[] = [];
  let at = 0;
  for (const part of text.split(/(?<=[.!?;])\s|\n/)) {
    const start = at;
    at += part.length + 1;
    if (part.length > 600 || !/freiwillig|optional|voluntary/i.test(part)) continue;
    const sentence = plainText(part);
    const named = namedIn(sentence);
    if (named.length === 0) continue;
    const around = text.slice(Math.max(0, start - context), at);
    const meant = purposes.filter(({ words }) => words.test(around));
    for (const form of asking) {
      if (meant.length > 0 && !meant.some((purpose) => purpose.kinds.has(form.kind))) continue;
      const fields = form.asked.filter(
        (field) => field.required && named.some(({ isField }) => isField(field) && !isOpen(isField, asking)),
      );
      if (fields.length > 0 && !found.some((other) => other.form === form)) found.push({ sentence, form, fields });
    }
  }
  return found;
}

/** Kinds of data that a sentence plainly calls voluntary. */
function namedIn(sentence: string): typeof kinds {
  const clause = (calledVoluntary.exec(sentence) ?? voluntaryFirst.exec(sentence))?.[1];
  if (clause === undefined || mentions(clause, unclear)) return [];
  return kinds.filter(({ words }) => mentions(clause, words));
}

function isOpen(isField: (field: AskedField) => boolean, forms: readonly FormFact[]): boolean {
  return forms.some(({ asked }) => asked.some((field) => !field.required && isField(field)));
}
