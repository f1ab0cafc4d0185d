/**
 * Measures every pattern that the product applies to what websites decide, on hostile texts of 100 kB:
 * `npm run bench:patterns -- [--only WORD] [--size N] [--json FILE]`. Patterns are timed where they are used, through the functions that
 * use them, so that a bound a function sets counts. A pattern that takes longer than 50 ms on one text is too slow.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { hostileTexts } from '../test/factories/hostile-texts.ts';
import { factReaders, hostileFacts, textReaders } from '../test/factories/text-readers.ts';
import { round } from './round.ts';

const limitMs = 50;

/** One pattern on one text in one reader. */
interface Timing {
  pattern: string;
  reader: string;
  text: string;
  ms: number;
  calls: number;
}

/** What one look at the clock costs, so that it can be taken off where a pattern matches a hundred thousand times. */
const clockMs = (() => {
  const looks = 100_000;
  const begun = performance.now();
  for (let index = 0; index < looks; index++) performance.now();
  return (performance.now() - begun) / looks;
})();

interface Spent {
  /** Of the application that is running, and of the longest one, with its text. */
  now: number;
  longest: number;
  longestOn: string;
  flags: string;
  calls: number;
}

/**
 * Times every pattern while a function runs: all of them go through `exec` once that is replaced. One application is one walk over one
 * text, however often the pattern matches in it.
 */
function timePatterns(run: () => unknown): { pattern: string; ms: number; calls: number }[] {
  const spent = new Map<string, Spent>();
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function timed(this: RegExp, text: string) {
    const isFirst = this.lastIndex === 0 || !(this.global || this.sticky);
    const begun = performance.now();
    const match = exec.call(this, text);
    const ms = Math.max(0, performance.now() - begun - clockMs);
    const entry = spent.get(this.source) ?? { now: 0, longest: 0, longestOn: '', flags: this.flags, calls: 0 };
    spent.set(this.source, entry);
    entry.now = isFirst ? ms : entry.now + ms;
    if (entry.now > entry.longest) Object.assign(entry, { longest: entry.now, longestOn: text, flags: this.flags });
    entry.calls++;
    return match;
  };
  try {
    run();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return [...spent].map(([pattern, entry]) => ({
    pattern,
    ms: entry.longest > limitMs / 2 ? timeAlone(pattern, entry) : entry.longest,
    calls: entry.calls,
  }));
}

/** Time of the longest application without our hand in it: `split` and `replace` are many times faster then. The best of three. */
function timeAlone(pattern: string, { flags, longestOn }: Spent): number {
  const apply = {
    split: () => longestOn.split(new RegExp(pattern, flags.replace('y', ''))),
    walk: () => longestOn.replace(new RegExp(pattern, flags), ''),
    once: () => new RegExp(pattern, flags).exec(longestOn),
  }[flags.includes('y') ? 'split' : flags.includes('g') ? 'walk' : 'once'];
  const times = Array.from({ length: 3 }, () => {
    const begun = performance.now();
    apply();
    return performance.now() - begun;
  });
  return Math.min(...times);
}

const { values } = parseArgs({
  options: { json: { type: 'string' }, only: { type: 'string', default: '' }, size: { type: 'string', default: '100000' } },
});
const texts = hostileTexts(Number(values.size));
const slow: Timing[] = [];
const readers: { reader: string; text: string; ms: number }[] = [];
const patterns = new Set<string>();

/** Runs a reader on a text; what is slow is run again, up to three times, and the fastest counts. */
function measure(reader: string, text: string, run: () => unknown): void {
  const once = () => {
    const begun = performance.now();
    const timings = timePatterns(run);
    return { timings, ms: performance.now() - begun };
  };
  let { timings, ms } = once();
  for (let tries = 0; tries < 3 && timings.some((timing) => timing.ms > limitMs / 2); tries++) {
    const again = once();
    const before = new Map(timings.map((timing) => [timing.pattern, timing.ms]));
    timings = again.timings.map((timing) => ({ ...timing, ms: Math.min(timing.ms, before.get(timing.pattern) ?? timing.ms) }));
    ms = Math.min(ms, again.ms);
  }
  readers.push({ reader, text, ms: round(ms) });
  for (const timing of timings) {
    patterns.add(timing.pattern);
    if (timing.ms > limitMs / 2) slow.push({ ...timing, ms: round(timing.ms), reader, text });
  }
}

for (const { name: text, text: hostile } of texts) {
  for (const { name, read } of textReaders) if (name.includes(values.only)) measure(name, text, () => read(hostile));
  if (values.only !== '' && !'deriveFacts'.includes(values.only) && !factReaders.some(({ name }) => name.includes(values.only))) continue;
  measure('deriveFacts', text, () => hostileFacts(hostile));
  const facts = hostileFacts(hostile);
  for (const { name, read } of factReaders) if (name.includes(values.only)) measure(name, text, () => read(facts));
}

const byPattern = [...Map.groupBy(slow, ({ pattern }) => pattern).values()]
  .map((timings) => timings.reduce((worst, timing) => (timing.ms > worst.ms ? timing : worst)))
  .sort((a, b) => b.ms - a.ms);
const tooSlow = byPattern.filter(({ ms }) => ms > limitMs);
console.log(`${patterns.size} patterns, ${texts.length} texts of ${values.size} characters, ${readers.length} runs`);
console.table(byPattern.slice(0, 40).map(({ pattern, ...rest }) => ({ ...rest, pattern: pattern.slice(0, 70) })));
console.log('slowest readers');
console.table(readers.sort((a, b) => b.ms - a.ms).slice(0, 25));
console.log(`${tooSlow.length} patterns take longer than ${limitMs} ms`);
if (values.json) {
  const figures = {
    measuredAt: new Date().toISOString(),
    limitMs,
    patterns: patterns.size,
    texts: texts.length,
    tooSlow,
    slow: byPattern,
    readers,
  };
  await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`);
}
process.exitCode = tooSlow.length === 0 ? 0 : 1;
