import type { Facts } from '../../facts.ts';
import { readablePages } from '../site/legal-page.ts';
import { type Match, matchesOf, near, plainText, precededBy, quoted, wholeWords } from '../wording.ts';

/** A sentence of the site by which no value added tax is due on what it sells. */
export interface TaxExemption {
  quote: string;
  url: string;
}

/** § 4 UStG by its numbers from 8 on: the lower ones are about exports, ships and gold. */
const ruleNumber = '(?:[89]|[12]\\d)(?![\\d.])';
const exempt = wholeWords(
  [
    `(?:§|paragraf|paragraph)\\s*4\\s*(?:abs\\.?\\s*1\\s*)?(?:nr\\.?|nummer|ziff(?:er|\\.)?)\\s*${ruleNumber}[^.;\\n§]{0,40}?(?:buchst(?:abe|\\.)?\\s*[a-z]{1,2}\\s*)?(?:doppelbuchst\\S{0,8}\\s*[a-z]{2}\\s*)?(?:ustg|umsatzsteuergesetz(?:es)?)`,
    '(?:von\\s+der\\s+(?:umsatz|mehrwert)steuer|umsatzsteuer(?:lich)?)\\s*-?(?:befreit|freigestellt)',
    '(?:umsatz|mehrwert)steuer(?:frei|befreit)e?[nrs]?',
    'exempt\\s+from\\s+(?:vat|value\\s+added\\s+tax)|vat[-\\s]exempt',
  ].join('|'),
);
/** Small businesses have a rule of their own; goods that leave the country, and what firms owe themselves, are another matter. */
const otherRule = wholeWords(
  'kleinunternehmer[a-zß-ɏ]*|§\\s*19|ausfuhr[a-zß-ɏ]*|export[a-zß-ɏ]*|innergemeinschaftlich[a-zß-ɏ]*|drittl(?:and|änder[a-zß-ɏ]*)|reverse[-\\s]charge|spenden?|intra-community',
);
const denial = wholeWords('nicht|kein(?:e[nmrs]?)?|weder|not|no');
const reach = 120;

/** What the imprint, else a page of the site says of being exempt from value added tax (§ 4 UStG); null without. */
export function statedTaxExemption({ imprint, pages }: Pick<Facts, 'imprint' | 'pages'>): TaxExemption | null {
  for (const { url, text } of [{ url: imprint.url ?? '', text: imprint.text }, ...readablePages(pages)]) {
    for (const line of text.slice(0, 60_000).split('\n').map(plainText)) {
      const match = matchesOf(line, exempt).find((one) => !precededBy(line, one, denial, 14) && !near(line, one, otherRule, reach));
      if (match) return { url, quote: quoted(sentenceAround(line, match)) };
    }
  }
  return null;
}

/** An end of a sentence is a stop behind a word, not behind the short forms of a statute. */
const sentenceEnd = /(?<=[a-zß-ɏ)]{3}(?<!abs|buchst|ziff|gem|gesetzl|inkl|zzgl))[.;!](?:\s|$)/gi;

function sentenceAround(line: string, { index, text }: Match): string {
  const ends = [...line.matchAll(sentenceEnd)].map((end) => end.index + 1);
  const from = ends.findLast((end) => end <= index) ?? 0;
  const to = ends.find((end) => end > index + text.length) ?? line.length + 1;
  return line.slice(from, to - 1).trim();
}

/** What the check on prices says where none is due. */
export const exemptionTexts = {
  de: {
    exempt:
      'Auf {pages} stehen Preise ohne Hinweis auf Umsatzsteuer; nach {source} fällt keine an („{quote}“), ob das für jeden Preis gilt, prüft der Scan nicht',
  },
  en: {
    exempt:
      'On {pages} there are prices without a note on VAT; according to {source} none is due (“{quote}”); whether that holds for each price is not examined',
  },
} as const;
