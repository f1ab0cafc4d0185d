import { chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';
import { type PostgresPrograms, postgresVersion } from './postgres-programs.ts';
import { StartFailure } from './start-failure.ts';

/** Name of the database and of its only role. */
export const databaseName = 'spurenleser';

/** What lies in a database folder: nothing yet, a database that fits, or one that must not be touched. */
export type FolderState =
  | { kind: 'missing' }
  | { kind: 'ready' }
  | { kind: 'other-version'; found: string }
  | { kind: 'broken'; why: string };

/** Looks at a database folder without changing it. */
export async function examineDatabaseFolder(folder: string): Promise<FolderState> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => error.code ?? 'EIO');
  if (entries === 'ENOENT') return { kind: 'missing' };
  if (typeof entries === 'string') return { kind: 'broken', why: entries };
  if (entries.length === 0) return { kind: 'missing' };
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (typeof version !== 'string') return { kind: 'broken', why: `PG_VERSION: ${version.code}` };
  const found = version.trim();
  if (found === postgresVersion) return { kind: 'ready' };
  return /^\d{1,2}(\.\d{1,2})?$/.test(found) ? { kind: 'other-version', found } : { kind: 'broken', why: 'PG_VERSION' };
}

/**
 * Creates a database cluster. It is made beside its place and moved there when complete, so that an interrupted start leaves
 * nothing that looks like a broken database.
 */
export async function createCluster(programs: PostgresPrograms, user: DatabaseUser, folder: string, password: string): Promise<void> {
  const draft = `${folder}.new`;
  const secret = await mkdtemp(join(tmpdir(), 'spurenleser-initdb-'));
  const passwordFile = join(secret, 'password');
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    if (user.owner) for (const path of [draft, secret, passwordFile]) await chown(path, user.owner.uid, user.owner.gid);
    await runInitdb(programs, user, draft, passwordFile);
    // An empty folder in its place gives way.
    await rename(draft, folder);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure('database-not-created', { folder, why: (error as Error).message });
  } finally {
    await rm(secret, { recursive: true, force: true });
  }
}

async function runInitdb(programs: PostgresPrograms, user: DatabaseUser, folder: string, passwordFile: string): Promise<void> {
  const child = user.spawn(
    programs.initdb,
    [
      ...['-D', folder, '--username', databaseName, '--auth', 'scram-sha-256', '--pwfile', passwordFile],
      ...['--encoding=UTF8', '--locale=C.UTF-8', '--lc-messages=C', '--no-instructions'],
    ],
    { env: databaseEnvironment(), cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString('utf8')).slice(-4_096);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(lastFault(output) ?? `initdb: ${code}`);
}

/** Nothing of ours reaches the database: PGPORT and its like would change it. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}

/** The last line of PostgreSQL's output that says what went wrong, without its time and level; null when none does. */
export function lastFault(output: string): string | null {
  const line = output.split('\n').findLast((text) => /\b(FATAL|PANIC|error|ERROR):/.test(text));
  return line?.replace(/^.*?\b(FATAL|PANIC|error|ERROR):\s*/, '').trim() || null;
}
