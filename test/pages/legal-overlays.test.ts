import { expect, it } from 'vitest';
import { readWhatOpens } from '#engine/visit/legal-overlays.ts';
import { onePage } from '../e2e/one-page.ts';

const page = onePage();

const text = `Angaben nach § 5 DDG: Café Muster GmbH, Grüner Markt 11, 96047 Bamberg. ${'Geschäftsführer: Stefan Beispiel. '.repeat(4)}`;
const dialog = `<div id="d" hidden><p>${text}</p></div>`;
const opens = `document.getElementById('d').hidden = false`;

it.each<[string, string, boolean]>([
  ['a button', `${dialog}<footer><button onclick="${opens}">Impressum</button></footer>`, true],
  ['a link with a fragment', `${dialog}<a href="#d" onclick="${opens}">Impressum</a>`, true],
  ['a sign that is a button', `${dialog}<span role="button" onclick="${opens}">Impressum</span>`, true],
  ['a native dialog', `<dialog id="n">${text}</dialog><button onclick="document.getElementById('n').showModal()">Impressum</button>`, true],
  ['a text that comes late', `${dialog}<button onclick="setTimeout(() => { ${opens} }, 700)">Impressum</button>`, true],
  ['another button', `${dialog}<button onclick="${opens}">Kontakt</button>`, false],
  ['a control that opens nothing', `<button>Impressum</button>`, false],
  ['a part that shows already', `<p id="d">${text}</p><a href="#d">Impressum</a>`, false],
])('%s', async (_, html, isRead) => {
  await page().setContent(html);
  expect((await page().evaluate(readWhatOpens, 'Impressum')).includes('Grüner Markt 11')).toBe(isRead);
});
