import type { CdpSession } from './cdp-connection.ts';

/**
 * The front place of a window that several tabs share. Pages load, run and count as visible in the background too, but input is slow
 * there and pictures never come, so whoever needs either takes the front for that long. One at a time, in order of asking.
 */
export class Foreground {
  #last: Promise<unknown> = Promise.resolve();

  /** Brings the tab of a session to the front, does the work and lets the next one come. */
  hold<T>(session: CdpSession, work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(async () => {
      await session.send('Page.bringToFront', undefined, 2_000).catch(() => undefined);
      return work();
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
