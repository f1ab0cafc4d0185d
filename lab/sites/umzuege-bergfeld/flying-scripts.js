// Flying Scripts by WP Speed Matters: scripts marked lazy run on the first sign of a person, or after five seconds.
const timeout = 5000;
const signs = ['keydown', 'mousemove', 'wheel', 'touchmove', 'touchstart', 'touchend'];
let isDone = false;

function fly() {
  if (isDone) return;
  isDone = true;
  clearTimeout(timer);
  for (const sign of signs) removeEventListener(sign, fly);
  for (const lazy of document.querySelectorAll('script[data-type="lazy"]')) lazy.src = lazy.dataset.src;
}

const timer = setTimeout(fly, timeout);
for (const sign of signs) addEventListener(sign, fly, { passive: true });
