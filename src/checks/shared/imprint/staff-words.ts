const germanOnes = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const germanTeens = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ');
const germanTens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const englishOnes = 'one two three four five six seven eight nine'.split(' ');
const englishTeens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Numbers from 2 to 99 as they are written out; one person alone is no staff to count. */
const written: ReadonlyMap<string, number> = new Map([
  ...[...germanOnes, ...germanTeens].map((word, index) => [word, index + 1] as const).slice(1),
  ...[...englishOnes, ...englishTeens].map((word, index) => [word, index + 1] as const).slice(1),
  ...germanTens.flatMap((tens, index) => [
    [tens, 20 + index * 10] as const,
    ...germanOnes.map((one, rest) => [`${one}und${tens}`, 21 + index * 10 + rest] as const),
  ]),
  ...englishTens.flatMap((tens, index) => [
    [tens, 20 + index * 10] as const,
    ...englishOnes.map((one, rest) => [`${tens}-${one}`, 21 + index * 10 + rest] as const),
  ]),
]);

const number = `(?<number>\\d{1,3}[.,]\\d{3}|\\d{1,4}|${[...written.keys()].join('|')})`;
/** "Nearly" and "up to" are left out: the number they go with is not reached. */
const roughly = '(?:(?<more>über|mehr\\s+als|gut|over|more\\s+than)|rund|etwa|ca\\.|circa|about|around|some)';
const now =
  '(?:inzwischen|mittlerweile|heute|derzeit|aktuell|zurzeit|insgesamt|weltweit|ein\\s+team\\s+(?:von|aus|mit)|now|currently|today|a\\s+team\\s+of)';
const kind =
  '(?:(?:fest\\s+angestellten?|feste[nr]?|engagierte[nr]?|erfahrene[nr]?|qualifizierte[nr]?|motivierte[nr]?|kreative[nr]?|gelernte[nr]?|ausgebildete[nr]?|dedicated|skilled|experienced|permanent|full-time|talented|committed|qualified)\\s+)?';

/** Whose work is for the house as a rule. Who as often helps out, plays, writes or deals on their own account is left out. */
const germanWork =
  '(?:redakteur|journalist|reporter|lektor|grafiker|designer|entwickler|programmierer|informatiker|administrator|ingenieur|techniker|mechaniker|mechatroniker|elektriker|elektroniker|installateur|monteur|handwerker|gesell|tischler|schreiner|zimmerer|zimmerleut|dachdecker|maurer|maler|fliesenleger|gärtner|florist|bäcker|konditor|metzger|fleischer|köch|kellner|friseur|kosmetiker|kaufleut|optiker|akustiker|apotheker|ärzt|pfleger|therapeut|psycholog|logopäd|hebamm|erzieher|pädagog|lehrer|anwält|jurist|berater|buchhalter|architekt|planer|bauleiter|wissenschaftler|chemiker|laborant|(?:wirtschafts|betriebs)prüfer|sachbearbeiter|(?:fach|sozial|lager|bau)arbeiter|(?:kraft|bus|kurier)fahrer|(?:fach|pflege|lehr|service|büro|küchen|arbeits|reinigungs|verkaufs|voll-?zeit|teil-?zeit)kräft)';
const notOfHouse = '(?!hobby|laien|amateur|freizeit|gast|fremd|partner|vertrags|beleg|nachwuchs|jung|kunden(?!berat)|leser|ex-)';
const germanJob = `${notOfHouse}[a-zß-ɏ-]{0,25}?${germanWork}(?:en?|n|s)?(?:innen)?`;
const englishJob =
  '(?:(?:software|web|data|product|service|field|support|sales|legal|tax|civil|electrical|mechanical|senior|master)\\s+)?(?:engineer|developer|programmer|designer|editor|journalist|reporter|consultant|advis[eo]r|technician|mechanic|electrician|fitter|installer|joiner|carpenter|plumber|roofer|lawyer|solicitor|attorney|accountant|doctor|physician|dentist|nurse|therapist|physiotherapist|teacher|educator|chef|cook|baker|hairdresser|gardener|architect|scientist|clerk)s';
const crafts = 'crafts(?:men|women|people)';

const staffName =
  '(?:mitarbeit(?:er|ende)[a-zß-ɏ]*|beschäftigten?|angestellten?|employees|staff(?:\\s+members)?|team\\s+members|members\\s+of\\s+staff)';
const anyoneName = '(?:kolleg(?:en|innen)?|leuten?|menschen|personen|köpfen?|people|colleagues)';
const jobName = `(?:${germanJob}|${englishJob}|${crafts})`;

/** What may follow is not given back: whatever comes behind a word is looked at behind its other form too. */
const wholly = (part: string) => `(?:${part}|(?!${part}))`;
const allGenders = wholly('(?:[:*_·•]|/-?|\\()innen\\)?');
const otherForm = wholly(`\\s+(?:und|&|bzw\\.?|sowie)\\s+(?:${staffName}|${anyoneName}|${jobName})${allGenders}`);
const named = (name: string) => `${name}${allGenders}${otherForm}`;
const job = `(?<job>${named(jobName)})`;

const amount = `(?:${now}\\s+){0,2}(?:${roughly}\\s+)?${number}\\s+${kind}`;
const bareAmount = `(?:${roughly}\\s+)?${number}\\s+${kind}`;

/** Patterns of a number with the people it counts. Groups: `number`; `more`: it is exceeded; `job`: an occupation, so perhaps not all. */
export const staffPatterns = {
  /** „rund 31 Mitarbeitende“, „zwölf Redakteurinnen und Redakteure“, “14 people”. */
  people: `${amount}(?:${named(staffName)}|${named(anyoneName)}|${job})`,
  /** The same without people of any kind: “unsere 14 Leute” may be anyone. */
  staff: `${amount}(?:${named(staffName)}|${job})`,
  /** Only „34 Kolleginnen und Kollegen“, “34 colleagues”. */
  colleagues: `${amount}${named('(?:kolleg(?:en|innen)?|colleagues)')}`,
  /** „14-köpfiges“, „zehnköpfigen“, of a team. */
  headed: `${number}-?köpfige[nmsr]?`,
  /** For a line of its own, which counts people of any kind only with a place behind. */
  line: (place: string) => `${bareAmount}(?:(?:${named(staffName)}|${job})(?:${place})?|${named(anyoneName)}${place})`,
};

/** Begins what stands behind a number of people and counts some more: „31 Mitarbeitende und drei Auszubildende“. */
export const furtherCount = new RegExp(
  `^\\s*(?:,|und|sowie|plus|&|and)\\s+(?:\\d|(?:${[...written.keys()].join('|')}|eine?n?|an?)\\s)`,
  'iu',
);

/** Whether a text has a number of two or more in it: without one none of the longer patterns can match. */
const anyNumber = new RegExp(`(?<![a-zß-ɏ])(?:\\d|${[...written.keys()].join('|')})`, 'i');
export const namesNumber = (text: string): boolean => anyNumber.test(text);

/** The number that `number` of a match writes in digits or words; null below two. */
export function countOf(digits: string): number | null {
  const word = digits.toLowerCase();
  const count = written.get(word) ?? Number(word.replace(/[.,]/, ''));
  return Number.isInteger(count) && count >= 2 ? count : null;
}
