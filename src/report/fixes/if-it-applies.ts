import type { Locale } from '#contract/vocabulary.ts';
import { reportTexts } from '../texts.ts';

/** Words by which a step only looks: it is right whether there is a fault or not. */
const looking: Record<Locale, RegExp> = {
  de: /^(?:(?:Prüfen|Kontrollieren|Vergleichen|Klären|Öffnen|Gehen) Sie|Fragen Sie (?:den|die|das|Ihren?)|Stellen Sie (?:fest|sicher))(?![\p{L}])/u,
  en: /^(?:Check|Verify|Compare|Examine|Find out|Clarify|Ask (?:the|your)|Make sure|Go through)\b/,
};

/** Words by which a step sets its own condition or only advises. */
const ownCondition: Record<Locale, readonly RegExp[]> = {
  de: [
    /^(?:Falls|Wenn|Sofern|Soweit|Solange|Bei Bedarf|Empfehlung)(?![\p{L}])/u,
    // Verb first and the imperative after it: „Fehlt die Angabe, ergänzen Sie …“.
    /^(?:Ist|\p{Lu}\p{Ll}+(?:t|en)) (?!Sie(?![\p{L}]))[^.]*[,:] (?!denen )\p{L}+en Sie(?![\p{L}])/u,
    /^(?:Sind|Haben|Nutzen|Verwenden|Betreiben|Bieten|Brauchen|Möchten|Wollen|Müssen|Dürfen|(?:Stützen|Berufen)(?= Sie sich(?![\p{L}]))) Sie(?![\p{L}])[^.]*, (?!denen )\p{Ll}+en Sie(?![\p{L}])/u,
  ],
  en: [/^(?:If|Where|When|Unless|As long as|Should|Recommendation)\b/, /^(?:Is|Are|Does) (?:the|your|you|it|there)\b/],
};

/** Whether a step begins with a condition of its own. */
export function hasOwnCondition(step: string, locale: Locale): boolean {
  return ownCondition[locale].some((words) => words.test(step));
}

/**
 * The fix of a check that found no fault, as a condition. It stands within the first step, because every line of a fix is a step;
 * a fix that sets its own condition keeps it.
 */
export function ifItApplies(howToFix: string, locale: Locale): string {
  const number = /^\s*(?:\d+[.)]\s*)?(?:\{#[a-z,-]+(?::[a-z0-9,-]*)?\} )?/.exec(howToFix)![0];
  const first = howToFix.slice(number.length);
  if (first === '' || looking[locale].test(first) || hasOwnCondition(first, locale)) return howToFix;
  return `${number}${reportTexts[locale].ifItApplies} ${first}`;
}
