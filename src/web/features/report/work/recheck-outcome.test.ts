import { expect, it } from 'vitest';
import type { Report, ReportFinding } from '#contract/report.ts';
import { recheckOutcome } from './recheck-outcome.ts';

const finding = (id: string, resultClass: ReportFinding['class']) =>
  ({ id, checkId: id.split(':')[0], class: resultClass, title: 'Name', statement: 'Darum.' }) as ReportFinding;
const report = (findings: ReportFinding[], over: Partial<Report> = {}) =>
  ({ areas: [{ findings }], scanState: 'done', errors: [], ...over }) as unknown as Report;

it.each<[string, Report, string, string | null]>([
  ['there again', report([finding('trk-a:ga', 'Risk'), finding('trk-a:meta', 'Risk')]), 'still', null],
  ['there again as a warning', report([finding('trk-a:ga', 'Hint')]), 'still', null],
  ['passed', report([finding('trk-a', 'Conform')]), 'gone', null],
  ['another cause only', report([finding('trk-a:meta', 'Risk')]), 'gone', null],
  ['a check that applies no more', report([]), 'gone', null],
  ['a check that is open', report([finding('trk-a', 'NoClassification')]), 'open', 'Darum.'],
  [
    'a scan that failed',
    report([], { scanState: 'failed', errors: [{ code: 'timeout', state: null, message: 'Zeit.' }] }),
    'open',
    'Zeit.',
  ],
  ['a check whose name begins alike', report([finding('trk-ab:ga', 'Risk')]), 'gone', null],
])('%s', (_, own, says, reason) => expect(recheckOutcome(own, 'trk-a:ga')).toMatchObject({ checkId: 'trk-a', says, reason }));
