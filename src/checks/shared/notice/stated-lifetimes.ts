import type { Locale } from '../../define-check.ts';

/**
 * A cookie with the life it has and, where the texts state one, the life they give it; in seconds, null for the end of the visit (of what is stated: 0).
 * `requested`: what was asked for when it was set, where the browser cut that or where that alone is told (`measured` null).
 */
export interface StatedLifetime {
  name: string;
  measured: number | null;
  requested?: number | null;
  stated: number | null;
}

/** By how much a life may exceed what is stated: a month has 28 to 31 days. */
export const lifetimeTolerance = 1.1;

const most = 10;

/** The parameter `lifetimes`, for `lifetimesInWords`. */
export function lifetimesOf(entries: readonly StatedLifetime[]): string {
  return entries
    .map(({ name, measured, requested, stated }) => {
      const isCut = stated === null && requested != null && measured !== null && requested > measured;
      const isAsked = stated !== null && measured === null && requested != null;
      return [name, measured ?? '', stated ?? '', ...(isCut || isAsked ? [requested] : [])].join('\t');
    })
    .join('\n');
}

const words: Record<
  Locale,
  {
    session: string;
    alone: (measured: string) => string;
    both: (stated: string, measured: string) => string;
    asked: (stated: string, requested: string) => string;
    cut: (requested: string, measured: string) => string;
  }
> = {
  de: {
    session: 'bis zum Ende der Sitzung',
    alone: (measured) => `gemessen ${measured}`,
    cut: (requested, measured) => `${requested}, vom Browser auf ${measured} gekürzt`,
    both: (stated, measured) => `angegeben ${stated}, gemessen ${measured}`,
    asked: (stated, requested) => `angegeben ${stated}, verlangt ${requested}`,
  },
  en: {
    session: 'until the session ends',
    alone: (measured) => `measured ${measured}`,
    cut: (requested, measured) => `${requested}, cut to ${measured} by the browser`,
    both: (stated, measured) => `stated ${stated}, measured ${measured}`,
    asked: (stated, requested) => `stated ${stated}, requested ${requested}`,
  },
};

/** The cookies of the parameter with their lives, as in „_ga (gemessen 400 Tage)“; what is in words already stays. */
export function lifetimesInWords(param: string, locale: Locale): string {
  const entries = param.split('\n').map((entry) => entry.split('\t'));
  if (entries.some(({ length }) => length !== 3 && length !== 4)) return param;
  const { session, alone, cut, both, asked } = words[locale];
  const told = entries.map(([name, measured = '', stated = '', requested = '']) => {
    const life = measured === '' ? session : durationIn(Number(measured), locale);
    if (stated === '' && requested !== '') return `${name} (${cut(durationIn(Number(requested), locale), life)})`;
    // Stated for the end of the visit.
    const said = stated === '0' ? session : durationIn(Number(stated), locale);
    if (requested !== '') return `${name} (${asked(said, durationIn(Number(requested), locale))})`;
    return `${name} (${stated === '' ? alone(life) : both(said, life)})`;
  });
  return told.length > most ? `${told.slice(0, most).join(', ')} …` : told.join(', ');
}

const units: readonly [Intl.NumberFormatOptions['unit'], number][] = [
  ['month', 30.5 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** In the largest unit that fits as it is; a year has 365 days or a quarter more. */
function durationIn(seconds: number, locale: Locale): string {
  const years = seconds / (365.25 * 86_400);
  const isYears = years > 0.99 && Math.abs(years - Math.round(years)) < 0.005;
  const [unit, length] = isYears
    ? (['year', 365.25 * 86_400] as const)
    : (units.find(([name, size]) => seconds >= size && (name === 'month' ? seconds % size === 0 : true)) ?? units.at(-1)!);
  const format = new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    style: 'unit',
    unit: unit!,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
  return format.format(seconds / length);
}
