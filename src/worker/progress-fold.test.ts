import { expect, it } from 'vitest';
import { scanProgressSchema } from '#contract/api/scan-progress.ts';
import type { ScanProgress } from '#engine/scan-order.ts';
import { foldProgress } from './progress-fold.ts';

const start = () =>
  foldProgress({ identifier: 'a63a3a9e-0f5c-4c5e-9d7e-5d0f2f6e7a11', url: 'https://www.beispiel.test/', attempt: 1, pagesAtMost: 4 });
const request = (state: 'none' | 'reject' | 'accept', host: string, kind: 'own' | 'third' | 'tracker', service: string | null = null) =>
  ({ type: 'request', state, host, kind, service, elapsedMs: 1_234.5 }) satisfies ScanProgress;
const figures = { requests: 0, cookies: 3, pageIndex: 2, pageCount: 4 };

it('counts third-party hosts once, and services, not hosts, as trackers', () => {
  const fold = start();
  fold.take(request('none', 'www.beispiel.test', 'own'));
  fold.take(request('none', 'cdn.test', 'third'));
  fold.take(request('none', 'cdn.test', 'third'));
  fold.take(request('none', 'www.googletagmanager.com', 'tracker', 'google-analytics'));
  fold.take(request('none', 'region1.google-analytics.com', 'tracker', 'google-analytics'));
  expect(fold.view.lanes[0]).toMatchObject({ requests: 5, thirdPartyHosts: 3, trackers: 1 });
  expect(fold.view.lanes[0]?.strokes.map(([, kind]) => kind)).toEqual(['own', 'third', 'third', 'tracker', 'tracker']);
  expect(fold.view.lanes[1]).toMatchObject({ requests: 0 });
});

it('stays in the shape of the contract, however much happens', () => {
  const fold = start();
  for (let number = 0; number < 3_000; number++) fold.take(request('accept', `t${number}.test`, 'tracker', `s${number}`));
  for (let number = 0; number < 40; number++)
    fold.take({ type: 'screenshot', state: 'accept', name: `accept-p${number}.jpg`, path: '/x', elapsedMs: 5 });
  for (let number = 0; number < 90; number++)
    fold.take({ type: 'finding', state: 'none', name: `Dienst ${number}`, host: 'x.test', elapsedMs: 5 });
  const view = scanProgressSchema.parse(fold.view);
  expect(view.lanes[2]?.screenshots.at(-1)).toBe('accept-p39.jpg');
  expect(view.lanes[2]?.trackers).toBe(3_000);
});

it.each([
  [true, 'taken'],
  [false, 'failed'],
] as const)('tells whether the choice was made (%s)', (performed, choice) => {
  const fold = start();
  fold.take({ type: 'choice', state: 'reject', performed, elapsedMs: 900 });
  expect(fold.view.lanes[1]).toMatchObject({ choice, choiceAtMs: performed ? 900 : null });
});

it('never calls a state examined that did not say so', () => {
  const fold = start();
  fold.take({ type: 'page', state: 'none', page: 'https://www.beispiel.test/', elapsedMs: 1, ...figures });
  fold.take({ type: 'state-done', state: 'accept', examined: true, reason: null, elapsedMs: 9, ...figures });
  const view = fold.end('done');
  expect(view.lanes.map(({ status }) => status)).toEqual(['not-examined', 'not-examined', 'examined']);
  expect(view).toMatchObject({ scanState: 'done', step: 'ended' });
});
