/** The value of a key, made when it is asked for the first time. */
export function entryOf<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key);
  // A kept null is an answer too; only a key without one is new.
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
