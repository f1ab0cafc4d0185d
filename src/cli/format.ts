import type { Locale } from '#contract/vocabulary.ts';

const tags: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** A whole number with the thousands separator of the language; null = not examined, a dash. */
export function formatNumber(value: number | null, locale: Locale): string {
  return value === null ? '–' : new Intl.NumberFormat(tags[locale]).format(value);
}

/** Duration in seconds, one decimal below ten; minutes from two minutes on. */
export function formatDuration(milliseconds: number, locale: Locale): string {
  const seconds = Math.max(0, milliseconds) / 1000;
  if (seconds >= 120) return `${Math.floor(seconds / 60)}\u00a0min ${Math.round(seconds % 60)}\u00a0s`;
  const digits = seconds < 10 ? 1 : 0;
  return `${new Intl.NumberFormat(tags[locale], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(seconds)}\u00a0s`;
}

/** Date and time as read in the country of the language, with the time zone. */
export function formatDateTime(iso: string, locale: Locale, timeZone?: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const parts: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone };
  const day = new Intl.DateTimeFormat(tags[locale], parts).format(date);
  const time = new Intl.DateTimeFormat(tags[locale], { hour: '2-digit', minute: '2-digit', timeZone }).format(date);
  const zone = new Intl.DateTimeFormat(tags[locale], { timeZone, timeZoneName: 'short' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const clock = locale === 'de' ? `${time}\u00a0Uhr` : time;
  return zone ? `${day}, ${clock}\u00a0${zone}` : `${day}, ${clock}`;
}

/** A lifetime in the largest unit that says it without decimals worth mentioning; null = session. */
export function formatLifetime(seconds: number | null, locale: Locale): string {
  if (seconds === null) return locale === 'de' ? 'Sitzung' : 'session';
  const units: [number, { de: [string, string]; en: [string, string] }][] = [
    [86_400, { de: ['Tag', 'Tage'], en: ['day', 'days'] }],
    [3_600, { de: ['Stunde', 'Stunden'], en: ['hour', 'hours'] }],
    [60, { de: ['Minute', 'Minuten'], en: ['minute', 'minutes'] }],
    [1, { de: ['Sekunde', 'Sekunden'], en: ['second', 'seconds'] }],
  ];
  const [size, names] = units.find(([unit]) => seconds >= unit) ?? units.at(-1)!;
  const count = Math.round(seconds / size);
  return `${formatNumber(count, locale)}\u00a0${names[locale][count === 1 ? 0 : 1]}`;
}
