import { expect, it } from 'vitest';
import { legalPage, link, pageFact } from '../../../../test/factories/facts.ts';
import { isSoldByAnother } from './other-seller.ts';

const imprint = legalPage({ text: 'Miriam Muster, Musterweg 1, 12345 Musterstadt. Kleinunternehmerin nach § 19 UStG. Muster GmbH' });

it.each<[string, string, string, boolean]>([
  ['named as seller', 'Verkäufer und Vertragspartner ist die CopeCart GmbH, Rosenstraße 2.', '/kurs', true],
  ['named as reseller', 'Als Reseller tritt die Digistore24 GmbH auf.', '/kurs', true],
  ['named as party', 'Ihr Vertragspartner ist die Tourenwerk AG.', '/kurs', true],
  ['linked', 'Kurs 297 € inkl. MwSt.', 'https://www.digistore24.com/product/512873', true],
  ['linked at a host below', 'Kurs 297 € inkl. MwSt.', 'https://acme.gumroad.com/l/kurs', true],
  ['the provider itself', 'Vertragspartner ist die Muster GmbH.', '/kurs', false],
  ['a person', 'Vertragspartnerin ist Miriam Muster.', '/kurs', false],
  ['another link', 'Kurs 297 €. Wir arbeiten mit der Druck GmbH.', 'https://www.acme-shop.test/kurs', false],
])('who sells: %s', (_, text, href, expected) => {
  expect(isSoldByAnother(pageFact({ text, links: [link({ text: 'Zum Kurs', href })] }), imprint)).toBe(expected);
});
