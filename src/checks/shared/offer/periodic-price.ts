/**
 * An amount of money by the month, the week, the year or the kilowatt hour; or prices said to be by the month or year, where the sums stand
 * in a frame or a picture.
 */
const periodicPrice =
  /(?<![a-zß-ɏ])(?:Preise?|Gebühren|Entgelte|prices?) (?:[a-zß-ɏ(]{1,16}[,:)]? ){0,5}(?:pro|je|per) (?:(?:Nutzer(?:in)?|Benutzer|Anwender|Arbeitsplatz|Platz|Lizenz|Standort|Gerät|user|seat) ?(?:und|pro|je|per|and|\/) ?)?(?:Monat|Jahr|month|year)(?![a-zß-ɏ])|(?:€|EUR|Euro) ?(?:(?:Grundpreis|Grundgebühr|Grundbetrag|Beitrag|Mitgliedsbeitrag|Abschlag) ?)?(?:\/|pro|im|je|per|a) ?(?:Monat|Mon\.|Woche|Jahr|Quartal|Spielzeit|Saison|Semester|Schuljahr|Halbjahr|month|week|year)|(?:pro|je) (?:Spielzeit|Saison|Semester|Schuljahr|Halbjahr) (?:(?:nur|für|zu) ){0,2}\d{1,4}(?:,\d\d)? ?(?:€|EUR|Euro)|monatlich (?:nur )?\d{1,4}|mtl\. ?\d{1,4}|\d (?:ct|cent) ?(?:\/|pro|je) ?kwh|\d (?:€|EUR|Euro) (?:monatlich|mtl\.|jährlich|monthly)/gi;
const contractWord =
  /(?<![a-zß-ɏ])(?:abo(?:nnement)?s?|mitgliedschaft(?:en)?|mindestlaufzeit|vertragslaufzeit|tarife?|kündigungsfrist|verlängert sich (?:automatisch|jeweils|stillschweigend|um)|subscription|membership|laufzeit|(?:jederzeit|täglich|monatlich|monatsweise|jährlich|(?:zum|bis zum) (?:monats|quartals|jahres)ende|zum ende (?:des|jedes|eines) (?:monats|jahres|abrechnungszeitraums)) (?:wieder )?(?:kündbar|kündigen|zu kündigen)|cancel (?:any ?time|monthly|at any time))(?![a-zß-ɏ])/giu;
/**
 * Words that say a sum by the month pays off a purchase: the credit is a contract with a bank, and § 312k BGB leaves out financial
 * services. A lease or hire-purchase is named like the rest, for a shop only arranges it.
 */
const instalment =
  /(?<![a-zß-ɏ])(?:finanzier[a-zß-ɏ]{1,12}|[a-zß-ɏ]{0,12}finanzierung(?:s[a-zß-ɏ]{1,20})?|(?:monats|teil|schluss|leasing)?raten?|raten(?:zahlung|kauf|plan|zahlungen)|teilzahlung(?:en)?|zinsfrei[a-zß-ɏ]{0,3}|[a-zß-ɏ]{0,10}darlehen[a-zß-ɏ]{0,12}|kredit[a-zß-ɏ]{0,14}|sollzins[a-zß-ɏ]{0,6}|(?:effektiver |eff\. )?jahreszins|effektivzins|0 ?% zinsen|mietkauf|leasing|klarna|easycredit|consors finanz|santander|targobank|ratepay|instal(?:l)?ments?|financing|apr)(?![a-zß-ɏ])/iu;
/** How long a guarantee or a battery lasts is no term of a contract. */
const otherTerm =
  /(?<![a-zß-ɏ])(?:[a-zß-ɏ]{0,12}garantie[a-zß-ɏ]{0,10}|gewährleistung[a-zß-ɏ]{0,10}|akkus?|batterien?|aufladung|stunden|warranty|guarantee|battery)(?![a-zß-ɏ])/iu;
/** What costs nothing, named right before the word for it. */
const free = /(?<![a-zß-ɏ])(?:newsletter|kostenlose[a-zß-ɏ]?|kostenfreie[a-zß-ɏ]?|gratis|unentgeltliche[a-zß-ɏ]?|free)[- ]{1,2}$/iu;
/** How a contract ends, where the sentence is about letters that cost nothing. */
const ending = /künd|^cancel/i;
const freeLetters = /(?<![a-zß-ɏ])(?:newsletter|infobrief|rundbrief|benachrichtigung)[^.!?\n]{0,60}$/iu;
/** Money that the site pays, or that is given to it: wages, grants and donations are no prices. */
const noPrice =
  /(?<![a-zß-ɏ])(?:wir zahlen|zahlen wir|du verdienst|sie verdienen|verdien[a-zß-ɏ]{1,12}|[a-zß-ɏ]{0,20}gehalt|gehälter|[a-zß-ɏ]{0,14}lohn|[a-zß-ɏ]{0,14}vergütung(?:en)?|brutto[a-zß-ɏ]{1,12}|brutto(?![^!?\n]{0,90}(?:umsatzsteuer|mehrwertsteuer|mwst|ust(?![a-zß-ɏ])|kwh))|mini-?jobs?|taschengeld|stipendi(?:um|en)|zuschuss|kindergeld|pflegegeld|fördermittel|spenden?|salary|wages?|donat(?:e|ions?))(?![a-zß-ɏ])/iu;
/** What an employer offers by the year, and by what a vacancy is known: nobody pays it as a consumer. */
const vacancy =
  /(?<![a-zß-ɏ])(?:(?:tage|wochen) (?:bezahlter |bezahlten )?urlaub|urlaubs(?:tage|anspruch|geld)|weihnachtsgeld|(?:fortbildungs|weiterbildungs|mobilitäts)(?:budget|etat|pauschale|tage)|(?:sonder|jahres|leistungs|willkommens|wechsel)(?:prämie|bonus|zahlung)|jobtickets?|betriebliche altersvorsorge|tarifvertrag|unbefristete[nrs]? (?:vertrag|arbeitsvertrag|anstellung|stelle)|stellen(?:anzeigen?|angebote?|ausschreibung(?:en)?)|(?:days|weeks) of (?:paid )?(?:leave|holiday|vacation)|training (?:budget|allowance)|(?:annual|signing) bonus|job vacanc(?:y|ies))(?![a-zß-ɏ])|(?<![a-zß-ɏ])[mwdfx] ?[/|] ?[mwdfx](?: ?[/|] ?[mwdfx])?(?![a-zß-ɏ])/iu;
const priceReach = 80;
const reach = 160;
const termReach = 60;

/** Whether a text names a price by the period that pays for no purchase in instalments and is no wage. */
export function namesPeriodicPrice(text: string): boolean {
  return periodicOffer(text) !== null;
}

/** Whether a text offers something by the period: a price that is no instalment, and a word for a contract that goes on. */
export function offersContinuingContract(text: string): boolean {
  return namesPeriodicPrice(text) && contractWords(text);
}

/** The words with which a text (single spaces within its lines) names a price by the period; null without, or where all pay off a purchase. */
export function periodicOffer(text: string): string | null {
  for (const { 0: words, index } of text.matchAll(periodicPrice)) {
    if (instalment.test(around(text, index, words.length, reach)) || isPaidToStaff(text, index, words.length)) continue;
    const from = Math.max(0, index - 60);
    const before = text.slice(from, index);
    const start = from + (before.search(/[^\n]*$/) || (from > 0 ? before.search(/\s|$/) + 1 : 0));
    return text
      .slice(start, index + words.length)
      .replace(/\s+/g, ' ')
      .trim();
  }
  return null;
}

/** Wages and grants, and what a vacancy promises in the same lines. */
function isPaidToStaff(text: string, index: number, length: number): boolean {
  return noPrice.test(around(text, index, length, priceReach)) || vacancy.test(around(text, index, length, priceReach));
}

function contractWords(text: string): boolean {
  return [...text.matchAll(contractWord)].some(({ 0: word, index }) => {
    if (instalment.test(around(text, index, word.length, reach)) || free.test(text.slice(Math.max(0, index - 30), index))) return false;
    if (ending.test(word) && freeLetters.test(text.slice(Math.max(0, index - 90), index))) return false;
    return !/^laufzeit$/i.test(word) || !otherTerm.test(around(text, index, word.length, termReach));
  });
}

function around(text: string, index: number, length: number, distance: number): string {
  return text.slice(Math.max(0, index - distance), index + length + distance);
}
