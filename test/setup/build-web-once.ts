import { resolve } from 'node:path';
import { buildWeb } from '#start/build-web.ts';

/** Builds the web app before the first browser test: two files that begin at the same time would build into one folder. */
export async function setup(): Promise<void> {
  await buildWeb(resolve(import.meta.dirname, '../..'));
}
