import type { ConsentState } from '#evidence/gathered.ts';
import type { RecordingFact } from '../../facts/device-reading.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';
import { wasSent } from './initiator-chains.ts';

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

/** Addresses to which a measuring service calls only when it records: its recorder script, and where the recording is sent to. */
const recordingAddresses: Readonly<Record<string, RegExp>> = {
  posthog: /^\/(?:[^?#]{0,120}\/)?(?:s\/?|(?:posthog-|lazy-)?recorder(?:-v\d)?\.js)$/i,
};

/** Requests of a measuring service that belong to a recording, for scripts that listen in ways the browser does not tell. */
export function recordingRequests(serviceId: string, requests: readonly RequestFact[]): RequestFact[] {
  const address = recordingAddresses[serviceId];
  if (address === undefined) return [];
  return requests.filter(
    (request) => request.serviceId === serviceId && wasSent(request) && address.test(URL.parse(request.url)?.pathname ?? ''),
  );
}

/** Pages on which a service records. */
export function recordingPages(serviceId: string, recorded: readonly RecordingFact[], { requests }: Pick<Facts, 'requests'>): string[] {
  const heard = recorded.filter((recording) => recording.serviceId === serviceId).flatMap(({ pages }) => pages);
  return [...new Set([...heard, ...recordingRequests(serviceId, requests).map(({ pageUrl }) => pageUrl)])];
}
