import type { ConsentState } from '#evidence/evidence.ts';
import type { Facts, RecordingFact } from '../../facts.ts';

/** Pointer movement or page changes make a recording; listening to clicks or typing alone is what ordinary scripts do. */
export function isReplay({ events }: RecordingFact): boolean {
  return events.some((event) => /^(?:mouse|pointer|touch)move$|^mutation$/.test(event));
}

/** Whether what was typed as a test was in requests of a recording in one of the states; the requests tell it where they are known. */
export function sentTyped(
  { typedTextSent, requestIds, states }: RecordingFact,
  { requests }: Pick<Facts, 'requests'>,
  seen: readonly ConsentState[],
): boolean {
  if (!typedTextSent) return false;
  const ids = new Set(requestIds);
  const carrying = requests.filter(({ id, personalData }) => ids.has(id) && personalData.some(({ kind }) => kind === 'typed-text'));
  const isSeen = (state: ConsentState) => seen.includes(state);
  return carrying.length > 0 ? carrying.some((request) => request.states.some(isSeen)) : states.every(isSeen);
}
