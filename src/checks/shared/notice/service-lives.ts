import type { CookieFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { plainText } from '../wording.ts';
import { placesOfEntry, sentencesOnDuration } from './declared-cookies.ts';
import { periodsIn } from './durations.ts';
import { lifetimeTolerance } from './stated-lifetimes.ts';

/** What is said of a cookie when its time is over; how long data are kept is another matter. */
const ofCookies =
  /(?<![a-zß-ɏ])(?:[a-zß-ɏ]{3,30}-?)?cookies?(?![a-zß-ɏ])[^.]{0,140}?(?:gültigkeit|läuft|laufen|gelöscht|löschen|gespeichert|speicherdauer|laufzeit|lebensdauer|funktionsdauer|expires?|valid|deleted|lifetime)|(?:gültigkeit|speicherdauer|laufzeit|lebensdauer|funktionsdauer|lifetime)[^.]{0,60}?cookies?(?![a-zß-ɏ])/iu;
/** A name as only cookies have: the period may be that of this one alone. */
const cookieName = /(?<![a-z\d.-])(?:_[a-z]|[a-z]{1,20}_[a-z])/iu;

/**
 * The one life, in seconds, that a text states for the cookies of a service without their names („ein Cookie …, er verliert nach 30
 * Tagen seine Gültigkeit“), where this cookie outlives it. Null: none is stated, more than one, or another cookie of the service lives
 * as long as is said.
 */
export function lifeToldOfService(
  text: string,
  cookie: CookieFact,
  { cookies, services }: Pick<Facts, 'cookies' | 'services'>,
): number | null {
  const use = services.find(({ service }) => service.id === cookie.serviceId);
  if (use === undefined || cookie.lifetimeSeconds === null || placesOfEntry(plainText(text), cookie).length > 0) return null;
  const sentences = sentencesOnDuration(text, use, []).filter((sentence) => ofCookies.test(sentence) && !cookieName.test(sentence));
  const [told, ...more] = sentences.flatMap(periodsIn);
  if (told === undefined || more.some((other) => other !== told)) return null;
  const isTold = ({ serviceId, lifetimeSeconds }: CookieFact) =>
    serviceId === cookie.serviceId &&
    lifetimeSeconds !== null &&
    lifetimeSeconds <= told * lifetimeTolerance &&
    lifetimeSeconds >= told / lifetimeTolerance;
  return cookie.lifetimeSeconds > told * lifetimeTolerance && !cookies.some(isTold) ? told : null;
}
