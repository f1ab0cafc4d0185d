import { fixes } from '#knowledge/find-fix.ts';
import { systemNamed } from '#knowledge/find-system.ts';
import type { ServiceUse } from '../../facts/services.ts';
import { isRunByProvider } from '../site/hosted-system.ts';

/** The system of the website where the chat is one of its own apps, and no code of the site is known to hold it back; null for any other. */
export function chatSystem({ service }: Pick<ServiceUse, 'service'>, system: string | null | undefined): string | null {
  if (service.category !== 'chat') return null;
  const known = isRunByProvider(system) ? systemNamed(system) : null;
  if (known?.id !== service.vendor || hasOwnStep(known.id, service.id)) return null;
  return known.name;
}

/** Whether the knowledge has a step of the system by which this very chat waits; to remove it is told by the check. */
function hasOwnStep(systemId: string, serviceId: string): boolean {
  return fixes.some(({ kind, product, topic, services = [], only }) => {
    return !only && kind === 'system' && product === systemId && topic === 'loading' && services.includes(serviceId);
  });
}
