import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { isWithin } from '#knowledge/is-within.ts';
import { isHeading } from '#knowledge/notice-lines.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { CookieFact } from '../../facts/stored.ts';
import { wasSent } from '../services/initiator-chains.ts';
import { isTracker } from '../services/service-observations.ts';
import { unconsented } from '../services/unconsented-states.ts';
import { isNoException, namesBySetter } from '../stored/cookies-unasked.ts';
import { kindOfCookie, wasStored, wasWrittenIn } from '../stored/stored-items.ts';
import { plainText } from '../wording.ts';
import { isUnconsented, type Measured } from './broken-loading.ts';
import { namesEntry } from './declared-cookies.ts';
import type { NoticePromise } from './notice-promises.ts';
import { type BrokenPromise, ofCookies, ofRequests } from './refuted-promise.ts';
import { isOfUnneededServices } from './rest-of-cookies.ts';
import { pagesUnasked } from './unasked-pages.ts';

/** Whoever delivers the site's own files under another name delivers them for it. */
export const deliversItsFiles: ReadonlySet<string> = new Set([
  'cdn',
  'hosting',
  'shop',
  'cmp',
  'tag-manager',
  'payment',
  'captcha',
  'necessary',
]);
const picture = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

/** "Schriften und Bilder liefert unser eigener Server": those that a page itself fetches from a service it is known to belong to. */
export function filesFromOthers({ kind, quote, services: named }: NoticePromise, { requests, services, site }: Measured): BrokenPromise[] {
  const fonts = /schrift|font/iu.test(quote);
  const pictures = /bilder|fotos|grafiken/iu.test(quote);
  const others = new Set(
    services
      .filter(
        // A tracker's picture is no file that an own server could deliver.
        (use) => use.embeddedBy === null && !use.service.selfHosted && !deliversItsFiles.has(use.service.category) && !isTracker(use),
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
        (fonts && (request.type === 'font' || isFontSheet(request))) ||
        (pictures && request.type === 'image' && request.identifiers.length === 0 && picture.test(URL.parse(request.url)?.pathname ?? ''))),
  );
  const serviceIds = [...new Set(against.flatMap(({ serviceId }) => serviceId ?? []))];
  const use = (named.size > 0 && services.find(({ service }) => service.id === serviceIds[0])) || null;
  return ofRequests({ kind, use, quote }, against).map((each) => ({ ...each, serviceIds }));
}

/** The style sheet of a font service is where its fonts come from, whether a page shows a letter of them or not. */
function isFontSheet({ type, serviceId }: RequestFact): boolean {
  return type === 'stylesheet' && serviceOf(serviceId ?? '')?.category === 'font';
}

/** "Notwendige Cookies", "Cookies, die der Shop unbedingt braucht", what is said of those "nicht notwendig" alone: a whole group may be set without consent. */
const groupExcepted =
  /(?<![a-zß-ɏ])nicht\s+(?:(?:unbedingt|zwingend|technisch)\s+)?(?:notwendig|nötig|erforderlich|essen[zt]iell)e?[nrms]?\s+(?:sind|cookies)(?![a-zß-ɏ])|(?:notwendige|erforderliche|essen[zt]ielle|funktionale|necessary|required|essential)[nrms]?\s+(?:[a-zß-ɏ-]+\s+){0,2}(?:session-?)?cookies(?![a-zß-ɏ])|(?<![a-zß-ɏ])cookies(?![a-zß-ɏ])[^.;]{0,30}?(?:,\s*(?:die|welche)|\s(?:that|which))\s[^.;]{0,80}?(?:unbedingt|zwingend|technisch|strictly)\s+(?:brauch|benötig|notwendig|erforderlich|necessary|required)/iu;

const ofServices =
  /(?<![a-zß-ɏ])(?:weiteren?|anderen?|übrigen?|sonstigen?|other)\s+(?:dienste|tools|anwendungen|programme|services)(?![a-zß-ɏ])/iu;

/**
 * "Wir verwenden keine Cookies": a session cookie of the site makes that no untruth worth a word, others do. "Alle anderen Cookies nur mit
 * Ihrer Einwilligung": those of which it is sure that they need it; where the notice names its exceptions one by one, the others it does
 * not name as well.
 */
export function brokenBySite({ kind, quote }: NoticePromise, notice: string, { cookies, requests, site }: Measured): BrokenPromise[] {
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
  // "Alle anderen Dienste starten erst …" speaks of what services set.
  const isOfServices = ofServices.test(quote) || isOfUnneededServices(quote);
  const needing = set.filter((cookie) => kindOf(cookie) === 'consent' && (!isOfServices || cookie.serviceId !== null));
  const others = isOfServices
    ? set.filter((cookie) => kindOf(cookie) === 'disputed' && isSeldomNeeded(cookie))
    : groupExcepted.test(wordsUpTo(quote, notice))
      ? []
      : set.filter((cookie) => isNoException(kindOf(cookie), cookie) && !namesEntry(plainText(notice), cookie));
  const [broken] = ofCookies(kind, null, quote, [...needing, ...others], (cookie) => pagesUnasked(cookie, requests));
  if (!broken) return [];
  return [
    {
      ...broken,
      seen: namesBySetter(needing, requests),
      excepted: namesBySetter(others, requests),
      apart: apartOf([...needing, ...others], requests),
    },
  ];
}

/** Cookies set only before the choice, and only after rejecting, where together they were set at both moments. */
function apartOf(set: readonly CookieFact[], requests: readonly RequestFact[]): { early: string; late: string } {
  const [before, after] = unconsented.map((moment) => set.filter((cookie) => wasWrittenIn(cookie, moment)));
  if (!before?.length || !after?.length) return { early: '', late: '' };
  const without = (some: readonly CookieFact[], others: readonly CookieFact[]) => some.filter((cookie) => !others.includes(cookie));
  return { early: namesBySetter(without(before, after), requests), late: namesBySetter(without(after, before), requests) };
}

/** Of a service that no page needs to show what it is opened for: a video, a chat, a map. */
function isSeldomNeeded({ serviceId }: CookieFact): boolean {
  return seldomNeeded.has(serviceOf(serviceId ?? '')?.category ?? '');
}

const seldomNeeded: ReadonlySet<string> = new Set(['video', 'audio', 'chat', 'map', 'social']);

/** The sentence with its section up to there; the whole notice where it is not found again. */
function wordsUpTo(quote: string, notice: string): string {
  const lines = notice.split('\n').map(plainText);
  const row = lines.findIndex((line) => line.includes(quote.slice(0, 40)));
  if (row < 0) return plainText(notice);
  const title = lines.findLastIndex((line, at) => at < row && isHeading(line));
  return lines.slice(Math.max(title, 0), row + 1).join(' ');
}
