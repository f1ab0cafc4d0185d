import { randomBytes } from 'node:crypto';
import { access, chmod, constants, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartFailure } from './start-failure.ts';

/** What is generated once for an installation and never leaves the machine. */
export interface Secrets {
  secretKey: string;
  databasePassword: string;
}

/** Where an evaluation installation keeps everything. All paths are absolute. */
export interface DataFolder {
  home: string;
  postgres: string;
  files: string;
  outbox: string;
  logs: string;
  /** Written anew by every start: lab and network file. */
  run: string;
  secretsFile: string;
  lockFile: string;
}

/** The folder that `SPURENLESER_HOME` names, else `var` in the project. */
export function dataFolderOf(env: Readonly<Record<string, string | undefined>>, root: string): DataFolder {
  const home = resolve(root, env['SPURENLESER_HOME']?.trim() || 'var');
  return {
    home,
    postgres: join(home, 'postgres'),
    files: join(home, 'files'),
    outbox: join(home, 'outbox'),
    logs: join(home, 'logs'),
    run: join(home, 'run'),
    secretsFile: join(home, 'secrets.json'),
    lockFile: join(home, 'start.lock'),
  };
}

/** Creates what is missing; throws when the folder cannot be used. What is there stays. */
export async function createDataFolder(folder: DataFolder): Promise<void> {
  try {
    await mkdir(dirname(folder.home), { recursive: true });
    // Not recursive: Node never returns from making a folder that the system refuses as if its parent were missing (/proc).
    await mkdir(folder.home, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    // Root's database runs as another user, who has to pass through here; the folders inside are closed to it.
    if (process.getuid?.() === 0) await chmod(folder.home, (await stat(folder.home)).mode | 0o111);
    for (const path of [folder.files, folder.outbox, folder.logs, folder.run]) await mkdir(path, { recursive: true, mode: 0o700 });
    await access(folder.home, constants.W_OK);
  } catch (error) {
    throw new StartFailure('home-not-writable', { home: folder.home, why: (error as NodeJS.ErrnoException).code ?? String(error) });
  }
}

/** Reads the secrets, or makes them on the first start. A database whose password is gone is never given a new one. */
export async function readSecrets(folder: DataFolder): Promise<Secrets> {
  const text = await readFile(folder.secretsFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new StartFailure('secrets-broken', { file: folder.secretsFile });
  });
  if (text !== null) return parseSecrets(text, folder.secretsFile);
  if (await exists(folder.postgres)) throw new StartFailure('secrets-missing', { home: folder.home, folder: folder.postgres });
  const secrets: Secrets = { secretKey: randomBytes(48).toString('base64url'), databasePassword: randomBytes(32).toString('base64url') };
  // As a whole or not at all: half a file would lock the database for good.
  const draft = `${folder.secretsFile}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(draft, folder.secretsFile);
  return secrets;
}

function parseSecrets(text: string, file: string): Secrets {
  try {
    const { secretKey, databasePassword } = JSON.parse(text) as Partial<Secrets>;
    if (typeof secretKey === 'string' && secretKey.length >= 32 && typeof databasePassword === 'string' && databasePassword !== '')
      return { secretKey, databasePassword };
  } catch {
    // Not JSON: said below.
  }
  throw new StartFailure('secrets-broken', { file });
}

/** Whether something lies at this path. */
export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
