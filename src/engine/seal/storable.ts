/** Half a surrogate pair and NUL can be neither UTF-8 nor a text of PostgreSQL; pages send both on purpose. */
function storableText(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes('\0') ? wellFormed.replaceAll('\0', '\uFFFD') : wellFormed;
}

/** The same value with every text, keys included, made storable: what cannot be stored is replaced by U+FFFD. Takes parsed JSON. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return storableText(value) as T;
  if (Array.isArray(value)) return value.map((entry) => storable(entry)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [storableText(key), storable(entry)])) as T;
}
