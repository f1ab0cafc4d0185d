import { expect, it } from 'vitest';
import { classifiedByValue } from './attribution-value.ts';

const open = { serviceId: null, category: null, needsConsent: null, purpose: null } as const;
const known = { serviceId: null, category: 'necessary', needsConsent: 'no', purpose: { de: 'a', en: 'a' } } as const;
const seen = { idLike: true, isFirst: true };

it.each([
  ['JSON', '{"id":"u3f70uw5v2nmwtecnr1","gclid":"","fbclid":""}'],
  ['encoded JSON', '%7B%22id%22%3A%22u3f70uw5v2nm%22%2C%22src%22%3A%22direct%22%2C%22gclid%22%3A%22%22%7D'],
  ['JSON encoded twice', encodeURIComponent(encodeURIComponent('{"vid":"u3f70uw5v2nm","msclkid":"x"}'))],
  ['a query', 'vid=u3f70uw5v2nm&utm_source=google&utm_campaign=herbst'],
  ['a list', 'u3f70uw5v2nm|fbclid=IwAR0'],
])('takes what keeps advertisement and visitor in %s for advertising', (_name, value) => {
  expect(classifiedByValue(open, { ...seen, value })).toMatchObject({ category: 'marketing', needsConsent: 'yes' });
});

it.each([
  ['no such name', '{"id":"u3f70uw5v2nmwtecnr1","schritt":1}'],
  ['the campaign alone once', 'https://www.muster.test/?utm_source=google'],
  ['a word that holds the name', '{"id":"u3f70uw5v2nm","nogclidhere":1}'],
  ['the name as a value', '{"id":"u3f70uw5v2nm","param":"gclid"}'],
])('leaves open what holds %s', (_name, value) => {
  expect(classifiedByValue(open, { ...seen, value })).toBe(open);
});

const value = '{"id":"u3f70uw5v2nmwtecnr1","gclid":""}';

it('leaves open what tells no visitor from another', () => {
  expect(classifiedByValue(open, { value, idLike: false, isFirst: true })).toBe(open);
});

it('leaves what a list knows, and what lies with others, as it is', () => {
  expect(classifiedByValue(known, { ...seen, value })).toBe(known);
  expect(classifiedByValue(open, { value, idLike: true, isFirst: false })).toBe(open);
});
