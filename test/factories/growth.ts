/**
 * Reading five times as much may take five times as long, and twice that for caches, collections and a busy machine; what goes over a
 * text for every one of its characters takes twenty-five times as long. What is done in a moment is not compared: it is all noise.
 */
export const mostGrowth = 12;
const momentMs = 500;

/** Processor time of a run: what others do on the machine hardly changes it. */
function workOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times longer the long text takes, which is five times the short one; 1 for what is done in a moment. Whatever disturbs a run only
 * adds to it, so the least of several runs counts, for either length. Too much growth is doubted four times.
 */
export function growthOf(runShort: () => unknown, runLong: () => unknown): number {
  let [leastShort, leastLong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tries = 1; ; tries++) {
    leastLong = Math.min(leastLong, workOf(runLong));
    if (leastLong < momentMs) return 1;
    leastShort = Math.min(leastShort, workOf(runShort));
    const growth = leastLong / Math.max(leastShort, 1);
    if (growth <= mostGrowth || tries === 5) return growth;
  }
}

/** Growth of what repeats its text so many times: `run(1)` against `run(5)`. */
export const growthWith = (run: (times: number) => unknown): number =>
  growthOf(
    () => run(1),
    () => run(5),
  );
