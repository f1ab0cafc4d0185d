import { expect, it } from 'vitest';
import { withEnglishNames } from './english-names.ts';
import { services } from './services.ts';

it('calls services by their English names in an English text, and leaves the others', () => {
  const text = 'YouTube (erweiterter Datenschutzmodus), Instagram-Einbettung and Matomo load; Google (weitere Dienste) too.';
  expect(withEnglishNames(text)).toBe('YouTube (privacy-enhanced mode), Instagram embed and Matomo load; Google (other services) too.');
});

it('has an English name for every name with German words', () => {
  const german =
    /(?<![A-Za-z])(?:und|für|früher|weitere|Dienste?|Dateien|Bilder|Vorlagen|Karten|Formulare|digitale|erweiterter)(?![A-Za-z])|-Einbettung|-Siegel|zähler/;
  const without = services.filter(({ name, nameEn }) => german.test(name) && nameEn === undefined).map(({ name }) => name);
  expect(without).toEqual([]);
});
