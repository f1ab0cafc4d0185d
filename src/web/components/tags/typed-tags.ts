/** Longest tag, and how many a scan can have: bounds of the contract. */
export const tagBounds = { length: 40, count: 20 } as const;

/** Tags with those that were typed, each once, within the bounds. Comma and semicolon separate. */
export function withTypedTags(tags: readonly string[], typed: string): string[] {
  const added = typed
    .split(/[,;\n]/)
    .map((tag) => tag.trim().slice(0, tagBounds.length).trim())
    .filter((tag) => tag !== '');
  return [...new Set([...tags, ...added])].slice(0, tagBounds.count);
}
