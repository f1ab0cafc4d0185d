import { migrateDatabase, openDatabase } from '#db/database.ts';
import { ConfigurationError, readConfiguration, readMode } from '#lib/configuration.ts';
import { administer } from './customers/administer.ts';

/** Tells a script that calling again will not help. */
const exitCodes = { refused: 1, configuration: 64 } as const;

async function main(): Promise<number> {
  const { databaseUrl, publicUrl } = readConfiguration(process.env, readMode(process.env));
  const database = openDatabase(databaseUrl, { max: 1 });
  try {
    await migrateDatabase(database);
    const { ok, lines } = await administer({ db: database.db, publicUrl }, process.argv.slice(2));
    (ok ? process.stdout : process.stderr).write(lines.map((line) => `${line}\n`).join(''));
    return ok ? 0 : exitCodes.refused;
  } finally {
    await database.close();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return error instanceof ConfigurationError ? exitCodes.configuration : exitCodes.refused;
});
