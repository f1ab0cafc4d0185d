import type { Verdict } from '../../define-check.ts';
import type { PageFact } from '../../facts/pages.ts';
import { textItem } from '../../items.ts';
import { readablePages } from '../site/legal-page.ts';
import { pathsOf } from '../site/page-paths.ts';
import { matchesOf, mentions, near, plainText, quoted, sentencesIn, wholeWords } from '../wording.ts';

const contract = '(?:[a-zß-ɏ]{0,20}vertrag|kauf|vertragsschluss|vertragsabschluss|kaufabschluss)';
const words = (most: number) => `(?:[^\\s.!?]{1,30}\\s+){0,${most}}?`;
const spot =
  '(?:vor\\s+ort|(?:bei|mit|durch|nach|zur)\\s+(?:(?:der|die|ihrer?|deiner?|eurer?)\\s+)?(?:persönlichen?\\s+)?(?:selbst)?(?:abholung|übergabe)|(?:im|in\\s+unsere[mr]|am|auf\\s+dem)\\s+(?:ladengeschäft|hofladen|laden|geschäft|atelier|werkstatt|hof|lokal|marktstand|showroom|studio))';

/** A sentence by which the contract comes about where the goods are handed over. */
const onSpot = wholeWords(
  [
    `${contract}\\s+(?:kommt|wird|entsteht|erfolgt|findet)\\s+${words(10)}${spot}(?:\\s+${words(8)}(?:zustande|geschlossen|abgeschlossen|statt))?`,
    `kommt\\s+${words(6)}${contract}\\s+${words(6)}${spot}\\s+${words(5)}zustande`,
    `${spot}\\s+${words(6)}(?:kommt|wird|entsteht)\\s+${words(5)}${contract}\\s+${words(5)}(?:zustande|geschlossen|abgeschlossen)`,
    `${contract}\\s+${words(6)}${spot}\\s+${words(4)}(?:zustande\\s?kommt|geschlossen\\s+wird)`,
    `contract\\s+(?:of\\s+sale\\s+)?(?:is|will\\s+be|comes|shall\\s+be)\\s+${words(6)}(?:on\\s+site|on\\s+collection|at\\s+(?:the\\s+time\\s+of\\s+)?(?:collection|pick-?up)|in\\s+(?:the|our)\\s+(?:shop|store))`,
  ].join('|'),
);
/** Only the order is told not to bind. */
const onlyReserved = wholeWords(
  [
    `(?:reservierung|vorbestellung|abholanfrage|abhol-anfrage)\\s+${words(8)}(?:kein|noch\\s+kein)\\s+(?:verbindlicher\\s+)?(?:kauf|kaufvertrag|vertrag)`,
    `unverbindliche[nrs]?\\s+(?:abhol|reservierungs)-?(?:anfragen?|wunsch|bestellung|reservierung)`,
    `nur\\s+zur\\s+(?:selbst)?abholung\\s+reservier(?:en|t|bar)`,
  ].join('|'),
);
/** Said of other contracts, or not said at all. */
const denied = wholeWords('nicht|not');
const conditional = wholeWords('wenn|sofern|falls|soweit|if|where');
/** Who hands goods to a carrier sends them. */
const carrier = wholeWords(
  'versanddienst[a-zß-ɏ]*|spedition[a-zß-ɏ]*|transport[a-zß-ɏ]*|frachtführer[a-zß-ɏ]*|paketdienst[a-zß-ɏ]*|carrier',
);

/** Goods are sent, or what sending costs and takes is told. */
const sends = wholeWords(
  [
    '(?:zzgl|plus|inkl|exkl|excl|incl)\\.?\\s+(?:der\\s+)?(?:versand|liefer|porto|shipping|delivery)[a-zß-ɏ]*',
    '(?:zuzüglich|inklusive|exklusive)\\s+(?:der\\s+)?(?:versand|liefer|porto)[a-zß-ɏ]*',
    'lieferzeit[a-zß-ɏ]*|lieferkosten|versandkostenfrei[a-zß-ɏ]*|versandfertig',
    '(?:versandkosten|versand|porto)\\s*(?:ab|:|von|betragen|beträgt|pauschal)\\s*(?:€|EUR|\\d)[\\d.,]{0,8}',
    '(?:wir\\s+)?(?:versenden|verschicken|liefern)\\s+(?:wir\\s+)?(?:[a-zß-ɏ]+\\s+){0,3}(?:nach|innerhalb|deutschlandweit|österreichweit|weltweit|europaweit|bundesweit|mit|per|in)',
    '(?:versand|lieferung)\\s+(?:erfolgt|nach|innerhalb|per|durch)',
    '(?:we\\s+)?(?:ship|deliver)\\s+(?:to|within|worldwide)|delivery\\s+time|plus\\s+shipping',
  ].join('|'),
);
const nothing = wholeWords('nicht|kein(?:e[nmrs]?|erlei)?|ohne|no|not');

/** A sentence of the site by which contracts come about on its premises only. */
export interface SpotSentence {
  url: string;
  quote: string;
}

const known = new WeakMap<readonly PageFact[], { said: SpotSentence | null }>();

/**
 * The sentence by which a site says that what one sends is a reservation and the contract comes about where the goods are handed over; null
 * without one, and where any page says that goods are sent: then it is said of one way among others. Such contracts are none at a distance
 * (Section 312c BGB); whether it is true, nobody can tell from outside.
 */
export function concludedOnSpot(pages: readonly PageFact[]): SpotSentence | null {
  const before = known.get(pages);
  if (before) return before.said;
  const said = findSentence(pages);
  known.set(pages, { said });
  return said;
}

function findSentence(pages: readonly PageFact[]): SpotSentence | null {
  const places = readablePages(pages).filter(
    ({ kind }) => kind === 'start' || kind === 'other' || kind === 'terms' || kind === 'cancellation',
  );
  const lines = places.flatMap(({ url, kind, text }) =>
    text
      .slice(0, 60_000)
      .split('\n')
      .map((line) => ({ url, kind, line: plainText(line) })),
  );
  if (lines.some(({ line }) => matchesOf(line, sends).some((match) => !near(line, match, nothing, 30)))) return null;
  const sentences = lines.flatMap(({ url, kind, line }) => sentencesIn(line).map((sentence) => ({ url, kind, sentence })));
  // Terms say it with care; what stands on a page of the offer comes after them.
  const legalFirst = [...sentences].sort((a, b) => Number(b.kind === 'terms') - Number(a.kind === 'terms'));
  const found =
    legalFirst.find(({ sentence }) => saysSo(sentence, onSpot)) ?? legalFirst.find(({ sentence }) => saysSo(sentence, onlyReserved));
  return found ? { url: found.url, quote: quoted(found.sentence) } : null;
}

function saysSo(sentence: string, pattern: RegExp): boolean {
  if (sentence.length > 600 || mentions(sentence, carrier)) return false;
  return matchesOf(sentence, pattern).some(
    ({ text, index }) => !mentions(text, denied) && !mentions(sentence.slice(0, index), conditional),
  );
}

/** Open, because the site says that contracts come about on its premises; null where it does not say so. Message: `concludedOnSpot`. */
export function spotVerdict(pages: readonly PageFact[]): Verdict | null {
  const said = concludedOnSpot(pages);
  if (!said) return null;
  const params = { page: pathsOf([said.url]), quote: said.quote };
  return { class: 'NoClassification', message: 'concludedOnSpot', params, items: [textItem(said.url, said.quote)] };
}

/** What checks of distance contracts say where contracts come about on the premises by the site's own words. */
export const spotTexts = {
  de: {
    message:
      'Auf {page} steht: „{quote}“. Kommt der Vertrag tatsächlich erst vor Ort zustande, ist er kein Fernabsatzvertrag (§ 312c BGB), und diese Pflicht besteht nicht; ob es so ist, sieht der Scan nicht',
    fix: '1. Prüfen Sie, ob Kunden bis zur Abholung frei sind, also weder kaufen noch zahlen müssen, und ob Sie nie auf anderem Weg verkaufen (etwa mit Versand). Dann ist hier nichts zu tun.\n2. Binden sich Kunden schon mit dem Absenden, oder versenden Sie auch Waren, gilt die Pflicht für diese Verträge; berichtigen Sie dann auch den Satz auf {page}.',
  },
  en: {
    message:
      '{page} says: “{quote}”. If the contract really comes about on the premises only, it is no distance contract (Section 312c BGB) and this duty does not exist; whether it is so the scan cannot see',
    fix: '1. Check whether customers are free until they collect the goods, so need neither buy nor pay, and whether you never sell in another way (such as by sending goods). Then there is nothing to do here.\n2. If customers are bound by sending the form, or if you also send goods, the duty applies to those contracts; then correct the sentence on {page} as well.',
  },
} as const;
