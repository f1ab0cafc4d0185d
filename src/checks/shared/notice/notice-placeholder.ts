import { quoted } from '../wording.ts';

/** What somebody was to replace: "[Name, Anschrift, E-Mail des …]", "{{Kontaktdaten}}", "<hier eintragen>", "XXXX". */
const unfilled =
  /[[{<]{1,2} ?[^[\]{}<>\n]{0,80}(?:name|anschrift|adresse|e-?mail|telefon|kontaktdaten|beauftragte|eintragen|einfügen|ergänzen|einsetzen|address|contact|phone|insert)[^[\]{}<>\n]{0,80}[\]}>]{1,2}|(?<![a-zß-ɏ\d])(?:X{3,}|_{4,}|Max Muster(?:mann)?|Erika Mustermann)(?![a-zß-ɏ\d])/iu;
/** An address to write to, a note on a form, or a language is in brackets too. */
const filled = /[\w.-]+@[\w-]+\.\w|\[at\]|\(at\)|https?:|mailto:|e-?mail[\s-](?:protected|geschützt)/iu;

/** A place that was not filled in, within `reach` characters behind a word of a notice; null: none. */
export function placeholderAfter(text: string, word: RegExp, reach = 300): string | null {
  for (const { index } of text.matchAll(new RegExp(word.source, 'giu'))) {
    const found = unfilled.exec(text.slice(index, index + reach))?.[0];
    if (found !== undefined && !filled.test(found)) return quoted(found);
  }
  return null;
}
