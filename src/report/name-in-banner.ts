import type { GatheredFacts, ServiceUse } from '#checks/facts.ts';
import { namesService, namesVendor } from '#checks/notice.ts';
import type { ReportArea, ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { fillText } from './fill-text.ts';
import { mergeFixes } from './merge-fixes.ts';

/** Where a service is first tied to a consent; elsewhere the same step would only be said again. */
const tying = new Set(['trk-before-consent', 'trk-after-reject']);

const step: Record<Locale, string> = {
  de: 'Nennen Sie {service} im Banner mit Zweck und Empfänger, falls das dort noch fehlt: Eine Zustimmung gilt nur für das, was das Banner nennt.',
  en: 'Name {service} in the banner with purpose and recipient if that is still missing there: consent only covers what the banner names.',
};

/** Adds a last step where a fix ties a service to a banner that does not name it: consent to something else would not cover it. */
export function withNamingInBanner(areas: readonly ReportArea[], facts: GatheredFacts, locale: Locale): ReportArea[] {
  const banner = facts.banner.ok ? facts.banner.data.banner : null;
  if (!banner?.visible || !facts.services.ok) return [...areas];
  const asked = [banner.text, ...banner.controls.map(({ text }) => text), ...banner.toggles.map(({ label }) => label)].join('\n');
  const uses = new Map(facts.services.data.map((use) => [use.service.id, use]));
  const unnamed = ({ checkId, cause }: ReportFinding): ServiceUse | null => {
    const use = tying.has(checkId) && cause !== null ? uses.get(cause) : undefined;
    return use && !namesService(asked, use) && !namesVendor(asked, use) ? use : null;
  };
  return areas.map((area) => ({
    ...area,
    findings: area.findings.map((finding) => {
      const use = unnamed(finding);
      if (use === null) return finding;
      const last = fillText(step[locale], { service: use.service.name }, locale);
      return { ...finding, howToFix: mergeFixes([finding.howToFix, last]) };
    }),
  }));
}
