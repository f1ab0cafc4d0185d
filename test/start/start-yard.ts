import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { identityOf, isAlive, type ProcessIdentity } from '#start/process-identity.ts';

/** A started application under test. */
export interface StartedApplication {
  process: ChildProcess;
  /** Everything printed so far, both streams together. */
  output(): string;
  /** Resolves when it says that it runs; rejects with the output when it ends instead. */
  running: Promise<void>;
  /** Exit code or signal. */
  ended: Promise<number | string>;
  address(): string;
  environment(): Promise<Record<string, string>>;
  /** The process of a part, once there is one that is not `other`. */
  part(name: PartToFind, other?: number): Promise<ProcessIdentity>;
  /** All processes it has started and that run now. */
  family(): ProcessIdentity[];
}

/** A folder with a small project and a data folder, and starts in it. */
export interface StartYard {
  root: string;
  home: string;
  start(env?: Record<string, string>, args?: readonly string[]): StartedApplication;
  /** Kills what a failed test has left, and removes the folder. */
  close(): Promise<void>;
}

const entry = join(import.meta.dirname, 'stand-ins/start.ts');
const patience = { timeout: 30_000, interval: 50 };
const commands = { database: 'bin/postgres', lab: 'lab-process', server: 'stand-ins/server', worker: 'stand-ins/worker' } as const;

/** Name of a part, to look for. */
export type PartToFind = keyof typeof commands;

/** Opens a folder of its own: a web app of one file stands in for ours. */
export async function openStartYard(): Promise<StartYard> {
  const root = await mkdtemp(join(tmpdir(), 'start-'));
  const home = join(root, 'var');
  // The database of root runs as another user.
  await chmod(root, 0o711);
  await mkdir(join(root, 'src/web'), { recursive: true });
  await writeFile(join(root, 'src/web/index.html'), '<!doctype html><title>x</title>');
  await writeFile(
    join(root, 'vite.config.ts'),
    `export default { root: import.meta.dirname + '/src/web', build: { outDir: import.meta.dirname + '/dist/web', emptyOutDir: true } };`,
  );
  const started: StartedApplication[] = [];
  return {
    root,
    home,
    start(env = {}, args = []) {
      const application = launch(root, env, args);
      started.push(application);
      return application;
    },
    async close() {
      for (const application of started) {
        const family = application.family();
        application.process.kill('SIGKILL');
        await application.ended;
        for (const { pid } of family.filter(isAlive)) process.kill(pid, 'SIGKILL');
      }
      await rm(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

function launch(root: string, env: Record<string, string>, args: readonly string[]): StartedApplication {
  const child = spawn(process.execPath, [entry, root, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], LANG: 'de_DE.UTF-8', PORT: '0', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  const running = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
        if (/Strg-C|Ctrl-C/.test(output)) resolve();
      });
    void ended.then((how) => reject(new Error(`ended with ${how}: ${output}`)));
  });
  running.catch(() => undefined);
  const address = () => /http:\/\/localhost:\d+/.exec(output)![0].replace('localhost', '127.0.0.1');
  const family = () => descendantsOf(child.pid!).map(identityOf);
  return {
    process: child,
    output: () => output,
    running,
    ended,
    address,
    environment: async () => (await (await fetch(`${address()}/environment`)).json()) as Record<string, string>,
    async part(name, other) {
      const find = () => family().find(({ pid }) => pid !== other && commandOf(pid).includes(commands[name]));
      await expect.poll(find, patience).toBeDefined();
      return find()!;
    },
    family,
  };
}

/** Waits until none of these processes runs any more. */
export async function expectGone(processes: readonly ProcessIdentity[]): Promise<void> {
  await expect.poll(() => processes.filter(isAlive).map(({ pid }) => commandOf(pid)), patience).toEqual([]);
}

/** Waits until an address answers 200. */
export async function expectReady(address: string): Promise<void> {
  const status = () =>
    fetch(`${address}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, patience).toBe(200);
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function descendantsOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // Gone meanwhile.
    }
  }
  const found = [pid];
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child);
  return found.slice(1);
}
