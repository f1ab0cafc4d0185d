/** Fills `{name}` in a text of the command line; numbers are formatted by the caller. */
export function say(text: string, params: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '–'));
}

/** Chooses singular or plural and fills in the number. */
export function sayCount(forms: { one: string; other: string }, count: number): string {
  return say(count === 1 ? forms.one : forms.other, { count });
}
