import type { GatheredFacts } from '#checks/facts.ts';
import { acknowledgedBy } from '#checks/shared/banner/banner-controls.ts';
import type { ReportArea } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';

/** What statements call the moment after accepting, alone or beside the one before the choice; the first letter stays as it is. */
const moments: Record<Locale, readonly [pattern: RegExp, instead: (label: string) => string][]> = {
  de: [
    [/(?<=w)eder vor der Auswahl noch nach dem Zustimmen\b/gi, (label) => `eder vor noch nach dem Klick auf „${label}“`],
    [/(?<=\bv)or der Auswahl und nach dem Zustimmen\b/gi, (label) => `or und nach dem Klick auf „${label}“`],
    [/(?<=\bn)ach dem Zustimmen\b/gi, (label) => `ach dem Klick auf „${label}“`],
  ],
  en: [
    [/(?<=\bb)efore the choice (and|or) after accepting\b/gi, (label) => `efore $1 after the click on “${label}”`],
    [/(?<=\ba)fter accepting\b/gi, (label) => `fter the click on “${label}”`],
  ],
};

/** Where a banner only informs, nobody can agree to anything: statements name the button that was clicked instead. */
export function withClickedNotice(areas: readonly ReportArea[], facts: GatheredFacts, locale: Locale): ReportArea[] {
  const clicked = facts.accepted.ok ? acknowledgedBy(facts.accepted.data) : null;
  if (clicked === null) return [...areas];
  // The label is the site's own text: a dollar sign in it is no place of a replacement.
  const label = clicked.replaceAll('$', '$$$$');
  const told = (text: string) => moments[locale].reduce((words, [pattern, instead]) => words.replace(pattern, instead(label)), text);
  return areas.map((area) => ({ ...area, findings: area.findings.map((finding) => ({ ...finding, statement: told(finding.statement) })) }));
}
