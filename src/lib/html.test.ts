import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes what is put into HTML', () => {
  const name = `<b title="x">'&`;
  expect(html`<p title="${name}">${[html`<i>${1}</i>`, null, false, undefined, name]}</p>`.text).toBe(
    '<p title="&#60;b title=&#34;x&#34;&#62;&#39;&#38;"><i>1</i>&#60;b title=&#34;x&#34;&#62;&#39;&#38;</p>',
  );
});
