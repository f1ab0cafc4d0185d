import type { GatheredFacts } from '#checks/facts.ts';
import { isMarked } from './said-steps.ts';

/**
 * Steps that make a service wait, or look whether it does. Where it waits already they say what is done: a second entry in the consent
 * tool may even hold it back for ever.
 */
export const makesWait = isMarked('tie', 'enter', 'call', 'template', 'later', 'basic-mode', 'any-choice', 'no-request', 'tag-manager');

/** Whether a service was seen only after the visitor had accepted: nothing about how it loads is to be changed. */
export function loadsAfterConsentOnly(cause: string | null, { services, banner }: GatheredFacts): boolean {
  const use = services.ok && cause !== null ? services.data.find(({ service }) => service.id === cause) : undefined;
  const hasBanner = banner.ok && banner.data.banner !== null;
  return hasBanner && use !== undefined && use.states.length > 0 && use.states.every((state) => state === 'accept');
}
