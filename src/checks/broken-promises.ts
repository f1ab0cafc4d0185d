import { type ConsentState, consentStates } from '#evidence/evidence.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { FindingItem } from './define-check.ts';
import type { CookieFact, Facts, RequestFact, ServiceUse } from './facts.ts';
import { isConnectionOnly, wasSent } from './initiator-chains.ts';
import { requestItem } from './items.ts';
import { type NoticePromise, type PromiseKind, promisesOf } from './notice-promises.ts';
import { shortList, storedItem } from './stored-findings.ts';
import { familyOf, kindOfCookie, wasStored, wasWrittenIn } from './stored-items.ts';

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
  items: readonly [FindingItem, ...FindingItem[]];
}

type Measured = Pick<Facts, 'services' | 'requests' | 'cookies' | 'site'>;

const unconsented: readonly ConsentState[] = ['none', 'reject'];
/** Pictures, fonts and style sheets of a provider may stand in a page in place of what waits. */
const bareFiles: ReadonlySet<RequestFact['type']> = new Set(['image', 'font', 'stylesheet', 'media', 'manifest', 'prefetch', 'csp-report']);

/** What the notice says and the measurement refutes, each service and kind of statement once. */
export function brokenPromises(notice: string, facts: Measured): BrokenPromise[] {
  const found = promisesOf(notice).flatMap((promise) => {
    if (promise.kind === 'ownFiles') return filesFromOthers(promise, facts);
    if (promise.services.size === 0) return brokenBySite(promise, facts);
    return facts.services
      .filter(({ service, embeddedBy }) => promise.services.has(service.id) && isPlacedBySite(embeddedBy))
      .flatMap((use) => brokenBy(use, promise, facts));
  });
  return [...Map.groupBy(found, ({ kind, use }) => `${use?.service.id ?? ''} ${matterOf(kind)}`).values()].map(([first]) => first!);
}

/** Statements on when a service loads are refuted once, by the plainest of them. */
function matterOf(kind: PromiseKind): string {
  return onTime.has(kind) ? 'time' : kind;
}

const onTime: ReadonlySet<PromiseKind> = new Set(['noDataBefore', 'notBefore', 'withConsent']);

function brokenBy(use: ServiceUse, { kind, quote }: NoticePromise, { requests, cookies }: Measured): BrokenPromise[] {
  const own = requests.filter((request) => request.serviceId === use.service.id && wasSent(request) && !isConnectionOnly(request));
  if (kind === 'noCookies' || kind === 'noCookiesBefore') {
    const states = kind === 'noCookies' ? consentStates : unconsented;
    const set = cookies.filter(
      (cookie) =>
        cookie.serviceId === use.service.id &&
        cookie.category !== 'consent' &&
        cookie.kept &&
        states.some((state) => wasWrittenIn(cookie, state)),
    );
    const asked = own.filter((request) => request.states.some((state) => states.includes(state)));
    return ofCookies(kind, use, quote, set, new Set(asked.map(({ pageUrl }) => pageUrl)));
  }
  if (kind === 'ownServers') {
    // "Auf unserem Server bei Hetzner": who keeps the server is no service that runs on it.
    if (deliversSite.has(use.service.category)) return [];
    const sent = own.filter((request) => goesToVendor(request, use) && !isBareFile(request) && request.type !== 'script');
    return ofRequests({ kind, use, quote }, sent);
  }
  // That somebody works with consent says nothing of a service that also has other work to do.
  if (kind === 'withConsent' && use.service.consent !== 'yes') return [];
  const against =
    kind === 'privateMode'
      ? own.filter((request) => request.type === 'frame' && isOpenMode(request.url))
      : own.filter((request) => isPlacedBySite(request.embeddedBy) && isUnconsented(request) && refutes(request, kind));
  return ofRequests({ kind, use, quote }, against);
}

/**
 * A host of the vendor's own, or a name of the site that points to one. What lies under another domain may be a server of the site all
 * the same.
 */
function goesToVendor({ party, host }: RequestFact, { service }: ServiceUse): boolean {
  return party === 'cloaked' || service.hosts.some((own) => (own.startsWith('.') ? `.${host}`.endsWith(own) : host === own));
}

/** A picture, font or the like that carries no identifier. */
export function isBareFile({ type, identifiers }: RequestFact): boolean {
  return bareFiles.has(type) && identifiers.length === 0;
}

/** A picture of the provider is none of what waits, but data that it is sent; and a script that was fetched does no work yet. */
function refutes(request: RequestFact, kind: PromiseKind): boolean {
  if (kind === 'noDataBefore') return true;
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
function filesFromOthers({ kind, quote }: NoticePromise, { requests, services, site }: Measured): BrokenPromise[] {
  const fonts = /schrift|font/iu.test(quote);
  const pictures = /bilder|fotos|grafiken/iu.test(quote);
  const others = new Set(
    services
      .filter(({ service, embeddedBy }) => embeddedBy === null && !service.selfHosted && !deliversSite.has(service.category))
      .map(({ service }) => service.id),
  );
  const against = requests.filter(
    (request) =>
      others.has(request.serviceId ?? '') &&
      request.embeddedBy === null &&
      request.inOwnFrame &&
      wasSent(request) &&
      isUnconsented(request) &&
      !`.${request.host}`.endsWith(`.${site.domain}`) &&
      ((fonts && request.type === 'font') ||
        (pictures && request.type === 'image' && request.identifiers.length === 0 && picture.test(URL.parse(request.url)?.pathname ?? ''))),
  );
  return ofRequests({ kind, use: null, quote }, against);
}

/** What starts for the site what it has chosen: its tag manager or consent tool, and apps of its shop or builder. */
const startsForSite: ReadonlySet<string> = new Set(['tag-manager', 'cmp', 'shop', 'hosting', 'cdn']);

/** What these load was put there by the site, unlike what another service brings along. */
function isPlacedBySite(embeddedBy: string | null): boolean {
  return embeddedBy === null || startsForSite.has(serviceOf(embeddedBy)?.category ?? '');
}

/**
 * "Wir verwenden keine Cookies": a session cookie of the site makes that no untruth worth a word, others do. "Alle anderen Cookies nur mit
 * Ihrer Einwilligung": those of which it is sure that they need it, and of which nothing is said by name.
 */
function brokenBySite({ kind, quote }: NoticePromise, { cookies, site }: Measured): BrokenPromise[] {
  const [kinds, states] = kind === 'noCookies' ? [/^(?:consent|disputed|suspicious)$/, consentStates] : [/^consent$/, unconsented];
  const set = cookies.filter(
    (cookie) =>
      cookie.kept &&
      wasStored(cookie) &&
      kinds.test(kindOfCookie(cookie, site.domain)) &&
      states.some((state) => wasWrittenIn(cookie, state)),
  );
  const [broken] = ofCookies(kind, null, quote, set);
  if (!broken || kind === 'noCookies') return broken ? [broken] : [];
  // Who set them is what the reader has to find.
  const setters = [...new Set(set.flatMap(({ serviceId }) => serviceOf(serviceId ?? '')?.name ?? []))];
  return [{ ...broken, seen: setters.length === 0 ? broken.seen : `${broken.seen} (${shortList(setters)})` }];
}

/** `asked`: pages on which the service was asked at the moments that count; a cookie may be set on others at other moments. */
function ofCookies(
  kind: PromiseKind,
  use: ServiceUse | null,
  quote: string,
  set: readonly CookieFact[],
  asked: ReadonlySet<string> = new Set(),
): BrokenPromise[] {
  const [first, ...rest] = set.map((cookie) => {
    const item = storedItem(cookie);
    return { ...item, states: statesOf(item.states, kind) };
  });
  if (!first) return [];
  const seen = shortList([...new Set(set.map(({ name }) => familyOf(name)))], 8);
  const pages = set.flatMap(pagesOfSetting);
  const then = pages.filter((page) => asked.has(page));
  const shown = pathsOf(then.length > 0 ? then : pages);
  return [{ kind, use, quote, seen, pages: shown, onlyFiles: false, items: [first, ...rest.slice(0, 9)] }];
}

/** That a script was fetched says less than what was sent with an identifier. */
function mostTelling(group: readonly RequestFact[]): RequestFact {
  return group.find(({ type, identifiers }) => type !== 'script' && identifiers.length > 0) ?? group[0]!;
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
