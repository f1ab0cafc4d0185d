const asked =
  '(?:name|firma|firmierung|unternehmen|hoster|anbieter|dienstleister|anschrift|adresse|straße|plz|telefon|kontaktdaten|vertretungsberechtigte|geschäftsführung|datum|company|provider|address|phone)';
/** A place that somebody was to fill in: "[Name des Hosters]", "[bitte ergänzen]", "{{company_name}}". Names of cookies have brackets within them. */
const place = new RegExp(
  `(?<![^\\s(„"'>:])(?:\\[ ?${asked}[^[\\]\\n]{0,60}\\]|\\[[^[\\]\\n]{0,60}(?:eintragen|einfügen|einsetzen|ergänzen|anpassen|insert|fill\\s+in)[^[\\]\\n]{0,40}\\]|\\{\\{[^{}\\n]{1,60}\\}\\}|(?:Max|Erika)\\s+Muster(?:mann|frau)(?![a-zß-ɏ])|Muster(?:firma|unternehmen)(?![a-zß-ɏ])|X{4,}(?![a-zß-ɏ\\d-]))`,
  'giu',
);
/** An address to write to and a word on what a link opens are in brackets too; a place for the officer is the finding of `ppc-dpo`. */
const filled = /datenschutz-?\s?beauftragte|protection\s+officer|[\w.-]@|https?:|\[at\]|protected|geschützt|klick|mailto/iu;
/** What a system was to replace: `[borlabs-cookie type="cookie-list"/]`, `[ga_optout]`. */
const code = /(?<![^\s(„"'>:])\[[a-z][a-z\d]*(?:[_-][a-z\d]+){1,5}(?:\s[a-z_-]{2,30}=[^[\]\n]{1,100})?\s?\/?\]/g;

/** What was left in a notice by whoever wrote it: places to fill in, and short codes that the system shows instead of replacing them. */
export interface UnfilledPlaces {
  places: readonly string[];
  codes: readonly string[];
}

/** Reads them off a notice; each once, in the order of the text. */
export function unfilledPlaces(text: string): UnfilledPlaces {
  const all = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([found]) => found).filter((found) => !filled.test(found)))];
  return { places: all(place), codes: all(code) };
}
