import { expect, it } from 'vitest';
import { withCountryNames } from './country-params.ts';

it('writes countries by their names, and nothing else', () => {
  const params = { country: 'IE', place: 'US', service: 'IE', pages: 3 };
  expect(withCountryNames(params, 'de')).toEqual({ country: 'Irland', place: 'USA', service: 'IE', pages: 3 });
  expect(withCountryNames(params, 'en')).toEqual({ country: 'Ireland', place: 'USA', service: 'IE', pages: 3 });
  expect(withCountryNames({ country: '–' }, 'de')).toEqual({ country: '–' });
  expect(withCountryNames(undefined, 'de')).toBeUndefined();
});
