import { expect, it } from 'vitest';
import { replacedProvisions } from './replaced-provisions.ts';

it.each<[string, string[], string]>([
  ['Angaben gemäß § 5 TMG', ['TMG'], '§ 5 TMG → § 5 DDG'],
  ['Angaben gemäß § 5 Abs. 1 Telemediengesetz (TMG)', ['TMG'], '§ 5 Abs. 1 TMG → § 5 Abs. 1 DDG'],
  ['nach § 6 TDG und § 10 Absatz 3 MDStV', ['TDG', 'MDStV'], '§ 6 TDG → § 5 DDG, § 10 Abs. 3 MDStV → § 18 Abs. 2 MStV'],
  ['gemäß § 6 Abs. 2 MDStV', ['MDStV'], '§ 6 Abs. 2 MDStV → § 18 Abs. 2 MStV'],
  ['nach § 10 MDStV', ['MDStV'], '§ 10 MDStV → § 18 MStV'],
  ['nach § 10 Abs. 2 MDStV', ['MDStV'], '§ 10 Abs. 2 MDStV → § 5 Abs. 1 DDG'],
  ['V.i.S.d. § 55 Abs. 2 RStV, gemäß § 55 II RStV', ['RStV'], '§ 55 Abs. 2 RStV → § 18 Abs. 2 MStV'],
  ['nach § 55 Absatz 2 des Rundfunkstaatsvertrages', ['RStV'], '§ 55 Abs. 2 RStV → § 18 Abs. 2 MStV'],
  ['Section 55 (2) of the Interstate Broadcasting Treaty', ['RStV'], '§ 55 Abs. 2 RStV → § 18 Abs. 2 MStV'],
  ['im Sinne des Rundfunkstaatsvertrages', ['RStV'], 'RStV → MStV'],
  ['Telemediengesetz, § 13 Abs. 7 TMG', ['TMG'], 'TMG → DDG'],
  ['§ 5 TMG, sonst § 55 RStV', ['TMG'], '§ 5 TMG → § 5 DDG'],
  ['§ 5 DDG', [], ''],
])('%s', (text, laws, expected) => expect(replacedProvisions(text, laws).replaceAll('\u00a0', ' ')).toBe(expected));

it('keeps the sign and its number together', () => {
  expect(replacedProvisions('§ 5 TMG', ['TMG'])).toBe('§\u00a05 TMG → §\u00a05 DDG');
});
