import type { Gathered } from '#evidence/gathered.ts';
import type { StorageEvidence, StorageKind } from '#evidence/stored.ts';
import type { Tab } from '../browser/tab.ts';
import type { AttachedTarget } from '../browser/targets.ts';
import type { GatherContext, Gatherer } from './gatherer.ts';
import type { HookMessage } from './page-hooks.ts';
import { parseStack } from './script-stack.ts';

const entryCap = 4_000;

interface StoredEntry {
  kind: StorageKind;
  key: string;
  value: string;
}

/** Runs in our world of a frame: everything the origin keeps, besides cookies. */
async function readStorage(): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = [];
  const cap = 300;
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const store = window[kind];
      for (let index = 0; index < Math.min(store.length, cap); index++) {
        const key = store.key(index) ?? '';
        entries.push({ kind, key: key.slice(0, 512), value: (store.getItem(key) ?? '').slice(0, 512) });
      }
    } catch {
      // A sandboxed or blocked frame has no storage.
    }
  }
  const within = <T>(promise: Promise<T>, fallback: T): Promise<T> =>
    Promise.race([promise.catch(() => fallback), new Promise<T>((resolve) => setTimeout(() => resolve(fallback), 800))]);
  try {
    for (const database of await within(indexedDB.databases(), []))
      entries.push({ kind: 'indexedDB', key: database.name ?? '', value: '' });
  } catch {}
  try {
    for (const name of await within(caches.keys(), [])) entries.push({ kind: 'cacheStorage', key: name, value: '' });
  } catch {}
  try {
    for (const registration of await within(navigator.serviceWorker.getRegistrations(), [] as readonly ServiceWorkerRegistration[]))
      entries.push({ kind: 'serviceWorker', key: registration.scope, value: '' });
  } catch {}
  return entries;
}

/** Web storage of all frames: what scripts were seen to write, and what lies there at the end of a page. */
export class StorageGatherer implements Gatherer<StorageEvidence[]> {
  readonly #entries = new Map<string, StorageEvidence>();
  readonly #context: GatherContext;

  constructor(context: GatherContext) {
    this.#context = context;
  }

  onHook(message: HookMessage, target: AttachedTarget): void {
    if (message.k !== 'storage') return;
    const key = message.kind === 'serviceWorker' ? absolute(message.key, message.u) : message.key;
    this.#note(
      originOf(message.u),
      message.kind,
      key,
      message.value,
      this.#context.pageOf(target),
      this.#context.sinceStart(message.t),
      message.s,
      false,
    );
  }

  /** Reads what every frame of a page holds now. */
  async snapshot(tab: Tab): Promise<void> {
    const seen = new Set<string>();
    const readings = tab.frames
      .all()
      .filter((frame) => {
        const origin = originOf(frame.url);
        if (!origin || seen.has(origin)) return false;
        seen.add(origin);
        return true;
      })
      .slice(0, 40)
      .map(async (frame) => ({ origin: originOf(frame.url), answer: await tab.evaluate(frame, readStorage, [], 3_000) }));
    for (const { origin, answer } of await Promise.all(readings)) {
      if (!answer.ok) continue;
      for (const entry of answer.value) this.#note(origin, entry.kind, entry.key, entry.value, tab.pageId, this.#context.now(), '', true);
    }
  }

  collect(): Gathered<StorageEvidence[]> {
    return { ok: true, data: [...this.#entries.values()] };
  }

  #note(
    origin: string,
    kind: StorageKind,
    key: string,
    value: string,
    pageId: string | null,
    time: number,
    stack: string,
    present: boolean,
  ): void {
    const afterChoice = this.#context.isAfterChoice(time);
    const id = JSON.stringify([origin, kind, key, pageId, afterChoice]);
    const known = this.#entries.get(id);
    if (known) {
      known.present ||= present;
      if (present && value) known.value = value;
      return;
    }
    if (this.#entries.size >= entryCap) return;
    this.#entries.set(id, {
      id: this.#context.nextId('s'),
      state: this.#context.state,
      pageId,
      time,
      afterChoice,
      kind,
      origin,
      key,
      value,
      stack: stack ? parseStack(stack) : [],
      present,
    });
  }
}

function originOf(url: string): string {
  try {
    const { origin, protocol } = new URL(url);
    return protocol === 'http:' || protocol === 'https:' ? origin : '';
  } catch {
    return '';
  }
}

function absolute(url: string, base: string): string {
  try {
    return new URL('./', new URL(url, base)).href;
  } catch {
    return url;
  }
}
