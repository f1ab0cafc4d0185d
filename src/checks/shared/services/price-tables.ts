import type { RequestFact } from '../../facts/requests.ts';

/** Scripts by which a payment service draws prices or a button that leads to it: who reads them does not pay yet. */
const displays = /^https:\/\/js\.stripe\.com\/v3\/(pricing-table|buy-button)/i;

/** What such a script draws, as its file is called; null for any other address. */
export function drawnByScript(url: string): string | null {
  return displays.exec(url)?.[1] ?? null;
}

/** Pages on which a payment service draws what is for sale, instead of a page to pay on. */
export function pagesWithPrices(requests: readonly RequestFact[]): ReadonlySet<string> {
  return new Set(requests.flatMap(({ url, pageUrl }) => (drawnByScript(url) !== null ? pageUrl : [])));
}

/** What to do there: without the script, prices would be missing. Place: `{service}`. */
export const priceTableStep = {
  de: '{#replace} Zeigen Sie Preise und Schaltflächen als eigenen Inhalt statt mit der Einbettung von {service}, und verlinken Sie sie auf die Bezahlseite (bei Stripe etwa einen Payment Link), oder laden Sie die Einbettung erst auf einen Klick; binden Sie sie nicht an das Banner, sonst sieht keine Preise, wer ablehnt.',
  en: '{#replace} Show prices and buttons as content of your own instead of the embed of {service}, and link them to the payment page (with Stripe, a payment link for example), or load the embed only on a click; do not tie it to the banner, or whoever rejects sees no prices.',
};
