import { expect, it } from 'vitest';
import { prepareText } from './prepare-text.ts';

it.each([
  ['decomposed letters', 'Mu\u0308ller', 'Müller'],
  ['soft hyphens', 'Daten\u00ADschutz', 'Datenschutz'],
  ['zero-width characters', 'info\u200B@\uFEFFfirma.de', 'info@firma.de'],
  ['marks for right-to-left text', '\u200Eשלום\u200F GmbH\u2069', 'שלום GmbH'],
  ['text shown in reverse', 'Mail: \u202Eed.amrif@ofni\u202C, Tel.', 'Mail: info@firma.de, Tel.'],
  ['an override that nobody ends', 'Mail: \u202Eed.amrif@ofni\nTel.', 'Mail: info@firma.de\nTel.'],
  ['no-break spaces and tabs', 'Tel.\u00A0\t030', 'Tel. 030'],
  ['lines of other systems', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['lines kept', 'a\n\n  b ', 'a\n\n b'],
  ['no-break hyphen', 'E\u2011Mail', 'E-Mail'],
  ['misread UTF-8', 'GeschÃ¤ftsfÃ¼hrer nach Â§ 5, StraÃŸe', 'Geschäftsführer nach § 5, Straße'],
])('%s', (_, text, expected) => {
  expect(prepareText(text)).toBe(expected);
});

it('reads only so far', () => {
  expect(prepareText('a'.repeat(400_000))).toHaveLength(300_000);
});
