import { describe, expect, it } from 'vitest';
import type { Evidence } from '#evidence/evidence.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import { consentOutcome, evidence, gathered, inAllStates, missing, noBanner } from '../../../test/factories/evidence.ts';
import { readConsentRuns, sortStates } from './consent-states.ts';

const failed = (method: 'failed' | 'no-reject' | 'pay-or-consent') =>
  gathered(consentOutcome('reject', { performed: false, verified: false, method }));
const withBanners = (banners: Partial<Evidence['banners']>, parts: Parameters<typeof evidence>[0]) =>
  evidence({ ...parts, overrides: { banners: { ...inAllStates(() => gathered(null)), ...banners } } });

describe('statesOf', () => {
  const all: ConsentState[] = ['none', 'reject', 'accept'];
  it.each<[string, Evidence, ConsentState, boolean, ConsentState[]]>([
    ['none counts for none', evidence(), 'none', false, ['none']],
    ['after rejecting', evidence(), 'reject', true, ['reject']],
    ['before rejecting', evidence(), 'reject', false, []],
    [
      'not read back still counts',
      evidence({ reject: gathered(consentOutcome('reject', { verified: false })) }),
      'reject',
      true,
      ['reject'],
    ],
    ['failed', evidence({ reject: failed('failed') }), 'reject', true, []],
    ['no reject button', evidence({ reject: failed('no-reject') }), 'reject', true, []],
    ['pay or consent', evidence({ reject: failed('pay-or-consent') }), 'reject', true, []],
    ['gatherer crashed', evidence({ reject: missing }), 'reject', true, []],
    ['no banner: none', evidence({ banner: null }), 'none', false, all],
    ['no banner: reject', evidence({ banner: null }), 'reject', false, all],
    ['no banner, accept crashed', evidence({ banner: null, accept: missing }), 'none', false, ['none', 'reject']],
    ['no banner, accept crashed: accept', evidence({ banner: null, accept: missing }), 'accept', true, []],
    ['one run overlooked the banner', evidence({ reject: gathered(noBanner('reject')) }), 'reject', true, []],
    ['banner of none unknown', withBanners({ none: missing }, { banner: null }), 'none', false, ['none']],
    ['banner of none unknown: reject', withBanners({ none: missing }, { banner: null }), 'reject', false, ['reject', 'accept']],
  ])('%s', (_name, given, state, afterChoice, expected) => {
    expect(readConsentRuns(given).statesOf(state, afterChoice)).toEqual(expected);
  });
});

it('sorts states in report order', () => {
  expect(sortStates(new Set<ConsentState>(['accept', 'none']))).toEqual(['none', 'accept']);
});
