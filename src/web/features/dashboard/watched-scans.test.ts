import { describe, expect, it } from 'vitest';
import type { ScanProgressView } from '#contract/api/scan-progress.ts';
import { liveState, watchedScans } from './watched-scans.ts';

const entry = (identifier: string, scanState: 'queued' | 'running' | 'done' | 'failed', created: string) => ({
  identifier,
  scanState,
  created: `2026-11-21T09:0${created}:00Z`,
});

describe('watched scans', () => {
  it.each([
    ['none of those that ended', [entry('a', 'done', '1'), entry('b', 'failed', '2')], []],
    ['what runs before what waits', [entry('a', 'queued', '1'), entry('b', 'running', '2')], ['b', 'a']],
    ['of those that wait the oldest', [entry('a', 'queued', '2'), entry('b', 'queued', '1')], ['b', 'a']],
    ['at most five', Array.from({ length: 9 }, (_, i) => entry(`${i}`, 'queued', `${i}`)), ['0', '1', '2', '3', '4']],
  ])('%s', (_, entries, expected) => expect(watchedScans(entries)).toEqual(expected));
});

const lane = (pageIndex: number) => ({ status: 'running' as const, page: null, pageIndex, pageCount: 10 });
const view = (over: Partial<ScanProgressView>, pages = [0, 0, 0]) =>
  ({ scanState: 'running', step: 'visit', queuePosition: null, lanes: pages.map(lane), ...over }) as unknown as ScanProgressView;

describe('a row says of a scan', () => {
  it.each([
    ['that waits, before anything is known', 'queued', undefined, { says: 'queued', ahead: null }],
    ['that is next', 'queued', view({ scanState: 'queued', queuePosition: 1 }), { says: 'queued', ahead: 0 }],
    ['that waits behind others', 'queued', view({ scanState: 'queued', queuePosition: 4 }), { says: 'queued', ahead: 3 }],
    ['that runs, before anything is known', 'running', undefined, { says: 'running', visits: null, percent: null }],
    ['that began since', 'queued', view({ step: 'launch' }), { says: 'running', visits: null, percent: null }],
    ['how far it is', 'running', view({}, [5, 3, 1]), { says: 'running', visits: { done: 9, planned: 30 }, percent: 30 }],
    ['that judges', 'running', view({ step: 'judge' }, [10, 10, 10]), { says: 'running', visits: null, percent: null }],
  ] as const)('%s', (_, state, progress, expected) => expect(liveState(state, progress)).toEqual(expected));
});
