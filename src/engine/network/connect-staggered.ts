import type { Socket } from 'node:net';
import { DialError } from './dialer.ts';

/** Head start of one address before the next is tried beside it (RFC 8305, section 5). */
const staggerMs = 250;

/**
 * Connects to the first address that answers: in order, the next one after a failure or 250 ms, all others given up on success.
 * Rejects with the error of the last attempt, or `ETIMEDOUT` after `timeoutMs`.
 */
export function connectStaggered(
  addresses: readonly string[],
  attempt: (address: string, signal: AbortSignal) => Promise<Socket>,
  options: { timeoutMs: number; signal: AbortSignal },
): Promise<{ socket: Socket; address: string }> {
  return new Promise((resolve, reject) => {
    const abort = new AbortController();
    let next = 0;
    let pending = 0;
    let settled = false;
    let stagger: NodeJS.Timeout | undefined;
    const settle = (act: () => void) => {
      if (settled) return;
      settled = true;
      clearTimeout(stagger);
      clearTimeout(deadline);
      options.signal.removeEventListener('abort', cancel);
      abort.abort();
      act();
    };
    const cancel = () => settle(() => reject(new DialError('EABORTED')));
    const deadline = setTimeout(() => settle(() => reject(new DialError('ETIMEDOUT'))), options.timeoutMs);
    const tryNext = () => {
      clearTimeout(stagger);
      const address = addresses[next];
      if (settled || address === undefined) return;
      next += 1;
      pending += 1;
      if (next < addresses.length) stagger = setTimeout(tryNext, staggerMs);
      attempt(address, abort.signal).then(
        (socket) => {
          if (settled) socket.destroy();
          else settle(() => resolve({ socket, address }));
        },
        (error: unknown) => {
          pending -= 1;
          if (next < addresses.length) tryNext();
          else if (pending === 0) settle(() => reject(error));
        },
      );
    };
    if (options.signal.aborted) return cancel();
    options.signal.addEventListener('abort', cancel, { once: true });
    tryNext();
  });
}
