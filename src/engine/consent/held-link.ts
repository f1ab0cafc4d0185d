/**
 * Runs in our world, before a kept link is clicked: if no script of the page takes the click for itself, the link is not followed.
 * Its listener is the last to hear of the click. Such scripts open a window and leave the address to visitors without scripts.
 */
export function holdLink(ref: number): void {
  const world = globalThis as unknown as { scanElements?: Element[]; scanHeld?: { element: Element | undefined; wouldLeave: boolean } };
  const held = { element: world.scanElements?.[ref], wouldLeave: false };
  world.scanHeld = held;
  addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || !held.element || !event.composedPath().includes(held.element)) return;
      held.wouldLeave = true;
      event.preventDefault();
    },
    { once: true },
  );
}

/** Runs in our world: whether the held link was clicked and would have been followed. */
export function wouldLeave(): boolean {
  const world = globalThis as unknown as { scanHeld?: { wouldLeave: boolean } };
  return world.scanHeld?.wouldLeave === true;
}
