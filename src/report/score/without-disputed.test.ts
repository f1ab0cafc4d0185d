import { describe, expect, it } from 'vitest';
import type { AreaId } from '#checks/define-check.ts';
import type { Report } from '#contract/report.ts';
import { evidence, fixedCheck, reportInput } from '../../../test/factories/report.ts';
import { buildScanResult } from '../build-scan-result.ts';
import { resultWithout } from './without-disputed.ts';

/** `area check weight class:cause,cause`, a line a check; the rest of the site is in order. */
function reportOf(lines: readonly string[], overrides: Parameters<typeof reportInput>[0] = {}): Report {
  const fine = ['imp', 'pp', 'sec', 'emb', 'tc', 'frm'].map((area) => fixedCheck(`${area}-fine`, area as AreaId, { class: 'Conform' }));
  const checks = lines.map((line) => {
    const [area, id, weight, verdict] = line.split(' ') as [AreaId, string, string, string];
    const [resultClass, ...causes] = verdict.split(/[:,]/) as ['Risk' | 'Hint', ...string[]];
    const item = { kind: 'text', ref: '', value: 'x', states: ['none'] } as const;
    const [first, ...more] = causes.map((cause) => ({ message: 'seen', params: { name: cause, count: 1 }, cause, items: [item] as const }));
    return fixedCheck(id, area, { class: resultClass, findings: [first!, ...more] }, { weight: Number(weight) as 1 });
  });
  return buildScanResult(reportInput({ checks: [...checks, ...fine], ...overrides })).report;
}

const trackers = ['ck ck-before-consent 5 Risk:ga', 'trk trk-before-consent 5 Risk:ga,meta'];

describe('the result without disputed findings', () => {
  it.each<[name: string, lines: readonly string[], disputed: readonly string[], score: number, light: string, counts: object]>([
    ['none is the result of the report', trackers, [], 49, 'Risk', { Risk: 2 }],
    ['one that the report does not have changes nothing', trackers, ['trk-before-consent:other'], 49, 'Risk', { Risk: 2 }],
    [
      'a cause that others name too still counts, under the next heaviest',
      trackers,
      ['ck-before-consent:ga'],
      49,
      'Risk',
      { Risk: 1, Conform: 6 },
    ],
    [
      'one of two causes of a check leaves the check as it was, with one breach less',
      trackers,
      ['trk-before-consent:meta'],
      69,
      'Risk',
      { Risk: 2 },
    ],
    [
      'all of them leave what passed',
      trackers,
      ['ck-before-consent:ga', 'trk-before-consent:ga', 'trk-before-consent:meta'],
      100,
      'Conform',
      { Risk: 0, Conform: 6 },
    ],
    ['a warning', ['cmp cmp-granularity 2 Hint:banner'], ['cmp-granularity:banner'], 100, 'Conform', { Hint: 0 }],
    ['what is not scored changes counts alone', ['a11y a11y-statement 5 Risk:page'], ['a11y-statement:page'], 100, 'Conform', { Risk: 0 }],
  ])('%s', (_, lines, disputed, score, light, counts) => {
    const result = resultWithout(reportOf(lines), new Set(disputed));
    expect(result).toMatchObject({ score, class: light, counts });
  });

  it.each(['de', 'en'] as const)('explains the light in the language of the report: %s', (locale) => {
    const report = reportOf(trackers, { locale });
    expect(resultWithout(report, new Set()).explanation).toBe(report.summary.explanation);
    const { explanation } = resultWithout(report, new Set(['trk-before-consent:meta']));
    expect(explanation).toContain(locale === 'de' ? 'begrenzt die Punktzahl auf 69' : 'limits the score to 69');
  });

  it('is the report’s own for the sample site, also when it failed or a state is missing', () => {
    const failed = evidence({ run: { ...evidence().run, errors: [{ code: 'unresolvable', state: null, message: 'x' }] }, pages: [] });
    const unrejected = evidence({ consent: { ...evidence().consent, reject: { ok: false, reason: 'not-performed', message: 'x' } } });
    for (const own of [evidence(), failed, unrejected]) {
      const { report } = buildScanResult(reportInput({ evidence: own }));
      const { class: light, score, counts, explanation } = report.summary;
      expect(resultWithout(report, new Set())).toEqual({ class: light, score, counts, explanation });
    }
  });

  it('is no score where the report has none', () => {
    const failed = evidence({ run: { ...evidence().run, errors: [{ code: 'unresolvable', state: null, message: 'x' }] }, pages: [] });
    const { report } = buildScanResult(reportInput({ evidence: failed }));
    expect(report.scanState).toBe('failed');
    const ids = report.areas.flatMap(({ findings }) => findings.map(({ id }) => id));
    expect(resultWithout(report, new Set(ids))).toMatchObject({ class: 'NoClassification', score: null });
  });
});
