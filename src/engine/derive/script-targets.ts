import type { ScriptTarget } from '#checks/facts/forms.ts';
import type { FormEvidence } from '#evidence/forms.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import { parseAddress } from './addresses.ts';
import type { DeriveContext } from './context.ts';

/** Services that are sent what visitors do, not what they enter. */
const measuring: ReadonlySet<ServiceCategory> = new Set([
  'analytics',
  'marketing',
  'social',
  'video',
  'map',
  'font',
  'captcha',
  'cdn',
  'error-tracking',
  'cmp',
  'tag-manager',
  'session-replay',
  'ab-testing',
]);

/** Whether a form names a target of its own, which no script has to know. */
export function isSentElsewhere({ actionDeclared, action }: FormEvidence): boolean {
  return actionDeclared && !/#$|^(?:javascript|mailto):/i.test(action);
}

/** Where the scripts of a page may send a form that names no target of its own, each host once. */
export function scriptTargetsOf(form: FormEvidence, targets: readonly string[], pageUrl: string, context: DeriveContext): ScriptTarget[] {
  const found = new Map<string, ScriptTarget>();
  for (const target of isSentElsewhere(form) ? [] : targets) {
    if (target === 'mailto:') found.set(target, { address: target, host: '', serviceId: null, party: 'first' });
    const address = target === 'mailto:' ? null : parseAddress(target);
    if (!address) continue;
    const { party, service } = context.parties.identify(address, pageUrl);
    if (service && measuring.has(service.category)) continue;
    const key = party === 'first' ? target : (service?.id ?? address.host);
    if (!found.has(key)) found.set(key, { address: target, host: address.host, serviceId: service?.id ?? null, party });
  }
  return [...found.values()];
}
