import type { PageFact } from '../../facts/pages.ts';
import { isSupportedLanguage } from '../site/supported-language.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { price } from './unit-prices.ts';

/** Costs that a page adds to its prices and nobody can do without, as far as it tells. */
export interface AddedCosts {
  url: string;
  /** The passage that adds them. */
  quote: string;
  /** The page says itself that they are always due; otherwise it says neither that nor the contrary. */
  isMandatory: boolean;
}

const plus = '(?:zzgl\\.?|zuzüglich|zuzügl\\.?|(?:dazu|hinzu)\\s+kommen|exkl\\.?|exklusive|plus|excl\\.?|excluding)';
/** Parts of a price that go to whoever offers it; shipping, deposits, taxes on visitors and what is metered are no such parts. */
const cost =
  '(?:(?:end|schluss|abschluss)?-?reinigung(?:s(?:kosten|gebühr|pauschale))?|(?:bett)?-?wäsche(?:paket(?:en?)?|pauschale|gebühr)?|handtuchpaket|(?:service|system|buchungs|bearbeitungs|verwaltungs|vorverkaufs|ticket|anmelde|aufnahme|reservierungs|abwicklungs|energie|nebenkosten|material|überführungs|bereitstellungs|betreuungs|prüfungs|start|chip|trainer|hygiene)-?(?:gebühr(?:en)?|pauschale|kosten|entgelt)|(?:final\\s+)?cleaning(?:\\s+fee)?|(?:service|booking|handling|linen)\\s+fee)';
const mandatory = wholeWords(
  'obligatorisch[a-zß-ɏ]{0,3}|verpflichtend[a-zß-ɏ]{0,3}|verbindlich[a-zß-ɏ]{0,3}|zwingend[a-zß-ɏ]{0,3}|(?:pflicht|immer)|nicht\\s+abwählbar|in\\s+jedem\\s+fall|mandatory|compulsory|obligatory',
);
const voluntary = wholeWords(
  'auf\\s+wunsch|optional[a-zß-ɏ]{0,3}|wahlweise|freiwillig[a-zß-ɏ]{0,3}|(?:zu|dazu|hinzu)buchbar[a-zß-ɏ]{0,3}|buchbar[a-zß-ɏ]{0,3}|falls|bei\\s+bedarf|sofern|wenn\\s+(?:sie|du)|selbst\\s+(?:mitbringen|reinigen|putzen)|mitgebracht[a-zß-ɏ]{0,3}|nicht\\s+(?:obligatorisch|verpflichtend|zwingend|pflicht)|kann\\s+(?:gebucht|gemietet|dazu)|leihbar|gegen\\s+aufpreis|if\\s+(?:desired|you)|on\\s+request|optional',
);
const added = new RegExp(`(?<![a-zß-ɏ])${plus}\\s+(?:[^\\n;]{0,60}?[\\s(])?${cost}(?![a-zß-ɏ])`, 'giu');
/** A row of a price list that says of such a part that it is always due. */
const listed = new RegExp(
  `(?<![a-zß-ɏ])${cost}(?![a-zß-ɏ])[^\\n;]{0,40}?\\d\\s?(?:,-{1,2}\\s?)?(?:€|EUR)[^\\n;]{0,12}?\\(?(?:verpflichtend|obligatorisch|zwingend|pflicht|mandatory|compulsory)(?![a-zß-ɏ])`,
  'giu',
);
/** The sum with all of it stands on the page too, or in the very line. */
const total = wholeWords(
  '(?:gesamt|end|komplett)preise?\\s+(?:inkl(?:usive)?|incl|einschließlich)|(?:inkl(?:usive)?|incl)\\.?\\s+aller\\s+(?:nebenkosten|gebühren|kosten)|total\\s+price\\s+including',
);
const included = wholeWords('(?:inkl(?:usive)?|incl)\\.?\\s+(?:aller\\s+)?(?:end)?-?(?:reinigung|nebenkosten|gebühren)[a-zß-ɏ]{0,12}');
const reachAfter = 150;
const reachBefore = 400;

/** Costs that readable pages add to a price for everybody (§ 3 Abs. 1 PAngV wants the sum), the first of each page. */
export function addedCosts(pages: readonly PageFact[]): AddedCosts[] {
  return pages.filter((page) => page.textComplete && isSupportedLanguage(page)).flatMap((page) => costsOf(page) ?? []);
}

function costsOf({ url, text: written }: PageFact): AddedCosts | null {
  const text = written.slice(0, 100_000);
  if (mentions(plainText(text), total)) return null;
  const found = [...text.matchAll(added), ...text.matchAll(listed)].toSorted((one, other) => one.index - other.index);
  for (const match of found) {
    const line = text.slice(match.index, match.index + match[0].length + reachAfter);
    // The line tells; the one below may belong to the next house or course.
    const passage = sentenceOf(line.split('\n')[0] ?? line);
    const before = text.slice(Math.max(0, match.index - reachBefore), match.index);
    const ownLine = `${before.slice(before.lastIndexOf('\n') + 1)}${passage}`;
    if (mentions(plainText(passage), voluntary) || mentions(plainText(ownLine), included) || !price.test(before)) continue;
    const isMandatory = mentions(plainText(passage), mandatory);
    // Without a sum of its own the passage may be about anything.
    if (isMandatory || price.test(passage)) return { url, quote: quoted(plainText(passage)), isMandatory };
  }
  return null;
}

/** Up to the stop that ends the sentence; a stop behind a short form or a digit ends none. */
function sentenceOf(text: string): string {
  const end = text.search(/(?<=[a-zß-ɏ)]{3}(?<!zzgl|exkl|excl|inkl|incl|zügl))[.!?](?:\s|$)/i);
  return end < 0 ? text : text.slice(0, end);
}

/** What the check on prices says of costs that come on top. */
export const addedCostTexts = {
  de: {
    fixes: {
      extraCosts:
        '1. Nennen Sie auf {pages} den Preis einschließlich dessen, was alle zahlen müssen („{quote}“): Rechnen Sie Pauschalen ein, oder zeigen Sie den Gesamtpreis schon bei der Auswahl.\n2. Getrennt nennen dürfen Sie, was freiwillig ist oder nach Verbrauch abgerechnet wird, und Abgaben der Gemeinde wie den Gästebeitrag.',
      extraCostsUnclear:
        '1. Sind diese Kosten für alle fällig („{quote}“), rechnen Sie sie auf {pages} in den Preis ein, oder zeigen Sie den Gesamtpreis schon bei der Auswahl.\n2. Sind sie freiwillig, sagen Sie das dort.',
    },
    messages: {
      extraCosts:
        'Auf {pages} stehen Preise ohne Kosten, die alle zahlen müssen („{quote}“); sie gehören in den Gesamtpreis (§ 3 Abs. 1, § 2 Nr. 4 PAngV)',
      extraCostsUnclear:
        'Auf {pages} kommen zum Preis Kosten hinzu („{quote}“); müssen alle sie zahlen, gehören sie in den Gesamtpreis (§ 3 Abs. 1, § 2 Nr. 4 PAngV)',
    },
  },
  en: {
    fixes: {
      extraCosts:
        '1. State the price on {pages} including what everybody has to pay (“{quote}”): include flat charges, or show the total price as soon as something is chosen.\n2. You may state separately what is voluntary or charged by consumption, and levies of the municipality such as a visitor’s tax.',
      extraCostsUnclear:
        '1. If everybody has to pay these costs (“{quote}”), include them in the price on {pages}, or show the total price as soon as something is chosen.\n2. If they are voluntary, say so there.',
    },
    messages: {
      extraCosts:
        'On {pages}, prices leave out costs that everybody has to pay (“{quote}”); they belong in the total price (Section 3(1), Section 2 no. 3 PAngV)',
      extraCostsUnclear:
        'On {pages}, costs are added to the price (“{quote}”); if everybody has to pay them, they belong in the total price (Section 3(1), Section 2 no. 3 PAngV)',
    },
  },
} as const;
