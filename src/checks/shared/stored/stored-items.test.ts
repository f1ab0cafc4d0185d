import { expect, it } from 'vitest';
import { cookieFact, storageFact } from '../../../../test/factories/facts.ts';
import { familyOf, nameOfFamily } from './stored-items.ts';

it.each<[string, string[], string]>([
  ['a digit that belongs to the name', ['w9_cid', 'w9_cid'], 'w9_cid'],
  ['an index in brackets', ['pvc_visits[0]'], 'pvc_visits[0]'],
  ['a number of the site', ['_hjSession_3481920'], '_hjSession_3481920'],
  ['names that vary from visit to visit', ['visit_17', 'visit_42'], 'visit_*'],
])('a family is told by its name: %s', (_, names, told) => {
  const family = familyOf(names[0]!);
  expect(
    nameOfFamily(
      family,
      names.map((name) => cookieFact({ name })),
    ),
  ).toBe(told);
  expect(
    nameOfFamily(
      family,
      names.map((key) => storageFact({ key })),
    ),
  ).toBe(told);
});
