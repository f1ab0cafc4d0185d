import { GVL, TCModel, TCString } from '@iabtechlabtcf/core';
import { describe, expect, it } from 'vitest';
import type { TcfEvidence } from '#evidence/choice.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { consentOutcome, evidence, gathered, inAllStates, missing } from '../../../test/factories/evidence.ts';
import { createContext } from './context.ts';
import { countConsents, deriveTcf } from './tcf.ts';

const entry = (id: number) => ({
  id,
  name: `${id}`,
  description: '',
  illustrations: [],
  purposes: [1, 2, 3],
  legIntPurposes: [7],
  flexiblePurposes: [],
  specialPurposes: [],
  features: [],
  specialFeatures: [],
  policyUrl: '',
  overflow: { httpGetLimit: 32 },
});
const byId = (ids: number[]) => Object.fromEntries(ids.map((id) => [id, entry(id)]));
const vendorList = {
  gvlSpecificationVersion: 3,
  vendorListVersion: 100,
  tcfPolicyVersion: 5,
  lastUpdated: '2026-11-01T00:00:00Z',
  purposes: byId([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
  specialPurposes: byId([1, 2]),
  features: byId([1]),
  specialFeatures: byId([1]),
  stacks: {},
  vendors: byId([2, 755]),
} as unknown as ConstructorParameters<typeof GVL>[0];

function tcString(purposes: number[], vendors: number[], interests: number[]): string {
  const model = new TCModel(new GVL(vendorList));
  model.cmpId = 10;
  model.cmpVersion = 1;
  model.consentScreen = 2;
  model.consentLanguage = 'DE';
  model.publisherCountryCode = 'AT';
  model.isServiceSpecific = true;
  model.specialFeatureOptins.set([1]);
  model.purposeConsents.set(purposes);
  model.vendorConsents.set(vendors);
  model.purposeLegitimateInterests.set(interests);
  return TCString.encode(model);
}

describe('countConsents', () => {
  it('reads the core segment as the reference library does', () => {
    const text = tcString([1, 3, 10], [755, 2], [7]);
    const model = TCString.decode(text);
    expect(countConsents({ tcString: text }).content).toEqual({
      created: model.created.toISOString(),
      lastUpdated: model.lastUpdated.toISOString(),
      consentLanguage: model.consentLanguage,
      consentScreen: Number(model.consentScreen),
      vendorListVersion: model.vendorListVersion,
      publisherCountry: model.publisherCountryCode,
      isServiceSpecific: model.isServiceSpecific,
      specialFeatures: [1],
      purposesConsent: [1, 3, 10],
      purposesLegitimateInterest: [7],
      vendorsConsent: [2, 755],
    });
  });

  it.each([
    ['nothing', tcString([], [], []), { decodes: true, purposeConsents: 0, vendorConsents: 0, purposeLegitimateInterests: [] }],
    ['vendors far apart', tcString([], [2, 755, 1], []), { decodes: true, vendorConsents: 2 }],
    ['some', tcString([1, 2, 3], [755, 2], [7]), { decodes: true, purposeConsents: 3, vendorConsents: 2, purposeLegitimateInterests: [7] }],
    ['no string', null, { decodes: false, purposeConsents: 0 }],
    ['nonsense', 'not a TC string', { decodes: false }],
    ['empty', '', { decodes: false }],
    ['version 1', `B${tcString([1], [2], []).slice(1)}`, { decodes: false }],
    ['cut', tcString([1], [2], []).slice(0, 9), { decodes: false }],
  ])('%s', (_name, text, expected) => {
    expect(countConsents({ tcString: text })).toMatchObject(expected);
  });
});

describe('deriveTcf', () => {
  const answer = (state: TcfEvidence['state'], moment: TcfEvidence['moment']): TcfEvidence => ({
    state,
    pageId: `${state}-p1`,
    time: 1,
    moment,
    cmpId: 10,
    cmpVersion: 1,
    gdprApplies: true,
    tcString: null,
    eventStatus: 'tcloaded',
    tcfPolicyVersion: 5,
  });
  const tcf = {
    none: gathered([answer('none', 'before-choice')]),
    reject: gathered([answer('reject', 'before-choice'), answer('reject', 'after-choice')]),
    accept: missing,
  };
  const seen = (parts: Parameters<typeof evidence>[0]) => {
    const fact = deriveTcf(createContext(evidence(parts), testDeps));
    return fact.ok ? fact.data.map(({ state, moment }) => `${state} ${moment}`) : fact.reason;
  };

  it('keeps what shows a state', () => {
    expect(seen({ overrides: { tcf } })).toEqual(['none before-choice', 'reject after-choice']);
    expect(
      seen({ overrides: { tcf }, reject: gathered(consentOutcome('reject', { performed: false, verified: false, method: 'failed' })) }),
    ).toEqual(['none before-choice']);
    expect(seen({ overrides: { tcf: { ...inAllStates(() => gathered([])), none: missing } } })).toBe('crashed');
  });
});
