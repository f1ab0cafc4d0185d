import type { FormFact } from '../../facts/forms.ts';
import type { Facts } from '../../facts.ts';
import { bareLabel, dataForms } from '../forms/visitor-forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { readNotice } from './notice.ts';
import { ownNoticeText } from './own-text.ts';

/** Papers of which a form takes a copy, and any word by which a notice may mean them. */
const papers = wholeWords(
  '[a-zß-ɏ-]{0,20}(?:ausweis(?:es|e|kopien?|dokumente?)?|reisep(?:ass|asses|ässe)|führerschein(?:s|e|kopien?)?)|identity\\s+cards?|passports?|driving\\s+licen[cs]es?',
);
const told =
  /ausweis|reisepass|führerschein|identitäts(?:nachweis|prüfung|dokument)|legitimation|identity\s+(?:card|document)|passport|driving\s+licen[cs]e/iu;
/** Cards of customers and members are no papers. */
const noPaper = /(?:kunden|mitglieds|schüler|gast|impf|presse)-?ausweis/iu;

/** Forms that take copies of identity papers, of which the notice has not a word. */
export interface UntoldPapers {
  forms: readonly FormFact[];
  labels: readonly string[];
}

/**
 * Copies of identity papers that forms ask for and the notice does not mention: no section on enquiries or contracts means them. Of
 * applicants a licence is a qualification.
 */
export function untoldPapers({ privacy, pages, forms }: Pick<Facts, 'privacy' | 'pages' | 'forms'>): UntoldPapers | null {
  const { url, complete } = readNotice({ privacy, pages });
  if (!complete || url === null || told.test(ownNoticeText(privacy.text, url, pages))) return null;
  const found = dataForms(forms)
    .filter(({ kind }) => kind !== 'application')
    .flatMap((form) =>
      form.asked.flatMap(({ label, type }) =>
        type === 'file' && mentions(plainText(label), papers) && !noPaper.test(label) ? [{ form, label: bareLabel(label) }] : [],
      ),
    );
  if (found.length === 0) return null;
  return { forms: [...new Set(found.map(({ form }) => form))], labels: [...new Set(found.map(({ label }) => label))] };
}
