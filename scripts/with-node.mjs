#!/usr/bin/env node
// Runs before anything is installed, under the Node that the machine has (20 or newer): plain JavaScript, no packages.
// Installs what is missing, then starts the given script with the project's own Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.spurenleser-installed');
const lock = join(root, 'package-lock.json');

/** Which packages a script needs: `run` leaves out what only tests and the lab use. */
const [scope, script, ...args] = process.argv.slice(2);

function installed() {
  if (!existsSync(stamp)) return null;
  const [hash, what] = readFileSync(stamp, 'utf8').trim().split(' ');
  return hash === lockHash() ? what : null;
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lock)).digest('hex');
}

function install(what) {
  process.stderr.write('Spurenleser: Pakete werden installiert (einmalig) … / installing packages (once) …\n');
  rmSync(stamp, { force: true });
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const options = ['ci', '--loglevel=error', '--no-audit', '--no-fund', ...(what === 'run' ? ['--omit=dev'] : [])];
  // Standard output belongs to the command that was asked for.
  const done = spawnSync(npm[0], [...npm.slice(1), ...options], { cwd: root, stdio: ['ignore', 2, 2] });
  if (done.status !== 0) {
    process.stderr.write('Spurenleser: Die Pakete konnten nicht installiert werden. / The packages could not be installed.\n');
    process.exit(70);
  }
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, `${lockHash()} ${what}\n`);
}

function findNode() {
  const bundled = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(bundled)) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  process.stderr.write(
    `Spurenleser: Für ${process.platform}-${process.arch} liegt kein Node 24 bei; installieren Sie Node 24. / No Node 24 is bundled for this platform; install Node 24.\n`,
  );
  process.exit(70);
}

function hasTerminal() {
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return true;
  } catch {
    return false;
  }
}

const have = installed();
if (have !== 'all' && have !== scope) install(scope);
const node = findNode();
const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
  stdio: 'inherit',
  env: {
    // TypeScript is read and compiled once and kept beside the packages: everything after the first start loads in half the time.
    NODE_COMPILE_CACHE: join(modules, '.cache', 'compiled'),
    ...process.env,
    PATH: `${dirname(node)}:${join(modules, '.bin')}:${process.env.PATH ?? ''}`,
  },
});
// The terminal sends Ctrl-C to both; a process manager's signal reaches only this one.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// Without a terminal an interrupt was sent to this process alone; as SIGTERM it is harmless where both were told.
process.on('SIGINT', () => hasTerminal() || child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
