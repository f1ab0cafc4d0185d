import { expect, it } from 'vitest';
import { htmlText } from './html-text.ts';

it('reads title, headings and text, and nothing that is not shown', () => {
  const html = `<!doctype html><html><head><title>Mehr &amp; alles</title><style>p{color:red}</style></head>
    <body><!-- <p>alt</p> --><h1 class="a">Datenschutz&shy;erkl&auml;rung</h1><p>Wir <b>speichern</b>&nbsp;Daten.</p>
    <script>document.write('<p>neu</p>')</script><ul><li>eins<li>zwei &#8211; drei</ul></body></html>`;
  expect(htmlText(html)).toEqual({
    title: 'Mehr & alles',
    headings: ['Datenschutzerklärung'],
    text: 'Datenschutzerklärung\nWir speichern Daten.\neins\nzwei – drei',
  });
});

it('leaves what is no markup as it is', () => {
  expect(htmlText('a < b & c &unknown; &#0;').text).toBe('a < b & c &unknown; &#0;');
});
