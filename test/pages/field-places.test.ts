import { describe, expect, it } from 'vitest';
import { readFieldPlaces } from '#engine/gather/field-places.ts';
import { fieldSelector } from '#engine/gather/form-parts.ts';
import { onePage } from '../e2e/one-page.ts';

const page = onePage();

const style =
  '<style>.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0);white-space:nowrap}.flat{height:0;overflow:hidden}.far{position:absolute;left:-5000px}</style>';
const reads = async (fields: string) => {
  await page().setContent(`${style}<form>${fields}<button>Absenden</button></form>`);
  const [form] = await page().evaluate(readFieldPlaces, fieldSelector);
  return form!.fields;
};

describe('traps for robots', () => {
  it.each([
    ['a box cut down to nothing', '<input type="checkbox" name="bot" class="vh" tabindex="-1" autocomplete="off">'],
    ['a field in what is cut down', '<div class="vh"><label>Firma 2 <input name="firma2"></label></div>'],
    ['a field in a box without height', '<div class="flat"><label for="u">Link</label><input id="u" name="link" tabindex="-1"></div>'],
    ['a field far off the page', '<p class="far"><label>Ort <input name="ort2"></label></p>'],
    ['a field out of the order of keys', '<input name="url2" tabindex="-1" autocomplete="off">'],
    ['a text area', '<div class="vh" aria-hidden="true"><textarea name="more"></textarea></div>'],
  ])('%s', async (_, html) => {
    expect(await reads(html)).toMatchObject([{ trap: true }]);
  });

  it.each([
    ['a plain field', '<label>Name <input name="name"></label>'],
    ['a box drawn anew, whose label shows', '<input type="checkbox" id="a" class="vh" tabindex="-1"><label for="a">Ja, gern</label>'],
    ['a box drawn anew without a label', '<input type="checkbox" class="vh"><span>Ja, gern</span>'],
    ['a list drawn anew', '<select class="vh" tabindex="-1" aria-hidden="true"><option>Thema</option></select>'],
    ['a day chosen from a calendar', '<input name="day" tabindex="-1" autocomplete="off" readonly>'],
    ['a step that waits', '<div class="flat"><label>Ort <input name="ort"></label><input name="plz"><input name="land"></div>'],
    ['a fold with a single field', '<div class="flat"><label>Anmerkung <textarea name="note"></textarea></label></div>'],
    [
      'a text area of a step that is not drawn yet',
      '<div style="display:none"><label>Verlauf <textarea name="past"></textarea></label></div>',
    ],
    ['a file behind a button', '<input type="file" class="vh" tabindex="-1">'],
  ])('not %s', async (_, html) => {
    expect((await reads(html))[0]).toMatchObject({ trap: false });
  });
});

describe('words beside a box without a label', () => {
  it.each([
    [
      'in a paragraph behind it',
      '<div><input type="checkbox"><p>Ich bin <a href="/d">einverstanden</a>.</p></div>',
      'Ich bin einverstanden.',
    ],
    ['as plain text', '<input type="checkbox"> Ich bin einverstanden.<br>Danke.', 'Ich bin einverstanden.'],
    [
      'in the next cell',
      '<table><tr><td><input type="checkbox"></td><td>Ich bin einverstanden.</td></tr></table>',
      'Ich bin einverstanden.',
    ],
    ['in a box beside its box', '<div><div><input type="checkbox"></div><div>Ich bin einverstanden.</div></div>', 'Ich bin einverstanden.'],
    ['before it', '<p><span>Ich bin einverstanden.</span> <input type="checkbox"></p>', 'Ich bin einverstanden.'],
    ['not where it has a label', '<label><input type="checkbox"> Ja</label><p>Ein Hinweis.</p>', ''],
    ['not across a field', '<input type="checkbox"><input name="ort"><p>Ein Hinweis.</p>', ''],
  ])('%s', async (_, html, wordsBeside) => {
    expect((await reads(html))[0]).toMatchObject({ wordsBeside });
  });

  it('tells two in a row apart', async () => {
    const html = '<input type="radio" name="a"> Herr <input type="radio" name="a"> Frau';
    expect(await reads(html)).toMatchObject([{ wordsBeside: 'Herr' }, { wordsBeside: 'Frau' }]);
  });
});

it('tells which fields are locked', async () => {
  const html = '<fieldset disabled><input name="a"></fieldset><input name="b" disabled><input name="c">';
  expect(await reads(html)).toMatchObject([{ disabled: true }, { disabled: true }, { disabled: false }]);
});

it.each([
  [
    'by its label',
    '<button type="button" role="checkbox" aria-checked="true" id="k">x</button><input type="checkbox" aria-hidden="true" tabindex="-1" style="opacity:0;position:absolute"><label for="k">Ja, gern</label>',
  ],
  [
    'by its name',
    '<button type="button" role="switch" aria-checked="true" aria-label="Ja, gern">x</button><input type="checkbox" aria-hidden="true" tabindex="-1" style="opacity:0;position:absolute">',
  ],
])('knows the button that is clicked for a hidden box: %s', async (_, html) => {
  expect(await reads(html)).toMatchObject([{ trap: false, drawn: { label: 'Ja, gern', checked: true, visible: true } }]);
});
