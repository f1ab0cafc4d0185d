import { expect, it } from 'vitest';
import { raisesDoubt, tellsPlainlyFrom } from './raises-doubt.ts';
import { readServiceNames } from './service-names.ts';

it.each([
  'Videos: ¤.',
  'Besucherzahlen misst ¤.',
  'Die Vorführung selbst findet per ¤ statt.',
  '¤ zählt ohne Cookies.',
  'Die Einwilligung in nicht notwendige Cookies holen wir mit ¤ ein.',
  'Bezahlt wird über ¤ (nicht mehr unter dem Namen ¤).',
  'Newsletters are sent by ¤.',
])('doubts nothing: %s', (sentence) => expect(raisesDoubt(sentence)).toBe(false));

it.each([
  'Von ¤ sehen wir ab.',
  'Zuvor leistete das ¤.',
  'Vor dem Wechsel arbeiteten wir mit ¤.',
  '¤ gehörte bis zum Sommer 2023 zu unseren Partnern.',
  'Ein Chat über ¤ ist angedacht.',
  '¤ mit seinen Statistiken habe ich deinstalliert.',
  'Den Vergleich mit ¤ können Sie auf der Seite des Anbieters nachlesen.',
  '¤ is sometimes mentioned in this context by our dealers.',
  'Unlike sites built with ¤, this one counts nobody.',
])('doubts: %s', (sentence) => expect(raisesDoubt(sentence)).toBe(true));

it('is of files that lying at home makes a use doubtful', () => {
  expect(raisesDoubt('Schriften von ¤ liegen auf unserem eigenen Webspace.', true)).toBe(true);
  expect(raisesDoubt('Besuche zählt ¤ auf unserem eigenen Server.')).toBe(false);
});

it('counts in notices, where a use is told plainly at least once, and not in single sentences', () => {
  const doubtful = 'Kein Mensch liest mit, nur Matomo zählt.';
  const filler = 'Wir verarbeiten Daten, um Anfragen zu beantworten und Verträge zu erfüllen. '.repeat(20);
  const used = (text: string) => readServiceNames(text).used.map(({ serviceId }) => serviceId);
  expect(filler.length).toBeGreaterThan(tellsPlainlyFrom);
  expect(used(doubtful)).toEqual(['matomo']);
  expect(used(filler + doubtful)).toEqual([]);
  expect(used(`${filler}${doubtful} Wir nutzen Matomo.`)).toEqual(['matomo']);
});
