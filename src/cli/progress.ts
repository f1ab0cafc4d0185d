import type { OnScanProgress, ScanProgress } from '#engine/scan-order.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import { pad, printable, textWidth, truncate } from '#lib/terminal-text.ts';
import { formatDuration } from './format.ts';
import { say } from './say.ts';
import { type Terminal, write } from './terminal.ts';
import type { CliTexts } from './texts.ts';

/** Shows a running scan. `end` clears what is provisional. */
export interface ProgressView {
  onProgress: OnScanProgress;
  end(): Promise<void>;
}

/** What a progress view needs. */
export interface ProgressOptions {
  terminal: Terminal;
  texts: CliTexts;
  locale: 'de' | 'en';
  host: string;
}

/** One line for each event: for logs, and for screen readers that would lose themselves in moving lines. */
export function plainProgress({ terminal, texts, locale }: ProgressOptions): ProgressView {
  const line = (event: ScanProgress, text: string) => {
    void write(terminal.stderr, `[${formatDuration(event.elapsedMs, locale)}] ${printable(text)}\n`);
  };
  return {
    onProgress: (event) => {
      if (event.type === 'phase') line(event, texts.phases[event.phase]);
      if (event.type === 'finding') line(event, `${texts.states[event.state]}: ${say(texts.progress.finding, event)}`);
      if (event.type === 'page') line(event, `${texts.states[event.state]}: ${pageOf(event, texts)} · ${event.page}`);
      if (event.type === 'state-done') line(event, `${texts.states[event.state]}: ${outcomeOf(event, texts)} · ${figuresOf(event, texts)}`);
    },
    end: async () => {},
  };
}

type LaneEvent = Extract<ScanProgress, { type: 'page' | 'counts' | 'state-done' }>;

/** One head line and one line for each state, rewritten in place. */
export function liveProgress({ terminal, texts, locale, host }: ProgressOptions): ProgressView {
  const lanes = new Map<ConsentState, LaneEvent>();
  let phase = '';
  let drawn = 0;
  const nameWidth = Math.max(...consentStates.map((state) => textWidth(texts.states[state])));

  const lane = (state: ConsentState, columns: number): string => {
    const event = lanes.get(state);
    const name = `  ${pad(texts.states[state], nameWidth)}  `;
    if (!event) return name + texts.progress.waiting;
    const parts =
      event.type === 'state-done'
        ? [outcomeOf(event, texts), figuresOf(event, texts)]
        : [pageOf(event, texts), figuresOf(event, texts), event.page === null ? '' : printable(shortAddress(event.page))];
    return truncate(name + parts.filter((part) => part !== '').join(' · '), columns - 1);
  };

  const draw = (elapsedMs: number) => {
    const columns = Math.max(40, terminal.stderr.columns ?? 80);
    const head = `${say(texts.progress.running, { host: printable(host) })} · ${phase} · ${formatDuration(elapsedMs, locale)}`;
    const lines = [truncate(head, columns - 1), ...consentStates.map((state) => lane(state, columns))];
    void write(terminal.stderr, `${erase(drawn)}${lines.join('\n')}\n`);
    drawn = lines.length;
  };

  return {
    onProgress: (event) => {
      if (event.type === 'phase') phase = texts.phases[event.phase];
      if (event.type === 'page' || event.type === 'counts' || event.type === 'state-done') lanes.set(event.state, event);
      draw(event.elapsedMs);
    },
    end: async () => {
      await write(terminal.stderr, erase(drawn));
      drawn = 0;
    },
  };
}

/** Moves up over the lines drawn before and clears them. */
function erase(lines: number): string {
  return lines === 0 ? '' : `\u001b[${lines}A\u001b[0J`;
}

function pageOf({ pageIndex, pageCount }: { pageIndex: number; pageCount: number }, texts: CliTexts): string {
  return say(texts.progress.page, { index: pageIndex, count: pageCount });
}

function figuresOf({ requests, cookies }: { requests: number; cookies: number }, texts: CliTexts): string {
  return `${say(texts.progress.requests, { count: requests })} · ${say(texts.progress.cookies, { count: cookies })}`;
}

function outcomeOf({ examined }: { examined: boolean }, texts: CliTexts): string {
  return examined ? texts.progress.done : texts.progress.notExamined;
}

/** Path alone: the host is in the head line. */
function shortAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
