import type { FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { type Match, matchesOf, mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { offerPages } from './shop-offer.ts';

const organisation =
  '(?:öffentlichen?\\s+(?:stellen|auftraggebern?|hand)|(?:(?:gewerbliche|öffentliche|kommunale|mittelständische|kleine|mittlere|große|soziale|kirchliche)n?(?:\\s+und)?\\s+){0,3}(?:[a-zß-ɏ]{3,20}unternehmen|unternehmen|unternehmer(?:[:*_/-]*innen)?|(?:gewerbliche|geschäftliche)n?\\s+(?:kund(?:en|innen)|kund[:*_]innen|abnehmern?|käufern?)|gewerbe(?:treibenden?|kunden|betrieben?)?|geschäftskunden|firmenkunden|firmen|[a-zß-ɏ]{3,20}betrieben?|betrieben?|(?:fach|groß|einzel)?händler(?:n|innen|[:*_]innen)?|fachhandel|freiberufler(?:n|innen|[:*_]innen)?|selbst(?:st)?ändigen?|handwerkern?|vereinen?|gastronomen|gastronomie|industrie|handwerk|handel|gewerbe|wiederverkäufern?|behörden|einrichtungen|institutionen|kommunen|verwaltungen|körperschaften|organisationen|kliniken|praxen|kanzleien|agenturen|hochschulen|verbänden?|b2b[a-zß-ɏ-]*))';
const firm =
  '(?:(?:public|private|small|medium-sized|commercial|industrial)\\s+)?(?:business(?:es)?(?:\\s+customers)?|companies|entrepreneurs|enterprises|firms|traders|dealers|resellers|retailers|(?:public\\s+)?authorities|institutions|organi[sz]ations|municipalities|public\\s+bodies|b2b(?:\\s+customers)?)';
const listOf = (one: string) => `${one}(?:(?:,\\s+(?:und|oder|sowie|and|or)|,|\\s+(?:und|oder|sowie|and|or)|\\s+&)\\s+${one})*`;
const organisations = listOf(organisation);
const firms = listOf(firm);
const only = '(?:ausschließlich|nur|allein)';
const solely = '(?:exclusively|only|solely)';
const consumers =
  '(?:privat(?:e|personen|leute|kund(?:en|innen))?|private\\s+(?:personen|kund(?:en|innen)|endkunden)|(?:end)?verbraucher(?:n|innen|[:*_/-]+innen)?|endkund(?:en|innen)|end-?kunden)';
const sells = '(?:verkaufen|liefern|vertreiben|arbeiten|fertigen|produzieren)';
const supplies = '(?:sell|supply|deliver|ship|provide\\s+services)';

/** Sentences that leave nobody else. */
const businessOnly = wholeWords(
  [
    `richte[nt]\\s+sich\\s+${only}\\s+an\\s+${organisations}`,
    `richte[nt]\\s+sich\\s+an\\s+unternehmer(?:innen)?\\s+(?:im\\s+sinne|i\\.\\s?s\\.)\\s+(?:des|von|d\\.)\\s+§\\s*14`,
    `(?:auftraggeber(?:innen)?|unsere\\s+kund(?:en|innen)|unsere\\s+kundschaft)\\s+(?:sind|ist|besteht\\s+aus)\\s+${only}\\s+${organisations}`,
    `(?:verkauf|vertrieb|belieferung)\\s+(?:erfolgt\\s+)?${only}\\s+(?:an|für)\\s+${organisations}`,
    `wir\\s+${sells}\\s+${only}\\s+(?:an|für)\\s+${organisations}`,
    `wir\\s+beliefern\\s+${only}\\s+${organisations}`,
    `kein(?:en|e)?\\s+(?:verkauf|vertrieb|lieferung|abgabe|belieferung)\\s+(?:an|von)\\s+${consumers}`,
    `richte[nt]\\s+sich\\s+(?:ausdrücklich\\s+)?nicht\\s+an\\s+${consumers}`,
    `an\\s+${consumers}\\s+(?:verkaufen|liefern)\\s+wir\\s+(?:[a-zß-ɏ]+\\s+){0,2}nicht`,
    `wir\\s+(?:verkaufen|liefern)\\s+(?:[a-zß-ɏ]+\\s+){0,2}nicht\\s+an\\s+${consumers}`,
    `${only}\\s+für\\s+${organisations}\\s*[.!,–-]+\\s*(?:alle\\s+|unsere\\s+)?preise\\s+(?:[a-zß-ɏ]+\\s+){0,5}(?:netto|zzgl|zuzüglich|exkl)`,
    `bestellberechtigt\\s+sind\\s+(?:ausschließlich|nur)\\s+${organisations}`,
    `(?:verkauf|belieferung|lieferung|abgabe|vertrieb)\\s+(?:an|von)\\s+${consumers}\\s+(?:ist\\s+)?(?:nicht\\s+möglich|ausgeschlossen|findet\\s+nicht\\s+statt|erfolgt\\s+nicht)`,
    `(?:aimed|directed|intended|offered|addressed|designed|available)\\s+${solely}\\s+(?:at|to|for)\\s+${firms}`,
    `${solely}\\s+(?:aimed\\s+at|directed\\s+at|intended\\s+for|addressed\\s+to|addresses|available\\s+to)\\s+${firms}`,
    `for\\s+${firms}\\s+only\\s*[.!,–-]+\\s*(?:all\\s+)?prices\\s+(?:[a-z]+,?\\s+){0,6}?(?:net|exclud(?:e|es|ing)|excl|plus)`,
    // “Offered to entrepreneurs within the meaning of section 14 BGB only”: what is meant stands between.
    `(?:offered|sold|supplied|provided|available|addressed|directed)\\s+to\\s+${firms}\\s+(?:within\\s+the\\s+meaning\\s+of|as\\s+defined\\s+(?:in|by)|under)\\s+[^.!?\\n]{1,60}\\s+(?:only|exclusively)`,
    `(?:contracts?|deals?|works?|does\\s+business|(?:is|are)\\s+concluded)\\s+${solely}\\s+with\\s+${firms}`,
    `we\\s+(?:${supplies}\\s+${solely}|${solely}\\s+${supplies})\\s+to\\s+${firms}`,
    'no\\s+sales?\\s+to\\s+(?:consumers|private\\s+(?:customers|individuals))',
    'b(?:usiness\\s+customers|2b)\\s+only',
  ].join('|'),
);
/** What reads like it and may as well stand over a part of the offer, or name some customers of several. */
const perhapsOnly = wholeWords(
  [
    `${only}\\s+für\\s+${organisations}`,
    `richte[nt]\\s+sich\\s+an\\s+${organisations}`,
    `wir\\s+${sells}\\s+(?:an|für)\\s+${organisations}`,
    `wir\\s+beliefern\\s+${organisations}`,
    `${solely}\\s+for\\s+${firms}`,
    `for\\s+${firms}\\s+only`,
    `we\\s+${supplies}\\s+to\\s+${firms}`,
  ].join('|'),
);
/** Part of what a site offers says nothing about the rest; a denial says the opposite. */
const narrowed = wholeWords(
  'nicht|not|tarife?n?|plan|pakete?|packages?|seminare?|schulung(?:en)?|kurse?|courses?|newsletter|aktion(?:en)?|rabatte?|discounts?|abos?|abonnements?|subscriptions?|bereich|portal|login|zugang|konditionen|rechnung|staffelpreise',
);
/** The list goes on with somebody the pattern does not know. A comma before a clause ends it. */
const goesOn =
  /^(?:\s*(?:\/|&)|\s+(?:und|oder|sowie|and|or|as well as)(?![a-zß-ɏ])|\s*,(?!\s*(?:nicht|sondern|keine?|die|der|not|no|who|that|which)(?![a-zß-ɏ])))/iu;
const privatePeople = wholeWords(
  'privat(?:kund(?:en|innen)|personen|haushalten?|leuten?|anlegern?)|private[nr]?\\s+(?:kund(?:en|innen)|haushalten?|personen|customers|individuals|persons)|(?:für|an)\\s+private|endverbrauchern?|endkunden|(?:für|an)\\s+verbraucher(?:innen)?|consumers|for\\s+individuals',
);
/** One of them, as somebody may sign up: in a sentence, or as a choice on a line of its own. */
const asPrivatePerson = wholeWords(
  'als\\s+(?:privat(?:person|kunde|kundin|nutzer(?:in)?)|verbraucher(?:in)?)|as\\s+(?:a\\s+)?(?:private\\s+(?:person|customer|individual)|consumer)',
);
const choice = /^(?:[a-zß-ɏ/ -]{0,60}\s)?(?:privatperson|privatkunde|privatkundin|private (?:person|individual))$/imu;
const denial = wholeWords('nicht|kein(?:e[nmrs]?)?|ausgeschlossen|nein|leider|no|not|never|cannot|excluded');

/** Whether the start page or a page of the offer says that the site addresses businesses alone, and no such page addresses others. */
export function addressesBusinessesOnly(pages: readonly PageFact[]): boolean {
  const texts = textsOf(pages);
  return !texts.some(addressesPrivatePeople) && texts.some((text) => statementIn(text, businessOnly) !== null);
}

const privateAnswer =
  /^(?:ich\s+bin\s+)?(?:privat|privat(?:person|kunde|kundin|kund\*in|nutzer(?:in)?)|verbraucher(?:in)?|private\s+(?:person|customer|individual)|individual|consumer)$/iu;

/** Whether a form that opens an account or orders lets somebody choose to be a private person. */
export function offersPrivateChoice({ kind, visible, fields }: FormFact): boolean {
  if (!visible || (kind !== 'registration' && kind !== 'order')) return false;
  return fields.some(
    ({ type, label, options }) =>
      (type === 'radio' && privateAnswer.test(plainText(label))) || options.some((option) => privateAnswer.test(plainText(option))),
  );
}

const contractsDenied = wholeWords(
  'verträge\\s+mit\\s+verbrauchern\\s+(?:[a-zß-ɏ]+\\s+){0,3}nicht\\s+(?:ab)?geschlossen|(?:kein(?:e|en)?)\\s+verträge?\\s+mit\\s+verbrauchern|no\\s+contracts\\s+with\\s+consumers|consumers\\s+(?:cannot|can\\s+not|may\\s+not)\\s+(?:[a-z]+\\s+){0,2}(?:contract|contracts|order|buy)',
);

/** The sentences by which a site, its terms included, sells to businesses alone, one a page. */
export function consumersExcluded(pages: readonly PageFact[]): { url: string; quote: string }[] {
  return pages.flatMap(({ url, kind, text }) => {
    if (kind !== 'start' && kind !== 'other' && kind !== 'terms') return [];
    const lines = linesOf(text.slice(0, 200_000));
    const match = matchesOf(lines, contractsDenied)[0] ?? statementIn(lines, businessOnly);
    return match ? [{ url, quote: quoted(sentenceAround(lines, match)) }] : [];
  });
}

/** Terms that hold for businesses alone; a single clause of others may, too. */
const termsForBusinesses = wholeWords(
  '(?:agb|[a-zß-ɏ]{0,30}bedingungen|terms(?:\\s+and\\s+conditions)?)\\s+(?:gelten|finden|richten\\s+sich|apply)\\s+(?:[a-zß-ɏ]+\\s+){0,3}(?:ausschließlich|nur|lediglich|exclusively|only)\\s+(?:[a-zß-ɏ]+\\s+){0,2}(?:gegenüber|für|an|auf\\s+verträge\\s+mit|to|for)\\s+(?:unternehmer[a-zß-ɏ:*]*|unternehmen|kaufleuten?|gewerbetreibenden?|geschäftskunden|(?:business(?:es)?|entrepreneurs|companies|traders))',
);
const instructs =
  /(?:vierzehn|14)\s+tagen?[^.]{0,200}widerruf|widerruf[^.]{0,200}(?:vierzehn|14)\s+tagen?|(?:fourteen|14)\s+days[^.]{0,200}withdraw|withdraw[^.]{0,200}(?:fourteen|14)\s+days/i;

/**
 * Whether terms shut consumers out while no page instructs them about withdrawal or addresses them: then it is open to whom is sold. What
 * terms say alone rules consumers out of no shop that lets them order.
 */
export function termsExcludeConsumers(pages: readonly PageFact[]): boolean {
  const terms = pages.filter(({ kind }) => kind === 'terms').map(({ text }) => linesOf(text.slice(0, 200_000)));
  if (terms.length === 0 || pages.some(({ kind }) => kind === 'cancellation') || terms.some((text) => instructs.test(text))) return false;
  if (textsOf(pages).some(addressesPrivatePeople)) return false;
  return terms.some(
    (text) =>
      mentions(text, contractsDenied) ||
      matchesOf(plainText(text), termsForBusinesses).length > 0 ||
      statementIn(text, businessOnly) !== null,
  );
}

/** The words with which a page of the offer lets private persons in, and the page; null: none does. */
export function privatePeopleInvited(pages: readonly PageFact[]): { url: string; quote: string } | null {
  for (const { url, text } of offerPages(pages)) {
    const lines = linesOf(text.slice(0, 60_000));
    const match = matchesOf(lines, asPrivatePerson).find((each) => !isDenied(lines, each));
    if (match) return { url, quote: quoted(sentenceAround(lines, match)) };
  }
  return null;
}

/** A sentence that speaks of businesses as the customers without ruling out others, and its page; null where private people are addressed. */
export function businessSign(pages: readonly PageFact[]): { url: string; quote: string } | null {
  const texts = textsOf(pages);
  if (texts.some(addressesPrivatePeople)) return null;
  for (const [index, { url }] of offerPages(pages).entries()) {
    const text = texts[index]!;
    const match = statementIn(text, perhapsOnly);
    if (match) return { url, quote: sentenceAround(text, match) };
  }
  return null;
}

/** Lines stay apart: a heading has no full stop. */
function textsOf(pages: readonly PageFact[]): string[] {
  return offerPages(pages).map(({ text }) => linesOf(text.slice(0, 60_000)));
}

function linesOf(text: string): string {
  return text.split('\n').map(plainText).filter(Boolean).join('\n');
}

function statementIn(text: string, pattern: RegExp): Match | null {
  const stands = (match: Match) => {
    const before = text.slice(Math.max(0, match.index - 80), match.index);
    const after = text.slice(match.index + match.text.length, match.index + match.text.length + 30);
    return !mentions(before.slice(before.search(/[^.!?\n]*$/)), narrowed) && !goesOn.test(after);
  };
  return matchesOf(text, pattern).find(stands) ?? null;
}

/** Whom a sentence denies is not addressed, nor whom the answer to a question does. */
function addressesPrivatePeople(text: string): boolean {
  if (matchesOf(text, privatePeople).some((match) => !mentions(`${sentenceAround(text, match)} ${answerTo(text, match)}`, denial)))
    return true;
  if (choice.test(text)) return true;
  return matchesOf(text, asPrivatePerson).some((match) => !isDenied(text, match));
}

/** Whether the sentence, or the answer to it as a question, says no. */
function isDenied(text: string, match: Match): boolean {
  return mentions(`${sentenceAround(text, match)} ${answerTo(text, match)}`, denied);
}

/** The sentence after the question in which words stand; empty where they stand in none. */
function answerTo(text: string, match: Match): string {
  const after = text.slice(match.index + match.text.length, match.index + match.text.length + 160);
  return /^[^.!?\n]{0,80}\?\s*([^.!?]{0,80})/.exec(after)?.[1] ?? '';
}

const denied = wholeWords('nicht|kein(?:e[nmrs]?)?|ausgeschlossen|nein|leider|ausschließlich|nur|no|not|never|excluded|only');

function sentenceAround(text: string, { index, text: found }: Match): string {
  const before = text.slice(Math.max(0, index - 150), index);
  const after = text.slice(index + found.length, index + found.length + 150);
  return `${before.slice(before.search(/[^.!?\n]*$/))}${found}${after.slice(0, after.search(/[.!?\n]|$/))}`.trim();
}
