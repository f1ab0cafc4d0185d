import { expect, it } from 'vitest';
import { cookieFact } from '../../test/factories/facts.ts';
import { storedFindings } from './stored-findings.ts';

const namesOf = (...cookies: Parameters<typeof cookieFact>[0][]) =>
  storedFindings(
    'set',
    cookies.map((cookie) => cookieFact({ serviceId: 'microsoft-clarity', ...cookie })),
    [],
  ).map(({ params }) => [params?.['names'], params?.['count']]);

it('tells how often a name lies there, so that the list holds what the number says', () => {
  expect(namesOf({ name: '_clck' }, { name: '_clsk', domain: 'a.test' }, { name: '_clsk', domain: 'www.a.test' })).toEqual([
    ['_clck, _clsk (2×)', 3],
  ]);
});

it('tells names that differ by an id alone as one', () => {
  expect(namesOf({ name: '_hjSession_123' }, { name: '_hjSession_456' })).toEqual([['_hjSession_* (2×)', 2]]);
});
