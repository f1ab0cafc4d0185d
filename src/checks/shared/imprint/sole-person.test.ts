import { expect, it } from 'vitest';
import type { ImprintElement } from './imprint-elements.ts';
import { firstPersonIn, namesakeIn, onePersonIn, ownerIn, practitionerIn, soleSignIn } from './sole-person.ts';

it.each([
  'Als Kleinunternehmerin im Sinne von § 19 Abs. 1 UStG weise ich keine Umsatzsteuer aus.',
  'Ich bin nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren teilzunehmen.',
  'Zur Teilnahme an einem Schlichtungsverfahren bin ich weder bereit noch verpflichtet.',
  'An Verfahren vor einer Schlichtungsstelle nehme ich nicht teil.',
  'Für die Inhalte verlinkter Seiten übernehme ich keine Gewähr.',
  'Ich weise keine Umsatzsteuer aus.',
  'I am not obliged to take part in dispute resolution.',
])('speaks in the first person: %s', (line) => {
  expect(firstPersonIn(`Impressum\nAnna Beispiel\n${line}\nTelefon 0000`)).toBe(line);
});

it.each([
  'Ich habe die Datenschutzerklärung gelesen und stimme zu.',
  'Die Datenschutzerklärung nehme ich zur Kenntnis.',
  'Ich bin damit einverstanden, dass Sie mich anrufen.',
  'Hiermit distanziere ich mich von allen verlinkten Inhalten.',
  'Als Kleinunternehmer im Sinne von § 19 UStG wird keine Umsatzsteuer ausgewiesen.',
  'Muster Beratung\nWir nehmen nicht teil. Für Links übernehme ich keine Haftung.',
])('says nothing of the provider: %s', (text) => {
  expect(firstPersonIn(text)).toBeNull();
});

it('prefers the line that names the owner', () => {
  const text = 'Impressum\nInhaberin:\nAnna Beispiel\nIch bin nicht verpflichtet, teilzunehmen.';
  expect(ownerIn(text)).toBe('Inhaberin: Anna Beispiel');
  expect(soleSignIn(text)).toBe('Inhaberin: Anna Beispiel');
});

it.each([
  ['Inh. Eva Lux\nGartenweg 8', 'Inh. Eva Lux'],
  ['Inhaber: Max Muster\nGartenweg 8', 'Inhaber: Max Muster'],
  ['Max Muster (Inhaber)', 'Max Muster (Inhaber)'],
  ['vertreten durch den Inhaber Max Muster', 'vertreten durch den Inhaber Max Muster'],
  ['Inhaberin der Praxis: Anna Beispiel', 'Inhaberin der Praxis: Anna Beispiel'],
  ['Alle Marken sind Eigentum ihrer jeweiligen Inhaber.', null],
  ['Marken gehören dem jeweiligen Inhaber und dürfen nicht verwendet werden.', null],
  ['Das Kopieren bedarf der Zustimmung des Inhabers oder beim jeweiligen Inhaber.', null],
  ['Inhaber der Bildrechte: Agentur Muster', null],
  ['Der Inhaber dieser Website haftet nicht.', null],
  ['Fotos: Studio Lux. Umsetzung: Mediengarage, Inh. Tobias Ruhl, Bahnhofstraße 4', null],
  ['Webdesign & Programmierung: Netzwerk Nord, Inhaberin Eva Lux', null],
  ['Website by Pixelhaus, Inh. Eva Lux', null],
  ['Lux Fotografie: Inhaberin Eva Lux', 'Lux Fotografie: Inhaberin Eva Lux'],
  ['Fotostudio Lux, Inh. Eva Lux', 'Fotostudio Lux, Inh. Eva Lux'],
  ['Inh. Eva Lux, Fotos: Studio Nord', 'Inh. Eva Lux, Fotos: Studio Nord'],
  ['Grafik und Webdesign Lux, Inhaberin: Eva Lux', 'Grafik und Webdesign Lux, Inhaberin: Eva Lux'],
] as const)('finds the line of the owner, not of another: %s', (text, expected) => {
  expect(ownerIn(`Impressum\nMuster Design\n${text}`)).toBe(expected);
});

it.each([
  ['Als Kleinunternehmerin im Sinne von § 19 Abs. 1 UStG wird keine Umsatzsteuer berechnet.', true],
  ['Die Leistungen werden als Freiberuflerin erbracht.', true],
  ['Als Einzelunternehmer nicht im Handelsregister eingetragen.', true],
  ['Als Kleinunternehmer im Sinne von § 19 UStG wird keine Umsatzsteuer ausgewiesen.', false],
  ['Wir beraten Sie auch als Einzelunternehmer.', false],
  ['Kurse für Freiberufler', false],
] as const)('calls its provider one person, whatever was copied besides: %s', (line, isOne) => {
  const text = `Impressum\nAnna Beispiel\n${line}\nWir sind nicht bereit, an Streitbeilegungsverfahren teilzunehmen.`;
  expect(onePersonIn(text)).toBe(isOne ? line : null);
  expect(soleSignIn(text)).toBe(isOne ? line : null);
});

it.each([
  ['Inh. M. Beispiel\nPostfach 21 07', 'Inh. M. Beispiel'],
  ['Inhaber:\nMax Muster', 'Inhaber: Max Muster'],
  ['Anna Beispiel, Inhaberin\nMusterstraße 1', 'Anna Beispiel, Inhaberin'],
])('quotes the owner without the next line where the name is there: %s', (text, quote) => {
  expect(ownerIn(text)).toBe(quote);
});

const practice = (name: string, title: string, more: readonly ImprintElement[] = []): ImprintElement[] => [
  { kind: 'name', value: name, quote: name },
  { kind: 'professionalTitle', value: title, quote: title },
  ...more,
];

it.each([
  ['Dr. phil. Miriam Beispiel', 'Psychologische Psychotherapeutin (verliehen in Deutschland)', 'Psychologische Psychotherapeutin'],
  ['Dr. med. dent. Henrike Beispiel', 'Zahnärztin (verliehen in der Bundesrepublik Deutschland)', 'Zahnärztin'],
  ['Max von Beispiel', 'Rechtsanwalt', 'Rechtsanwalt'],
])('is a single practice: %s, %s', (name, title, told) => {
  expect(practitionerIn('Impressum', practice(name, title))).toBe(`${name}, ${told}`);
});

it.each([
  ['a title for several', 'Anna Beispiel', 'Rechtsanwältinnen', 'Impressum'],
  ['a title for whoever it is', 'Anna Beispiel', 'Architekt bzw. Architektin', 'Impressum'],
  ['merchants', 'Anna Beispiel', 'Apothekerin', 'Impressum'],
  ['a name of a practice', 'Zahnzentrum', 'Zahnarzt', 'Impressum'],
  ['people together', 'Anna Beispiel', 'Zahnärztin', 'Gemeinschaftspraxis Beispiel und Muster'],
])('is no single practice: %s', (_, name, title, text) => {
  expect(practitionerIn(text, practice(name, title))).toBeNull();
});

it('is no single practice with two names', () => {
  expect(
    practitionerIn('Impressum', practice('Anna Beispiel', 'Zahnärztin', [{ kind: 'name', value: 'Max Muster', quote: '' }])),
  ).toBeNull();
});

it.each([
  ['Anna Beispiel\nNähstube Beispiel\nAhornweg 3', 'Anna Beispiel, Nähstube Beispiel'],
  ['Fußpflege Beispiel\nAnna Beispiel\nAhornweg 3', 'Anna Beispiel, Fußpflege Beispiel'],
  ['Nähstube am Markt\nAnna Beispiel\nAhornweg 3', null],
  ['Beispiel & Söhne\nAnna Beispiel\nAhornweg 3', null],
  ['Gebrüder Beispiel Bau\nAnna Beispiel\nAhornweg 3', null],
])('a business that bears the name of its owner: %s', (text, expected) => {
  expect(namesakeIn(text, [{ kind: 'name', value: 'Anna Beispiel', quote: 'Anna Beispiel' }])).toBe(expected);
});
