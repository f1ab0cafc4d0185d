import { expect, it } from 'vitest';
import { mentionsSmallBusiness, smallBusinessClaims } from './small-business-rule.ts';

it.each<[string, string[]]>([
  ['Kleinunternehmer gemäß § 19 UStG', ['Kleinunternehmer gemäß § 19 UStG']],
  [
    'Als Kleinunternehmerin im Sinne von § 19 Abs. 1 UStG weise ich keine Umsatzsteuer aus.',
    ['Als Kleinunternehmerin im Sinne von § 19 Abs. 1 UStG'],
  ],
  ['Gemäß § 19 (1) UStG wird keine Umsatzsteuer berechnet.', ['§ 19 (1) UStG']],
  [
    'Kein Ausweis von Umsatzsteuer, da Kleinunternehmerregelung (§ 19 Abs. 1 Satz 1 UStG).',
    ['Kleinunternehmerregelung', '§ 19 Abs. 1 Satz 1 UStG'],
  ],
  ['Alle Preise ohne Umsatzsteuer nach § 19 des Umsatzsteuergesetzes', ['§ 19 des Umsatzsteuergesetzes']],
  ['Umsatzsteuerbefreit – Kleinunternehmer gem. § 6 Abs. 1 Z 27 UStG', ['Kleinunternehmer gem. § 6 Abs. 1 Z 27 UStG']],
  ['Es wird keine Umsatzsteuer ausgewiesen (Klein\u00adunternehmer).', ['Kleinunternehmer']],
  ['Wir sind kein Verein. Es gilt die Kleinunternehmerregelung.', ['Kleinunternehmerregelung']],
])('claims the rule: %s', (text, claims) => {
  expect(smallBusinessClaims(text)).toEqual(claims);
});

it.each([
  'Falls Sie Kleinunternehmer nach § 19 UStG sind, streichen Sie diese Zeile.',
  'Sofern die Kleinunternehmerregelung in Anspruch genommen wird, entfällt die Angabe.',
  'Kleinunternehmer nach § 19 UStG: bitte ergänzen',
  'Wir fallen nicht mehr unter die Kleinunternehmerregelung.',
  'Wir sind keine Kleinunternehmer.',
  'Ich bin nicht als Kleinunternehmer tätig.',
  'Die Kleinunternehmerregelung wenden wir nicht an.',
  'We are not under the Kleinunternehmerregelung.',
  'Wir wenden keine Sonderregelung an.',
])('claims nothing: %s', (text) => {
  expect(smallBusinessClaims(text)).toEqual([]);
});

it('knows a passage that is about the rule, whatever it says', () => {
  expect(['Wir sind kein Kleinunternehmer.', '§ 19 UStG'].every(mentionsSmallBusiness)).toBe(true);
  expect(mentionsSmallBusiness('§ 27a UStG: DE123456789')).toBe(false);
});
