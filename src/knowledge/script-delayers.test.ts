import { expect, it } from 'vitest';
import { delayerAt } from './script-delayers.ts';

it.each<[string, string | null]>([
  ['https://www.muster.test/wp-content/plugins/flying-scripts/flying-scripts.min.js?ver=1.2.4', 'Flying Scripts'],
  ['https://www.muster.test/wp-content/plugins/wp-rocket/assets/js/lazyload-scripts.min.js', 'WP Rocket'],
  ['https://www.muster.test/blog/wp-content/plugins/perfmatters/js/delay.js', 'Perfmatters'],
  ['https://www.muster.test/wp-content/plugins/litespeed-cache/assets/js/js_delay.min.js', 'LiteSpeed Cache'],
  ['https://www.muster.test/wp-content/cache/flying-press/1a2b.core.min.js', 'FlyingPress'],
  // Bundling and deferring is no delay.
  ['https://www.muster.test/wp-content/cache/autoptimize/js/autoptimize_1.js', null],
  ['https://www.muster.test/wp-content/plugins/elementor/assets/js/frontend.min.js', null],
  ['https://www.muster.test/ratgeber/wp-rocket/', null],
  ['data:text/javascript;base64,AA==', null],
])('%s', (url, name) => {
  expect(delayerAt(url)?.name ?? null).toBe(name);
});
