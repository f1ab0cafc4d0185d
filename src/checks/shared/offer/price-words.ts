import { wholeWords } from '../wording.ts';
import { taxNames } from './small-business-tax.ts';

const tax = taxNames;
/** Says that a price contains the tax. */
export const withTax = wholeWords(
  `(?:inkl|incl)\\.?\\s*(?:\\d{1,2}(?:,\\d)?\\s?%\\s*)?(?:ges(?:etzl(?:iche[rn]?)?)?\\.?\\s*|der\\s+ges(?:etzl(?:ichen)?)?\\.?\\s+|jeweils\\s+(?:gültiger|geltender)\\s+|aller\\s+|deutscher\\s+)?(?:\\d{1,2}(?:,\\d)?\\s?%\\s*)?${tax}|(?:inklusive|einschließlich|enthalten|enthält|enth\\.?|including)\\s+(?:[a-zß-ɏ]+\\s+){0,3}(?:\\d{1,2}\\s?%\\s*)?${tax}|mit\\s+(?:\\d{1,2}\\s?%\\s*)?${tax}|${tax}\\.?\\s+(?:ist\\s+|sind\\s+)?(?:enthalten|inklusive|included|inkl\\.?)|bruttopreise?|brutto\\s?:?\\s?(?:€|EUR)?\\s?\\d[\\d.,]{0,10}|\\d\\s?(?:€|EUR)?\\s\\(?brutto|endpreise?`,
);
/** Says that the tax comes on top. */
export const withoutTax = wholeWords(
  `(?:zzgl|excl|exkl|plus)\\.?\\s*(?:\\d{1,2}(?:,\\d)?\\s?%\\s*)?(?:ges(?:etzl(?:iche[rn]?)?)?\\.?\\s*|der\\s+ges(?:etzl(?:ichen)?)?\\.?\\s+|jeweils\\s+(?:gültiger|geltender)\\s+)?(?:mwst|ust|mehrwertsteuer|umsatzsteuer|vat)|(?:zuzüglich|exklusive|excluding)\\s+(?:[a-zß-ɏ]+\\s+){0,3}(?:mwst|ust|mehrwertsteuer|umsatzsteuer|vat)|nettopreise?|preise?\\s+(?:sind\\s+)?netto`,
);
/** Small businesses show no tax, and say so. */
export const small = wholeWords(
  'kleinunternehm(?:er|en)[a-zß-ɏ]*|(?:keine|ohne)\\s+(?:ausweis(?:ung)?\\s+(?:der|von)\\s+)?(?:mwst|ust|mehrwertsteuer|umsatzsteuer)\\.?\\s+(?:erhoben|berechnet|ausgewiesen)|(?:§|paragraf|paragraph|gem(?:äß|\\.)?\\s*§?)\\s*19\\s*(?:abs\\.?\\s*1\\s*)?ustg|§\\s*6\\s*(?:abs(?:\\.|atz)\\s*1\\s*)?z(?:iff(?:er|\\.)|\\.)?\\s*27\\s*ustg|differenzbesteuer[a-zß-ɏ]*|§\\s*25\\s?a\\s*ustg|umsatzsteuerfrei|umsatzsteuerbefreit|(?:von\\s+der\\s+umsatzsteuer|steuer)-?\\s?befreit',
);
/** Says what dispatch costs, or that it does. */
export const shipping = wholeWords(
  '(?:inkl(?:usive)?|incl(?:uding)?)\\.?\\s+(?:[a-zß-ɏ.]+\\s+){1,4}?(?:und|and|&)\\s+(?:versand[a-zß-ɏ]*|lieferung|shipping|delivery)|(?:zzgl|plus|inkl(?:usive)?|incl(?:uding)?|excl(?:uding)?|exkl(?:usive)?)\\.?\\s*(?:der\\s+)?(?:versand[a-zß-ɏ]*|lieferkosten|lieferung|shipping|delivery)|zuzüglich\\s+(?:der\\s+)?(?:versand[a-zß-ɏ]*|lieferkosten|porto)|(?:zzgl|inkl)\\.?\\s+porto|versandkosten[a-zß-ɏ]*|(?:versand|lieferung|porto)(?:\\s+[a-zß-ɏ]+){0,3}\\s?:?\\s?(?:€\\s?\\d|\\d{1,3}(?:,\\d\\d)?\\s?(?:€|EUR))|lieferung\\s+(?:ist\\s+)?(?:kostenlos|kostenfrei|gratis|frei)|versand\\s+(?:ist\\s+)?kostenfrei|versand(?:kosten)?\\s*(?:kostenlos|gratis|frei|inklusive)|kostenlose[rn]?\\s+(?:versand|lieferung)|gratisversand|frei\\s+haus|portofrei|free\\s+(?:shipping|delivery)|shipping\\s+(?:costs?|included|free)|lieferkosten',
);
