import { quoted } from '../wording.ts';

const bracketed = /\[([^[\]\n]{1,200})\]|\{\{?([^{}\n]{1,200})\}\}?|<([^<>\n]{1,120})>/gu;
/** An address in disguise, a link or a note for readers is in brackets too. */
const filled =
  /@|https?:|www\.|mailto:|protected|geschützt|^ ?(?:at|ät|a|dot|punkt|\d{1,3}) ?$|(?<![a-zß-ɏ])(?:anzeigen|einblenden|senden|schreiben|öffnen|klicken|hier klicken|download|auf anfrage|show|send|open)(?![a-zß-ɏ])/iu;
/** Words of those who tell somebody what to write there. */
const asked =
  /(?<![a-zß-ɏ])(?:(?:hier |noch |bitte )?(?:ein(?:tragen|fügen|setzen|geben)|ergänzen|ausfüllen|angeben|nachtragen|ersetzen|anpassen)|falls vorhanden|sofern vorhanden|wenn vorhanden|falls zutreffend|ggf\.?|gegebenenfalls|z\. ?b\.|insert|fill in|to be (?:added|completed)|if (?:any|applicable)|enter (?:your|the)|your)(?![a-zß-ɏ])|x{3,}|_{3,}|\.{3}|…/iu;
/** What belongs into an imprint, at the start of a field. */
const subject =
  /^ ?(?:(?:ihr|dein|mein|unser)(?:e[mnrs]?)? |der |die |das |vollständige[rs]? |gesetzliche[rs]? |zuständige[rs]? )?(?:[a-zß-ɏ-]{0,20}name[n]?|vor- ?(?:und|u\.|&) ?nach-?name|firma|firmen[a-zß-ɏ-]{2,20}|unternehmens[a-zß-ɏ-]{2,20}|praxis[a-zß-ɏ-]{2,20}|bezeichnung|rechtsform|stra(?:ß|ss)e|haus-?nummer|anschrift|adresse|plz|postleitzahl|ort|stadt|e-?mail(?:-?adresse)?|telefon(?:nummer)?|tel\.?|telefax(?:nummer)?|faxnummer|mobil(?:nummer|funknummer)?|register(?:gericht|nummer|-?nr\.?|eintrag)?|amtsgericht|handelsregister(?:nummer)?|hr[ab](?:-?nummer|-?nr\.?)?|ust-?id[a-zß-ɏ-]{0,12}|umsatzsteuer-?[a-zß-ɏ-]{2,30}|steuer-?nummer|geschäftsführ[a-zß-ɏ]{2,8}|vertretungs[a-zß-ɏ]{3,20}|vertreter(?:in)?|inhaber(?:in|:in|\/in|\*in)?|verantwortliche[rn]?|aufsichtsbehörde|behörde|kammer|berufsbezeichnung|versicherer|versicherung|company(?: name)?|name|street|address|city|zip(?: code)?|phone(?: number)?|owner|managing director|vat(?: id| number)?)(?![a-zß-ɏ])/iu;
/** What a menu in brackets may consist of as well. */
const entry = /^ ?(?:adresse|anschrift|e-?mail|telefon|tel\.?|firma|stadt|ort|name|phone|address|street|city|kammer|behörde) ?$/iu;
/** "HRB XXXXX", "Telefon: ______" */
const blank =
  /(?<![\p{L}\p{N}])(?:(?:HR ?[AB] ?|DE ?)?X{4,}|(?:HR ?[AB] ?|DE ?)X{3,}|(?<=: ?)(?:X{3,}|_{4,}|\.{5,}|…{2,}))(?![\p{L}\p{N}])/u;
/** Lines of a form are for customers to fill in. */
const form = /(?:muster-?widerrufsformular|hiermit widerrufe|withdrawal form)[\s\S]{0,2000}/giu;
const mostFields = 8;
const longestLine = 80;

/** Places of an imprint that somebody was to fill in and did not, as the page shows them: "[Vor- und Nachname]", "HRB XXXXX". */
export function openFieldsIn(text: string): string[] {
  const own = text.slice(0, 50_000).replace(form, ' ');
  const blanks = own.split('\n').flatMap((line) => (line.length <= longestLine && blank.test(line) ? [line.trim()] : []));
  const fields = bracketedIn(own).map(({ written }) => written.replace(/\s+/gu, ' '));
  return [...new Set([...fields, ...blanks])].slice(0, mostFields).map((field) => quoted(field, longestLine));
}

/** Stands where a field was until its line is looked at; no text holds it. */
const gap = '\uE000';
const bareLabel = new RegExp(`^[^:\\n]{1,80}:[ \\t${gap}]*${gap}[ \\t.]*$`, 'gmu');
const bareBracket = new RegExp(`[ \\t]?\\([^()\\n]{0,40}${gap}[ \\t]*\\)`, 'gu');

/**
 * The text without its open fields, so that nothing is read off them. A label that is left with nothing goes with its field: else the next
 * line would be taken for what it announces.
 */
export function withoutOpenFields(text: string): string {
  // Piece by piece: cutting a long text anew for each of its fields would copy all of it each time.
  const pieces: string[] = [];
  let end = 0;
  for (const { written, index } of bracketedIn(text)) {
    pieces.push(text.slice(end, index));
    end = index + written.length;
  }
  if (end === 0) return text;
  return [...pieces, text.slice(end)].join(gap).replace(bareLabel, '').replace(bareBracket, '').replaceAll(gap, '');
}

/** Somebody else than the provider, by the field or what stands before it. */
const others =
  /verantwortlich|redaktion|§ ?18|§ ?55|v\. ?i\. ?s\. ?d\.|beauftragt|behörde|kammer|versicher|bank|register|domain|responsible|editor/iu;

/** The open field of what the provider says of itself, by words of the field or its label; null: none. */
export function openFieldAbout(text: string, about: RegExp): string | null {
  for (const { written, index } of bracketedIn(text)) {
    const before = text
      .slice(Math.max(0, index - 160), index)
      .trimEnd()
      .split('\n')
      .at(-1)!;
    const end = text.indexOf('\n', index);
    const line = `${before} ${text.slice(index, end < 0 ? undefined : end)}`;
    if (about.test(written) && !others.test(line)) return quoted(written.replace(/\s+/gu, ' '), longestLine);
  }
  return null;
}

function bracketedIn(text: string): { written: string; index: number }[] {
  const found = [...text.matchAll(bracketed)].flatMap(({ 0: written, 1: square, 2: curly, 3: angle, index }) => {
    const said = square ?? curly ?? angle ?? '';
    return !filled.test(said) && /\p{L}|_{3}|\.{3}|…/u.test(said) && (asked.test(said) || subject.test(said))
      ? [{ written, index, said }]
      : [];
  });
  const isTold = found.length > 1 || found.some(({ said }) => !entry.test(said));
  return isTold ? found : [];
}
