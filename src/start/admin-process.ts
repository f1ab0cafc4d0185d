import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ownDatabaseUrl } from './child-environment.ts';
import { embeddedDatabaseUrl } from './embedded-database.ts';
import { dataFolderOf, readSecrets } from './home-folder.ts';
import { runningAddress } from './start-lock.ts';

/**
 * `npm run admin`: hands the command to the server's part. Beside a running `npm start` it works on that installation; everywhere
 * else on the one that the environment describes.
 */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const notRunning =
  'Starten Sie zuerst die Anwendung mit npm start, oder setzen Sie die Variablen Ihrer Installation. / Start the application with npm start first, or set the variables of your installation.';

async function environment(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv | null> {
  if (env['SPURENLESER_MODE']?.trim() || ownDatabaseUrl(env) !== null) return env;
  const folder = dataFolderOf(env, root);
  const address = await runningAddress(folder.lockFile);
  const pidFile = await readFile(join(folder.postgres, 'postmaster.pid'), 'utf8').catch(() => null);
  if (!address || pidFile === null) return null;
  const secrets = await readSecrets(folder);
  return {
    ...env,
    SPURENLESER_MODE: 'evaluation',
    DATABASE_URL: embeddedDatabaseUrl(secrets.databasePassword, Number(pidFile.split('\n')[3])),
    PUBLIC_URL: address,
    FILES_URL: env['FILES_URL']?.trim() || pathToFileURL(folder.files).href,
    SECRET_KEY: env['SECRET_KEY']?.trim() || secrets.secretKey,
  };
}

const env = await environment(process.env);
if (env === null) {
  process.stderr.write(`${notRunning}\n`);
  process.exitCode = 1;
} else {
  const script = join(root, 'src/server/admin-command.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(2)], {
    env,
    stdio: 'inherit',
  });
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
