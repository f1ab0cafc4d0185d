/**
 * A reader that keeps its last answers, oldest first: a scan asks the same few texts (notice, banner, labels) anew for each service and
 * cookie it saw. `kept`: how many answers; a text shorter than `keptFrom` is read as quickly as it is remembered, and would take the place of
 * a whole one. What it gives is shared and must not be changed.
 */
export function readOnce<T>(read: (text: string) => T, kept: number, keptFrom = 0): (text: string) => T {
  const answers = new Map<string, { answer: T }>();
  return (text) => {
    if (text.length < keptFrom) return read(text);
    const found = answers.get(text) ?? { answer: read(text) };
    answers.delete(text);
    answers.set(text, found);
    const [oldest] = answers.keys();
    if (answers.size > kept && oldest !== undefined) answers.delete(oldest);
    return found.answer;
  };
}
