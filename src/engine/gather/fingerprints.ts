import type { FingerprintEvidence, FingerprintKind } from '#evidence/device-reading.ts';
import type { Gathered } from '#evidence/gathered.ts';
import type { AttachedTarget } from '../browser/targets.ts';
import type { GatherContext, Gatherer } from './gatherer.ts';
import type { HookMessage } from './page-hooks.ts';
import { parseStack } from './script-stack.ts';

/** Calls that read the device, added up by script, page and function. */
export class FingerprintGatherer implements Gatherer<FingerprintEvidence[]> {
  readonly #calls = new Map<string, FingerprintEvidence>();
  readonly #context: GatherContext;

  constructor(context: GatherContext) {
    this.#context = context;
  }

  onHook(message: HookMessage, target: AttachedTarget): void {
    if (message.k !== 'fingerprint') return;
    const stack = parseStack(message.s);
    const script = stack[0]?.url ?? null;
    const pageId = this.#context.pageOf(target);
    const time = this.#context.sinceStart(message.t);
    const afterChoice = this.#context.isAfterChoice(time);
    const key = JSON.stringify([pageId, script, message.api, message.u, afterChoice]);
    const known = this.#calls.get(key);
    if (known) {
      known.calls++;
      return;
    }
    if (this.#calls.size >= 2_000) return;
    this.#calls.set(key, {
      id: this.#context.nextId('f'),
      state: this.#context.state,
      pageId,
      time,
      afterChoice,
      kind: message.kind as FingerprintKind,
      api: message.api,
      calls: 1,
      script,
      frameUrl: message.u,
      stack,
    });
  }

  collect(): Gathered<FingerprintEvidence[]> {
    return { ok: true, data: [...this.#calls.values()] };
  }
}
