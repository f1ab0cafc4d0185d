import { describe, expect, it } from 'vitest';
import { afterPoll, mostPolls, nextPollMs, pollMs, watchFor } from './new-scan-watch.ts';

/** Looks at the lists one after the other; says what came of it and how long was waited before each look. */
function watched(lists: (readonly string[] | null)[]) {
  let watch = watchFor('new', 'shop.test');
  const waits: number[] = [];
  for (const list of lists) {
    const wait = nextPollMs(watch);
    if (wait === null) break;
    waits.push(wait);
    watch = afterPoll(watch, list);
  }
  return { outcome: watch.outcome, waits };
}
const nothing = (times: number) => Array.from({ length: times }, () => ['old']);

describe('a new scan is looked for in the list', () => {
  it.each([
    ['and is there at once', [['new', 'old']], 'appeared', [0]],
    ['and appears at the third look', [['old'], [], ['new']], 'appeared', [0, pollMs, pollMs]],
    ['although the list fails in between', [null, null, ['new']], 'appeared', [0, pollMs, pollMs]],
    ['and is not looked for after it appeared', [['new'], [], []], 'appeared', [0]],
    ['and appears at the last look', [...nothing(19), ['new']], 'appeared', [0, ...Array(19).fill(pollMs)]],
    ['twenty times, then no more', [...nothing(20), ['new']], 'missing', [0, ...Array(19).fill(pollMs)]],
    ['twenty times, also when the list never loads', Array(30).fill(null), 'missing', [0, ...Array(19).fill(pollMs)]],
  ])('%s', (_, lists, outcome, waits) => expect(watched(lists)).toEqual({ outcome, waits }));

  it('every two seconds, at most twenty times', () => expect([pollMs, mostPolls]).toEqual([2_000, 20]));
});
