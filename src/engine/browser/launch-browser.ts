import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { CdpConnection } from './cdp-connection.ts';
import { chromiumFlags } from './chromium-flags.ts';
import type { ChromiumBinary } from './find-chromium.ts';
import { trustAuthority } from './nss-database.ts';
import { hasRoomySharedMemory } from './shared-memory.ts';

const run = promisify(execFile);

/** `nobody` and `nogroup` on Debian and most others: root cannot use Chromium's sandbox, so its browser runs as nobody. */
const nobody = 65_534;

/** How one browser is started. */
export interface LaunchOptions {
  binary: ChromiumBinary;
  /** Port of the egress gateway on 127.0.0.1. */
  proxyPort: number;
  /** PEM of an authority to trust besides the public ones, or null. */
  certificateAuthority: string | null;
  viewport: { width: number; height: number };
}

/** A running browser with a private profile, home and temporary folder. */
export interface Browser {
  connection: CdpConnection;
  product: string;
  userAgent: string;
  major: string;
  binary: ChromiumBinary;
  process: ChildProcess;
  /** What the process printed last, for messages. */
  errorOutput(): string;
  close(): Promise<void>;
}

/** Thrown when the browser does not come up. */
export class LaunchError extends Error {}

/** Starts a browser: unprivileged, with its own sandbox on, steered over a pipe, all traffic through the gateway. */
export async function launchBrowser(options: LaunchOptions): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  const folder = await mkdtemp(join(tmpdir(), 'spurenleser-browser-'));
  const profile = join(folder, 'profile');
  await mkdir(join(profile, 'Default'), { recursive: true });
  await mkdir(join(folder, 'tmp'));
  // Debian's build blocks third-party cookies as delivered, and flags do not change that.
  const preferences = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false }, net: { network_prediction_options: 0 } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  if (options.certificateAuthority) await trustAuthority(folder, options.certificateAuthority);
  await chmod(folder, 0o700);
  if (isRoot) await run('chown', ['-R', `${nobody}:${nobody}`, folder]);

  const { proxyPort, viewport } = options;
  const flags = chromiumFlags({ profile, proxyPort, viewport, sharesOnDisk: !(await hasRoomySharedMemory()) });
  const child = spawn(options.binary.path, [...flags, ...options.binary.args, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    cwd: folder,
    // A group of its own, so that closing reaches the helpers that outlive a killed browser.
    detached: true,
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      TMPDIR: join(folder, 'tmp'),
      LANG: 'de_DE.UTF-8',
      TZ: 'Europe/Berlin',
      ...options.binary.environment,
    },
  });
  let errorOutput = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errorOutput = (errorOutput + chunk.toString('utf8')).slice(-8_192);
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      errorOutput += error.message;
      resolve();
    });
  });
  const connection = new CdpConnection(child.stdio[3] as Writable, child.stdio[4] as Readable);
  void exited.then(() => connection.close());

  const close = async () => {
    if (!connection.browser.closed) await connection.browser.send('Browser.close', undefined, 2_000).catch(() => undefined);
    endGroup(child, 'SIGKILL');
    await exited;
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  };
  try {
    const version = await connection.browser.send('Browser.getVersion', undefined, 15_000);
    const major = /\/(\d+)/.exec(version.product)?.[1] ?? '0';
    const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`;
    return {
      connection,
      product: version.product,
      userAgent,
      major,
      binary: options.binary,
      process: child,
      errorOutput: () => errorOutput,
      close,
    };
  } catch {
    await close();
    throw new LaunchError(`The browser did not start: ${lastLine(errorOutput) || 'no answer'}`);
  }
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
}

function lastLine(text: string): string {
  return (
    text
      .trim()
      .split('\n')
      .findLast((line) => !line.includes('dbus')) ?? ''
  );
}
