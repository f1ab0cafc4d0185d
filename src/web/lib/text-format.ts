/** Text at a dotted key; the key itself when there is none, so that a mistake is seen and not empty. */
export function textAt(texts: object, key: string): string {
  let value: unknown = texts;
  for (const part of key.split('.')) value = (value as Record<string, unknown> | undefined)?.[part];
  return typeof value === 'string' ? value : key;
}

/** Puts values in place of `{{name}}`; names without a value stay. */
export function fillText(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** `key_one` or `key_other` by the language's rule; `key` when the text has no plural forms. */
export function pluralKey(texts: object, key: string, count: number, locale: string): string {
  const candidate = `${key}_${new Intl.PluralRules(locale).select(count)}`;
  return textAt(texts, candidate) === candidate ? key : candidate;
}

/** A piece of a text: plain, or the inside of `<name>…</name>`. */
export interface TextPart {
  tag: string | null;
  text: string;
}

/** Splits a text at its marks `<name>…</name>`, which do not nest. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    if (match.index > end) parts.push({ tag: null, text: text.slice(end, match.index) });
    parts.push({ tag: match[1]!, text: match[2]! });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ tag: null, text: text.slice(end) });
  return parts;
}
