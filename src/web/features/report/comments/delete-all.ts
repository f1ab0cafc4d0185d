/** Deletes one after the other and goes on after a failure; answers those that are gone. */
export async function deleteAll<T>(items: readonly T[], remove: (item: T) => Promise<void>): Promise<T[]> {
  const gone: T[] = [];
  for (const item of items) {
    await remove(item).then(
      () => gone.push(item),
      () => undefined,
    );
  }
  return gone;
}
