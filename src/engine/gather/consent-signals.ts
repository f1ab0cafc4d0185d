import type { ConsentModeEvent, TcfEvidence } from '#evidence/choice.ts';
import type { Gathered } from '#evidence/gathered.ts';
import type { Tab } from '../browser/tab.ts';
import type { GatherContext } from './gatherer.ts';

interface TcData {
  cmpId?: number;
  cmpVersion?: number;
  gdprApplies?: boolean;
  tcString?: string;
  eventStatus?: string;
  tcfPolicyVersion?: number;
}

/** Asks the page's TCF interface; a CMP that never answers counts as silent after a second. */
const tcfQuestion = `new Promise((resolve) => {
  if (typeof window.__tcfapi !== 'function') return resolve(null);
  const done = setTimeout(() => resolve({}), 1000);
  try { window.__tcfapi('getTCData', 2, (data, ok) => { clearTimeout(done); resolve(ok && data ? { cmpId: data.cmpId, cmpVersion: data.cmpVersion, gdprApplies: data.gdprApplies, tcString: data.tcString, eventStatus: data.eventStatus, tcfPolicyVersion: data.tcfPolicyVersion } : {}); }); } catch { resolve({}); }
})`;

/** Google's consent commands, in the order they entered the data layer. */
const consentModeQuestion = `(() => {
  const layers = [window.dataLayer, window.gtag && window.gtag.q].filter(Array.isArray);
  const found = [];
  for (const layer of layers) for (const entry of layer.slice(0, 500)) {
    if (entry && typeof entry === 'object' && entry[0] === 'consent' && (entry[1] === 'default' || entry[1] === 'update') && entry[2] && typeof entry[2] === 'object')
      found.push({ command: entry[1], values: Object.fromEntries(Object.entries(entry[2]).slice(0, 20).map(([key, value]) => [key, String(value).slice(0, 60)])) });
  }
  return found;
})()`;

/** What consent platforms tell other scripts: TCF and Google Consent Mode. */
export class ConsentSignalGatherer {
  readonly #tcf: TcfEvidence[] = [];
  readonly #mode: ConsentModeEvent[] = [];
  readonly #context: GatherContext;
  #readAt: number | null = null;

  constructor(context: GatherContext) {
    this.#context = context;
  }

  /** Reads both signals of a page now. */
  async read(tab: Tab, moment: 'before-choice' | 'after-choice'): Promise<void> {
    const main = tab.frames.main;
    if (!main) return;
    const [tcf, mode] = await Promise.all([
      tab.askPage<TcData>(main, tcfQuestion),
      tab.askPage<{ command: 'default' | 'update'; values: Record<string, string> }[]>(main, consentModeQuestion),
    ]);
    const time = this.#context.now();
    this.#readAt = time;
    if (tcf) {
      this.#tcf.push({
        state: this.#context.state,
        pageId: tab.pageId,
        time,
        moment,
        cmpId: numberOr(tcf.cmpId),
        cmpVersion: numberOr(tcf.cmpVersion),
        gdprApplies: typeof tcf.gdprApplies === 'boolean' ? tcf.gdprApplies : null,
        tcString: typeof tcf.tcString === 'string' ? tcf.tcString.slice(0, 20_000) : null,
        eventStatus: typeof tcf.eventStatus === 'string' ? tcf.eventStatus.slice(0, 60) : null,
        tcfPolicyVersion: numberOr(tcf.tcfPolicyVersion),
      });
    }
    const known = this.#mode.filter((event) => event.pageId === tab.pageId).length;
    for (const event of (mode ?? []).slice(known)) this.#mode.push({ state: this.#context.state, pageId: tab.pageId, time, ...event });
  }

  tcf(): Gathered<TcfEvidence[]> {
    return { ok: true, data: this.#tcf };
  }

  consentMode(): Gathered<ConsentModeEvent[]> {
    return { ok: true, data: this.#mode };
  }

  /** The newest TC string read, or null. */
  get lastTcString(): string | null {
    return this.#tcf.findLast((entry) => entry.tcString)?.tcString ?? null;
  }

  /** Values that hold on the newest page by all its consent commands, or null. */
  get lastConsentMode(): Record<string, string> | null {
    return together(this.#newest());
  }

  /** Values reported since the reading before the last one, or null. */
  get updatedConsentMode(): Record<string, string> | null {
    return updatedValues(this.#newest(), this.#readAt);
  }

  #newest(): ConsentModeEvent[] {
    return this.#mode.filter((event) => event.pageId === this.#mode.at(-1)?.pageId);
  }
}

/**
 * What a page reported at one reading, or null: commands read before say nothing of a choice made since, nor do defaults. Where the
 * container passes the choice on itself (a template of the tag manager calls its own interface), no command ever follows them. Pure.
 */
export function updatedValues(events: readonly ConsentModeEvent[], readAt: number | null): Record<string, string> | null {
  return together(events.filter(({ command, time }) => command === 'update' && time === readAt));
}

/** What a row of commands leaves in force. */
function together(events: readonly ConsentModeEvent[]): Record<string, string> | null {
  return events.length > 0 ? Object.assign({}, ...events.map(({ values }) => values)) : null;
}

function numberOr(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
