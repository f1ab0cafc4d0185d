/** The same function with its answers kept: pages ask for the same hosts and scripts a thousand times. */
export function remember<T>(answer: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const fresh = answer(key);
    known.set(key, fresh);
    return fresh;
  };
}
