import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { withoutHeading } from './legal-sentence.ts';

const right = '(?:widerrufsrecht|recht\\s+(?:auf|zum)\\s+widerruf|right\\s+(?:of|to)\\s+(?:withdrawal|withdraw|cancel))';
const event =
  '(?:kauf(?:abschluss)?|bestellung|bezahlung|zahlung(?:seingang)?|download(?:s|link)?|herunterladen|freischalt(?:ung|en)|zugang(?:s|sdaten)?|zugriff|zusendung|versand\\s+der\\s+zugangsdaten|abruf|anmeldung|buchung|vertragsschluss|start\\s+des\\s+kurses|kursbeginn|purchase|payment|download(?:ing)?|access|order)';
/** The right is said to end with something that the seller does or the buyer clicks, as if nothing else were needed. */
const endsByItself = wholeWords(
  [
    `erlischt[\\s,][^.]{0,160}(?:mit|bei|nach|ab|durch|sobald)\\s+(?:[a-zß-ɏ]+\\s+){0,4}${event}`,
    `(?:mit|bei|nach|ab|durch|sobald)\\s+(?:[a-zß-ɏ]+\\s+){0,4}${event}\\s[^.]{0,120}erlischt`,
    `(?:lapses|expires|ends|is\\s+lost)[\\s,][^.]{0,120}(?:with|upon|on|after|once)\\s+(?:[a-z]+\\s+){0,4}${event}`,
  ].join('|'),
);
const digital =
  '(?:digitale[nrs]?\\s+(?:inhalte?n?|produkte?n?|güter)|downloads?|e-?books?|online-?kurse?n?|online-?programme?n?|digital\\s+(?:content|products|goods)|online\\s+courses?)';
/** Or there is said to be none for digital content at all. */
const neverThere = wholeWords(
  [
    `${digital}[^.]{0,120}(?:kein(?:e[ns]?)?\\s+(?:widerrufsrecht|recht\\s+auf\\s+widerruf)|vom\\s+(?:widerruf(?:srecht)?|umtausch)[^.]{0,30}ausgeschlossen)`,
    `(?:kein(?:e[ns]?)?\\s+widerrufsrecht|widerruf(?:srecht)?\\s+(?:ist|besteht|gilt)[^.]{0,40}(?:ausgeschlossen|nicht))[^.]{0,80}${digital}`,
    `no\\s+right\\s+of\\s+withdrawal[^.]{0,80}${digital}`,
  ].join('|'),
);
const ofRight = wholeWords(right);
/** What the law asks for besides; who speaks of it near by tells it, in whatever words. */
const consent = wholeWords(
  'zu(?:ge)?stimm[a-zß-ɏ]*|ausdrücklich[a-zß-ɏ]*|einverstand[a-zß-ɏ]*|einverständnis|einwillig[a-zß-ɏ]*|kenntnis|verlangt|verzicht[a-zß-ɏ]*|§\\s*356|consent[a-z]*|expressly|acknowledg[a-z]*|agree[a-z]*',
);
/** Sealed goods lose it by being opened, and every right of withdrawal ends a year later. */
const otherEnds = wholeWords('versiegel[a-zß-ɏ]*|versiegelung|vermischt|zwölf\\s+monate?n?|12\\s+monate?n?|sealed|twelve\\s+months');

/**
 * The sentence by which a text has the right of withdrawal end with the purchase, the download or the access alone, or denies it for digital
 * content, without a word of consent there or in the sentences beside it (§ 356 Abs. 4, 5 BGB); null without one.
 */
export function lostWithdrawal(text: string): string | null {
  const sentences = plainText(text.slice(0, 200_000)).split(/(?<=[a-zß-ɏ\d)“"][.!?])\s+/iu);
  const index = sentences.findIndex((sentence, at) => {
    if (sentence.length > 800 || mentions(sentence, otherEnds)) return false;
    const isLost = (mentions(sentence, ofRight) && mentions(sentence, endsByItself)) || mentions(sentence, neverThere);
    return isLost && !sentences.slice(Math.max(0, at - 1), at + 2).some((one) => isAbout(one, sentence) && mentions(one, consent));
  });
  return index < 0 ? null : quoted(withoutHeading(sentences[index]!, text));
}

/** A neighbour counts unless it is about something else by its first words: services have a rule of their own. */
function isAbout(one: string, sentence: string): boolean {
  return one === sentence || mentions(one, ofDigital) || !mentions(one, ofServices);
}

const ofDigital = wholeWords(digital);
const ofServices = wholeWords('(?:einzel)?coachings?|dienstleistung(?:en)?|beratung(?:en)?|services');
