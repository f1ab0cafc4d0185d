import { expect, it } from 'vitest';
import { legalPage } from '../../../../test/factories/facts.ts';
import { statedBy } from '../../../../test/factories/imprint.ts';
import { readImprint } from './read-imprint.ts';

const contact = 'Hakenweg 3\n37154 Northeim\n\nTelefon: 05551 5550\nE-Mail: post@beispiel-site.example\n';

/** Bodies of the state and of municipalities, none of which has a legal form in its name, and others that are like them. */
const imprints: readonly [string, string, readonly string[]][] = [
  [
    'school',
    `Grundschule Amselweg\nStädtische Gemeinschaftsgrundschule\n${contact}\nVertreten durch\nDie Schule ist eine nichtrechtsfähige öffentliche Anstalt der Stadt Northeim und wird vertreten durch die Schulleiterin Lena Oswald.`,
    ['public-law'],
  ],
  ['bearer of a school', `Realschule am Bach\n${contact}\nSchulträger\nStadt Northeim\nDer Bürgermeister`, ['public-law']],
  ['bearer on the same line', `Gymnasium Nord\n${contact}\nSchulträger: Landkreis Northeim`, ['public-law']],
  ['Bavarian school', `Grundschule Au\n${contact}\nSachaufwandsträger: Markt Beispielau`, ['public-law']],
  ['school by its name', `Städtisches Gymnasium Northeim\nSchulleiter Kai Ahrens\n${contact}`, ['public-law']],
  ['library', `Stadtbücherei Northeim\n${contact}`, ['public-law']],
  [
    'municipal institution',
    `Musikschule Northeim\n${contact}\nVertreten durch\nDie Musikschule ist eine Einrichtung der Stadt Northeim, vertreten durch den Bürgermeister Kai Ahrens.`,
    ['public-law'],
  ],
  [
    'authority of a Land',
    `Institut für Moorkunde\n${contact}\nVertreten durch\nDas Institut ist eine nachgeordnete Behörde des Landes Niedersachsen.`,
    ['public-law'],
  ],
  [
    'post box above, street of the person responsible below',
    'Kreishandwerkerschaft Northeim\nKörperschaft des öffentlichen Rechts\nPostfach 21 60\n37154 Northeim\n\nTelefon: 05551 5550\n\nVertreten durch den Kreishandwerksmeister Kai Ahrens\n\nVerantwortlich für den Inhalt\nKai Ahrens, Hakenweg 3, 37154 Northeim',
    ['public-law'],
  ],
  [
    'institution with a post box',
    'Studierendenfonds Northeim\nAnstalt des öffentlichen Rechts\nPostfach 12 34\n37154 Northeim\nE-Mail: post@beispiel-site.example\n\nInhaltlich verantwortlich\nLena Oswald, Hakenweg 3, 37154 Northeim',
    ['public-law'],
  ],
  ['guild by its name', `Tischler-Innung Northeim\n${contact}`, ['public-law']],
  ['guild for a trade', `Innung für Sanitär- und Heizungstechnik Northeim\n${contact}`, ['public-law']],
  ['district of crafts', `Kreishandwerkerschaft Northeim-Einbeck\n${contact}`, ['public-law']],
  ['association of guilds', `Landesinnungsverband des Tischlerhandwerks\n${contact}`, []],
  ['no guild', `Rückgewinnung Northeim\n${contact}`, []],
  [
    'school of a Land',
    `Grundschule Amselweg\n${contact}\nVertreten durch:\nLand Niedersachsen (Diensteanbieter). Das Land Niedersachsen ist eine juristische Person des öffentlichen Rechts, vertreten durch Lena Oswald, Schulleiterin.`,
    ['public-law'],
  ],
  [
    'school of a Free State',
    `Gymnasium Nord\n${contact}\nVertreten durch: Freistaat Sachsen, dieser vertreten durch Kai Ahrens`,
    ['public-law'],
  ],
  ['day nursery of a municipality', `Kita Spatzennest\n${contact}\nTräger:\nGemeinde Beispielau`, ['public-law']],
  ['museum of a town', `Torfmuseum\n${contact}\nDiensteanbieter ist die Stadt Northeim, vertreten durch Kai Ahrens`, ['public-law']],
  ['fund', `Studienfonds Nord\n${contact}\nDer Studienfonds Nord ist eine rechtsfähige Anstalt des öffentlichen Rechts.`, ['public-law']],
  [
    'day nursery of a parish',
    `Kita Arche\n${contact}\nDie Kirchengemeinde St. Anna Northeim ist eine Körperschaft des öffentlichen Rechts.`,
    ['church-body'],
  ],
  ['day nursery of a firm', `Kita Spatzennest\n${contact}\nTräger: Spatzen gGmbH`, ['ggmbh']],
  ['represented by a firm in a town', `Torfmuseum\n${contact}\nVertreten durch: Stadt und Land Verwaltungs GmbH`, []],
  [
    'physician without a heading over the chamber',
    `Dr. med. Lena Oswald\n${contact}\nDie Ärztekammer Niedersachsen ist eine Körperschaft des öffentlichen Rechts.`,
    [],
  ],
  [
    'practice under a trade name',
    `Praxis am Hakenweg\n${contact}\nDie Ärztekammer Niedersachsen ist eine Körperschaft des öffentlichen Rechts.`,
    [],
  ],
  ['private school', `Freie Schule am Bach\n${contact}\nSchulträger\nFreie Schule gGmbH\nGeschäftsführer: Kai Ahrens`, []],
  ['private school of a club', `Freie Schule am Bach\n${contact}\nSchulträger: Verein Freie Schule Northeim e. V.`, []],
  ['physician', `Dr. med. Lena Oswald\n${contact}\nZuständige Kammer: Ärztekammer Niedersachsen\nKörperschaft des öffentlichen Rechts`, []],
  ['one who works for a town', `Lena Oswald\nFotografin\n${contact}\nFotos auch für die Stadt Northeim`, []],
  ['firm of a town', `Städtische Wohnungsbau GmbH\n${contact}`, ['gmbh']],
];

it.each(imprints)('%s', (_, text, form) => {
  const { legalForm = [] } = statedBy(readImprint(legalPage({ text: `Impressum\n\n${text}\n` })));
  expect(legalForm).toEqual(form);
});
