import { findService } from '#knowledge/find-service.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { RequestFact } from '../../facts/requests.ts';

/**
 * Addresses of the embeds of a service that wait on the pages where `frames` of it loaded: what holds them back works, and was forgotten
 * once. Each as often as it stands there; none that has loaded.
 */
export function waitingEmbeds(serviceId: string, frames: readonly RequestFact[], pages: readonly PageFact[]): string[] {
  const on = new Set(frames.map(({ pageUrl }) => pageUrl));
  const loaded = new Set(frames.map(({ url }) => placeOf(url)));
  return pages
    .filter(({ url }) => on.has(url))
    .flatMap(({ waiting = [] }) => waiting)
    .filter((url) => findService(url)?.service.id === serviceId && !loaded.has(placeOf(url)));
}

/** A widget's script reads the address of its frame from the page: what is kept there has loaded all the same. */
function placeOf(address: string): string {
  const url = URL.parse(address);
  return url === null || url.pathname === '/' || isMap.test(url.pathname) ? address : `${url.host}${url.pathname}`;
}

/** Maps differ behind the question mark. */
const isMap = /^\/maps(?:\/|$)/;
