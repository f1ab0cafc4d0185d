import { expect, it } from 'vitest';
import { legalPage, link, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { applicantsPeriodsApart } from './applicants-periods.ts';

it.each([
  [
    'Bewerbungen bewahren wir bis zu 36 Monate nach Ende des Verfahrens auf.',
    'Wir löschen Ihre Unterlagen sechs Monate nach der Absage.',
    true,
  ],
  ['Bewerbungsunterlagen löschen wir nach sechs Monaten.', 'Ihre Unterlagen löschen wir sechs Monate nach der Absage.', false],
  ['Bewerbungen speichern wir mit Ihrer Einwilligung zwei Jahre.', 'Ihre Unterlagen löschen wir sechs Monate nach der Absage.', false],
  ['Rechnungen bewahren wir acht Jahre auf.', 'Ihre Unterlagen löschen wir sechs Monate nach der Absage.', false],
  ['Bewerbungen löschen wir nach 180 Tagen.', 'Ihre Unterlagen löschen wir sechs Monate nach der Absage.', false],
  ['Bewerbungen löschen wir nach einem Jahr.', 'Ihre Unterlagen löschen wir, wenn sie nicht mehr gebraucht werden.', false],
] as const)('%s – %s', (main, separate, expected) => {
  const url = `${siteUrl}bewerber`;
  const pages = [
    pageFact({ links: [link({ text: 'Datenschutz für Bewerber', href: url })] }),
    pageFact({ url, kind: 'other', text: `Datenschutzhinweise für Bewerber\n${separate}` }),
  ];
  const privacy = legalPage({ kind: 'privacy', text: `Datenschutzerklärung\n${main}` });
  expect(applicantsPeriodsApart({ privacy, pages }) !== null).toBe(expected);
});
