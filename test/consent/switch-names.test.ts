import { expect, it } from 'vitest';
import { readCandidates } from '#engine/consent/read-candidates.ts';
import { onePage } from '../e2e/one-page.ts';

const page = onePage();

/** How the switches of a banner are called that is drawn with the given parts. */
async function namesIn(parts: readonly string[]): Promise<string[]> {
  const words = '<p>Mit Ihrer Einwilligung nutzen wir Cookies für Statistik. Mehr in der Datenschutzerklärung.</p>';
  const buttons = '<button>Alle ablehnen</button><button>Auswahl speichern</button>';
  await page().setContent(
    `<body><div id="cookie-banner" style="position:fixed;inset:0;background:#fff">${words}${parts.join('')}${buttons}</div>`,
  );
  const readings = await page().evaluate(readCandidates);
  return readings.find(({ marks }) => marks.includes('cookie-banner'))!.toggles.map(({ label }) => label);
}

const purposes = ['Technische Cookies', 'Funktionale Cookies', 'Statistik', 'Marketing'];
const box = '<input type="checkbox">';

it.each<[string, (name: string) => string]>([
  [
    'an element above the title of the accordion below',
    (name) =>
      `<div><div class="section-name">${name}</div>${box}<a href="#x" role="button"><span class="button-title">Beschreibung</span></a></div>`,
  ],
  ['bold words', (name) => `<div>${box}<strong>${name}</strong><h5 class="title">Details</h5></div>`],
  ['a heading behind another of each', (name) => `<section><h4>Zweck</h4><h5>${name}</h5><div>${box}</div></section>`],
  ['a heading of its own', (name) => `<section><h4>${name}</h4><p class="title">Cookies</p><div>${box}</div></section>`],
  ['its label', (name) => `<div><label>${box} ${name}</label><h5 class="title">Details</h5></div>`],
  ['a heading where all labels say what the switch does', (name) => `<section><h4>${name}</h4><label>${box} Aktiv</label></section>`],
])('a switch is called after %s', async (_, part) => {
  expect(await namesIn(purposes.map(part))).toEqual(purposes);
});

it('reads what stands in boxes of its own apart, and nothing that is hidden', async () => {
  const lines = `<label>${box}<span style="display:block">Karten</span><span style="display:block">Zeigt den Weg</span></label>`;
  const alternating = `<label>${box}<span hidden>Details ausblenden für</span> <b>Stat</b>istik</label>`;
  expect(await namesIn([lines, alternating])).toEqual(['Karten Zeigt den Weg', 'Statistik']);
});

it('gives no switch the name that stands at each of them', async () => {
  const part = `<div>${box}<h5 class="title">Details</h5></div>`;
  expect(await namesIn([part, part, part])).toEqual(['', '', '']);
});

it('names a switch without a label beside others that have one', async () => {
  expect(await namesIn([`<div><label>${box} Marketing</label></div>`, `<div><h4>Karten</h4>${box}</div>`])).toEqual([
    'Marketing',
    'Karten',
  ]);
});
