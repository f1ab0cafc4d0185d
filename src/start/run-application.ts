import { join } from 'node:path';
import { type MailNotice, mailNoticeSchema } from '#lib/mail-notice.ts';
import { childEnvironment, ownDatabaseUrl, publicUrlOf } from './child-environment.ts';
import { choosePort } from './choose-port.ts';
import { prepareDatabase, whyUnreachable } from './embedded-database.ts';
import { createDataFolder, dataFolderOf, readSecrets } from './home-folder.ts';
import { clearLabFolder, type LabReport, spawnLab } from './lab.ts';
import { openLog } from './log-file.ts';
import { spawnNode } from './node-process.ts';
import { mostFailures } from './restart-policy.ts';
import { runBuild } from './run-build.ts';
import { StartFailure } from './start-failure.ts';
import { takeLock } from './start-lock.ts';
import { type Part, type PartEvent, type SupervisedPart, supervise } from './supervise.ts';
import type { PartName } from './texts.ts';
import { untilReady } from './until-ready.ts';

/** What `npm start` tells its terminal while it works. */
export type Notice =
  | { kind: 'building' | 'creating-database' | 'stopping' }
  | { kind: 'running'; address: string; example: { url: string; de: string; en: string } | null; home: string; ownDatabase: boolean }
  | ({ kind: 'mail' } & MailNotice)
  | { kind: 'stopped'; home: string }
  | Extract<PartEvent, { kind: 'error' | 'restarting' }>;

/** How the application is run. */
export interface RunOptions {
  /** Folder of the project. */
  root: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Entry files of the two processes. */
  scripts: { server: string; worker: string };
  notify(notice: Notice): void;
  /** Aborted: end in order. */
  stop: AbortSignal;
  /** Aborted: end at once. */
  kill: AbortSignal;
}

const readyCapMs = 60_000;
/** A worker gives its scans back, a server ends its answers, a database writes what it has in memory. */
const stopCapMs = { worker: 25_000, server: 10_000, lab: 5_000, database: 15_000 } as const;

/** Brings up everything, runs until told to stop, and leaves nothing running. Throws `StartFailure` when it cannot go on. */
export async function runApplication(options: RunOptions): Promise<void> {
  const { root, env, notify } = options;
  const folder = dataFolderOf(env, root);
  await createDataFolder(folder);
  const host = env['HOST']?.trim() || '127.0.0.1';
  const lock = await takeLock(folder.lockFile);
  const running: SupervisedPart[] = [];
  const failure = new AbortController();
  const ending = AbortSignal.any([options.stop, failure.signal]);
  const kill = () => {
    for (const part of running.toReversed()) part.kill();
  };
  options.kill.addEventListener('abort', kill);

  const logOf = (name: string) => join(folder.logs, `${name}.log`);
  const report = (event: PartEvent) => {
    if (event.kind === 'error' || event.kind === 'restarting') return notify(event);
    const values = { part: event.part.name, why: event.why, times: String(mostFailures), log: event.part.logFile };
    failure.abort(new StartFailure(event.kind === 'refused' ? 'part-refused' : 'part-failing', values));
  };
  const add = (name: PartName, spawn: Part['spawn'], more: Partial<Part> = {}, first?: ReturnType<Part['spawn']>): SupervisedPart => {
    ending.throwIfAborted();
    const part = { name, spawn, logFile: logOf(name), stopSignal: 'SIGTERM' as const, stopCapMs: stopCapMs[name], ...more };
    const supervised = supervise(part, report, first);
    running.push(supervised);
    return supervised;
  };

  const database = async (password: string): Promise<string> => {
    const given = ownDatabaseUrl(env);
    if (given !== null) {
      const why = await whyUnreachable(given);
      if (why !== null) throw new StartFailure('database-unreachable', { why });
      return given;
    }
    const own = await prepareDatabase({ folder: folder.postgres, password, onCreate: () => notify({ kind: 'creating-database' }) });
    ending.throwIfAborted();
    const log = openLog(logOf('database'));
    const first = await own.start(log.write, ending).finally(log.close);
    add('database', own.spawn, { stopSignal: 'SIGINT', killSignal: 'SIGQUIT' }, first);
    return own.url;
  };

  let worker: SupervisedPart | null = null;
  const lab = async (): Promise<LabReport> => {
    await clearLabFolder(folder.run);
    return new Promise((resolve, reject) => {
      ending.addEventListener('abort', () => reject(ending.reason));
      add('lab', () => spawnLab(folder.run, root), {
        onStart: (child) =>
          child.once('message', (message) => {
            resolve(message as LabReport);
            // A lab that was started again has new ports: scans learn them from the network file, read when a worker starts.
            void worker?.restart();
          }),
      });
    });
  };

  try {
    const port = await choosePort(env['PORT'], host);
    await lock.tell(publicUrlOf(env, port));
    const secrets = await readSecrets(folder);
    const build = runBuild({ root, logFile: logOf('build'), onStart: () => notify({ kind: 'building' }), signal: ending });
    const [databaseUrl, labReport] = await together([database(secrets.databasePassword), lab(), build], failure);
    const childEnv = childEnvironment(env, { databaseUrl, folder, secrets, lab: labReport, host, port });
    add('server', () => spawnNode(options.scripts.server, [], childEnv, root), {
      onStart: (child) =>
        child.on('message', (message) => {
          const notice = mailNoticeSchema.safeParse(message);
          if (notice.success) notify({ kind: 'mail', ...notice.data.newMail });
        }),
    });
    worker = add('worker', () => spawnNode(options.scripts.worker, [], childEnv, root));
    const probeHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
    const why = await untilReady(`http://${probeHost.includes(':') ? `[${probeHost}]` : probeHost}:${port}/readyz`, readyCapMs, ending);
    if (why !== null) throw new StartFailure('not-ready', { seconds: String(readyCapMs / 1000), why, log: logOf('server') });
    const [example = null] = labReport.examples;
    const ownDatabase = ownDatabaseUrl(env) === null;
    notify({ kind: 'running', address: publicUrlOf(env, port), example, home: folder.home, ownDatabase });
    await new Promise((_, reject) => {
      if (ending.aborted) reject(ending.reason);
      ending.addEventListener('abort', () => reject(ending.reason));
    });
  } catch (error) {
    // What was asked for is no failure, and what breaks while everything ends is none either.
    if (!options.stop.aborted) throw failure.signal.aborted ? failure.signal.reason : error;
  } finally {
    failure.abort();
    if (options.stop.aborted) notify({ kind: 'stopping' });
    // Whoever uses something ends before it.
    for (const part of running.toReversed().sort((a, b) => stopOrder.indexOf(a.part.name) - stopOrder.indexOf(b.part.name)))
      await part.stop();
    options.kill.removeEventListener('abort', kill);
    await lock.release();
  }
  notify({ kind: 'stopped', home: folder.home });
}

const stopOrder: readonly PartName[] = ['worker', 'server', 'lab', 'database'];

/** Waits for all; when one fails the others are told to end, and are waited for. */
async function together<T extends readonly unknown[]>(work: { [K in keyof T]: Promise<T[K]> }, failure: AbortController): Promise<T> {
  const all = work as readonly Promise<unknown>[];
  try {
    return (await Promise.all(all)) as unknown as T;
  } catch (error) {
    failure.abort(error);
    await Promise.allSettled(all);
    throw error;
  }
}
