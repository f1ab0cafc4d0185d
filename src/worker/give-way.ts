import { constants, setPriority } from 'node:os';

/**
 * Lets everything else on the machine go first: a scan takes a minute anyway, somebody who logs in waits. The browsers that a process
 * starts afterwards give way with it. Where the system does not allow it, nothing changes.
 */
export function giveWay(pid: number = process.pid): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A scan at full priority is still a scan.
  }
}
