import { describe, expect, it } from 'vitest';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { evidence, frame, storageEvidence } from '../../../test/factories/evidence.ts';
import { createContext } from './context.ts';
import { deriveStorage } from './storage.ts';

const derive = (...storage: ReturnType<typeof storageEvidence>[]) => deriveStorage(createContext(evidence({ storage }), testDeps));

describe('deriveStorage', () => {
  it('merges pages, runs and sightings of one entry', () => {
    const facts = derive(
      storageEvidence({ key: 'visitor', value: '', stack: [frame('https://metrics.test/m.js')], present: false }),
      storageEvidence({ key: 'visitor', value: '8f3a9c1e77b2d4f6' }),
      storageEvidence({ key: 'visitor', value: '1f3a9c1e77b2d4f6', state: 'accept', afterChoice: true }),
      storageEvidence({ key: 'visitor', value: '2f3a9c1e77b2d4f6', state: 'reject', afterChoice: false }),
      storageEvidence({ key: 'visitor', kind: 'sessionStorage' }),
    );
    expect(facts).toHaveLength(2);
    expect(facts[0]).toMatchObject({
      id: 'localStorage:https://www.muster.test:visitor',
      exampleValue: '8f3a9c1e77b2d4f6',
      states: ['none', 'accept'],
      party: 'first',
      setBy: 'https://metrics.test/m.js',
      serviceId: 'metrics',
      category: 'analytics',
      needsConsent: 'yes',
      idLike: true,
      pages: ['https://www.muster.test/'],
    });
  });

  it.each([
    ['gone on each page', [{}, { state: 'accept' as const }], 0],
    ['caught once, by a look of another tab', [{}, {}, {}, { present: true }], 0],
    ['still there on one of two', [{}, { present: true }], 1],
    ['another value on each', [{}, { value: 'b' }], 1],
    ['long enough to tell visitors apart', [{ value: '8f3a9c1e77b2d4f68f3a9c1e' }], 1],
    ['on a page that nobody looked into', [{ pageId: 'none-p9' }], 1],
    ['gone on a page that was looked into, untold on another', [{}, { pageId: 'none-p9' }], 0],
    ['still there on a page that was looked into, untold on another', [{ present: true }, { pageId: 'none-p9' }], 1],
    ['in a database', [{ kind: 'indexedDB' as const }], 1],
  ])('leaves out what a script writes to try whether it can: %s', (_, parts, left) => {
    const tried = { key: '__support__', value: 'xyz', present: false };
    expect(derive(...parts.map((part) => storageEvidence({ ...tried, ...part })))).toHaveLength(left);
  });

  it.each([
    ['of another origin', { origin: 'https://video.test', key: 'x' }, { party: 'third', serviceId: 'video', category: 'marketing' }],
    ['known key', { key: '_ga' }, { party: 'first', serviceId: 'metrics', category: 'analytics', needsConsent: 'yes' }],
    ['nobody knows', { key: 'x' }, { serviceId: null, category: null, needsConsent: null, setBy: null, idLike: false }],
    ['hostile key', { key: '__proto__', origin: 'https://unknown.test' }, { key: '__proto__', party: 'third', serviceId: null }],
    ['database', { kind: 'indexedDB' as const, key: 'db', value: '' }, { kind: 'indexedDB', exampleValue: '', idLike: false }],
    [
      'service worker',
      { kind: 'serviceWorker' as const, key: 'https://www.muster.test/', value: '', stack: [frame('https://ads.test/push.js')] },
      { serviceId: 'ads' },
    ],
  ])('%s', (_name, entry, expected) => {
    expect(derive(storageEvidence(entry))[0]).toMatchObject(expected);
  });

  it('leaves out what was there only before a choice', () => {
    expect(derive(storageEvidence({ state: 'reject', afterChoice: false }))).toEqual([]);
  });
});
