import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './choose-port.ts';
import { createCluster, databaseEnvironment, databaseName, examineDatabaseFolder, lastFault } from './create-database.ts';
import { type DatabaseUser, databaseUser } from './database-user.ts';
import { findPostgres, type PostgresPrograms, postgresVersion } from './postgres-programs.ts';
import { identityOf, isAlive } from './process-identity.ts';
import { StartFailure } from './start-failure.ts';

/** A database of our own, ready to be started (and started again, always at the same address). */
export interface EmbeddedDatabase {
  /** Connection string with its password. */
  url: string;
  /** Starts PostgreSQL's process without waiting for it. SIGINT ends it fast and cleanly. */
  spawn(): ChildProcess;
  /** Starts PostgreSQL and waits until it answers. Throws `database-…` when it does not; nothing is deleted. */
  start(log: (chunk: Buffer) => void, signal: AbortSignal): Promise<ChildProcess>;
}

/** What is needed to bring up a database. */
export interface DatabaseOptions {
  /** Database folder; created when missing. */
  folder: string;
  password: string;
  /** Called before a database is made, which takes a second or two. */
  onCreate?: () => void;
}

const startTimeoutMs = 60_000;
const patience = { attempts: 20, pauseMs: 300 };

/** Prepares the database folder and chooses a free port of the loopback. Throws `StartFailure`. */
export async function prepareDatabase(options: DatabaseOptions): Promise<EmbeddedDatabase> {
  const { folder, password } = options;
  const state = await examineDatabaseFolder(folder);
  if (state.kind === 'other-version') throw new StartFailure('database-version', { folder, found: state.found, wanted: postgresVersion });
  if (state.kind === 'broken') throw new StartFailure('database-broken', { folder, why: state.why });
  const programs = await findPostgres();
  const user = await databaseUser([folder, programs.postgres]);
  if (state.kind === 'missing') {
    options.onCreate?.();
    await createCluster(programs, user, folder, password);
  }
  await endLeftover(folder);
  const port = await freePort();
  const spawn = () => spawnPostgres(programs, user, folder, port);
  return {
    url: embeddedDatabaseUrl(password, port),
    spawn,
    start: (log, signal) => startPatiently({ spawn, log, signal, folder, url: embeddedDatabaseUrl(password, port, 'postgres') }),
  };
}

/** Address of a database in the embedded server, by default the application's own. */
export function embeddedDatabaseUrl(password: string, port: number, name: string = databaseName): string {
  return `postgres://${databaseName}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
}

function spawnPostgres(programs: PostgresPrograms, user: DatabaseUser, folder: string, port: number): ChildProcess {
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', max_connections: 100, log_timezone: 'UTC' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A group of its own: Ctrl-C in the terminal must not end it before those who use it.
  return user.spawn(programs.postgres, ['-D', folder, ...flags], {
    env: databaseEnvironment(),
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** A database whose start was killed may still run, or run down: it is ended first. */
async function endLeftover(folder: string): Promise<void> {
  const [pid, of] = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  if (!pid || of !== folder) return;
  const identity = identityOf(Number(pid));
  const command = await readFile(`/proc/${identity.pid}/cmdline`, 'utf8').catch(() => '');
  if (!command.includes('postgres') || !command.includes(folder)) return;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isAlive(identity)) return;
    process.kill(identity.pid, signal);
    for (let i = 0; i < 100 && isAlive(identity); i++) await wait(50);
  }
}

interface Attempt {
  spawn(): ChildProcess;
  log(chunk: Buffer): void;
  signal: AbortSignal;
  folder: string;
  url: string;
}

/** After a kill, processes of the old database hold its memory for a moment, and the new one refuses to start meanwhile. */
async function startPatiently({ spawn, log, signal, folder, url }: Attempt): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    const child = spawn();
    let output = '';
    const listen = (chunk: Buffer) => {
      log(chunk);
      output = (output + chunk.toString('latin1')).slice(-8_192);
    };
    child.stderr?.on('data', listen);
    const end = () => child.kill('SIGINT');
    signal.addEventListener('abort', end);
    const outcome = await untilAnswering(child, url);
    signal.removeEventListener('abort', end);
    if (outcome === 'answers') {
      child.stderr?.off('data', listen);
      return child;
    }
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
    }
    if (outcome === 'wrong-password') throw new StartFailure('database-password', { folder });
    const lingers = /shared memory block|lock file .* already exists|Is another postmaster/.test(output);
    if (!lingers || signal.aborted || attempt === patience.attempts)
      throw new StartFailure('database-broken', { folder, why: lastFault(output) ?? outcome });
    await wait(patience.pauseMs);
  }
}

async function untilAnswering(child: ChildProcess, url: string): Promise<string> {
  const gone = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(`postgres: ${signal ?? code}`));
  });
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const answer = await Promise.race([gone, openDatabaseOnce(url)]);
    if (answer !== 'not-yet') return answer;
    if (Date.now() > deadline) return 'timeout';
    await Promise.race([gone, wait(40)]);
  }
}

/** Whether a database answers at all; null = it does, else the reason. */
export async function whyUnreachable(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  return client
    .connect()
    .then(
      () => null,
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    )
    .finally(() => client.end().catch(() => undefined));
}

/** Connects, creates the application's database when it is missing, and leaves. */
async function openDatabaseOnce(url: string): Promise<'answers' | 'not-yet' | 'wrong-password' | string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const known = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (known.rowCount === 0) await client.query(`create database ${databaseName}`);
    return 'answers';
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (code === '28P01') return 'wrong-password';
    // Not listening yet, or still reading its log.
    if (code === '57P03' || !/^[0-9A-Z]{5}$/.test(code)) return 'not-yet';
    return (error as Error).message;
  } finally {
    await client.end().catch(() => undefined);
  }
}
