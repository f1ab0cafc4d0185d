import { describe, expect, it } from 'vitest';
import { controlReading } from '../../../test/factories/banner-reading.ts';
import { allToggles, controlEvidence, type FoundBanner, toggleEvidence } from './find-banner.ts';

it.each([
  ['is chosen', true, { pressed: true }],
  ['is not chosen', false, { pressed: false }],
  ['stays pressed by nothing it says', null, {}],
])('tells whether a button %s', (_, pressed, expected) => {
  const control = { reading: controlReading('Erlauben', { pressed }), role: 'accept', kind: 'plain', confidence: 1 } as const;
  const [evidence] = controlEvidence({ controls: [control], offset: { x: 0, y: 0 } } as unknown as FoundBanner, 2);
  expect(Object.entries(evidence!).filter(([name]) => name === 'pressed')).toEqual(Object.entries(expected));
});

it.each([
  ['an X without a name', 'close', { text: '' }, [['×', null]]],
  ['a symbol without a name', 'other', { text: '' }, []],
  [
    'a button that opens the notice',
    'other',
    { text: 'Datenschutzerklärung', opens: '/datenschutz/' },
    [['Datenschutzerklärung', '/datenschutz/']],
  ],
  ['a button that sends its answer', 'accept', { text: 'OK', opens: '/consent' }, [['OK', null]]],
] as const)('tells %s', (_, role, part, expected) => {
  const control = { reading: controlReading('', part), role, kind: null, confidence: 1 } as const;
  const told = controlEvidence({ controls: [control], offset: { x: 0, y: 0 } } as unknown as FoundBanner, 1);
  expect(told.map(({ text, href }) => [text, href])).toEqual(expected);
});

it.each([
  ['Statistik', 'Berechtigtes Interesse', true],
  ['Werbung (Berechtigtes Interesse)', 'Einwilligung', true],
  ['Einwilligung', 'Werbung Einwilligung Berechtigtes Interesse', false],
  ['Statistik', 'Statistik', false],
])('tells whether the switch “%s” beside “%s” stands for legitimate interest', (label, nearText, expected) => {
  const toggle = { ref: 0, label, checked: true, disabled: false, nearText, shown: true };
  const [told] = toggleEvidence({ reading: { toggles: [toggle] } } as unknown as FoundBanner, 2);
  expect(told?.legitimateInterest).toBe(expected);
});

describe('switches of all layers', () => {
  const reading = (label: string, shown: boolean) => ({ ref: 0, label, checked: true, disabled: false, nearText: '', shown });
  const bannerOf = (...toggles: ReturnType<typeof reading>[]) => ({ reading: { toggles } }) as unknown as FoundBanner;
  const layers = (first: FoundBanner, behind: FoundBanner) =>
    allToggles(first, toggleEvidence(behind, 2)).map(({ label, layer }) => `${label} ${layer}`);

  it('are those of the layer that shows them', () => {
    const first = bannerOf(reading('Statistik', true), reading('Anbieter', false));
    expect(layers(first, bannerOf(reading('Statistik', true), reading('Anbieter', true)))).toEqual([
      'Statistik 1',
      'Statistik 2',
      'Anbieter 2',
    ]);
  });

  it('keep what the layer behind holds no more', () => {
    expect(layers(bannerOf(reading('Partner', false)), bannerOf(reading('Statistik', true)))).toEqual(['Partner 2', 'Statistik 2']);
  });

  it('stay with the first where nothing behind it was seen', () => {
    expect(layers(bannerOf(reading('Statistik', false)), bannerOf())).toEqual(['Statistik 1']);
  });
});
