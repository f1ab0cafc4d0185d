import { expect, it } from 'vitest';
import type { ImprintElementKind } from '#checks/shared/imprint/imprint-elements.ts';
import { legalPage } from '../../../../test/factories/facts.ts';
import { statedBy } from '../../../../test/factories/imprint.ts';
import { readImprint } from './read-imprint.ts';

const read = (text: string) => statedBy(readImprint(legalPage({ text })));
const agency = 'Kniff GmbH\nHauptstraße 5\n50667 Köln';
const owner = 'Ralf Siebert\nIndustrieweg 3a\n51674 Wiehl\nTelefon 02262 998877\ninfo@siebert.example';

it.each([
  [
    'an agency above the label of the provider',
    `Impressum\nKonzept & Umsetzung\n${agency}\nBetreiber der Website\n${owner}`,
    'Ralf Siebert',
  ],
  ['an agency above, with one label', `Impressum\nWebdesign\n${agency}\nDiensteanbieter\n${owner}`, 'Ralf Siebert'],
  ['a firm that is called so', `Impressum\nWebdesign\n${agency}\nTelefon 0221 123456`, 'Kniff GmbH'],
  [
    'a firm by its line of business, nobody announced',
    `Impressum\nGestaltung\n${agency}\nDiensteanbieter im Sinne des Gesetzes`,
    'Kniff GmbH',
  ],
])('%s', (_, text, name) => {
  expect(read(text).name).toEqual([name]);
});

const above = 'Impressum\nKranbau Nordheim GmbH\nHakenweg 3\n37154 Northeim\n\n';
it.each<[string, ImprintElementKind, readonly string[] | undefined]>([
  ['Zuständige Aufsichtsbehörde: keine', 'authority', undefined],
  ['Aufsichtsbehörde: entfällt', 'authority', undefined],
  [
    'Aufsichtsbehörde: Stadt Northeim, Scharnhorstplatz 1, 37154 Northeim',
    'authority',
    ['Stadt Northeim, Scharnhorstplatz 1, 37154 Northeim'],
  ],
  [
    'Gewerbeerlaubnis nach § 34c GewO erteilt durch die Landeshauptstadt Hannover, Leinstraße 14, 30159 Hannover',
    'authority',
    ['Landeshauptstadt Hannover, Leinstraße 14, 30159 Hannover'],
  ],
  ['Erlaubnis nach § 34c GewO erteilt durch Hansestadt Lüneburg, Am Ochsenmarkt 1', 'authority', ['Hansestadt Lüneburg, Am Ochsenmarkt 1']],
  [
    'Heilpraktiker-Erlaubnis: Gesundheitsamt Ravensburg, Gartenstraße 107, 88212 Ravensburg',
    'authority',
    ['Gesundheitsamt Ravensburg, Gartenstraße 107, 88212 Ravensburg'],
  ],
  [
    'Der Rechtsanwalt ist nach dem Recht der Bundesrepublik Deutschland zugelassen und gehört der Rechtsanwaltskammer Celle an.',
    'professionalTitle',
    ['Der Rechtsanwalt ist nach dem Recht der Bundesrepublik Deutschland zugelassen und gehört der Rechtsanwaltskammer Celle an.'],
  ],
  ['Unsere Firma ist in Deutschland zugelassen.', 'professionalTitle', undefined],
  ['Berufsordnung: www.ak-sa.example', 'professionalRules', ['Berufsordnung: www.ak-sa.example']],
  [
    'Berufsbezeichnung: Fahrlehrer, Fahrlehrergesetz (FahrlG)',
    'professionalRules',
    ['Berufsbezeichnung: Fahrlehrer, Fahrlehrergesetz (FahrlG)'],
  ],
])('%s', (text, kind, values) => {
  expect(read(`${above}${text}`)[kind]).toEqual(values);
});

it('reads a company of Estonia', () => {
  const stated = read(
    'Imprint\nOperator: Lumina Apps OÜ\nSepapaja tn 6, 15551 Tallinn, Estonia\nReg. code 14553211\nBoard member: Kristjan Tamm',
  );
  expect(stated).toMatchObject({ registerNumber: ['14553211'], representative: ['Kristjan Tamm'] });
});

it.each<[string, readonly string[] | undefined]>([
  ['Anna Beispiel\nHakenweg 3\n37154 Northeim\n\nKonzept & Hosting:\nKniff GmbH\nHauptstraße 5, 50667 Köln\nHRB 4711 Köln', undefined],
  ['Anna Beispiel\nHakenweg 3\n37154 Northeim\n\nHosting:\nKniff GmbH\nHauptstraße 5, 50667 Köln\n\nHRA 4711 Köln', ['HRA 4711']],
  ['Kranbau GmbH\nHakenweg 3\n37154 Northeim\n\nHosting:\nKniff GmbH\nHauptstraße 5, 50667 Köln\nHRB 4711 Göttingen', ['HRB 4711']],
  ['Chor Northeim\nHakenweg 3\n37154 Northeim\n\nHosting:\nKniff GmbH\nHauptstraße 5, 50667 Köln\nVR 4711 Göttingen', ['VR 4711']],
])('leaves the number of an agency to it, where the provider is no company: %s', (text, numbers) => {
  expect(read(`Impressum\n${text}`).registerNumber).toEqual(numbers);
});
