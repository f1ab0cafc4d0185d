import type { ImprintElement } from '#checks/shared/imprint/imprint-elements.ts';
import { foreignIn, foreignNumber } from './foreign-register.ts';
import type { ImprintLine } from './passages.ts';
import { townAt } from './town.ts';

const digits = '\\d{1,3}(?:[ .]\\d{3}){1,2}(?!\\d)|\\d{1,7}(?!\\d)';
const abbreviated = new RegExp(
  // The number of a department of the court may stand before it: "1HRA 520".
  `(?<![\\p{L}\\p{N}])(?:\\d{1,2} ?)?([Hh]\\.? ?[Rr]\\.? ?[ABab]|VR|PR|GnR|GsR)(?:[ -]?[Nn][Rr]\\.?)?(?![\\p{L}])[ .:#–/-]{0,4}(?:(?:Nr|Nummer|No|Blatt|Register-?(?:nummer|nr))\\.?[ .:]{0,3})?(${digits})(?![\\d.,]\\d)(?: ?((?!AG)(?:\\p{Lu}{1,2}|BHV)(?![\\p{L}\\p{N}]|\\.[\\p{L}\\d])))?`,
  'gu',
);
/** "HRB Hamburg 12345", "HR Hamburg B 12345": the court stands within the number. */
const withTown = new RegExp(
  `(?<![\\p{L}\\p{N}])(HR ?[AB]|HR|Handelsregister|VR|PR|GnR|GsR):? \\(?(?:(?:de[sr] |beim )?(?:AG|Amtsgerichte?s?) )?(?!(?:Nr|Nummer|No|Blatt|Abt|Abteilung|Reg|Register)(?!\\p{Ll}))(\\p{Lu}\\p{Ll}[\\p{L}. ()/-]{1,28}?),?(?: ([AB]))? (${digits})(?![\\d.,]\\d)(?: (\\p{Lu}{1,2})(?![\\p{L}\\p{N}]))?`,
  'u',
);
/** "Hamburg HRB 12345" and "HRB 12345 Hamburg", with nothing else between or around. */
const townBefore = /^(?:[^:\n]{0,30}[Rr]egister[^:\n]{0,20}: ?)?(\p{Lu}\p{Ll}[\p{L} ./()-]{1,28}?),? (?=(?:HR ?[AB]|VR|PR|GnR|GsR) ?\d)/u;
const townBehind = new RegExp(
  `(?:HR ?[AB]|VR|PR|GnR|GsR) ?(?:${digits})(?: \\p{Lu}{1,2})?,? (?=\\p{Lu}\\p{Ll}[\\p{L} ./-]{1,30}(?:$|[,;(]| [–-] ))`,
  'u',
);
const englishCourt = /(\p{Lu}\p{Ll}[\p{L}-]{1,30}(?: (?:am|an der) \p{Lu}\p{L}{2,20})?) (?:District|Local|Register) Court(?!\p{L})/u;
const named: readonly [abbreviation: string, pattern: RegExp][] = [
  ['VR', /vereinsregister/iu],
  ['PR', /partnerschaftsregister/iu],
  ['GnR', /genossenschaftsregister/iu],
  ['GsR', /gesellschaftsregister/iu],
  ['HRB', /handelsregister ?(?:abt(?:eilung|\.)? ?)?B(?![a-zß-ɏ])|abteilung B(?![a-zß-ɏ])/iu],
  ['HRA', /handelsregister ?(?:abt(?:eilung|\.)? ?)?A(?![a-zß-ɏ])|abteilung A(?![a-zß-ɏ])/iu],
];
const plainNumber = new RegExp(
  `(?:nummer|nr\\.?|no\\.?|unter|register|blatt|[:#]|^|[a-zß-ɏ],?) ?[:.]? ?(${digits})(?![\\d.,/-]\\d)(?! ?(?:%|€|EUR))(?: ?([a-z]{1,2}(?![a-zß-ɏ\\d.])))?`,
  'iu',
);
const registerWord =
  /register|(?<![a-zß-ɏ])(?:HR ?[AB]|VR|PR|GnR|GsR)(?![a-zß-ɏ])|amtsgericht|eingetragen|firmenbuch|handelsgericht|(?<![a-zß-ɏ])FN ?\d/iu;
const registered: Record<string, string> = {
  gmbh: 'HRB',
  ggmbh: 'HRB',
  ug: 'HRB',
  ag: 'HRB',
  se: 'HRB',
  kgaa: 'HRB',
  vvag: 'HRB',
  ek: 'HRA',
  ohg: 'HRA',
  kg: 'HRA',
  'gmbh-co-kg': 'HRA',
  'ug-co-kg': 'HRA',
  ev: 'VR',
  eg: 'GnR',
  partg: 'PR',
  egbr: 'GsR',
};

const courtLabel =
  /(?<![a-zß-ɏ])(?:(?:registergericht|register-?gericht)(?: ist(?: das)?)?|(?:zuständiges )?amtsgericht(?:e?s)?(?: ?[-–,(]{1,2} ?registergericht ?[-–,)]{0,2})?|registerführendes (?:amts)?gericht|AG(?= \p{Lu}\p{Ll})|(?:handels|landes|kreis)gerichts?(?= \p{Lu}\p{Ll})|firmenbuchgericht|local court(?: of)?|district court(?: of)?|(?:register|registration|registry|registering) court|court of (?:regist(?:ration|ry)|record))[ :.,(–-]{0,4}(?:(?:das |des |beim |in |ist |of |zu )?(?:amtsgericht(?:e?s)?|AG|registergericht|handelsgericht|landesgericht|local court|district court)[ :.,)–-]{0,4})?(?:(?:in|zu|of|-) )?/giu;
const registerAt =
  /(?<![a-zß-ɏ])(?:(?:handels|vereins|partnerschafts|genossenschafts|gesellschafts)-?register|(?:trade|commercial) register)(?: ?[AB](?![a-zß-ɏ]))?(?: ?(?:beim?|des kantons|des|am|in|der stadt|von|of|zu))? ?[:,–-]? ?(?=\p{Lu}\p{Ll})(?!Amtsgericht|Register|Nummer|Nr|Eintrag|Abteilung|Abt|Sitz|Blatt|Unter|Partnerschaft)/giu;

const kvk =
  /(?<!\p{L})(?:KVK|KvK|Kvk|Kamer van Koophandel|Chamber of Commerce|Handelsregister[a-z]{0,8}(?:[ -]?(?:[Nn]r\.?|[Nn]ummer))? ?[(–,-]{1,2} ?(?:Niederlande|Netherlands|Nederland|NL)\)?)(?:-?(?:nummer|nr\.?|number|no\.?))?[^\n\d]{0,45}?(\d{8})(?!\d)/u;
/** Who is liable without limit in a partnership has an entry of its own, perhaps in a line of its own. */
const partnerLine = /(?<![a-zß-ɏ])(?:unbeschränkt|persönlich) haftende[rn]? gesellschafter(?:in)?(?![a-zß-ɏ])|komplementär/iu;

function isAustrian(numbers: ReadonlyMap<string, string>): boolean {
  return [...numbers.keys()].every((number) => number.startsWith('FN '));
}

/** Register courts and numbers of the provider, and of the general partner where it is named. */
export function readRegister(given: readonly ImprintLine[], form: string | null): ImprintElement[] {
  const own = given.map((line) => ({ ...line, text: spelledOut(line.text) }));
  const numbers = new Map<string, string>();
  const courts = new Map<string, string>();
  const isForeign = form === 'foreign-company';
  for (const [index, { text: written }] of own.entries()) {
    const text = written.slice(0, 700);
    const quote = given[index]!.text;
    const around = own
      .slice(Math.max(0, index - 3), index + 4)
      .map((line) => line.text)
      .join('\n');
    const shaped = withTown.exec(text);
    const within = shaped && (!/^(?:HR|Handelsregister)$/u.test(shaped[1]!) || shaped[3]) ? shaped : null;
    const found = within
      ? [
          `${(within[1]!.replace('Handelsregister', 'HR') + (within[3] ?? '')).replace(' ', '')} ${within[4]!.replace(/[ .]/g, '')}${within[5] ? ` ${within[5]}` : ''}`,
        ]
      : numbersIn(text);
    for (const value of found) if (!numbers.has(value)) numbers.set(value, quote);
    const apart = splitNumber(own, index, form);
    if (apart !== null && !numbers.has(apart)) numbers.set(apart, `${given[index - 1]!.text} ${quote}`);
    if (found.length === 0 && apart === null && /\d/.test(text)) {
      const value = namedNumber(own, index, form);
      if (value !== null && !numbers.has(value)) numbers.set(value, quote);
    }
    if (registerWord.test(around)) {
      for (const town of courtsIn(text, own[index + 1]?.text ?? '', around)) if (!courts.has(town)) courts.set(town, quote);
    }
    const place = within?.[2] ?? townBefore.exec(text)?.[1] ?? englishCourt.exec(text)?.[1] ?? afterNumber(text);
    const near = place && courts.size === 0 && !isLabel.test(place) ? townAt(place) : null;
    if (near !== null) courts.set(withoutNote(near), quote);
    const dutch = kvk.exec(text)?.[1];
    if (dutch && (isForeign || form === null || numbers.size === 0)) {
      if (!numbers.has(`KvK ${dutch}`)) numbers.set(`KvK ${dutch}`, quote);
    } else if (found.length === 0 && (isForeign || form === null || numbers.size === 0 || partnerLine.test(text) || isAustrian(numbers))) {
      const there = isForeign ? foreignNumber(text, own[index - 1]?.text ?? '') : null;
      const known = foreignIn(text);
      for (const other of known.length > 0 || there === null ? known : [there])
        if (!numbers.has(other) && !isNumberOf(other, numbers)) numbers.set(other, quote);
    }
  }
  return [
    ...[...courts].map(([value, said]) => ({ kind: 'registerCourt' as const, value, quote: said.slice(0, 200) })),
    ...[...numbers].map(([value, said]) => ({ kind: 'registerNumber' as const, value, quote: said.slice(0, 200) })),
  ];
}

const registers: Record<string, string> = {
  H: 'Handels',
  V: 'Vereins',
  Gen: 'Genossenschafts',
  Gn: 'Genossenschafts',
  Part: 'Partnerschafts',
  Ges: 'Gesellschafts',
};

/** Registers in one writing: "Gen.-Reg.", "Vereinsreg.", "HReg" by their whole names, "HR-B", "V.R.", "PartR" by their short ones. */
function spelledOut(text: string): string {
  return text
    .replace(
      /(?<!\p{L})(?:(?<kind>Handels|Vereins|Genossenschafts|Partnerschafts|Gesellschafts)-?[Rr]eg\.|(?<short>H|V|Gen|Gn|Part|Ges)(?:\. ?-? ?|-)Reg(?:\.|(?!\p{L})))/gu,
      (_, kind: string | undefined, short: string) => `${kind ?? registers[short]}register`,
    )
    .replace(/(?<![a-zß-ɏ])Reg(?:ister)?\.? ?-? ?(?:Nr\.?|Nummer)/giu, 'Registernummer')
    .replace(/(?<![a-zß-ɏ])Reg(?:ister)?(?:\. ?-? ?|-)Gericht/giu, 'Registergericht')
    .replace(/(?<!\p{L})(?:HR|Handelsregister)(?:[ -]?(?:Nr\.?|Nummer))?(?:: ?| ?- ?| )([AB])(?=[ :.-]{0,3}\d)/gu, 'HR$1')
    .replace(/(?<!\p{L})Part\.?R(?![\p{L}])/gu, 'PR')
    .replace(/(?<!\p{L})Gen?\.?R(?![\p{L}])/gu, 'GnR')
    .replace(/(?<!\p{L})V\. ?R\. ?(?=\d|Nr)/gu, 'VR ');
}

const isLabel = /register|gericht|sitz|geschäft|vertret|abteilung|nummer|eintrag|verein|steuer|deutschland|germany|local|district/iu;

function afterNumber(text: string): string | null {
  const match = townBehind.exec(text);
  return match && text.slice(match.index + match[0].length);
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(abbreviated)].map(
    ([, kind, number, suffix]) =>
      `${kind!.length > 2 && /^h/iu.test(kind!) ? kind!.replace(/[ .]/g, '').toUpperCase() : kind!} ${number!.replace(/[ .]/g, '')}${suffix ? ` ${suffix}` : ''}`,
  );
}

/** Registers of trades and interests, and brokers' numbers ("D-AB12-CDEF3-45"): none of them is the one a legal form is entered in. */
const otherRegister =
  /(?:vermittler|lobby|transparenz|verpackungs|berufs|arzt|stiftungs|marken)-?register|lucid|weee|elektro-?altgeräte|handwerksrolle|(?:architekten|ingenieur|stadtplaner)liste|(?:der|die|des) [a-zß-ɏ-]{0,30}kammer(?![a-zß-ɏ])|(?<![a-z\d])D-[a-z\d]{1,4}-[a-z\d]{3,5}-/iu;

const notOfRegister = /steuer|ust|umsatz|iban|telefon|tel\.|konto|w-?id|wirtschafts|kunden/iu;

/** "Vereinsregister Nr. 123", "Registernummer: 123" below "Vereinsregister": the register is named, not abbreviated. */
function namedNumber(own: readonly ImprintLine[], index: number, form: string | null): string | null {
  const text = own[index]!.text.slice(0, 300);
  if (
    !/register|^\W*(?:nummer|nr\.?)(?![a-zß-ɏ])|(?:unter|mit) (?:der )?(?:nummer|nr\.?)(?![a-zß-ɏ])|eingetragen|(?:amtsgericht|(?<![a-zß-ɏ])AG) [^\d\n]{3,40}(?:nummer|nr\.?|#) ?\d/iu.test(
      text,
    ) ||
    notOfRegister.test(text) ||
    otherRegister.test(text)
  )
    return null;
  const here = own
    .slice(Math.max(0, index - 3), index + 1)
    .map((line) => line.text)
    .join(' ');
  const at = text.search(/register|(?<![a-zß-ɏ])(?:nummer|nr\.?)(?![a-zß-ɏ])|eingetragen/iu);
  const match = plainNumber.exec(text.slice(at));
  if (!match || match[1]!.length < 2) return null;
  const kind =
    named.find(([, pattern]) => pattern.test(text))?.[0] ??
    named.find(([, pattern]) => pattern.test(here))?.[0] ??
    (/handelsregister|registernummer|register-nr|amtsgericht|(?<![a-zß-ɏ])AG |eingetragen/iu.test(here) && form !== null
      ? registered[form]
      : undefined);
  // A year or a postcode is no number of a register.
  if (kind === undefined || (/^(?:19|20)\d\d$/.test(match[1]!) && !/(?:nummer|nr\.?|no\.?|:) ?:? ?(?:19|20)\d\d/iu.test(text))) return null;
  if (
    townAt(text.slice(at + match.index + match[0].length).trim()) !== null &&
    match[1]!.length === 5 &&
    !/(?:nummer|nr\.?|no\.?)/iu.test(match[0])
  )
    return null;
  return `${kind} ${match[1]!.replace(/[ .]/g, '')}${match[2] && /^[A-Z]+$/.test(match[2]) ? ` ${match[2]}` : ''}`;
}

const kindAtEnd = /(?<!\p{L})(HR ?[AB]|VR|PR|GnR|GsR)(?:[ -]?(?:Nr\.?|Nummer))?\W*$/u;
const labelAtEnd = /(?:register-?(?:nummer|nr\.?)|(?<![a-zß-ɏ])(?:nummer|nr\.?|unter))\s?[:–-]?$/iu;

/** A number alone on its line, below letters or a label that end the line above. */
function splitNumber(own: readonly ImprintLine[], index: number, form: string | null): string | null {
  const text = own[index]!.text;
  const above = own[index - 1]?.text ?? '';
  if (text.length > 12 || above === '' || above.length > 200 || !new RegExp(`^(?:${digits})\\.?$`, 'u').test(text)) return null;
  const number = text.replace(/[ .]/g, '');
  const letters = kindAtEnd.exec(above)?.[1];
  if (letters !== undefined) return `${letters.replace(' ', '')} ${number}`;
  const here = `${own[index - 2]?.text ?? ''} ${above}`;
  if (!labelAtEnd.test(above) || !/register|amtsgericht/iu.test(here) || otherRegister.test(here) || notOfRegister.test(above)) return null;
  const kind = named.find(([, pattern]) => pattern.test(here))?.[0] ?? (form === null ? undefined : registered[form]);
  return kind === undefined ? null : `${kind} ${number}`;
}

function isNumberOf(value: string, numbers: ReadonlyMap<string, string>): boolean {
  return [...numbers.keys()].some((known) => known.endsWith(value));
}

function courtsIn(text: string, next: string, around: string): string[] {
  const towns: string[] = [];
  for (const pattern of [courtLabel, registerAt]) {
    for (const match of text.matchAll(pattern)) {
      const isShort = /^AG /.test(match[0]);
      if (isShort && !/HR ?[AB]|register|Register|eingetragen|VR|PR|GnR|GsR/u.test(around)) continue;
      // Where one is sued is not where one is registered.
      if (/gerichtsstand(?! (?:und|\/|&))[^.;\n]{0,25}$/iu.test(text.slice(0, match.index))) continue;
      const rest = text.slice(match.index + match[0].length);
      const town = townAt(rest.trim() === '' && pattern === courtLabel ? next.replace(/^(?:Amtsgericht|AG) /u, '') : rest);
      if (town === null) continue;
      const value = withoutNote(town).replace(/ (?:Local|District|Regional|Register) Court.*$/u, '');
      if (
        !towns.includes(value) &&
        !/^(?:Handels|Vereins|Partnerschafts|Genossenschafts|Regist(?:er|rar|ration|ry)|Department|Compan(?:y|ies)|Chamber|Number|Amtsgericht|Deutschland|England)/u.test(
          value,
        )
      )
        towns.push(value);
    }
    if (towns.length > 0) break;
  }
  return towns;
}

/** "Charlottenburg (Berlin)" is Charlottenburg; the river and the region are parts of a town's name. */
function withoutNote(town: string): string {
  return town.replace(/ ?\([^)]*\)$/u, (tail) =>
    /Main|Oder|Saale|Spree|Allgäu|Westf|Lahn|Taunus|Holst|pfalz|Opf|OPf|Bay|Schw|Wü?rtt|Donau/u.test(tail) ? tail : '',
  );
}
