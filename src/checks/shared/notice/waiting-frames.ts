import type { Facts } from '../../facts.ts';
import { waitingEmbeds } from '../services/waiting-embeds.ts';
import { loadedUnasked } from './broken-loading.ts';
import type { BrokenPromise } from './refuted-promise.ts';

/** How many embeds of the service of a broken promise wait on the pages where another one of it loads. */
export function waitingFrames({ use }: Pick<BrokenPromise, 'use'>, { pages, requests }: Pick<Facts, 'pages' | 'requests'>): number {
  if (use === null) return 0;
  const frames = loadedUnasked(use, requests).filter(({ type }) => type === 'frame');
  return waitingEmbeds(use.service.id, frames, pages).length;
}
