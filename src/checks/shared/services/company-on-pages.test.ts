import { expect, it } from 'vitest';
import { pageFact } from '../../../../test/factories/facts.ts';
import { companyOnPages } from './company-on-pages.ts';

it.each<[string, string, string | null]>([
  ['vetstoria.com', 'Unser Kalender kommt von Vetstoria Ltd., London.', 'Vetstoria Ltd.'],
  ['tisch-wunder.de', 'Reservierungen laufen über die Tisch Wunder GmbH.', 'Tisch Wunder GmbH'],
  ['terminfuchs.io', 'Anbieter ist die TerminFuchs Software Solutions GmbH in Kiel.', 'TerminFuchs Software Solutions GmbH'],
  // The same word, an address, a part of another name, and names too short to tell.
  ['kalender.com', 'Unser Kalender ist online.', null],
  ['vetstoria.com', 'Mehr unter www.vetstoria.com GmbH', null],
  ['vetstoria.com', 'Die Bestvetstoria GmbH', null],
  ['acme.com', 'Acme GmbH', null],
  ['vetstoria.com', 'Wir sind eine GmbH.', null],
])('%s: %s', (domain, text, company) => {
  expect(companyOnPages(domain, [pageFact({ text })])?.company ?? null).toBe(company);
});
