import { describe, expect, it } from 'vitest';
import type { CloseTest } from '#evidence/choice.ts';
import { consentOutcome } from '../../../test/factories/evidence.ts';
import { judgeClosing } from './judge-closing.ts';

const stored = (value: string, kind: 'consent-cookie' | 'consent-storage' = 'consent-cookie') => [{ kind, value, confirms: true }] as const;
const closing = (value: string): { ok: true; data: CloseTest } => ({
  ok: true,
  data: { present: true, consentGiven: null, message: null, proofs: [...stored(value)] },
});
const outcome = (state: 'accept' | 'reject', value: string) => consentOutcome(state, { proofs: [...stored(value)] });
const wix = (func: number, anl: number, adv: number, third: number) =>
  `consent-policy=${encodeURIComponent(JSON.stringify({ func, anl, adv, dt3: third, ess: 1, ts: 29924459 + adv })).slice(0, 105)}`;

describe('flags for each purpose', () => {
  it.each<[string, string, string, string, boolean | null]>([
    ['all off, one that rejecting left on as well', wix(0, 0, 0, 0), wix(1, 1, 1, 1), wix(0, 0, 0, 1), false],
    ['all on', wix(1, 1, 1, 1), wix(1, 1, 1, 1), wix(0, 0, 0, 0), true],
    ['pairs, all off', 'cc=stats:0|ads:0|need:1', 'cc=stats:1|ads:1|need:1', 'cc=stats:0|ads:0|need:1|seen:1', false],
    ['words, all on', 'ck={"ads":true,"n":7}', 'ck={"ads":true,"n":1}', 'ck={"ads":false,"n":2}', true],
    ['some on and some off', wix(1, 0, 0, 0), wix(1, 1, 1, 1), wix(0, 0, 0, 0), null],
    ['another entry', 'seen={"ads":false}', 'ck={"ads":true}', 'ck={"ads":false}', null],
    ['purposes in which both choices agree', 'ck={"need":true}', 'ck={"need":true,"a":1}', 'ck={"need":true,"a":0}', null],
    ['a number that is no flag', 'ck={"level":10}', 'ck={"level":12}', 'ck={"level":11}', null],
  ])('%s', (_, closed, accepted, rejected, given) => {
    const judged = judgeClosing(closing(closed), outcome('accept', accepted), outcome('reject', rejected));
    expect(judged.ok && judged.data.consentGiven).toBe(given);
  });
});

it('says nothing without both choices', () => {
  const judged = judgeClosing(closing(wix(0, 0, 0, 0)), outcome('accept', wix(1, 1, 1, 1)), null);
  expect(judged.ok && judged.data.consentGiven).toBeNull();
});
