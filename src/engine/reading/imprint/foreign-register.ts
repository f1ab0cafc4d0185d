/** Numbers by which other states identify their companies and associations, by the letters before them. */
const identified =
  /(?<!\p{L})(?<label>OIB|MBS|I[ČC]O?|KRS|REGON|CVR|SIREN|SIRET|REA|EIK|UIC|RSIN|NIPC|UEN|ABN|ACN|NZBN|BRN|CUI|KBO|BCE|ZVR|GEMI|CRO|Y-tunnus|[Oo]rg\.? ?nr)(?:[ -]?(?:[Zz]ahl|[Nn]r\.?|[Nn]ummer|[Nn]umber|[Nn]o\.?))?(?: ?\([^)\n]{0,40}\))?[ .:-]{0,4}(?<number>(?:\p{Lu}{1,2}[ -]?)?\d(?:[ .-]?\d){5,13}[A-Z]?)(?![\p{L}\d])/u;
const foreign: readonly RegExp[] = [
  /(?<!\p{L})(FN ?\d{4,6} ?[a-zA-Z])(?!\p{L})/u,
  /(?:firmenbuch(?:nummer|-?nr\.?)) ?:? ?(?:FN ?)?(\d{4,6} ?[a-z])(?![a-zß-ɏ])/iu,
  /(?<!\p{L})(CHE ?[-–]? ?\d{3}[. ]?\d{3}[. ]?\d{3})(?!\d)/u,
  /(?<!\p{L})(CH ?[-–] ?\d{3}\.\d\.\d{3}\.\d{3}[-–]\d|FL ?[-–] ?\d{4}\.\d{3}\.\d{3}[-–]\d)(?!\d)/u,
  /(?:company (?:registration )?(?:number|no\.?)|registered (?:in|at) [^\n]{2,60}?(?:number|no\.?|nr\.?)|companies house[^\n]{0,40}?|registration (?:number|no\.?)|firmennummer|gesellschaftsnummer|reg(?:istry|\.)? ?(?:no\.?|code|number)|file number|company)[ :.#]{0,3}((?:[A-Z]{2})?\d{5,10})(?!\d)/iu,
  /(?<!\p{L})(R\.?C\.?S\.?:? [\p{L}-]{2,30}:? (?:[AB] ?)?\d[\d ]{4,12})/u,
];
const companyRegister = /(?<!\p{L})FN ?\d{4,6} ?[a-zA-Z](?!\p{L})/gu;

/** What names a number in a register, in the tongues of Europe and in English. */
const registerLabel =
  /(?:(?:(?:handels|unternehmens|firmen|gesellschafts|organisations|registrierungs)-?(?:register)?|register)-?(?:nummer|nr\.?|eintrag|id)|(?:handels|unternehmens|firmen|gesellschafts|öffentlichkeits)-?register|(?:company|commercial|trade|business|corporate) ?(?:register|registry|registration|id)|regist(?:ration|ry|er|rar)(?! (?:office|address|seat))(?![a-z])|registered (?:in|at|with|under) [^\n]{2,60}?(?:number|no\.?|nr\.?|id|under)(?![a-z])|(?:company|file|filing|document|entity|trade licen[cs]e|business licen[cs]e|licen[cs]e|commercial licen[cs]e|reg\.?) ?(?:number|no\.?|nr\.?|id|code)|registrikood|cégjegyzékszám|matična številka|matični broj|įmonės kodas|ticaret sicil|registro mercantil(?:[^\n]{0,80}?hoja)?|nr\.? ?reg\.? ?com\.?|organisationsnummer|Γ\.?Ε\.?ΜΗ)/iu;
/** Another number on the line is not meant. */
const otherNumber = /(?<![a-zß-ɏ])(?:ust|umsatz|steuer|vat|tax|ein|tele?|fon|phone|fax|iban|w-?id|p\.? ?o\.? box|postfach)/iu;
const number =
  /(?<![\p{L}\d/.@-])(?!(?:19|20)\d\d(?!\d|-\d)|\d{1,2}\. ?\d{1,2}\. ?\d{4}|(?:ID|NO|NR) )(?:(?:[A-Z]{1,3}[ -]?)?\d(?:[ ./-]?\d){3,14}(?:[ -]?[A-Z](?![\p{L}]))?|[A-Z]\d{1,3}(?:\/\d{1,6}){2})(?![\p{L}\d/]|,\d)/u;

/** Entries in the companies register of Austria, all that stand there, else the first in another register. */
export function foreignIn(text: string): string[] {
  const austrian = text.match(companyRegister) ?? [];
  const { label, number } = identified.exec(text)?.groups ?? {};
  const other = label === undefined ? [] : [`${label} ${number}`];
  const found =
    austrian.length > 0 ? [...austrian] : [...foreign.flatMap((pattern) => pattern.exec(text)?.[1] ?? []), ...other].slice(0, 1);
  return found.map((number) =>
    number.replace(/^(FN) ?(\d+) ?([a-z])$/iu, (_, letters, digits, check) => `${letters} ${digits}${check.toLowerCase()}`),
  );
}

/** The number of a company of another state behind a word for register or number, or below it: "Registernummer: HE 123456". */
export function foreignNumber(text: string, above: string): string | null {
  const line = text.slice(0, 300).split(otherNumber)[0]!;
  const at = registerLabel.exec(line);
  const rest = at === null ? null : line.slice(at.index + at[0].length);
  if (rest !== null) {
    const found = number.exec(rest);
    // Four or five digits may be a postcode, unless they follow at once.
    return found === null || (/^\d{4,5}$/u.test(found[0]) && found.index > 6) ? null : found[0];
  }
  if (line.length > 40 || above.length > 100 || otherNumber.test(above) || !registerLabel.test(above)) return null;
  const found = number.exec(line);
  return found?.index === 0 && /^[\s).]*$/u.test(line.slice(found[0].length)) ? found[0] : null;
}
