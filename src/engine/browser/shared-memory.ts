import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';

const folder = '/dev/shm';
/** Containers give 64 MB by default, which a few heavy pages fill; then tabs crash. */
const enoughBytes = 1_073_741_824;

/**
 * Whether the machine has room for the memory that Chromium's processes share. Without it the browser has to put it into files on disk,
 * which costs a scan a sixth of its processor time.
 */
export async function hasRoomySharedMemory(): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= enoughBytes;
  } catch {
    return false;
  }
}
