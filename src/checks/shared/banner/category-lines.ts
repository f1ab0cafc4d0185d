/**
 * The lines of a layer, with a category and what it holds apart where they share one: “Notwendig – TYPO3, Cookie fe_typo_user; Matomo”
 * reads as a heading with two entries below it, “Werbung Meta Pixel.” with one. Only the names of switches head such a line: a sentence
 * may have a dash as well.
 */
export function categoryLines(text: string, names: readonly string[]): string[] {
  const heads = new Set(names.map((name) => name.trim().toLowerCase()));
  const longestFirst = [...heads].filter((name) => name.length >= 3).sort((a, b) => b.length - a.length);
  return text.split('\n').flatMap((line) => {
    // Trimmed, and with a head that ends in a word: spaces that could stand before, in and behind it take minutes to tell apart.
    const [, head, rest] = /^([^–—:]{2,79}?[^–—:\s])(?:\s?[–—:]|\s-)\s+(.{3,})$/u.exec(line.slice(0, longestLine).trim()) ?? [];
    if (head !== undefined && rest !== undefined && heads.has(head.toLowerCase()))
      return [head, ...rest.split(/;\s+/).map((entry) => entry.trim())];
    return besideHead(line.trim(), longestFirst);
  });
}

/** What stands behind the name of a switch in the same line, as a cell or paragraph beside it: it begins anew, with a capital. */
function besideHead(line: string, heads: readonly string[]): string[] {
  const head = line.length > longestEntry ? undefined : heads.find((name) => line.toLowerCase().startsWith(`${name} `));
  const rest = head === undefined ? '' : line.slice(head.length).trim();
  return head !== undefined && /^[\p{Lu}\d]/u.test(rest) ? [line.slice(0, head.length), rest] : [line];
}

const longestLine = 4_000;
const longestEntry = 200;
