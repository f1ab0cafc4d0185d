import { describe, expect, it } from 'vitest';
import type { ProgressLane, ScanProgressView } from '#contract/api/scan-progress.ts';
import { choiceStatus, lanePages, shotsOf, visitsOf } from '../../lib/progress-figures.ts';
import { newerView } from './newer-view.ts';

const view = (over: Partial<ScanProgressView>): ScanProgressView => ({
  identifier: 'a',
  scanState: 'running',
  step: 'visit',
  queuePosition: null,
  url: 'https://a.test/',
  elapsedMs: 1_000,
  attempt: 1,
  lanes: [],
  observations: [],
  ...over,
});

describe('the later of two views', () => {
  it.each<[string, Partial<ScanProgressView>, Partial<ScanProgressView>, 'known' | 'next']>([
    ['is the one with more time', { elapsedMs: 2_000 }, { elapsedMs: 3_000 }, 'next'],
    ['stays when an older answer arrives', { elapsedMs: 3_000 }, { elapsedMs: 2_000 }, 'known'],
    ['is the new one at the same time: the queue moves', { elapsedMs: 0, queuePosition: 3 }, { elapsedMs: 0, queuePosition: 2 }, 'next'],
    ['stays ended', { scanState: 'done' }, { elapsedMs: 9_000 }, 'known'],
    ['ends', { elapsedMs: 9_000 }, { scanState: 'failed', elapsedMs: 0 }, 'next'],
    ['is of the later attempt', { elapsedMs: 9_000 }, { attempt: 2, elapsedMs: 0 }, 'next'],
    ['is never of an earlier attempt', { attempt: 2, elapsedMs: 0 }, { elapsedMs: 9_000 }, 'known'],
    ['is of the scan that is asked for', { elapsedMs: 9_000 }, { identifier: 'b', elapsedMs: 0 }, 'next'],
  ])('%s', (_, known, next, later) => {
    const both = { known: view(known), next: view(next) };
    expect(newerView(both.known, both.next)).toBe(both[later]);
  });

  it('is the first one', () => expect(newerView(undefined, view({})).identifier).toBe('a'));
});

const lane = (over: Partial<ProgressLane>): ProgressLane => ({
  state: 'none',
  status: 'running',
  reason: null,
  choice: 'none',
  choiceAtMs: null,
  page: null,
  pageIndex: 0,
  pageCount: 14,
  requests: 0,
  thirdPartyHosts: 0,
  trackers: 0,
  cookies: 0,
  strokes: [],
  screenshots: [],
  ...over,
});

describe('pages of a lane', () => {
  it.each([
    ['nothing yet', { page: null, pageIndex: 0, pageCount: 14 }, { done: 0, planned: 14, current: null }],
    ['the first is open', { page: 'https://a.test/', pageIndex: 1, pageCount: 14 }, { done: 0, planned: 14, current: 1 }],
    ['the ninth is open', { page: 'https://a.test/', pageIndex: 9, pageCount: 14 }, { done: 8, planned: 14, current: 9 }],
    ['between two pages', { page: null, pageIndex: 9, pageCount: 14 }, { done: 9, planned: 14, current: null }],
    ['more than planned', { page: 'https://a.test/', pageIndex: 15, pageCount: 14 }, { done: 14, planned: 15, current: 15 }],
  ])('%s', (_, figures, pages) => expect(lanePages(figures)).toEqual(pages));

  it('of all lanes end whole, also when a state is given up', () => {
    const open = { page: 'https://a.test/', pageIndex: 3 };
    expect(visitsOf([lane(open), lane({ status: 'waiting' }), lane({ status: 'not-examined', pageIndex: 2 })])).toEqual({
      done: 4,
      planned: 30,
    });
    expect(visitsOf([lane({ status: 'examined', pageIndex: 14 })])).toEqual({ done: 14, planned: 14 });
  });
});

describe('what a lane says', () => {
  it.each<[ProgressLane['state'], ProgressLane['status'], ProgressLane['choice'], string]>([
    ['none', 'running', 'none', 'untouched'],
    ['reject', 'waiting', 'pending', 'pending'],
    ['reject', 'running', 'taken', 'taken'],
    ['accept', 'examined', 'taken', 'verified'],
    ['accept', 'not-examined', 'taken', 'taken'],
    ['reject', 'not-examined', 'failed', 'failed'],
    ['reject', 'examined', 'pending', 'noBanner'],
  ])('in state %s, %s, choice %s', (state, status, choice, says) => expect(choiceStatus({ state, status, choice })).toBe(says));

  it('shows the newest picture and three before it', () => {
    expect(shotsOf([])).toEqual({ current: null, earlier: [] });
    expect(shotsOf(['1', '2', '3', '4', '5'])).toEqual({ current: '5', earlier: ['4', '3', '2'] });
  });
});
