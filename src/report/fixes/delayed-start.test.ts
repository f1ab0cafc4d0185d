import { expect, it } from 'vitest';
import type { Verdict } from '#checks/define-check.ts';
import type { RequestFact } from '#checks/facts/requests.ts';
import { requestFact, serviceUse } from '../../../test/factories/facts.ts';
import { evidence, fixedCheck, reportInput, trackedFacts } from '../../../test/factories/report.ts';
import { buildScanResult } from '../build-scan-result.ts';

const path = '/wp-content/plugins/flying-scripts/flying-scripts.min.js';
const delayer = requestFact({ id: 'late', url: `https://www.muster.test${path}`, type: 'script', party: 'first', serviceId: null });
const manager = requestFact({
  id: 'gtm',
  url: 'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  type: 'script',
  serviceId: 'google-tag-manager',
  parentId: 'late',
});
const tag = (parentId: string | null) =>
  requestFact({
    id: 'tag',
    url: 'https://www.googletagmanager.com/gtag/js?id=G-1',
    type: 'script',
    serviceId: 'google-analytics',
    parentId,
  });

function stepsOf(checkId: string, requests: readonly RequestFact[]): string[] {
  const item = { kind: 'text', ref: '', value: '', states: ['none'] } as const;
  const verdict: Verdict = { class: 'Risk', findings: [{ message: 'fine', cause: 'google-analytics', items: [item] }] };
  const facts = trackedFacts({ requests: [...requests], services: [serviceUse()] });
  const input = reportInput({ checks: [fixedCheck(checkId, 'trk', verdict)], facts, evidence: evidence() });
  return buildScanResult(input).report.areas[0]!.findings[0]!.howToFix.split('\n');
}

it('goes to the snippet that the delayer starts, and ends with how to look again', () => {
  const steps = stepsOf('trk-before-consent', [delayer, tag('late')]);
  expect(steps[0]).toMatch(/^1\. Flying Scripts startet .* verzögert .*aus den Einstellungen von Flying Scripts/);
  expect(steps.at(-1)).toContain('warten Sie zehn Sekunden');
});

it.each<[string, string, RequestFact[], boolean, boolean]>([
  ['a tag manager is delayed: its step stays, the look changes', 'trk-before-consent', [delayer, manager, tag('gtm')], false, true],
  ['a service that starts with the page', 'trk-before-consent', [delayer, tag(null)], false, false],
  ['a check that looks at no running service', 'tc-disclosed', [delayer, tag('late')], false, false],
])('%s', (_, checkId, requests, isMoved, isTold) => {
  const steps = stepsOf(checkId, requests).join('\n');
  expect(steps.includes('aus den Einstellungen von Flying Scripts')).toBe(isMoved);
  expect(steps.includes('warten Sie zehn Sekunden')).toBe(isTold);
});
