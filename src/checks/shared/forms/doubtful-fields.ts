import type { Locale } from '../../define-check.ts';
import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { numberedSteps } from '../../message-variants.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { servesInsurance, servesLicence } from './birthdate-reason.ts';
import { candidateOf, isForGrant } from './candidate-forms.ts';
import { headsOf, meansIndustries, type Site, wordsOf } from './form-purposes.ts';
import { isExcess, isReasonTold } from './needless-fields.ts';
import { noteBelow } from './question-notes.ts';
import { bareLabel } from './visitor-forms.ts';

const said = {
  de: {
    message: 'Das Formular „{button}“ auf {path} verlangt auch Angaben, für die kein Grund ersichtlich ist: {fields}',
    examine:
      'Prüfen Sie im Formular „{button}“ auf {path} jede dieser Angaben: {fields}. Was dafür nicht oder erst später nötig ist, streichen Sie oder stellen Sie auf freiwillig um; wo Sie eine Angabe brauchen, nennen Sie den Grund am Feld.',
  },
  en: {
    message: 'The form “{button}” on {path} also demands information for which no reason is apparent: {fields}',
    examine:
      'In the form “{button}” on {path}, examine each of these: {fields}. Remove or make optional what is not needed for it, or only later; where you need something, state the reason at the field.',
  },
} as const;

/** What is told of a form of unknown purpose that demands what few forms need, and what to do. */
export function doubtfulTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const { message, examine } = said[locale];
  return { messages: { doubtful: message }, fixes: { doubtful: numberedSteps([examine]) } };
}

const employer = wholeWords('arbeitgeber[a-zß-ɏ]*|beruf(?:sbezeichnung)?|beschäftigungsverhältnis|employer|occupation|profession');
/** Who registers, grants or decides by law asks what the law tells it to. */
const authorities = wholeWords(
  'standesamt|bürgeramt|bürgerservice|rathaus|stadtverwaltung|kreisverwaltung|gemeindeverwaltung|landratsamt|landkreis|amt\\s+für|(?:grund|haupt|real|gesamt|ober|berufs|förder|hoch|mittel)schule[a-zß-ɏ]*|gymnasium|universität|finanzamt|jobcenter|notar[a-zß-ɏ]*|rechtsanw[a-zß-ɏ]*|steuerberat[a-zß-ɏ]*|kanzlei|registry\\s+office|town\\s+hall|notary|lawyers?',
);

/** Hosts, carriers and whoever sees to visas record of travellers what other laws ask for. */
const travellers = wholeWords(
  '[a-zß-ɏ-]{0,30}melde(?:schein|gesetz)[a-zß-ɏ]*|BMG|(?:online-?)?check-?in|visum[a-zß-ɏ]*|visa|einreise[a-zß-ɏ]*|reisepass[a-zß-ɏ]*|passagier[a-zß-ɏ]*|flug[a-zß-ɏ]*|kreuzfahrt[a-zß-ɏ]*|passengers?|flights?|passports?',
);

/** What a form of unknown purpose demands although hardly any form needs it, and nothing on it or around it gives a reason. */
export function doubtfulFields(form: FormFact, site: Site): AskedField[] {
  const { pages, applicability } = site;
  if (candidateOf(form, pages) !== null || isForGrant(form, pages) || servesInsurance(form, pages) || servesLicence(form, pages)) return [];
  if (meansIndustries.has(applicability.settings.industry ?? '') || isOfAuthority(form, pages)) return [];
  if (mentions(plainText(`${headsOf(form, pages)}\n${form.text}`), travellers)) return [];
  // Whoever asks what somebody earns or owes decides on money, by what a person is and does.
  if (form.asked.some(({ topic }) => topic === 'income' || topic === 'credit')) return [];
  return form.asked.filter(
    (field) => field.required && !isReasonTold(field.label) && !isReasonTold(noteBelow(field, form)) && isDoubtful(field, form, site),
  );
}

function isDoubtful(field: AskedField, form: FormFact, site: Site): boolean {
  if (field.topic === 'marital-status') return true;
  if (field.topic === 'occupation') return mentions(bareLabel(field.label), employer) && !mentions(wordsOf(form), work);
  if (field.topic === 'nationality') return true;
  // The day of birth is needless where an enquiry would not need it either.
  return field.topic === null && field.kind === 'birthdate' && isExcess(field, form, 'contact', site);
}

/** What somebody works as matters where work, training or a trade is what the form is about. */
const work = wholeWords(
  '[a-zß-ɏ-]{0,30}(?:bewerb|stelle|ausbildung|fortbildung|weiterbildung|zertifi|verband|innung|kammer|tarif|gewerkschaft|berufs(?!bezeichnung))[a-zß-ɏ]*|jobs?|careers?|training|trade',
);

function isOfAuthority(form: FormFact, pages: readonly PageFact[]): boolean {
  return (
    mentions(headsOf(form, pages), authorities) ||
    pages.some(({ kind, title }) => kind === 'start' && mentions(plainText(title), authorities))
  );
}
