import { expect, it } from 'vitest';
import { pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { healerInImprint, sensitiveSelfName } from './sensitive-topics.ts';

const titled = (...titles: string[]) =>
  titles.map((title, at) => pageFact({ title, headings: [], url: `${siteUrl}${at === 0 ? '' : at}`, kind: at === 0 ? 'start' : 'other' }));
const link = (text: string) => [{ text, href: `${siteUrl}rezept`, area: 'header' as const, visible: true }];

it.each([
  ['Sanitätshaus Vogt', 'Sanitätshaus'],
  ['Löwen-Apotheke Musterstadt', 'Löwen-Apotheke'],
  ['Stadtapotheke', 'Stadtapotheke'],
  ['Augenklinik am See', 'Augenklinik'],
  ['Praxis für Physiotherapie Muster', 'Praxis für Physiotherapie'],
  ['Hörakustik Muster', 'Hörakustik'],
  ['Beratung bei Sucht e. V.', 'Beratung bei Sucht'],
  ['Seniorenzentrum am Park', 'Seniorenzentrum'],
  ['Altenpflegeheim St. Anna', 'Altenpflegeheim'],
  ['MVZ Nordstadt', 'MVZ'],
  ['Chiropraktiker Musterstadt', 'Chiropraktiker'],
  ['Privatarztpraxis Muster', 'Privatarztpraxis'],
  ['Dr. med. Anna Beispiel', 'Dr. med.'],
  ['Osteopathiepraxis am Tor', 'Osteopathiepraxis'],
  ['Suchtberatung Musterstadt', 'Suchtberatung'],
  ['Augenärztin Beispiel', 'Augenärztin'],
])('a site that calls itself on its pages: %s', (name, expected) => {
  expect(sensitiveSelfName(titled(name, `Leistungen | ${name}`))).toBe(expected);
});

it.each([
  ['Wellness-Shop Muster'],
  ['Batterien für Hörgeräte'],
  ['Software für die Arztpraxis'],
  ['Praxisbedarf Muster'],
  ['Agentur für Klinik und Praxis'],
  ['Tierklinik Muster'],
  ['Physiotherapie für Pferde'],
  ['Die Handy-Klinik'],
  ['Klinik- und Pflegebedarf'],
  ['Aus der Praxis'],
  ['Chiropraktik für Pferde'],
  ['Dr. med. vet. Beispiel'],
  ['Ausbildung zum Heilpraktiker'],
  ['Osteopathie-Schule Muster'],
  ['Beratung für Gründer'],
  ['MVZ-Software Muster'],
  ['Immobilien: Seniorenresidenz am See'],
  ['Seniorenzeitung Musterstadt'],
])('no such site: %s', (name) => {
  expect(sensitiveSelfName(titled(name, `Über uns | ${name}`))).toBeNull();
});

it('needs more than one page', () => {
  expect(sensitiveSelfName(titled('Stadtmagazin', 'Das Krankenhaus wird saniert', 'Neue Apotheke am Markt'))).toBeNull();
});

it('takes the start page with a heading elsewhere, or links to redeem prescriptions', () => {
  const [start, other] = titled('Klinikum Muster', 'Kontakt') as [ReturnType<typeof pageFact>, ReturnType<typeof pageFact>];
  expect(sensitiveSelfName([start, { ...other, headings: ['Ihr Klinikum'] }])).toBe('Klinikum');
  const linked = titled('Muster', 'Kontakt').map((page) => ({ ...page, links: link('Rezept einlösen') }));
  expect(sensitiveSelfName(linked)).toBe('Rezept einlösen');
});

it.each([
  ['Zuständige Kammer:\nBezirksärztekammer', 'Bezirksärztekammer'],
  ['Gesetzliche Berufsbezeichnung: Zahnarzt (verliehen in Deutschland)', 'Berufsbezeichnung: Zahnarzt'],
  ['Berufsbezeichnung\nHeilpraktikerin', 'Berufsbezeichnung Heilpraktikerin'],
  ['Landestierärztekammer, Berufsbezeichnung: Tierarzt', null],
  ['Berufsbezeichnung: Rechtsanwalt, Rechtsanwaltskammer', null],
])('an imprint of somebody who treats people: %s', (text, expected) => {
  expect(healerInImprint(text)).toBe(expected);
});
