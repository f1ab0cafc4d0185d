import { expect, it } from 'vitest';
import { cookieFact } from '../../../../test/factories/facts.ts';
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

it('counts no try on another domain beside the cookie that stays', () => {
  expect(namesOf({ name: 'ph_x_posthog', domain: 'a.test' }, { name: 'ph_x_posthog', domain: 'www.a.test', kept: false })).toEqual([
    ['ph_x_posthog', 1],
  ]);
  expect(namesOf({ name: '_try', kept: false })).toEqual([['_try', 1]]);
});

it('tells names that differ by an id alone as one', () => {
  expect(namesOf({ name: '_hjSession_123' }, { name: '_hjSession_456' })).toEqual([['_hjSession_* (2×)', 2]]);
});

it('counts no try of a script beside the cookie that stayed', () => {
  expect(namesOf({ name: '_clsk', domain: 'a.test' }, { name: '_clsk', domain: 'www.a.test', kept: false })).toEqual([['_clsk', 1]]);
  expect(namesOf({ name: '_clsk', kept: false }, { name: '_clck' })).toEqual([['_clsk, _clck', 2]]);
});
