import type { ImprintElement } from '#checks/shared/imprint/imprint-elements.ts';
import { percentDecoded } from '#knowledge/percent-decoded.ts';
import type { OwnLink } from './own-links.ts';
import type { ImprintLine } from './passages.ts';

const faxWord = '(?:tele-?)?fax(?:nummer|-?nr\\.?)?|telefax|telekopie|facsimile';
const phoneWord =
  '(?:[a-zß-ɏ]{3,20}-?)?telefon(?:nummer|isch|zentrale|-?nr\\.?)?|tel(?:\\.?-?nr\\.?)?|fon|phone|telephone|mobil(?:funk|telefon|nummer|e)?|mob|cell|handy(?:nummer)?|(?:[a-zß-ɏ]{3,20}-?)?hotline|kunden(?:service|dienst|betreuung)|ruf(?:nummer)?|fernruf|zentrale|whatsapp|signal|anruf|call us|festnetz|büro|sekretariat|durchwahl|rufen sie uns an';
/** Signs that stand for words; a device's sign comes before its number. */
const faxSigns = '📠|🖷|🖨|℻';
const signs = `${faxSigns}|[☎✆📞📱🕿🕾]`;
const labelled = new RegExp(
  `(?<![a-zß-ɏ])(?:(?<fax>${faxWord})|(?<phone>${phoneWord})|(?<short>[TMPF])(?=[.:]| ?[+0(]))(?![a-zß-ɏ])\\.?|(?<sign>${signs})`,
  'giu',
);
/** A number as Germans write it: with +49, 00 or 0 in front, in groups. */
const numberPattern =
  /(?<![\p{L}\p{N},+/-]|[^\p{L}]\.)(?:\+ ?|\(\+|00|\(?0 ?)\d(?:[\d/.–-]|[ ](?!\(\d+ (?:€|Cent|ct))|\((?!\d{1,3} (?:€|Cent|ct))|\)){4,28}\d(?![\p{L}]|[.,]?\d)/gu;
const noPhone =
  /(?<![a-zß-ɏ])(?:iban|bic|blz|konto[a-zß-ɏ]*|kto|ust|umsatzsteuer[a-zß-ɏ]*|steuer-?(?:nr|nummer)|st\.?-?nr|hr[ab]|register[a-zß-ɏ]*|vat|w-?id[a-zß-ɏ]*|finanzamt|gläubiger[a-zß-ɏ]*|policen?[a-zß-ɏ]*|versicherungs[a-zß-ɏ]*nr|ik-?(?:nr|nummer)|lanr|bsnr|betriebs[a-zß-ɏ]*|isbn|issn|§|lucid|reg\.|weee|aktenzeichen|az|krs|nip|regon|siret|siren|rcs|kvk|company (?:no|number|reg)[a-z.]*)(?![a-zß-ɏ])/iu;

/** "Kundenservice (Mo–Fr 9–17 Uhr): 030 …", "Werkstatt: 030 …": whoever answers, it is a telephone. */
const namedLine = /(?:^|[,;(] ?)[a-zß-ɏ](?:(?!nummer|nr\.|kennung|code|(?<![a-zß-ɏ])id(?![a-zß-ɏ]))[^:;\d]|\d(?!\d{3})){2,70}: ?$/iu;

/** What has a number that nobody dials: "Besucher Nr. ", "Kennung ". */
const numbered =
  /(?:(?<!unter (?:der )?)(?:ruf)?nummern?|nr\.?|no\.?|kennung|code|zeichen|(?<![a-zß-ɏ])(?:id|fn|ik)|besucher|zähler|stand|[a-zß-ɏ]{4,}nummern [^:\n]{1,20} und|register|konto|seit|vom|am|von|bis)[ .:#–-]{0,4}$/iu;

/** Whether a number has the groups of one that is dialled, so that it needs no label: "Buchungen unter 040/123456". */
function isDialled(number: string): boolean {
  const digits = number.replace(/\D/g, '').length;
  return digits >= 7 && (/^\(?\+|^00/.test(number) || /^\(?0[\d ]{1,6}[ )/.–-]/.test(number) || digits >= 10);
}

interface FoundNumber {
  kind: 'phone' | 'fax';
  value: string;
  quote: string;
}

/** Telephone and fax numbers of the provider as +49 and digits. `country` is that of its address. */
export function readNumbers(own: readonly ImprintLine[], links: readonly OwnLink[], country: string | null): ImprintElement[] {
  const found: FoundNumber[] = [];
  const add = (one: FoundNumber) => {
    if (!found.some(({ kind, value }) => kind === one.kind && value === one.value)) found.push(one);
  };
  let pending: ('phone' | 'fax')[] = [];
  let lastPhone: string | null = null;
  for (const [place, { text, afterGap }] of own.entries()) {
    const line = text.slice(0, 500);
    const labels = labelsIn(line);
    const above = own[place - 1]?.text ?? '';
    const before = isLabelOnly(above) ? `${above} ` : '';
    // A label of its own makes a number a telephone's, whatever stands further left.
    const from = (index: number) => Math.max(0, index - 32, ...labels.filter(({ end }) => end <= index).map(({ end }) => end));
    const numbers = numbersIn(line).filter(
      ({ index }) => !noPhone.test((from(index) === 0 ? before : '') + line.slice(from(index), index)),
    );
    if (numbers.length === 0) {
      lastPhone = extensionFax(line, lastPhone, country, add) ?? lastPhone;
      // "Telefon" on a line of its own, the number on the next.
      pending =
        labels.length > 0 && line.length <= 40 && !/\d{3}/.test(line)
          ? labels.map(({ kind }) => kind)
          : pending.length > 0 && line.length < 3
            ? pending
            : [];
      continue;
    }
    for (const number of numbers) {
      const kinds = kindsAt(line, number, labels, numbers, afterGap ? [] : pending);
      const value = normalNumber(number.text, country);
      if (value === null) continue;
      for (const kind of kinds) add({ kind, value, quote: line });
      if (kinds.includes('phone')) lastPhone = number.text;
    }
    extensionFax(line, lastPhone, country, add);
    pending = [];
  }
  for (const { href, quote } of links) {
    const written = /^(?:tel|callto):(.{5,40})/i.exec(href)?.[1];
    const value = written ? normalNumber(percentDecoded(written), country) : null;
    if (value !== null && !found.some((one) => one.value === value)) add({ kind: 'phone', value, quote: quote || href });
  }
  return found.map(({ kind, value, quote }) => ({ kind, value, quote: quote.slice(0, 200) }));
}

/** "Steuernummer" on a line of its own. */
function isLabelOnly(text: string): boolean {
  return text.length <= 40 && !/\d{3}/.test(text);
}

interface Place {
  index: number;
  end: number;
}

function labelsIn(line: string): (Place & { kind: 'phone' | 'fax' })[] {
  return [...line.matchAll(labelled)].map((match) => ({
    index: match.index,
    end: match.index + match[0].length,
    kind:
      match.groups!['fax'] !== undefined || match.groups!['short']?.toLowerCase() === 'f' || faxSigns.includes(match.groups!['sign'] ?? '-')
        ? 'fax'
        : 'phone',
  }));
}

function numbersIn(line: string): (Place & { text: string })[] {
  return [...line.matchAll(numberPattern)].flatMap((match) => {
    const digits = match[0].replace(/\D/g, '');
    if (
      digits.length < 6 ||
      digits.length > 16 ||
      /^\(?0?\d{1,2}\.\d{1,2}\.\d{2,4}|^\d\d\.\d\d ?[-–] ?\d\d\.\d\d|^\(?0?\d{1,2} ?\/ ?(?:19|20)\d\d\)?$/.test(match[0].trim())
    )
      return [];
    return [{ text: match[0], index: match.index, end: match.index + match[0].length }];
  });
}

/** What a number is: by the labels before it, by one behind it, by the line above, or by standing alone. */
function kindsAt(
  line: string,
  number: Place,
  labels: readonly (Place & { kind: 'phone' | 'fax' })[],
  numbers: readonly Place[],
  pending: readonly ('phone' | 'fax')[],
): readonly ('phone' | 'fax')[] {
  const previous = numbers.filter(({ end }) => end <= number.index).at(-1);
  const before = labels.filter(({ index, end }) => end <= number.index && index >= (previous?.end ?? 0));
  // "Telefon und Fax:", "Tel./Fax"
  if (before.length > 0) return [...new Set(before.map(({ kind }) => kind))];
  const after = labels.find(
    ({ index }) => index >= number.end && index - number.end <= 3 && /^[ (–-]*$/.test(line.slice(number.end, index)),
  );
  if (after && !/^\.? ?:/.test(line.slice(after.end))) return [after.kind];
  if (previous && /^[ ,;/]*(?:oder|und|or|and|sowie|bzw\.)?[ ,;/]*$/iu.test(line.slice(previous.end, number.index))) {
    const first = labels.filter(({ end }) => end <= previous.index).at(-1);
    if (first) return [first.kind];
  }
  if (pending.length > 0) return [...new Set(pending)];
  if (namedLine.test(line.slice(previous?.end ?? 0, number.index).slice(-90))) return ['phone'];
  return isDialled(line.slice(number.index, number.end)) && !numbered.test(line.slice(Math.max(0, number.index - 60), number.index))
    ? ['phone']
    : [];
}

/** "Tel. 030 1234-0, Fax -99": the extension replaces that of the telephone. */
function extensionFax(line: string, phone: string | null, country: string | null, add: (one: FoundNumber) => void): string | null {
  const match = /(?<![a-zß-ɏ])(?:tele)?fax\.? ?:? ?(?:-|–|DW ?)(\d{1,4})(?!\d)/iu.exec(line);
  const base = phone?.replace(/[-–]\s?\d{1,4}$/, '');
  if (!match || !phone || base === phone) return null;
  const value = normalNumber(`${base}${match[1]}`, country);
  if (value !== null) add({ kind: 'fax', value, quote: line });
  return phone;
}

const prefixes: Record<string, string> = { DE: '49', AT: '43', CH: '41', LI: '423', NL: '31', GB: '44', US: '1', LU: '352' };

/** +49 and digits; null when it cannot be a number. */
export function normalNumber(text: string, country: string | null): string | null {
  const plain = text.replace(/\( ?0 ?\)/g, '').trim();
  const digits = plain.replace(/\D/g, '');
  const international = /^\(?\s?\+/.test(plain) ? digits : /^\(?00/.test(plain) ? digits.replace(/^00/, '') : null;
  if (international !== null) {
    // "+49 030 …": the zero of the area code is one too many.
    const value = international.replace(/^(49|43|41)0+/, '$1');
    return value.length >= 7 && value.length <= 15 ? `+${value}` : null;
  }
  if (!digits.startsWith('0') || digits.length < 6 || digits.length > 14) return null;
  return `+${prefixes[country ?? 'DE'] ?? '49'}${digits.slice(1)}`;
}
