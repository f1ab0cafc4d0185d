import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { shouldAskAgain } from './visitor-report.ts';

it.each<[string, number, unknown, boolean]>([
  ['the report is not there yet, however often', 99, new ApiError(409, 'IllegalStateException', ''), true],
  ['the server is not reached', 0, new ApiError(0, 'unavailable', ''), true],
  ['the server has a fault', 4, new ApiError(503, 'unavailable', ''), true],
  ['the fault stays', 5, new ApiError(503, 'unavailable', ''), false],
  ['too many requests', 1, new ApiError(429, 'too-many-requests', ''), true],
  ['there is no such scan', 0, new ApiError(404, 'scan-not-found', ''), false],
  ['the client has a fault', 0, new TypeError('x'), false],
])('asks again when %s: failure %i', (_, failures, error, again) => expect(shouldAskAgain(failures, error)).toBe(again));
