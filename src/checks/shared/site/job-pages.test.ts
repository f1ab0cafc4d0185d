import { expect, it } from 'vitest';
import { pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { isJobPage } from './job-pages.ts';

const page = (title: string, path = 'seite') => pageFact({ url: `${siteUrl}${path}`, kind: 'other', title, headings: [] });

it.each([
  'Deine Karriere bei Muster',
  'Jobs | Muster GmbH',
  'Stellen',
  'Unsere Stellen & Ausbildung',
  'Freie Stellen',
  'Mitarbeiterin gesucht',
  'Werde Teil unseres Teams',
  'Kommen Sie in unser Team!',
  'We’re hiring',
  'Join our team',
])('a page for applicants: %s', (title) => {
  expect(isJobPage(page(title))).toBe(true);
});

it.each(['Stellen Sie Ihre Fragen', 'Ausbildung zur Yogalehrerin', 'Join us', 'Work with us', 'Der Job eines Notars', 'Unser Team'])(
  'no such page: %s',
  (title) => {
    expect(isJobPage(page(title))).toBe(false);
  },
);

it('takes the address', () => {
  expect(isJobPage(page('Muster', 'offene-stellen/'))).toBe(true);
  expect(isJobPage(page('Muster', 'stellenwert'))).toBe(false);
});
