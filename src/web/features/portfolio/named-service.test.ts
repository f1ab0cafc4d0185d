import { expect, it } from 'vitest';
import { namedService } from './named-service.ts';

const services = [
  { id: 'ga', name: 'Google Analytics', websites: 3 },
  { id: 'gf', name: 'Google Fonts', websites: 1 },
];

it.each([
  ['Google Fonts', 'gf'],
  [' google analytics ', 'ga'],
  ['Google', undefined],
  ['', undefined],
])('%j means %j', (typed, id) => expect(namedService(services, typed)?.id).toBe(id));
