import { expect, it } from 'vitest';
import type { RecordingEvidence } from '#evidence/device-reading.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { evidence, gathered, inAllStates, pageVisit } from '../../../test/factories/evidence.ts';
import { createContext } from './context.ts';
import { deriveRecordings } from './recordings.ts';

const recording = (overrides: Partial<RecordingEvidence>): RecordingEvidence => ({
  id: 'k1',
  state: 'none',
  pageId: 'none-p1',
  time: 1,
  afterChoice: false,
  script: 'https://metrics.test/r.js',
  events: ['mousemove'],
  requestIds: ['none-r1'],
  typedTextSent: false,
  ...overrides,
});

it('merges what one script heard and sent; listening alone is nothing', () => {
  const all = [
    recording({}),
    recording({
      id: 'k2',
      events: ['keydown', 'mousemove'],
      requestIds: ['none-r1', 'none-r2'],
      typedTextSent: true,
      sentAfterTyping: true,
    }),
    recording({ id: 'k3', script: 'https://www.muster.test/menu.js', requestIds: [] }),
    recording({ id: 'k4', state: 'accept', afterChoice: true }),
    recording({ id: 'k5', state: 'reject', afterChoice: false }),
  ];
  const given = evidence({ overrides: { recordings: inAllStates((state) => gathered(all.filter((entry) => entry.state === state))) } });
  expect(deriveRecordings(createContext(given, testDeps))).toEqual([
    {
      script: 'https://metrics.test/r.js',
      serviceId: 'metrics',
      events: ['keydown', 'mousemove'],
      typedTextSent: true,
      sentAfterTyping: true,
      states: ['none', 'accept'],
      pages: ['https://www.muster.test/'],
      requestIds: ['none-r1', 'none-r2'],
      evidenceIds: ['k1', 'k2', 'k4'],
    },
  ]);
});

it('names the further pages where a recorder listens to the same', () => {
  const pages = [pageVisit(), pageVisit({ id: 'none-p2', kind: 'other', finalUrl: 'https://www.muster.test/kontakt' })];
  const all = [recording({}), recording({ id: 'k2', pageId: 'none-p2', requestIds: [] })];
  const recordings = inAllStates((state) => gathered(state === 'none' ? all : []));
  const [fact] = deriveRecordings(createContext(evidence({ pages, overrides: { recordings } }), testDeps));
  expect(fact).toMatchObject({
    pages: ['https://www.muster.test/', 'https://www.muster.test/kontakt'],
    requestIds: ['none-r1'],
    sentAfterTyping: null,
  });
});
