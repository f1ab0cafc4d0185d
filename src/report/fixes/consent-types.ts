import type { GatheredFacts } from '#checks/facts.ts';
import { isAskedFor } from '#checks/shared/banner/banner-declarations.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { statistics } from '#knowledge/find-fix.ts';
import type { Cmp } from '#knowledge/types.ts';

/**
 * The consent type that the banner reports as granted only after accepting, where the banner asks for the service: a type that another
 * purpose grants as well would release it too early.
 */
export function reportedType(cause: string | null, { consentMode, banner, services }: GatheredFacts): string | null {
  const use = services.ok ? services.data.find(({ service }) => service.id === cause) : undefined;
  const shown = banner.ok ? banner.data.banner : null;
  if (!use || !consentMode.ok || shown === null || !isAskedFor(use, shown)) return null;
  const type = statistics.has(use.service.category) ? 'analytics_storage' : use.service.category === 'marketing' ? 'ad_storage' : null;
  if (type === null) return null;
  const granted = consentMode.data.filter(({ values }) => values[type] === 'granted');
  return granted.length > 0 && granted.every(({ state }) => state === 'accept') ? type : null;
}

/** Whether the pages set consent mode to “denied” before any choice: that step is done. */
export function deniesByDefault({ consentMode }: GatheredFacts): boolean {
  const defaults = consentMode.ok ? consentMode.data.filter(({ command }) => command === 'default') : [];
  return defaults.some(({ values }) => values['analytics_storage'] === 'denied' && values['ad_storage'] === 'denied');
}

/** Events by which consent platforms report a choice, whichever it was, to a tag manager. */
const events: Readonly<Record<string, string>> = {
  cookiebot: 'cookie_consent_update',
  onetrust: 'OneTrustGroupsUpdated',
  usercentrics: 'consent_status',
};

/** A step in a tag manager that names the event of the very platform, where it speaks of one. */
export function withConsentEvent(step: NamedFix, cmp: Pick<Cmp, 'id' | 'name'> | null): NamedFix {
  const event = cmp === null ? undefined : events[cmp.id];
  if (cmp === null || event === undefined) return step;
  return {
    ...step,
    de: step.de.replace(
      /(das Ereignis, mit dem Ihr Banner die Zustimmung meldet)(?! \()/,
      `$1 (bei ${cmp.name} „${event}“; es kommt auch beim Ablehnen und genügt allein nicht)`,
    ),
    en: step.en.replace(
      /(the event by which your banner reports the consent)(?! \()/,
      `$1 (with ${cmp.name} “${event}”; it comes on rejection too and is not enough by itself)`,
    ),
  };
}
