import { script } from '../../../answers.ts';
import { hostileSite, shortPage } from '../hostile-site.ts';

/** Sites that use up the machine. */
export const busySites = [
  hostileSite({
    slug: 'busy-thread',
    de: 'Ein Skript, das nie fertig wird, hält die ganze Seite an.',
    en: 'A script that never ends holds up the whole page.',
    error: 'unresponsive',
    pages: { '/': shortPage('Gleich', '', 'setTimeout(() => { while (true); }, 300);') },
  }),
  hostileSite({
    slug: 'busy-before-parsed',
    de: 'Ein Skript hält die Seite an, bevor sie aufgebaut ist.',
    en: 'A script holds up the page before it is built.',
    error: 'unresponsive',
    pages: { '/': '<!doctype html><title>Nie</title><script>while (true);</script><p>Nie zu sehen.</p>' },
  }),
  hostileSite({
    slug: 'busy-worker',
    de: 'Vier Worker rechnen ohne Ende.',
    en: 'Four workers compute without end.',
    pages: {
      '/': shortPage('Rechnen', '', "for (let i = 0; i < 4; i++) new Worker('/worker.js');"),
      '/worker.js': script('while (true);'),
    },
  }),
  hostileSite({
    slug: 'busy-getter',
    de: 'Fallen in allem, was ein Scanner lesen könnte: Wer hinsieht, hängt fest.',
    en: 'Traps in everything a scanner might read: who looks is stuck.',
    pages: {
      '/': shortPage(
        'Nicht hinsehen',
        '<form><input name="q"></form>',
        `const trap = () => { while (true); };
for (const name of ['Shopify', 'dataLayer', 'gtag', '_paq', 'wp', '__tcfapi', 'Cookiebot', 'UC_UI', 'OneTrust', 'google_tag_manager', 'jQuery'])
  Object.defineProperty(window, name, { get: trap, configurable: false });
for (const name of ['title', 'cookie', 'links', 'forms', 'body']) { try { Object.defineProperty(document, name, { get: trap }); } catch {} }
for (const name of ['innerText', 'textContent', 'href']) Object.defineProperty(HTMLElement.prototype, name, { get: trap });
Object.prototype.toJSON = trap; Function.prototype.toString = trap; Array.prototype[Symbol.iterator] = trap;`,
      ),
    },
  }),
  hostileSite({
    slug: 'memory-hog',
    de: 'Füllt den Speicher, bis nichts mehr geht.',
    en: 'Fills the memory until nothing works any more.',
    error: 'unresponsive',
    pages: {
      '/': shortPage(
        'Speicher',
        '',
        'const kept = []; setTimeout(() => { for (;;) kept.push(new Array(1_000_000).fill(kept.length + 0.5)); }, 300);',
      ),
    },
  }),
];
