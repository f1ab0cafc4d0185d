import { expect, it } from 'vitest';
import type { Facts } from '#checks/facts.ts';
import { banner, serviceUse } from '../../test/factories/facts.ts';
import { evidence, fixedCheck, reportInput, trackedFacts } from '../../test/factories/report.ts';
import { buildScanResult } from './build-scan-result.ts';

const shown = (text: string | null): Partial<Facts> => ({
  banner: { banner: text === null ? null : banner({ text }), cmpName: null, cmpLoaded: null, payOrConsent: false },
  services: [serviceUse()],
});
const fixOf = (checkId: string, text: string | null) => {
  const item = { kind: 'text', ref: '', value: '', states: ['none'] } as const;
  const check = fixedCheck(checkId, 'trk', { class: 'Risk', findings: [{ message: 'fine', cause: 'google-analytics', items: [item] }] });
  const input = reportInput({ checks: [check], facts: trackedFacts(shown(text)), evidence: evidence() });
  return buildScanResult(input).report.areas[0]!.findings[0]!.howToFix;
};

it.each([
  ['a banner that asks for something else', 'trk-before-consent', 'Wir zählen Besuche mit Matomo.', true],
  ['a banner that names the service', 'trk-before-consent', 'Wir zählen Besuche mit Google Analytics.', false],
  ['no banner', 'trk-before-consent', null, false],
  ['a fix that ties nothing', 'trk-google-analytics', 'Wir zählen Besuche mit Matomo.', false],
])('%s', (_, checkId, text, isAdded) => {
  const fix = fixOf(checkId, text);
  expect(fix.includes('Nennen Sie Google Analytics im Banner')).toBe(isAdded);
  if (isAdded) expect(fix.split('\n').map((line) => Number.parseInt(line, 10))).toEqual(fix.split('\n').map((__, index) => index + 1));
});
