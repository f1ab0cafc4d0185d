import { readOnce } from '#knowledge/read-once.ts';
import { plainText } from '../wording.ts';

/** Words that are common in one language and rare in the others. */
const commonWords: Record<string, readonly string[]> = {
  de: 'und der die das nicht wir sie ist für mit von auf ihre ihrer werden wird zur zum oder bei einer eine des dem den durch auch haben unsere sich als nach ich mir mein du dir dein deine euch wenn sind ein kein keine im zu haben hat dass hier nur'.split(
    ' ',
  ),
  en: 'and the of to we you your for with this are our not by from that is be have or which may when will as can data'.split(' '),
  fr: 'et le la les des est vous nous pour dans sur votre vos une par avec que qui ces aux sont au cette'.split(' '),
  es: 'el los las y del para con por su sus que una nuestra usted datos como puede esta al'.split(' '),
  it: 'il gli e di che per con della dei delle una sono nel dati nostro suo può questo alla degli'.split(' '),
  nl: 'het een en van wij voor met uw zijn onze niet deze worden naar dat aan ook bij kunnen wordt'.split(' '),
  pl: 'i w na do z nie się jest przez oraz danych dla lub są od które pani pana że'.split(' '),
  tr: 've bir bu için ile olarak veri kişisel olan veya tarafından bilgi'.split(' '),
  pt: 'os as e do da para com não uma seus dos que são dados pelo por ao nossa você'.split(' '),
  da: 'og det til vi på som af den ikke du dine vores med er kan også'.split(' '),
  sv: 'och det att vi på som av den inte du dina våra är för kan'.split(' '),
  cs: 'a na se je pro nebo osobních údajů které jsou že jako k ve'.split(' '),
};
const readUpTo = 30_000;
const fewestWords = 12;
/** Fewer words than this may be a list of names and numbers, in which a single word of another language means nothing. */
const runningText = 60;
/** Words; letters with a full stop or a hyphen beside them belong to abbreviations ("e.K.", "E-Mail", "i. V."). */
const anyWord = /\p{L}{2,}|(?<![\p{L}.-])\p{L}(?![\p{L}.-])/gu;

/**
 * Language of a running text by its commonest words: an ISO 639-1 code, `other` for a script or language that is not known,
 * null when there is too little text to tell. English names of services in a German text do not turn it.
 */
export const languageOf: (text: string) => string | null = readOnce(readLanguage, 24);

function readLanguage(text: string): string | null {
  const words = plainText(text.slice(0, readUpTo)).toLowerCase().match(anyWord) ?? [];
  if (words.length < fewestWords) return null;
  const latin = words.filter((word) => /^[\p{Script=Latin}]/u.test(word)).length;
  if (latin < words.length / 2) return 'other';
  const counts = Map.groupBy(words, (word) => word);
  const share = (list: readonly string[]) => list.reduce((sum, word) => sum + (counts.get(word)?.length ?? 0), 0) / words.length;
  const ranked = Object.entries(commonWords)
    .map(([language, list]) => ({ language, share: share(list) }))
    .sort((a, b) => b.share - a.share);
  const [first, second] = ranked;
  if (!first || first.share < 0.06) return words.length >= runningText ? 'other' : null;
  // "Salon La Vida": one word of a name turns no list of contacts into a foreign text.
  const isKnown = first.language === 'de' || first.language === 'en';
  if (!isKnown && words.length < runningText && commonWords[first.language]!.filter((word) => counts.has(word)).length < 2) return null;
  return second && second.share > first.share * 0.9 ? null : first.language;
}
