import { fileURLToPath } from 'node:url';
import { webIsFresh } from './build-web.ts';
import { openLog } from './log-file.ts';
import { spawnNode } from './node-process.ts';
import { lineSplitter, shorten } from './output-lines.ts';
import { StartFailure } from './start-failure.ts';

/** How the web app is brought up to date. */
export interface BuildOptions {
  root: string;
  logFile: string;
  /** Called when there is something to build. */
  onStart(): void;
  signal: AbortSignal;
}

const script = fileURLToPath(new URL('./build-web-process.ts', import.meta.url));

/** Builds the web app when its sources have changed. Throws `web-build`. */
export async function runBuild({ root, logFile, onStart, signal }: BuildOptions): Promise<void> {
  if (await webIsFresh(root)) return;
  signal.throwIfAborted();
  onStart();
  const log = openLog(logFile);
  let why = '';
  let last = '';
  const readLine = lineSplitter((line) => {
    last = line;
    if (/error/i.test(line) && !/^\W*Build failed/.test(line)) why ||= shorten(line);
  });
  const child = spawnNode(script, [root], { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined }, root);
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk);
      readLine(chunk);
    });
  }
  const end = () => child.kill('SIGKILL');
  signal.addEventListener('abort', end);
  const code = await new Promise<number | string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (exit, killed) => resolve(killed ?? exit));
  });
  signal.removeEventListener('abort', end);
  log.close();
  if (code !== 0) throw new StartFailure('web-build', { why: why || shorten(last) || String(code), log: logFile });
}
