import { expect, it } from 'vitest';
import { isLegalText } from './legal-links.ts';

/** What links to a withdrawal instruction are called in Germany and Austria, and what else is called so. */
it.each([
  ['Widerrufsbelehrung', true],
  ['AGB & Widerruf', true],
  ['Rücktrittsrecht', true],
  ['Rücktrittsbelehrung', true],
  ['AGB & Rücktritt', true],
  ['AGB und Rücktritt', true],
  ['Rücktritt', true],
  ['Rücktritt | AGB', true],
  ['Rücktritt des Vorsitzenden', false],
  ['Reiserücktrittsversicherung', false],
  ['Versicherung und Rücktrittsrecht', false],
  ['Cookie-Einwilligung widerrufen', false],
])('%s', (text, expected) => {
  expect(isLegalText('cancellation', text)).toBe(expected);
});

/** What terms are called where their name tells what is ordered or booked. */
it.each([
  ['Bestellbedingungen', true],
  ['Buchungsbedingungen', true],
  ['Ticketbedingungen', true],
  ['Reisebedingungen 2027', true],
  ['Verkaufsbedingungen', true],
  ['Arbeitsbedingungen', false],
  ['Versandbedingungen', false],
  ['Teilnahmebedingungen Gewinnspiel', false],
])('terms: %s', (text, expected) => {
  expect(isLegalText('terms', text)).toBe(expected);
});
