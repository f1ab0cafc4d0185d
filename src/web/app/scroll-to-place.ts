const durationMs = 400;

/** Scrolls to the element a hash names, smoothly unless the user wants no motion; to the top without one. */
export function scrollToPlace(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (!target) {
    if (!hash) scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const from = scrollY;
  const to = from + target.getBoundingClientRect().top - padding;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const begin = performance.now();
  const step = (now: number) => {
    const part = isStill ? 1 : Math.min(1, (now - begin) / durationMs);
    // Ease out, so that the eye can follow where it ends.
    scrollTo({ top: from + (to - from) * (1 - (1 - part) ** 3), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
