import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 100;
const requestCapMs = 5_000;

/** Asks until the address answers 200; null = it did, else why it had not by the end of the time. Rejects when `signal` aborts. */
export async function untilReady(url: string, capMs: number, signal: AbortSignal): Promise<string | null> {
  const deadline = Date.now() + capMs;
  for (;;) {
    const problem = await problemOf(url, signal);
    if (problem === null) return null;
    signal.throwIfAborted();
    if (Date.now() > deadline) return problem;
    await wait(pauseMs, undefined, { signal });
  }
}

async function problemOf(url: string, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(requestCapMs)]) });
    const text = await answer.text();
    if (answer.ok) return null;
    return `${answer.status} ${problemsIn(text)}`.trim();
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? message;
  }
}

function problemsIn(text: string): string {
  try {
    const { problems } = JSON.parse(text) as { problems?: unknown };
    return Array.isArray(problems) ? problems.join(' ') : '';
  } catch {
    return '';
  }
}
