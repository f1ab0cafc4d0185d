import { expect, it } from 'vitest';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import { unusedWithTerm } from './framework-sections.ts';
import { frameworks } from './outdated-terms.ts';

const [shield] = frameworks as [(typeof frameworks)[number]];
const maps = 'Google Maps\nWir binden Google Maps ein. Google ist unter dem EU-US Privacy Shield zertifiziert.';

it.each([
  ['a map that was not seen', maps, 'openstreetmap', ['Google Maps']],
  ['a map that was seen', maps, 'google-maps', []],
  ['also said of all', `${maps}\nAllgemeines\nÜbermittlungen beruhen auf dem Privacy Shield.`, 'openstreetmap', []],
  ['also said of one in use', `${maps}\nVimeo\nVimeo nimmt am Privacy Shield teil.`, 'vimeo', []],
  ['what never shows', 'Mailchimp\nWir versenden mit Mailchimp. Mailchimp nimmt am Privacy Shield teil.', 'openstreetmap', []],
  ['nowhere', 'Google Maps\nWir binden Google Maps ein.', 'openstreetmap', []],
])('%s', (_name, notice, seen, expected) => {
  const services = [catalogueUse(seen)];
  expect(unusedWithTerm(notice, shield, { services, cookies: [], storage: [] })).toEqual(expected);
});
