import { describe, expect, it } from 'vitest';
import type { Tab } from '#engine/browser/tab.ts';
import { withoutCovered } from '#engine/consent/covered-controls.ts';
import type { FoundBanner } from '#engine/consent/find-banner.ts';
import { pickBanner, pickWindow } from '#engine/consent/pick-banner.ts';
import { readCandidates } from '#engine/consent/read-candidates.ts';
import { onePage } from '../e2e/one-page.ts';

const page = onePage();

const buttons = '<button>Alle ablehnen</button><button>Alle akzeptieren</button><button>Einstellungen</button>';
const words = '<p>Mit Ihrer Einwilligung nutzen wir Cookies für Statistik. Mehr in der Datenschutzerklärung.</p>';
const bannerOf = (inside: string) =>
  `<body style="margin:0"><div id="cookie-banner" style="position:fixed;left:0;top:0;width:600px;height:400px;background:#fff">${words}${inside}${buttons}</div></body>`;

async function bannerIn(html: string): Promise<FoundBanner> {
  await page().setContent(html);
  const found = pickBanner(await page().evaluate(readCandidates), { framed: false, pageUrl: 'https://www.muster.test/', layer: 1 });
  return { ...found!, frame: {} as FoundBanner['frame'], offset: { x: 0, y: 0 }, beside: [] };
}

const slider = '<span style="display:inline-block;width:40px;height:20px;background:#ccc"></span>';
const unseen = 'position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)';

describe('a switch is shown', () => {
  it.each([
    ['as the browser draws it', '<label><input type="checkbox"> Statistik</label>'],
    [
      'by a label that holds it, itself transparent',
      `<label><input type="checkbox" style="opacity:0;width:0;height:0">${slider} Statistik</label>`,
    ],
    ['by a label beside it, itself not drawn', '<input type="checkbox" id="a" style="display:none"><label for="a">Statistik</label>'],
    [
      'by a label beside it, itself cut off',
      `<span style="${unseen}"><input type="checkbox" id="a"></span><label for="a">Statistik</label>`,
    ],
    ['by what is drawn beside it', `<div><input type="checkbox" style="display:none" aria-label="Statistik">${slider}</div>`],
    [
      'with a label for screen readers alone',
      `<input type="checkbox" id="a" style="opacity:0"><label for="a" style="${unseen}">Statistik</label>`,
    ],
    ['as a button', '<button role="switch" aria-checked="false" aria-label="Statistik" style="width:40px;height:20px"></button>'],
    [
      'in a box that scrolls',
      '<div style="height:30px;overflow:auto"><p style="height:90px"></p><label><input type="checkbox"> Statistik</label></div>',
    ],
    [
      'in a box laid out beyond a flat parent',
      '<div style="height:0;overflow:hidden"><div style="position:absolute;top:90px"><label><input type="checkbox"> Statistik</label></div></div>',
    ],
  ])('%s', async (_, html) => {
    expect((await bannerIn(bannerOf(html))).reading.toggles).toMatchObject([{ label: 'Statistik', shown: true }]);
  });

  const toggle = `<label><input type="checkbox" style="opacity:0">${slider} Statistik</label>`;
  it.each([
    ['not drawn', `<div hidden>${toggle}</div>`],
    ['invisible', `<div style="visibility:hidden">${toggle}</div>`],
    ['of no height', `<div style="max-height:0;overflow:hidden"><div>${toggle}</div></div>`],
    ['closed', `<details><summary>Mehr</summary><div>${toggle}</div></details>`],
    [
      'not drawn, with a button as a switch',
      '<div hidden><button role="switch" aria-label="Statistik" aria-checked="false"></button></div>',
    ],
  ])('not in a part that is %s', async (_, html) => {
    expect((await bannerIn(bannerOf(html))).reading.toggles).toMatchObject([{ label: 'Statistik', shown: false }]);
  });
});

it('reads no button in a part of no height', async () => {
  const { controls } = await bannerIn(bannerOf('<div style="height:0;overflow:hidden"><button>Auswahl speichern</button></div>'));
  expect(controls.map(({ role }) => role)).toEqual(['reject', 'accept', 'settings']);
});

it.each([
  ['a heading that takes the focus', '<h2 tabindex="-1">Ihre Einstellungen zum Datenschutz</h2>', false],
  ['a heading that scripts listen to', '<h2 tabindex="-1" onclick="open()">Weitere Einstellungen</h2>', true],
  ['a heading in the order of the Tab key', '<h2 tabindex="0">Weitere Einstellungen</h2>', true],
])('%s is a control: %s', async (_, html, expected) => {
  const { controls } = await bannerIn(bannerOf(html));
  expect(controls.some(({ reading }) => /datenschutz|weitere/i.test(reading.text))).toBe(expected);
});

describe('a control of the layer before', () => {
  const tab = {
    evaluate: async (_frame: unknown, read: (...args: unknown[]) => unknown, args: unknown[]) => ({
      ok: true,
      value: await page().evaluate(`(${read})(...${JSON.stringify(args)})`),
    }),
  } as unknown as Pick<Tab, 'evaluate'>;
  const opened = (style: string) =>
    bannerOf(
      `<div style="position:fixed;z-index:9;background:#fff;${style}">${words}<button>Alle akzeptieren</button><button>Auswahl speichern</button></div>`,
    );
  const textsOf = async (html: string) => {
    const before = await bannerIn(bannerOf(''));
    const { controls } = await withoutCovered(tab, await bannerIn(html), before);
    return controls.map(({ reading }) => reading.text);
  };

  it('is left out behind the window that was opened', async () => {
    expect(await textsOf(opened('inset:0'))).toEqual(['Alle akzeptieren', 'Auswahl speichern']);
  });

  it('stays beside that window', async () => {
    expect(await textsOf(opened('left:0;top:420px;width:600px'))).toContain('Einstellungen');
  });

  it('stays where it was only scrolled away', async () => {
    const scrolled = `<div style="height:20px;overflow:auto"><p style="height:90px"></p>${buttons}</div>`;
    expect((await textsOf(bannerOf(scrolled))).filter((text) => text === 'Einstellungen')).toHaveLength(2);
  });

  it('stays where nothing else is left to choose', async () => {
    const cover = '<div style="position:fixed;inset:0;z-index:9"></div>';
    expect(await textsOf(bannerOf(cover))).toEqual(['Alle ablehnen', 'Alle akzeptieren', 'Einstellungen']);
  });
});

it('finds a window of switches that speaks of nothing but what it switches', async () => {
  const toggle = (name: string) => `<label><input type="checkbox" checked>${name}</label>`;
  const window = `<div id="cookie-dialog" role="dialog" style="position:fixed;left:0;top:0;width:600px;height:400px">
    <h2>Deine Einstellungen</h2>${toggle('Notwendig')}${toggle('Statistik')}${toggle('Marketing')}<button>Zurück</button><button>Auswahl speichern</button></div>`;
  await page().setContent(`<body>${window}</body>`);
  const place = { framed: false, pageUrl: 'https://www.muster.test/', layer: 2 };
  const candidates = await page().evaluate(readCandidates);
  expect(pickBanner(candidates, place)).toBeNull();
  expect(pickWindow(candidates, place)?.controls.map(({ role }) => role)).toEqual(['other', 'save']);
  await page().setContent(`<body>${window.replace('cookie-dialog', 'filter').replace('Einstellungen', 'Filter')}</body>`);
  expect(pickWindow(await page().evaluate(readCandidates), place)).toBeNull();
});
