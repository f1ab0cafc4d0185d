import type { GatheredFacts } from '#checks/facts.ts';
import { offersNoChoice } from '#checks/shared/banner/informs-only.ts';
import type { ReportArea, ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { mergeFixes } from './merge-fixes.ts';

const first: Record<Locale, (title: string) => string> = {
  de: (title) =>
    `1. Soll das Banner bleiben, bauen Sie zuerst die Wahl zwischen Zustimmen und Ablehnen ein; siehe „${title}“. Entfällt es, ist hier nichts zu tun.`,
  en: (title) =>
    `1. If the banner is to stay, first build in the choice between accepting and rejecting; see “${title}”. If it goes, nothing is to be done here.`,
};

/**
 * What a banner has to say before the visitor agrees only matters where there is something to agree to: of one that merely takes notice,
 * and that may go, nobody is told to write more into it as if that were enough.
 */
export function withChoiceFirst(areas: readonly ReportArea[], facts: GatheredFacts, locale: Locale): ReportArea[] {
  const banner = facts.banner.ok ? facts.banner.data.banner : null;
  const asking = areas
    .flatMap(({ findings }) => findings)
    .find((finding) => finding.checkId === 'cmp-required-present' && isFault(finding));
  if (!banner?.visible || asking === undefined || !offersNoChoice(banner)) return [...areas];
  return areas.map((area) => ({
    ...area,
    findings: area.findings.map((finding) =>
      finding.checkId === 'cmp-first-layer-info' && finding.cause === 'banner-first-layer-text' && isFault(finding)
        ? { ...finding, howToFix: mergeFixes([first[locale](asking.title), finding.howToFix]) }
        : finding,
    ),
  }));
}

function isFault({ class: resultClass }: ReportFinding): boolean {
  return resultClass === 'Risk' || resultClass === 'Hint';
}
