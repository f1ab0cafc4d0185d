import type { Locale } from '#contract/vocabulary.ts';
import { reportTexts } from '../texts.ts';

/** Codes besides the failures of a page, as checks give them: `text` was cut short, `redirects` never end. */
const others: Readonly<Record<string, Record<Locale, string>>> = {
  // A page that was found, and not visited.
  budget: { de: 'nicht unter den besuchten Seiten', en: 'not among the pages visited' },
  text: { de: 'der Text war nicht vollständig', en: 'the text was not complete' },
  PDF: { de: 'ein PDF ohne lesbaren Text', en: 'a PDF without readable text' },
  redirects: { de: 'die Weiterleitungen nahmen kein Ende', en: 'the redirects never ended' },
};

const languageNames: Readonly<Record<Locale, Intl.DisplayNames>> = {
  de: new Intl.DisplayNames('de', { type: 'language' }),
  en: new Intl.DisplayNames('en', { type: 'language' }),
};

/** Why something could not be read, for a bracket in a sentence: failures of a page, languages and other codes in words; anything else, as `HTTP 503`, stays. */
export function unreadReason(code: string, locale: Locale): string {
  const told = others[code]?.[locale];
  if (told !== undefined) return told;
  const pages: Readonly<Record<string, string>> = reportTexts[locale].page;
  const failure = pages[code];
  if (failure !== undefined) return failure.replace(/\.$/, '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  if (!/^[a-z]{2}$/.test(code)) return code;
  const language = languageNames[locale].of(code) ?? code;
  return locale === 'de' ? `Sprache: ${language}` : `language: ${language}`;
}
