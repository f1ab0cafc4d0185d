const stop =
  'telefon|tel|telefax|fax|fon|mobil|e-?mail|mail|deutschland|germany|österreich|austria|schweiz|switzerland|bundesrepublik|geschäftsführer[a-zß-ɏ]*|registergericht|amtsgericht|handelsregister|vereinsregister|register|fn|ust|umsatzsteuer[a-zß-ɏ]*|steuernummer|vertreten|vertretungs[a-zß-ɏ]*|inhaber[a-zß-ɏ]*|vorstand|impressum|internet|web|www|kontakt|unter|eingetragen|unter der|nummer|nr|phone|vat|sitz|de|und|postfach|germany|abteilung|mit|zu|zur|ot|ortsteil|gt|stadtteil|nrw|sowie';
/** Words of a register are no part of a town's name either: "Göttingen unter der Handelsregisternummer". */
const stopWord = `(?![a-zß-ɏ]{0,20}(?:register|nummer|gericht)|(?:${stop})(?![a-z\\dß-ɏ])|(?:HR[AB]|VR|PR|GnR|GsR)(?![a-zß-ɏ]))`;
const word = `${stopWord}[a-zß-ɏ](?:[a-zß-ɏ'’.]|-(?=[a-zß-ɏ])){1,40}`;
const joint =
  '(?:am|an der|an den|im|in der|in|ob der|bei|beim|vor der|auf der|unter|von der|v\\. ?d\\.|a\\. ?d\\.|a\\. ?M\\.|a\\. ?N\\.|a\\. ?Rh?\\.|i\\. ?d\\. ?|i\\. ?Br\\.|i\\. ?W\\.|b\\.|a\\.|i\\.|o\\. ?d\\. ?|/)';
const pattern = new RegExp(
  `^${word}(?:(?: |-| ?/ ?)(?:${joint} ?)?${word}){0,3}(?: (?:i\\. ?d\\. ?(?:Opf|OPf)\\.|[ai]\\. ?(?:Rh|Br|Brsg|Allg|M|N|W|Ts|d)\\.))?(?: ?\\([a-zß-ɏ][a-zß-ɏ. /-]{1,30}\\))?`,
  'iu',
);

const land =
  '(?:Niedersachsen|Bayern|Oberbayern|Nordrhein-Westfalen|NRW|Hessen|Sachsen|Sachsen-Anhalt|Thüringen|Brandenburg|Saarland|Rheinland-Pfalz|Schleswig-Holstein|Mecklenburg-Vorpommern|Baden-Württemberg|Deutschland|Germany)';
/**
 * A part of a big city or the state is no part of a town's name, as that of a river is: "Berlin (Steglitz)", but "Halle (Saale)". So is a
 * part of the municipality: "Thale OT Westerhausen", "Sylt / Westerland".
 */
const district = new RegExp(
  `(?:(?<=^(?:Berlin|Hamburg|München|Köln|Stuttgart|Leipzig|Dresden|Düsseldorf|Bremen|Hannover|Nürnberg|Dortmund|Essen|Wien|Zürich|Frankfurt am Main)) ?\\([^)]*\\)| ?\\((?:${land}|(?:OT|Ortsteil) [^)]*)\\)| ?[/,-]? (?:OT|${land})(?: .*)?| ?/ ?${land})$`,
  'u',
);

/** The town a text begins with ("Frankfurt am Main", "Halle (Saale)"), or null. */
export function townAt(text: string): string | null {
  // A full stop after a whole word ends the sentence.
  const start = text.slice(0, 120).split(/(?<=\p{Ll}{4})\. (?=\p{Lu})/u)[0]!;
  if (!/^\p{Lu}/u.test(start)) return null;
  const match = matchTown(start);
  return match === null
    ? null
    : match.replace(district, '').replace(/[.,;:\s-]+$/u, (tail) => (/^\.$/.test(tail) && /\b[A-Za-zäöü]{1,3}\.$/.test(match) ? '.' : ''));
}

function matchTown(start: string): string | null {
  const found = pattern.exec(start)?.[0] ?? null;
  if (found === null) return null;
  // Without regard to case, small words would run on into the next sentence.
  const words = found.split(' ');
  const kept = words.findIndex((part, index) => index > 0 && /^\p{Ll}/u.test(part) && !small.test(part));
  const town = (kept < 0 ? words : words.slice(0, kept)).join(' ');
  return town.replace(/(?: (?:am|an|der|den|im|in|ob|bei|beim|vor|auf|unter|von|\/)){1,4}$/iu, '');
}
const small = /^(?:am|an|der|den|im|in|ob|bei|beim|vor|auf|unter|von|v\.|a\.|i\.|d\.|b\.|o\.|a\.d\.|v\.d\.|i\.d\.|\/)/u;
