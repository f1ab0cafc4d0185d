import { pathToFileURL } from 'node:url';
import type { DataFolder, Secrets } from './home-folder.ts';
import type { LabReport } from './lab.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What is known once database and lab run. */
export interface Surroundings {
  databaseUrl: string;
  folder: DataFolder;
  secrets: Secrets;
  lab: LabReport;
  host: string;
  port: number;
}

/** The database that the operator brings along; null = ours is used. */
export function ownDatabaseUrl(env: Environment): string | null {
  const given = env['DATABASE_URL']?.trim();
  return given && !given.startsWith('embedded:') ? given : null;
}

/** Address that people open. */
export function publicUrlOf(env: Environment, port: number): string {
  return env['PUBLIC_URL']?.trim() || `http://localhost:${port}`;
}

/** The environment of server and worker: the terminal's own, with everything set that evaluation on one machine decides. */
export function childEnvironment(env: Environment, known: Surroundings): Record<string, string | undefined> {
  return {
    ...env,
    NODE_ENV: 'production',
    SPURENLESER_MODE: 'evaluation',
    DATABASE_URL: known.databaseUrl,
    PUBLIC_URL: publicUrlOf(env, known.port),
    HOST: known.host,
    PORT: String(known.port),
    FILES_URL: env['FILES_URL']?.trim() || pathToFileURL(known.folder.files).href,
    SECRET_KEY: env['SECRET_KEY']?.trim() || known.secrets.secretKey,
    NETWORK_FILE: known.lab.networkFile,
    EXAMPLE_SITES: JSON.stringify(known.lab.examples),
  };
}
