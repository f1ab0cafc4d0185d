import { execFile } from 'node:child_process';
import { access, chmod, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Unpacks the browser inside the package `@sparticuz/chromium` once per version and gives its folder, or null if that fails.
 * As root the folder lies in the system's temporary folder, because the unprivileged browser cannot enter root's home.
 */
export async function unpackBundledChromium(): Promise<string | null> {
  let packageFolder: string;
  let version: string;
  try {
    packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
    version = (JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string }).version;
  } catch {
    return null;
  }
  const base = await cacheFolder();
  const folder = join(base, `chromium-${version}`);
  if (await isOurs(join(folder, 'complete'))) return folder;
  const fresh = await mkdtemp(join(base, 'unpacking-'));
  try {
    // In a process of its own: the package reads TMPDIR and changes the environment of whoever imports it.
    const script = `const m = await import('@sparticuz/chromium'); await m.default.executablePath();`;
    await run(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: packageFolder,
      env: { PATH: process.env['PATH'], HOME: fresh, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    });
    await writeFile(join(fresh, 'fonts', 'fonts.conf'), fontConfiguration(join(folder, 'fonts')));
    await mkdir(join(fresh, 'complete'));
    await makeReadable(fresh);
    await rename(fresh, folder).catch(async (error: unknown) => {
      // Another scan was faster: its folder is as good as ours.
      if (!(await isOurs(join(folder, 'complete')))) throw error;
    });
    return folder;
  } catch {
    return null;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/**
 * The package's own configuration names folders of a cloud function. Without a single font the browser's text code aborts.
 */
function fontConfiguration(folder: string): string {
  const folders = [folder, '/usr/share/fonts', '/usr/local/share/fonts'].map((path) => `  <dir>${path}</dir>`).join('\n');
  return `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>\n${folders}\n  <cachedir prefix="xdg">fontconfig</cachedir>\n</fontconfig>\n`;
}

async function cacheFolder(): Promise<string> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) {
    const home = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'spurenleser');
    const made = await mkdir(home, { recursive: true }).then(
      () => true,
      () => false,
    );
    if (made) return home;
  }
  const folder = join(tmpdir(), `spurenleser-${process.getuid?.() ?? 'user'}`);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const owner = await lstat(folder);
  // Somebody else's folder in a shared temporary directory could hold somebody else's program.
  if (owner.isSymbolicLink() || owner.uid !== process.getuid?.()) return mkdtemp(join(tmpdir(), 'spurenleser-'));
  return folder;
}

async function isOurs(path: string): Promise<boolean> {
  return access(path)
    .then(async () => (await lstat(path)).uid === process.getuid?.())
    .catch(() => false);
}

async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makeReadable(path);
    else await chmod(path, 0o755);
  }
}
