import { type Html, html } from '#lib/html.ts';

/** A sentence of which the parts between backticks are code, as the contract's descriptions have them. */
export function prose(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
