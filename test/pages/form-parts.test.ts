import { describe, expect, it } from 'vitest';
import { fieldSelector, readFormParts } from '#engine/gather/form-parts.ts';
import { onePage } from '../e2e/one-page.ts';

const page = onePage();

const form = '<form id="dog"><label>Name <input name="name"></label><input name="mail"><button>Absenden</button></form>';
const reads = async (html: string) => {
  await page().setContent(html);
  return page().evaluate(readFormParts, fieldSelector);
};

describe('a form that is folded up', () => {
  it.each([
    ['by a button', `<button aria-expanded="false" aria-controls="a">Hund</button><div id="a" hidden>${form}</div>`],
    ['in closed details', `<details><summary>Hund</summary>${form}</details>`],
    ['by a link of Bootstrap', `<a data-toggle="collapse" href="#c">Hund</a><div id="c" style="display:none">${form}</div>`],
    ['in a tab', `<button role="tab" data-bs-target="#t">Hund</button><div id="t" role="tabpanel" hidden><div>${form}</div></div>`],
    ['in a panel behind its title', `<h3>Hund</h3><div class="accordion__content" style="display:none">${form}</div>`],
  ])('%s', async (_, html) => {
    expect(await reads(html)).toMatchObject([{ id: 'dog', fields: 2, fold: { text: 'Name Absenden', later: [true, true] } }]);
  });

  it.each([
    ['shown', form],
    ['hidden by nobody', `<div hidden>${form}</div>`],
    ['in a menu', `<header><button aria-controls="a">Suche</button><div id="a" hidden>${form}</div></header>`],
    ['in a dialog', `<button aria-controls="a">Hund</button><div id="a" role="dialog" hidden>${form}</div>`],
    [
      'in the settings of a banner',
      `<div class="cookie-box"><button aria-controls="a">Mehr</button><div id="a" hidden>${form}</div></div>`,
    ],
    ['behind a control that does not show', `<div hidden><button aria-controls="a">Hund</button></div><div id="a" hidden>${form}</div>`],
  ])('not where it is %s', async (_, html) => {
    expect(await reads(html)).toMatchObject([{ fold: null }]);
  });

  it('keeps its traps for robots', async () => {
    const trap = '<div style="display:none"><input name="website"></div><input name="url" tabindex="-1">';
    const html = `<details><summary>Hund</summary>${form.replace('<button', `${trap}<button`)}</details>`;
    expect(await reads(html)).toMatchObject([{ fold: { later: [true, true, false, false] } }]);
  });
});

it('reads what goes along unseen', async () => {
  const hidden = '<input type="hidden" name="gclid" value=" abc "><input type="hidden" value="x"><input type="hidden" id="ref" value="">';
  expect(await reads(`${form}<form name="b">${hidden}</form>`)).toMatchObject([
    { id: 'dog', hidden: [] },
    {
      id: 'b',
      hidden: [
        { name: 'gclid', value: 'abc' },
        { name: 'ref', value: '' },
      ],
    },
  ]);
});
