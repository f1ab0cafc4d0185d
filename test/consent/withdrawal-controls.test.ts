import { describe, expect, it } from 'vitest';
import { tryPermanentControls } from '#engine/visit/withdrawal.ts';
import { onePage } from '../e2e/one-page.ts';
import { tabOf } from './page-tab.ts';

const page = onePage();
const session = { signal: new AbortController().signal };

const banner =
  '<div id="cookie-banner" style="position:fixed;left:0;bottom:0;width:600px;height:200px;background:#fff" hidden><p>Mit Ihrer Einwilligung nutzen wir Cookies für Statistik. Mehr in der Datenschutzerklärung.</p><button>Ablehnen</button><button>Alle akzeptieren</button></div>';
const show = "document.getElementById('cookie-banner').hidden = false";
const footer = (control: string) => `<main style="height:200px"><h1>Start</h1></main><footer>${control}</footer>${banner}`;

async function tried(control: string) {
  await page().setContent(footer(control));
  const found = await tryPermanentControls(session, tabOf(page()));
  return found && { text: found.control.text, reopened: found.reopened };
}

describe('the control that reopens the banner', () => {
  it.each([
    ['by the tooltip', `<button title="Cookie-Einstellungen widerrufen" onclick="${show}">Opt-Out</button>`, 'Opt-Out'],
    ['an act without its object, by what it does', `<button onclick="${show}">Opt-Out</button>`, 'Opt-Out'],
    [
      'a link without its object, by what it does',
      `<a href="#" onclick="${show};return false">Auswahl zurücksetzen</a>`,
      'Auswahl zurücksetzen',
    ],
    ['by what it forgets', `<button onclick="${show}">Consent zurücksetzen</button>`, 'Consent zurücksetzen'],
    [
      'that shows the notice once more',
      `<button onclick="${show}">Cookie-Hinweis erneut anzeigen</button>`,
      'Cookie-Hinweis erneut anzeigen',
    ],
    [
      'that shows the banner a while later, as a page loaded anew does',
      `<button onclick="setTimeout(() => { ${show} }, 900)">Cookies zurücksetzen</button>`,
      'Cookies zurücksetzen',
    ],
  ])('%s', async (_, control, text) => {
    expect(await tried(control)).toEqual({ text, reopened: true });
  });

  it.each([
    ['an act without its object that does something else', '<button onclick="document.title = 1">Zurücksetzen</button>'],
    ['one that leads to a page', '<a href="/widerruf">Widerruf</a>'],
  ])('is not: %s', async (_, control) => {
    expect(await tried(control)).toBeNull();
  });
});
