import { type ConsentState, consentStates } from '#evidence/evidence.ts';
import { findService, serviceOf } from '#knowledge/find-service.ts';
import { isWithin } from '#knowledge/is-within.ts';
import { isHeading } from '#knowledge/notice-lines.ts';
import type { FindingItem } from '../../define-check.ts';
import type { CookieFact, Facts, RequestFact, ServiceUse } from '../../facts.ts';
import { requestItem, serviceItem } from '../../items.ts';
import { asksForStylesOnly, contentWaits } from '../services/early-styles.ts';
import { isConnectionOnly, isEmbed, wasSent } from '../services/initiator-chains.ts';
import { isReplay } from '../services/replay-recordings.ts';
import { isTracker } from '../services/service-observations.ts';
import { shortList, storedItem } from '../stored/stored-findings.ts';
import { familyOf, kindOfCookie, type StoredKind, wasStored, wasWrittenIn } from '../stored/stored-items.ts';
import { plainText } from '../wording.ts';
import { needsConsentForCertain } from './certain-need.ts';
import { namesEntry } from './declared-cookies.ts';
import { type Notice, namesService, passagesAbout } from './notice.ts';
import { sentencesOf } from './notice-passages.ts';
import { type NoticePromise, type PromiseKind, promisesOf } from './notice-promises.ts';
import { isOthersServer } from './others-server.ts';
import { pagesUnasked } from './unasked-pages.ts';

/** A statement of the notice that the measurement refutes. */
export interface BrokenPromise {
  kind: PromiseKind;
  /** The service of which it speaks; null: the whole site. */
  use: ServiceUse | null;
  quote: string;
  /** Cookies by name, or the hosts contacted, or the address of the embed. */
  seen: string;
  /** Paths of the pages on which it was seen. */
  pages: string;
  /** Pictures, fonts and the like alone refute it. */
  onlyFiles: boolean;
  /** Of a sentence on all other cookies: those seen that need no consent for certain, and are no exception of the sentence all the same. */
  excepted?: string;
  /** Of a service that loads too early: what it sets then and may not without consent; empty: nothing. */
  stored?: string;
  /** Of a service that loads too early: whether it needs the consent for certain. */
  needsConsent?: boolean;
  /** Of a service that loads too early: what it sets after consent and may not without; empty: nothing. */
  later?: string;
  /** Of a service that loads too early: only signals of Google's consent mode go out before consent, beside the script. */
  onlySignals?: boolean;
  /** Of a sentence on own servers: the server lies under a domain that is neither the vendor's nor the site's. */
  elsewhere?: boolean;
  /** Of a sentence on all files of a kind: the services they come from. */
  serviceIds?: readonly string[];
  items: readonly [FindingItem, ...FindingItem[]];
}

/** A service that records what visitors do, of which its description says nothing. */
export interface UntoldRecording {
  use: ServiceUse;
  pages: string;
  items: readonly [FindingItem, ...FindingItem[]];
}

type Measured = Pick<Facts, 'services' | 'requests' | 'cookies' | 'site'> & Partial<Pick<Facts, 'shopPages' | 'storage' | 'banner'>>;

const unconsented: readonly ConsentState[] = ['none', 'reject'];
/** Pictures, fonts and style sheets of a provider may stand in a page in place of what waits. */
const bareFiles: ReadonlySet<RequestFact['type']> = new Set(['image', 'font', 'stylesheet', 'media', 'manifest', 'prefetch', 'csp-report']);

/** What the notice says and the measurement refutes, each service and kind of statement once. */
export function brokenPromises(notice: string, facts: Measured): BrokenPromise[] {
  const found = promisesOf(notice).flatMap((promise) => {
    if (promise.kind === 'ownFiles') return filesFromOthers(promise, facts);
    if (promise.services.size === 0) return brokenBySite(promise, notice, facts);
    if (promise.kind === 'whenPaying' && tellsBeforePaying(promise, notice)) return [];
    return facts.services
      .filter((use) => promise.services.has(use.service.id) && (isPlacedBySite(use.embeddedBy, use) || promise.kind === 'privateMode'))
      .flatMap((use) => brokenBy(use, promise, facts));
  });
  const isToldOtherwise = ({ kind, use }: BrokenPromise) =>
    kind === 'ownFiles' && use !== null && found.some((other) => other.use === use && matterOf(other.kind) === 'time');
  const told = found.filter((promise) => !isToldOtherwise(promise));
  return [...Map.groupBy(told, ({ kind, use }) => `${use?.service.id ?? ''} ${matterOf(kind)}`).values()].map(([first]) => first!);
}

/** A player that waits for a click or a consent in another mode than the notice says. */
export interface WaitingMode {
  serviceId: string;
  quote: string;
  seen: string;
  pages: string;
}

/** Players kept for later whose address is of the open mode, of services of which nothing was fetched yet: those that were are seen themselves. */
export function waitingModes(notice: string, { services, pages }: Pick<Facts, 'services' | 'pages'>): WaitingMode[] {
  const found = promisesOf(notice).flatMap(({ kind, services: meant, quote }): WaitingMode[] => {
    if (kind !== 'privateMode' || services.some(({ service }) => meant.has(service.id))) return [];
    const kept = pages.flatMap(({ url, waiting = [] }) => waiting.filter(isOpenMode).map((address) => ({ url, address })));
    const own = kept.filter(({ address }) => meant.has(findService(address)?.service.id ?? ''));
    const serviceId = findService(own[0]?.address ?? '')?.service.id;
    return serviceId === undefined
      ? []
      : [{ serviceId, quote, seen: addressOf(own[0]!.address), pages: pathsOf(own.map(({ url }) => url)) }];
  });
  return [...Map.groupBy(found, ({ serviceId }) => serviceId).values()].map(([first]) => first!);
}

/** Words by which a notice tells that sessions are recorded. */
const tellsRecording =
  /aufzeich|aufgezeichnet|mitgeschnitten|nachvollzieh|maus|scroll|heatmap|record|replay|(?:sitzung|session)s?-?\s?(?:wiedergabe|video|verl[aä]uf)|mouse/iu;

/** Services that were seen to record and are described under their own name as something else; what records by its kind is known for it. */
export function untoldRecordings(notice: Notice, { recordings, services }: Pick<Facts, 'recordings' | 'services'>): UntoldRecording[] {
  const recorded = recordings.filter(isReplay);
  return services.flatMap((use): UntoldRecording[] => {
    const own = recorded.filter(({ serviceId }) => serviceId === use.service.id);
    if (own.length === 0 || use.service.category === 'session-replay') return [];
    const passages = namesService(notice.text, use) ? passagesAbout(notice, use, 700) : [];
    if (passages.length === 0 || passages.some((passage) => tellsRecording.test(passage))) return [];
    return [{ use, pages: pathsOf(own.flatMap(({ pages }) => pages)), items: [serviceItem(use)] }];
  });
}

/** Statements on when a service loads are refuted once, by the plainest of them. */
function matterOf(kind: PromiseKind): string {
  return onTime.has(kind) || kind === 'whenPaying' ? 'time' : kind;
}

const onTime: ReadonlySet<PromiseKind> = new Set(['noDataBefore', 'notBefore', 'withConsent']);

/** What was asked of a service that the site placed, without a consent; bare files count where they are what is looked at. */
export function loadedUnasked(use: ServiceUse, requests: readonly RequestFact[]): RequestFact[] {
  if (!isPlacedBySite(use.embeddedBy, use)) return [];
  return ofService(use, requests).filter((request) => refutesLoading(request, 'notBefore', use));
}

function ofService({ service }: ServiceUse, requests: readonly RequestFact[]): RequestFact[] {
  return requests.filter((request) => request.serviceId === service.id && wasSent(request) && !isConnectionOnly(request));
}

function refutesLoading(request: RequestFact, kind: PromiseKind, use: ServiceUse): boolean {
  return isPlacedBySite(request.embeddedBy, use) && isUnconsented(request) && refutes(request, kind, use);
}

function brokenBy(use: ServiceUse, { kind, quote, atPayment }: NoticePromise, facts: Measured): BrokenPromise[] {
  const { requests, cookies, site, shopPages = [] } = facts;
  const own = ofService(use, requests);
  if (kind === 'noCookies' || kind === 'noCookiesBefore') {
    const states = kind === 'noCookies' ? consentStates : unconsented;
    const set = cookies.filter(
      (cookie) =>
        cookie.serviceId === use.service.id &&
        cookie.category !== 'consent' &&
        cookie.kept &&
        states.some((state) => wasWrittenIn(cookie, state)),
    );
    const pagesIn = (moments: readonly ConsentState[]) =>
      new Set(own.filter((request) => request.states.some((state) => moments.includes(state))).map(({ pageUrl }) => pageUrl));
    const [unasked, anyTime] = [pagesIn(unconsented), pagesIn(states)];
    // The sentence tells of all moments at once: after a consent the service runs on pages where nothing was set before.
    const isEarly = set.some((cookie) => unconsented.some((state) => wasWrittenIn(cookie, state)));
    return ofCookies(kind, use, quote, set, () => (isEarly ? unasked : anyTime));
  }
  if (kind === 'ownServers') {
    // "Auf unserem Server bei Hetzner": who keeps the server is no service that runs on it.
    if (deliversSite.has(use.service.category)) return [];
    const sent = own.filter((request) => !isBareFile(request) && request.type !== 'script');
    const toVendor = ofRequests(
      { kind, use, quote },
      sent.filter((request) => goesToVendor(request, use)),
    );
    if (toVendor.length > 0) return toVendor;
    const elsewhere = sent.filter((request) => isOthersServer(request, site.domain));
    return ofRequests({ kind, use, quote }, elsewhere).map((each) => ({ ...each, elsewhere: true }));
  }
  if (kind === 'whenPaying')
    return ofRequests(
      { kind, use, quote },
      own.filter((request) => isBeforePaying(request, use, shopPages)),
    );
  // That somebody works with consent says nothing of a service that also has other work to do.
  if (kind === 'withConsent' && use.service.consent !== 'yes') return [];
  const against =
    kind === 'privateMode'
      ? // A service that a player of the private mode brings along may stand in the pages as a player of its own as well.
        own.filter((request) => request.type === 'frame' && isPlacedBySite(request.embeddedBy, use) && isOpenMode(request.url))
      : own.filter((request) => refutesLoading(request, kind, use) && !(atPayment && isWhilePaying(request, shopPages)));
  // "Der Kalender lädt erst, wenn …" is true of the calendar, whatever its style sheet does; that no data goes there before is not.
  const isOfContent = kind === 'notBefore' || kind === 'withConsent';
  if (isOfContent && isEmbed(use) && asksForStylesOnly(against) && contentWaits(use.service.id, requests)) return [];
  const broken = ofRequests({ kind, use, quote }, against);
  if (!onTime.has(kind)) return broken;
  const stored = storedWithout(use, cookies, site.domain);
  const later = shortList(
    namesOf(
      cookies.filter(
        (cookie) => cookie.serviceId === use.service.id && cookie.kept && cookie.needsConsent === 'yes' && wasWrittenIn(cookie, 'accept'),
      ),
    ),
  );
  return broken.map((each) => ({
    ...each,
    stored,
    later,
    needsConsent: needsConsentForCertain(use, facts, each.onlyFiles),
    onlySignals: stored === '' && areSignals(against),
  }));
}

/** "G100": consent is denied to Google's tags, which tell so; scripts alone are no such signal. */
function areSignals(against: readonly RequestFact[]): boolean {
  const sent = against.filter(({ type }) => type !== 'script');
  return sent.length > 0 && sent.every(({ gcs, identifiers }) => /^G10/.test(gcs ?? '') && identifiers.length === 0);
}

/**
 * Cookies that a service sets without consent. What keeps the session of somebody else's service is necessary once a visitor uses it, not
 * while it loads too early.
 */
export function storedWithout({ service }: ServiceUse, cookies: readonly CookieFact[], domain: string): string {
  const set = cookies.filter((cookie) => {
    const kind = kindOfCookie(cookie, domain);
    const isMeant = kind === 'consent' || isNoException(kind, cookie) || (cookie.party === 'third' && cookie.category !== 'consent');
    return cookie.serviceId === service.id && cookie.kept && isMeant && unconsented.some((state) => wasWrittenIn(cookie, state));
  });
  return shortList(namesOf(set), 6);
}

/** Words by which a notice tells that a payment service is at work before anybody pays. */
const atWorkEarlier =
  /(?<![a-zß-ɏ])(?:(?:ein|nach|ge)?lade[nt]?|geladen|lädt|skript[es]?|scripts?|(?:express-?|paypal-?)?(?:schaltflächen?|buttons?)|express|cookies?|artikelseiten?|produktseiten?|produktdetail[a-zß-ɏ]*|warenkorb|aufruf(?:en)?|besuch(?:en|s)?|betrug[a-zß-ɏ]*|fraud|load(?:s|ed)?)(?![a-zß-ɏ])/iu;

function tellsBeforePaying({ services }: NoticePromise, notice: string): boolean {
  return sentencesOf(notice).some(({ about, text }) => [...about].some((id) => services.has(id)) && atWorkEarlier.test(text));
}

/** Where articles are shown nobody pays yet; a donation may be asked for on any other page. */
function isBeforePaying(request: RequestFact, { service }: ServiceUse, shopPages: Facts['shopPages']): boolean {
  return (
    service.category === 'payment' &&
    isUnconsented(request) &&
    request.identifiers.length > 0 &&
    shopPages.some(({ url, kind }) => url === request.pageUrl && (kind === 'product' || kind === 'listing'))
  );
}

function isWhilePaying({ pageUrl }: RequestFact, shopPages: Facts['shopPages']): boolean {
  return shopPages.some(({ url, kind }) => url === pageUrl && (kind === 'cart' || kind === 'checkout'));
}

/** A host of the vendor's own, or a name of the site that points to one. */
function goesToVendor({ party, host }: RequestFact, { service }: ServiceUse): boolean {
  return party === 'cloaked' || service.hosts.some((own) => (own.startsWith('.') ? `.${host}`.endsWith(own) : host === own));
}

/** A picture, font or the like that carries no identifier. */
export function isBareFile({ type, identifiers }: RequestFact): boolean {
  return bareFiles.has(type) && identifiers.length === 0;
}

/** What is looked at: its picture from the provider is part of what a notice says to appear only later. */
const lookedAt: ReadonlySet<string> = new Set(['video', 'map', 'booking', 'social', 'font']);

/** A picture of a provider that shows nothing is none of what waits, but data that it is sent; a script that was fetched does no work yet. */
function refutes(request: RequestFact, kind: PromiseKind, { service }: ServiceUse): boolean {
  if (kind === 'noDataBefore') return true;
  if (kind === 'notBefore' && lookedAt.has(service.category)) return true;
  if (kind === 'withConsent' && request.type === 'script') return false;
  return !isBareFile(request);
}

function isUnconsented({ states }: RequestFact): boolean {
  return states.some((state) => unconsented.includes(state));
}

function ofRequests({ kind, use, quote }: Pick<BrokenPromise, 'kind' | 'use' | 'quote'>, against: readonly RequestFact[]): BrokenPromise[] {
  const byHost = [...Map.groupBy(against, ({ host }) => host).values()];
  const shown = byHost.slice(0, 5).map((group) => {
    const states = new Set(group.flatMap((request) => request.states));
    return requestItem({
      ...mostTelling(group),
      states: statesOf(
        [...consentStates].filter((state) => states.has(state)),
        kind,
      ),
    });
  });
  if (!shown[0]) return [];
  const seen = kind === 'privateMode' ? addressOf(against[0]!.url) : shortList(byHost.map(([request]) => request!.host));
  const onlyFiles = against.every(isBareFile);
  return [
    { kind, use, quote, seen, pages: pathsOf(against.map(({ pageUrl }) => pageUrl)), onlyFiles, items: [shown[0], ...shown.slice(1)] },
  ];
}

/** Whoever delivers the site's own files under another name delivers them for it. */
const deliversSite: ReadonlySet<string> = new Set(['cdn', 'hosting', 'shop', 'cmp', 'tag-manager', 'payment', 'captcha', 'necessary']);
const picture = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

/** "Schriften und Bilder liefert unser eigener Server": those that a page itself fetches from a service it is known to belong to. */
function filesFromOthers({ kind, quote, services: named }: NoticePromise, { requests, services, site }: Measured): BrokenPromise[] {
  const fonts = /schrift|font/iu.test(quote);
  const pictures = /bilder|fotos|grafiken/iu.test(quote);
  const others = new Set(
    services
      .filter(
        // A tracker's picture is no file that an own server could deliver.
        (use) => use.embeddedBy === null && !use.service.selfHosted && !deliversSite.has(use.service.category) && !isTracker(use),
      )
      .map(({ service }) => service.id)
      .filter((id) => named.size === 0 || named.has(id)),
  );
  const against = requests.filter(
    (request) =>
      others.has(request.serviceId ?? '') &&
      request.embeddedBy === null &&
      request.inOwnFrame &&
      wasSent(request) &&
      isUnconsented(request) &&
      !isWithin(request.host, site.domain) &&
      (named.size > 0 ||
        (fonts && request.type === 'font') ||
        (pictures && request.type === 'image' && request.identifiers.length === 0 && picture.test(URL.parse(request.url)?.pathname ?? ''))),
  );
  const serviceIds = [...new Set(against.flatMap(({ serviceId }) => serviceId ?? []))];
  const use = (named.size > 0 && services.find(({ service }) => service.id === serviceIds[0])) || null;
  return ofRequests({ kind, use, quote }, against).map((each) => ({ ...each, serviceIds }));
}

/** What starts for the site what it has chosen: its tag manager or consent tool, and apps of its shop or builder. */
const startsForSite: ReadonlySet<string> = new Set(['tag-manager', 'cmp', 'shop', 'hosting', 'cdn']);

/** With what a consent tool shows itself, unlike with the tags it starts, the site has nothing to do. */
const showsItself: ReadonlySet<string> = new Set(['font', 'cdn']);

/** What these load was put there by the site, unlike what another service brings along. */
export function isPlacedBySite(embeddedBy: string | null, { service }: Pick<ServiceUse, 'service'>): boolean {
  if (embeddedBy === null) return true;
  const carrier = serviceOf(embeddedBy)?.category ?? '';
  return startsForSite.has(carrier) && !(carrier === 'cmp' && showsItself.has(service.category));
}

/** "Notwendige Cookies", "Cookies, die der Shop unbedingt braucht", what is said of those "nicht notwendig" alone: a whole group may be set without consent. */
const groupExcepted =
  /(?<![a-zß-ɏ])nicht\s+(?:(?:unbedingt|zwingend|technisch)\s+)?(?:notwendig|nötig|erforderlich|essen[zt]iell)e?[nrms]?\s+(?:sind|cookies)(?![a-zß-ɏ])|(?:notwendige|erforderliche|essen[zt]ielle|funktionale|necessary|required|essential)[nrms]?\s+(?:[a-zß-ɏ-]+\s+){0,2}(?:session-?)?cookies(?![a-zß-ɏ])|(?<![a-zß-ɏ])cookies(?![a-zß-ɏ])[^.;]{0,30}?(?:,\s*(?:die|welche)|\s(?:that|which))\s[^.;]{0,80}?(?:unbedingt|zwingend|technisch|strictly)\s+(?:brauch|benötig|notwendig|erforderlich|necessary|required)/iu;

/**
 * "Wir verwenden keine Cookies": a session cookie of the site makes that no untruth worth a word, others do. "Alle anderen Cookies nur mit
 * Ihrer Einwilligung": those of which it is sure that they need it; where the notice names its exceptions one by one, the others it does
 * not name as well.
 */
function brokenBySite({ kind, quote }: NoticePromise, notice: string, { cookies, requests, site }: Measured): BrokenPromise[] {
  const setIn = (states: readonly ConsentState[]) =>
    cookies.filter((cookie) => cookie.kept && wasStored(cookie) && states.some((state) => wasWrittenIn(cookie, state)));
  const kindOf = (cookie: CookieFact) => kindOfCookie(cookie, site.domain);
  if (kind === 'noCookies') {
    return ofCookies(
      kind,
      null,
      quote,
      setIn(consentStates).filter((cookie) => /^(?:consent|disputed|suspicious)$/.test(kindOf(cookie))),
    );
  }
  const set = setIn(unconsented);
  const needing = set.filter((cookie) => kindOf(cookie) === 'consent');
  const others = groupExcepted.test(wordsUpTo(quote, notice))
    ? []
    : set.filter((cookie) => isNoException(kindOf(cookie), cookie) && !namesEntry(plainText(notice), cookie));
  const [broken] = ofCookies(kind, null, quote, [...needing, ...others], (cookie) => pagesUnasked(cookie, requests));
  return broken ? [{ ...broken, seen: namesBySetter(needing), excepted: namesBySetter(others) }] : [];
}

/** The sentence with its section up to there; the whole notice where it is not found again. */
function wordsUpTo(quote: string, notice: string): string {
  const lines = notice.split('\n').map(plainText);
  const row = lines.findIndex((line) => line.includes(quote.slice(0, 40)));
  if (row < 0) return plainText(notice);
  const title = lines.findLastIndex((line, at) => at < row && isHeading(line));
  return lines.slice(Math.max(title, 0), row + 1).join(' ');
}

/** What neither serves the site's own session nor keeps the choice. */
function isNoException(kind: StoredKind, { party }: CookieFact): boolean {
  return kind === 'disputed' || kind === 'technical' || kind === 'suspicious' || (kind === 'unknown' && party === 'third');
}

/** Who set them is what the reader has to find. */
function namesBySetter(set: readonly CookieFact[]): string {
  const groups = [...Map.groupBy(set, ({ serviceId }) => serviceOf(serviceId ?? '')?.name ?? '')];
  return groups.map(([setter, own]) => shortList(namesOf(own), setter === '' ? 8 : 4) + (setter === '' ? '' : ` (${setter})`)).join(', ');
}

/** Names as they lie in the browser; several of one family under what they share. */
function namesOf(set: readonly CookieFact[]): string[] {
  const names = [...new Set(set.map(({ name }) => name))];
  return [...Map.groupBy(names, familyOf)].map(([family, same]) => (same.length === 1 ? same[0]! : family));
}

/** `asked`: pages on which the setter was asked at the moments that count; a cookie may be set on others at other moments. */
function ofCookies(
  kind: PromiseKind,
  use: ServiceUse | null,
  quote: string,
  set: readonly CookieFact[],
  asked: (cookie: CookieFact) => ReadonlySet<string> = () => new Set(),
): BrokenPromise[] {
  const [first, ...rest] = set.map((cookie) => {
    const item = storedItem(cookie);
    // What merely still lies there after rejection was not set then.
    const written = consentStates.filter((state) => wasWrittenIn(cookie, state));
    return { ...item, states: statesOf(written, kind) };
  });
  if (!first) return [];
  const seen = shortList(namesOf(set), 8);
  const shown = pathsOf(
    set.flatMap((cookie) => {
      const pages = pagesOfSetting(cookie);
      const then = asked(cookie);
      return pages.some((page) => then.has(page)) ? pages.filter((page) => then.has(page)) : pages;
    }),
  );
  return [{ kind, use, quote, seen, pages: shown, onlyFiles: false, items: [first, ...rest.slice(0, 9)] }];
}

/** A frame is what a reader finds in the page; and that a script was fetched says less than what was sent with an identifier. */
export function mostTelling(group: readonly RequestFact[]): RequestFact {
  return (
    group.find(({ type }) => type === 'frame') ??
    group.find(({ type, identifiers }) => type !== 'script' && identifiers.length > 0) ??
    group.find(({ type }) => !bareFiles.has(type)) ??
    group[0]!
  );
}

/** Untrue after consent as well. */
const atAnyTime: ReadonlySet<PromiseKind> = new Set(['noCookies', 'privateMode', 'ownServers']);

/** The moments that refute it. */
function statesOf(states: readonly ConsentState[], kind: PromiseKind): ConsentState[] {
  return states.filter((state) => atAnyTime.has(kind) || unconsented.includes(state));
}

/** Pages on which a cookie was set; where that is not known, as of an entry of web storage, those on which it lay. */
export function pagesOfSetting({ setOn = [], pages }: Pick<CookieFact, 'setOn' | 'pages'>): readonly string[] {
  return setOn.length > 0 ? setOn : pages;
}

/** Host and path tell how something is embedded; what follows is settings. */
function addressOf(address: string): string {
  const url = URL.parse(address);
  return (url === null ? address : `${url.host}${url.pathname}`).slice(0, 120);
}

/** Paths of pages for a sentence. */
export function pathsOf(pages: readonly string[]): string {
  return shortList([...new Set(pages.map((page) => URL.parse(page)?.pathname ?? page))], 3);
}

function isOpenMode(address: string): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  if (/(?:^|\.)youtube\.com$/.test(url.hostname)) return url.pathname.startsWith('/embed/');
  return /(?:^|\.)player\.vimeo\.com$/.test(url.hostname) && !/^(?:1|true)$/.test(url.searchParams.get('dnt') ?? '');
}
