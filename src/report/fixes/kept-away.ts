import type { ReportArea, ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { escapedForPattern } from '#knowledge/escaped-for-pattern.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { withLetters } from '#knowledge/percent-decoded.ts';
import type { Service } from '#knowledge/types.ts';
import { itemsOfPages, pagesOf, placeOf, placeOfStep } from '../actions/action-effect.ts';
import { type FixStep, stepsOf } from '../statements/fill-text.ts';

/** Whether a step keeps services away from the page of a form, whose fault is what it asks for. */
export function isOffThisPage({ marks, keptOff }: Pick<FixStep, 'marks' | 'keptOff'>): boolean {
  return marks.has('this-page') && keptOff.length > 0;
}

const step: Record<Locale, (service: Service, pages: readonly string[]) => string> = {
  de: ({ id, name }, pages) =>
    `1. {#kept-off:${id}} Laden Sie ${name} auf ${pages.join(' und ')} nicht, auch nicht nach einer Zustimmung im Banner.`,
  en: ({ id, name }, pages) => `1. {#kept-off:${id}} Do not load ${name} on ${pages.join(' and ')}, not even after consent in the banner.`,
};

/** What remains to be written where the service is kept for other pages. */
const elsewhere: Record<Locale, string> = {
  de: 'Nur soweit der Dienst auf anderen Seiten bleibt, nennen Sie ihn in Datenschutzerklärung und Banner mit seinen Angaben.',
  en: 'Only where the service stays on other pages, name it with its details in privacy notice and banner.',
};
/**
 * Where a form asks what forbids a service on its page whatever visitors choose, and the service runs on such pages only, to load it after
 * consent would be the wrong advice, and to declare it needless: each finding about it says to leave it out.
 */
export function withKeptAway(areas: readonly ReportArea[], locale: Locale): ReportArea[] {
  const findings = areas.flatMap((area) => area.findings);
  const kept = new Map<string, Set<string>>();
  for (const finding of findings)
    for (const id of stepsOf(finding.howToFix).flatMap(({ keptOff }) => keptOff))
      kept.set(id, new Set([...(kept.get(id) ?? []), ...finding.items.flatMap(({ page }) => page ?? [])]));
  if (kept.size === 0) return [...areas];
  const causes = new Set(findings.flatMap(({ cause }) => cause ?? []));
  const steps = new Map(
    [...causes].flatMap((cause) => {
      const service = serviceOf(cause);
      const pages = kept.get(cause);
      const own = pages && pathsWithin(findings, cause, pages);
      return service && own ? [[cause, step[locale](service, own)] as const] : [];
    }),
  );
  const byName = new Map([...steps].map(([cause, own]) => [serviceOf(cause)!.name, own]));
  const pagesOfOthers = new Map(
    [...causes].flatMap((cause) => {
      const service = steps.has(cause) ? null : serviceOf(cause);
      return service ? [[service.name, pathsOfSite(findings, cause)] as const] : [];
    }),
  );
  const put = (finding: ReportFinding): ReportFinding => {
    const own = finding.cause === null ? undefined : steps.get(finding.cause);
    if (own === undefined) {
      const isOfOne = finding.cause !== null && serviceOf(finding.cause) !== null;
      return isOfOne || /^(?:frm|sec)-/.test(finding.checkId) ? finding : withoutKept(finding, byName, pagesOfOthers);
    }
    const concerns = finding.class === 'Risk' || finding.class === 'Hint';
    // Addresses go on telling what they told to others; a form goes on asking.
    if (!concerns || ['address', 'form'].includes(placeOf(finding.checkId))) return finding;
    const isOfNotice = placeOfStep(finding, locale) === 'notice';
    return { ...finding, howToFix: isOfNotice ? `${own}\n2. ${elsewhere[locale]}` : own };
  };
  return areas.map((area) => ({ ...area, findings: area.findings.map(put) }));
}

/** What is told of several services, without those that go: a step about them alone is to leave them out. */
function withoutKept(
  finding: ReportFinding,
  steps: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, ReadonlySet<string>>,
): ReportFinding {
  const names = [...steps.keys()].filter((name) => finding.howToFix.includes(name));
  if (names.length === 0) return finding;
  const own = names.map((name) => steps.get(name)!.replace(/^1\. /, ''));
  let isAboutKept = false;
  const lines = finding.howToFix.split('\n').flatMap((line) => {
    const text = line.replace(/^\d+\. /, '');
    const left = names.reduce((words, name) => withoutName(withoutEntriesOf(words, name), name), text);
    if (!names.some((name) => left.includes(name))) return [left === text ? left : withPagesOf(left, others)];
    isAboutKept = true;
    return own.filter((_, index) => left.includes(names[index]!));
  });
  // Nothing but these services: what else the steps say is about them, too.
  const isAlone = isAboutKept && finding.cause === null && ![...others.keys()].some((name) => finding.howToFix.includes(name));
  const told = [...new Set(isAlone ? own : [...lines, ...own])];
  return { ...finding, howToFix: told.map((text, index) => `${index + 1}. ${text}`).join('\n') };
}

/** Takes the entries of a service out of a list that tells those of several: „IDE (Google Ads), vuid (Vimeo)“. */
function withoutEntriesOf(text: string, name: string): string {
  const entries = `[^():;]{1,300} \\(${escapedForPattern(name)}\\)`;
  return text.replace(new RegExp(`(?<=[(:] ?|\\), )${entries}, |(?<=\\)), ${entries}(?=[;.)])`, 'gu'), '');
}

/** A list of pages at the end of a bracket: „(vuid (Vimeo); /film, /aufnahme)“. */
const listedPages = /; (\/[^\s,;()]{0,200}(?:, \/[^\s,;()]{0,200}){1,9})(?=\))/;

/** Leaves, of the pages that were listed for several services, those of the services that are still told. */
function withPagesOf(text: string, others: ReadonlyMap<string, ReadonlySet<string>>): string {
  const pages = new Set([...others].flatMap(([name, paths]) => (text.includes(name) ? [...paths] : [])));
  return text.replace(listedPages, (whole, list: string) => {
    const left = list.split(', ').filter((path) => pages.has(path));
    return left.length === 0 ? whole : `; ${left.join(', ')}`;
  });
}

/** Takes a name out of a list of several. */
function withoutName(text: string, name: string): string {
  const word = `${escapedForPattern(name)}(?![a-zß-ɏ])(?! \\()`;
  return text.replace(new RegExp(`(?<![a-zß-ɏ])${word}, |, ${word}`, 'giu'), '');
}

/** The paths on which findings about where the site loads a service name it. */
function pathsOfSite(findings: readonly ReportFinding[], cause: string): Set<string> {
  const own = findings.filter((finding) => finding.cause === cause && placeOf(finding.checkId) === 'site');
  return new Set(own.flatMap(({ items }) => items.flatMap(({ page }) => pathOf(page) || [])));
}

function pathOf(page: string | null): string {
  return withLetters((page === null ? null : URL.parse(page))?.pathname ?? '');
}

/** The paths on which a service loads, if all of them are known and among the given pages. */
export function pathsWithin(findings: readonly ReportFinding[], cause: string, pages: ReadonlySet<string>): string[] | null {
  const own = findings.filter((finding) => finding.cause === cause && placeOf(finding.checkId) === 'site');
  const named = new Set(itemsOfPages(own).flatMap(({ page }) => page ?? []));
  if (named.size === 0 || pagesOf(own) > named.size || [...named].some((page) => !pages.has(page))) return null;
  return [...named].flatMap((page) => pathOf(page) || []).sort();
}
