import { readdir, readFile } from 'node:fs/promises';
import type { Browser } from './launch-browser.ts';
import { waitUntil } from './waiting.ts';

/**
 * True when the browser's renderers run under a system-call filter of their own. Read from the system, not from flags. On
 * systems without /proc nothing can be read and the browser's word is taken. To be asked before pages are attached to.
 */
export async function isSandboxed(browser: Browser): Promise<boolean> {
  if (await rendererIsFiltered(browser)) return true;
  const { browser: root } = browser.connection;
  // The first, blank page may have no renderer of its own yet: a page with content has one.
  const page = await root.send('Target.createTarget', { url: 'data:text/html,<title>sandbox</title>' }, 10_000).catch(() => null);
  // A renderer that is just starting has not put its filter on yet.
  const filtered = await waitUntil(() => rendererIsFiltered(browser), 5_000, undefined, 25);
  if (page) await root.send('Target.closeTarget', { targetId: page.targetId }).catch(() => undefined);
  return filtered;
}

async function rendererIsFiltered(browser: Browser): Promise<boolean> {
  const group = browser.process.pid;
  if (group === undefined) return false;
  let processes: string[];
  try {
    processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  } catch {
    return true;
  }
  let renderers = 0;
  for (const id of processes) {
    try {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8');
      // Fields after the name in brackets: state, parent, process group.
      if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) !== group) continue;
      const command = await readFile(`/proc/${id}/cmdline`, 'utf8');
      if (!command.includes('--type=renderer')) continue;
      renderers++;
      if (!/^Seccomp:\s*2$/m.test(await readFile(`/proc/${id}/status`, 'utf8'))) return false;
    } catch {
      // The process ended while we looked.
    }
  }
  return renderers > 0;
}
