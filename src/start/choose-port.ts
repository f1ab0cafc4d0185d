import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartFailure } from './start-failure.ts';

/** Port when none is asked for. */
const usualPort = 3000;

/** The port the server will listen on: the one asked for when it is free; `0` = any free one. Throws `port-…`. */
export async function choosePort(asked: string | undefined, host: string): Promise<number> {
  const text = asked?.trim() || String(usualPort);
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new StartFailure('port-invalid', { port: text });
  const chosen = await tryPort(port, host);
  // A browser asks for `localhost` at the other loopback address first: somebody else must not answer there.
  if (host === '127.0.0.1')
    await tryPort(chosen, '::1').catch((error: unknown) => {
      if (error instanceof StartFailure && error.code === 'port-taken') throw error;
    });
  return chosen;
}

async function tryPort(port: number, host: string): Promise<number> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return (server.address() as { port: number }).port;
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    if (why !== 'EADDRINUSE') throw new StartFailure('port-forbidden', { port: String(port), why });
    throw new StartFailure('port-taken', { port: String(port), other: String(port < 65_535 ? port + 1 : usualPort) });
  } finally {
    server.close();
  }
}

/** Below the ports that systems hand out themselves (Linux: from 32768, others from 49152), above those that well-known servers use. */
const setAside = { from: 20_000, to: 29_999, attempts: 20 } as const;

/**
 * A port of the loopback that nobody listens on. It is bound later than it is chosen: one that the system hands out might by then be some
 * connection's.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < setAside.attempts; attempt++) {
    const port = await tryPort(randomInt(setAside.from, setAside.to + 1), '127.0.0.1').catch(() => null);
    if (port !== null) return port;
  }
  return tryPort(0, '127.0.0.1');
}
