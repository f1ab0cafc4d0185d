import { describe, expect, it } from 'vitest';
import { fieldSelector, readFormParts } from '#engine/gather/form-parts.ts';
import { readLooseGroups, withLooseGroups } from '#engine/gather/loose-forms.ts';
import { onePage } from '../e2e/one-page.ts';
import { formEvidence } from '../factories/evidence.ts';

const page = onePage();
const reads = async (html: string) => {
  await page().setContent(html);
  return page().evaluate(readLooseGroups, fieldSelector);
};
const contact =
  '<div class="card"><h2>Schreiben Sie uns</h2><div><label for="a">Name*</label><input id="a"></div><div><input type="email" placeholder="E-Mail"></div><textarea></textarea><button type="button">Nachricht senden</button></div>';
const signUp =
  '<section><p>Newsletter</p><h2>Frisches vom Feld</h2><p>Jeden Freitag ins Postfach.</p><div class="mail-row"><input type="email" placeholder="E-Mail"><a href="#" class="btn" onclick="go()">Dabei sein →</a></div></section>';

describe('fields without a form', () => {
  it.each<[string, string, object[]]>([
    [
      'belong to the box that holds their button',
      `<main>${contact}</main>`,
      [
        {
          fields: [0, 1, 2],
          text: 'Schreiben Sie uns Name* Nachricht senden',
          submitText: 'Nachricht senden',
          classes: 'card',
          overlay: null,
        },
      ],
    ],
    [
      'take the words around them along, and a link made up as a button',
      `<main>${signUp}</main>`,
      [
        {
          fields: [0],
          text: 'Newsletter Frisches vom Feld Jeden Freitag ins Postfach. Dabei sein →',
          submitText: 'Dabei sein →',
          classes: 'mail-row',
        },
      ],
    ],
    ['are two where there are two', `<main>${contact}${signUp}</main>`, [{ fields: [0, 1, 2] }, { fields: [3] }]],
    [
      'stay together where one has a small button of its own',
      `<main><div><h2>Anfrage</h2><div><input placeholder="PLZ"><button>Ort suchen</button></div><input type="email"><button>Anfragen</button></div></main>`,
      [{ fields: [0, 1], submitText: 'Anfragen' }],
    ],
    [
      'are called by the picture on their button',
      '<main><div><p>Zur Anmeldung:</p><input type="email"><button><img alt="Platz buchen" src="data:," width="20" height="20"></button></div></main>',
      [{ submitText: 'Platz buchen' }],
    ],
    [
      'lie over the page',
      `<div role="dialog"><h3>Moment!</h3><p>10 % für Ihre Adresse</p><input type="email"><button>Sichern</button></div>`,
      [{ overlay: { heading: 'Moment!' } }],
    ],
    [
      'do not take the links of a footer along',
      '<footer><h4>Rundbrief</h4><div><input type="email"><button>Abonnieren</button></div><a href="/datenschutz">Datenschutz</a></footer>',
      [{ fields: [0], text: 'Abonnieren' }],
    ],
    ['without any button stand alone', '<main><div><input type="checkbox"> Sitze <input type="checkbox"> Teppiche</div></main>', []],
    ['hidden ones are nobody’s', `<main><div hidden>${contact}</div></main>`, []],
    ['in a form are the form’s', '<form><input name="a"><button>Los</button></form>', []],
  ])('%s', async (_, html, expected) => {
    const groups = await reads(html);
    expect(groups).toHaveLength(expected.length);
    expect(groups).toMatchObject(expected);
  });

  it('are forms of their own, and the rest is one', () => {
    const at = (label: string) => ({
      name: '',
      label,
      type: 'text',
      required: false,
      checked: false,
      visible: true,
      autocomplete: '',
      options: [],
    });
    const forms = [formEvidence({ id: 'a' }), formEvidence({ id: 'loose-fields', text: '', fields: ['a', 'b', 'c'].map(at) })];
    const group = { fields: [1], text: 'Rundbrief', submitText: 'Abonnieren', classes: '', overlay: null };
    expect(withLooseGroups(forms, [group])).toMatchObject([
      { id: 'a' },
      { id: 'loose-fields-1', text: 'Rundbrief', submitText: 'Abonnieren', fields: [{ label: 'b' }] },
      { id: 'loose-fields', text: '', fields: [{ label: 'a' }, { label: 'c' }] },
    ]);
    expect(withLooseGroups(forms, [{ ...group, fields: [7] }])).toEqual(forms);
  });
});

it('knows a form none of whose fields has a name', async () => {
  const html = '<form><input placeholder="Name"><textarea></textarea></form><form><input name="mail"></form><form></form>';
  await page().setContent(html);
  expect(await page().evaluate(readFormParts, fieldSelector)).toMatchObject([{ unnamed: true }, { unnamed: false }, { unnamed: false }]);
});
