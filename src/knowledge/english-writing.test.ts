import { expect, it } from 'vitest';
import { inEnglishWriting } from './english-writing.ts';
import { services } from './services.ts';

it('calls services by their English names in an English text, and leaves the others', () => {
  expect(inEnglishWriting('switches read: „Statistik“, „Karten“')).toBe('switches read: “Statistik”, “Karten”');
  const text = 'YouTube (erweiterter Datenschutzmodus), Instagram-Einbettung and Matomo load; Google (weitere Dienste) too.';
  expect(inEnglishWriting(text)).toBe('YouTube (privacy-enhanced mode), Instagram embed and Matomo load; Google (other services) too.');
});

it('has an English name for every name with German words', () => {
  const german =
    /(?<![A-Za-z])(?:und|für|früher|weitere|Dienste?|Dateien|Bilder|Vorlagen|Karten|Formulare|digitale|erweiterter)(?![A-Za-z])|-Einbettung|-Siegel|zähler/;
  const without = services.filter(({ name, nameEn }) => german.test(name) && nameEn === undefined).map(({ name }) => name);
  expect(without).toEqual([]);
});
