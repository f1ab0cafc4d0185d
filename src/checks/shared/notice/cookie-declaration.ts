import type { CookieFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { startsChosen } from './chosen-embeds.ts';
import type { ContradictoryLife } from './contradictory-lives.ts';
import { type CookieTexts, declarationOf, placesOfEntry, plainTexts, rowsWithDuration, sentencesOnDuration } from './declared-cookies.ts';
import { statesDuration } from './durations.ts';
import { namesService, namesVendor } from './notice.ts';
import { ownDuration } from './own-duration.ts';
import { lifeToldOfService } from './service-lives.ts';
import { outlives, recordOf } from './service-records.ts';
import { lifetimeTolerance } from './stated-lifetimes.ts';
import { tellsOfTracker } from './tracker-named.ts';

/** Reach of a row of a cookie table, in characters. */
const row = 250;

/** What notice and banner tell of one cookie. */
export interface Declared {
  cookie: CookieFact;
  duration: boolean;
  provider: boolean;
  /** The texts name the cookie itself, not just its service. */
  listed: boolean;
  /** The provider is stated for this very cookie or its service, not just somewhere for another one. */
  attributed: boolean;
  /** The notice says that the service sets no cookies. */
  denied: boolean;
  /** The cookie itself is declared with a shorter life than it has. */
  tooShort: boolean;
  /** The longest life stated for it, in seconds. */
  stated: number | null;
  /**
   * Of one that stays longer: the text that states its life, `both` where each states too short a one, `service` where the notice
   * states it for all cookies of a service without their names.
   */
  statedIn?: 'notice' | 'banner' | 'both' | 'service';
  /** Notice and banner state different lives: the one farther from the measured life, whose statement `stated` is. */
  offIn?: ContradictoryLife['offIn'];
}

/** What is known of a cookie of which a life is stated. */
export const isDeclared = { duration: true, provider: true, listed: true, attributed: true, denied: false, tooShort: false };

/** Cookies to which a row of a list in the notice itself, or the banner's record of their service, gives a shorter life than they have. */
export function misdatedRows(cookies: readonly CookieFact[], { notice, banner }: CookieTexts): Declared[] {
  return cookies.flatMap((cookie): Declared[] => {
    const stated =
      rowsWithDuration(notice, cookie).length === 0
        ? null
        : ownDuration(
            cookie,
            { notice, banner: '' },
            cookies.filter((other) => other !== cookie),
          );
    if (cookie.lifetimeSeconds === null) return [];
    if (stated !== null) {
      const others = cookies.filter((other) => other !== cookie);
      return outlastsStatement(cookie, stated)
        ? [{ ...isDeclared, tooShort: true, ...placeOfLife(cookie, stated, { banner, others }) }]
        : [];
    }
    // What keeps the choice is often listed with the tool, whose life is another matter.
    const record = cookie.category === 'consent' ? null : recordOf(cookie, banner);
    return record !== null && outlives(cookie, record)
      ? [{ cookie, stated: record.life, statedIn: 'banner', ...isDeclared, tooShort: true }]
      : [];
  });
}

function outlastsStatement({ lifetimeSeconds }: CookieFact, stated: number | null): boolean {
  return lifetimeSeconds !== null && stated !== null && lifetimeSeconds > stated * lifetimeTolerance;
}

/** Of a life that the notice states too short: whether the list of the banner does so as well, and the longer of the two. */
function placeOfLife(
  cookie: CookieFact,
  inNotice: number,
  { banner, others }: { banner: string; others: readonly CookieFact[] },
): Pick<Declared, 'cookie' | 'stated' | 'statedIn'> {
  const byName = banner === '' ? null : ownDuration(cookie, { notice: '', banner }, others);
  const record = byName === null && cookie.category !== 'consent' ? recordOf(cookie, banner) : null;
  const inBanner = byName ?? record?.life ?? null;
  const isShort = record ? outlives(cookie, record) : outlastsStatement(cookie, inBanner);
  return isShort && inBanner !== null
    ? { cookie, stated: Math.max(inNotice, inBanner), statedIn: 'both' }
    : { cookie, stated: inNotice, statedIn: 'notice' };
}

/** What the site itself runs on. */
const deliversSite: ReadonlySet<string> = new Set(['hosting', 'shop', 'cdn']);

/** "bcookie, lidc (LinkedIn), __hstc (HubSpot, 180 Tage)": the bracket ends what is told of the names before it, another name follows. */
const ownBracket = /^[^.;()\n]{0,120}\([^()\n]{0,80}\)(?=\s?,\s?(?:_|[a-z][a-z\d]{0,30}_)[\w-]{1,40}(?![\w-]))/iu;

/** How far a list tells of the name at which a text begins. */
function lengthOfRow(text: string): number {
  return ownBracket.exec(text)?.[0].length ?? text.length;
}

/** What the texts say about a cookie: in its own row, else in the paragraph about its service. */
export function readDeclaration(
  cookie: CookieFact,
  texts: CookieTexts,
  {
    services,
    cookies,
    listed,
    unnamed,
  }: Pick<Facts, 'services' | 'cookies'> & { listed: readonly CookieFact[]; unnamed: ReadonlySet<string> },
): Declared {
  const text = plainTexts(texts);
  const rows = placesOfEntry(text, cookie).map((place) =>
    text.slice(Math.max(0, place - 40), place + lengthOfRow(text.slice(place, place + row))),
  );
  const use = services.find(({ service }) => service.id === cookie.serviceId);
  const others = listed.filter((other) => other !== cookie);
  const about = use ? [...sentencesOnDuration(texts.notice, use, others), ...sentencesOnDuration(texts.banner, use, others)] : [];
  const provider = use ? namesService(text, use) || namesVendor(text, use) : rows.length > 0;
  const embedder = services.find(({ service }) => service.id === use?.embeddedBy && !startsChosen(service.id));
  const named = [use, embedder].some(
    (one) =>
      one !== undefined &&
      (namesService(texts.banner, one) ||
        (!unnamed.has(one.service.id) && namesService(text, one) && tellsOfTracker(texts.notice, one.service))),
  );
  const inNotice = ownDuration(cookie, { ...texts, banner: '' }, others);
  const byName = inNotice ?? ownDuration(cookie, texts, others);
  const told = byName ?? lifeToldOfService(texts.notice, cookie, { cookies, services });
  // A list of services, not of names, tells of all that a service sets.
  const record = rows.length > 0 || told !== null ? null : recordOf(cookie, texts.banner);
  const stated = told ?? record?.life ?? null;
  const measured = cookie.lifetimeSeconds;
  // What the site's own system sets under its domain is the site's own.
  const isOfNotice = told !== null && (inNotice !== null || byName === null);
  const tooShort = record ? measured !== null && outlives(cookie, record) : outlastsStatement(cookie, stated);
  const place =
    isOfNotice && tooShort
      ? placeOfLife(cookie, told, { banner: texts.banner, others })
      : { stated, statedIn: isOfNotice ? ('notice' as const) : ('banner' as const) };
  const statedIn = byName === null && place.statedIn === 'notice' ? 'service' : place.statedIn;
  const isOwn = cookie.party === 'first' && deliversSite.has(use?.service.category ?? '');
  return {
    cookie,
    provider: provider || record !== null || (isOwn && rows.length > 0),
    listed: rows.length > 0,
    attributed: named || record !== null || (use ? rows.some((entry) => namesVendor(entry, use)) : provider),
    denied: declarationOf(cookie, texts, use) === 'denied',
    duration: [...rows, ...about].some(statesDuration) || (record !== null && record.life !== null),
    tooShort,
    ...place,
    statedIn,
  };
}
