import { expect, it } from 'vitest';
import type { CheckTexts } from './define-check.ts';
import { checks } from './index.ts';
import { marksOf, servicesMarkedIn, stepMarks, unmarked, withoutMarks } from './step-marks.ts';

const fixesOf = ({ howToFix, fixes }: CheckTexts): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries({ howToFix, ...fixes }).map(([name, fix]) => [name, fix.split('\n').map((line) => line.replace(/^\d+\.\s*/, ''))]),
  );

it('reads the marks of a step and leaves its words', () => {
  const step = '{#tie,later} Laden Sie {service} erst nach der Einwilligung.';
  expect([...marksOf(step)]).toEqual(['tie', 'later']);
  expect(unmarked(step)).toBe('Laden Sie {service} erst nach der Einwilligung.');
  expect([...marksOf('Laden Sie {#tie} erst.')]).toEqual([]);
  const filled = '{#kept-off,this-page:hotjar,meta-pixel} Laden Sie {away} nicht.';
  expect([...marksOf(filled)]).toEqual(['kept-off', 'this-page']);
  expect(servicesMarkedIn(filled)).toEqual(['hotjar', 'meta-pixel']);
  expect(servicesMarkedIn('{#kept-off:} Laden Sie.')).toEqual([]);
  expect(unmarked(filled)).toBe('Laden Sie {away} nicht.');
  expect(withoutMarks('2. {#kept-off:{awayIds}} Laden Sie.')).toBe('2. Laden Sie.');
  expect(withoutMarks(`1. ${step}\n2. {#delete} Löschen Sie.\nSie {#tie} bleiben.`)).toBe(
    '1. Laden Sie {service} erst nach der Einwilligung.\n2. Löschen Sie.\nSie {#tie} bleiben.',
  );
});

it.each(checks.map((check) => [check.id, check.texts] as const))('%s marks its steps alike in both languages', (_, { de, en }) => {
  const english = fixesOf(en);
  for (const [name, steps] of Object.entries(fixesOf(de)))
    expect([name, ...(english[name] ?? []).map((step) => [...marksOf(step)])]).toEqual([name, ...steps.map((step) => [...marksOf(step)])]);
});

it('marks are known, and stand before a step', () => {
  const steps = checks.flatMap(({ texts }) => [texts.de, texts.en].flatMap((own) => Object.values(fixesOf(own)).flat()));
  const unknown = steps.flatMap((step) => [...marksOf(step)].filter((mark) => !(mark in stepMarks)));
  expect(unknown).toEqual([]);
  expect(steps.filter((step) => unmarked(step).includes('{#'))).toEqual([]);
});

it('marks stand in no statement', () => {
  const messages = checks.flatMap(({ texts }) => [texts.de, texts.en].flatMap((own) => Object.values(own.messages)));
  expect(messages.filter((message) => message.includes('{#'))).toEqual([]);
});
