import { nameKind } from '#knowledge/common-names.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { isHeading } from '#knowledge/notice-lines.ts';
import { mentionsAny } from '#knowledge/phrases.ts';
import { sentenceEnds } from '#knowledge/sentence-ends.ts';
import { readText } from '#knowledge/text-reading.ts';
import { worksForOther } from './seen-services.ts';

/** One sentence of a notice, with the services it names and those of which it speaks. */
export interface NoticeSentence {
  text: string;
  /** How many services it names itself; of two under one name it names one. */
  names: number;
  /** Services of which it speaks: those it names, else the only one of its section. */
  about: ReadonlySet<string>;
  /** The only service that the heading above names: of it the section speaks, whomever else it names besides. */
  headedBy: ReadonlySet<string>;
  /** All services that the heading above names, where its section names no others: "Google Analytics und Google Tag Manager". */
  underHeading: ReadonlySet<string>;
  /** Where it names none: the only service that the last sentence before it in its paragraph names, if that names one. */
  after: ReadonlySet<string>;
  /** It stands in no section of a service. */
  general: boolean;
  /** Its section names consent tools, and so far no other service: "Cookiebot der Usercentrics A/S" counts as two of them. */
  underConsentTool: boolean;
}

const nobody: ReadonlySet<string> = new Set();

const companyForm =
  /^\s(?:(?:EMEA|Europe|Ireland|International|Deutschland|Germany|Platforms|Operations)\s){0,3}(?:Limited|Ltd\.?|GmbH|Inc\.?|LLC|B\.\s?V\.|S\.\s?à|SE|AG)(?![A-Za-z])/u;

function isSameCompany(named: ReadonlySet<string>, subject: ReadonlySet<string>): boolean {
  const vendors = new Set([...subject].map((id) => serviceOf(id)?.vendor));
  return vendors.size === 1 && !overlap(named, subject) && [...named].every((id) => vendors.has(serviceOf(id)?.vendor));
}

/** Which one service a passage is about: unclear as soon as it names a second one. */
class Subject {
  #names: ReadonlySet<string>[] = [];
  add(names: ReadonlySet<string>): void {
    if (names.size > 0 && !this.#names.some((known) => overlap(known, names))) this.#names.push(names);
  }
  get one(): ReadonlySet<string> {
    return this.#names.length === 1 ? this.#names[0]! : nobody;
  }
  /** Of several services those of the one company that all belong to, where the words name it: "… keine Daten an Google". */
  ofCompany(words: string): ReadonlySet<string> {
    const ids = this.#names.flatMap((names) => [...names]);
    const [vendor, ...others] = new Set(ids.map((id) => serviceOf(id)?.vendor));
    const company = vendor === undefined || others.length > 0 ? null : findVendor(vendor);
    return company && mentionsAny(words, [company.name]) ? new Set(ids) : nobody;
  }
  get all(): ReadonlySet<string> {
    return new Set(this.#names.flatMap((names) => [...names]));
  }
  get isEmpty(): boolean {
    return this.#names.length === 0;
  }
}

/**
 * The sentences of a notice, each with the services of which it speaks. A sentence that names none ("Dabei werden keine Cookies
 * gesetzt") speaks of the service of its section, if that has named but one so far, or of those of the one company it names: what is
 * unclear is nobody's.
 */
export function sentencesOf(notice: string): readonly NoticeSentence[] {
  if (last?.notice !== notice) last = { notice, sentences: readSentences(notice) };
  return last.sentences;
}

let last: { notice: string; sentences: readonly NoticeSentence[] } | null = null;

function readSentences(notice: string): NoticeSentence[] {
  const { text, hits } = readText(notice);
  const sentences: NoticeSentence[] = [];
  let section = new Subject();
  let headedBy = nobody;
  let titled = nobody;
  let start = 0;
  let at = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const isTitle = isHeading(line);
    if (isTitle) section = new Subject();
    // Without a heading that names a service each paragraph stands for itself.
    const headed = !section.isEmpty;
    const subject = isTitle || headed ? section : new Subject();
    let from = start;
    let lastNamed = nobody;
    for (const to of [...sentenceEnds(text, { start, end, heading: isTitle, mode: null }), end]) {
      const named = new Set<string>();
      let count = 0;
      while (at < hits.length && hits[at]!.start < to) {
        const hit = hits[at++]!;
        const { names } = hit;
        const kind = nameKind(names[0]!.spelling);
        // "Google", "Facebook": the company or network is told with each of its products.
        if (kind === 'company' || kind === 'brand') continue;
        const ids = new Set(names.map(({ of }) => of.id));
        // "Dienstanbieter: Google Cloud EMEA Limited": the company behind the service of the section, which is no further service.
        if (companyForm.test(text.slice(hit.end, hit.end + 40)) && isSameCompany(ids, subject.one)) continue;
        // "Elfsight setzt über seinen Dienstleister Cloudflare …": the section stays that of the first.
        if (!worksForOther.test(text.slice(Math.max(from, hit.start - 90), hit.start))) subject.add(ids);
        if (!overlap(named, ids)) count++;
        for (const id of ids) named.add(id);
      }
      const words = text.slice(from, to).trim();
      const about = named.size > 0 ? named : subject.one.size > 0 ? subject.one : subject.ofCompany(words);
      const underHeading = titled.size > 0 && section.all.size === titled.size ? titled : nobody;
      if (named.size > 0) lastNamed = count === 1 ? named : nobody;
      const after = named.size > 0 ? nobody : lastNamed;
      const underConsentTool = isOfConsentTools(subject.all);
      if (words !== '')
        sentences.push({ text: words, names: count, about, headedBy, underHeading, after, general: subject.isEmpty, underConsentTool });
      from = to;
    }
    if (isTitle) {
      headedBy = section.one;
      titled = section.all;
    }
    start = end + 1;
  }
  return sentences;
}

function isOfConsentTools(ids: ReadonlySet<string>): boolean {
  return ids.size > 0 && [...ids].every((id) => serviceOf(id)?.category === 'cmp');
}

function overlap(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((one) => others.has(one));
}
