import type { Finding, Locale } from '../../define-check.ts';
import type { LegalPageFact, PageFact } from '../../facts/pages.ts';
import { textItem } from '../../items.ts';
import { numberedSteps } from '../../message-variants.ts';
import { searchableText } from '../site/legal-page.ts';
import { pathsOf } from '../site/page-paths.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { withoutHeading } from './legal-sentence.ts';

/** What a text does to the right of withdrawal that no law allows; deviating to the detriment of consumers is void (§ 361 Abs. 2 BGB). */
const narrowings = ['Reduced', 'Condition', 'Handmade', 'Opened', 'Plants', 'Delivery', 'Late'] as const;
type Narrowing = (typeof narrowings)[number];

const said: Record<Locale, { message: string; correct: string; rest: string; rules: Record<Narrowing, string> }> = {
  de: {
    message: 'Auf {path} heißt es: „{quote}“; so lässt sich das Widerrufsrecht nicht einschränken (§ 361 Abs. 2 BGB)',
    correct: 'Streichen oder berichtigen Sie den Satz „{quote}“ auf {path}: ',
    rest: 'Ändern Sie denselben Satz überall, wo er sonst noch steht, etwa in AGB, E-Mails und Rücksendehinweisen.',
    rules: {
      Reduced: 'Auch reduzierte Ware kann widerrufen werden; eine Ausnahme dafür gibt es nicht (§ 312g Abs. 2 BGB).',
      Condition:
        'Originalverpackung, Etiketten oder Rechnung sind keine Bedingung des Widerrufs. Bitten dürfen Sie darum; bei einem Wertverlust kommt allenfalls Wertersatz in Betracht (§ 357a BGB).',
      Handmade:
        'Ausgenommen ist nur, was nach Auswahl oder Bestimmung des Kunden angefertigt oder auf seine persönlichen Bedürfnisse zugeschnitten ist (§ 312g Abs. 2 Nr. 1 BGB), nicht Handarbeit als solche.',
      Opened:
        'Ausgenommen sind nur versiegelt gelieferte Waren, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind und deren Versiegelung nach der Lieferung entfernt wurde (§ 312g Abs. 2 Nr. 3 BGB).',
      Plants:
        'Ausgenommen sind nur Waren, die schnell verderben können (§ 312g Abs. 2 Nr. 2 BGB), etwa Schnittblumen; Topfpflanzen, Stauden, Sträucher und Bäume gehören in der Regel nicht dazu.',
      Delivery:
        'Zu erstatten sind auch die Lieferkosten, außer den Mehrkosten einer teureren Lieferart als der günstigsten Standardlieferung, und zwar spätestens nach 14 Tagen (§ 357 Abs. 1, 2 BGB).',
      Late: 'Zurückzuzahlen ist spätestens nach 14 Tagen (§ 357 Abs. 1 BGB); bei Waren dürfen Sie nur so lange warten, bis sie zurück sind oder der Kunde die Absendung nachweist (§ 357 Abs. 4 BGB).',
    },
  },
  en: {
    message: '{path} says: “{quote}”; the right of withdrawal cannot be narrowed that way (Section 361(2) BGB)',
    correct: 'Remove or correct the sentence “{quote}” on {path}: ',
    rest: 'Change the same sentence wherever else it stands, such as in terms, e-mails and notes on returns.',
    rules: {
      Reduced: 'reduced goods can be returned by withdrawal too; there is no exception for them (Section 312g(2) BGB).',
      Condition:
        'original packaging, labels or an invoice are no condition of the withdrawal. You may ask for them; for a loss of value there may at most be compensation (Section 357a BGB).',
      Handmade:
        'exempt is only what is made by the customer’s choice or specification or tailored to their personal needs (Section 312g(2) no. 1 BGB), not work by hand as such.',
      Opened:
        'exempt are only goods delivered sealed that are not suitable for return for reasons of health protection or hygiene and were unsealed after delivery (Section 312g(2) no. 3 BGB).',
      Plants:
        'exempt are only goods that may perish quickly (Section 312g(2) no. 2 BGB), such as cut flowers; potted plants, perennials, shrubs and trees as a rule do not.',
      Delivery:
        'delivery costs have to be reimbursed too, except the extra costs of a dearer way of delivery than the cheapest standard one, after 14 days at the latest (Section 357(1), (2) BGB).',
      Late: 'reimbursement is due after 14 days at the latest (Section 357(1) BGB); with goods you may wait only until they are back or the customer has shown that they were sent (Section 357(4) BGB).',
    },
  },
};

/** What is told of sentences that narrow the right of withdrawal, and how to put each right. */
export function narrowedTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const { message, correct, rest, rules } = said[locale];
  return {
    messages: Object.fromEntries(narrowings.map((kind) => [`narrowed${kind}`, message])),
    fixes: Object.fromEntries(narrowings.map((kind) => [`narrowed${kind}`, numberedSteps([`${correct}${rules[kind]}`, rest])])),
  };
}

const ofWithdrawal = wholeWords('widerruf[a-zß-ɏ]*|rückgaberecht[a-zß-ɏ]*|right\\s+of\\s+withdrawal|withdraw[a-z]*');
const excluded = wholeWords(
  'ausgeschlossen|ausgenommen|(?:besteht|gilt|entfällt|haben\\s+sie|gibt\\s+es)[^.]{0,120}(?:nicht|kein[a-z]{0,2})|kein(?:e|en|erlei)?\\s+(?:[a-zß-ɏ]+\\s+){0,2}(?:widerruf|rückgabe)[a-zß-ɏ]*|entfällt|excluded|exempt|does\\s+not\\s+(?:apply|exist)|no\\s+right',
);
const reduced = wholeWords(
  '(?:reduzierte|rabattierte|herabgesetzte|preisreduzierte|preisgesenkte|ermäßigte)[nrs]?\\s+(?:[a-zß-ɏ]+\\s+)?(?:artikeln?|waren?|produkte?n?|stücken?)|(?:sale|sonderangebots?|angebots|ausverkaufs|outlet|restposten|schnäppchen)-?(?:artikeln?|waren?|produkte?n?)|sonderangeboten?|(?:reduced|discounted|sale)\\s+(?:items?|goods|products?|articles?)',
);
const handmade = wholeWords(
  'hand-?(?:gefertigt|gemacht|gearbeitet)[a-zß-ɏ]*|handarbeit(?:en)?|in\\s+handarbeit|unikaten?|einzelstücken?|hand-?made(?:\\s+(?:goods|items))?',
);
/** Made for one customer: that the law does exempt. */
const customised = wholeWords(
  'kundenspezifikation[a-zß-ɏ]*|(?:kunden)?wunsch|wünschen|individuell[a-zß-ɏ]*|personalisier[a-zß-ɏ]*|maß[a-zß-ɏ]*|sonderanfertigung[a-zß-ɏ]*|auswahl|bestimmung|bedürfnisse[n]?|zugeschnitten|auftrag[a-zß-ɏ]*|custom[a-z]*|personali[sz]ed|specification[s]?|tailored|bespoke',
);
const opened = wholeWords(
  '(?:geöffnete|angebrochene|benutzte|getragene|gebrauchte|ausgepackte)[nrs]?\\s+(?:[a-zß-ɏ]+\\s+){0,2}?[a-zß-ɏ]+|(?:unterwäsche|bademode|badebekleidung|hygieneartikeln?|strumpfwaren|kosmetik(?:artikeln?|produkte?n?)?)|(?:opened|used)\\s+(?:goods|items|food|products)',
);
const plants = wholeWords(
  '(?:lebende[nrs]?\\s+)?(?:[a-zß-ɏ]{2,12})?pflanzen|lebende[nrs]?\\s+(?:waren?|bäumen?|gehölzen?|organismen)|stauden|gehölzen?|sträuchern?|heckenpflanzen|(?:live|living|potted)\\s+plants?',
);
/** What does perish, or only as far as it does. */
const perishing = wholeWords(
  'schnittblumen|blumensträußen?|soweit|sofern|falls|wenn|(?:die|welche)\\s+(?:[a-zß-ɏ]+\\s+){0,3}?schnell\\s+verderben|cut\\s+flowers|if|as\\s+far\\s+as|(?:that|which)\\s+(?:[a-z]+\\s+){0,3}?(?:perish|deteriorate)',
);
const sealed = wholeWords('versiegel[a-zß-ɏ]*|siegel[a-zß-ɏ]*|sealed|unsealed|seal');
const wholeness = wholeWords(
  'original-?verpack[a-zß-ɏ]*|etikett(?:en|s|e)?|ungetragen[a-zß-ɏ]*|unbenutzt[a-zß-ɏ]*|ungeöffnet[a-zß-ɏ]*|kassenbon|(?:kauf|original)?beleg[s]?|rechnung(?:skopie)?|original\\s+packaging|labels|tags|unworn|unused|unopened',
);
const sendsBack = wholeWords(
  '(?:zurück|rück)(?:ge)?(?:send|sand|schick|gabe|geben|gegeben|nahme|nehmen|genommen)[a-zß-ɏ]*|zurückzu(?:senden|schicken|geben)|retour[a-zß-ɏ]*|rücksendung[a-zß-ɏ]*|(?:send|schick|geb)(?:en|e|t)\\s[^.]{0,120}\\szurück|widerruf[a-zß-ɏ]*|return[a-z]*|send\\s+back|withdraw[a-z]*',
);
/** Without it there is nothing: a mere request is allowed. */
const onlyThen = wholeWords(
  '(?:rücknahme|rückgabe|retouren?|rücksendung(?:en)?)\\s+(?:[a-zß-ɏ]+\\s+){0,2}?(?:nur|ausschließlich)\\s+(?:in|mit|bei|un|original)[a-zß-ɏ-]*|(?:sonst|andernfalls|ansonsten|anderenfalls)[^.]{0,120}(?:nicht|kein[a-z]{0,2}|verweigern|ablehnen)|(?:nur|ausschließlich)\\s+(?:[^.\\s]+\\s+){0,12}?(?:angenommen|akzeptiert|zurückgenommen|erstattet|möglich|anerkannt)|(?:nicht|kein[a-z]{0,2})\\s+(?:[^.\\s]+\\s+){0,4}?(?:erstatte[nt]|angenommen|akzeptiert|zurückgenommen)|voraussetzung\\s+(?:für|ist|des)|setzt\\s+voraus|(?:otherwise|only)[^.]{0,100}(?:not|no|refund|accept|possible)',
);
/** Model words, and those that say it is no condition. */
const noCondition = wholeWords(
  '(?:keine|nicht)\\s+(?:[a-zß-ɏ]+\\s+){0,3}?(?:voraussetzung|bedingung|verpflicht[a-zß-ɏ]*)|wertverlust[a-zß-ɏ]*|wertersatz|nach\\s+möglichkeit|wenn\\s+möglich|bitte\\s+möglichst|no\\s+(?:condition|requirement)|loss\\s+of\\s+value|if\\s+possible',
);
const paysBack = wholeWords(
  '(?:rück|zurück)(?:zu)?(?:zahl|erstatt|überweis)[a-zß-ɏ]*|(?:rück)?erstatt[a-zß-ɏ]*|zurückgezahlt|zurückgewähr[a-zß-ɏ]*|refund[a-z]*|reimburs[a-z]*',
);
const withoutDelivery = wholeWords(
  '(?:ausgenommen|ohne|abzüglich|exklusive|mit\\s+ausnahme|außer|nicht\\s+(?:aber\\s+)?(?:die|der)?)\\s+(?:(?:der|die|von|den)\\s+)?(?:hin)?(?:versand|liefer|porto)-?kosten|(?:versand|liefer)kosten\\s+(?:werden|wird|sind)\\s+(?:[a-zß-ɏ]+\\s+){0,3}?nicht\\s+(?:erstattet|zurückerstattet|zurückgezahlt)|(?:excluding|except|without|less)\\s+(?:the\\s+)?(?:delivery|shipping)\\s+costs?',
);
/** Of another, dearer way of delivery, or the way back: those may be kept. */
const otherCosts = wholeWords(
  'zusätzlich[a-zß-ɏ]*|mehrkosten|rücksend[a-zß-ɏ]*|standardlieferung|express[a-zß-ɏ]*|kulanz[a-zß-ɏ]*|freiwillig[a-zß-ɏ]*|nach\\s+ablauf|additional|extra|supplementary|return\\s+shipping|voluntar[a-z]*',
);
const later = wholeWords(
  '(?:binnen|innerhalb|in|nach)\\s+(?:von\\s+|spätestens\\s+)?(?:(?:1[5-9]|[2-9]\\d)|dreißig|einundzwanzig|sechzig)\\s+(?:werk|kalender|geschäfts)?tagen?|(?:within|after)\\s+(?:1[5-9]|[2-9]\\d)\\s+days',
);
/** Longer than the law asks is a matter of goodwill, and a period for sending back is the customer’s. */
const goodwill = wholeWords('freiwillig[a-zß-ɏ]*|kulanz[a-zß-ɏ]*|garantie|umtausch[a-zß-ɏ]*|kreditkarte[a-zß-ɏ]*|voluntar[a-z]*|guarantee');

const beyondLaw = wholeWords('freiwillig[a-zß-ɏ]*|kulanz[a-zß-ɏ]*|umtausch[a-zß-ɏ]*|voluntar[a-z]*');

/** How a sentence narrows the right of withdrawal; null: it does not, or as the law does. */
export function narrowingOf(sentence: string): Narrowing | null {
  const isExcluded = mentions(sentence, ofWithdrawal) && mentions(sentence, excluded);
  if (isExcluded && mentions(sentence, reduced)) return 'Reduced';
  if (isExcluded && mentions(sentence, handmade) && !mentions(sentence, customised)) return 'Handmade';
  if (isExcluded && mentions(sentence, opened) && !mentions(sentence, sealed)) return 'Opened';
  if (isExcluded && mentions(sentence, plants) && !mentions(sentence, perishing) && !mentions(sentence, customised)) return 'Plants';
  const isCondition = mentions(sentence, wholeness) && mentions(sentence, sendsBack) && mentions(sentence, onlyThen);
  if (isCondition && !mentions(sentence, noCondition) && !mentions(sentence, beyondLaw)) return 'Condition';
  if (!mentions(sentence, paysBack)) return null;
  if (mentions(sentence, withoutDelivery) && !mentions(sentence, otherCosts)) return 'Delivery';
  return mentions(sentence, later) && !mentions(sentence, goodwill) ? 'Late' : null;
}

/** One sentence of each kind by which the instruction or the terms narrow the right of withdrawal. */
export function narrowedWithdrawal(places: readonly LegalPageFact[], pages: readonly PageFact[]): Finding[] {
  const found = new Map<Narrowing, Finding>();
  for (const place of places) {
    if (place.url === null || !('text' in searchableText(place, pages))) continue;
    const text = place.text.slice(0, 200_000);
    for (const sentence of plainText(text).split(/(?<=[a-zß-ɏ\d)“"][.!?])\s+/iu)) {
      const kind = sentence.length > 800 || !speaksOfIt.test(sentence) ? null : narrowingOf(sentence);
      if (kind === null || found.has(kind)) continue;
      const quote = quoted(withoutHeading(sentence, text));
      const params = { quote, path: pathsOf([place.url]) };
      found.set(kind, { message: `narrowed${kind}`, params, items: [textItem(place.url, quote)], cause: `withdrawal-narrowed-${kind}` });
    }
  }
  return [...found.values()];
}

/** Any word of what narrows it, to leave out most sentences at once. */
const speaksOfIt = /widerruf|rückgabe|zurück|erstatt|retour|rücksend|withdraw|return|refund|reimburs/i;
