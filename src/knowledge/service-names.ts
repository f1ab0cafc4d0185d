import { nameKind } from './common-names.ts';
import { findVendor } from './find-vendor.ts';
import { likelihoodOfUse, likelyFrom } from './likelihood-of-use.ts';
import type { Name, NameHit } from './name-index.ts';
import type { NamingRole } from './naming-context.ts';
import { services } from './services.ts';
import { readText, type TextReading } from './text-reading.ts';
import type { Service } from './types.ts';

/** A service of the catalogue that a text names, and the sentence that says most about it. */
export interface NamedInText {
  serviceId: string;
  quote: string;
}

/** Services a text says are used, and those it names for another reason, in the order in which it names them. */
export interface ServiceNames {
  used: readonly NamedInText[];
  notUsed: readonly NamedInText[];
}

interface Naming {
  service: Service;
  role: NamingRole;
  /** How likely the words around it make it that the service is used, as a log-odds. */
  likelihood: number;
  /** Only the name of a network or of a company with several services. */
  brand: boolean;
  quote: string;
  /** Where its sentence begins. */
  sentence: number;
  /** Its place among the names of the text. */
  order: number;
}

const enough = 100;
/** A notice of this length tells at least once in plain words what is used; shorter texts are single statements, read word by word. */
export const tellsPlainlyFrom = 1_200;
/** What a sentence that says so in plain words adds to the log-odds of its words. */
const plainStatement = 1;
/** "Nicht mehr über Mailchimp, sondern über ¤": the words of doubt belong to the one whose place it took. */
const tookPlace = /(?<![a-zß-ɏ])(?:sondern|stattdessen|ersetzt|abgelöst|umgestiegen|gewechselt|instead|replaced|switched)(?![a-zß-ɏ])/iu;
/** So many names of a service are weighed; what is used is told in plain words among the first. */
const weighed = 30;
/** What stands between a product and its company: "Cookiebot (Usercentrics A/S)", "Cookiebot von Usercentrics". */
const tellsOwner = /^(?:.{0,4}| (?:von|der|from|of)(?: der| the)? )$/su;
const introducesOwner =
  /(?<![a-zß-ɏ])(?:anbieter(?:in)?|dienste?anbieter|dienstleister|betreiber(?:in|gesellschaft)?|hersteller|provider|vendor|company)(?: (?:dieses|des|of the|of this) [a-zß-ɏ-]{1,30})?(?: ist|:| is|: the)?(?: die| der| das| the)?\s*$/iu;
/** "…, einen Dienst der ¤ Inc." */
const ownsBefore = /, (?:eine?[nrms]? |a |an )[a-zß-ɏ-]{3,30} (?:der|von|of)(?: der| the)?\s*$/iu;
const ofVendor = new Map<string, number>();
for (const { vendor } of services) ofVendor.set(vendor, (ofVendor.get(vendor) ?? 0) + 1);

/** Reads which services of the catalogue a text says are used. */
export function readServiceNames(text: string): ServiceNames {
  const reading = readText(text);
  const isNotice = text.length >= tellsPlainlyFrom;
  const likelihoodAt = (start: number, end: number, role: NamingRole): number => {
    if (!isNotice) return likelyFrom;
    const surroundings = reading.surroundingsAt(start, end);
    const likelihood = likelihoodOfUse(surroundings) + (role === 'used' ? plainStatement : 0);
    return role === 'used' && tookPlace.test(surroundings.sentence) ? Math.max(likelihood, likelyFrom) : likelihood;
  };
  const namings: Naming[] = [];
  /** How often a service has been read; one plain statement of use decides, and a hundred mentions tell no more than the first. */
  const readings = new Map<Service, number>();
  for (const [index, { start, end, names }] of reading.hits.entries()) {
    const { spelling, of: service } = primaryOf(names);
    const kind = nameKind(spelling);
    if (kind === 'company') continue;
    const before = readings.get(service) ?? 0;
    if (before >= enough) {
      namings.push({
        service,
        role: 'named',
        likelihood: Number.NEGATIVE_INFINITY,
        brand: false,
        quote: '',
        sentence: reading.sentenceAt(start),
        order: index,
      });
      continue;
    }
    const role = reading.roleAt(start, end, kind, spelling);
    if (role === null) continue;
    const previous = reading.hits[index - 1];
    if (previous && primaryOf(previous.names).of !== service && isOwnerOf(reading, previous, start, end, role)) continue;
    // "Sendinblue GmbH": a company with several products counts where none of its products is used.
    const isBrand = kind === 'brand' || isCompany(spelling, service) || (role === 'company' && (ofVendor.get(service.vendor) ?? 0) > 1);
    const quote = reading.quoteAt(start, end);
    const likelihood = before < weighed ? likelihoodAt(start, end, role) : Number.NEGATIVE_INFINITY;
    readings.set(service, role === 'used' && !isBrand && likelihood >= likelyFrom ? enough : before + 1);
    namings.push({
      service,
      role,
      likelihood,
      brand: isBrand,
      quote,
      sentence: reading.sentenceAt(start),
      order: index,
    });
  }
  for (const naming of namings) {
    if (naming.brand && naming.role !== 'denied' && standsBehind(naming, namings)) naming.role = 'company';
  }

  const byService = Map.groupBy(namings, ({ service }) => service);
  const likely = [...byService].filter(([, all]) => all.some(({ likelihood }) => likelihood >= likelyFrom));
  const used = new Set<Service>();
  // Products first: the name of a company counts as its service only where none of its products is used.
  for (const brands of [false, true]) {
    for (const [service, all] of likely) {
      const own = all.filter(({ brand }) => brands || !brand);
      if (own.some(({ role }) => role === 'used')) used.add(service);
      else if (!all.some(({ role }) => role === 'denied') && own.some((naming) => countsAsUse(naming, used))) used.add(service);
    }
  }
  const sides: { used: NamedInText[]; notUsed: NamedInText[] } = { used: [], notUsed: [] };
  for (const [service, all] of byService) {
    const best = all.find(({ role }) => role === (used.has(service) ? 'used' : 'denied')) ?? all[0]!;
    const isProductUsed = [...used].some((other) => other.vendor === service.vendor);
    const isCompanyOnly = all.every(
      ({ role, brand }) =>
        role === 'company' || (brand && !isNetwork(service) && (role === 'named' || (isProductUsed && role !== 'denied'))),
    );
    if (used.has(service) || !isCompanyOnly)
      sides[used.has(service) ? 'used' : 'notUsed'].push({ serviceId: service.id, quote: best.quote });
  }
  return sides;
}

/** Whether a registered name tells who makes the product before it: "Cookiebot (Usercentrics A/S)", "Cookiebot … Anbieter: Usercentrics A/S". */
function isOwnerOf(reading: TextReading, previous: NameHit<Service>, start: number, end: number, role: NamingRole): boolean {
  const between = reading.text.slice(previous.end, start);
  if (role === 'company') {
    return (
      tellsOwner.test(between) || (reading.lineAt(previous.start) === reading.lineAt(start) && introducesOwner.test(between.slice(-60)))
    );
  }
  return (
    role !== 'used' &&
    ownsBefore.test(between.slice(-40)) &&
    /^,? (?:Inc|LLC|Ltd|Limited|GmbH|AG|SE|A\/S|B\.V)/.test(reading.text.slice(end, end + 12))
  );
}

/** Whether a service is used that a text merely names: products are, networks are not, companies if none of their products is. */
function countsAsUse({ service, role, brand }: Naming, used: ReadonlySet<Service>): boolean {
  if (role === 'headed') return true;
  if (role !== 'named' && role !== 'company') return false;
  if (!brand) return role === 'named' || ofVendor.get(service.vendor) === 1;
  if (isNetwork(service)) return false;
  return ![...used].some((other) => other !== service && other.vendor === service.vendor);
}

/** A network that notices mention for many reasons. */
function isNetwork({ aliases }: Service): boolean {
  return aliases.some((alias) => nameKind(alias) === 'brand');
}

/** "Turnstile, a service of Cloudflare": the sentence names a product of the company, which is no service of its own there. */
function standsBehind({ service, sentence, order }: Naming, namings: readonly Naming[]): boolean {
  return namings.some(
    (other) =>
      other.sentence === sentence &&
      (other.order < order || isNetwork(service)) &&
      !other.brand &&
      other.service !== service &&
      other.service.vendor === service.vendor,
  );
}

/** A service that bears the name of its company, which offers others too ("Cloudflare"). */
function isCompany(spelling: string, { vendor }: Service): boolean {
  return (ofVendor.get(vendor) ?? 0) > 1 && findVendor(vendor)?.name.toLowerCase() === spelling.toLowerCase();
}

/** Of several services under one name the one that the name means by itself: "HubSpot" is `hubspot`, not its banner. */
function primaryOf(names: readonly Name<Service>[]): Name<Service> {
  if (names.length === 1) return names[0]!;
  const rank = ({ spelling, of: { id, name } }: Name<Service>): number => {
    const slug = spelling.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    if (id === slug) return 0;
    if (name.toLowerCase() === spelling.toLowerCase()) return 1;
    return slug.startsWith(`${id}-`) ? 2 : id.startsWith(`${slug}-`) ? 3 : 4;
  };
  // A name that says nothing of its own ("OSM") belongs to the service that is called so first.
  const place = ({ spelling, of: { aliases } }: Name<Service>): number => aliases.indexOf(spelling);
  return [...names].sort((a, b) => rank(a) - rank(b) || place(a) - place(b) || a.of.id.length - b.of.id.length)[0]!;
}
