import type { ImprintElement, ImprintElementKind } from '#checks/shared/imprint/imprint-elements.ts';
import { hasValidCheckDigit } from '#checks/shared/imprint/vat-id.ts';
import type { ImprintLine } from './passages.ts';

const business = /(?<![\p{L}\p{N}])DE ?((?:\d[ .]?){9}) ?[-–] ?(\d{5})(?!\d)/gu;
const german = /(?<![a-z\dß-ɏ])DE[ .:-]{0,2}((?:\d[ ./-]?){8}\d)(?! ?[-–]? ?\d)(?![a-zß-ɏ])/giu;
const foreign =
  /(?<![\p{L}\p{N}])(ATU ?\d{8}|CHE ?-? ?\d{3}\.?\d{3}\.?\d{3}(?= ?MWST| ?TVA| ?IVA)|NL ?\d{9}B\d{2}|GB ?\d{3} ?\d{4} ?\d{2}|IE ?\d[\dA-Z]\d{5}[A-Z]{1,2}|FR ?[\dA-Z]{2} ?\d{9}|BE ?0?\d{3}\.?\d{3}\.?\d{3}|LU ?\d{8}|PL ?\d{10}|ES ?[A-Z]\d{8}|IT ?\d{11}|DK ?\d{8}|CZ ?\d{8,10}|SE ?\d{12}|HU ?\d{8}|EE ?\d{9}|CY ?\d{8}[A-Z]|MT ?\d{8}|EU ?\d{9})(?![\p{L}\p{N}])/gu;
const vatLabel = /(?:ust|umsatz-?steuer|mwst|mehrwertsteuer|vat)[a-zß-ɏ. -]{0,40}(?:id|ident|nummer|nr|no|number)[^\d\n]{0,60}$/iu;
const bareNine = /(?<![\p{L}\p{N}/])(\d{9}|\d{3} \d{3} \d{3})(?![\d/]| ?\d)/gu;
const taxLabel =
  /(?<![a-zß-ɏ])(?:steuer-?\s?(?:nummer|nr)|st\.? ?-? ?nr|ust\.?-?\s?(?:nummer|nr)|umsatzsteuer-?\s?(?:nummer|nr)|tax (?:number|no)|finanzamt)/iu;
const taxNumber = /(?<![\p{L}\d/])(?:\d{2,5} ?[/ -] ?(?:\d{3,4} ?[/ -] ?)?\d{4,5}(?:\/\d)?|\d{10,13})(?![\d/])/gu;
/** "USt-IdNr.: 12/345/67890" is a tax number under the label of another. */
const paragraph = /§ ?27 ?a?(?![\p{L}\d])/gu;
const slashed = /(?<![\p{L}\d/])\d{2,3}\/\d{3,4}\/\d{4,5}(?![\d/])/u;
/** What follows a tax number on its line has numbers of its own. */
const otherNumber = /(?<![a-zß-ɏ])(?:tele?|fon|phone|mobil|iban|konto|hr[ab]|register|ust-?\s?id|umsatzsteuer-?\s?id|vat)/iu;

/** By these numbers everybody knows a company in its own country: the Croatian OIB, the Italian codice fiscale. */
const companyNumber =
  /(?<!\p{L})(?:OIB|[Cc]odice [Ff]iscale|[Pp]artita IVA|P\. ?IVA|C\. ?F\.|NIF|CIF|SIREN|SIRET|NIP|REGON|I[ČC]O?|DI[ČC]|KRS|CVR)(?!\p{L})/u;

/** VAT ids, business ids (W-IdNr.) and tax numbers of the provider. */
export function readTaxIds(own: readonly ImprintLine[]): ImprintElement[] {
  const found: ImprintElement[] = [];
  const add = (kind: ImprintElementKind, value: string, quote: string) => {
    if (!found.some((one) => one.kind === kind && one.value === value)) found.push({ kind, value, quote: quote.slice(0, 200) });
  };
  for (const [index, { text: written }] of own.entries()) {
    const text = written.slice(0, 600);
    if (!/\d{2}/.test(text)) continue;
    for (const [, number, sub] of text.matchAll(business)) add('businessId', `DE${number!.replace(/\D/g, '')}-${sub}`, text);
    for (const [, number] of text.matchAll(german)) add('vatId', `DE${number!.replace(/\D/g, '')}`, text);
    for (const [id] of text.matchAll(foreign)) add('vatId', id.replace(/[ .-]/g, ''), text);
    const before = `${own[index - 1]?.text ?? ''} `;
    for (const match of text.matchAll(bareNine)) {
      const value = `DE${match[1]!.replace(/ /g, '')}`;
      // Without the country's letters only the check digit tells it from other numbers.
      if (vatLabel.test(before.slice(-90) + text.slice(0, match.index)) && hasValidCheckDigit(value)) add('vatId', value, text);
    }
    const misnamed = slashed.exec(text);
    if (misnamed && vatLabel.test(`${before.slice(-90)}${text.slice(0, misnamed.index)}`.replace(paragraph, '')))
      add('taxNumber', misnamed[0], text);
    const labelAt = text.search(taxLabel);
    if (companyNumber.test(text)) continue;
    if (labelAt < 0 && !(taxLabel.test(before) && !/[:\d]\s*\d/.test(before))) continue;
    const stated = text.slice(Math.max(0, labelAt)).split(otherNumber)[0]!;
    for (const [written] of stated.matchAll(taxNumber)) {
      const digits = written.replace(/\D/g, '').length;
      if (digits >= 9 && digits <= 13) add('taxNumber', written.replace(/ ?([/-]) ?/g, '$1'), text);
    }
  }
  return found;
}
