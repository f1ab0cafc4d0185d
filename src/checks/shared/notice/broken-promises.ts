import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { isBareFile, isPlacedBySite } from '../services/placed-by-site.ts';
import { unconsented } from '../services/unconsented-states.ts';
import { wasWrittenIn } from '../stored/stored-items.ts';
import { brokenBySite, deliversItsFiles, filesFromOthers } from './broken-by-site.ts';
import { brokenLoading, isUnconsented, type Measured, onTime, requestsOf } from './broken-loading.ts';
import { sentencesOf } from './notice-passages.ts';
import { type NoticePromise, type PromiseKind, promisesOf } from './notice-promises.ts';
import { meansOtherOperator } from './other-operator.ts';
import { isOthersServer } from './others-server.ts';
import { type BrokenPromise, ofCookies, ofRequests } from './refuted-promise.ts';

/** What the notice says and the measurement refutes, each service and kind of statement once. */
export function brokenPromises(notice: string, facts: Measured): BrokenPromise[] {
  const found = promisesOf(notice).flatMap((promise) => {
    if (promise.kind === 'ownFiles') return filesFromOthers(promise, facts);
    if (promise.services.size === 0) return brokenBySite(promise, notice, facts);
    if (promise.kind === 'whenPaying' && tellsAnywhere(promise, atWorkEarlier, notice)) return [];
    if (promise.kind === 'onAct' && tellsAnywhere(promise, onPageLoad, notice)) return [];
    return facts.services
      .filter((use) => promise.services.has(use.service.id) && (isPlacedBySite(use.embeddedBy, use) || promise.kind === 'privateMode'))
      .filter((use) => !meansOtherOperator(notice, use))
      .flatMap((use) => brokenBy(use, promise, facts));
  });
  const isToldOtherwise = ({ kind, use }: BrokenPromise) =>
    kind === 'ownFiles' && use !== null && found.some((other) => other.use === use && matterOf(other.kind) === 'time');
  const told = found.filter((promise) => !isToldOtherwise(promise));
  return [...Map.groupBy(told, ({ kind, use }) => `${use?.service.id ?? ''} ${matterOf(kind)}`).values()].map(([first]) => first!);
}

/** Statements on when a service loads are refuted once, by the plainest of them. */
function matterOf(kind: PromiseKind): string {
  return onTime.has(kind) || kind === 'whenPaying' ? 'time' : kind;
}

function brokenBy(use: ServiceUse, promise: NoticePromise, facts: Measured): BrokenPromise[] {
  const { kind, quote } = promise;
  const { requests, cookies, site, shopPages = [] } = facts;
  const own = requestsOf(use, requests);
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
    if (deliversItsFiles.has(use.service.category)) return [];
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
  return brokenLoading(use, promise, facts);
}

/** Words by which a notice tells that a payment service is at work before anybody pays. */
const atWorkEarlier =
  /(?<![a-zß-ɏ])(?:(?:ein|nach|ge)?lade[nt]?|geladen|lädt|skript[es]?|scripts?|(?:express-?|paypal-?)?(?:schaltflächen?|buttons?)|express|cookies?|artikelseiten?|produktseiten?|produktdetail[a-zß-ɏ]*|warenkorb|aufruf(?:en)?|besuch(?:en|s)?|betrug[a-zß-ɏ]*|fraud|load(?:s|ed)?)(?![a-zß-ɏ])/iu;

/** Words by which a notice tells that an embed sends data as soon as its page opens. */
const onPageLoad =
  /(?<![a-zäöüß])(?:(?:auf)?(?:ruf(?:en|s|st|t)?|gerufen)|besuch(?:en|s|st)?|laden\s+de[rs]\s+[a-zäöüß]*seite|öffnen\s+de[rs]\s+[a-zäöüß]*seite|seitenaufruf[a-zäöüß]*|visit(?:s|ing)?|page\s+load|open(?:s|ing)?\s+(?:the|a|this)\s+page)(?![a-zäöüß])/iu;

function tellsAnywhere({ services }: NoticePromise, words: RegExp, notice: string): boolean {
  return sentencesOf(notice).some(({ about, text }) => [...about].some((id) => services.has(id)) && words.test(text));
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

/** A host of the vendor's own, or a name of the site that points to one. */
function goesToVendor({ party, host }: RequestFact, { service }: ServiceUse): boolean {
  return party === 'cloaked' || service.hosts.some((own) => (own.startsWith('.') ? `.${host}`.endsWith(own) : host === own));
}
