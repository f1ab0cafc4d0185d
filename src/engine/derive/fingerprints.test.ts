import { describe, expect, it } from 'vitest';
import type { FingerprintEvidence, FingerprintKind } from '#evidence/device-reading.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { evidence, gathered, inAllStates } from '../../../test/factories/evidence.ts';
import { createContext } from './context.ts';
import { deriveFingerprints, isFingerprint } from './fingerprints.ts';

const calls = (...apis: string[]) => apis.map((text) => ({ kind: text.split(' ')[0] as FingerprintKind, api: text.split(' ')[1]! }));

describe('isFingerprint', () => {
  it.each<[string, boolean, string[]]>([
    ['canvas and graphics card', true, ['canvas toDataURL', 'webgl UNMASKED_RENDERER']],
    ['canvas and audio', true, ['canvas toDataURL', 'audio OfflineAudioContext']],
    ['audio nobody hears', true, ['audio OfflineAudioContext']],
    [
      'canvas with screen and navigator',
      true,
      ['canvas toDataURL', 'screen colorDepth', 'navigator platform', 'navigator hardwareConcurrency', 'screen availWidth'],
    ],
    ['fonts and battery', true, ['fonts measureText×20', 'battery getBattery']],
    ['chart', false, ['canvas toDataURL']],
    ['emoji test', false, ['canvas getImageData:small', 'navigator platform']],
    ['emoji test of WordPress with a larger canvas', false, ['canvas getImageData', 'navigator platform']],
    ['analytics', false, ['screen colorDepth', 'navigator languages', 'navigator platform', 'screen availWidth']],
    ['visualiser', false, ['audio getFloatFrequencyData']],
    ['three-dimensional drawing', false, ['webgl getShaderPrecisionFormat', 'canvas getImageData']],
    ['small canvas does not count', false, ['canvas toDataURL:small', 'webgl UNMASKED_RENDERER']],
    ['nothing', false, []],
  ])('%s', (_name, expected, apis) => {
    expect(isFingerprint(calls(...apis))).toBe(expected);
  });
});

it('adds up by script, and only what counts for a state', () => {
  let id = 0;
  const call = (script: string, kind: FingerprintKind, api: string, overrides: Partial<FingerprintEvidence> = {}): FingerprintEvidence => ({
    id: `f${++id}`,
    state: 'none',
    pageId: 'none-p1',
    time: 1,
    afterChoice: false,
    kind,
    api,
    calls: 1,
    script,
    frameUrl: 'https://www.muster.test/',
    stack: [],
    ...overrides,
  });
  const all = [
    call('https://metrics.test/fp.js', 'canvas', 'toDataURL'),
    call('https://metrics.test/fp.js', 'webgl', 'UNMASKED_RENDERER'),
    call('https://metrics.test/fp.js', 'canvas', 'toDataURL', { state: 'reject', afterChoice: true }),
    call('https://ads.test/a.js', 'audio', 'OfflineAudioContext', { state: 'reject' }),
    call('https://maps.test/m.js', 'canvas', 'getImageData'),
    call('https://maps.test/m.js', 'webgl', 'UNMASKED_RENDERER'),
  ];
  const given = evidence({ overrides: { fingerprints: inAllStates((state) => gathered(all.filter((entry) => entry.state === state))) } });
  expect(deriveFingerprints(createContext(given, testDeps))).toEqual([
    {
      script: 'https://metrics.test/fp.js',
      serviceId: 'metrics',
      kinds: ['canvas', 'webgl'],
      apis: ['toDataURL', 'UNMASKED_RENDERER'],
      states: ['none', 'reject'],
      pages: ['https://www.muster.test/'],
      evidenceIds: ['f1', 'f2', 'f3'],
    },
  ]);
});
