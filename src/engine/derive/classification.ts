import type { CookieFact } from '#checks/facts/stored.ts';
import type { ConsentNeed, CookieEntry, Service, ServiceCategory } from '#knowledge/types.ts';
import type { DeriveContext } from './context.ts';
import { hashedSession } from './hashed-session.ts';

/** What a cookie or storage entry is for, and whether it needs consent. */
export interface Classification {
  serviceId: string | null;
  category: CookieFact['category'];
  needsConsent: ConsentNeed | null;
  purpose: { de: string; en: string } | null;
}

/** What a service of a category stores, when the catalogue does not know the entry itself. */
const categories: Partial<Record<ServiceCategory, NonNullable<CookieFact['category']>>> = {
  necessary: 'necessary',
  functional: 'functional',
  analytics: 'analytics',
  marketing: 'marketing',
  social: 'social',
  video: 'marketing',
  map: 'functional',
  captcha: 'security',
  payment: 'functional',
  chat: 'functional',
  cmp: 'consent',
  'session-replay': 'analytics',
  'ab-testing': 'analytics',
  'error-tracking': 'analytics',
  newsletter: 'marketing',
  booking: 'functional',
  audio: 'functional',
  shop: 'functional',
};

/**
 * Classifies by the catalogue of cookies first, then by what the site keeps a choice in, then by the service that set the entry;
 * null means unclassified. `answered`: the setter's own server set it in an answer.
 */
export function classify(
  name: string,
  kind: Parameters<DeriveContext['catalogue']['findCookie']>[1],
  domain: string,
  setter: Service | null,
  context: DeriveContext,
  answered = false,
): Classification {
  const entry = context.catalogue.findCookie(name, kind, domain);
  if (entry) {
    const known = entry.service === null ? null : context.catalogue.serviceOf(entry.service);
    const isSetters =
      setter &&
      (known
        ? isProvidersOwn(setter, known) ||
          (answered && (isOwnCookieOf(setter, entry) || isOfCarrier(entry, known, domain, setter, context)))
        : isForeignSoftware(domain, setter, context) || (entry.service === null && isWrittenBy(setter, answered)));
    const service = isSetters ? setter : known;
    return {
      serviceId: service?.id ?? entry.service,
      category: entry.category,
      needsConsent: needOf(entry, service),
      purpose: entry.purpose,
    };
  }
  if (keepsChoice(name, domain, setter, context))
    return { serviceId: null, category: 'consent', needsConsent: 'no', purpose: choicePurpose };
  const session = kind === 'cookie' ? hashedSession(name, domain, answered, context) : null;
  if (session) return session;
  const category = setter ? (categories[setter.category] ?? null) : null;
  // A file server delivers the library that sets it, and does not get to see it.
  const isCarrier = setter?.category === 'cdn' || setter?.category === 'hosting';
  return {
    serviceId: isCarrier ? null : (setter?.id ?? null),
    category,
    needsConsent: category ? setter!.consent : null,
    purpose: category ? setter!.purpose : null,
  };
}

/** Categories of services that pass on what others set, or set it in their name. */
const carriers: ReadonlySet<ServiceCategory> = new Set(['cdn', 'hosting', 'tag-manager', 'cmp', 'unknown']);

/**
 * Services of one company share cookies (`fr` comes with Facebook's plugins as well as with its pixel), and a name may be used by
 * several: whose server set it has to be held back, whatever the catalogue ties the name to. Not for what protects a server, which
 * belongs to who protects it.
 */
function isOwnCookieOf(setter: Service, { category }: CookieEntry): boolean {
  return !carriers.has(setter.category) && (category === 'marketing' || category === 'analytics' || category === 'social');
}

/** Software for the own server that a provider runs as its service (Matomo Cloud): the script of the provider writes what is the provider's. */
function isProvidersOwn(setter: Service, known: Service): boolean {
  return known.selfHosted && !setter.selfHosted && setter.vendor === known.vendor && setter.category === known.category;
}

/** A load balancer (AWS, Google Cloud) is common software too: whoever calls the service behind it gets its cookie under that domain. */
function isOfCarrier({ category }: CookieEntry, known: Service, domain: string, setter: Service, context: DeriveContext): boolean {
  const isCarrier = known.category === 'cdn' || known.category === 'hosting';
  return isCarrier && category === 'necessary' && isForeignSoftware(domain, setter, context);
}

/** What common software sets (a session, a protection of forms) belongs to the service on whose domain it runs. */
function isForeignSoftware(domain: string, setter: Service, { parties }: DeriveContext): boolean {
  return !carriers.has(setter.category) && !parties.isOwn(domain.replace(/^\./, ''));
}

/** A common name (`language`, `session`) is the site's own only where its own scripts use it, not where the script of a service does. */
function isWrittenBy({ category, selfHosted }: Service, answered: boolean): boolean {
  return !answered && !selfHosted && !carriers.has(category);
}

const choicePurpose = { de: 'Speichert die Auswahl im Einwilligungsbanner', en: 'Stores the choice made in the consent banner' };

/** What a script of the site itself, or of its tag manager, wrote when the choice was made, or what a known platform keeps it in. */
function keepsChoice(name: string, domain: string, setter: Service | null, { choiceNames, catalogue, parties }: DeriveContext): boolean {
  const isOwnScript = setter === null || ['cdn', 'hosting', 'tag-manager', 'cmp'].includes(setter.category);
  const isKey = choiceNames.has(name) || catalogue.findCmp({ consentKey: name }) !== null;
  return isOwnScript && isKey && parties.isOwn(domain.replace(/^\./, ''));
}

/** § 25 TDDDG asks what the entry is for, not only whose it is: the choice a consent platform stores needs none. */
function needOf(entry: CookieEntry, service: Service | null): ConsentNeed {
  switch (entry.category) {
    case 'necessary':
    case 'consent':
      return 'no';
    case 'security':
      return service?.consent === 'yes' ? 'disputed' : 'no';
    case 'functional':
      return service?.consent ?? 'no';
    default:
      return service?.consent === 'no' ? 'disputed' : 'yes';
  }
}
