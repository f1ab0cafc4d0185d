import { expect, it } from 'vitest';
import type { ImprintElement } from './imprint-elements.ts';
import { loneManager, officeLine, organAlone } from './representation.ts';

const club = (line: string, next = 'Kontakt') =>
  `Impressum\nSingkreis Beispiel e. V.\nKirchplatz 1\n98693 Ilmenau\n\n${line}\n\n${next}\nTelefon 0000`;

it.each([
  'Vertreten durch: den Vorstand',
  'Vertreten durch den Vorstand.',
  'Gesetzlich vertreten durch den Vorstand nach § 26 BGB',
  'Der Verein wird durch den geschäftsführenden Vorstand vertreten.',
  'Vertretungsberechtigt: Gesamtvorstand',
  'Vertreten durch: die Geschäftsführung',
])('names an organ and nobody: %s', (line) => {
  expect(organAlone(club(line))).toBe(line);
});

it.each([
  ['a person in the line', club('Vertreten durch den Vorstand: Anna Beispiel')],
  ['something that may be a name below', club('Vertreten durch: den Vorstand', 'Ngo Thi Minh')],
  ['a list behind another heading', club('Vertreten durch: den Vorstand', 'Kontakt\nVorsitzende: Ngo Thi Minh')],
  ['names that may stand below another heading', club('Vertreten durch: den Vorstand', 'Kontakt\nDer Vorstand\nNgo Thi Minh')],
  ['no representation at all', club('Gemeinnützig')],
])('cannot be sure: %s', (_, text) => {
  expect(organAlone(text)).toBeNull();
});

it('takes an address of the board for no other line on it', () => {
  const line = 'Vertreten durch: den Vorstand';
  expect(organAlone(club(line, 'Kontakt\nE-Mail: vorstand@muster.test'))).toBe(line);
});

it('quotes the line on representation before other lines with an office', () => {
  expect(officeLine('Partner\nVertretung: Vorstand')).toBe('Vertretung: Vorstand');
  expect(officeLine('Telefon 0000')).toBeNull();
});

const element = (kind: ImprintElement['kind'], value: string, quote = value): ImprintElement => ({ kind, value, quote });
const manager = element('representative', 'Matthias Lohse', 'Geschäftsführer: Matthias Lohse');

it.each([
  ['a business with the surname of its manager', ['Holzhand Lohse'], manager, true],
  ['the same, with another word', ['Lohse Tischlerei'], { ...manager, quote: 'Geschäftsführung: Matthias Lohse' }, true],
  [
    'an owner who calls himself manager too',
    ['Holzhand Lohse'],
    { ...manager, quote: 'Inhaber und Geschäftsführer: Matthias Lohse' },
    false,
  ],
  ['another name', ['Holzhand Pirna'], manager, false],
  ['a body', ['Tourismusverband Lohse'], manager, false],
  ['an owner', ['Holzhand Lohse'], { ...manager, quote: 'Inhaber: Matthias Lohse' }, false],
] as const)('manages alone, %s', (_, names, person, isLone) => {
  expect(
    loneManager(
      names.map((name) => element('name', name)),
      [person],
    ),
  ).toBe(isLone ? person : null);
});
