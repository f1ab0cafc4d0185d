import type { FormFact } from '../../facts/forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

/** What only the last step shows: the sum and the terms, right where one orders. */
const sum = wholeWords('gesamt(?:summe|betrag|preis)?|endsumme|endbetrag|zu\\s+zahlen|summe|total|amount\\s+due');
const termsWords = wholeWords('agb|[a-zß-ɏ]{3,24}bedingungen|widerruf[a-zß-ɏ]*|terms|withdrawal');
/** An amount in a form: what it costs stands where one orders. */
const amount = /\d[\d.]{0,8}(?:,\d\d|,[-–]{1,2})?\s?(?:€|EUR)(?![a-z])|(?:€|EUR)\s?\d/i;
const duration = wholeWords(
  'laufzeit|mindestlaufzeit|verlängert|monatlich|jährlich|\\d+\\s+(?:tage?|wochen?|monate?|jahre?)|renews|per\\s+(?:month|year)|\\d+\\s+(?:days?|weeks?|months?|years?)',
);
/** The page says itself that sending binds: no step follows that would. */
const bindsBySending = wholeWords(
  'nach\\s+dem\\s+(?:absenden|abschicken|klick(?:en)?|senden)\\s+(?:bist\\s+du|sind\\s+sie|seid\\s+ihr)\\s+(?:[a-zß-ɏ]+\\s+){0,3}(?:mitglied(?:er)?|angemeldet|kund(?:e|in)|abonnent(?:in)?|gebucht)|(?:mit|durch)\\s+(?:dem\\s+|das\\s+|der\\s+)?(?:absenden|abschicken|klick(?:en)?|anklicken|senden|absendung)(?:\\s+[a-zß-ɏ„“"-]{1,25}){0,8}?\\s+(?:(?:rechts)?verbindlich(?:es?|en)?|(?:[a-zß-ɏ]{3,20})?vertrag|zahlungspflichtig[a-z]{0,2})|by\\s+(?:sending|submitting)\\s+(?:[a-z]+\\s+){0,8}?(?:binding|contract)',
);
/** Words by which a form that has it all still announces an overview. */
const furtherStep = wholeWords(
  'n(?:ä|ae)chste[nr]?\\s+(?:schritt|seite)|schritt\\s+\\d+\\s*(?:von|/)\\s*\\d+|bestell(?:ü|ue)bersicht|zur\\s+(?:ü|ue)bersicht|noch\\s+einmal\\s+pr(?:ü|ue)fen|next\\s+(?:step|page)|step\\s+\\d+\\s+of\\s+\\d+|review\\s+your\\s+order',
);

/** Whether a form that orders shows by itself, or by what stands around it, that nothing is left for a further step. */
export function isComplete(form: FormFact, around: string, headings: readonly string[]): boolean {
  return (
    asksForAll(form, around) ||
    takesBankDetails(form, around) ||
    saysItBinds(form, around) ||
    isInvoiced(form, around) ||
    isHeadedBinding(form, around, headings) ||
    isSummedUp(form, around) ||
    drawsForTerm(form, around)
  );
}

/** Whether an amount of money stands in a text. */
export function namesAmount(text: string): boolean {
  return amount.test(text);
}

/** Sum, way of payment and terms in one place: whatever comes before, the order is placed there. */
export function isLastStep(text: string, hasPrices: boolean, form: FormFact): boolean {
  // The text of a form may run into the label of its button, where nothing parts them.
  const words = plainText([form.text, ...form.fields.map(({ label }) => label)].join('\n'));
  return mentions(text, sum) && hasPrices && asksForPayment(form) && mentions(words, termsWords) && !mentions(words, furtherStep);
}

const onInvoice = wholeWords(
  '(?:gegen|per|auf|mit)\\s+rechnung|vorkasse|(?:per\\s+)?nachnahme|rechnung\\s+(?:liegt|folgt|kommt)[a-z]*|on\\s+(?:account|invoice)',
);

/** An order sent with name and address at a price, to be paid by the invoice that follows: nobody is led to a checkout. */
function isInvoiced({ kind, personalFields, text, pageUrl }: FormFact, around: string): boolean {
  if (/kasse|checkout|warenkorb|cart|basket|payment|zahlung/i.test(URL.parse(pageUrl)?.pathname ?? '')) return false;
  const words = `${plainText(text)} ${around}`;
  return (
    kind === 'order' &&
    personalFields.includes('address') &&
    amount.test(words) &&
    mentions(words, onInvoice) &&
    !mentions(words, furtherStep)
  );
}

/** An order at a price of which the page says that sending it binds. */
function saysItBinds({ kind, text }: FormFact, around: string): boolean {
  return kind === 'order' && amount.test(around) && mentions(around, bindsBySending) && !mentions(plainText(text), furtherStep);
}

/** How one pays, as a sentence: where there is but one way, or it follows by mail, nobody is asked for it. */
const wayOfPayment = wholeWords(
  '(?:be)?zahlung\\s+(?:erfolgt\\s+)?(?:[a-zß-ɏ]{2,12}\\s+)?(?:per|mit|via|durch|auf|gegen|bei|vor\\s+ort)|zahlbar\\s+(?:per|mit|via|bei|auf|vor\\s+ort)|(?:be)?zahlen\\s+(?:sie|du)\\s+(?:[a-zß-ɏ]{2,12}\\s+)?(?:per|mit|via|bei|vor\\s+ort)|payment\\s+(?:is\\s+)?(?:by|via|on|at)|(?:pay|payable)\\s+(?:by|via|on|at)',
);

/** An order with the sum above it, the terms to accept and a sentence on the way of payment in its form: nothing is left to come. */
function isSummedUp({ kind, asked, text, pageUrl }: FormFact, around: string): boolean {
  const words = plainText(text);
  return (
    kind === 'order' &&
    !/warenkorb|cart|basket/i.test(URL.parse(pageUrl)?.pathname ?? '') &&
    asked.some(({ type, label }) => type === 'checkbox' && mentions(plainText(label), termsWords)) &&
    mentions(words, wayOfPayment) &&
    mentions(around, sum) &&
    amount.test(around) &&
    !mentions(words, furtherStep)
  );
}

const bindingHeading = wholeWords(
  '(?:verbindliche[nr]?|kostenpflichtige[nr]?)\\s+(?:[a-zß-ɏ]+-?)?(?:anmeldung|buchung|bestellung|einschreibung|reservierung)|(?:binding|firm)\\s+(?:registration|booking|order)',
);

/** An order at a price under a heading that calls it binding, with the way of payment and the terms to accept: nothing is left to come. */
function isHeadedBinding(form: FormFact, around: string, headings: readonly string[]): boolean {
  const accepts = form.asked.some(({ type, label }) => type === 'checkbox' && mentions(plainText(label), termsWords));
  return (
    form.kind === 'order' &&
    headings.slice(0, 5).some((heading) => mentions(plainText(heading), bindingHeading)) &&
    amount.test(`${plainText(form.text)} ${around}`) &&
    accepts &&
    (asksForPayment(form) || mentions(plainText(form.text), onInvoice)) &&
    !mentions(plainText(form.text), furtherStep)
  );
}

/** One form with address, bank details, terms to accept and the price: nothing is left for a further step. */
function asksForAll({ personalFields, asked, text }: FormFact, around: string): boolean {
  const boxes = asked.filter(({ type, label }) => type === 'checkbox' && mentions(plainText(label), termsWords));
  const accepts = boxes.length > 0;
  // Who has the instruction on withdrawal accepted there concludes there; the price may then stand above the form.
  const instructs = boxes.some(({ label }) => /widerruf|withdrawal/i.test(label));
  const words = instructs ? `${plainText(text)} ${around}` : plainText(text);
  return (
    personalFields.includes('address') &&
    personalFields.includes('payment') &&
    accepts &&
    amount.test(words) &&
    !mentions(words, furtherStep)
  );
}

/** Leave to draw money or to end the former contract is given with the order, not before it. */
const mandate = wholeWords(
  '(?:sepa|lastschrift|einzugs)[a-zß-ɏ-]*|mandat[s]?|bevollmächtig[a-zß-ɏ]*|vollmacht|ermächtig[a-zß-ɏ]*|direct\\s+debit|mandate',
);
const donation = wholeWords('spende[a-zß-ɏ]*|patenschaft[a-zß-ɏ]*|donat[a-z]*|donor');

/** The money is drawn: what it costs may stand on another page. */
const debit = wholeWords('(?:sepa|lastschrift|einzugs)[a-zß-ɏ-]*|direct\\s+debit');

/**
 * An order that takes bank details with terms to accept or a mandate, or under terms and an instruction on withdrawal: whoever gives them
 * pays, wherever the price stands.
 */
function takesBankDetails({ kind, personalFields, asked, text }: FormFact, around: string): boolean {
  const words = plainText(text);
  if (kind !== 'order' || !personalFields.includes('payment') || mentions(words, furtherStep) || mentions(words, donation)) return false;
  const binds = asked.some(({ type, label }) => {
    const plain = plainText(label);
    return type === 'checkbox' && (mentions(plain, mandate) || mentions(plain, termsWords));
  });
  const isUnderTerms = mentions(words, termsWords) && /widerruf|withdrawal/i.test(words);
  return (binds || isUnderTerms) && (amount.test(`${words} ${around}`) || mentions(words, debit));
}

const contractTerm = wholeWords(
  '(?:mindest|erst|vertrags)(?:vertrags)?laufzeit|kündigungsfrist(?:en)?|(?:monatlich|jährlich|jederzeit)\\s+(?:kündbar|zu\\s+kündigen)|minimum\\s+term|notice\\s+period',
);

/** An order with address and bank details on the page that tells price, term and that the money is drawn: sending it is all that is left. */
function drawsForTerm({ kind, personalFields, text }: FormFact, around: string): boolean {
  const words = plainText(text);
  return (
    kind === 'order' &&
    personalFields.includes('address') &&
    personalFields.includes('payment') &&
    amount.test(around) &&
    mentions(around, contractTerm) &&
    mentions(`${words} ${around}`, debit) &&
    !mentions(words, donation) &&
    !mentions(words, furtherStep)
  );
}

/** What is chosen stands in the form with its price and how long it runs: nothing is left to check there. */
export function tellsWhat({ text }: FormFact): boolean {
  const words = plainText(text);
  return amount.test(words) && mentions(words, duration);
}

function asksForPayment({ personalFields, fields }: FormFact): boolean {
  return (
    personalFields.includes('payment') ||
    fields.some(({ name, label }) => /zahl(?:ungs)?(?:art|weise|ung)|bezahl|payment/i.test(`${name} ${label}`))
  );
}
