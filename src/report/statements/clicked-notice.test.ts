import { expect, it } from 'vitest';
import type { ReportArea } from '#contract/report.ts';
import type { ConsentOutcome } from '#evidence/choice.ts';
import { gathered, outcome } from '../../../test/factories/facts.ts';
import { withClickedNotice } from './clicked-notice.ts';

const areas = (statement: string) =>
  [{ findings: [{ statement, howToFix: 'Laden Sie es nach dem Zustimmen.' }] }] as unknown as ReportArea[];
const accepted = (method: ConsentOutcome['method'], text = 'Verstanden') =>
  gathered({ accepted: outcome({ state: 'accept', method, steps: [{ time: 1, layer: 1, action: 'click', text, screenshot: null }] }) });
const told = (statement: string, locale: 'de' | 'en' = 'de', facts = accepted('acknowledge')) =>
  withClickedNotice(areas(statement), facts, locale)[0]!.findings[0]!;

it.each([
  [
    'Weder vor der Auswahl noch nach dem Zustimmen wurde dazu etwas beobachtet',
    'de',
    'Weder vor noch nach dem Klick auf „Verstanden“ wurde',
  ],
  ['Vor der Auswahl und nach dem Zustimmen wurde keine', 'de', 'Vor und nach dem Klick auf „Verstanden“ wurde keine'],
  ['Erst nach dem Zustimmen geladen: Matomo', 'de', 'Erst nach dem Klick auf „Verstanden“ geladen: Matomo'],
  ['Nach dem Zustimmen wurde', 'de', 'Nach dem Klick auf „Verstanden“ wurde'],
  ['Nothing was observed before the choice or after accepting.', 'en', 'observed before or after the click on “Verstanden”.'],
  ['Loaded only after accepting: Matomo', 'en', 'only after the click on “Verstanden”: Matomo'],
] as const)('says what was clicked: %s', (statement, locale, expected) => {
  expect(told(statement, locale).statement).toContain(expected);
});

it('leaves steps alone: they tell what is to come', () => {
  expect(told('').howToFix).toBe('Laden Sie es nach dem Zustimmen.');
});

it('takes a label as it reads', () => {
  expect(told('Nach dem Zustimmen.', 'de', accepted('acknowledge', 'OK $1')).statement).toBe('Nach dem Klick auf „OK $1“.');
});

it.each(['button', 'no-banner'] as const)('leaves statements alone where the way to accept was: %s', (method) => {
  expect(told('Nach dem Zustimmen.', 'de', accepted(method)).statement).toBe('Nach dem Zustimmen.');
});
