import { isEmbed } from '#checks/shared/services/initiator-chains.ts';
import type { ReportArea, ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { services } from '#knowledge/services.ts';
import { itemsOfPages, pagesOf, placeOf, placeOfStep } from '../actions/action-effect.ts';
import { stepsOf } from '../statements/fill-text.ts';

/** A service that is to stay away from the page of a form, whose fault is what it asks for. */
export const awayFromPage: Record<Locale, RegExp> = {
  de: /^Laden Sie .{1,300} auf dieser Seite nicht(?![a-zß-ɏ])/iu,
  en: /^Do not load .{1,300} on this page\b(?! before)/,
};
/** The same step, or the one below that names the pages; the group holds the services. */
const away: Record<Locale, RegExp> = {
  de: /^Laden Sie (.{1,300}?) auf (?:dieser Seite|\/.{0,300}?) nicht, auch nicht nach /u,
  en: /^Do not load (.{1,300}?) on (?:this page|\/.{0,300}?), (?:not )?even (?:after|with) /,
};
const between: Record<Locale, RegExp> = { de: /, | und /, en: /, | and / };
const step: Record<Locale, (service: string, pages: readonly string[]) => string> = {
  de: (service, pages) => `1. Laden Sie ${service} auf ${pages.join(' und ')} nicht, auch nicht nach einer Zustimmung im Banner.`,
  en: (service, pages) => `1. Do not load ${service} on ${pages.join(' and ')}, not even after consent in the banner.`,
};

/** What remains to be written where the service is kept for other pages. */
const elsewhere: Record<Locale, string> = {
  de: 'Nur soweit der Dienst auf anderen Seiten bleibt, nennen Sie ihn in Datenschutzerklärung und Banner mit seinen Angaben.',
  en: 'Only where the service stays on other pages, name it with its details in privacy notice and banner.',
};
const listed: Record<Locale, string> = { de: ' und ', en: ' and ' };
const waiting: Record<Locale, (shown: string, gone: string) => string> = {
  de: (shown, gone) =>
    `${gone === '' ? '' : `Laden Sie ${gone} auf dieser Seite nicht, auch nicht nach einer Zustimmung im Banner. `}Zeigen Sie statt ${shown} zunächst einen Platzhalter, der erst nach einem Klick lädt und den Anbieter nennt.`,
  en: (shown, gone) =>
    `${gone === '' ? '' : `Do not load ${gone} on this page, not even after acceptance in the banner. `}In place of ${shown}, first show a placeholder that loads only after a click and names the provider.`,
};

/** The services that a step keeps away from pages altogether; none for other steps. */
export function servicesKeptAway(text: string, locale: Locale): string[] {
  return away[locale].exec(text)?.[1]?.split(between[locale]) ?? [];
}

/**
 * Where a form asks what forbids a service on its page whatever visitors choose, and the service runs on such pages only, to load it after
 * consent would be the wrong advice, and to declare it needless: each finding about it says to leave it out. What visitors come to see
 * there, such as a film, waits for their click instead.
 */
export function withKeptAway(areas: readonly ReportArea[], locale: Locale): ReportArea[] {
  const clicked = areas.map((area) => ({ ...area, findings: area.findings.map((finding) => withClickedEmbeds(finding, locale)) }));
  const findings = clicked.flatMap((area) => area.findings);
  const kept = new Map<string, Set<string>>();
  for (const finding of findings)
    for (const name of stepsOf(finding.howToFix).flatMap(({ text }) => servicesKeptAway(text, locale)))
      kept.set(name, new Set([...(kept.get(name) ?? []), ...finding.items.flatMap(({ page }) => page ?? [])]));
  if (kept.size === 0) return clicked;
  const causes = new Set(findings.flatMap(({ cause }) => cause ?? []));
  const steps = new Map(
    [...causes].flatMap((cause) => {
      const name = serviceOf(cause)?.name;
      const pages = name === undefined ? undefined : kept.get(name);
      const own = pages && pagesWithin(findings, cause, pages);
      return own ? [[cause, step[locale](name!, own)] as const] : [];
    }),
  );
  const byName = new Map([...steps].map(([cause, own]) => [serviceOf(cause)!.name, own]));
  const others = [...causes].flatMap((cause) => (steps.has(cause) ? [] : (serviceOf(cause)?.name ?? [])));
  const put = (finding: ReportFinding): ReportFinding => {
    const own = finding.cause === null ? undefined : steps.get(finding.cause);
    if (own === undefined) {
      const isOfOne = finding.cause !== null && serviceOf(finding.cause) !== null;
      return isOfOne || /^(?:frm|sec)-/.test(finding.checkId) ? finding : withoutKept(finding, byName, others);
    }
    const concerns = finding.class === 'Risk' || finding.class === 'Hint';
    // Addresses go on telling what they told to others; a form goes on asking.
    if (!concerns || ['address', 'form'].includes(placeOf(finding.checkId))) return finding;
    const isOfNotice = placeOfStep(finding, locale) === 'notice';
    return { ...finding, howToFix: isOfNotice ? `${own}\n2. ${elsewhere[locale]}` : own };
  };
  return clicked.map((area) => ({ ...area, findings: area.findings.map(put) }));
}

/** What is told of several services, without those that go: a step about them alone is to leave them out. */
function withoutKept(finding: ReportFinding, steps: ReadonlyMap<string, string>, others: readonly string[]): ReportFinding {
  const names = [...steps.keys()].filter((name) => finding.howToFix.includes(name));
  if (names.length === 0) return finding;
  const own = names.map((name) => steps.get(name)!.replace(/^1\. /, ''));
  let isAboutKept = false;
  const lines = finding.howToFix.split('\n').flatMap((line) => {
    const text = line.replace(/^\d+\. /, '');
    const left = names.reduce((words, name) => withoutName(words, name), text);
    if (!names.some((name) => left.includes(name))) return [left];
    isAboutKept = true;
    return own.filter((_, index) => left.includes(names[index]!));
  });
  // Nothing but these services: what else the steps say is about them, too.
  const isAlone = isAboutKept && finding.cause === null && !others.some((name) => finding.howToFix.includes(name));
  const told = [...new Set(isAlone ? own : [...lines, ...own])];
  return { ...finding, howToFix: told.map((text, index) => `${index + 1}. ${text}`).join('\n') };
}

/** Takes a name out of a list of several. */
function withoutName(text: string, name: string): string {
  const word = `${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-zß-ɏ])(?! \\()`;
  return text.replace(new RegExp(`(?<![a-zß-ɏ])${word}, |, ${word}`, 'giu'), '');
}

/** A step on the page of a form, its services apart: those that measure stay away, what is shown there waits for a click. */
function withClickedEmbeds(finding: ReportFinding, locale: Locale): ReportFinding {
  const lines = finding.howToFix.split('\n').map((line) => {
    const [number] = /^(?:\d+\. )?/.exec(line)!;
    const text = line.slice(number.length);
    const found = awayFromPage[locale].test(text) ? away[locale].exec(text) : null;
    const names = found?.[1]?.split(between[locale]) ?? [];
    const shown = names.filter((name) => services.some((service) => service.name === name && isEmbed({ service })));
    if (shown.length === 0) return line;
    const gone = names.filter((name) => !shown.includes(name));
    return number + waiting[locale](shown.join(listed[locale]), gone.join(listed[locale]));
  });
  return { ...finding, howToFix: lines.join('\n') };
}

/** The paths on which a service loads, if all of them are known and among the given pages. */
function pagesWithin(findings: readonly ReportFinding[], cause: string, pages: ReadonlySet<string>): string[] | null {
  const own = findings.filter((finding) => finding.cause === cause && placeOf(finding.checkId) === 'site');
  const named = new Set(itemsOfPages(own).flatMap(({ page }) => page ?? []));
  if (named.size === 0 || pagesOf(own) > named.size || [...named].some((page) => !pages.has(page))) return null;
  return [...named].flatMap((page) => URL.parse(page)?.pathname ?? []).sort();
}
