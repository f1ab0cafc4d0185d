import { cmps } from './find-cmp.ts';
import { serviceOf } from './find-service.ts';
import { systemOf } from './find-system.ts';
import fixData from './fixes.json' with { type: 'json' };
import type { FixTopic, LoadedForm, ProductFix, ServiceCategory } from './types.ts';

/** All fixes that are told for a product. */
export const fixes = fixData as readonly ProductFix[];

/** A fix in the words of a product: "In Cookiebot: …". */
export interface NamedFix {
  de: string;
  en: string;
  /** Whether general steps to tie, delay or replace the service are beside the point. */
  only?: true;
  /** Of a system with a consent tool of its own: general steps to tie or enter the service there are said with it. */
  ownTool?: true;
  /** Of a consent tool that holds nothing back: general steps to tie or block the service there are beside the point. */
  blocksNothing?: true;
}

/** The fault on a site for which a step is looked for. `serviceId`: what causes it, if that is a service. */
export interface FaultCase {
  form: LoadedForm;
  hasBanner: boolean;
  /** Whether the first layer of the banner offers to reject. */
  offersReject?: boolean;
  serviceId: string | null;
  /** The consent platform in use, where it is known. */
  cmpId?: string | null;
  /** Names of the files that load, where known. */
  files?: readonly string[];
  /** Names of the cookies that it set, where known. */
  stored?: readonly string[];
  /** Addresses of all scripts that load on the site. */
  scripts?: readonly string[];
  /** Of a script: a pattern for the address it was seen to load from, where that is one. */
  scriptRule?: string;
  /** Its script stands in the page itself, as a tag or a pasted snippet: no file of the site or of a plugin loads it. */
  isPasted?: boolean;
  /** Of a frame: a pattern for its address, and where it stands, with a space before it. */
  frame?: { rule: string; pages: { de: string; en: string } };
}

const anyScript: FaultCase = { form: 'script', hasBanner: false, serviceId: null };
const byKey = Map.groupBy(
  fixes.toSorted((a, b) => generality(a) - generality(b)),
  (fix) => keyOf(fix.kind, fix.product, fix.topic),
);
const cmpById = new Map(cmps.map((cmp) => [cmp.id, cmp]));

/**
 * Where in a consent platform a kind of fault is put right, or null when nothing is recorded; `serviceName`: what the platform calls
 * the service concerned, where its banner shows that.
 */
export function fixInCmp(id: string, topic: FixTopic, serviceName: string | null = null, fault = anyScript): NamedFix | null {
  const cmp = cmpById.get(id);
  if (!cmp) return null;
  const fix = fittingFix('cmp', id, topic, fault);
  if (serviceName !== null && fix?.named) {
    return named(cmp.name, aboutService(filledIn(fix.named, '{name}', serviceName), fault));
  }
  const text = (fault.offersReject ? fix?.offered : undefined) ?? blockerStep(fix, fault) ?? fix?.text ?? hintFor(cmp, 'cmp', topic, fault);
  return (
    text && {
      ...named(cmp.name, aboutService(text, fault)),
      ...(fix?.only && { only: fix.only }),
      // What holds nothing back has no category to tie a service to, nor anything to block it with.
      ...(cmp.blocksNothing && topic === 'loading' && { blocksNothing: true as const }),
    }
  );
}

/** The step where automatic blocking is embedded already: to embed it is none. */
function blockerStep(fix: ProductFix | undefined, { scripts = [] }: FaultCase): NamedFix | undefined {
  const step = fix?.withBlocker;
  return step && scripts.some((address) => address.includes(step.address)) ? { de: step.de, en: step.en } : undefined;
}

/** How a script of the site itself asks a consent platform for the choice, or null where that is not recorded. */
export function askInCode(id: string, serviceId: string): NamedFix | null {
  const fix = fittingFix('cmp', id, 'own-code', anyScript);
  return fix ? aboutService(fix.text, { ...anyScript, serviceId }) : null;
}

/** The same for the system of a website; what is true of a system is true of its extensions and versions. */
export function fixInSystem(id: string, topic: FixTopic, fault = anyScript): NamedFix | null {
  const system = systemOf(id);
  if (!system) return null;
  const own = fittingFix('system', id, topic, fault);
  if (own) return inProduct(system.name, own, fault);
  const ofParent = system.partOf === null ? null : fixInSystem(system.partOf, topic, fault);
  // The hint of a system names it already.
  return ofParent ?? hintFor(system, 'system', topic, fault);
}

/** The step that a system has for the very service or function at fault, or null. */
export function fixForService(id: string, topic: FixTopic, fault: FaultCase): NamedFix | null {
  const system = systemOf(id);
  if (!system) return null;
  const fix = fittingFix('system', id, topic, fault);
  if (fix && !isGeneral(fix)) return inProduct(system.name, fix, fault);
  return system.partOf === null ? null : fixForService(system.partOf, topic, fault);
}

/**
 * The same for a tag manager that loads the service concerned; `deniesByDefault`: consent mode is set so already; `type`: the consent
 * type that the banner reports for the service.
 */
export function fixInTagManager(id: string, deniesByDefault = false, type: string | null = null): NamedFix | null {
  const fix = byKey.get(keyOf('service', id, 'loading'))?.[0];
  const typed = type !== null && fix?.withType ? filledIn(fix.withType, '{type}', type) : undefined;
  const text = deniesByDefault ? (typed ?? fix?.withDefaults ?? fix?.text) : fix?.text;
  const service = serviceOf(id);
  // "In Google Tag Manager" would be no German.
  return text && service ? { de: `${service.name}: ${text.de}`, en: `In ${service.name}: ${text.en}` } : null;
}

/** The step by which a running service is ended with its own call, one sentence that does not name it; null where none is known. */
export function stopCallOf(serviceId: string): NamedFix | null {
  return byKey.get(keyOf('service', serviceId, 'stopping'))?.[0]?.text ?? null;
}

/** How a service is told to measure without storing anything on the device; null where it has no such mode. */
export function cookielessModeOf(serviceId: string): NamedFix | null {
  return byKey.get(keyOf('service', serviceId, 'cookieless'))?.[0]?.text ?? null;
}

function fittingFix(
  kind: ProductFix['kind'],
  product: string,
  topic: FixTopic,
  { form, hasBanner, serviceId, cmpId = null, files = [], stored = [], isPasted = false }: FaultCase,
) {
  return byKey
    .get(keyOf(kind, product, topic))
    ?.find(({ services, categories, forms, withoutBanner, exceptCmps, pasted, files: only, stored: names }) => {
      if ((withoutBanner && hasBanner) || (pasted && !isPasted)) return false;
      // Where these platforms have nothing for what is at fault, the step of the system is better than none.
      if (
        cmpId !== null &&
        exceptCmps?.includes(cmpId) &&
        byKey.get(keyOf('cmp', cmpId, topic))?.some(({ forms: held }) => held?.includes(form))
      )
        return false;
      if (only && (files.length === 0 || !files.every((file) => only.includes(file)))) return false;
      if (names) return stored.length > 0 && stored.every((name) => names.some((start) => name.startsWith(start)));
      if (services) return serviceId !== null && services.includes(serviceId) && (forms?.includes(form) ?? true);
      if (categories && !isOfKind(serviceId, categories)) return false;
      return topic !== 'loading' || (forms ? forms.includes(form) : form !== 'file' && form !== 'image');
    });
}

/** The general hint on a product speaks of scripts, and stands in for steps nobody recorded. */
function hintFor({ id, hint }: { id: string; hint: NamedFix | null }, kind: ProductFix['kind'], topic: FixTopic, { form }: FaultCase) {
  return topic === 'loading' && form === 'script' && !byKey.has(keyOf(kind, id, topic)) ? hint : null;
}

/** Whether a step fits any service, not only certain ones or a function of the system itself. */
function isGeneral({ services, stored }: ProductFix): boolean {
  return services === undefined && stored === undefined;
}

/** What is told of single services or functions comes first, then what is told of kinds of services. */
function generality(fix: ProductFix): number {
  return isGeneral(fix) ? (fix.categories ? 1 : 2) : 0;
}

function isOfKind(serviceId: string | null, categories: readonly ServiceCategory[]): boolean {
  const category = serviceId === null ? undefined : serviceOf(serviceId)?.category;
  return category !== undefined && categories.includes(category);
}

function keyOf(kind: ProductFix['kind'], product: string, topic: FixTopic): string {
  return `${kind} ${product} ${topic}`;
}

function inProduct(name: string, { text, only, ownTool }: ProductFix, { serviceId }: FaultCase): NamedFix {
  const service = serviceId === null ? null : serviceOf(serviceId);
  const told = {
    de: text.de.replaceAll('{service}', service?.name ?? 'diesem Dienst'),
    en: text.en.replaceAll('{service}', service?.name ?? 'this service'),
  };
  return { ...named(name, told), ...(only && { only }), ...(ownTool && { ownTool }) };
}

/** Kinds of services that platforms sort under statistics; what else waits for consent is marketing to them. */
export const statistics: ReadonlySet<string> = new Set(['analytics', 'ab-testing', 'session-replay', 'error-tracking']);

/** What visitors see or use of a service is no advertising: consent to that would not cover it, and whoever rejects it would lose the content. */
const contents: ReadonlySet<ServiceCategory> = new Set([
  'audio',
  'booking',
  'captcha',
  'cdn',
  'chat',
  'font',
  'functional',
  'map',
  'video',
]);

/** Fills in what a step of a platform says of the service. */
function aboutService({ de, en }: NamedFix, { serviceId, frame, scriptRule }: FaultCase): NamedFix {
  const service = serviceId === null ? null : serviceOf(serviceId);
  const category = service && statistics.has(service.category) ? 'statistics' : 'marketing';
  const isContent = service !== null && contents.has(service.category);
  const purpose = category === 'statistics' ? 'analytics' : isContent ? 'personalization' : category;
  const rule = frame?.rule ?? scriptRule ?? `*${(service?.hosts[0] ?? '…').replace(/^\./, '')}*`;
  const fill = (text: string, unknown: string, pages: string) =>
    text
      .replaceAll('{service}', () => service?.name ?? unknown)
      .replace('{rule}', () => rule)
      .replace('{pages}', () => pages)
      .replaceAll('{category}', () => category)
      .replace('{purpose}', () => purpose);
  // "Das Skript von diesen Dienst" would be no German.
  const nameless = service ? de : de.replaceAll('von {service}', 'dieses Dienstes');
  return { de: fill(nameless, 'diesen Dienst', frame?.pages.de ?? ''), en: fill(en, 'this service', frame?.pages.en ?? '') };
}

function filledIn({ de, en }: NamedFix, place: string, value: string): NamedFix {
  return { de: de.replace(place, () => value), en: en.replace(place, () => value) };
}

function named(name: string, { de, en }: NamedFix): NamedFix {
  return { de: `In ${name}: ${de}`, en: `In ${name}: ${en}` };
}
