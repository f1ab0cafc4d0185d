import { expect, it } from 'vitest';
import { pageFact, siteUrl } from '../../test/factories/facts.ts';
import type { PageFact } from './facts.ts';
import { statedStaff } from './stated-staff.ts';

const about = (text: string): PageFact => pageFact({ kind: 'other', url: `${siteUrl}about`, text });

const cases: [string, PageFact[], number | null][] = [
  ['digits', [pageFact({ text: 'Wir sind 31 Mitarbeitende.' })], 31],
  ['thousands', [pageFact({ text: 'Wir beschäftigen weltweit über 1.200 Menschen.' })], 1200],
  ['an abbreviation before the number', [pageFact({ text: 'Wir sind ca. 31 engagierte Mitarbeiter:innen und lieben Holz.' })], 31],
  ['written out', [pageFact({ text: 'Unser Team besteht aus einundzwanzig Kolleginnen und Kollegen.' })], 21],
  ['the verb first', [pageFact({ text: 'Heute sind wir vierzehn Leute.' })], 14],
  ['the team in brackets of a sentence', [pageFact({ text: 'Unser Team aus 12 Personen berät Sie gern.' })], 12],
  ['ours', [pageFact({ text: 'Darum kümmern sich unsere 25 Mitarbeiterinnen und Mitarbeiter.' })], 25],
  ['English', [pageFact({ text: 'We are a team of 45 people.' })], 45],
  ['English employer', [pageFact({ text: 'Today we employ more than ninety-nine people.' })], 99],
  ['a sentence of its own', [about('Since 2003\nThirty-one people in Hamburg. We sell worldwide.')], 31],
  ['a line of facts', [about('1987 gegründet\n31 Mitarbeitende\n4 Standorte')], 31],
  ['the same twice', [pageFact({ text: 'Wir sind 31 Leute.' }), about('31 Mitarbeitende')], 31],

  ['two numbers that differ', [pageFact({ text: 'Wir sind 12 Leute.' }), about('31 Mitarbeitende')], null],
  ['a line of facts elsewhere', [pageFact({ text: '31 Mitarbeitende' })], null],
  ['people of a line alone', [about('120 people')], null],
  ['people in class', [about('20 people in class can take part.')], null],
  ['those of customers', [pageFact({ text: 'Wir beraten Unternehmen mit 50 Mitarbeitenden.' })], null],
  ['a threshold', [pageFact({ text: 'Ab 20 Mitarbeitenden brauchen Sie einen Datenschutzbeauftragten.' })], null],
  ['a range', [pageFact({ text: 'Wir sind zwanzig bis dreißig Mitarbeitende.' })], null],
  ['not reached', [pageFact({ text: 'Wir sind knapp 20 Mitarbeitende.' })], null],
  ['a wish', [pageFact({ text: 'Bald sind wir 31 Mitarbeitende.' })], null],
  ['a department', [pageFact({ text: 'Wir sind 31 Mitarbeitende im Vertrieb.' })], null],
  ['some of them', [pageFact({ text: 'Unsere 3 Mitarbeiter der Woche' })], null],
  ['dealing with people', [pageFact({ text: 'Wir beschäftigen uns mit 31 Menschen.' })], null],
  ['years', [pageFact({ text: 'Wir sind 31 Jahre alt. Unser Team aus 31 Nationen.' })], null],
  ['the privacy notice', [pageFact({ kind: 'privacy', text: 'Wir sind 31 Mitarbeitende.' })], null],
  ['nothing', [pageFact()], null],
];

it.each(cases)('%s', (_, pages, count) => {
  expect(statedStaff(pages)?.count ?? null).toBe(count);
});

it('quotes the sentence and names its page', () => {
  const page = about('Since 2003\nThirty-one people in Hamburg. We sell worldwide.');
  expect(statedStaff([page])).toEqual({ count: 31, quote: 'Thirty-one people in Hamburg', url: page.url, path: '/about' });
});
