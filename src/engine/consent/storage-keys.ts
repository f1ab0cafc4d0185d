import type { Tab } from '../browser/tab.ts';

/**
 * Runs in our world: keys and values of the page's own web storage, for comparing before and after. What lasts comes last, so that it
 * counts where both stores use a key.
 */
function readOwnStorage(): [string, string][] {
  try {
    return [...Object.entries(sessionStorage), ...Object.entries(localStorage)]
      .slice(0, 400)
      .map(([key, value]) => [key, String(value).slice(0, 2_000)]);
  } catch {
    return [];
  }
}

/** Runs in our world: everything a page can read of what it keeps, and where it stands, in one line. */
function readOwnState(): string {
  try {
    return JSON.stringify([location.href, document.cookie, { ...localStorage }, { ...sessionStorage }]).slice(0, 40_000);
  } catch {
    return '';
  }
}

/** What a page keeps at one moment, for seeing whether a click changed anything. */
export async function ownState(tab: Tab): Promise<string> {
  const main = tab.frames.main;
  const answer = main ? await tab.evaluate(main, readOwnState, [], 2_000) : null;
  return answer?.ok ? answer.value : '';
}

/** Web storage of the page's main frame by key. */
export async function readKeys(tab: Tab): Promise<Map<string, string>> {
  const main = tab.frames.main;
  const answer = main ? await tab.evaluate(main, readOwnStorage, [], 2_000) : null;
  return new Map(answer?.ok ? answer.value : []);
}
