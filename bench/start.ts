/**
 * Measures `npm start` in a copy of the project: `npm run bench:start -- [--install] [--warm N] [--json FILE]`.
 * Cold: no data, no built web app (with `--install` no packages either: the package cache is the machine's own). Warm: all there.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { freePort } from '#start/choose-port.ts';

const run = promisify(execFile);
const root = dirname(import.meta.dirname);
/** What the issue asks for, in seconds, from `npm start` to the first page. */
const targets = { cold: 90, warm: 8 };
const capMs = 300_000;

interface Measured {
  run: string;
  /** From the command to `/readyz` answering 200. */
  readySeconds: number;
  /** From the command to the app's page being delivered. */
  pageSeconds: number;
  /** From SIGTERM to the end of everything. */
  stopSeconds: number;
  target: number;
}

async function copyProject(withPackages: boolean): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'spurenleser-start-'));
  // Root's database runs as another user, who has to pass through here.
  await chmod(copy, 0o711);
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, maxBuffer: 2 ** 26 });
  for (const file of stdout.split('\0').filter((name) => name !== ''))
    await cp(join(root, file), join(copy, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  if (withPackages) await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function measure(name: string, project: string, target: number): Promise<Measured> {
  const port = await freePort();
  const home = join(project, 'var');
  const begun = performance.now();
  const seconds = (since: number) => Math.round((performance.now() - since) / 10) / 100;
  const child = spawn('npm', ['start'], {
    cwd: project,
    env: { ...process.env, PORT: String(port), SPURENLESER_HOME: home, LANG: 'en' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  try {
    await answers(child, `http://127.0.0.1:${port}/readyz`);
    const readySeconds = seconds(begun);
    await answers(child, `http://127.0.0.1:${port}/app/`);
    const pageSeconds = seconds(begun);
    const told = performance.now();
    await end(child, home);
    return { run: name, readySeconds, pageSeconds, stopSeconds: seconds(told), target };
  } finally {
    await end(child, home);
  }
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + capMs;
  while (performance.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const status = await fetch(url).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    if (status === 200) return;
    await wait(20);
  }
  throw new Error(`${url} did not answer; npm start ended with ${child.exitCode ?? child.signalCode ?? 'nothing yet'}`);
}

/** Ends npm and what it started. npm may go first; the lock is given back when nothing runs any more. */
async function end(child: ChildProcess, home: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    process.kill(-child.pid!, 'SIGTERM');
    await gone;
  }
  while (existsSync(join(home, 'start.lock'))) await wait(10);
}

const { values } = parseArgs({
  options: { install: { type: 'boolean', default: false }, warm: { type: 'string', default: '3' }, json: { type: 'string' } },
});
const project = await copyProject(!values.install);
try {
  const rows = [await measure(values.install ? 'cold, packages installed' : 'cold, packages there', project, targets.cold)];
  for (let i = 1; i <= Number(values.warm); i++) rows.push(await measure(`warm ${i}`, project, targets.warm));
  console.table(rows);
  const machine = { cores: cpus().length, loadAverage: loadavg() };
  console.log(`${machine.cores} cores, load ${machine.loadAverage.map((load) => load.toFixed(1)).join(' ')}`);
  if (values.json) await writeFile(values.json, `${JSON.stringify({ rows, machine }, null, 2)}\n`);
} finally {
  await rm(project, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
}
