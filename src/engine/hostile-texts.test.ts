import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../test/factories/hostile-texts.ts';
import { factReaders, hostileFacts, textReaders } from '../../test/factories/text-readers.ts';

/**
 * Reading five times as much may take five times as long, and twice that for caches, collections and a busy machine; what goes over a
 * text for every one of its characters takes twenty-five times as long. What is done in a moment is not compared: it is all noise.
 */
const [short, long] = [20_000, 100_000];
const mostGrowth = 12;
const momentMs = 500;

/** Processor time of a run: what others do on the machine hardly changes it. */
function workOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times longer the long text takes; 1 for what is done in a moment. Whatever disturbs a run only adds to it, so the least of
 * several runs counts, for either length. Too much growth is doubted four times.
 */
function growthOf(runShort: () => unknown, runLong: () => unknown): number {
  let [leastShort, leastLong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tries = 1; ; tries++) {
    leastLong = Math.min(leastLong, workOf(runLong));
    if (leastLong < momentMs) return 1;
    leastShort = Math.min(leastShort, workOf(runShort));
    const growth = leastLong / Math.max(leastShort, 1);
    if (growth <= mostGrowth || tries === 5) return growth;
  }
}

const shortTexts = new Map(hostileTexts(short).map(({ name, text }) => [name, text]));
const cases = hostileTexts(long).map(({ name, text }) => ({ name, text, part: shortTexts.get(name)! }));

describe('hostile texts are read in time that grows with their length', { timeout: 300_000 }, () => {
  it('covers readers and checks', () => {
    expect(textReaders.length).toBeGreaterThan(25);
    expect(factReaders.length).toBeGreaterThan(100);
    expect(cases.every(({ text }) => text.length === long)).toBe(true);
  });

  it.each(cases)('$name: by every reader of texts', ({ text, part }) => {
    const grown = textReaders.map(({ name, read }) => ({
      name,
      growth: growthOf(
        () => read(part),
        () => read(text),
      ),
    }));
    expect(grown.filter(({ growth }) => growth > mostGrowth)).toEqual([]);
  });

  it.each(cases)('$name: by every check, on a site that shows it everywhere', ({ text, part }) => {
    const [few, many] = [hostileFacts(part), hostileFacts(text)];
    const grown = factReaders.map(({ name, read }) => ({
      name,
      growth: growthOf(
        () => read(few),
        () => read(many),
      ),
    }));
    expect(grown.filter(({ growth }) => growth > mostGrowth)).toEqual([]);
  });
});
