import { expect, it } from 'vitest';
import { readCandidates } from '#engine/consent/read-candidates.ts';
import { onePage } from '../e2e/one-page.ts';

const page = onePage();
const words =
  '<p>Mit Ihrer Einwilligung nutzen wir Cookies für Statistik. Mehr in der Datenschutzerklärung.</p><button>Annehmen</button><button>Ablehnen</button>';

it.each<[string, string, boolean]>([
  ['a bar at the lower edge', '<div id="cookie-bar" style="position:fixed;left:0;right:0;bottom:0">WORDS</div>', false],
  [
    'a bar moved below it',
    '<div id="cookie-bar" style="position:fixed;left:0;right:0;bottom:0;transform:translateY(100%)">WORDS</div>',
    true,
  ],
  [
    'a bar that begins to slide in',
    '<div id="cookie-bar" style="position:fixed;left:0;right:0;bottom:0;transform:translateY(92%)">WORDS</div>',
    true,
  ],
  [
    'a block in a bar above the upper edge',
    '<div style="position:fixed;left:0;right:0;top:-400px;height:300px"><div id="cookie-bar">WORDS</div></div>',
    true,
  ],
  ['a block in the text far below', '<div style="height:4000px"></div><div id="cookie-bar">WORDS</div>', false],
  [
    'a window higher than the screen',
    '<div id="cookie-bar" style="position:fixed;inset:0;overflow:auto"><div style="height:2000px"></div>WORDS</div>',
    false,
  ],
])('%s is outside the window: %s', async (_, html, outside) => {
  await page().setContent(`<body>${html.replace('WORDS', words)}</body>`);
  const readings = await page().evaluate(readCandidates);
  expect(readings.find(({ marks }) => marks.includes('cookie-bar'))?.outside).toBe(outside);
});
