/** A tag in a container. `event` is its trigger (default: as soon as the container is there); `requires` its consent check. */
export type ContainerTag = { event?: string; requires?: string[] } & (
  | { type: 'gtag'; id: string; parameters?: Record<string, unknown> }
  | { type: 'script'; url: string }
  | { type: 'html'; code: string }
);

const containers = new Map<string, readonly ContainerTag[]>();

/** Publish a container, as a site's marketing department would. Call it where the site is defined. */
export function publishContainer(id: string, tags: readonly ContainerTag[]): void {
  if (containers.has(id)) throw new Error(`Container ${id} is published twice`);
  containers.set(id, tags);
}

/** Tags of a container; an unknown one is empty. */
export function containerTags(id: string): readonly ContainerTag[] {
  return containers.get(id) ?? [];
}
