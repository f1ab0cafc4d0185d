import { expect, it } from 'vitest';
import { spokenParams } from './spoken-params.ts';

it('writes countries by their names, and services without what only a list needs', () => {
  const params = { country: 'IE', place: 'US', service: 'IE', pages: 3 };
  expect(spokenParams(params, 'de')).toEqual({ country: 'Irland', place: 'USA', service: 'IE', pages: 3 });
  expect(spokenParams(params, 'en')).toEqual({ country: 'Ireland', place: 'USA', service: 'IE', pages: 3 });
  expect(spokenParams({ seats: 'DE, US' }, 'de')).toEqual({ seats: 'Deutschland, USA' });
  expect(spokenParams({ country: '–' }, 'de')).toEqual({ country: '–' });
  expect(spokenParams({ service: 'Google (weitere Dienste)' }, 'en')).toEqual({ service: 'Google' });
  expect(spokenParams({ stopping: 'meta-pixel' }, 'en')?.stopping).toMatch(/^On withdrawal call fbq\('consent', 'revoke'\)/);
  expect(spokenParams(undefined, 'de')).toBeUndefined();
});

it('writes what a visitor has not done as a clause, once', () => {
  const spoken = spokenParams({ acts: 'cart,language' }, 'de');
  expect(spoken).toEqual({ acts: 'etwas in den Warenkorb gelegt wurde oder eine Sprache gewählt wurde' });
  expect(spokenParams(spoken, 'de')).toEqual(spoken);
});

it.each([
  ['Klaro', expect.stringMatching(/^ \(in Klaro by the list “cookies” of the service, .*\["NAME", "\/", .*\)$/)],
  ['Cookiebot', ''],
  ['', ''],
])('tells how a consent tool deletes cookies, once, or nothing: %s', (tool, expected) => {
  const spoken = spokenParams({ deleting: tool }, 'en');
  expect(spoken).toEqual({ deleting: expected });
  expect(spokenParams(spoken, 'en')).toEqual(spoken);
});
