import type { ChildProcess } from 'node:child_process';
import { openLog } from './log-file.ts';
import { errorIn, lineSplitter, shorten } from './output-lines.ts';
import { pauseBeforeRestart } from './restart-policy.ts';
import type { PartName } from './texts.ts';

/** Exit codes of a process that cannot work here at all, as sysexits.h has them: EX_USAGE and EX_CONFIG. No browser, say. */
const refusalCodes: readonly (number | null)[] = [64, 78];

const lastWordsMs = 500;

/** How one process of the application is started and ended. */
export interface Part {
  name: PartName;
  spawn(): ChildProcess;
  /** Called after every start. */
  onStart?(child: ChildProcess): void;
  logFile: string;
  stopSignal: NodeJS.Signals;
  /** What ends it when there is no time: SIGKILL, unless that would leave something behind. */
  killSignal?: NodeJS.Signals;
  /** How long it may take to end, in milliseconds. */
  stopCapMs: number;
}

/** What a supervised process reports. `why` is its last error, or how it ended. */
export type PartEvent =
  | { kind: 'error'; part: Part; line: string }
  | { kind: 'restarting'; part: Part; why: string; pauseMs: number }
  | { kind: 'refused'; part: Part; why: string }
  | { kind: 'failing'; part: Part; why: string };

/** A process that is started again when it ends without being told to. */
export interface SupervisedPart {
  readonly part: Part;
  /** Null while it does not run. */
  pid(): number | null;
  /** Ends it and starts it again, as when something it depends on has changed. */
  restart(): Promise<void>;
  /** Ends it for good; resolves when nothing of it runs any more. */
  stop(): Promise<void>;
  /** Kills it at once. */
  kill(): void;
}

/** Starts a process and keeps it running. `first` takes over one that runs already. */
export function supervise(part: Part, report: (event: PartEvent) => void, first?: ChildProcess): SupervisedPart {
  const log = openLog(part.logFile);
  const failures: number[] = [];
  let child: ChildProcess | null = null;
  let pause: NodeJS.Timeout | undefined;
  let wanted = true;
  let replacing = false;
  let said = { line: '', at: 0 };

  const say = (line: string) => {
    // A fault in a loop is one piece of news.
    if (line === said.line && Date.now() - said.at < 10_000) return;
    said = { line, at: Date.now() };
    if (wanted) report({ kind: 'error', part, line });
  };

  const adopt = (started: ChildProcess) => {
    child = started;
    let lastError: string | null = null;
    const lastLines: string[] = [];
    const onLine = (line: string) => {
      const error = errorIn(line);
      if (error === null) return;
      lastError = error;
      // What a process prints as it dies is said with its end.
      if (line.trimStart().startsWith('{')) say(error);
    };
    const fromErrors = lineSplitter((line) => {
      lastLines.push(line);
      if (lastLines.length > 8) lastLines.shift();
      onLine(line);
    });
    const fromOutput = lineSplitter(onLine);
    started.stdout?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      fromOutput(chunk);
    });
    started.stderr?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      fromErrors(chunk);
    });
    let over = false;
    const ended = (how: string, code: number | null) => {
      if (over) return;
      over = true;
      endGroup(started);
      if (child === started) child = null;
      if (!wanted || replacing) return;
      if (refusalCodes.includes(code)) {
        const refusal = lastLines.map((line) => (line.startsWith('{') ? (errorIn(line) ?? '') : line.trim())).join(' ');
        return report({ kind: 'refused', part, why: shorten(refusal) || how });
      }
      failures.push(Date.now());
      const why = lastError ?? how;
      const pauseMs = pauseBeforeRestart(failures, Date.now());
      if (pauseMs === null) return report({ kind: 'failing', part, why });
      report({ kind: 'restarting', part, why, pauseMs });
      pause = setTimeout(begin, pauseMs);
    };
    started.once('error', (error) => ended(error.message, null));
    // The last words come after the exit, and children of its own may hold the output open for ever.
    started.once('exit', (code, signal) => {
      endGroup(started);
      const how = signal ?? `exit ${code}`;
      started.once('close', () => ended(how, code));
      setTimeout(() => ended(how, code), lastWordsMs).unref();
    });
    part.onStart?.(started);
  };

  const begin = () => adopt(part.spawn());

  const end = async () => {
    clearTimeout(pause);
    const running = child;
    if (running === null || running.pid === undefined) return;
    if (!hasEnded(running)) {
      const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()));
      running.kill(part.stopSignal);
      const cap = setTimeout(() => running.kill('SIGKILL'), part.stopCapMs);
      await gone;
      clearTimeout(cap);
    }
    endGroup(running);
  };

  if (first) adopt(first);
  else begin();

  return {
    part,
    pid: () => (child && !hasEnded(child) ? (child.pid ?? null) : null),
    async restart() {
      if (!wanted || replacing) return;
      replacing = true;
      await end();
      replacing = false;
      if (wanted) begin();
    },
    async stop() {
      wanted = false;
      await end();
      log.close();
    },
    kill() {
      wanted = false;
      clearTimeout(pause);
      child?.kill(part.killSignal ?? 'SIGKILL');
      if (child && !part.killSignal) endGroup(child);
    },
  };
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Ends what a process has left in its group: helpers of one that was killed. */
function endGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}
