/**
 * The lines of a layer, with a category and what it holds apart where they share one: “Notwendig – TYPO3, Cookie fe_typo_user; Matomo”
 * reads as a heading with two entries below it. Only the names of switches head such a line: a sentence may have a dash as well.
 */
export function categoryLines(text: string, names: readonly string[]): string[] {
  const heads = new Set(names.map((name) => name.trim().toLowerCase()));
  return text.split('\n').flatMap((line) => {
    const [, head, rest] = /^\s*([^–—:]{3,80}?)\s*(?:[–—:]|\s-)\s+(.{3,})$/u.exec(line.slice(0, longestLine)) ?? [];
    if (head === undefined || rest === undefined || !heads.has(head.toLowerCase())) return [line];
    return [head, ...rest.split(/;\s+/).map((entry) => entry.trim())];
  });
}

const longestLine = 4_000;
