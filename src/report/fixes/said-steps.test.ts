import { expect, it } from 'vitest';
import type { StepMark } from '#checks/step-marks.ts';
import { fixInSystem } from '#knowledge/find-fix.ts';
import { isSaidBy } from './said-steps.ts';

it.each<[string, StepMark, boolean]>([
  ['tying the service in the consent tool', 'tie', true],
  ['entering it there', 'enter', true],
  ['taking its call out of the template, where it is to stay marked', 'template', true],
  ['doing without it', 'replace', false],
  ['loading it on fewer pages', 'later', false],
  ['looking at the traffic', 'no-request', false],
])('beside the step in the consent tool of the system itself, %s', (_, mark, said) => {
  expect(isSaidBy('own-tool', 'loading')(new Set([mark]))).toBe(said);
});

it('names other faults in no other words', () => {
  expect(isSaidBy('own-tool', 'reject')(new Set(['reject']))).toBe(false);
});

it.each([
  ['gambio', true],
  ['shopware-6', true],
  ['typo3', undefined],
  ['oxid', undefined],
])('knows whether %s has a consent tool of its own', (system, ownTool) => {
  expect(fixInSystem(system, 'loading', { form: 'script', hasBanner: true, serviceId: 'meta-pixel' })?.ownTool).toBe(ownTool);
});
