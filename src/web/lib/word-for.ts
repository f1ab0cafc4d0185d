/** The word for a name that comes from outside; names without one, `constructor` among them, stay as they are. */
export function wordFor(name: string, words: Readonly<Record<string, string>>): string {
  return Object.hasOwn(words, name) ? words[name]! : name;
}
