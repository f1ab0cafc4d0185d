import type { FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { pageAt } from '../site/legal-page.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { textAround } from './visitor-forms.ts';

/** Who competes for something by a form, and so gives little of it freely: somebody who looks for a flat, or for work. */
export type Candidate = 'Tenant' | 'Applicant';

const selfDisclosure = wholeWords(
  '(?:miet(?:er(?:innen)?)?-?)selbstauskunft[a-zß-ɏ]*|miet(?:er)?-?interessent[a-zß-ɏ]*|mietbewerb[a-zß-ɏ]*|wohnungsbewerb[a-zß-ɏ]*|bewerbung\\s+um\\s+(?:eine|die|diese)\\s+(?:miet)?wohnung|selbstauskunft\\s+(?:für\\s+|zur\\s+|der\\s+|des\\s+)?(?:miet|wohnung|anmietung)[a-zß-ɏ]*|rental\\s+application|tenant\\s+(?:application|self-disclosure)|prospective\\s+tenants?',
);
const rentsOut = wholeWords(
  'mietwohnung[a-zß-ɏ]*|mietobjekt[a-zß-ɏ]*|(?:kalt|warm|nettokalt|gesamt)miete|zu\\s+vermieten|flats?\\s+(?:to|for)\\s+rent|apartments?\\s+for\\s+rent',
);
const looksForHome = wholeWords('besichtigung[a-zß-ɏ]*|exposé|expose|wohnung[a-zß-ɏ]*|selbstauskunft|viewing|apartment|flat');

/** Whether those who fill in a form compete for a flat or for work; null: neither is to be seen. */
export function candidateOf(form: FormFact, pages: readonly PageFact[]): Candidate | null {
  if (form.kind === 'application') return isForGrant(form, pages) ? null : 'Applicant';
  const page = pageAt(pages, form.pageUrl);
  const { inside, before, after } = textAround(form, pages);
  const heads = page === null ? [] : [page.title, ...page.headings];
  const path = (URL.parse(form.pageUrl)?.pathname ?? '').replace(/[^a-z]+/gi, ' ');
  const near = plainText([form.submitText, inside, before, after, ...heads, path].join('\n'));
  return mentions(near, selfDisclosure) || (mentions(near, rentsOut) && mentions(inside, looksForHome)) ? 'Tenant' : null;
}

const grant = wholeWords(
  'stipendi(?:um|en|at)[a-zß-ɏ]*|förder(?:preis|antrag|programm|mittel|ung)[a-zß-ɏ]*|(?:ideen|foto|schreib|musik|kunst|architektur|gründer)?wettbewerb[a-zß-ɏ]*|studienplatz|studienplätze|residenz(?:programm)?|artist\\s+in\\s+residence|standplatz|aussteller[a-zß-ɏ]*|marktbeschicker[a-zß-ɏ]*|scholarships?|grants?|fellowships?|competition|awards?',
);
const work = wholeWords(
  '[a-zß-ɏ]*(?:stellen|job|karriere|arbeitsplatz|arbeitsvertrag|ausbildungsplatz|praktik|werkstudent|gehalt)[a-zß-ɏ]*|minijob|m\\s?/\\s?w\\s?/\\s?d|vacanc(?:y|ies)|jobs?|careers?|position',
);

/** Whether what is applied for by a form is a scholarship, a prize or a place, and no work: nothing of the law on applicants is about that. */
export function isForGrant(form: FormFact, pages: readonly PageFact[]): boolean {
  const page = pageAt(pages, form.pageUrl);
  const path = (URL.parse(form.pageUrl)?.pathname ?? '').replace(/[^a-zß-ɏ]+/giu, ' ');
  const heads = plainText([form.submitText, path, page?.title ?? '', ...(page?.headings.slice(0, 5) ?? [])].join('\n'));
  return mentions(heads, grant) && !mentions(heads, work);
}
