import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { identityOf, isAlive, type ProcessIdentity } from './process-identity.ts';
import { StartFailure } from './start-failure.ts';

interface LockContent extends ProcessIdentity {
  /** Where that start can be opened. */
  address: string;
}

/** The right to use a data folder. */
export interface StartLock {
  /** Leaves the address for whoever starts a second time. */
  tell(address: string): Promise<void>;
  release(): Promise<void>;
}

/** Makes sure that one data folder is used by one start at a time. Throws `already-running`. */
export async function takeLock(file: string): Promise<StartLock> {
  const draft = `${file}.${process.pid}`;
  const write = async (address: string) => {
    const content: LockContent = { ...identityOf(process.pid), address };
    await writeFile(draft, `${JSON.stringify(content)}\n`, { mode: 0o600 });
  };
  await write('');
  try {
    // A link is made with its content and only where nothing lies: nobody ever reads half a lock.
    while (!(await linked(draft, file))) await clearStale(file, `${draft}.stale`);
  } finally {
    await rm(draft, { force: true });
  }
  return {
    async tell(address) {
      await write(address);
      await rename(draft, file);
    },
    async release() {
      const held = parseLock(await readFile(file, 'utf8').catch(() => ''));
      if (held?.pid === process.pid) await rm(file, { force: true });
    },
  };
}

/** Where the start that uses a data folder can be opened; null when none runs, or is not that far. */
export async function runningAddress(file: string): Promise<string | null> {
  const content = parseLock(await readFile(file, 'utf8').catch(() => ''));
  return content && isAlive(content) ? content.address || null : null;
}

async function linked(draft: string, file: string): Promise<boolean> {
  return link(draft, file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/** Takes away the lock of a start that is over. What was taken is looked at again: another start may have been quicker. */
async function clearStale(file: string, aside: string): Promise<void> {
  refuseIfAlive(await readFile(file, 'utf8').catch(() => null));
  if (
    !(await rename(file, aside).then(
      () => true,
      () => false,
    ))
  )
    return;
  try {
    refuseIfAlive(await readFile(aside, 'utf8'));
  } catch (error) {
    await link(aside, file).catch(() => undefined);
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

function refuseIfAlive(text: string | null): void {
  const content = text === null ? null : parseLock(text);
  if (content && content.pid !== process.pid && isAlive(content))
    throw new StartFailure('already-running', { pid: String(content.pid), address: content.address });
}

function parseLock(text: string): LockContent | null {
  try {
    const content = JSON.parse(text) as LockContent;
    return Number.isInteger(content.pid) && content.pid > 0 ? content : null;
  } catch {
    return null;
  }
}
