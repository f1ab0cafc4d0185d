import { numberedSteps } from '#checks/message-variants.ts';
import { marksOf, servicesMarkedIn, unmarked } from '#checks/step-marks.ts';
import type { ReportArea, ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { escapedForPattern } from '#knowledge/escaped-for-pattern.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { placeOf } from '../actions/action-effect.ts';
import { pathsWithin } from './kept-away.ts';
import { isMarked } from './said-steps.ts';
import { linesOf } from './step-lines.ts';

const step: Record<Locale, (name: string, paths: readonly string[]) => string> = {
  de: (name, paths) =>
    `{#held} Laden Sie ${name} auf ${paths.join(' und ')} erst nach einem Klick darauf, vor dem steht, wer dadurch was erfährt, nicht schon nach einer Zustimmung im Banner: Zeigen Sie bis dahin ein Bild vom eigenen Server, eine Schaltfläche oder einen Link.`,
  en: (name, paths) =>
    `{#held} Load ${name} on ${paths.join(' and ')} only after a click on it, before which it says who learns what by it, not already after consent in the banner: until then show a picture from your own server, a button or a link.`,
};

const bindsToConsent = isMarked('tie', 'held', 'later', 'enter');
/** What takes the embed away, or has it wait for a click alone, brings about what the other finding asks. */
const goesAnyway: Record<Locale, RegExp> = {
  de: /^(?:In [^:]{1,60}: )?(?:Löschen|Ersetzen) Sie |^(?!.*(?:[Ee]inwillig|[Zz]ustimm|Banner)).*\bKlick\b/u,
  en: /^(?:In [^:]{1,60}: )?(?:Delete|Replace) |^(?!.*(?:consent|accept|banner)).*\bclick\b/u,
};

const afterConsent: Record<Locale, RegExp> = {
  de: /^Laden Sie [^.;]{1,80} erst nach der Einwilligung/,
  en: /^Load [^.;]{1,80} only after (?:the )?consent/,
};

/** Whether the service would load with the consent in the banner after a step. */
function waitsForConsent(line: string, locale: Locale): boolean {
  const text = unmarked(line);
  return (bindsToConsent(marksOf(line)) || afterConsent[locale].test(text)) && !goesAnyway[locale].test(text);
}

/**
 * Where a form or the subject of a page lets a video or a map load on a click alone, and the service runs on such pages only, a step that
 * ties it to the consent in the banner would bring about what the other finding rules out: each finding about it has it wait for the click.
 */
export function withClickOnly(areas: readonly ReportArea[], locale: Locale): ReportArea[] {
  const findings = areas.flatMap((area) => area.findings);
  const causes = [...new Set(findings.flatMap(({ cause }) => cause ?? []))].filter((cause) => serviceOf(cause) !== null);
  const pages = new Map<string, Set<string>>();
  for (const finding of findings)
    for (const cause of clickedAt(finding, causes))
      pages.set(cause, new Set([...(pages.get(cause) ?? []), ...finding.items.flatMap(({ page }) => page ?? [])]));
  if (pages.size === 0) return [...areas];
  const steps = new Map(
    [...pages].flatMap(([cause, at]) => {
      const paths = pathsWithin(findings, cause, at);
      const goes = findings.some(
        (finding) =>
          finding.cause === cause &&
          linesOf(finding.howToFix).some((line) => marksOf(line).has('held') && goesAnyway[locale].test(unmarked(line))),
      );
      return paths && !goes ? [[cause, step[locale](serviceOf(cause)!.name, paths)] as const] : [];
    }),
  );
  const put = (finding: ReportFinding): ReportFinding => {
    const own = finding.cause === null ? undefined : steps.get(finding.cause);
    const concerns = finding.class === 'Risk' || finding.class === 'Hint';
    if (own === undefined || !concerns || placeOf(finding.checkId) === 'form') return finding;
    const lines = linesOf(finding.howToFix);
    // What a notice lacks stays to be written; its own step leaves the click open.
    if (lines.length > 1 && placeOf(finding.checkId) === 'notice') return finding;
    const told = lines.map((line) => (waitsForConsent(line, locale) ? own : line));
    return told.includes(own) ? { ...finding, howToFix: numberedSteps([...new Set(told)]) } : finding;
  };
  return areas.map((area) => ({ ...area, findings: area.findings.map(put) }));
}

/** The services that a finding lets load on its pages on a click alone. */
function clickedAt(finding: ReportFinding, causes: readonly string[]): string[] {
  const lines = linesOf(finding.howToFix);
  if (lines.some((line) => marksOf(line).has('on-click'))) return finding.cause === null ? [] : [finding.cause];
  return lines
    .filter((line) => marksOf(line).has('this-page'))
    .flatMap((line) => {
      const away = servicesMarkedIn(line);
      return causes.filter((cause) => !away.includes(cause) && names(unmarked(line), serviceOf(cause)!.name));
    });
}

function names(text: string, name: string): boolean {
  return new RegExp(`(?<![a-zß-ɏ])${escapedForPattern(name)}(?![a-zß-ɏ-])(?! \\()`, 'iu').test(text);
}
