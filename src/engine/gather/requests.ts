import type { Protocol } from 'devtools-protocol';
import type { Gathered } from '#evidence/gathered.ts';
import type { Initiator, RequestEvidence, RequestType } from '#evidence/requests.ts';
import type { AttachedTarget } from '../browser/targets.ts';
import type { GatherContext, Gatherer } from './gatherer.ts';
import type { HookMessage } from './page-hooks.ts';
import { flattenStack, parseStack } from './script-stack.ts';

/** More than this in one state is an attack or an endless poll; the rest is counted, not kept. */
const requestCap = 12_000;
const bodyCap = 32_768;

const types: Partial<Record<Protocol.Network.ResourceType, RequestType>> = {
  Stylesheet: 'stylesheet',
  Image: 'image',
  Media: 'media',
  Font: 'font',
  Script: 'script',
  XHR: 'xhr',
  Fetch: 'fetch',
  Prefetch: 'prefetch',
  EventSource: 'eventsource',
  WebSocket: 'websocket',
  Manifest: 'manifest',
  Ping: 'beacon',
  CSPViolationReport: 'csp-report',
};

/**
 * Told of each request as it starts and is answered: progress, waiting and provisional findings live on it. The answer counts, not
 * its end, because the end of a body that no script reads is never told.
 */
export interface RequestListener {
  started(request: RequestEvidence, key: string, target: AttachedTarget): void;
  answered(key: string, target: AttachedTarget): void;
  /** A piece of a body has come. */
  received(target: AttachedTarget): void;
}

/** Kinds whose data may go on for as long as the page is open. */
const endlessTypes: ReadonlySet<RequestType> = new Set(['eventsource', 'media', 'websocket']);

/** Every HTTP exchange, socket and announced connection of one state, redirects as requests of their own. */
export class RequestGatherer implements Gatherer<RequestEvidence[]> {
  readonly requests: RequestEvidence[] = [];
  dropped = 0;
  readonly #context: GatherContext;
  readonly #listener: RequestListener;
  /** Latest hop by session and request id: redirects reuse the id. */
  readonly #open = new Map<string, RequestEvidence>();
  readonly #previousHop = new WeakMap<RequestEvidence, RequestEvidence>();
  readonly #hasRawHeaders = new WeakSet<RequestEvidence>();
  readonly #lastTold = new Map<string, RequestEvidence>();

  constructor(context: GatherContext, listener: RequestListener) {
    this.#context = context;
    this.#listener = listener;
  }

  onTarget(target: AttachedTarget): void {
    const { session } = target;
    const key = (requestId: string) => `${session.id} ${requestId}`;
    session.on('Network.requestWillBeSent', (event) => this.#sent(event, key(event.requestId), target));
    session.on('Network.requestWillBeSentExtraInfo', (event) => {
      const request = this.#open.get(key(event.requestId));
      if (request) request.requestHeaders = headers(event.headers);
    });
    session.on('Network.responseReceived', (event) => {
      const request = this.#open.get(key(event.requestId));
      if (request) answer(request, event.response);
      this.#listener.answered(key(event.requestId), target);
    });
    session.on('Network.dataReceived', (event) => {
      const request = this.#open.get(key(event.requestId));
      if (request && !endlessTypes.has(request.type)) this.#listener.received(target);
    });
    session.on('Network.responseReceivedExtraInfo', (event) => {
      const latest = this.#open.get(key(event.requestId));
      if (!latest) return;
      const request = this.#answeredHop(latest, event.statusCode);
      this.#lastTold.set(key(event.requestId), request);
      // The gateway's own answer is no answer of the site.
      if (request.blockedReason) return;
      if (request.status === null || request.status === event.statusCode) {
        this.#hasRawHeaders.add(request);
        request.responseHeaders = headers(event.headers);
        request.status ??= event.statusCode;
        markRefused(request);
      }
    });
    session.on('Network.loadingFinished', (event) => {
      const request = this.#open.get(key(event.requestId));
      if (request) request.responseBytes = Math.round(event.encodedDataLength);
      this.#listener.answered(key(event.requestId), target);
    });
    session.on('Network.loadingFailed', (event) => {
      const request = this.#open.get(key(event.requestId));
      if (request) {
        request.failure = event.errorText || (event.canceled ? 'net::ERR_ABORTED' : 'net::ERR_FAILED');
        request.blockedReason = event.blockedReason ?? (event.corsErrorStatus ? 'cors' : request.blockedReason);
      }
      this.#listener.answered(key(event.requestId), target);
    });
    session.on('Network.requestServedFromCache', (event) => {
      const request = this.#open.get(key(event.requestId));
      if (request) request.fromCache = true;
    });
    session.on('Network.webSocketCreated', (event) => {
      const request = this.#add({
        url: event.url,
        type: 'websocket',
        method: 'GET',
        initiator: initiatorOf(event.initiator),
        target,
        time: this.#context.now(),
        frameId: null,
      });
      if (request) this.#open.set(key(event.requestId), request);
    });
    session.on('Network.webSocketHandshakeResponseReceived', (event) => {
      const request = this.#open.get(key(event.requestId));
      if (!request) return;
      request.status = event.response.status;
      request.protocol = 'ws';
      request.responseHeaders = headers(event.response.headers);
    });
    session.on('Network.webSocketFrameSent', (event) => {
      const request = this.#open.get(key(event.requestId));
      if (request && (request.body?.length ?? 0) < bodyCap)
        request.body = `${request.body ?? ''}${event.response.payloadData}\n`.slice(0, bodyCap);
    });
    session.on('Network.webSocketFrameError', (event) => {
      const request = this.#open.get(key(event.requestId));
      if (request) request.failure = 'net::ERR_FAILED';
    });
    session.on('Network.webTransportCreated', (event) => {
      this.#add({
        url: event.url,
        type: 'websocket',
        method: 'CONNECT',
        initiator: initiatorOf(event.initiator),
        target,
        time: this.#context.now(),
        frameId: null,
      });
    });
    void session.send('Network.enable', { maxPostDataSize: 65_536 }).catch(() => undefined);
  }

  onHook(message: HookMessage, target: AttachedTarget): void {
    if (message.k !== 'webrtc') return;
    const stack = parseStack(message.s);
    for (const url of message.servers) {
      const initiator: Initiator = { kind: 'script', url: stack[0]?.url ?? null, line: stack[0]?.line ?? null, stack };
      this.#add({ url, type: 'webrtc', method: 'STUN', initiator, target, time: this.#context.sinceStart(message.t), frameId: null });
    }
  }

  /** The request whose raw answer headers were told last under a protocol id: with redirects not always the newest hop. */
  lastTold(key: string): RequestEvidence | null {
    return this.#lastTold.get(key) ?? null;
  }

  /** A copy: news that comes while the browser is closed changes nothing any more. */
  collect(): Gathered<RequestEvidence[]> {
    return { ok: true, data: this.requests.map((request) => ({ ...request })) };
  }

  /**
   * Raw headers come from another process than the other news: before the answer they belong to, or when the next hop is already
   * open. What an earlier hop still lacks is not taken for the answer of the latest.
   */
  #answeredHop(latest: RequestEvidence, status: number): RequestEvidence {
    const previous = this.#previousHop.get(latest);
    if (previous === undefined || this.#hasRawHeaders.has(previous)) return latest;
    return previous.status === null || previous.status === status ? previous : latest;
  }

  #sent(event: Protocol.Network.RequestWillBeSentEvent, key: string, target: AttachedTarget): void {
    if (!/^(https?|wss?):/.test(event.request.url)) return;
    const previous = this.#open.get(key);
    // A→B→C: three requests, and the answer of each earlier hop inside the next event.
    if (event.redirectResponse && previous) {
      answer(previous, event.redirectResponse);
      this.#listener.answered(key, target);
    }
    const isDocument = event.type === 'Document';
    const isMain = isDocument && event.frameId === target.rootTargetId;
    const type: RequestType = isDocument ? (isMain ? 'document' : 'frame') : (types[event.type ?? 'Other'] ?? 'other');
    // A redirect that the page's rules refuse to follow (credentials in the address, CSP) reuses the id and tells no answer.
    const isHop = event.redirectResponse !== undefined || previous !== undefined;
    const request = this.#add({
      url: event.request.url,
      type,
      method: event.request.method,
      initiator: isHop ? { kind: 'redirect', url: previous?.url ?? null, line: null, stack: [] } : initiatorOf(event.initiator),
      target,
      time: this.#context.sinceStart(event.wallTime * 1_000),
      frameId: event.frameId ?? null,
    });
    if (!request) return;
    request.redirectedFrom = previous?.id ?? null;
    if (previous) this.#previousHop.set(request, previous);
    request.frame.url = event.documentURL;
    request.requestHeaders = headers(event.request.headers);
    request.body = bodyOf(event.request);
    this.#open.set(key, request);
    if (event.request.hasPostData && request.body === null) this.#fetchBody(event.requestId, target, request);
    this.#listener.started(request, key, target);
  }

  /** Bodies above the inline limit and blobs have to be asked for. */
  #fetchBody(requestId: string, target: AttachedTarget, request: RequestEvidence): void {
    void target.session
      .send('Network.getRequestPostData', { requestId }, 2_000)
      .then(({ postData }) => {
        request.body = postData.slice(0, bodyCap);
      })
      .catch(() => undefined);
  }

  #add(given: {
    url: string;
    type: RequestType;
    method: string;
    initiator: Initiator;
    target: AttachedTarget;
    time: number;
    frameId: string | null;
  }): RequestEvidence | null {
    if (this.requests.length >= requestCap) {
      this.dropped++;
      return null;
    }
    const { target, time } = given;
    const request: RequestEvidence = {
      id: this.#context.nextId('r'),
      state: this.#context.state,
      pageId: this.#context.pageOf(target),
      url: given.url.slice(0, 8_192),
      method: given.method,
      type: given.type,
      time,
      afterChoice: this.#context.isAfterChoice(time),
      redirectedFrom: null,
      initiator: given.initiator,
      frame: { id: given.frameId ?? target.targetId, url: target.url, parentId: target.kind === 'iframe' ? target.rootTargetId : null },
      target: target.kind,
      status: null,
      mimeType: null,
      protocol: null,
      remoteAddress: null,
      fromCache: false,
      fromServiceWorker: false,
      failure: null,
      blockedReason: null,
      requestHeaders: {},
      responseHeaders: {},
      body: null,
      responseBytes: 0,
    };
    this.requests.push(request);
    return request;
  }
}

function answer(request: RequestEvidence, response: Protocol.Network.Response): void {
  request.status = response.status;
  request.mimeType = response.mimeType;
  request.protocol = response.protocol ?? null;
  request.fromCache ||= response.fromDiskCache === true;
  request.fromServiceWorker = response.fromServiceWorker === true;
  // Raw headers from the extra info contain what this event leaves out (Set-Cookie); never overwrite them.
  if (Object.keys(request.responseHeaders).length === 0) request.responseHeaders = headers(response.headers);
  markRefused(request);
}

/**
 * On plain http the gateway's own answer looks like one of the site. It removes the header from what sites send there; inside a
 * tunnel anybody can write it, to make requests look as if they had never left.
 */
function markRefused(request: RequestEvidence): void {
  const refused = request.responseHeaders['x-spurenleser-refused'];
  if (!refused || !/^(http|ws):/.test(request.url)) return;
  request.blockedReason = refused;
  request.failure = 'net::ERR_BLOCKED_BY_CLIENT';
  request.status = null;
}

function headers(source: Protocol.Network.Headers): Record<string, string> {
  const result: [string, string][] = [];
  for (const [name, value] of Object.entries(source)) {
    const lower = name.toLowerCase();
    if (lower === 'proxy-authorization') continue;
    result.push([lower, String(value).slice(0, 8_192)]);
  }
  return Object.fromEntries(result);
}

function initiatorOf(initiator: Protocol.Network.Initiator | undefined): Initiator {
  if (!initiator) return { kind: 'other', url: null, line: null, stack: [] };
  const stack = flattenStack(initiator.stack);
  const kind = initiator.type === 'parser' || initiator.type === 'script' || initiator.type === 'preload' ? initiator.type : 'other';
  return {
    kind,
    url: initiator.url ?? stack[0]?.url ?? null,
    line: initiator.lineNumber !== undefined ? initiator.lineNumber + 1 : (stack[0]?.line ?? null),
    stack,
  };
}

function bodyOf(request: Protocol.Network.Request): string | null {
  const bytes = request.postDataEntries?.map((entry) => Buffer.from(entry.bytes ?? '', 'base64'));
  if (!bytes || bytes.length === 0) return request.postData?.slice(0, bodyCap) ?? null;
  const body = Buffer.concat(bytes);
  const text = body.toString('utf8');
  // Compressed and binary bodies survive as base64: `textOfBody` reads what is packed.
  return text.includes('\uFFFD') ? `base64:${body.toString('base64').slice(0, bodyCap)}` : text.slice(0, bodyCap);
}
