import { callApi } from './api.ts';

const key = 'logout-owed';

/** Whether a logout could not be told to the server: the browser still holds a cookie that would log in again. */
function isOwed(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Keeps in mind that the server was not told of a logout; false once it was, or somebody logged in anew. */
export function oweLogout(owed: boolean): void {
  try {
    if (owed) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: then the session ends when it expires.
  }
}

/** Ends the session at the server; true when it was told. */
export async function endSession(signal?: AbortSignal): Promise<boolean> {
  // From now on, in case that the page is closed before the answer.
  oweLogout(true);
  try {
    await callApi('logout', { signal });
    oweLogout(false);
    return true;
  } catch {
    return false;
  }
}

/** Makes up for a logout that the server was not told of; false: the server is still not reached, and nobody is logged in. */
export async function endOwedSession(signal: AbortSignal): Promise<boolean> {
  return !isOwed() || endSession(signal);
}
