const daySeconds = 86_400;
const unitSeconds: readonly [RegExp, number][] = [
  [/^(?:sek|sec)/, 1],
  [/^min/, 60],
  [/^(?:stund|std|hour|hr|h$)/, 3_600],
  [/^(?:tag|day|d$|t\.$)/, daySeconds],
  [/^(?:woche|week)/, 7 * daySeconds],
  [/^mo/, 30.5 * daySeconds],
  [/^(?:jahr|year|yr|j)/, 365.25 * daySeconds],
];
const numberWords: Record<string, number> = {
  'ein halbes': 0.5,
  'half a': 0.5,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  ein: 1,
  eine: 1,
  einen: 1,
  einem: 1,
  einer: 1,
  one: 1,
  a: 1,
  zwei: 2,
  two: 2,
  drei: 3,
  three: 3,
  vier: 4,
  four: 4,
  fünf: 5,
  five: 5,
  sechs: 6,
  six: 6,
  sieben: 7,
  seven: 7,
  acht: 8,
  eight: 8,
  neun: 9,
  nine: 9,
  zehn: 10,
  ten: 10,
  zwölf: 12,
  twelve: 12,
  dreizehn: 13,
  thirteen: 13,
  vierzehn: 14,
  fourteen: 14,
  achtzehn: 18,
  vierundzwanzig: 24,
  sechsundzwanzig: 26,
  dreißig: 30,
  thirty: 30,
  sechzig: 60,
  neunzig: 90,
  ninety: 90,
};
const number = [...Object.keys(numberWords)].sort((a, b) => b.length - a.length).join('|');
const unit =
  'sekunden?|sek\\.?|sec(?:onds?)?|minuten?|min(?:utes?)?\\.?|stunden?|std\\.?|hours?|tag(?:en?|e|\\(en?\\))?|days?|wochen?|weeks?|monat(?:en?|s|\\(en?\\))?|months?|jahr(?:en?|es|\\(en?\\))?|years?';
/** Tables shorten them behind a figure: "2 J.", "24 Mon.", "90 T.", "24 h". */
const shortUnit = 'hrs?\\.?|h|d|t\\.|mon\\.?|mo\\.|yrs?\\.?|j\\.?';
const duration = new RegExp(
  `(?<![a-z\\dß-ɏ]|\\d[.,])(?:(\\d{1,3}\\.\\d{3}|\\d{1,4}(?:[.,]\\d{1,2})?)[\\s-]?(${unit}|${shortUnit})|(${number})[\\s-]?(${unit}))(?![a-z\\dß-ɏ])`,
  'giu',
);
const endOfVisit =
  /(?<![a-zß-ɏ])(?:sitzung[a-zß-ɏ]*|session(?:-?[a-zß-ɏ]+)?|browser-?\s?(?:sitzung|ende)|bis\s+zum\s+schließen|schließ(?:en|ung)\s+(?:des|ihres|deines)\s+(?:web-?)?browsers|(?:den|ihren|deinen)\s+(?:web-?)?browser\s+schließ(?:en|t)|clos(?:e|ed|ing)\s+(?:the|your)\s+browser|persist[a-zß-ɏ]*|dauerhaft|unbegrenzt|permanent)(?![a-zß-ɏ])/iu;

/** Whether a passage states how long something is kept on the device. */
export function statesDuration(passage: string): boolean {
  return passage.search(duration) >= 0 || endOfVisit.test(passage);
}

/** "1 Jahr 1 Monat 4 Tage" is one period: nothing but a space or an "und" stands between its parts, the next unit always smaller. */
const betweenParts = /^(?:\s?,)?\s(?:(?:und|and)\s)?$/iu;

/** The periods a passage names, in seconds. */
export function periodsIn(passage: string): number[] {
  const periods: number[] = [];
  let last: { end: number; size: number } | null = null;
  for (const match of passage.matchAll(duration)) {
    const [whole, figure, ofFigure, word = '', ofWord = ''] = match;
    const count = figure === undefined ? (numberWords[word.toLowerCase().replace(/\s/, ' ')] ?? 0) : inDigits(figure);
    const named = (ofFigure ?? ofWord).toLowerCase();
    const size = unitSeconds.find(([pattern]) => pattern.test(named))?.[1] ?? 0;
    const isPart: boolean = last !== null && size < last.size && betweenParts.test(passage.slice(last.end, match.index));
    if (isPart) periods.push(periods.pop()! + count * size);
    else periods.push(count * size);
    last = { end: match.index + whole.length, size };
  }
  return periods;
}

/** "3.650 Tage" are ten years. */
function inDigits(amount: string): number {
  return /^\d{1,3}\.\d{3}$/.test(amount) ? Number(amount.replace('.', '')) : Number(amount.replace(',', '.'));
}

/** The longest period a passage names, in seconds; null when it names none. */
export function longestDuration(passage: string): number | null {
  const found = periodsIn(passage);
  return found.length > 0 ? Math.max(...found) : null;
}
