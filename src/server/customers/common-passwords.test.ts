import { expect, it } from 'vitest';
import { isEasilyGuessed } from './common-passwords.ts';

const owner = { email: 'erika.musterfrau@holzbau-nord.test', product: 'Spurenleser' };

it.each([
  ['q1w2e3r4t5y6'],
  ['Q1W2E3R4T5Y6'],
  ['password1234'],
  ['!!password!!'],
  ['passwordpassword'],
  ['aaaaaaaaaaaa'],
  ['abcabcabcabc'],
  ['123456789012'],
  ['abcdefghijkl'],
  ['987654321098'],
  ['erika.musterfrau@holzbau-nord.test'],
  ['Erika.Musterfrau'],
  ['erika.musterfrau2026'],
  ['holzbau-nord'],
  ['holzbau-nord.test'],
  ['Spurenleser1'],
  ['SpurenleserSpurenleser'],
])('refuses %s', (password) => expect(isEasilyGuessed(password, owner)).toBe(true));

it.each([
  ['Regenschirm im Keller'],
  ['vier Kühe im Nebel'],
  ['zT9#kd02-qqL'],
  ['xkcd-correct-horse'],
  ['Löwenzahn & Distel'],
  ['48213-09-7731'],
])('takes %s', (password) => expect(isEasilyGuessed(password, owner)).toBe(false));
