/** The same texts by names with a suffix: messages that say the same and differ in their steps. */
export function suffixed(texts: Readonly<Record<string, string>>, suffix: string): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}${suffix}`, text]));
}

/** Each text with each addition to its end, by both names: what is told besides stands in a message of its own. */
export function addedTo(texts: Readonly<Record<string, string>>, additions: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => Object.entries(additions).map(([key, more]) => [`${name}${key}`, text + more])),
  );
}

/** Steps as a fix holds them: one a line, numbered. */
export function numberedSteps(steps: readonly string[]): string {
  return steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
}
