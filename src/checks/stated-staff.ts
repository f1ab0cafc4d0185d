import type { PageFact } from './facts.ts';
import { legalPath } from './legal-path.ts';
import { offerPages } from './shop-offer.ts';
import { mentions, plainText, wholeWords } from './wording.ts';

/** How many people a page says work for its owner, with the sentence that says so. */
export interface StatedStaff {
  count: number;
  quote: string;
  url: string;
  /** Path of the page, for a sentence. */
  path: string;
}

const germanOnes = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const germanTeens = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ');
const germanTens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const englishOnes = 'one two three four five six seven eight nine'.split(' ');
const englishTeens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Numbers from 2 to 99 as they are written out; one person alone is no staff to count. */
const written: ReadonlyMap<string, number> = new Map([
  ...[...germanOnes, ...germanTeens].map((word, index) => [word, index + 1] as const).slice(1),
  ...[...englishOnes, ...englishTeens].map((word, index) => [word, index + 1] as const).slice(1),
  ...germanTens.flatMap((tens, index) => [
    [tens, 20 + index * 10] as const,
    ...germanOnes.map((one, rest) => [`${one}und${tens}`, 21 + index * 10 + rest] as const),
  ]),
  ...englishTens.flatMap((tens, index) => [
    [tens, 20 + index * 10] as const,
    ...englishOnes.map((one, rest) => [`${tens}-${one}`, 21 + index * 10 + rest] as const),
  ]),
]);

const number = `(\\d{1,3}[.,]\\d{3}|\\d{1,4}|${[...written.keys()].join('|')})`;
/** "Nearly" and "up to" are left out: the number they go with is not reached. */
const roughly = '(?:rund|etwa|ca\\.|circa|über|mehr\\s+als|gut|about|around|over|more\\s+than|some)';
const now =
  '(?:inzwischen|mittlerweile|heute|derzeit|aktuell|zurzeit|insgesamt|weltweit|ein\\s+team\\s+(?:von|aus|mit)|now|currently|today|a\\s+team\\s+of)';
const kind =
  '(?:(?:fest\\s+angestellten?|feste[nr]?|engagierte[nr]?|erfahrene[nr]?|qualifizierte[nr]?|motivierte[nr]?|kreative[nr]?|dedicated|skilled|experienced|permanent|full-time|talented|committed)\\s+)?';
const staff =
  '(?:mitarbeit(?:er|ende)[a-zß-ɏ]*|beschäftigten?|angestellten?|employees|staff(?:\\s+members)?|team\\s+members|members\\s+of\\s+staff)';
const people = `(?:${staff}|kolleg(?:en|innen)|leuten?|menschen|personen|köpfen?|people|colleagues)`;
const amount = `(?:${now}\\s+){0,2}(?:${roughly}\\s+)?${number}\\s+${kind}`;
/** A department or a place of several is not the whole. */
const whole = '(?!\\s+(?:im|in\\s+(?:der|den|unser[a-z]{0,2}|the|our)|on|auf|am|vor|für|for|at|of|von|aus|der|des)(?![a-zß-ɏ]))';

/** What the owner says of its own staff. */
const ownWords = [
  `(?:wir\\s+sind|sind\\s+wir|wir\\s+beschäftigen|beschäftigen\\s+wir|bei\\s+uns\\s+arbeiten|we\\s+are|we\\s+employ)\\s+${amount}${people}${whole}`,
  `unser\\s+team\\s+(?:besteht\\s+aus|umfasst|zählt|aus|von|mit|hat)\\s+${amount}${people}${whole}`,
  `our\\s+team\\s+(?:consists\\s+of|comprises|numbers|has|of)\\s+${amount}${people}${whole}`,
  `(?:unsere[rn]?|our)\\s+${amount}${staff}${whole}`,
].map(wholeWords);
/** A sentence or line of its own, as pages about the owner have it. */
const place = '(?:\\s+(?:in|an|at|aus|across)\\s+[a-zß-ɏ-]{2,30}(?:\\s+(?:und|and|&)\\s+[a-zß-ɏ-]{2,30})?)';
const alone = new RegExp(`^(?:${roughly}\\s+)?${number}\\s+${kind}(?:${staff}${place}?|${people}${place})[.!]?$`, 'iu');
const aboutOwner = /(?:^|[/_-])(?:about|ueber|%c3%bcber|unternehmen|company|firma|team|wir-sind|wer-wir)(?:[/_.-]|$)/iu;

/** What was, will be, may be or is wished for says nothing of today; neither do others' staff. */
const elsewhen = wholeWords(
  'bald|künftig|zukünftig|ziel|wollen|möchten|werden|suchen|früher|damals|einst|nicht|kein[a-z]{0,2}|wenn|falls|sobald|ab|bis|geschult[a-z]*|kunden|soon|will|aim|goal|once|were|not|if|when|until|clients|customers',
);

/** How many people work for the owner by its own words on its pages; null where none say so, or several say different things. */
export function statedStaff(pages: readonly PageFact[]): StatedStaff | null {
  const found = offerPages(pages).flatMap((page) => sentencesOf(page.text).flatMap((sentence) => statementIn(sentence, page) ?? []));
  const [first] = found;
  return first !== undefined && found.every(({ count }) => count === first.count) ? first : null;
}

function statementIn(sentence: string, page: PageFact): StatedStaff | null {
  if (sentence.length > 240 || mentions(sentence, elsewhen)) return null;
  const digits = ownCount(sentence) ?? (aboutOwner.test(legalPath(page)) ? alone.exec(sentence)?.[1] : undefined);
  const count = digits === undefined ? null : countOf(digits);
  return count === null ? null : { count, quote: sentence.replace(/[.!]$/, ''), url: page.url, path: legalPath(page) };
}

function ownCount(sentence: string): string | undefined {
  for (const pattern of ownWords) for (const match of sentence.matchAll(pattern)) return match[1];
  return undefined;
}

function countOf(digits: string): number | null {
  const word = digits.toLowerCase();
  const count = written.get(word) ?? Number(word.replace(/[.,]/, ''));
  return Number.isInteger(count) && count >= 2 ? count : null;
}

/** Lines stay apart: a heading has no full stop. An abbreviation before a number ends no sentence. */
function sentencesOf(text: string): string[] {
  return text
    .slice(0, 60_000)
    .split('\n')
    .flatMap((line) =>
      plainText(line)
        .replace(/[‐‑]/g, '-')
        .split(/(?<=[.!?])\s(?=[A-ZÄÖÜ])/u),
    )
    .filter((sentence) => /\d|[a-z]{3}/i.test(sentence));
}
