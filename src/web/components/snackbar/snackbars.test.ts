import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeSnackbar, currentSnackbar, showSnackbar } from './snackbars.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  closeSnackbar();
  vi.useRealTimers();
});

it.each([
  ['stays by default', undefined, 3_600_000, 'a'],
  ['stays with -1', -1, 3_600_000, 'a'],
  ['closes by itself', 5_000, 5_000, undefined],
  ['not earlier', 5_000, 4_999, 'a'],
])('%s', (_, timeout, passedMs, message) => {
  showSnackbar({ message: 'a', timeout });
  vi.advanceTimersByTime(passedMs);
  expect(currentSnackbar()?.message).toBe(message);
});

it('gives the next message its own time', () => {
  showSnackbar({ message: 'a', timeout: 1_000 });
  showSnackbar({ message: 'b' });
  vi.advanceTimersByTime(2_000);
  expect(currentSnackbar()?.message).toBe('b');
  closeSnackbar();
  expect(currentSnackbar()).toBeNull();
});
