import { isEea } from '#knowledge/country.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { isWithin } from '#knowledge/is-within.ts';
import { mentionsAny } from '#knowledge/phrases.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { Finding } from '../../define-check.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { serviceItem } from '../../items.ts';
import { bringsForm } from '../forms/brought-forms.ts';
import { sendsAddressHash } from '../services/avatar-hashes.ts';
import { servedByVendorOnly } from '../services/library-hosts.ts';
import { showsTheMoment } from '../services/live-pictures.ts';
import { isBareFile } from '../services/placed-by-site.ts';
import { causeOfService, isTracker } from '../services/service-observations.ts';
import { legalPath } from '../site/legal-path.ts';
import { pathsOf } from '../site/page-paths.ts';
import { countryOfRecipient, isThirdCountry } from '../transfers/third-country.ts';
import { mentions, quoted, wholeWords } from '../wording.ts';
import { cookiePolicies } from './declared-cookies.ts';
import { carrierOf, deniedBeside } from './denied-companions.ts';
import { describedInstead } from './described-instead.ts';
import { onlyLinked, saidOfLink } from './linked-sections.ts';
import { denialOfGroup, groupNamed } from './named-groups.ts';
import { sentencesOf } from './notice-passages.ts';
import { switchOnly } from './switch-only.ts';
import { otherwise } from './unnamed-texts.ts';

/** What serves the site itself, or a form or payment on it, is not simply held back until a consent. */
const servesSite: ReadonlySet<ServiceCategory> = new Set(['cdn', 'hosting', 'font', 'cmp', 'payment', 'captcha', 'shop', 'necessary']);

/** Of these a page shows nothing that a visitor could click to have them load. */
const showsNothing: ReadonlySet<ServiceCategory> = new Set(['tag-manager', 'error-tracking', 'analytics', 'session-replay', 'ab-testing']);

/** Networks that deliver whatever a site puts there; pictures of visitors or libraries come from somebody of their own. */
const isDeliveryNetwork = ({ purpose }: ServiceUse['service']) => purpose.de === serviceOf('cloudfront')?.purpose.de;

/** What is known of a site whose notice leaves a service out. */
export interface NoticeGap
  extends Pick<Facts, 'services' | 'requests' | 'privacy' | 'site'>,
    Partial<Pick<Facts, 'pages' | 'banner' | 'forms'>> {
  /** Services that the site chose itself. */
  own: readonly ServiceUse[];
  /** What the notice says of each service, by its id. */
  matches: ReadonlyMap<string, Facts['policyMatches'][number]>;
  cookies: Facts['cookies'];
  storage: Facts['storage'];
  noticeServices: Facts['noticeServices'] | undefined;
  /** Text of the notice. */
  text: string;
  /** Services of which the notice says something untrue, which is told of each by itself. */
  toldUntrue?: ReadonlySet<string>;
}

/** A service that the notice does not name, with what it says instead; whether that alone weighs as a risk. */
export function unnamedFinding(use: ServiceUse, gap: NoticeGap): { finding: Finding; weighs: boolean } {
  const { services, requests, privacy, site, own, matches, cookies, storage, noticeServices, text, forms = [], toldUntrue } = gap;
  const inBannerOnly = matches.get(use.service.id)?.inBannerOnly;
  const companions = services.filter(
    (one) =>
      one.embeddedBy === use.service.id &&
      !own.includes(one) &&
      matches.get(one.service.id)?.match === 'notFound' &&
      !toldUntrue?.has(one.service.id),
  );
  // From what network the frame of a named service takes its files is that one's affair.
  // "Google Fonts (lokales Hosting)": what the notice says of the fonts is untrue as long as others bring them along, not missing.
  const isSpokenOf = (id: string) =>
    [...(noticeServices?.used ?? []), ...(noticeServices?.notUsed ?? [])].some((named) => named.serviceId === id);
  const alike = companions.filter(
    ({ service }) =>
      matches.get(service.id)?.inBannerOnly === inBannerOnly &&
      !isDeliveryNetwork(service) &&
      !(service.category === 'font' && isSpokenOf(service.id)),
  );
  const ofLink = quoteOfLink(use, privacy.text);
  const aside = sentenceOfLink(use, privacy.text) ?? (noticeServices ? quoteElsewhere(use, noticeServices) : null) ?? ofLink;
  // "Analysetools …; Google Analytics setzen wir nicht ein": what is denied by name is not told by its kind.
  const group = aside !== null && asideKind(aside) === 'namedDenied' ? null : groupNamed(privacy.text || text, use.service.category);
  const sister = noticeServices ? sisterNamed(use, noticeServices) : null;
  const named = aside !== null ? 'namedOtherwise' : sister !== null ? 'namedSister' : 'notNamed';
  const bare = inBannerOnly ? switchOnly(use, gap.banner?.banner) : null;
  // That there are mere links is untrue whatever the banner says.
  const policy = aside === null && sister === null ? (policyNaming(use, gap) ?? null) : null;
  const kind =
    policy !== null ? 'policyOnly' : inBannerOnly && ofLink === null ? (bare?.message ?? 'bannerOnly') : group ? 'groupOnly' : named;
  const isUntold = kind === named;
  // What is named by a switch alone is told no more than what is not named at all.
  const tellsNothing = policy === null && ((isUntold && !inBannerOnly) || bare !== null);
  const platform = platformBringing(use, gap);
  const how = sendsAddressHash(requests.filter(({ serviceId }) => serviceId === use.service.id))
    ? 'Avatars'
    : loadsOnlyFiles(use, { requests, cookies })
      ? servedByVendorOnly.has(use.service.id)
        ? 'Served'
        : 'Files'
      : !loadsUnasked(use)
        ? kind === 'notNamed'
          ? stays(use)
          : ''
        : platform !== null
          ? 'Built'
          : isTracker(use)
            ? 'Tracking'
            : showsNothing.has(use.service.category)
              ? 'Unseen'
              : companions.length === 0 && bringsForm(use, forms)
                ? 'Form'
                : 'Early';
  const isOfFiles = how === 'Files' || how === 'Served' || how === 'Avatars';
  // What it is instead of tells more than that it is missing, unless the notice names the service itself or a sister.
  const peer =
    kind !== 'namedOtherwise' && kind !== 'namedSister' && kind !== 'policyOnly' && noticeServices
      ? describedInstead(use, { ...gap, noticeServices })
      : null;
  const carrier = kind === 'notNamed' && !isOfFiles ? carrierOf(use, requests) : null;
  const denial = carrier ? deniedBeside(privacy.text, carrier, use, { cookies, storage }) : null;
  const groupDenial =
    kind === 'notNamed' && !use.service.selfHosted && carrier === null && peer === null ? denialOfGroup(text, use.service.category) : null;
  const message =
    groupDenial !== null
      ? 'notNamedDenied'
      : peer !== null
        ? `namedPeer${isOfFiles || /^(?:Tool|Platform)$/.test(how) ? '' : how}`
        : carrier !== null
          ? `notNamedCarried${denial === null ? '' : 'Denied'}`
          : isUntold
            ? `${kind === otherwise && aside !== null ? asideKind(aside) : kind}${how}`
            : kind === 'groupOnly' && /^(?:Early|Tracking|Unseen|Form|Built)$/.test(how)
              ? `${kind}${how}`
              : kind;
  const finding: Finding = {
    message: [use, ...alike].every((each) => isThirdCountry(countryOfRecipient(each)) === false) ? `${message}Eea` : message,
    params: {
      service:
        kind === 'groupOnly' || kind === 'namedOtherwise' || kind === 'namedSister' || peer !== null || groupDenial !== null
          ? use.service.name
          : withCompanions(use, alike),
      group: group ?? '',
      path: legalPath(privacy),
      policy: policy === null ? '' : legalPath(policy),
      quote: (peer ? quoted(peer.quote) : null) ?? denial ?? groupDenial ?? aside ?? sister?.quote ?? bare?.quote ?? '',
      sister: (peer ? serviceOf(peer.serviceId)?.name : null) ?? sister?.name ?? '',
      carrier: carrier?.host ?? '',
      platform: platform ?? '',
      pages: pathsOf(use.pages) || (use.hosts[0] ?? ''),
    },
    items: [serviceItem(use), ...companions.map((companion) => serviceItem(companion, sharedPages(companion, use)))],
    cause: causeOfService(use.service.id, services),
    serviceIds: [use.service.id],
  };
  return { finding, weighs: tellsNothing && mustBeNamed(use, site.domain) };
}

/** The page on cookies that names a service which the notice does not: visitors are told, if not where they look first. */
function policyNaming({ service }: ServiceUse, { privacy, pages = [] }: NoticeGap): PageFact | undefined {
  return cookiePolicies({ privacy, pages }).find(({ text }) => mentionsAny(text, [service.name, ...service.aliases]));
}

/** The shop system or site builder that writes a service into its pages by itself; what a tag of the site calls beside it is pasted. */
function platformBringing({ service }: ServiceUse, { services, requests }: NoticeGap): string | null {
  const platform = services.find((one) => isPlatform(one) && service.loadedBy.includes(one.service.id));
  const starters = new Set([service.id, platform?.service.id, undefined]);
  const starterOf = ({ parentId }: RequestFact) => requests.find(({ id }) => id === parentId)?.serviceId ?? undefined;
  const own = requests.filter(({ serviceId }) => serviceId === service.id);
  return platform && own.every((request) => starters.has(starterOf(request))) ? platform.service.name : null;
}

function isPlatform({ service }: ServiceUse): boolean {
  return service.category === 'hosting' || service.category === 'shop';
}

/** What a site cannot do without: the tool that asks, and what the pages run on. */
function stays(use: ServiceUse): string {
  if (use.service.category === 'cmp') return 'Tool';
  const runsTheSite = isPlatform(use) && use.embeddedBy === null && use.states.includes('none');
  return runsTheSite && use.pages.length > 1 ? 'Platform' : '';
}

/** What others bring along as well is on more pages than the service that the finding is about. */
function sharedPages(companion: ServiceUse, { pages }: ServiceUse): { pages?: number } {
  const shared = companion.pages.filter((page) => pages.includes(page)).length;
  return shared > 0 ? { pages: shared } : {};
}

/** "Google reCAPTCHA (+ Google Fonts)": what the site did not place itself is not to be looked for in its pages. */
function withCompanions({ service }: ServiceUse, companions: readonly ServiceUse[]): string {
  const names = companions.map((companion) => companion.service.name).join(', ');
  return names === '' ? service.name : `${service.name} (+ ${names})`;
}

/** What the notice says where it names a service for another reason than what loads: no mere entry of a menu, but a sentence. */
function quoteElsewhere({ service }: ServiceUse, { used, notUsed }: Facts['noticeServices']): string | null {
  const found = [...used, ...notUsed].find(
    ({ serviceId, quote }) => serviceId === service.id && (/[^.]{20}[.!;]/.test(quote) || plainNo.test(quote)),
  );
  return found ? quoted(found.quote) : null;
}

/** "Kein Google Analytics" as one of a list, "frei von Google Analytics & Co.": denied without a verb. */
const plainNo = /^\W{0,4}(?:kein(?:e|en|erlei)?|no)\s|(?<![a-zß-ɏ])(?:frei von|free of)\s/iu;
const denied = wholeWords('nicht|kein(?:e[nrms]?|erlei)?|verzicht[a-zß-ɏ]*|not|no|without|do(?:es)?n.t');
const unlessMore = wholeWords('ohne|bevor|solange|erst|nur|mehr\\s+als|without|unless|until|before|only');

/** By what the sentence says. */
function asideKind(quote: string): string {
  if (onlyLinked.test(quote)) return 'namedLinked';
  const isDenied = plainNo.test(quote) || (mentions(quote, denied) && mentions(quote, usedWords));
  return isDenied && !mentions(quote, unlessMore) ? 'namedDenied' : otherwise;
}

const usedWords = wholeWords(
  '(?:verwende|nutze|setze|binde)(?:n|t)?|verwendet|genutzt|eingesetzt|eingebunden|im\\s+einsatz|einsatz|verzicht[a-zß-ɏ]*|used?|embed(?:ded)?',
);

/** The sentence that says of a service by name that there is no more than a link: plainer than any other that names it. */
function sentenceOfLink({ service }: ServiceUse, notice: string): string | null {
  const said = sentencesOf(notice).find(({ text }) => onlyLinked.test(text) && mentionsAny(text, [service.name, ...service.aliases]));
  return said ? quoted(said.text.replace(/\s+/g, ' ').trim()) : null;
}

/** "WhatsApp und Instagram": what stands under a heading of a section on mere links. */
function quoteOfLink({ service }: ServiceUse, notice: string): string | null {
  const said = saidOfLink(notice, [service.name, ...service.aliases]);
  return said === null ? null : quoted(said);
}

/** The newsletter service under whose name a tracker runs too, and what the notice says of it. */
function sisterNamed({ service }: ServiceUse, { used }: Facts['noticeServices']): { name: string; quote: string } | null {
  for (const { serviceId, quote } of used) {
    const sister = serviceOf(serviceId);
    if (sister?.category !== 'newsletter' || sister.vendor !== service.vendor || sister.id === service.id) continue;
    if (sister.aliases.some((alias) => service.aliases.includes(alias))) return { name: sister.name, quote: quoted(quote) };
  }
  return null;
}

/** Pictures, fonts and the like alone, from a provider that does not serve the site as such: they can lie on its own server. */
function loadsOnlyFiles(use: ServiceUse, { requests, cookies }: Pick<Facts, 'requests' | 'cookies'>): boolean {
  const { service } = use;
  if (servesSite.has(service.category) && service.category !== 'font' && service.category !== 'cdn') return false;
  // The tiles of a map are fetched as the visitor moves, and providers forbid to copy them.
  if (service.category === 'map') return false;
  // A tracker's picture is its ping, and so is that of a counter.
  if (isTracker(use) || service.category === 'analytics') return false;
  const own = requests.filter(({ serviceId }) => serviceId === service.id);
  if (showsTheMoment(service, own)) return false;
  return own.length > 0 && own.every(isBareFile) && !cookies.some(({ serviceId }) => serviceId === service.id);
}

/** Seen without a consent that it needs or may need. */
function loadsUnasked({ service, states }: ServiceUse): boolean {
  if (service.consent === 'no' || servesSite.has(service.category)) return false;
  return states.includes('none') || states.includes('reject');
}

/** Consent-needing or received outside the EEA. Files from a CDN and the site's own software weigh less. */
function mustBeNamed({ service, vendorCountry, hosts, cloakedHost }: ServiceUse, domain: string): boolean {
  if (service.selfHosted && isOnOwnHosts({ hosts, cloakedHost }, domain)) return false;
  if (service.consent === 'yes') return true;
  return service.category !== 'cdn' && vendorCountry !== null && isEea(vendorCountry) === false;
}

/** Every host that answered for it is the site's own. */
export function isOnOwnHosts({ hosts, cloakedHost }: Pick<ServiceUse, 'hosts' | 'cloakedHost'>, domain: string): boolean {
  return cloakedHost === null && hosts.every((host) => isWithin(host, domain));
}
