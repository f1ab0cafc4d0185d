import { expect, it } from 'vitest';
import { legalPage } from '../../../../test/factories/facts.ts';
import { readImprint } from './read-imprint.ts';

const address = '\nSeestraße 5\n18119 Rostock\n';
const valuesOf = (kind: string, text: string, contentKind: 'imprint' | 'other' = 'imprint') =>
  readImprint(legalPage({ text: `Impressum\n${text}`, contentKind }))
    .elements.filter((element) => element.kind === kind)
    .map(({ value }) => value)
    .sort();

it.each<[what: string, text: string, persons: string[]]>([
  [
    'general partner with its director in one line',
    `Hotel Muster GmbH & Co. KG${address}Komplementärin: Muster Verwaltungs GmbH (Amtsgericht Rostock, HRB 14420), diese vertreten durch die Geschäftsführerin: Anna Beispiel`,
    ['Anna Beispiel', 'Muster Verwaltungs GmbH'],
  ],
  [
    'general partner below its label',
    `Hotel Muster GmbH & Co. KG${address}Komplementärin:\nMuster Verwaltungs GmbH, Rostock (HRB 14420)\nGeschäftsführer: Max Muster`,
    ['Max Muster', 'Muster Verwaltungs GmbH'],
  ],
  [
    'general partner by its abbreviation',
    `Hotel Muster GmbH & Co. KG${address}phG: Muster Verwaltungs GmbH, AG Rostock HRB 14420\nGeschäftsführer der phG: Max Muster`,
    ['Max Muster', 'Muster Verwaltungs GmbH'],
  ],
  ['director of a foundation', `Muster-Stiftung${address}Stiftungsdirektorin: Dr. Anna Beispiel`, ['Anna Beispiel']],
  ['partners below the name of their firm', `Die Vorlage GbR\nA. Muster, Anna Beispiel${address}`, ['A. Muster', 'Anna Beispiel']],
  [
    'board in English, no supervisory board',
    `Muster e.V.${address}Board: Anna Beispiel (Chair), Max Muster\nAufsichtsrat: Karl Fremd`,
    ['Anna Beispiel', 'Max Muster'],
  ],
  ['father and son', `Muster OHG${address}Gesellschafter: Max Muster sen., Max Muster jun.`, ['Max Muster jun.', 'Max Muster sen.']],
  [
    'offices below the board',
    `Muster e.V.${address}vertreten durch den Vorstand\nVorsitzende: Anna Beispiel\nStellvertreter: Max Muster`,
    ['Anna Beispiel', 'Max Muster'],
  ],
  [
    'administrative board',
    `Muster SE${address}Geschäftsführende Direktorin: Anna Beispiel\nVorsitzender des Verwaltungsrats: Karl Fremd`,
    ['Anna Beispiel'],
  ],
  ['occupation before the owner', `Salon Schnitt\nInhaberin: Friseurmeisterin Anna Kirchner${address}`, ['Anna Kirchner']],
])('represents: %s', (_, text, persons) => {
  expect(valuesOf('representative', text)).toEqual(persons);
});

it.each<[text: string, name: string]>([
  [`Objektschutz Muster, Inhaber Max Muster${address}`, 'Max Muster'],
  [`Dipl.-Ing. Architektin Anna Beispiel${address}`, 'Dipl.-Ing. Anna Beispiel'],
  [`Die Vorlage GbR${address}`, 'Die Vorlage GbR'],
  [`Bürgerinitiative „Muster“ – nicht rechtsfähiger Verein –${address}`, 'Bürgerinitiative „Muster“'],
])('is named: %s', (text, name) => {
  expect(valuesOf('name', text)).toEqual([name]);
});

it('takes nothing but ways to reach somebody off a page that is no imprint', () => {
  const article = `Muster GmbH${address}Telefon 0381 123456\nAmtsgericht Rostock, HRB 12345`;
  expect(valuesOf('registerNumber', article)).toEqual(['HRB 12345']);
  expect(valuesOf('registerNumber', article, 'other')).toEqual([]);
  expect(valuesOf('name', article, 'other')).toEqual([]);
  expect(valuesOf('address', article, 'other')).toEqual(['Seestraße 5, 18119 Rostock']);
});

it.each([
  ['an owner under the heading of his practice', `Praxisinhaber\nMed. Dr. Anna Beispiel\nSeestraße 5\n18119 Rostock`, ['Anna Beispiel']],
  [
    'an owner who is said to represent what has no name',
    `Virtueller Verband: Muster Fahrten\nVertreten durch den Inhaber: Max Muster\nAnschrift: 18119 Rostock`,
    ['Max Muster'],
  ],
])('%s provides the site', (_what, text, names) => expect(valuesOf('name', text)).toEqual(names));

it('takes no chamber from the rules of whichever is competent', () =>
  expect(
    valuesOf(
      'chamber',
      `Praxis Dr. Anna Beispiel${address}Es gelten die Berufsordnung der zuständigen Ärztekammer sowie das Heilberufsgesetz NRW.`,
    ),
  ).toEqual([]));
