import type { Readable, Writable } from 'node:stream';
import type { ProtocolMapping } from 'devtools-protocol/types/protocol-mapping.js';

type Commands = ProtocolMapping.Commands;
type Events = ProtocolMapping.Events;
/** Name of a protocol command or event. */
export type CommandName = keyof Commands;
export type EventName = keyof Events;

/** The browser answered a command with an error, went away, or did not answer in time (`timedOut`). */
export class CdpError extends Error {
  readonly method: string;
  readonly timedOut: boolean;
  constructor(method: string, message: string, timedOut = false) {
    super(`${method}: ${message}`);
    this.name = 'CdpError';
    this.method = method;
    this.timedOut = timedOut;
  }
}

/** Commands wait this long unless told otherwise: a page in `while(true)` never answers. */
const defaultTimeoutMs = 5_000;

interface Pending {
  method: string;
  sessionId: string | undefined;
  resolve(value: unknown): void;
  reject(error: CdpError): void;
  timer: NodeJS.Timeout;
}
interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  sessionId?: string;
  result?: unknown;
  error?: { message: string };
}

/** One attached target, or the browser itself. Events of a session reach only its own listeners. */
export class CdpSession {
  readonly id: string | undefined;
  readonly #connection: CdpConnection;
  readonly #listeners = new Map<string, ((params: never) => void)[]>();
  closed = false;

  constructor(connection: CdpConnection, id: string | undefined) {
    this.#connection = connection;
    this.id = id;
  }

  /** Sends a command and resolves with its answer; rejects with `CdpError`. */
  send<M extends CommandName>(
    method: M,
    params?: Commands[M]['paramsType'][0],
    timeoutMs = defaultTimeoutMs,
  ): Promise<Commands[M]['returnType']> {
    if (this.closed) return Promise.reject(new CdpError(method, 'session closed'));
    return this.#connection.send(method, params, this.id, timeoutMs) as Promise<Commands[M]['returnType']>;
  }

  on<E extends EventName>(event: E, listener: (params: Events[E][0]) => void): void {
    const list = this.#listeners.get(event);
    if (list) list.push(listener as never);
    else this.#listeners.set(event, [listener as never]);
  }

  off<E extends EventName>(event: E, listener: (params: Events[E][0]) => void): void {
    const list = this.#listeners.get(event);
    const index = list?.indexOf(listener as never) ?? -1;
    if (index >= 0) list?.splice(index, 1);
  }

  /** Called by the connection only. */
  dispatch(event: string, params: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(params as never);
  }
}

/**
 * The DevTools protocol over a pipe: JSON messages that end with a NUL byte.
 * A pipe, not a port: no page can reach it, and it closes with this process.
 */
export class CdpConnection {
  readonly browser: CdpSession;
  readonly closed: Promise<void>;
  readonly #write: Writable;
  readonly #pending = new Map<number, Pending>();
  readonly #sessions = new Map<string, CdpSession>();
  #nextId = 1;
  #isClosed = false;
  #resolveClosed!: () => void;

  constructor(write: Writable, read: Readable) {
    this.#write = write;
    this.browser = new CdpSession(this, undefined);
    this.closed = new Promise((resolve) => {
      this.#resolveClosed = resolve;
    });
    const chunks: Buffer[] = [];
    read.on('data', (chunk: Buffer) => {
      let start = 0;
      for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
        chunks.push(chunk.subarray(start, end));
        start = end + 1;
        this.#receive((chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString('utf8'));
        chunks.length = 0;
      }
      if (start < chunk.length) chunks.push(chunk.subarray(start));
    });
    for (const stream of [read, write]) {
      stream.on('close', () => this.close());
      stream.on('error', () => this.close());
    }
  }

  send(method: string, params: unknown, sessionId: string | undefined, timeoutMs: number): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(new CdpError(method, 'browser closed'));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#pending.delete(id);
        reject(new CdpError(method, `no answer within ${timeoutMs} ms`, true));
      }, timeoutMs);
      this.#pending.set(id, { method, sessionId, resolve, reject, timer });
      this.#write.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  /** The session of an attached target; created on first use. */
  session(id: string): CdpSession {
    let session = this.#sessions.get(id);
    if (!session) {
      session = new CdpSession(this, id);
      this.#sessions.set(id, session);
    }
    return session;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const id of [...this.#pending.keys()]) this.#fail(id, 'browser closed');
    for (const session of this.#sessions.values()) session.closed = true;
    this.browser.closed = true;
    this.#resolveClosed();
  }

  #fail(id: number, reason: string): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    clearTimeout(pending.timer);
    pending.reject(new CdpError(pending.method, reason));
  }

  #receive(text: string): void {
    let message: Message;
    try {
      message = JSON.parse(text) as Message;
    } catch {
      return;
    }
    if (message.id !== undefined) {
      const pending = this.#pending.get(message.id);
      if (!pending) return;
      this.#pending.delete(message.id);
      clearTimeout(pending.timer);
      if (message.error) pending.reject(new CdpError(pending.method, message.error.message));
      else pending.resolve(message.result);
      return;
    }
    if (!message.method) return;
    const session = message.sessionId ? this.session(message.sessionId) : this.browser;
    if (message.method === 'Target.detachedFromTarget') this.#detach((message.params as { sessionId: string }).sessionId);
    session.dispatch(message.method, message.params);
  }

  #detach(sessionId: string): void {
    const session = this.#sessions.get(sessionId);
    if (!session) return;
    session.closed = true;
    this.#sessions.delete(sessionId);
    for (const [id, pending] of this.#pending) if (pending.sessionId === sessionId) this.#fail(id, 'target closed');
  }
}
