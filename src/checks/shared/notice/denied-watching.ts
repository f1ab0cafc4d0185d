import type { ServiceCategory } from '#knowledge/types.ts';

/** Names of what follows visitors; "Analyse" alone may be of anything, and "Profiling" is denied of decisions (Art. 22 GDPR). */
const tracking = '(?:(?:web|nutzer|user|besucher|visitor|online)-?)?track(?:ing|er)[ns]?';
const watching = `(?:${tracking}|web-?analyse|web-?analytics|(?:web|google)?-?analytics)`;
/** "Cookies, Werbung oder" before it: what is denied in one breath. */
const listed = '(?:[a-zß-ɏ-]{3,25}(?:\\s*,|\\s*/|\\s+(?:und|oder|sowie|noch|and|or|nor))\\s+(?:(?:auf|of|from)\\s+)?){0,3}?';
const here =
  '(?:(?:auf|in|bei|on|at)\\s+(?:dieser|diesem|diesen|unserer|unserem|unseren|der\\s+gesamten|this|our)\\s|bei\\s+uns|hier(?![a-zß-ɏ])|here(?![a-z]))';
/** The denial ends there: "kein Tracking durch Dritte", "kein Tracking einzelner Personen" deny less. */
const ends = `(?=\\s*(?:[.,;:!?)–]|$|(?:statt|ein|eingesetzt|betrieben|durchgeführt|verwendet|genutzt|vorgenommen|aus|used)(?![a-zß-ɏ])|durch\\s*[.,;!]|${here}|(?:und|oder|sowie|noch|and|or|nor)\\s))`;
const noneOf =
  "(?<![a-zß-ɏ])(?:keine(?:rlei|n)?|kein|no|(?:do(?:es)?\\s+not|don[’']t|doesn[’']t|never)\\s+(?:use|employ|run)(?:\\s+any)?)\\s+(?:third-?party\\s+)?";
const where = '(?:\\s+(?:auf|bei|in|hier|uns|dieser|diesen|unserer|unseren|web-?site|webseiten?|seiten?|homepage)){0,5}';
const site = '(?:(?:diese|unsere)\\s+(?:website|webseiten?|internetseiten?|seiten?|homepage)|(?:this|our)\\s+(?:web)?-?site)';
const conduct = '(?:surf|nutzungs|nutzer|klick|besucher)-?verhalten';

const patterns = [
  `${noneOf}${listed}${watching}${ends}`,
  `(?<![a-zß-ɏ-])${watching}\\s+(?:findet|erfolgt|betreiben\\s+wir|setzen\\s+wir|nutzen\\s+wir|verwenden\\s+wir|gibt\\s+es|wird)${where}\\s+nicht(?![a-zß-ɏ])(?!\\s+(?:ohne|bevor|vor|nur))`,
  `(?<![a-zß-ɏ])tracke?n?\\s+(?:wir\\s+|ich\\s+)?(?:sie|dich|euch|(?:unsere\\s+)?(?:besucher(?:innen)?|nutzer(?:innen)?))${where}\\s+nicht${ends}`,
  `(?<![a-zß-ɏ])(?:sie|du|besucher(?:innen)?)\\s+(?:werden|wirst)${where}\\s+nicht\\s+getrackt${ends}`,
  `(?<![a-z])we\\s+(?:do\\s+not|don[’']t|never)\\s+track\\s+(?:you|anyone|(?:our\\s+)?(?:visitors|users))${ends}`,
  `(?<![a-z])(?:you|visitors)\\s+are\\s+not\\s+(?:being\\s+)?tracked${ends}`,
  `(?<![a-zß-ɏ])verzichte[nt]?\\s+(?:(?!sie\\s|du\\s|ihr\\s)[a-zß-ɏ]+\\s+){0,3}?auf\\s+(?:(?:den\\s+einsatz\\s+von|die\\s+verwendung\\s+von|jegliches|jede\\s+(?:art|form)\\s+von)\\s+)?${listed}${watching}${ends}`,
  `(?<![a-zß-ɏ])${site}\\s+(?:ist|sind|is)\\s+(?:[a-zß-ɏ]+\\s+){0,2}?(?:track(?:ing|er)-?(?:frei|free)|(?:frei\\s+von|free\\s+(?:of|from))\\s+${listed}track(?:ern|ers|ing))${ends}`,
  `(?<![a-zß-ɏ])${site}\\s+komm(?:t|en)\\s+(?:[a-zß-ɏ]+\\s+){0,3}?ohne\\s+${listed}${watching}(?:\\s+(?:und|oder)\\s+[a-zß-ɏ-]{3,25})?\\s+aus(?![a-zß-ɏ])`,
  `(?<![a-zß-ɏ])weder\\s+${listed}(?:${watching}|analyse-?(?:tools?|dienste))${ends}`,
  `(?<![a-zß-ɏ])(?:ihr|dein|das)\\s+${conduct}\\s+(?:[a-zß-ɏ]+\\s+){0,6}?nicht\\s+(?:ausgewertet|analysiert|verfolgt|aufgezeichnet|getrackt)(?![a-zß-ɏ])`,
  `(?<![a-zß-ɏ])(?:werten|analysieren|verfolgen)\\s+(?:wir\\s+)?(?:ihr|dein|das)\\s+${conduct}\\s+(?:[a-zß-ɏ]+\\s+){0,4}?nicht(?:\\s+aus)?\\s*(?:[.,;!]|$)`,
  `(?<![a-zß-ɏ])(?:auswertung|analyse|verfolgung)\\s+(?:ihres|deines|des)\\s+${conduct}s\\s+(?:findet|erfolgt)${where}\\s+nicht(?![a-zß-ɏ])`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Of a matter told before, of single persons, or of a subscription that costs money. */
const narrower =
  /(?<![a-zß-ɏ])(?:dabei|hierbei|hierdurch|dadurch|hiermit|dafür|zusammenhang|insoweit|diese[nr]?\s+(?:daten|dienst|tool|cookies?|plugins?)|auch\s+nicht|abo(?:nnement)?s?|pur|subscri[a-z]*|thereby)(?![a-zß-ɏ])/iu;

/** What a sentence denies that follows visitors, in words that speak of the doing instead of a tool: where it stands; null: nothing. */
export function watchingDeniedIn(text: string): { match: RegExpExecArray; categories: ReadonlySet<ServiceCategory> } | null {
  if (text.length > 400 || text.endsWith('?') || narrower.test(text)) return null;
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return { match, categories: /track/iu.test(match[0]) ? anyTracking : measuring };
  }
  return null;
}

const measuring: ReadonlySet<ServiceCategory> = new Set(['analytics', 'session-replay']);
const anyTracking: ReadonlySet<ServiceCategory> = new Set([...measuring, 'marketing']);

/** Headings under which "kein Tracking" speaks of that matter alone. */
export const ofOtherMatter =
  /newsletter|rundbrief|mail|kontakt|formular|bewerb|log-?(?:file|datei)|protokoll|hosting|hoster|provider|video|youtube|karte|schrift|fonts?(?![a-z])|konto|registrier|bestell|zahlung|kommentar|(?<![a-zß-ɏ])apps?(?![a-zß-ɏ])|social|messenger|whatsapp|chat|contact|form(?![a-z])|jobs?(?![a-z])|payment|maps?(?![a-z])|captcha|termin/iu;
