import { readFileSync } from 'node:fs';

/** A process that can be told from a later one with the same number. */
export interface ProcessIdentity {
  pid: number;
  /** When it began, in the kernel's ticks; null where the system does not say. */
  born: string | null;
}

/** Identity of a process that runs now. */
export function identityOf(pid: number): ProcessIdentity {
  return { pid, born: bornOf(pid) };
}

/** Whether exactly this process still runs; one that ended and was not fetched by its parent does not. */
export function isAlive({ pid, born }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process lives, too.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = readStat(pid);
  return now === null || (now.state !== 'Z' && (born === null || now.born === born));
}

const bornOf = (pid: number): string | null => readStat(pid)?.born ?? null;

/** What Linux says about a process; null elsewhere, or when it is gone. */
function readStat(pid: number): { state: string; born: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name, in brackets, may hold anything; the start time is the 20th field behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0]!, born: fields[19]! };
  } catch {
    return null;
  }
}
