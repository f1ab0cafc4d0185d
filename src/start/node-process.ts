import { type ChildProcess, spawn } from 'node:child_process';

const leash = new URL('./end-with-parent.ts', import.meta.url).href;

/** Starts a script of the application as a process that ends with this one, in a group of its own: Ctrl-C reaches only us. */
export function spawnNode(script: string, args: readonly string[], env: NodeJS.ProcessEnv, cwd: string): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', leash, script, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}
