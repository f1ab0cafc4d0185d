import { expect, it } from 'vitest';
import { controlReading } from '../../../test/factories/banner-reading.ts';
import { controlEvidence, type FoundBanner } from './find-banner.ts';

it.each([
  ['is chosen', true, { pressed: true }],
  ['is not chosen', false, { pressed: false }],
  ['stays pressed by nothing it says', null, {}],
])('tells whether a button %s', (_, pressed, expected) => {
  const control = { reading: controlReading('Erlauben', { pressed }), role: 'accept', kind: 'plain', confidence: 1 } as const;
  const [evidence] = controlEvidence({ controls: [control], offset: { x: 0, y: 0 } } as unknown as FoundBanner, 2);
  expect(Object.entries(evidence!).filter(([name]) => name === 'pressed')).toEqual(Object.entries(expected));
});
