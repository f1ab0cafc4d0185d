import type { Protocol } from 'devtools-protocol';
import type { Gathered } from '#evidence/gathered.ts';
import type { CookieEvent, JarCookie, JarSnapshot } from '#evidence/stored.ts';
import type { CdpSession } from '../browser/cdp-connection.ts';
import type { AttachedTarget } from '../browser/targets.ts';
import type { GatherContext, Gatherer } from './gatherer.ts';
import type { HookMessage } from './page-hooks.ts';
import { parseStack } from './script-stack.ts';

const eventCap = 6_000;
const jarCap = 3_000;

/** Every attempt to set a cookie, by header or script, stored or refused. */
export class CookieEventGatherer implements Gatherer<CookieEvent[]> {
  readonly events: CookieEvent[] = [];
  /** Names seen so far, for progress. */
  readonly names = new Set<string>();
  readonly #context: GatherContext;
  /** Evidence id and address of the request with a protocol id. */
  readonly #requestOf: (key: string) => { id: string; url: string } | null;

  constructor(context: GatherContext, requestOf: (key: string) => { id: string; url: string } | null) {
    this.#context = context;
    this.#requestOf = requestOf;
  }

  onTarget(target: AttachedTarget): void {
    const { session } = target;
    session.on('Network.responseReceivedExtraInfo', (event) => this.#header(event, `${session.id} ${event.requestId}`, target));
    session.on('Audits.issueAdded', ({ issue }) => this.#issue(issue, target));
    void session.send('Audits.enable').catch(() => undefined);
  }

  onHook(message: HookMessage, target: AttachedTarget): void {
    if (message.k !== 'cookie' && message.k !== 'cookieStore') return;
    const stack = parseStack(message.s);
    this.#add(target, {
      time: this.#context.sinceStart(message.t),
      via: message.k === 'cookie' ? 'document.cookie' : 'cookieStore',
      raw: message.raw,
      url: message.u,
      requestId: null,
      frameUrl: message.u,
      stack,
      blockedReasons: [],
    });
  }

  collect(): Gathered<CookieEvent[]> {
    return { ok: true, data: this.events };
  }

  #header(event: Protocol.Network.ResponseReceivedExtraInfoEvent, key: string, target: AttachedTarget): void {
    const raw = Object.entries(event.headers).find(([name]) => name.toLowerCase() === 'set-cookie')?.[1];
    if (raw === undefined) return;
    const request = this.#requestOf(key);
    const refused = new Map(event.blockedCookies.map((blocked) => [blocked.cookieLine, blocked.blockedReasons as string[]]));
    // Several Set-Cookie headers arrive joined by newlines.
    for (const line of String(raw).split('\n')) {
      this.#add(target, {
        time: this.#context.now(),
        via: 'header',
        raw: line.slice(0, 4_096),
        url: request?.url ?? target.url,
        requestId: request?.id ?? null,
        frameUrl: null,
        stack: [],
        blockedReasons: refused.get(line) ?? [],
      });
    }
  }

  /** Cookies that scripts tried to set and the browser refused are only told as issues. */
  #issue(issue: Protocol.Audits.InspectorIssue, target: AttachedTarget): void {
    const details = issue.details.cookieIssueDetails;
    if (!details || details.cookieExclusionReasons.length === 0 || details.operation !== 'SetCookie') return;
    const name = details.cookie?.name ?? details.rawCookieLine?.split('=')[0]?.trim();
    if (name === undefined) return;
    const event = this.events.findLast((candidate) => candidate.via !== 'header' && candidate.raw.split('=')[0]?.trim() === name);
    if (event && this.#context.pageOf(target) === event.pageId) event.blockedReasons = [...details.cookieExclusionReasons];
  }

  #add(target: AttachedTarget, given: Omit<CookieEvent, 'id' | 'state' | 'pageId' | 'afterChoice'>): void {
    if (this.events.length >= eventCap) return;
    this.names.add(given.raw.split('=')[0]?.trim() ?? '');
    this.events.push({
      id: this.#context.nextId('c'),
      state: this.#context.state,
      pageId: this.#context.pageOf(target),
      afterChoice: this.#context.isAfterChoice(given.time),
      ...given,
    });
  }
}

/** The jar at the moments that matter. */
export class JarGatherer implements Gatherer<JarSnapshot[]> {
  readonly snapshots: JarSnapshot[] = [];
  readonly #context: GatherContext;
  readonly #browser: CdpSession;
  readonly #browserContextId: string;

  constructor(context: GatherContext, browser: CdpSession, browserContextId: string) {
    this.#context = context;
    this.#browser = browser;
    this.#browserContextId = browserContextId;
  }

  /** Takes a snapshot; failures leave none, and `collect` says so when there is not a single one. */
  async take(moment: JarSnapshot['moment'], pageId: string | null): Promise<void> {
    const answer = await this.#browser.send('Storage.getCookies', { browserContextId: this.#browserContextId }, 5_000).catch(() => null);
    if (!answer) return;
    const cookies = answer.cookies.slice(0, jarCap).map(jarCookie).sort(byIdentity);
    this.snapshots.push({ state: this.#context.state, moment, pageId, time: this.#context.now(), cookies });
  }

  collect(): Gathered<JarSnapshot[]> {
    if (this.snapshots.length === 0) return { ok: false, reason: 'crashed', message: 'the cookie jar could not be read' };
    return { ok: true, data: this.snapshots };
  }
}

function jarCookie(cookie: Protocol.Network.Cookie): JarCookie {
  return {
    name: cookie.name,
    value: cookie.value.slice(0, 4_096),
    domain: cookie.domain,
    path: cookie.path,
    expires: cookie.session || cookie.expires < 0 ? null : Math.round(cookie.expires),
    secure: cookie.secure,
    httpOnly: cookie.httpOnly,
    sameSite: cookie.sameSite ?? null,
    partitionKey: cookie.partitionKey?.topLevelSite ?? null,
  };
}

function byIdentity(a: JarCookie, b: JarCookie): number {
  const left = `${a.domain}\n${a.path}\n${a.name}`;
  const right = `${b.domain}\n${b.path}\n${b.name}`;
  return left < right ? -1 : left > right ? 1 : 0;
}
