import type { GatheredFacts } from '#checks/facts.ts';
import type { ReportArea } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { consentPlatform } from './consent-platform.ts';

const tool: Record<Locale, RegExp> = { de: /\bim Einwilligungswerkzeug\b/, en: /\bin the consent tool\b/ };
const ownScript: Record<Locale, string> = { de: ' oder im Skript Ihres Banners', en: ' or in the script of your banner' };

/** Where a banner belongs to no known platform, fixes say that its own script may be the place. */
export function withOwnBanner(
  areas: readonly ReportArea[],
  { evidence, facts, locale }: { evidence: Evidence; facts: GatheredFacts; locale: Locale },
): ReportArea[] {
  const { name, tcfId } = consentPlatform(evidence, facts);
  const isOwn = facts.banner.ok && facts.banner.data.banner !== null && name === null && tcfId === null;
  if (!isOwn) return [...areas];
  return areas.map((area) => ({
    ...area,
    findings: area.findings.map((finding) => ({
      ...finding,
      howToFix: finding.howToFix.replace(tool[locale], (words) => words + ownScript[locale]),
    })),
  }));
}
