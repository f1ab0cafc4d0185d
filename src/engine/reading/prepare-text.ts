/** Longer texts than this are read only so far; legal texts reach about 150,000 characters. */
export const readCap = 300_000;

/** UTF-8 that somebody read as Windows-1252, for the letters German texts use. */
const misread: Record<string, string> = {
  'Ã¤': 'ä',
  'Ã¶': 'ö',
  'Ã¼': 'ü',
  ÃŸ: 'ß',
  'Ã„': 'Ä',
  'Ã–': 'Ö',
  Ãœ: 'Ü',
  'Ã©': 'é',
  'Â§': '§',
  'â€“': '–',
  'â€ž': '„',
  'â€œ': '“',
  'â‚¬': '€',
};
const misreadPattern = new RegExp(Object.keys(misread).join('|'), 'g');

/**
 * Text as patterns expect it: composed characters, plain spaces and hyphens, no soft hyphens, zero-width characters or direction
 * marks, misread UTF-8 mended, unreadable places as one sign, lines kept.
 */
export function prepareText(text: string): string {
  return (
    text
      .slice(0, readCap)
      .toWellFormed()
      .replace(/\uFFFD{2,}/g, '\uFFFD')
      // Between these marks a browser shows the letters in reverse order: a disguise of e-mail addresses.
      .replace(/\u202E([^\u202C\u202E\n]{1,200})(?:\u202C|$)/gm, (_, reversed: string) => [...reversed].reverse().join(''))
      .replace(/[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
      .replace(misreadPattern, (wrong) => misread[wrong]!)
      .normalize('NFC')
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      .replace(/[\u2010\u2011]/g, '-')
      .replace(/[^\S\n]+/g, ' ')
      // "I M P R E S S U M" is a heading in spaced capitals.
      .replace(/^ ?\p{Lu}(?: \p{Lu}){4,30} ?$/gmu, (line) => line.replace(/ /g, ''))
      .trim()
  );
}
