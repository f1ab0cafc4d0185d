import { expect, it } from 'vitest';
import type { WithdrawalControl, WithdrawalTest } from '#evidence/choice.ts';
import type { Gathered } from '#evidence/gathered.ts';
import { withProvenControl } from './proven-withdrawal.ts';

const load = { urls: [], cookies: [] };
const rehearsed: Gathered<WithdrawalTest> = { ok: true, data: { control: 'Cookies', proofs: [], accepted: load, withdrawn: load } };
const stopped: Gathered<WithdrawalTest> = { ok: false, reason: 'not-performed', message: 'no control' };
const control = (page: number, reopensBanner: boolean | null = null, text = 'Cookies'): WithdrawalControl => ({
  pageId: `accept-p${page}`,
  kind: 'link',
  text,
  reopensBanner,
});

it.each<[string, WithdrawalControl[], Gathered<WithdrawalTest>, WithdrawalControl[]]>([
  ['missing on the start page, proven by the rehearsal', [control(2), control(3)], rehearsed, [control(1, true), control(2), control(3)]],
  ['not tried on the start page', [control(1), control(2)], rehearsed, [control(1, true), control(2)]],
  ['found nowhere else', [], rehearsed, [{ ...control(1, true), kind: 'button' }]],
  ['tried, and opening nothing', [control(1, false)], rehearsed, [control(1, false)]],
  ['tried, and opening', [control(1, true, 'Einstellungen')], rehearsed, [control(1, true, 'Einstellungen')]],
  ['not rehearsed', [control(2)], stopped, [control(2)]],
])('a control %s', (_, found, test, expected) => {
  expect(withProvenControl({ ok: true, data: found }, test, 'accept-p1')).toEqual({ ok: true, data: expected });
});
