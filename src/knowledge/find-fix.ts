import { cmps } from './find-cmp.ts';
import { serviceOf } from './find-service.ts';
import { systemOf } from './find-system.ts';
import fixData from './fixes.json' with { type: 'json' };
import type { FixTopic, ProductFix } from './types.ts';

/** All fixes that are told for a product. */
export const fixes = fixData as readonly ProductFix[];

/** A fix in the words of a product: "In Cookiebot: …". */
export interface NamedFix {
  de: string;
  en: string;
}

const byKey = new Map(fixes.map((fix) => [keyOf(fix.kind, fix.product, fix.topic), fix]));
const cmpById = new Map(cmps.map((cmp) => [cmp.id, cmp]));

/** Where in a consent platform a kind of fault is put right, or null when nothing is recorded. */
export function fixInCmp(id: string, topic: FixTopic): NamedFix | null {
  const cmp = cmpById.get(id);
  if (!cmp) return null;
  const text = byKey.get(keyOf('cmp', id, topic))?.text ?? (topic === 'loading' ? cmp.hint : null);
  return text && named(cmp.name, text);
}

/** The same for the system of a website; what is true of a system is true of its extensions and versions. */
export function fixInSystem(id: string, topic: FixTopic): NamedFix | null {
  const system = systemOf(id);
  if (!system) return null;
  const own = byKey.get(keyOf('system', id, topic))?.text;
  if (own) return named(system.name, own);
  const ofParent = system.partOf === null ? null : fixInSystem(system.partOf, topic);
  // The hint of a system names it already.
  return ofParent ?? (topic === 'loading' ? system.hint : null);
}

/** The same for a tag manager that loads the service concerned. */
export function fixInTagManager(id: string): NamedFix | null {
  const text = byKey.get(keyOf('service', id, 'loading'))?.text;
  const service = serviceOf(id);
  // "In Google Tag Manager" would be no German.
  return text && service ? { de: `${service.name}: ${text.de}`, en: `In ${service.name}: ${text.en}` } : null;
}

/** The step by which a running service is ended with its own call, one sentence that does not name it; null where none is known. */
export function stopCallOf(serviceId: string): NamedFix | null {
  return byKey.get(keyOf('service', serviceId, 'stopping'))?.text ?? null;
}

function keyOf(kind: ProductFix['kind'], product: string, topic: FixTopic): string {
  return `${kind} ${product} ${topic}`;
}

function named(name: string, { de, en }: NamedFix): NamedFix {
  return { de: `In ${name}: ${de}`, en: `In ${name}: ${en}` };
}
