import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBanner } from '#engine/consent/find-banner.ts';
import { foldedText, layerText } from '#engine/consent/layer-text.ts';
import { makeChoice } from '#engine/consent/make-choice.ts';
import { openSettings, settingsOf } from '#engine/consent/open-settings.ts';
import { pickReopened } from '#engine/consent/pick-banner.ts';
import { tryPermanentControls } from '#engine/visit/withdrawal.ts';
import { launchBrowser } from '../e2e/launch-browser.ts';
import { tabOf } from './page-tab.ts';

let browser: Awaited<ReturnType<typeof launchBrowser>>;
let context: Awaited<ReturnType<typeof browser.newContext>>;
const { signal } = new AbortController();
const address = 'https://www.muster.test/';
const window1 = 'position:fixed;left:20px;top:20px;width:500px;height:500px;overflow:auto;background:#fff;z-index:99';
const toggles =
  '<label><input type="checkbox" checked disabled> Notwendig</label><label><input type="checkbox"> Statistik</label><p>Statistik: Matomo, Cookie _pk_id (13 Monate)</p>';
const choices = (save = 'Speichern') => `<button id="all">Alle akzeptieren</button><button id="save">${save}</button>`;
const words = '<p>Wir verwenden Cookies, um unsere Website zu verbessern. Mehr in der <a href="/datenschutz">Datenschutzerklärung</a>.</p>';
const bar = (settings: string, inside = '') =>
  `<div id="bar" style="position:fixed;left:0;bottom:0;width:100%;background:#eee">${words}${inside}<button>Nur notwendige</button>${settings}<button>Alle akzeptieren</button></div>`;
const button = '<button id="more">Einstellungen</button>';
const onClick = (script: string) => `<script>document.querySelector('#more').addEventListener('click', () => { ${script} });</script>`;
const append = (html: string) => `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(html)});`;

/** Pages by address: what a fetched window or a frame shows stands beside the start page. */
let pages: Record<string, string> = {};
beforeAll(async () => {
  browser = await launchBrowser();
  context = await browser.newContext();
  await context.route('**/*', (route) => {
    const body = pages[route.request().url()];
    return body === undefined ? route.abort() : route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
  });
});
afterAll(() => browser.close());
beforeEach(() => {
  pages = {};
});

async function opened(html: string, more: Record<string, string> = {}) {
  pages = { ...more, [address]: `<!doctype html><html lang="de"><body><main><h1>Muster</h1></main>${html}</body></html>` };
  const page = await context.newPage();
  await page.goto(address);
  return { page, tab: tabOf(page) };
}

async function secondLayer(html: string, more?: Record<string, string>) {
  const { page, tab } = await opened(html, more);
  const banner = await findBanner(tab, false);
  const [settings] = settingsOf(banner!);
  const layer = await openSettings(tab, banner!, settings!, 2, signal);
  const text = layer ? await layerText(tab, layer) : '';
  await page.close();
  return { layer, text };
}

const offCanvas = `<div class="offcanvas" role="dialog" tabindex="-1" style="${window1}"><h2>Cookie-Voreinstellungen</h2>${toggles}${choices()}</div>`;
const withTitle = `<h2>Ihre Auswahl</h2>${toggles}${choices('Auswahl speichern')}`;
const folded = toggles.replace('<p>', '<details><summary>Dienste</summary><p>').replace('</p>', '</p></details>');

describe('the settings of a banner', () => {
  it.each<[string, string, Record<string, string>?]>([
    [
      'fetched and put beside the bar that stays',
      bar(button) +
        onClick(
          `fetch('/cookie/offcanvas').then((answer) => answer.text()).then((html) => document.body.insertAdjacentHTML('beforeend', html));`,
        ),
      { [`${address}cookie/offcanvas`]: offCanvas },
    ],
    [
      'appended with its switches after a moment',
      bar(button) +
        onClick(
          `${append(`<div id="privacy-modal" role="dialog" style="${window1}"><h2>Datenschutz</h2><p>Wird geladen</p></div>`)} setTimeout(() => { document.querySelector('#privacy-modal').innerHTML = ${JSON.stringify(withTitle)}; }, 400);`,
        ),
    ],
    [
      'a dialog of the browser',
      `${bar(button)}<dialog id="d" class="cookie-settings">${withTitle}</dialog>${onClick(`document.querySelector('#d').showModal();`)}`,
    ],
    [
      'unfolded within the banner',
      bar(button, `<div id="groups" style="display:none">${toggles}<button>Auswahl speichern</button></div>`) +
        onClick(`document.querySelector('#groups').style.display = 'block';`),
    ],
    [
      'in the place of the first layer',
      bar(button) + onClick(`document.querySelector('#bar').innerHTML = ${JSON.stringify(`<h2>Cookies</h2>${toggles}${choices()}`)};`),
    ],
    [
      'in a frame',
      bar(button) + onClick(append(`<iframe src="/settings" style="${window1}"></iframe>`)),
      { [`${address}settings`]: `<body>${withTitle}<p>Cookies</p></body>` },
    ],
    [
      'in a shadow root',
      bar(button) +
        onClick(
          `const host = document.createElement('consent-window'); document.body.append(host); host.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(`<div role="dialog" style="${window1}">${withTitle}<p>Cookies</p></div>`)};`,
        ),
    ],
    [
      'with services folded away below switches of the first layer',
      bar(button, toggles.replaceAll('<p>Statistik: Matomo, Cookie _pk_id (13 Monate)</p>', '')) +
        onClick(append(`<div id="cookie-box" role="dialog" style="${window1}"><h2>Cookies</h2>${folded}${choices()}</div>`)),
    ],
    [
      'behind a link, when another word for them in the text leads nowhere',
      bar('<a href="#" role="button" id="more">Individuelle Datenschutzeinstellungen</a>') + onClick(append(offCanvas)),
    ],
  ])('are read %s', async (_, html, more) => {
    const { layer, text } = await secondLayer(html, more);
    expect(layer?.reading.toggles.map(({ label }) => label)).toEqual(expect.arrayContaining(['Notwendig', 'Statistik']));
    expect(layer?.controls.map(({ role }) => role)).toContain('save');
    expect(layer?.controls.filter(({ reading }) => reading.tag === 'div')).toEqual([]);
    expect(text).toContain('_pk_id (13 Monate)');
  });

  it.each([
    ['nothing opens', bar(button)],
    [
      'something else opens',
      bar(button) +
        onClick(append(`<div role="dialog" style="${window1}"><h2>Newsletter</h2><input type="email"><button>Anmelden</button></div>`)),
    ],
    ['the bar goes away', bar(button) + onClick(`document.querySelector('#bar').remove();`)],
  ])('are none where %s', async (_, html) => {
    expect((await secondLayer(html)).layer).toBeNull();
  });

  const inShadow = (first: string, second: string) =>
    `<div id="mount"></div><script>const root = document.querySelector('#mount').attachShadow({ mode: 'open' }); root.innerHTML = ${JSON.stringify(first)}; root.querySelector('#more').addEventListener('click', () => { root.innerHTML = ${JSON.stringify(second)}; });</script>`;
  const step = (inside: string) =>
    `<div class="ax_widget" role="dialog" style="${window1}"><h2>Marketing</h2>${inside}<button>Alle ablehnen</button><button>Weiter</button></div>`;
  it.each([
    ['with switches, whatever its words are', step('<label><input type="checkbox" role="switch"> LinkedIn Insight Tag</label>'), 1],
    ['without any', step('<p>LinkedIn Insight Tag, Partner</p>').replace('Alle ablehnen', 'Zurück'), null],
  ])('drawn anew in the shadow root of the banner are read %s', async (_, second, count) => {
    const { layer } = await secondLayer(inShadow(bar('<button id="more">Ich wähle</button>'), second));
    expect(layer?.reading.toggles.length ?? null).toBe(count);
  });

  it('reject by what they leave switched off', async () => {
    const { page, tab } = await opened(
      `<div id="bar" style="position:fixed;left:0;bottom:0;width:100%;background:#eee">${words}${button}<button>Alle akzeptieren</button></div>` +
        onClick(
          `${append(offCanvas.replace('type="checkbox">', 'type="checkbox" checked>'))} document.querySelector('#save').addEventListener('click', () => { document.title = String(document.querySelectorAll('.offcanvas input:checked').length); document.querySelector('.offcanvas').remove(); document.querySelector('#bar').remove(); });`,
        ),
    );
    const hooks = { now: () => 0, decisive: () => undefined, screenshot: async () => null, signal };
    const { outcome, bannerGone, deeperText } = await makeChoice(tab, 'reject', (await findBanner(tab, false))!, hooks);
    expect(outcome).toMatchObject({ performed: true, layer: 2, method: 'save-unticked' });
    expect([bannerGone, await page.title(), deeperText.includes('_pk_id')]).toEqual([true, '1', true]);
    await page.close();
  });
});

describe('switches behind tabs and accordions', () => {
  const panel = (id: string, title: string, toggle: string, text: string) =>
    `<section id="${id}" role="tabpanel" style="display:none"><span class="tab-title">${title}</span><p>${text}</p>${toggle}</section>`;
  const same = (name: string, more = '') => `<label><span>Cookies aktivieren</span><input type="checkbox"${more}${name}></label>`;
  const tabs =
    '<nav><button aria-controls="t1">Notwendige Cookies</button><button aria-controls="t2">Statistik</button><button aria-controls="t3">Marketing</button></nav>';
  const windowOf = (named: (name: string) => string) =>
    `<div role="dialog" style="${window1}"><h2>Cookies</h2>${tabs}${panel('t1', 'Notwendige Cookies', same(named('Notwendige Cookies'), ' checked disabled'), 'Auswahl')}${panel('t2', 'Statistik', same(named('Statistik')), 'Matomo, Cookie _pk_id (13 Monate)')}${panel('t3', 'Marketing', same(named('Marketing')), 'Meta Pixel, Cookie _fbp (90 Tage)')}${choices('Auswahl speichern')}</div>`;
  it.each([
    ['their own names for assistive technology', windowOf((name) => ` aria-label="${name}"`)],
    ['the tabs that show them', windowOf(() => '')],
    ['the headings of their parts', windowOf(() => '').replaceAll(/ aria-controls="t\d"/g, '')],
  ])('are called by %s where their labels are all alike', async (_, html) => {
    const { layer, text } = await secondLayer(bar(button) + onClick(append(html)));
    expect(layer?.reading.toggles.map(({ label }) => label)).toEqual(['Notwendige Cookies', 'Statistik', 'Marketing']);
    expect(text).toContain('_fbp (90 Tage)');
  });

  const services = `<p>${'Anbieter: Google Ireland Limited. '.repeat(5)}Technischer Name: YSC, VISITOR_INFO1_LIVE, Ablauf: bis zu 6 Monate</p>`;
  it.each<[string, string, boolean]>([
    [
      'an accordion',
      `<button aria-expanded="false" aria-controls="a">Details einblenden</button><div id="a" style="display:none">${services}</div>`,
      true,
    ],
    ['details', `<details><summary>Externe Medien</summary>${services}</details>`, true],
    ['a part that nothing brings out', `<div style="display:none">${services}</div>`, false],
    ['nothing folded', '<button>Mehr erfahren</button>', false],
  ])('are read on the first layer with %s', async (_, inside, isRead) => {
    const { page, tab } = await opened(bar('', inside));
    const banner = await findBanner(tab, false);
    expect((await foldedText(tab, banner!)).includes('Technischer Name: YSC')).toBe(isRead);
    expect(banner!.reading.text).not.toContain('YSC');
    await page.close();
  });
});

describe('a control to withdraw', () => {
  const footer = (link: string) => `<footer><a href="/impressum">Impressum</a> ${link}</footer>`;
  const opensOn = (selector: string) =>
    `<script>document.addEventListener('click', (event) => { if (!event.target.closest('${selector}')) return; event.preventDefault(); ${append(offCanvas)} });</script>`;

  it.each([
    [
      'a link whose address a script answers',
      footer('<a href="/cookie/offcanvas">Cookie-Voreinstellungen</a>') + opensOn('[href*=offcanvas]'),
      true,
    ],
    ['a link to a place on this page', footer('<a href="/#cookies">Cookie-Einstellungen</a>') + opensOn('[href*=cookies]'), true],
    ['a link that leads away', footer('<a href="/cookie-einstellungen">Cookie-Einstellungen</a>'), null],
    [
      'a button beside such a link',
      `${footer('<a href="/cookie-einstellungen">Cookie-Einstellungen</a>')}<button class="reopen">Cookie-Einstellungen ändern</button>${opensOn('.reopen')}`,
      true,
    ],
    [
      'a symbol that only a tooltip names',
      `<button class="reopen" title="Cookie-Einstellungen" style="width:40px;height:40px"><svg></svg></button>${opensOn('.reopen')}`,
      true,
    ],
    ['a button that does nothing', '<button>Cookie-Einstellungen</button>', false],
  ])('is tried: %s', async (_, html, expected) => {
    const { page, tab } = await opened(html);
    const tried = await tryPermanentControls({ signal }, tab);
    expect(tried?.reopened).toBe(expected);
    expect(page.url().replace(/#.*/, '')).toBe(address);
    if (expected) expect((await findBanner(tab, false, 1, pickReopened))?.reading.toggles.length).toBe(2);
    await page.close();
  });
});
