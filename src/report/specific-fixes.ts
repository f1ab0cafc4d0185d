import type { GatheredFacts } from '#checks/facts.ts';
import type { ReportArea, ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { fixInCmp, fixInSystem, fixInTagManager, type NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { systemNamed } from '#knowledge/find-system.ts';
import type { FixTopic } from '#knowledge/types.ts';
import { consentPlatform } from './consent-platform.ts';

/** What a finding of a check is about, where products have a place to put it right. */
export const fixTopics: Readonly<Record<FixTopic, readonly string[]>> = {
  loading: [
    'ck-before-consent',
    'ck-after-reject',
    'ck-storage-before-consent',
    'trk-before-consent',
    'trk-after-reject',
    'trk-gtm-before-consent',
    'trk-google-analytics',
    'trk-consent-mode-pings',
    'trk-meta-pixel',
    'trk-ad-network',
    'trk-fingerprinting',
    'tc-before-consent',
    'emb-video',
    'emb-maps',
    'emb-social-plugins',
    'emb-chat',
    'emb-booking-widgets',
  ],
  fonts: ['emb-google-fonts', 'emb-other-webfonts'],
  reject: ['cmp-reject-first-layer', 'cmp-reject-equivalent'],
  withdrawal: ['cmp-withdrawal-control'],
  'legal-pages': ['imp-present', 'pp-present'],
  'contract-pages': ['shop-terms', 'shop-withdrawal-policy', 'shop-withdrawal-form'],
};

const topicOf = new Map(Object.entries(fixTopics).flatMap(([topic, ids]) => ids.map((id) => [id, topic as FixTopic] as const)));

/**
 * Puts a first step in front of a fix that says where in the tag manager, consent platform or system of this very site it is made.
 * What loads a service comes first: a platform that never sees the service cannot hold it back.
 */
export function withSpecificFixes(
  areas: readonly ReportArea[],
  { evidence, facts, locale }: { evidence: Evidence; facts: GatheredFacts; locale: Locale },
): ReportArea[] {
  const cmpId = consentPlatform(evidence, facts).known?.id;
  const system = facts.applicability.ok ? facts.applicability.data.system : null;
  const systemId = system === null ? undefined : systemNamed(system)?.id;
  const tagManagers = tagManagersOf(facts);

  const fixOf = ({ checkId, cause }: ReportFinding): NamedFix | null => {
    const topic = topicOf.get(checkId);
    // Whoever demands a choice between money and consent left out the button on purpose.
    if (topic === undefined || cause === null || cause === 'banner-pay') return null;
    const tagManager = topic === 'loading' ? tagManagers.get(cause) : undefined;
    return (
      (tagManager === undefined ? null : fixInTagManager(tagManager)) ??
      (cmpId === undefined ? null : fixInCmp(cmpId, topic)) ??
      (systemId === undefined ? null : fixInSystem(systemId, topic))
    );
  };

  return areas.map((area) => ({
    ...area,
    findings: area.findings.map((finding) => {
      const fix = fixOf(finding);
      return fix === null ? finding : { ...finding, howToFix: inFront(fix[locale], finding.howToFix) };
    }),
  }));
}

/** The tag manager on the way to a service, by the service: the last one before it. */
function tagManagersOf({ requests, services }: GatheredFacts): ReadonlyMap<string, string> {
  if (!requests.ok || !services.ok) return new Map();
  const managerAt = new Map<string, string>();
  for (const { url, serviceId } of requests.data) {
    if (serviceId !== null && serviceOf(serviceId)?.category === 'tag-manager') managerAt.set(url, serviceId);
  }
  return new Map(
    services.data.flatMap(({ service, path }) => {
      const managers = path.flatMap((url) => managerAt.get(url) ?? []).filter((id) => id !== service.id);
      const last = managers.at(-1);
      return last === undefined ? [] : [[service.id, last] as const];
    }),
  );
}

/** Steps of a fix are numbered lines; the new one is the first. */
function inFront(step: string, howToFix: string): string {
  const rest = howToFix.split('\n').filter((line) => line.trim() !== '');
  return [step, ...rest.map((line) => line.replace(/^\s*\d+\.\s*/, ''))].map((line, index) => `${index + 1}. ${line}`).join('\n');
}
