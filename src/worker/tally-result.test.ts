import { describe, expect, it } from 'vitest';
import type { ReportFinding } from '#contract/report.ts';
import { buildScanResult } from '#report/build-scan-result.ts';
import { reportInput } from '../../test/factories/report.ts';
import { tallyResult } from './tally-result.ts';

const result = buildScanResult(reportInput());
const area = result.report.areas[0]!;
const model = result.report.areas.flatMap(({ findings }) => findings).find(({ items }) => items.length > 0)!;
const finding = (overrides: Partial<ReportFinding>): ReportFinding => ({ ...model, checkId: 'check', ...overrides });
const tally = (findings: ReportFinding[]) =>
  tallyResult({ report: { ...result.report, areas: [{ ...area, findings }] }, tagMonitor: { rows: [] } });

describe('the tally of a result', () => {
  it.each([
    ['with a cause', finding({ class: 'Risk', cause: 'a-service' }), ['Risk check a-service']],
    ['without one, by its first piece of evidence', finding({ class: 'Hint', cause: null }), [`Hint check ${model.items[0]!.value}`]],
    ['with neither', finding({ class: 'Hint', cause: null, items: [] }), ['Hint check ']],
    ['that passed', finding({ class: 'Conform' }), []],
    ['that is open', finding({ class: 'NoClassification' }), []],
  ])('knows a finding %s', (_, one, keys) => {
    expect(tally([one]).findingKeys).toEqual(keys);
  });

  it('counts findings by class, keys each once and in one order', () => {
    const findings = [
      finding({ class: 'Risk', cause: 'b' }),
      finding({ class: 'Risk', cause: 'a' }),
      finding({ class: 'Hint', cause: 'a' }),
      finding({ class: 'Risk', cause: 'b' }),
    ];
    expect(tally(findings)).toMatchObject({ risks: 3, hints: 1, findingKeys: ['Hint check a', 'Risk check a', 'Risk check b'] });
  });

  it('names each service once, and unknown hosts not at all', () => {
    const { rows } = result.tagMonitor;
    const row = rows[0]!;
    const services = tallyResult({
      report: result.report,
      tagMonitor: {
        rows: [
          { ...row, serviceId: 'video', service: 'Video' },
          { ...row, serviceId: null, service: null },
          { ...row, serviceId: 'ads', service: null },
          { ...row, serviceId: 'video', service: 'Video' },
        ],
      },
    }).services;
    expect(services).toEqual([
      { id: 'ads', name: 'ads' },
      { id: 'video', name: 'Video' },
    ]);
  });
});
