import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import type { Locale } from '#contract/vocabulary.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365 * day;

const words = {
  de: {
    session: 'Sitzung',
    tab: 'bis der Tab geschlossen wird',
    unlimited: 'unbegrenzt, bis zur Löschung',
    immediately: 'sofort gelöscht',
    shortest: 'höchstens 1 Minute',
    longest: 'mehr als 10 Jahre',
    units: { minute: ['Minute', 'Minuten'], hour: ['Stunde', 'Stunden'], day: ['Tag', 'Tage'], year: ['Jahr', 'Jahre'] },
  },
  en: {
    session: 'session',
    tab: 'until the tab is closed',
    unlimited: 'unlimited, until deleted',
    immediately: 'deleted at once',
    shortest: 'at most 1 minute',
    longest: 'more than 10 years',
    units: { minute: ['minute', 'minutes'], hour: ['hour', 'hours'], day: ['day', 'days'], year: ['year', 'years'] },
  },
} as const;

/** How long something stays, in words: whole years where it is years, else days, hours or minutes. From seconds; null = session. */
export function durationWords(seconds: number | null, locale: Locale): string {
  const { session, immediately, shortest, longest, units } = words[locale];
  if (seconds === null) return session;
  if (seconds <= 0) return immediately;
  if (seconds <= minute) return shortest;
  if (seconds > 10 * year + 3 * day) return longest;
  const count = (size: number, unit: keyof typeof units) => {
    const number = Math.round(seconds / size);
    return `${number} ${units[unit][number === 1 ? 0 : 1]}`;
  };
  // Sites write years of 365, 365.25 or 366 days.
  const years = Math.round(seconds / year);
  if (years >= 1 && seconds >= years * year - day && seconds <= years * (year + day)) return count(year, 'year');
  if (seconds >= 2 * day) return count(day, 'day');
  return seconds >= 2 * hour ? count(hour, 'hour') : count(minute, 'minute');
}

/** Lifetime of an entry in words: of a cookie as the site asked for it, of web storage by its kind. */
export function lifetimeWords({ type, lifetime, declaredLifetime }: CookieMonitorEntry, locale: Locale): string {
  if (type === 'cookie') return durationWords(declaredLifetime ?? lifetime, locale);
  return type === 'sessionStorage' ? words[locale].tab : words[locale].unlimited;
}
