import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from './start-failure.ts';

const run = promisify(execFile);
const userName = 'postgres';

/** Starts PostgreSQL's programs as the user that may run them. */
export interface DatabaseUser {
  /** Who has to own the database folder; null = whoever runs this. */
  owner: { uid: number; gid: number } | null;
  spawn(program: string, args: readonly string[], options: SpawnOptions): ReturnType<typeof spawn>;
}

/**
 * PostgreSQL refuses to run as root, so root runs it as `postgres` and creates that user when it is missing.
 * `paths` are what it has to reach. Throws `database-user` or `folder-closed`.
 */
export async function databaseUser(paths: readonly string[]): Promise<DatabaseUser> {
  const setpriv = await findSetpriv();
  // With setpriv the database ends when this process is killed; without, the next start ends it.
  const leash = setpriv ? ['--pdeathsig', 'INT'] : [];
  if (process.getuid?.() !== 0)
    return { owner: null, spawn: (program, args, options) => spawnWith(setpriv, leash, program, args, options) };

  const owner = (await lookUp()) ?? (await create());
  const closed = await closedFolder(paths);
  // A folder such as /root stays closed to everybody else: only the database's processes are let through.
  const pass = closed === null ? [] : ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  if (closed !== null && !(setpriv && (await canPass(setpriv, owner, pass, paths))))
    throw new StartFailure('folder-closed', { folder: closed });
  const become = [...identity(owner), ...pass, ...leash];
  return {
    owner,
    spawn: (program, args, options) =>
      setpriv ? spawnWith(setpriv, become, program, args, options) : spawn(program, args, { ...options, ...owner }),
  };
}

const identity = ({ uid, gid }: { uid: number; gid: number }) => [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];

function spawnWith(setpriv: string | null, flags: readonly string[], program: string, args: readonly string[], options: SpawnOptions) {
  return setpriv && flags.length > 0 ? spawn(setpriv, [...flags, '--', program, ...args], options) : spawn(program, args, options);
}

async function findSetpriv(): Promise<string | null> {
  for (const path of ['/usr/bin/setpriv', '/bin/setpriv']) {
    // BusyBox has a setpriv of its own with fewer options.
    const help = await run(path, ['--help']).catch(() => null);
    if (help?.stdout.includes('--pdeathsig') && help.stdout.includes('--ambient-caps')) return path;
  }
  return null;
}

async function canPass(setpriv: string, owner: { uid: number; gid: number }, pass: string[], paths: readonly string[]): Promise<boolean> {
  return run(setpriv, [...identity(owner), ...pass, '--', 'ls', '-d', ...paths]).then(
    () => true,
    () => false,
  );
}

async function lookUp(): Promise<{ uid: number; gid: number } | null> {
  const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, userName]))).catch(() => null);
  return ids && { uid: Number(ids[0]!.stdout), gid: Number(ids[1]!.stdout) };
}

async function create(): Promise<{ uid: number; gid: number }> {
  try {
    await run('groupadd', ['--system', '--force', userName]);
    await run('useradd', ['--system', '--gid', userName, '--no-create-home', '--shell', '/usr/sbin/nologin', userName]);
  } catch (error) {
    throw new StartFailure('database-user', { why: String((error as Error).message).split('\n')[0]! });
  }
  const created = await lookUp();
  if (!created) throw new StartFailure('database-user', { why: 'id postgres' });
  return created;
}

/** The first folder on the way to one of the paths that others may not enter; null when all are open. */
async function closedFolder(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      if (((await stat(folder)).mode & constants.S_IXOTH) === 0) return folder;
      if (folder === dirname(folder)) break;
    }
  }
  return null;
}
