import { printable } from '#lib/terminal-text.ts';

const longest = 400;

/** Cuts chunks of output into lines; the rest of a line waits for the next chunk. */
export function lineSplitter(onLine: (line: string) => void): (chunk: Buffer) => void {
  const decoder = new TextDecoder();
  let rest = '';
  return (chunk) => {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    // A line without end must not fill the memory.
    rest = lines.pop()!.slice(0, 100_000);
    for (const line of lines) if (line.trim() !== '') onLine(line);
  };
}

/** The sentence of a line that reports an error, safe for a terminal; null for every other line. */
export function errorIn(line: string): string | null {
  const text = line.trimStart().startsWith('{') ? errorInLogEntry(line) : errorInText(line);
  return text === null ? null : shorten(text);
}

/** Makes foreign text fit one line of a terminal. */
export function shorten(text: string): string {
  const clean = printable(text.trim());
  return clean.length > longest ? `${clean.slice(0, longest)}…` : clean;
}

/** Structured logs name their levels or number them: 50 is an error, 60 the end of the process. */
const isError = (level: unknown): boolean => (typeof level === 'number' ? level >= 50 : level === 'error' || level === 'fatal');

function errorInLogEntry(line: string): string | null {
  try {
    const entry = JSON.parse(line) as { level?: unknown; msg?: unknown; err?: unknown };
    if (!isError(entry.level)) return null;
    const cause = (entry.err as { message?: unknown } | null | undefined)?.message ?? entry.err;
    const parts = [entry.msg, cause].filter((part): part is string => typeof part === 'string' && part !== '');
    return [...new Set(parts)].join(': ') || null;
  } catch {
    return null;
  }
}

/** The line of a stack trace that says what happened. PostgreSQL reports every refused statement as ERROR: only its end is news. */
function errorInText(line: string): string | null {
  const fault = /^(?:Uncaught )?((?:[A-Z]\w*)?(?:Error|Exception|Failure)(?: \[\w+\])?: .+)$/.exec(line);
  if (fault) return fault[1]!;
  return /\bPANIC: +(.+)$/.exec(line)?.[1] ?? null;
}
