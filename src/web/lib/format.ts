import type { Locale } from '#contract/vocabulary.ts';
import { useLocale } from './i18n.tsx';

const languageTag = { de: 'de-DE', en: 'en-GB' } as const;
const noBreakSpace = '\u00a0';

/** Dates, durations and counts as a reader of the language writes them. */
export interface Format {
  /** 21.11.2026 */
  date(iso: string): string;
  /** 21.11.2026, 09:14 Uhr */
  dateTime(iso: string): string;
  /** From milliseconds: 1,8 s below ten seconds, else whole seconds; from two minutes on 2 min 5 s. */
  seconds(ms: number): string;
  /** 3.650 */
  count(value: number): string;
  /** +2, −1 (true minus), 0 */
  change(value: number): string;
  /** a, b und c */
  list(items: readonly string[]): string;
}

/** Formats of a language. Times are those of `timeZone`, by default the reader's. */
export function createFormat(locale: Locale, timeZone?: string): Format {
  const tag = languageTag[locale];
  const day = new Intl.DateTimeFormat(tag, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone });
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0, useGrouping: 'always' });
  const tenths = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const conjunction = new Intl.ListFormat(tag, { type: 'conjunction' });
  // What went is written as its negative; nothing that went is no minus.
  const count = (value: number) => whole.format(value || 0).replace('-', '−');
  return {
    date: (iso) => day.format(new Date(iso)),
    dateTime: (iso) => {
      const at = new Date(iso);
      return `${day.format(at)}, ${time.format(at)}${locale === 'de' ? `${noBreakSpace}Uhr` : ''}`;
    },
    seconds: (ms) => {
      // Compare what will be shown: 9.96 s would read 10,0 s.
      if (Math.round(ms / 100) < 100) return `${tenths.format(ms / 1000)}${noBreakSpace}s`;
      const seconds = Math.round(ms / 1000);
      if (seconds < 120) return `${seconds}${noBreakSpace}s`;
      const rest = seconds % 60;
      return `${whole.format(Math.floor(seconds / 60))}${noBreakSpace}min${rest ? ` ${rest}${noBreakSpace}s` : ''}`;
    },
    count,
    change: (value) => (value > 0 ? `+${whole.format(value)}` : count(value)),
    list: (items) => conjunction.format(items),
  };
}

/** Made once: the browser's formats are slow to make, and a long report has hundreds of parts that need them. */
const formats = new Map<string, Format>();

/** Formats of the chosen language. Times are the reader's, unless they belong to a zone, like the months of an account. */
export function useFormat(timeZone?: 'Europe/Berlin'): Format {
  const { locale } = useLocale();
  const key = `${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = createFormat(locale, timeZone);
  formats.set(key, made);
  return made;
}
