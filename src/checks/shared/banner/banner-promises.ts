import type { BannerEvidence } from '#evidence/banner.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { FindingItem } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { requestItem } from '../../items.ts';
import { loadedUnasked } from '../notice/broken-loading.ts';
import { needsConsentForCertain } from '../notice/certain-need.ts';
import { namesService } from '../notice/notice.ts';
import { loads, onlyWithConsent, unconsentedYet } from '../notice/promise-sentences.ts';
import { isConditional, otherMatter } from '../notice/promise-words.ts';
import { promisesRest, unneeded } from '../notice/rest-of-cookies.ts';
import { isWantedBooking } from '../services/booking-pages.ts';
import { wasSent } from '../services/initiator-chains.ts';
import { isBareFile, isPlacedBySite, mostTelling } from '../services/placed-by-site.ts';
import { deliversSite, isTracker } from '../services/service-observations.ts';
import { pathsOf } from '../site/page-paths.ts';
import { pagesOfSetting, storedWithout } from '../stored/cookies-unasked.ts';
import { wasStored, wasWrittenIn } from '../stored/stored-items.ts';
import { plainText, quoted } from '../wording.ts';
import { canBeRefused, isAskedFor, namedAsNecessary } from './banner-declarations.ts';
import { speaksOfKind } from './promised-kinds.ts';

/** Whether a service loaded without a choice and after a refusal, or at one of the two alone. */
export type Moment = 'Both' | 'Early' | 'Late';

/** A sentence of the banner on what waits for consent, and the services it speaks of that do not. */
export interface BrokenBannerPromise {
  quote: string;
  uses: readonly [ServiceUse, ...ServiceUse[]];
  /** Each with the paths of its own pages: those that need the consent for certain, or set what may need it: for them the sentence is not what is to be changed. */
  needing: readonly string[];
  /** Trackers of which nothing but a fetch of their files is disputed, likewise. */
  fetched: readonly string[];
  /** The others, likewise. */
  disputed: readonly string[];
  /** Whether visitors open some of these themselves, as a booking or a map: a click in its place asks for it. */
  hasContent: boolean;
  /** All of them by the moments at which they loaded; those without a service are missing. */
  moments: Partial<Record<Moment, readonly string[]>>;
  items: readonly [FindingItem, ...FindingItem[]];
}

const unasked: readonly ConsentState[] = ['none', 'reject'];
const everything =
  '(?:alles?|sämtliche[nrs]?|everything|all)(?:\\s+(?:diese[nr]?|dienste|davon|weitere|andere|übrige|other|services|of\\s+(?:it|them|this))){0,2}';
const nothing =
  '(?:nichts|keine[rs]?)(?:\\s+(?:davon|(?:von\\s+)?(?:diese[nr]?|diesen?\\s+(?:dienste|werkzeuge|tools?)|diese[rn]?\\s+dienste)|dienste|of\\s+(?:this|it|them|these)))?|nothing|none(?:\\s+of\\s+(?:this|it|them|these))?';
const off = '(?:aus(?:geschaltet)?|abgeschaltet|deaktiviert|inaktiv|gesperrt|blockiert|off|disabled|inactive|blocked)';
const runs =
  '(?:läuft|laufen|lädt|laden|geladen|aktiv(?:iert)?|ausgeführt|gestartet|startet|eingesetzt|verwendet|runs?|loads?|loaded|active|started)';
const within = '[^.!?;]{0,60}?';
const apart = (words: string) => `(?<![a-zß-ɏ])(?:${words})(?![a-zß-ɏ])`;
/** "Ohne Einwilligung bleibt alles ausgeschaltet", "Nichts davon läuft, bevor du zustimmst", in either order. */
const promises = [
  `${unconsentedYet}${within}${apart(everything)}${within}${apart(off)}`,
  `${apart(everything)}${within}${apart(off)}${within}${unconsentedYet}`,
  `${unconsentedYet}${within}${apart(nothing)}${within}${apart(runs)}`,
  `${unconsentedYet}${within}${apart(runs)}${within}${apart(nothing)}`,
  `${apart(nothing)}${within}${apart(runs)}${within}${unconsentedYet}`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** What is necessary, or only some of it, is another statement. */
const partly = /(?<![a-zß-ɏ])(?:außer|ausgenommen|mit ausnahme|notwendig|erforderlich|essen[zt]iell|browser|except|necessary|required)/iu;

/** Whether a sentence of a banner says that nothing runs before consent. */
export function promisesNothing(sentence: string): boolean {
  return promises.some((pattern) => pattern.test(sentence)) && !partly.test(sentence);
}

const unneededThings = `(?:alle\\s+)?(?:${unneeded}e[nrms]?|optionale[nrms]?|(?:all\\s+)?(?:non-?essential|unnecessary|optional))\\s+`;
const things = '(?:dienste|technologien|techniken|tools|werkzeuge|inhalte|skripte|services|technologies|scripts)';
/** "Nicht notwendige Dienste starten erst, wenn Sie zustimmen"; of cookies nothing but what is stored counts. */
const unneededWait = new RegExp(`^${unneededThings}(?:${things}|(cookies))(?![a-zß-ɏ])`, 'iu');
/** "Wenn Sie ablehnen, setzen wir nur notwendige Cookies", "After rejecting we only use necessary services", in either order. */
const refused =
  '(?<![a-zß-ɏ])(?:(?:lehnen|lehnst|lehnt)\\s+(?:sie|du|ihr)\\s[^.;]{0,60}?(?<![a-zß-ɏ])ab|(?:wenn|sobald|falls|sofern|klicken|klickst|wählen|wählst|if|when|once)\\s[^.;]{0,80}?(?:ablehn|verweiger|refus|reject|declin)[a-zß-ɏ]*|(?:nach|bei|after)\\s+(?:(?:dem|der|einer|ihrer|deiner)\\s+)?(?:ablehn|verweiger|refus|reject|declin)[a-zß-ɏ]*)(?![a-zß-ɏ])';
const onlyNeeded =
  '(?<![a-zß-ɏ])(?<!(?:nicht|not)\\s)(?:nur(?:\\s+noch)?|ausschließlich|lediglich|only(?:\\s+(?:use|set|load))?)\\s+(?:die\\s+|the\\s+)?(?:(?:technisch|unbedingt|zwingend|strictly|technically)\\s+)?(?:notwendige|erforderliche|nötige|essen[zt]ielle|necessary|required|essential)[nrms]?\\s+(?:[a-zß-ɏ-]{3,20}\\s+){0,1}';
const onlyNeededIf = (condition: string) =>
  ((kinds: string) => new RegExp(`(?:${condition})[^.;]{0,80}?${kinds}|${kinds}[^.;]{0,80}?(?:${condition})`, 'iu'))(
    `${onlyNeeded}(?:${things}|(?:cookies?))(?![a-zß-ɏ])`,
  );
const onlyNeededThen = onlyNeededIf(refused);
/** "Solange Sie nicht zustimmen, werden nur technisch notwendige Cookies gesetzt", in either order. */
const onlyNeededYet = onlyNeededIf(unconsentedYet);
/** "Wir verwenden ausschließlich technisch notwendige Cookies": said of the site and of any moment. */
const onlyNeededAtAll = new RegExp(
  `^(?:(?:wir|ich|diese[rs]?\\s+[a-zß-ɏ-]{3,30}|unsere?\\s+[a-zß-ɏ-]{3,30}|auf\\s+(?:dieser|unserer)\\s+[a-zß-ɏ-]{3,30}|we|this\\s+(?:web)?site|our\\s+(?:web)?site)\\s+)(?:setze[nt]?|setzt|verwende[nt]?|nutze[nt]?|nutzt|speicher(?:e|n|t)|werden|use[sd]?|sets?|stores?)\\s[^.;,:]{0,40}?${onlyNeeded}(?:${things}|(?:cookies?))(?![a-zß-ɏ])[^,;:–„“"]{0,60}$`,
  'iu',
);

const cookieWord = /(?<![a-zß-ɏ])cookies?(?![a-zß-ɏ])/iu;

/** What a sentence of a banner says: of which services, of what they do, and at which moments. */
interface Promised {
  isMeant: (use: ServiceUse) => boolean;
  ofCookies: boolean;
  /** Only what needs the consent for certain refutes it: what is necessary is for the site to say. */
  isOfUnneeded: boolean;
  states: readonly ConsentState[];
}

/** Reads one sentence. A label of the banner stands for what a click on it means. */
function promiseIn(sentence: string, banner: BannerEvidence): Promised | null {
  const isAsked = (use: ServiceUse) => use.service.consent === 'yes' || isAskedFor(use, banner);
  const rest = { isMeant: isAsked, ofCookies: false, isOfUnneeded: false, states: unasked };
  if (promisesNothing(sentence)) return rest;
  const meant = withMeaning(sentence, banner);
  // "Alles Weitere – Karten, Chat, Messung – geschieht nur, wenn Sie zustimmen".
  if (promisesRest(meant)) return { ...rest, ofCookies: cookieWord.test(meant), isOfUnneeded: true };
  const isOnlyThen = (onlyWithConsent.test(meant) || onlyOnceAgreed.test(meant)) && (loads.test(meant) || sets.test(meant));
  const apartFromNeed = unneededWait.exec(meant);
  if (isOnlyThen && apartFromNeed && !otherMatter.test(meant))
    return { ...rest, ofCookies: apartFromNeed[1] !== undefined, isOfUnneeded: true };
  const isRefused = onlyNeededThen.test(meant);
  if (isRefused || onlyNeededYet.test(meant) || (onlyNeededAtAll.test(meant) && !isConditional(meant))) {
    const ofCookies = /cookies?(?![a-zß-ɏ])/iu.test(meant) && !new RegExp(things, 'iu').test(meant);
    return { ...rest, ofCookies, isOfUnneeded: true, states: isRefused ? ['reject'] : unasked };
  }
  // Of a service's cookies, or of other matters of it, more is to be known than that it ran.
  if (!isOnlyThen || otherMatter.test(meant) || /cookie/i.test(meant)) return null;
  const isOfAll = !partly.test(meant);
  return {
    ...rest,
    isMeant: (use) =>
      !namedAsNecessary(banner.text, use) &&
      (namesService(sentence, use) || (isOfAll && use.service.consent !== 'no' && speaksOfKind(meant, use.service))),
  };
}

/** "Erst, wenn Sie einverstanden sind", "nur, wenn Sie es erlauben": a banner asks, so that is consent. */
const onlyOnceAgreed =
  /(?<![a-zß-ɏ])(?:erst|nur|only)(?![a-zß-ɏ])[^.;:]{0,100}?(?<![a-zß-ɏ])(?:einverstanden|erlaub(?:en|st|t|nis)|zulass(?:en|t)|freigeben|agree|allow(?:ed)?|permit(?:ted)?|permission)(?![a-zß-ɏ])/iu;
const sets = /(?<![a-zß-ɏ])(?:setze[nt]?|setzt|gesetzt|speicher(?:n|t)|gespeichert|sets?|stored?)(?![a-zß-ɏ])/iu;
const labelled = /[„“"»‚']([^„“”"«»‚‘’']{1,40})[“”"«‘’']/gu;

function withMeaning(sentence: string, { controls }: BannerEvidence): string {
  const roles = new Map(controls.filter(({ layer }) => layer === 1).map(({ text, role }) => [text.trim().toLowerCase(), role]));
  return sentence.replace(labelled, (_, label: string) => {
    const role = roles.get(label.trim().toLowerCase());
    return role === 'accept' || role === 'acknowledge' ? 'zustimmen' : role === 'reject' ? 'ablehnen' : '„…“';
  });
}

/**
 * What the banner says of what waits for consent, refuted by services that it speaks of: all that it asks for or that need consent for
 * certain, or those it names. What the site loads without being asked for, as its shop, is not spoken of.
 */
export function brokenBannerPromise(
  banner: BannerEvidence | null,
  facts: Pick<Facts, 'services' | 'requests' | 'cookies' | 'site'> & Partial<Pick<Facts, 'storage' | 'banner'>>,
): BrokenBannerPromise | null {
  if (banner === null) return null;
  const sentences = `${banner.text}\n${banner.deeperText ?? ''}`
    .slice(0, 60_000)
    .split('\n')
    .flatMap((line) => plainText(line).split(/(?<=[.!?]) /))
    .filter((sentence) => sentence.length <= longestSentence);
  for (const sentence of sentences) {
    const promised = promiseIn(sentence, banner);
    const broken = promised && brokenBy(promised, sentence, facts);
    if (broken) return broken;
  }
  return null;
}
const longestSentence = 600;

function brokenBy(
  { isMeant, ofCookies, isOfUnneeded, states }: Promised,
  sentence: string,
  facts: Parameters<typeof brokenBannerPromise>[1],
): BrokenBannerPromise | null {
  const { services, requests, cookies, site } = facts;
  const inStates = (seen: readonly ConsentState[]) => states.filter((state) => seen.includes(state));
  const stores = ({ service }: ServiceUse) =>
    cookies.some(
      (cookie) => cookie.serviceId === service.id && cookie.needsConsent === 'yes' && states.some((state) => isThere(cookie, state)),
    );
  // The session of a booking engine on the page for booking is what its visitors ask for.
  const unwanted = (use: ServiceUse) => cookies.filter((cookie) => !isWantedBooking(cookie, use.service, pagesOfSetting(cookie)));
  const needs = (use: ServiceUse, against: readonly RequestFact[]) =>
    needsConsentForCertain(use, facts, against.every(isBareFile)) || storedWithout(use, unwanted(use), site.domain) !== '';
  const found = services
    .filter((use) => !deliversSite.has(use.service.category) && isMeant(use) && (!ofCookies || stores(use)))
    .flatMap((use) => {
      // A picture that sets the cookie refutes what is said of cookies.
      const asked = ofCookies ? placedBySite(use, requests) : loadedUnasked(use, requests);
      const against = asked.filter((request) => inStates(request.states).length > 0);
      return against.length === 0 ? [] : [{ use, against, isNeeding: needs(use, against) }];
    })
    .filter(({ isNeeding }) => isNeeding || !isOfUnneeded);
  const [first, ...rest] = found.map(({ against }) =>
    requestItem({ ...mostTelling(against), states: states.filter((state) => against.some((request) => request.states.includes(state))) }),
  );
  const [use, ...others] = found.map((each) => each.use);
  if (!first || !use) return null;
  const {
    needing = [],
    fetched = [],
    disputed = [],
  } = Object.groupBy(found, ({ use: each, isNeeding, against }) =>
    isNeeding ? 'needing' : isTracker(each) && against.every(isMereFetch) ? 'fetched' : 'disputed',
  );
  const shown = (some: typeof found) =>
    some.map(({ use: { service }, against }) => `${service.name} (${pathsOf(against.map(({ pageUrl }) => pageUrl))})`);
  const byMoment = Object.groupBy(found, ({ against }) => momentOf(against, states));
  return {
    quote: quoted(sentence),
    uses: [use, ...others],
    needing: shown(needing),
    fetched: shown(fetched),
    disputed: shown(disputed),
    hasContent: disputed.some((each) => opened.has(each.use.service.category)),
    moments: Object.fromEntries(Object.entries(byMoment).map(([moment, some]) => [moment, shown(some)])),
    items: [first, ...rest],
  };
}

const opened: ReadonlySet<ServiceCategory> = new Set(['audio', 'booking', 'chat', 'functional', 'map', 'newsletter', 'video']);

function placedBySite(use: ServiceUse, requests: readonly RequestFact[]): RequestFact[] {
  return requests.filter((request) => request.serviceId === use.service.id && wasSent(request) && isPlacedBySite(request.embeddedBy, use));
}

/** Set in this state; one set before and kept after the refusal is one that was not refused, as its service runs on. */
function isThere(cookie: CookieFact, state: ConsentState): boolean {
  return wasWrittenIn(cookie, state) || (state === 'reject' && cookie.kept && wasStored(cookie) && cookie.states.includes(state));
}

function momentOf(against: readonly RequestFact[], states: readonly ConsentState[]): Moment {
  const [early, late] = unasked.map((state) => states.includes(state) && against.some((request) => request.states.includes(state)));
  return early && late ? 'Both' : late ? 'Late' : 'Early';
}

function isMereFetch(request: RequestFact): boolean {
  return isBareFile(request) || (request.type === 'script' && request.identifiers.length === 0);
}

/** Whether the banner offers to refuse the service by a switch of its own. */
export function hasOwnSwitch(banner: BannerEvidence | null, use: ServiceUse): boolean {
  return banner !== null && canBeRefused(banner, use);
}
