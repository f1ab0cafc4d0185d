import type { ConsentMonitor } from '#contract/consent-monitor.ts';
import type { Trace } from '#contract/trace.ts';

type Command = ConsentMonitor['consentMode'][number];

/** A command of Google Consent Mode with its time relative to the click. */
export interface ConsentModeRow {
  state: Command['state'];
  command: Command['command'];
  /** Milliseconds since the state began. */
  timeMs: number;
  /** Milliseconds since the click in the banner, negative before it; null = there was no click. */
  sinceClickMs: number | null;
  /** Value of each signal, in the order of `consentModeSignals`; null = the command says nothing about it. */
  values: (string | null)[];
}

const known = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
const mostSignals = 8;

/** Signals that any command sets: the four that Google asks for first, then the others. */
export function consentModeSignals(commands: readonly Command[]): string[] {
  const set = new Set(commands.flatMap(({ values }) => Object.keys(values)));
  return [...known.filter((name) => set.has(name)), ...[...set].filter((name) => !known.includes(name)).sort()].slice(0, mostSignals);
}

/** The commands in order of state and time. */
export function consentModeRows(commands: readonly Command[], signals: readonly string[], trace: Trace | null): ConsentModeRow[] {
  return (['none', 'reject', 'accept'] as const).flatMap((state) => {
    const clickMs = trace?.find((lane) => lane.state === state)?.choiceAtMs ?? null;
    return commands
      .filter((command) => command.state === state)
      .sort((a, b) => a.timeMs - b.timeMs)
      .map(({ command, timeMs, values }) => ({
        state,
        command,
        timeMs,
        sinceClickMs: clickMs === null ? null : timeMs - clickMs,
        values: signals.map((signal) => (Object.hasOwn(values, signal) ? values[signal]! : null)),
      }));
  });
}
