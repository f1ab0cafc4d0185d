/** Words before a name that do not belong to it. */
const lead =
  /^(?:(?:[Dd](?:ie|er|as|en|em|es)|[Vv]o[nm]|[Bb]ei|[Dd]urch|Firma|Fa\.|Name:?|Rechtsträger(?:in)?:?|Träger(?:in)?:?|Anbieter(?:in)?:?|Betreiber(?:in)?:?|Inh\.|Inhaber(?:in)?:?|Impressum|Copyright|the|[Bb]y|[Ff]ür|[Ss]owie|[Uu]nd) |©\s?|(?:19|20)\d\d(?:[-–]\d{2,4})? |[:,;–„“”"'.-]+\s*)+/u;
/** A sentence that ends in the name of a firm. */
const sentence =
  /(?<!\p{L})(?:wird|werden|ist|sind|betrieben|[Vv]ertreten|betreibt|angeboten|herausgegeben|[Dd]iese[rs]?|operated|provided|represented|published)(?!\p{L})/u;
const sentenceLead = /^.*(?<!\p{L})(?:von|durch|ist|by|sind|bei|is)(?: (?:der|die|dem|den|das|the))? (?=[\p{Lu}\d„"])/u;
/** "Rabenkauf (Handelsname von Kant Media B.V.)": the brand stands before the name. */
const brandLead =
  /^.*(?<!\p{L})(?:\p{L}{0,12}[Mm]arke|[Hh]andelsname|[Pp]rojekt|[Aa]ngebot|[Pp]rodukt|[Ss]hop|brand|trade ?name|trademark) (?:der|des|von|of)(?: (?:der|dem|the))? (?=[\p{Lu}\d„"])/u;

/** "Muster Reisen, Inhaber Anna Beispiel e.K." */
const ownerNext = /^Inh(?:aber(?:in)?|\.)(?!\p{L})/u;
const greeting = /willkommen|hallo|herzlich|impressum|imprint|hinweis|achtung|neu$|aktuell/iu;

/** Begins in small letters as no sentence of German does: "die wollfinken ", "für alle ". */
const smallTitle =
  /^(?:(?:die|das|the) (?!(?:neue|neuen|alte|gute|ganze|gesamte|oben|unten|nach|vor)(?!\p{L}))\p{Ll}{2,}[^,.]*|(?:der|den|dem|vom|von|bei|für|by) (?!(?:der|die|das|dem|den|des|the|einer?) )\p{Ll}{2,}[^,.\p{Lu}]*)$/u;
/** "„die lupe“ Optik " */
const quotedName = /^[„“"»](?=[^„“”"»«]{2,40}[“”"«] )/u;
const joined = /^(?:.?\p{Ll}[:|]\p{Ll}|(?:[^\p{L}]|^)\p{Lu}[:|]\p{Lu})$/u;
/** Words that end in a colon without a blank behind it. */
const label =
  /(?:firma|name|anbieter(?:in)?|betreiber(?:in)?|inhaber(?:in)?|träger(?:in)?|unternehmen|herausgeber(?:in)?|impressum|imprint|kontakt|anschrift|adresse|verantwortlich|vertreten durch|provider|company|owner|by|von|durch)$/iu;

/** Where the name begins whose legal form stands from `end` to `formEnd`; what stands before `from` belongs to another. */
export function nameStart(text: string, from: number, end: number, formEnd: number): number {
  const low = Math.max(from, end - 140);
  const part = text.slice(low, end);
  let cut = 0;
  for (const match of part.matchAll(
    /[;|:] ?|[!?] |\((?![^()§:]{1,40}\)[ \p{L}][^()]*$) ?|(?<=\p{L}{4})(?<!(?<!\p{L})(?:Gebr|Geschw|Techn|Intern|Handelsges|Verwaltungsges|Betriebsges|Beteiligungsges|Landw|Forstw))\. (?=\p{Lu})|, /gu,
  )) {
    // A comma belongs to names ("Beispiel, Muster und Partner"), but not after an address or a list of words.
    const before = part.slice(cut, match.index);
    // "Klein! Laut! GmbH"
    if (/^[!?]/u.test(match[0]) && before.split(' ').length < 5 && !greeting.test(before)) continue;
    if (/^[:|]$/u.test(match[0]) && isWithinWord(part, match.index)) continue;
    if (
      match[0] !== ', ' ||
      /\d/.test(before) ||
      before.split(' ').length > 6 ||
      ownerNext.test(part.slice(match.index + 2)) ||
      sentence.test(before)
    )
      cut = match.index + match[0].length;
  }
  const segment = part.slice(cut);
  const skipped = brandLead.exec(segment)?.[0].length ?? (sentence.test(segment) ? (sentenceLead.exec(segment)?.[0].length ?? 0) : 0);
  const led = quotedName.test(segment.slice(skipped)) ? 0 : (lead.exec(segment.slice(skipped))?.[0].length ?? 0);
  const spaces = /^\s*/.exec(segment.slice(skipped + led))?.[0].length ?? 0;
  const isTitle = low + cut + skipped === 0 && isWholeName(segment, text.slice(formEnd));
  const start = isTitle ? 0 : low + cut + skipped + led + spaces;
  // "„Muster“ Reisen GmbH"
  return /[„“"»]/u.test(text[start - 1] ?? '') && /[“”"«]/u.test(text.slice(start, end)) ? start - 1 : start;
}

/** "Die Kellergeister GbR", "die wollfinken oHG" on a line of its own: the article is part of the name. */
function isWholeName(segment: string, behind: string): boolean {
  if (segment.length >= 60 || !/^[^,.]{0,20}$/u.test(behind)) return false;
  return /^D(?:ie|er|as) \p{L}{2,}[^,.]*$/u.test(segment) || smallTitle.test(segment);
}

/** "klang:bild", "netz|werk", "A:B:C": a mark within a word, not behind a label. */
function isWithinWord(text: string, at: number): boolean {
  return joined.test(text.slice(Math.max(0, at - 2), at + 2)) && !label.test(text.slice(Math.max(0, at - 24), at));
}
