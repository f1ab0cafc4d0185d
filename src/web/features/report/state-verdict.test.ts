import { describe, expect, it } from 'vitest';
import type { ReportClass } from '#contract/vocabulary.ts';
import { stateVerdict } from './state-verdict.ts';

type State = 'none' | 'reject' | 'accept';

function report(state: State, examined: boolean, trackers: number | null, findings: [string, ReportClass][]) {
  const states = [{ state, examined, trackers }];
  return { summary: { states }, areas: [{ findings: findings.map(([checkId, ofClass]) => ({ checkId, class: ofClass })) }] } as never;
}

describe('the sentence of a state', () => {
  it.each<[string, State, number, [string, ReportClass][], ReportClass | null, string]>([
    ['trackers without a choice', 'none', 3, [['trk-before-consent', 'Risk']], 'Risk', 'trackers'],
    [
      'only storage',
      'none',
      0,
      [
        ['ck-before-consent', 'Hint'],
        ['trk-before-consent', 'Conform'],
      ],
      'Hint',
      'stored',
    ],
    [
      'trackers after rejecting',
      'reject',
      2,
      [
        ['trk-after-reject', 'Risk'],
        ['trk-before-consent', 'Conform'],
      ],
      'Risk',
      'trackers',
    ],
    [
      'nothing',
      'reject',
      0,
      [
        ['trk-after-reject', 'Conform'],
        ['ck-after-reject', 'Conform'],
      ],
      'Conform',
      'nothing',
    ],
    [
      'partly open is open',
      'none',
      0,
      [
        ['trk-before-consent', 'Conform'],
        ['ck-before-consent', 'NoClassification'],
      ],
      'NoClassification',
      'open',
    ],
    ['no check, no verdict', 'none', 0, [], 'NoClassification', 'open'],
    ['with consent nothing is judged', 'accept', 12, [['trk-before-consent', 'Risk']], null, 'comparison'],
  ])('%s', (_, state, trackers, findings, ofClass, says) => {
    expect(stateVerdict(report(state, true, trackers, findings), state)).toEqual({ class: ofClass, says, trackers });
  });

  it('is missing when the state was not examined', () => {
    expect(stateVerdict(report('none', false, null, [['trk-before-consent', 'Conform']]), 'none')).toBeNull();
  });
});
