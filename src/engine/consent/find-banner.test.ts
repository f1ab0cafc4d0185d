import { expect, it } from 'vitest';
import { controlEvidence, type FoundBanner } from './find-banner.ts';

const reading = {
  ref: 0,
  text: 'Erlauben',
  ariaLabel: '',
  title: '',
  href: null,
  tag: 'button',
  id: '',
  className: '',
  rect: { x: 0, y: 0, width: 90, height: 32 },
  inViewport: true,
  fontSize: 16,
  fontWeight: 400,
  color: 'rgb(0, 0, 0)',
  background: 'rgb(255, 255, 255)',
  surface: 'rgb(255, 255, 255)',
  hasBorder: true,
  disabled: false,
  pressed: null,
  inTextForm: false,
};

it.each([
  ['is chosen', true, { pressed: true }],
  ['is not chosen', false, { pressed: false }],
  ['stays pressed by nothing it says', null, {}],
])('tells whether a button %s', (_, pressed, expected) => {
  const control = { reading: { ...reading, pressed }, role: 'accept', kind: 'plain', confidence: 1 } as const;
  const [evidence] = controlEvidence({ controls: [control], offset: { x: 0, y: 0 } } as unknown as FoundBanner, 2);
  expect(Object.entries(evidence!).filter(([name]) => name === 'pressed')).toEqual(Object.entries(expected));
});
