import { describe, expect, it } from 'vitest';
import { readPageText } from '#engine/gather/page-text.ts';
import { onePage } from '../e2e/one-page.ts';

const page = onePage();

const fold = '<details><summary>Statistik</summary><p>_ga hält zwei Jahre und gehört Google.</p></details>';
const reads = async (html: string) => {
  await page().setContent(html);
  return (await page().evaluate(readPageText, 10_000)).includes('_ga hält');
};

describe('what is folded in a box called after cookies', () => {
  it.each([
    ['a statement of cookies', `<div id="cmplz-document" class="cmplz-document cookie-statement">${fold}</div>`],
    ['its list of cookies', `<section id="cmplz-cookies-overview"><div class="cmplz-dropdown">${fold}</div></section>`],
    ['a declaration with switches', `<div class="CookieDeclaration">${fold}<button>Speichern</button></div>`],
    ['a page on cookies', `<main><article class="page-cookie-info">${fold}</article></main>`],
    ['a list that a consent tool writes', `<div class="borlabs-cookie-list">${fold}</div>`],
  ])('%s is read', async (_, html) => {
    expect(await reads(html)).toBe(true);
  });

  it.each([
    ['a banner over the page', `<main>Text</main><div class="cookie-notice" style="position:fixed;bottom:0">${fold}</div>`],
    ['a list in a banner', `<div id="consent-box" style="position:fixed;top:0"><div class="cookie-list">${fold}</div></div>`],
    ['a banner in the page', `<main><div class="cookie-bar">${fold}<button>Alle akzeptieren</button></div></main>`],
    ['a statement in a dialog', `<div role="dialog"><div class="cookie-statement">${fold}</div></div>`],
    ['a bar above the page', `<div class="cookie-bar">${fold}<button>OK</button></div><main>Text</main>`],
  ])('%s is not', async (_, html) => {
    expect(await reads(html)).toBe(false);
  });
});
