import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { isUnfinished, reportRetryDelay } from './report-loading.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
it.each([
  ['age not known', null, 3_000],
  ['just ordered', '2026-11-21T10:00:00Z', 3_000],
  ['by a clock that is ahead', '2026-11-21T10:05:00Z', 3_000],
  ['thirty minutes old', '2026-11-21T09:30:00Z', 3_000],
  ['older than thirty minutes', '2026-11-21T09:29:59.999Z', 60_000],
  ['a day old', '2026-11-20T10:00:00Z', 60_000],
])('%s', (_, created, delay) => expect(reportRetryDelay(created, now)).toBe(delay));

it.each([
  ['a scan that runs', new ApiError(409, 'IllegalStateException', ''), true],
  ['another conflict', new ApiError(409, 'comments-inactive', ''), false],
  ['a scan that is gone', new ApiError(404, 'scan-not-found', ''), false],
  ['a fault', new ApiError(500, 'request-failed', ''), false],
  ['a lost connection', new ApiError(0, 'unavailable', ''), false],
  ['a mistake of the page', new TypeError(), false],
])('asks again after the answer to %s: %s', (_, error, again) => expect(isUnfinished(error)).toBe(again));
