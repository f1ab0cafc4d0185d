import { expect, it } from 'vitest';
import type { Confidence, Finding, Verdict } from './define-check.ts';
import { limitVerdict, mostSevere } from './limit-verdict.ts';

const item = { kind: 'page', ref: 'r', value: 'v', states: [] } as const;
const finding: Finding = { message: 'seen', params: { count: 2 }, items: [item], cause: 'c' };
const risk: Verdict = { class: 'Risk', findings: [finding, finding] };
const hint: Verdict = { class: 'Hint', findings: [finding] };

it.each<[string, Confidence, string, Verdict, string]>([
  ['tls-https-available', 'high', 'the catalogue allows a risk', risk, 'Risk'],
  ['sec-hsts', 'high', 'the catalogue allows a hint at most', risk, 'Hint'],
  ['sec-hsts', 'high', 'a hint stays', hint, 'Hint'],
  ['ck-unclassified', 'high', 'the catalogue leaves it open at most', risk, 'NoClassification'],
  ['ck-unclassified', 'high', 'so a hint is open too', hint, 'NoClassification'],
  ['impc-name', 'medium', 'a content check without a limit', risk, 'Risk'],
  ['impc-name', 'low', 'an unsure measurement never gives a risk', risk, 'Hint'],
  ['not-in-the-catalogue', 'high', 'nothing limits what nobody knows', risk, 'Risk'],
  ['not-in-the-catalogue', 'low', 'but its confidence', risk, 'Hint'],
])('%s of %s confidence: %s', (id, confidence, _, verdict, expected) => {
  expect(limitVerdict({ id, confidence }, verdict).class).toBe(expected);
});

it('keeps evidence and parameters of what it leaves open', () => {
  expect(limitVerdict({ id: 'ck-unclassified', confidence: 'high' }, risk)).toEqual({
    class: 'NoClassification',
    message: 'seen',
    params: { count: 2 },
    items: [item, item],
  });
});

it.each<Verdict>([{ class: 'Conform' }, { class: 'NoClassification', message: 'm' }, { class: 'NotApplicable' }])(
  'leaves $class alone',
  (verdict) => expect(limitVerdict({ id: 'ck-unclassified', confidence: 'low' }, verdict)).toBe(verdict),
);

it('tells how severe a check may be', () => {
  expect(mostSevere({ id: 'sec-headers', confidence: 'high' })).toBe('Hint');
});
