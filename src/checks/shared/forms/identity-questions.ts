import type { AskedField, FormFact } from '../../facts/forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { meansIndustries, ownPages, type Site, wordsBesideQuestions } from './form-purposes.ts';
import { bareLabel } from './visitor-forms.ts';

/** The number or a copy of an identity card or a passport; what a driving licence permits is another matter. */
const identity = wholeWords(
  '[a-zß-ɏ-]{0,40}(?:personalausweis|reisepass|ausweisnummer|ausweiskopie|passnummer|passkopie)[a-zß-ɏ-]*|ausweis-?\\s?nr|passport|identity\\s+(?:card|document)|id\\s+card',
);
/** What nobody gets without showing who they are: things lent, flights and borders, the identification that a law demands. */
const identityReason = wholeWords(
  'visum[a-zß-ɏ]*|visa|einreise[a-zß-ɏ]*|flüge[n]?|[a-zß-ɏ]*flug(?:reise[n]?|daten|ticket[s]?|buchung|gesellschaft)?|kreuzfahrt[a-zß-ɏ]*|reederei[a-zß-ɏ]*|passagier[a-zß-ɏ]*|fähre[n]?|[a-zß-ɏ-]*(?:verleih|vermiet|ausleih|mietwagen|mietvertrag|mietobjekt|leihgerät|leihvertrag|kaution)[a-zß-ɏ]*|mieten|leihen|miete|geldwäsche[a-zß-ɏ]*|gwg|identifizier[a-zß-ɏ]*|identitätsprüfung|legitimation[a-zß-ɏ]*|waffen[a-zß-ɏ]*|jagd[a-zß-ɏ]*|sim-?karten?|konto(?:eröffnung|inhaber[a-zß-ɏ]*)|depot[a-zß-ɏ]*|ankauf[a-zß-ɏ]*|altersnachweis|visas|flights?|border|cruise|ferry|rent(?:al|ing)?|hire|deposit|money\\s+laundering|age\\s+check',
);

/** Whether a question is about the paper that shows who somebody is. */
export function asksIdentity({ topic, label }: AskedField): boolean {
  return topic === 'identity-document' && mentions(bareLabel(label), identity);
}

/** Whether what is ordered is given to nobody without knowing who they are. */
export function needsIdentity(form: FormFact, { applicability, pages }: Site): boolean {
  if (meansIndustries.has(applicability.settings.industry ?? '')) return true;
  const heads = ownPages(form, pages).flatMap(({ title, headings }) => [title, ...headings]);
  return mentions(plainText([wordsBesideQuestions(form), ...heads].join(' ')), identityReason);
}
