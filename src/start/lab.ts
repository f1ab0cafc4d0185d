import type { ChildProcess } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { spawnNode } from './node-process.ts';

/** A site of the lab that can be scanned without Internet, with a sentence about it in both languages. */
export interface ExampleSite {
  url: string;
  de: string;
  en: string;
}

/** What the lab's process says when its sites answer. */
export interface LabReport {
  /** Network file of the gateway: the lab's names lead to the lab, all others to the Internet. */
  networkFile: string;
  examples: ExampleSite[];
}

const script = fileURLToPath(new URL('./lab-process.ts', import.meta.url));

/** Starts the lab's process; `folder` takes its network file and its temporary files. */
export function spawnLab(folder: string, root: string): ChildProcess {
  return spawnNode(script, [folder], { ...process.env, TMPDIR: folder }, root);
}

/** Empties the folder of the last lab: a killed one leaves its files. */
export async function clearLabFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
