import { findCookie } from '#knowledge/find-cookie.ts';
import { findService, serviceOf } from '#knowledge/find-service.ts';
import { readOnce } from '#knowledge/read-once.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { bannerWords } from '../banner/banner-controls.ts';
import { plainAddress, readablePages } from '../site/legal-page.ts';
import { familyOf } from '../stored/stored-items.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { longestDuration, periodsIn, statesDuration } from './durations.ts';
import { namesService, passagesAbout, readNotice } from './notice.ts';
import { sentencesOf } from './notice-passages.ts';
import { promisesOf } from './notice-promises.ts';
import { tellsOfTracker } from './tracker-named.ts';

/** No notice lists a longer name, and none makes a pattern that could not be built. */
const longestName = 200;

/** How lists write names whose end differs: `yt-remote-*`, `yt.innertube::*`, `ph_*`. */
const namePattern = /(?<![a-z\dß-ɏ_*])([a-z_$][\w.:$-]{1,40})\*/giu;

/** Each cookie is looked for in the same few texts. */
const textsKept = 8;
const patternsIn = readOnce(
  (text) => [...text.matchAll(namePattern)].map(({ index, 1: start = '' }) => ({ index, start: start.toLowerCase() })),
  textsKept,
  1_000,
);

/** All that notice and banner say, on one line. */
export function plainTexts({ notice, banner }: Pick<CookieTexts, 'notice' | 'banner'>): string {
  return plainText(`${notice} | ${banner}`);
}

/** Places at which a text lists a cookie under its name or the pattern of its name (`_ga_*`, `_ga_<id>`, `_ga`). */
export function placesOfEntry(text: string, item: CookieFact | StorageFact): number[] {
  const name = 'name' in item ? item.name : item.key;
  const stem = familyOf(name)
    .split('*')[0]!
    .replace(/[-_.:]+$/, '');
  // The last part is often an id of the property: `_ga_ABC123XYZ9` is listed as `_ga_*`.
  const withoutId = /^(.{2,60}?)[-_.](?=[^-_.]{0,40}\d)[^-_.]{4,40}$/.exec(name)?.[1] ?? name;
  const candidates = [...new Set([name, withoutId, ...(stem.length >= 3 ? [stem] : [])])].filter(({ length }) => length <= longestName);
  const literally = candidates.flatMap((candidate) => {
    const literal = candidate.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    const more = candidate !== name && isNameOfItsOwn(candidate, name, item) ? goesOn : '';
    // Part of an address is no entry: `test` of info@muster.test.
    return [...text.matchAll(new RegExp(`(?<![a-zß-ɏ\\d_.@-])${literal}${more}(?![a-z\\dß-ɏ@])`, 'giu'))].map(({ index }) => index);
  });
  const lowerName = name.toLowerCase();
  const exactly = inCapitals.test(name) ? literally.filter((place) => text.startsWith(name, place)) : literally;
  const places =
    namesProduct(name, item) || everydayWord.test(name) ? exactly.filter((place) => standsAsCookie(text, place, name)) : exactly;
  const byPattern = patternsIn(text).filter(({ start }) => lowerName.startsWith(start));
  return [...places, ...byPattern.map(({ index }) => index), ...placesOfHash(text, name)];
}

/** `LANG`, `NID`: who lists them writes them so; "ein Jahr lang" is something else. */
const inCapitals = /^[A-Z]{2,12}$/;
/** Cookies that are called like a word of any German or English text. */
const everydayWord = /^(?:lang|art|tag|name|zeit|land)$/;

/** A sign that a name goes on: `_ga_<id>`, `_ga_#`, `_ga_XXX`, `_ga*`; neither the full stop of a sentence nor "_ga-Cookie" is one. */
const goesOn = '(?=_|[-.:]?[<{\\[#*…])';

/** Whether the beginning of a name is that of another known cookie: who lists `_ga` has not listed `_ga_<id>`. */
function isNameOfItsOwn(stem: string, name: string, item: CookieFact | StorageFact): boolean {
  if (!('name' in item)) return false;
  const domain = item.domain.replace(/^\./, '');
  const [own, other] = [findCookie(name, 'cookie', domain), findCookie(stem, 'cookie', domain)];
  return own !== null && other?.name === stem && own.name !== stem;
}

/** A name that the server computes, as Joomla's session cookie has: no notice spells it out. */
const computedName = /^(?=[a-z]*\d)(?=\d*[a-z])(?:[a-f\d]{16,64}|[a-z\d]{26,64})$/i;
/** Its beginning, with a sign that more follows: `7a9f…`, `7a9f...`, `7a9fxxxx`, `7a9f***`. */
const beginning = /(?<![a-z\dß-ɏ_.@-])([a-z\d]{4,40}?)(?:…|\.{2,}|\*|\s?\[(?:…|\.{3})\]|x{3,}(?![a-z\d]))/giu;
/** Or how long it is: “dessen Name aus 32 Zeichen besteht”, “mit einem 32-stelligen Namen”. What is told of a value is another matter. */
const lengthOfName =
  /(?<![a-zß-ɏ])name(?:ns?)?(?![a-zß-ɏ])[^.;!?\n]{0,60}?(?<!\d)(\d{2})[\s-]*(?:[a-zß-ɏ]{1,20}\s+)?(?:zeichen|stellen|stellig|characters?|digits?)|(?<!\d)(\d{2})[\s-]*(?:zeichen|stellig|character|digit)[a-zß-ɏ-]*\s+(?:langen?[nrsm]?\s+)?(?:cookie-?)?name/giu;

/** Where a text tells a computed name by its beginning or by its length. */
function placesOfHash(text: string, name: string): number[] {
  if (!computedName.test(name)) return [];
  const lowerName = name.toLowerCase();
  const begun = [...text.matchAll(beginning)].filter(([, start = '']) => lowerName.startsWith(start.toLowerCase()));
  const measured = [...text.matchAll(lengthOfName)].filter(([, length, also]) => Number(length ?? also) === name.length);
  return [...begun, ...measured].map(({ index }) => index);
}

/** Whether a cookie is called like its service: `pardot` of Salesforce Pardot. Then a text that has the word may mean the product. */
function namesProduct(name: string, { serviceId }: CookieFact | StorageFact): boolean {
  const service = serviceId === null ? null : serviceOf(serviceId);
  if (service === null || name.length > longestName) return false;
  const word = wholeWords(name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return mentions([service.name, ...service.aliases, service.vendor].join('\n'), word);
}

/** What stands beside the names of cookies: the word, another such name, or how long it lasts. */
const nearby = 80;
const wordBefore = /(?<![a-zß-ɏ])cookies?(?:[\s-]*namens?|name)?[^a-z\dß-ɏ]{0,4}$/iu;
const wordAfter = /^["“”„»«'’`]?[\s-]{0,3}cookies?(?![a-zß-ɏ])/iu;
const nameBefore = /(?:_[\w.-]{0,40}|[a-z]\d[\w.-]{0,40}|\*)["“”»«'’`]?(?:\s*[,;/|·]\s*|\s+(?:und|and|oder|or)\s+|\s+)["„“«»'‘`]?$/iu;
const nameAfter = /^["“”»«'’`]?(?:\s*[,;/|·]\s*|\s+(?:und|and|oder|or)\s+|\s+)["„“«»'‘`]?(?:[\w.-]{0,40}_|[a-z]{1,30}\d)/iu;

/** Whether a word that is also a product's name stands at a place as the name of a cookie, which has one way of writing. */
function standsAsCookie(text: string, place: number, name: string): boolean {
  if (!text.startsWith(name, place)) return false;
  const before = text.slice(Math.max(0, place - nearby), place);
  const after = text.slice(place + name.length, place + name.length + nearby);
  return wordBefore.test(before) || wordAfter.test(after) || nameBefore.test(before) || nameAfter.test(after) || statesDuration(after);
}

/** A line longer than this is a paragraph, in which a period may belong to anything. */
const longestRow = 250;

const rowsIn = readOnce(
  (text) =>
    text
      .split('\n')
      .map(plainText)
      .filter((row) => row.length <= longestRow && longestDuration(row) !== null && !dataKept.test(row)),
  textsKept,
);

/** Rows of a list in which a cookie stands with a duration of its own, not that of its neighbours. */
export function rowsWithDuration(text: string, item: CookieFact): string[] {
  return rowsIn(text).filter((row) => placesOfEntry(row, item).length > 0);
}

/** Whether a text lists a cookie. */
export function namesEntry(text: string, item: CookieFact | StorageFact): boolean {
  return placesOfEntry(text, item).length > 0;
}

/** Lists of vendors and cookies stand on the second layer: unless that was opened, a missing entry proves nothing. */
export function cookieListRead({ controls, toggles }: NonNullable<Facts['banner']['banner']>): boolean {
  const deeper = controls.some(({ layer }) => layer > 1) || toggles.some(({ layer }) => layer > 1);
  // A heading called “Einstellungen” above the switches themselves opens nothing.
  return deeper || !controls.some(({ role, element }) => role === 'settings' && (element !== 'text' || toggles.length === 0));
}

/** How lists name cookies: `_ga`, `li_sugr`, `__hstc`, `UserMatchHistory`. */
const cookieName =
  /(?<![a-zß-ɏ\d_.@-])(?:_[\w-]{2,40}|[a-z][a-z\d]{0,30}_[\w-]{1,40}|[A-Z][a-z]{2,20}[A-Z][A-Za-z]{2,30})(?![a-zß-ɏ\d_@])/gu;
const [fewestNames, fewestLives] = [3, 2];

/** Whether the words of the dialog list cookies with their lives although nothing was opened: the list stands folded in the first layer. */
export function listsCookiesInside({ deeperText = '', text }: NonNullable<Facts['banner']['banner']>): boolean {
  const inside = deeperText
    .split('\n')
    .filter((line) => !text.includes(line.trim()))
    .join('\n');
  const names = new Set(inside.match(cookieName) ?? []);
  return names.size >= fewestNames && periodsIn(inside).length >= fewestLives;
}

/** All that a site tells of its cookies, as far as it was read. */
export interface CookieTexts {
  /** Privacy notice and the pages on cookies that were visited, in lines. */
  notice: string;
  /** The banner with its switches. */
  banner: string;
  /** What was not read; null: what is missing here is missing there. */
  unread: 'Notice' | 'Layer' | 'Policy' | null;
  /** Text of pages on cookies whose list stands folded, so that only the services could be read; empty: none. */
  folded?: string;
  /** Path of the page on cookies that is linked and was not visited, or empty. */
  policy: string;
}

const policyName =
  /^[\W\d]*(?:zur?\s+|unsere\s+)?cookie-?\s?(?:richtlinien?|erklärung|hinweise?|policy|informationen|übersicht|listen?|verzeichnis|statement|notice)(?:\s*\(eu\)|\s*\(uk\))?$/iu;

/** So many services in a row with nothing but their category are a list whose entries are folded up. */
const fewestFolded = 3;
/** How tools for cookie policies head the services of their list: the name, and under it the category alone. */
const foldedService =
  /\n[^\n]{2,60}\n{1,3}(?:funktional|funktionell|statistiken?|präferenzen|vorlieben|marketing|functional|statistics|preferences)(?:\s\([^\n)]{1,30}\))?(?=\n)/giu;

function hasFoldedList(text: string): boolean {
  const services = text.match(foldedService)?.length ?? 0;
  return services >= fewestFolded && !/\n(?:name|cookie)\s{1,4}(?:ablauf|laufzeit|speicherdauer|expir|retention|duration)/iu.test(text);
}

/** Links of the site to pages on its cookies. */
function policyLinks(pages: Facts['pages']): URL[] {
  const links = pages.flatMap((page) =>
    page.links.flatMap(({ text, href }) => (policyName.test(text.trim()) ? (URL.parse(href, page.url) ?? []) : [])),
  );
  return links.filter(
    (link) => /^https?:$/.test(link.protocol) && (pages.some(({ url }) => URL.parse(url)?.host === link.host) || isKeptByTool(link)),
  );
}

/** The visited pages on cookies beside the privacy notice. */
export function cookiePolicies({ privacy, pages }: Pick<Facts, 'privacy' | 'pages'>): PageFact[] {
  const targets = new Set(policyLinks(pages).map(({ href }) => plainAddress(href)));
  return readablePages(pages).filter(
    ({ url, title }) =>
      plainAddress(url) !== plainAddress(privacy.url ?? '') &&
      (targets.has(plainAddress(url)) || policyName.test(title.split(/\s[|–-]\s/)[0]!.trim())),
  );
}

/** Collects what a site tells of its cookies: many a plugin keeps the list on a page of its own. */
export function cookieTexts({ privacy, pages }: Pick<Facts, 'privacy' | 'pages'>, banner: Facts['banner']['banner']): CookieTexts {
  const { complete } = readNotice({ privacy, pages });
  const own = policyLinks(pages);
  const policies = cookiePolicies({ privacy, pages });
  const visited = new Set(pages.map(({ url }) => plainAddress(url)));
  const missed = own.find(({ href }) => !visited.has(plainAddress(href)));
  return {
    notice: [privacy.url === null ? '' : privacy.text, ...policies.map(({ text }) => text)].join('\n'),
    banner: banner === null ? '' : bannerWords(banner).join('\n'),
    folded: policies.flatMap(({ text }) => (hasFoldedList(text) ? text : [])).join('\n'),
    unread: complete
      ? missed
        ? 'Policy'
        : banner === null || cookieListRead(banner) || listsCookiesInside(banner)
          ? null
          : 'Layer'
      : 'Notice',
    policy: missed === undefined ? '' : `${isKeptByTool(missed) ? missed.host : ''}${missed.pathname}`,
  };
}

/** A list that a consent tool keeps for this site on its own server, under the number of the customer: no page of the site, but its list. */
function isKeptByTool({ href, pathname }: URL): boolean {
  return findService(href)?.service.category === 'cmp' && /\/(?:[a-z-]*\d{5,}|[\da-f]{8}-[\da-f-]{20,30})(?:[/.]|$)/i.test(pathname);
}

/**
 * How the texts speak of an entry. `listed`: under its name. `described`: its service is, with what it stores. `silent`: its service is
 * named, but nothing is said of cookies. `denied`: the notice says that the service sets none.
 */
export type Declaration = 'listed' | 'described' | 'silent' | 'denied' | 'missing';

const speaksOfStorage =
  /cookie|web-?\s?speicher|lokale[nr]?\s+speicher|local\s?storage|session\s?storage|browserspeicher|endgerät|(?<![a-zß-ɏ])gerät|pixel|kennung|terminal\s+equipment|device|identifier/iu;
/** A list of what is stored may follow under a heading of its own. */
const [before, after] = [100, 400];

/** How notice and banner speak of an entry of a service in use; without one only its name counts. */
export function declarationOf(item: CookieFact | StorageFact, texts: CookieTexts, use: ServiceUse | undefined): Declaration {
  const plain = plainText(texts.notice);
  if (namesEntry(plain, item) || namesEntry(texts.banner, item)) return 'listed';
  if (use === undefined) return 'missing';
  // What the banner asks consent for is what a service stores.
  if (namesService(texts.banner, use)) return 'described';
  const { id } = use.service;
  const denied = promisesOf(texts.notice).some(
    ({ kind, services, withoutCookies }) => (kind === 'noCookies' || withoutCookies === true) && services.has(id),
  );
  if (denied) return 'denied';
  // Which entries stand under the service could not be read; that none do, nobody saw.
  if (texts.folded && namesService(plainText(texts.folded), use)) return 'described';
  if (!namesService(plain, use) || !tellsOfTracker(texts.notice, use.service)) return 'missing';
  const speaks =
    sentencesOf(texts.notice).some(({ about, text }) => about.has(id) && speaksOfStorage.test(text)) ||
    passagesAbout({ url: null, text: plain, complete: true }, { ...use, vendorName: null }, after).some((passage) =>
      speaksOfStorage.test(passage.slice(after - before)),
    );
  return speaks ? 'described' : 'silent';
}

const dataKept =
  /(?<![a-zß-ɏ])(?:[a-zß-ɏ]*daten|informationen|ereignisse|protokolle?|ip-adressen?|logs?|data)(?![a-zß-ɏ])[^.;]{0,140}(?:gelöscht|löschung|aufbewahr|vorgehalten|anonymisier|deleted|retained|kept)/iu;

/**
 * How long the notice says that cookies of a service stay where it does not list them: a sentence on cookies, not on the data that the
 * service keeps. A sentence that gives the duration of other cookies by name says nothing of one that it does not name.
 */
export function sentencesOnDuration(texts: string, use: ServiceUse, others: readonly CookieFact[]): string[] {
  return sentencesOf(texts)
    .filter(
      ({ about, text }) =>
        about.has(use.service.id) &&
        /cookie|funktionsdauer|laufzeit|gültigkeit/iu.test(text) &&
        statesDuration(text) &&
        !speaksOfDataKept(text) &&
        !others.some((other) => namesEntry(text, other)),
    )
    .map(({ text }) => text);
}

/** Whether a passage tells how long data are kept, which is not how long a cookie stays. */
export function speaksOfDataKept(passage: string): boolean {
  return dataKept.test(passage.replace(/cookies?[- ]?daten/giu, 'cookies'));
}
