import type { PageSnapshot } from '#evidence/pages.ts';

/** What the generator tags of a page say, one entry a tag: a theme's may come before the system's. */
export function generatorsOf(snapshot: Pick<PageSnapshot, 'generator'> | null): string[] {
  return (snapshot?.generator ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
