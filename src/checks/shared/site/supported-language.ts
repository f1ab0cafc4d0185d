import { wholeWords } from '../wording.ts';
import { languageOf } from './text-language.ts';

/** With the words of an imprint, which may have no sentence at all. */
const germanWords = wholeWords(
  'und|der|die|das|nicht|wir|sie|ist|für|mit|von|auf|ihre|werden|impressum|angaben|gemäß|telefon|inhaber(?:in)?|geschäftsführ(?:er|erin|ung)|vertreten|durch|amtsgericht|registergericht|handelsregister|vereinsregister|umsatzsteuer|verantwortlich|anschrift|vorstand',
);
const englishWords = wholeWords('and|the|of|we|you|your|for|with|this|are|our|not|imprint|phone|director|represented|register');
const readUpTo = 5_000;

/**
 * Whether patterns can judge a text: it is German or English. What the text is written in decides, for templates declare a language
 * that nobody changed. What the page declares counts where the text does not tell, say in a list of goods, as long as it is written in
 * Latin letters.
 */
export function isSupportedLanguage({ language, text }: { language: string; text: string }): boolean {
  const read = languageOf(text);
  if (read === 'de' || read === 'en') return true;
  if (read !== null && read !== 'other') return false;
  const part = text.slice(0, readUpTo);
  if (/^(de|en)(?![a-z])/i.test(language)) return isLatin(part);
  const distinct = (pattern: RegExp) => new Set(Array.from(part.matchAll(pattern), ([word]) => word.toLowerCase())).size;
  // "other" is no language that anybody declared: a list of names has few words of any.
  return Math.max(distinct(germanWords), distinct(englishWords)) >= (language === '' ? 3 : language === 'other' ? 4 : 8);
}

function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= letters / 2;
}
