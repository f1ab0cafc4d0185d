import type { Locale } from '../../define-check.ts';
import type { ServiceUse } from '../../facts/services.ts';
import { addedTo } from '../../message-variants.ts';
import { causeOfService } from '../services/service-observations.ts';

const addition: Record<Locale, string> = {
  de: '. Auch ohne Einwilligung lädt dort: {always}; daran ändert der Widerruf nichts',
  en: '. Loads there without consent too: {always}; the withdrawal changes nothing about that',
};

/** Each message also with what runs on the start page whatever is chosen: no withdrawal ends that. */
export function withRegardless(texts: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  return addedTo(texts, { '': '', Always: addition[locale] });
}

/**
 * Names of services that need consent and do not wait for it, among those of the start page: seen there in any visit, since what starts
 * late may stay unseen in the short look after a withdrawal.
 */
export function runningRegardless(
  services: readonly ServiceUse[],
  waitsForChoice: (use: ServiceUse) => boolean,
  isOnStart: (use: ServiceUse) => boolean,
): string[] {
  return services
    .filter(
      (use) =>
        use.service.consent === 'yes' &&
        use.requestIds.length > 0 &&
        !waitsForChoice(use) &&
        causeOfService(use.service.id, services) === use.service.id &&
        isOnStart(use),
    )
    .map(({ service }) => service.name);
}
