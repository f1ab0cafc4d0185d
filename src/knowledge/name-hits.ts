import { nameKind } from './common-names.ts';
import type { NameHit } from './name-index.ts';
import { nameMark } from './negation.ts';
import type { Service } from './types.ts';

/** Index of the last range that begins at or before a position; -1 when all begin later. */
export function lastAtOrBefore(ranges: readonly { start: number }[], position: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]!.start <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The service whose name stands around a position. */
export function serviceAt(hits: readonly NameHit<Service>[], position: number): Service | undefined {
  return hits[lastAtOrBefore(hits, position)]?.names[0]?.of;
}

/** The text between two positions with all names marked. */
export function mask(text: string, hits: readonly NameHit<Service>[], start: number, end: number): string {
  let masked = '';
  let position = start;
  for (let index = Math.max(0, lastAtOrBefore(hits, start)); index < hits.length; index++) {
    const hit = hits[index]!;
    if (hit.start >= end) break;
    if (hit.start < position || hit.end > end || nameKind(hit.names[0]!.spelling) === 'ordinary') continue;
    masked += text.slice(position, hit.start) + nameMark;
    position = hit.end;
  }
  return masked + text.slice(position, end);
}

/** "Facebook, Instagram und YouTube": in a row of networks a video platform is one of them, a place with a profile. */
export function isAmongNetworks(text: string, hits: readonly NameHit<Service>[], start: number, end: number): boolean {
  const index = lastAtOrBefore(hits, start);
  if (hits[index]?.names[0]?.of.category !== 'video') return false;
  const between = /^[\s,;|/·•&]{1,8}(?:und |and |sowie )?$/u;
  const isNetwork = (hit: NameHit<Service> | undefined) => hit !== undefined && nameKind(hit.names[0]!.spelling) === 'brand';
  const [previous, next] = [hits[index - 1], hits[index + 1]];
  return (
    (isNetwork(previous) && between.test(text.slice(previous!.end, start))) ||
    (isNetwork(next) && between.test(text.slice(end, next!.start)))
  );
}

/** People write to one another through them: that is a use off the site. */
const messengers: ReadonlySet<string> = new Set(['telegram', 'discord', 'whatsapp']);
const libraries: ReadonlySet<string> = new Set([
  'jsdelivr',
  'cdnjs',
  'unpkg',
  'jquery-cdn',
  'google-hosted-libraries',
  'bootstrap-cdn',
  'polyfill',
  'wordpress-org',
]);
/** Whether a service carries messages between people. */
export function isMessenger({ id }: Service): boolean {
  return messengers.has(id);
}

/** Fonts, icons and libraries need nobody who delivers them once they lie on the own server. */
export function isFile({ category, id }: Service): boolean {
  return category === 'font' || libraries.has(id);
}
