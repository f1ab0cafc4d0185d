import type { RecordingFact } from './facts.ts';

/** Pointer movement or page changes make a recording; listening to clicks or typing alone is what ordinary scripts do. */
export function isReplay({ events }: RecordingFact): boolean {
  return events.some((event) => /^(?:mouse|pointer|touch)move$|^mutation$/.test(event));
}
