import type { Locale } from '#contract/vocabulary.ts';

/** Language of an answer by `Accept-Language`: the better liked of German and English, German when neither is named. */
export function requestLocale(acceptLanguage: string | undefined): Locale {
  const liked = { de: 0, en: 0 };
  for (const entry of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
    const language = tag.split('-')[0]!;
    if (language !== 'de' && language !== 'en') continue;
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    liked[language] = Math.max(liked[language], quality === undefined ? 1 : Number(quality) || 0);
  }
  if (liked.en !== liked.de) return liked.en > liked.de ? 'en' : 'de';
  // Both liked the same: the one named first.
  return /^\s*en\b/i.test(acceptLanguage ?? '') && liked.en > 0 ? 'en' : 'de';
}
