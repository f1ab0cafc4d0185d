import type { RecordingEvidence } from '#evidence/device-reading.ts';
import type { Gathered } from '#evidence/gathered.ts';
import type { RequestEvidence } from '#evidence/requests.ts';
import type { AttachedTarget } from '../browser/targets.ts';
import { textOfBody } from '../reading/request-body.ts';
import type { GatherContext, Gatherer } from './gatherer.ts';
import type { HookMessage } from './page-hooks.ts';
import { parseStack } from './script-stack.ts';

/** Text our simulated visitor types into a field; nobody else would send it. */
export const typedText = 'spurenprobe7341';

/** A span in which our visitor moved, scrolled or typed. */
interface InputSpan {
  pageId: string;
  from: number;
  to: number;
  typed: TypedProbe | null;
}

/** When the last key was pressed, and how much each open socket had carried by then. */
export interface TypedProbe {
  time: number;
  socketLengths: ReadonlyMap<string, number>;
}

interface Listening {
  events: Set<string>;
  time: number;
  pageId: string | null;
}

/** After input ends, recorders flush their buffers within this time. */
const flushMs = 6_500;
/** Pointer events that a recorder needs; a menu listens to clicks, a header to scrolling. */
const pointerEvents = ['mousemove', 'pointermove', 'touchmove'];
const keyEvents = ['keydown', 'keyup', 'keypress', 'input', 'change'];
/** So many pages of a state are waited on for what a recorder sends after typing: one that masks is the same on all of them. */
const pagesWaitedOn = 3;

/**
 * Finds scripts that record pointer or keys by what they do: they listen to the whole page, and requests started by the same
 * script carry what our visitor did. A vendor's name plays no part.
 */
export class RecordingGatherer implements Gatherer<RecordingEvidence[]> {
  readonly #listening = new Map<string, Listening>();
  readonly #spans: InputSpan[] = [];
  readonly #waitedOn = new Set<string>();
  readonly #context: GatherContext;
  readonly #requests: () => readonly RequestEvidence[];

  constructor(context: GatherContext, requests: () => readonly RequestEvidence[]) {
    this.#context = context;
    this.#requests = requests;
  }

  onHook(message: HookMessage, target: AttachedTarget): void {
    if (message.k !== 'listen') return;
    const script = parseStack(message.s)[0]?.url;
    if (!script) return;
    const pageId = this.#context.pageOf(target);
    const key = JSON.stringify([script, pageId]);
    const known = this.#listening.get(key);
    if (known) known.events.add(message.event);
    else if (this.#listening.size < 500)
      this.#listening.set(key, { events: new Set([message.event]), time: this.#context.sinceStart(message.t), pageId });
  }

  /** Called around simulated input on a page. */
  inputSpan(span: InputSpan): void {
    this.#spans.push(span);
  }

  /** To be taken right after the last key: what is sent from here on can carry the whole text. */
  typedNow(): TypedProbe {
    const sockets = this.#requests().filter(isLasting);
    return { time: this.#context.now(), socketLengths: new Map(sockets.map(({ id, body }) => [id, body?.length ?? 0])) };
  }

  /** Whether it is worth waiting on a page until a recorder has sent what it heard; only for so many pages. */
  isWorthWaiting(pageId: string): boolean {
    if (this.#recordersOn(pageId).length === 0) return false;
    if (this.#waitedOn.size < pagesWaitedOn) this.#waitedOn.add(pageId);
    return this.#waitedOn.has(pageId);
  }

  /** Whether each recorder of a page has sent since the text was typed. */
  hasSentSince(pageId: string, typed: TypedProbe): boolean {
    return this.#recordersOn(pageId).every((script) =>
      this.#requests().some((request) => request.pageId === pageId && comesFrom(request, script, true) && isSince(request, typed)),
    );
  }

  /** Scripts that follow pointer, page changes and keys on a page. */
  #recordersOn(pageId: string): string[] {
    return [...this.#listening].flatMap(([key, { events, pageId: heardOn }]) => {
      const records = events.has('mutation') && [pointerEvents, keyEvents].every((kind) => kind.some((event) => events.has(event)));
      return records && heardOn === pageId ? [(JSON.parse(key) as [string, string | null])[0]] : [];
    });
  }

  collect(): Gathered<RecordingEvidence[]> {
    const found: RecordingEvidence[] = [];
    for (const [key, { events, time, pageId }] of this.#listening) {
      const [script] = JSON.parse(key) as [string, string | null];
      const spans = this.#spans.filter((span) => span.pageId === pageId);
      if (spans.length === 0) continue;
      const hearsPointer = pointerEvents.some((event) => events.has(event));
      const hearsKeys = keyEvents.some((event) => events.has(event));
      if (!hearsPointer && !hearsKeys && !events.has('mutation')) continue;
      const isRecorder = hearsPointer && events.has('mutation');
      const sent = this.#requests().filter((request) => request.pageId === pageId && comesFrom(request, script, isRecorder));
      const typed = sent.filter((request) => carries(request, typedText));
      const flushed = sent.filter(
        (request) =>
          spans.some((span) => (isLasting(request) || request.time >= span.from) && request.time <= span.to + flushMs) &&
          looksLikeEventLog(request),
      );
      const requestIds = [...new Set([...typed, ...flushed].map((request) => request.id))];
      if (requestIds.length === 0) continue;
      const probes = spans.flatMap((span) => span.typed ?? []);
      found.push({
        id: this.#context.nextId('k'),
        state: this.#context.state,
        pageId,
        time,
        afterChoice: this.#context.isAfterChoice(Math.max(time, ...[...typed, ...flushed].map((request) => request.time))),
        script,
        events: [...events].sort(),
        requestIds,
        typedTextSent: typed.length > 0,
        sentAfterTyping: probes.length === 0 ? null : probes.some((probe) => sent.some((request) => isSince(request, probe))),
      });
    }
    return { ok: true, data: [...found, ...this.#onOtherPages(found)] };
  }

  /** A script that was seen to record on one page records where it listens to the same things; there nobody moved the pointer. */
  #onOtherPages(found: readonly RecordingEvidence[]): RecordingEvidence[] {
    const further: RecordingEvidence[] = [];
    for (const [key, { events, time, pageId }] of this.#listening) {
      const [script] = JSON.parse(key) as [string, string | null];
      const model = found.find((recording) => recording.script === script);
      if (!model || found.some((recording) => recording.script === script && recording.pageId === pageId)) continue;
      if (!model.events.every((event) => events.has(event))) continue;
      further.push({
        ...model,
        id: this.#context.nextId('k'),
        pageId,
        time,
        afterChoice: this.#context.isAfterChoice(time),
        requestIds: [],
        typedTextSent: false,
        sentAfterTyping: null,
      });
    }
    return further;
  }
}

/** A socket is opened once and carries what happens later; when it was opened is chance. */
function isLasting({ type }: RequestEvidence): boolean {
  return type === 'websocket';
}

/** Whether a request with content was sent after typing, or a socket has carried more since. */
function isSince(request: RequestEvidence, { time, socketLengths }: TypedProbe): boolean {
  if (request.body === null) return false;
  return request.time >= time || (isLasting(request) && request.body.length > (socketLengths.get(request.id) ?? 0));
}

/**
 * Whether a request was started by the script. Recorders collect in a library and send from a timer of the script beside it, so with
 * one that follows both pointer and page changes the scripts of its host count as one.
 */
function comesFrom(request: RequestEvidence, script: string, isRecorder: boolean): boolean {
  const starters = [request.initiator.url, ...request.initiator.stack.map((frame) => frame.url)];
  const host = isRecorder && URL.canParse(script) ? new URL(script).host : null;
  return starters.some((url) => url === script || (host !== null && url !== null && URL.canParse(url) && new URL(url).host === host));
}

function carries(request: RequestEvidence, text: string): boolean {
  const haystack = `${request.url}\n${textOfBody(request.body) ?? request.body ?? ''}`;
  if (haystack.includes(text) || haystack.includes(encodeURIComponent(text))) return true;
  const encoded = Buffer.from(text).toString('base64').replace(/=+$/, '');
  return haystack.includes(encoded.slice(0, -2));
}

/** Many numbers in a row: coordinates and timestamps, not one form or page view. What cannot be unpacked is judged by its size. */
function looksLikeEventLog({ body }: RequestEvidence): boolean {
  if (body === null) return false;
  const text = textOfBody(body);
  return text === null ? body.length > 1_000 : text.length > 200 && (text.match(/\d{2,}/g)?.length ?? 0) >= 24;
}
