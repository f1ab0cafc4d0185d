import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBanner } from '#engine/consent/find-banner.ts';
import { type ChoiceHooks, makeChoice } from '#engine/consent/make-choice.ts';
import { tryPermanentControls } from '#engine/visit/withdrawal.ts';
import { launchBrowser } from '../e2e/launch-browser.ts';
import { tabOf } from './page-tab.ts';

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const address = 'https://www.muster.test/';
const hooks: ChoiceHooks = {
  now: () => 0,
  decisive: () => undefined,
  screenshot: async () => null,
  signal: new AbortController().signal,
};
const place = 'position:fixed;left:0;bottom:0;width:600px;background:#fff;padding:20px';
const words = '<p>Wir verwenden Cookies für Statistik und Werbung.</p>';
const banner = (inside: string) => `<div id="hinweis" style="${place}">${words}${inside}</div>`;
const button = (text: string, does: string, more = '') => `<button onclick="${does}" ${more}>${text}</button>`;
/** Notes the choice in the title and removes the banner. */
const chooses = (what: string) => `document.title='${what}';document.querySelector('#hinweis').remove()`;
const accept = button('Alle akzeptieren', chooses('all'));
/** Leads on within the same block, whose words then name neither cookies nor consent. */
const turnsTo = (html: string) =>
  `<script>const next = ${JSON.stringify(html)}; const turn = () => { document.querySelector('#hinweis').innerHTML = next; };</script>`;

async function opened(html: string, more: Record<string, string> = {}) {
  const page = await browser.newPage();
  await page.route('**/*', (route) => {
    const body = { [address]: `<!doctype html><html lang="de"><body><h1>Muster</h1>${html}</body></html>`, ...more }[route.request().url()];
    return body === undefined ? route.abort() : route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
  });
  await page.goto(address);
  return { page, tab: tabOf(page) };
}

async function chosen(choice: 'reject' | 'accept', html: string, more?: Record<string, string>) {
  const { page, tab } = await opened(html, more);
  const found = await findBanner(tab, false);
  const { outcome, bannerGone } = await makeChoice(tab, choice, found!, hooks);
  const told = { ...outcome, bannerGone, title: await page.title() };
  await page.close();
  return told;
}

const pair = (name: string, ja = '', nein = '') =>
  `<fieldset><legend>${name}</legend><label><input type="radio" name="${name}" value="1" ${ja}> Ja</label><label><input type="radio" name="${name}" value="0" ${nein}> Nein</label></fieldset>`;
const saves = button(
  'Speichern',
  `document.title=[...document.querySelectorAll('input:checked')].map(({ value }) => value).join();document.querySelector('#hinweis').remove()`,
);

describe('a refusal', () => {
  it('turns pairs of yes and no off', async () => {
    const html = banner(pair('Statistik', 'checked') + pair('Marketing', '', 'checked') + accept + saves);
    expect(await chosen('reject', html)).toMatchObject({ method: 'save-unticked', clicks: 2, title: '0,0', bannerGone: true });
  });

  it('is found behind settings that name neither cookies nor consent', async () => {
    const next = `<label><input type="checkbox" checked> Besucherzahlen</label>${button('Fertig', chooses('none'))}`;
    const html = banner(accept + button('Anpassen', 'turn()')) + turnsTo(next);
    expect(await chosen('reject', html)).toMatchObject({ layer: 2, method: 'save-unticked', title: 'none', bannerGone: true });
  });

  it('is given once more where it is asked about', async () => {
    const next = `<p>Schade! Wirklich?</p>${button('Ja, ablehnen', chooses('none'))}${button('Doch akzeptieren', chooses('all'))}`;
    const html = banner(accept + button('Ablehnen', 'turn()')) + turnsTo(next);
    expect(await chosen('reject', html)).toMatchObject({ layer: 2, clicks: 2, title: 'none', bannerGone: true });
  });

  it('is repeated where the page did not listen yet, and counts once', async () => {
    const html = `${banner(`${accept}<button id="late">Ablehnen</button>`)}<script>setTimeout(() => { document.querySelector('#late').onclick = () => { ${chooses('none')} }; }, 1500);</script>`;
    expect(await chosen('reject', html)).toMatchObject({ layer: 1, clicks: 1, title: 'none', bannerGone: true });
  }, 20_000);

  it('is not repeated where it was stored', async () => {
    const html = banner(accept + button('Ablehnen', `localStorage.n = Number(localStorage.n ?? 0) + 1; document.title = localStorage.n`));
    expect(await chosen('reject', html)).toMatchObject({ title: '1', bannerGone: false });
  }, 20_000);

  it.each([
    ['drawn by a style sheet', '<style>.n::after{content:"Ablehnen"}</style>', button('', chooses('none'), 'class="n"')],
    ['a picture', '', button('<img alt="Ablehnen" width="80" height="20">', chooses('none'))],
    ['a picture that is the button', '', `<input type="image" alt="Ablehnen" style="width:80px;height:20px" onclick="${chooses('none')}">`],
  ])('is read where it is %s', async (_, style, refuses) => {
    expect(await chosen('reject', style + banner(accept + refuses))).toMatchObject({ title: 'none', bannerGone: true });
  });

  it('is clicked in a frame within a frame', async () => {
    const frame = (name: string, style: string) => `<iframe src="/${name}" style="border:0;${style}"></iframe>`;
    const inner = `<body>${words}<button onclick="top.document.title='all'">Alle akzeptieren</button><button onclick="top.document.title='none';top.document.querySelector('iframe').remove()">Ablehnen</button></body>`;
    const html = frame('outer', 'position:fixed;left:150px;top:120px;width:600px;height:300px');
    const more = {
      [`${address}outer`]: `<body style="margin:60px">${frame('inner', 'width:400px;height:200px')}</body>`,
      [`${address}inner`]: inner,
    };
    expect(await chosen('reject', html, more)).toMatchObject({ title: 'none', bannerGone: true });
  });
});

it('accepts by turning every switch on where no button agrees to all', async () => {
  const box = (name: string) => `<label><input type="checkbox" value="${name}"> ${name}</label>`;
  const html = banner(`${box('Statistik')}${box('Marketing')}${saves}`);
  expect(await chosen('accept', html)).toMatchObject({ performed: true, clicks: 3, title: 'Statistik,Marketing' });
});

it('calls switches after their purpose where they only name the legal basis', async () => {
  const both = ['Einwilligung', 'Berechtigtes Interesse'].map((name) => `<label><input type="checkbox"> ${name}</label>`).join('');
  const { page, tab } = await opened(banner(`<p>Werbung ${both}</p><p>Messung ${both}</p>${accept}${saves}`));
  const found = await findBanner(tab, false);
  expect(found?.reading.toggles.map(({ label }) => label)).toEqual([
    'Werbung (Einwilligung)',
    'Werbung (Berechtigtes Interesse)',
    'Messung (Einwilligung)',
    'Messung (Berechtigtes Interesse)',
  ]);
  await page.close();
});

describe('a handle that floats over the page without words', () => {
  const handle = (does: string) =>
    `<div class="consent-handle" onclick="${does}" style="position:fixed;right:9px;top:9px;width:40px;height:40px;background:#246;cursor:pointer"></div>`;
  const shows = `document.querySelector('#hinweis').hidden=false`;
  const hidden = banner(accept + button('Ablehnen', chooses('none'))).replace('<div id', '<div hidden id');

  it.each<[string, string, boolean | undefined]>([
    ['is one when it opens the banner', handle(shows) + hidden, true],
    ['is none when it opens nothing', handle('void 0') + hidden, undefined],
    ['is a bare word, too', `<footer><a href="#" onclick="${shows}">Cookies</a></footer>${hidden}`, true],
  ])('%s', async (_, html, expected) => {
    const { page, tab } = await opened(html);
    expect((await tryPermanentControls(hooks, tab))?.reopened).toBe(expected);
    await page.close();
  });
});
