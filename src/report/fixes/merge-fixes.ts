const numbered = /^\d+\.\s+/;

/** Steps of several fixes of one cause as one list: each step once, in the order of the fixes, numbered anew. */
export function mergeFixes(fixes: readonly string[]): string {
  const [first = '', ...others] = new Set(fixes);
  if (others.length === 0) return first;
  const steps = [first, ...others].flatMap((fix) => fix.split('\n')).map((line) => line.replace(numbered, ''));
  return [...new Set(steps)].map((step, index) => `${index + 1}. ${step}`).join('\n');
}
