import { describe, expect, it } from 'vitest';
import type { BannerEvidence } from '#evidence/banner.ts';
import { banner, control, toggle } from '../../../../test/factories/facts.ts';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import { firstLayerSections, isBelowOptional, namedBelowNecessary } from './first-layer-sections.ts';

const analytics = catalogueUse('google-analytics');
const shown = (text: string, part: Partial<BannerEvidence> = {}) =>
  banner({
    text,
    toggles: [
      toggle({ label: 'Essenziell', layer: 1, checked: true, disabled: true }),
      toggle({ label: 'Statistik', layer: 1 }),
      toggle({ label: 'Externe Medien', layer: 1 }),
    ],
    controls: [control({ role: 'accept', text: 'Alle akzeptieren' }), control({ role: 'reject', text: 'Nur Essenzielle' })],
    ...part,
  });
const described =
  'Statistik und Externe Medien laden wir erst mit Ihrer Zustimmung. Essenziell Merkt sich Ihre Auswahl. Statistik Mit Google Analytics zählen wir Besuche. Externe Medien Filme von YouTube. Alle akzeptieren Nur Essenzielle';

describe('what the first layer says below its switches', () => {
  it('is read from behind, up to the buttons', () => {
    expect(firstLayerSections(shown(described)).map(({ text }) => text)).toEqual([
      'Merkt sich Ihre Auswahl.',
      'Mit Google Analytics zählen wir Besuche.',
      'Filme von YouTube.',
    ]);
  });

  it.each([
    ['names alone', 'Wir nutzen Google Analytics. Essenziell Statistik Externe Medien Alle akzeptieren'],
    ['another order', 'Externe Medien Filme. Statistik Mit Google Analytics. Essenziell Auswahl.'],
    ['a name that is missing', 'Essenziell Auswahl. Externe Medien Google Analytics.'],
  ])('is nothing for %s', (_, text) => {
    expect(firstLayerSections(shown(text))).toEqual([]);
    expect(isBelowOptional(analytics, shown(text))).toBe(false);
  });

  it('files a service below a switch that can be refused', () => {
    expect(isBelowOptional(analytics, shown(described))).toBe(true);
    expect(isBelowOptional(catalogueUse('hotjar'), shown(described))).toBe(false);
    const both = described.replace('Ihre Auswahl.', 'Ihre Auswahl, und Google Analytics zählt.');
    expect(isBelowOptional(analytics, shown(both))).toBe(false);
  });

  it('tells what is named below a necessary one, not what is said not to be', () => {
    const text = (sentence: string) => shown(described.replace('Merkt sich Ihre Auswahl.', sentence));
    expect(namedBelowNecessary(analytics, text('Merkt sich die Auswahl. Google Analytics zählt Besuche.'))).toEqual({
      label: 'Essenziell',
      sentence: 'Google Analytics zählt Besuche.',
    });
    expect(namedBelowNecessary(analytics, text('Google Analytics gehört nicht dazu.'))).toBeNull();
    expect(namedBelowNecessary(analytics, shown(described))).toBeNull();
  });
});
