/** Pause between two looks at the list, and how many there are. */
export const pollMs = 2_000;
export const mostPolls = 20;

/** A scan that was started and is looked for in the list. */
export interface NewScanWatch {
  identifier: string;
  host: string;
  /** Looks at the list so far. */
  polls: number;
  outcome: 'watching' | 'appeared' | 'missing';
}

/** Begins to look for a scan. */
export const watchFor = (identifier: string, host: string): NewScanWatch => ({ identifier, host, polls: 0, outcome: 'watching' });

/** How long to wait before the next look; null = there is none. The first comes at once. */
export function nextPollMs({ polls, outcome }: NewScanWatch): number | null {
  if (outcome !== 'watching') return null;
  return polls === 0 ? 0 : pollMs;
}

/** The watch after a look at the list; null = the list could not be loaded, which counts as a look. */
export function afterPoll(watch: NewScanWatch, listed: readonly string[] | null): NewScanWatch {
  if (watch.outcome !== 'watching') return watch;
  const polls = watch.polls + 1;
  if (listed?.includes(watch.identifier)) return { ...watch, polls, outcome: 'appeared' };
  return { ...watch, polls, outcome: polls >= mostPolls ? 'missing' : 'watching' };
}
