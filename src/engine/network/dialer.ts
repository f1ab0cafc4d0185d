import { connect, type Socket } from 'node:net';
import { canonicalAddress } from '#lib/target/public-address.ts';

/** Opens a TCP connection to a vetted address. Rejects with an error whose `code` names the cause. */
export interface Dialer {
  /** @param address the vetted address, @param host the name it was resolved from, @param signal gives the attempt up */
  dial(address: string, port: number, host: string, signal: AbortSignal): Promise<Socket>;
}

/** An attempt to connect that failed, with a system code (`ECONNREFUSED`) or one of ours (`EADDRCHANGED`). */
export class DialError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`connection failed: ${code}`);
    this.code = code;
  }
}

/** Opens a TCP connection without any name resolution on the way. `verify` says whether the peer is the one that was meant. */
export function openSocket(host: string, port: number, signal: AbortSignal, verify: (socket: Socket) => boolean): Promise<Socket> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new DialError('EABORTED'));
    const socket = connect({ host, port, noDelay: true, allowHalfOpen: true, autoSelectFamily: false });
    const giveUp = () => socket.destroy(new DialError('EABORTED'));
    signal.addEventListener('abort', giveUp, { once: true });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      signal.removeEventListener('abort', giveUp);
      reject(new DialError(error.code ?? 'EFAILED'));
    });
    socket.once('connect', () => {
      signal.removeEventListener('abort', giveUp);
      if (!verify(socket)) {
        socket.destroy();
        return reject(new DialError('EADDRCHANGED'));
      }
      socket.removeAllListeners('error');
      resolve(socket);
    });
  });
}

/** Connects to exactly the vetted address, and checks on the open socket that it did. */
export const directDialer: Dialer = {
  dial: (address, port, _host, signal) =>
    openSocket(address, port, signal, (socket) => canonicalAddress(socket.remoteAddress ?? '') === canonicalAddress(address)),
};
