import { findService } from '#knowledge/find-service.ts';
import type { Facts } from '../../facts.ts';
import { type BrokenPromise, loadedUnasked } from './broken-promises.ts';

/** How many embeds of the service wait on the pages where another one of it loads: what holds them back works, and was forgotten once. */
export function waitingFrames({ use }: Pick<BrokenPromise, 'use'>, { pages, requests }: Pick<Facts, 'pages' | 'requests'>): number {
  if (use === null) return 0;
  const frames = loadedUnasked(use, requests).filter(({ type }) => type === 'frame');
  const on = new Set(frames.map(({ pageUrl }) => pageUrl));
  const loaded = new Set(frames.map(({ url }) => placeOf(url)));
  return pages
    .filter(({ url }) => on.has(url))
    .flatMap(({ waiting = [] }) => waiting)
    .filter((url) => findService(url)?.service.id === use.service.id && !loaded.has(placeOf(url))).length;
}

/** A widget's script reads the address of its frame from the page: what is kept there has loaded all the same. */
function placeOf(address: string): string {
  const url = URL.parse(address);
  return url === null || url.pathname === '/' || isMap.test(url.pathname) ? address : `${url.host}${url.pathname}`;
}

/** Maps differ behind the question mark. */
const isMap = /^\/maps(?:\/|$)/;
