import { GVL, TCModel, TCString } from '@iabtechlabtcf/core';
import { describe, expect, it } from 'vitest';
import type { TcfEvidence } from '#evidence/evidence.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { consentOutcome, evidence, gathered, inAllStates, missing } from '../../../test/factories/evidence.ts';
import { createContext } from './context.ts';
import { countConsents, deriveTcf } from './tcf.ts';

function tcString(purposes: number[], vendors: number[], interests: number[]): string {
  const model = new TCModel();
  model.cmpId = 10;
  model.cmpVersion = 1;
  model.consentScreen = 1;
  model.vendorListVersion = 100;
  model.purposeConsents.set(purposes);
  model.vendorConsents.set(vendors);
  model.purposeLegitimateInterests.set(interests);
  return TCString.encode(Object.assign(model, { gvl_: { ...GVL.prototype, isReady: false } }) as TCModel);
}

describe('countConsents', () => {
  it.each([
    ['nothing', tcString([], [], []), { decodes: true, purposeConsents: 0, vendorConsents: 0, purposeLegitimateInterests: 0 }],
    ['some', tcString([1, 2, 3], [755, 2], [7]), { decodes: true, purposeConsents: 3, vendorConsents: 2, purposeLegitimateInterests: 1 }],
    ['no string', null, { decodes: false, purposeConsents: 0 }],
    ['nonsense', 'not a TC string', { decodes: false }],
    ['empty', '', { decodes: false }],
    ['cut', tcString([1], [2], []).slice(0, 9), { decodes: false }],
  ])('%s', (_name, text, expected) => {
    expect(countConsents({ tcString: text })).toMatchObject(expected);
  });
});

describe('deriveTcf', () => {
  const answer = (state: TcfEvidence['state'], moment: TcfEvidence['moment']): TcfEvidence => ({ state, pageId: `${state}-p1`, time: 1, moment, cmpId: 10, cmpVersion: 1, gdprApplies: true, tcString: null, eventStatus: 'tcloaded', tcfPolicyVersion: 5 });
  const tcf = { none: gathered([answer('none', 'before-choice')]), reject: gathered([answer('reject', 'before-choice'), answer('reject', 'after-choice')]), accept: missing };
  const seen = (parts: Parameters<typeof evidence>[0]) => {
    const fact = deriveTcf(createContext(evidence(parts), testDeps));
    return fact.ok ? fact.data.map(({ state, moment }) => `${state} ${moment}`) : fact.reason;
  };

  it('keeps what shows a state', () => {
    expect(seen({ overrides: { tcf } })).toEqual(['none before-choice', 'reject after-choice']);
    expect(seen({ overrides: { tcf }, reject: gathered(consentOutcome('reject', { performed: false, verified: false, method: 'failed' })) })).toEqual(['none before-choice']);
    expect(seen({ overrides: { tcf: { ...inAllStates(() => gathered([])), none: missing } } })).toBe('crashed');
  });
});
