import { publications } from '../publications.ts';

/** A tag in a container. `event` is its trigger (default: as soon as the container is there); `requires` its consent check. */
export type ContainerTag = { event?: string; requires?: string[] } & (
  | { type: 'gtag'; id: string; parameters?: Record<string, unknown> }
  | { type: 'script'; url: string }
  | { type: 'html'; code: string }
);

/** Containers by id: publish one where the site is defined, as its marketing department would. */
export const tagManagerContainers = publications<readonly ContainerTag[]>('Container');
