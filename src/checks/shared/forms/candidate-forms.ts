import type { FormFact, PageFact } from '../../facts.ts';
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
  if (form.kind === 'application') return 'Applicant';
  const page = pageAt(pages, form.pageUrl);
  const { inside, before, after } = textAround(form, pages);
  const heads = page === null ? [] : [page.title, ...page.headings];
  const path = (URL.parse(form.pageUrl)?.pathname ?? '').replace(/[^a-z]+/gi, ' ');
  const near = plainText([form.submitText, inside, before, after, ...heads, path].join('\n'));
  return mentions(near, selfDisclosure) || (mentions(near, rentsOut) && mentions(inside, looksForHome)) ? 'Tenant' : null;
}
