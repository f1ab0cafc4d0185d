import { expect, it } from 'vitest';
import { type LightInput, lightGround } from './light.ts';

const area = (id: 'ck' | 'cmp' | 'tc', kind: LightInput['areas'][number]['class']): LightInput['areas'][number] => ({
  id,
  title: id,
  class: kind,
  applicable: 2,
  counts: { Conform: 1, Risk: 0, Hint: 0, NoClassification: 1 },
});

it('names every area that keeps the light open', () => {
  const areas = [area('ck', 'NoClassification'), area('cmp', 'Conform'), area('tc', 'NoClassification')];
  expect(lightGround({ areas, completeness: { states: [] }, coverage: 0.8, failed: false })).toEqual({ kind: 'area', areas: ['ck', 'tc'] });
});
