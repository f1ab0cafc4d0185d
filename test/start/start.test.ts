import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectGone, expectReady, openStartYard, type StartYard } from './start-yard.ts';

let yard: StartYard;
beforeEach(async () => {
  yard = await openStartYard();
});
afterEach(() => yard.close());

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('an ordinary start', () => {
  it('comes up, is one at a time, ends in order, and keeps the data', async () => {
    const first = yard.start();
    await first.running;
    await expectReady(first.address());
    expect(first.output()).toContain('https://www.schnaeppchen-palast.test/');
    const env = await first.environment();
    await query(env['DATABASE_URL']!, 'create table kept as select 42 as answer');
    const network = JSON.parse(await readFile(env['NETWORK_FILE']!, 'utf8')) as { others: string; hosts: Record<string, unknown> };
    expect(network.others).toBe('internet');
    expect(Object.keys(network.hosts)).toContain('www.schnaeppchen-palast.test');
    for (const { url, de, en } of JSON.parse(env['EXAMPLE_SITES']!)) expect([url, de, en]).not.toContain('');

    const second = yard.start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/läuft schon .*http:\/\/localhost:\d+\nSpurenleser is already running/);
    await expectReady(first.address());

    const family = first.family();
    expect(family.length).toBeGreaterThanOrEqual(4);
    first.process.kill('SIGINT');
    expect(await first.ended).toBe(0);
    await expectGone(family);

    const builtAt = (await stat(join(yard.root, 'dist/web/.built'))).mtimeMs;
    const third = yard.start({}, ['--lang', 'en']);
    await third.running;
    expect(third.output()).toContain('Ctrl-C ends everything');
    expect(third.output()).not.toContain('Building');
    const again = await third.environment();
    expect(await query(again['DATABASE_URL']!, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(again['SECRET_KEY']).toBe(env['SECRET_KEY']);
    expect((await stat(join(yard.root, 'dist/web/.built'))).mtimeMs).toBe(builtAt);
    third.process.kill('SIGTERM');
    expect(await third.ended).toBe(0);
    expect(await readdir(yard.home)).not.toContain('start.lock');
  });

  it('says where mails are, and each new one in a line', async () => {
    const application = yard.start();
    await application.running;
    expect(application.output()).toMatch(/^ {2}Mails +http:\/\/localhost:\d+\/outbox$/m);
    await fetch(`${application.address()}/mail`);
    const line = /^Mail an neu@beispiel\.test, „Hallo.*“: http:\/\/localhost:\d+\/outbox\/1$/m;
    await expect.poll(application.output, { timeout: 10_000 }).toMatch(line);
    expect(application.output()).not.toContain('\u001b[2J');
    application.process.kill('SIGINT');
    expect(await application.ended).toBe(0);
  });

  it('uses the database of DATABASE_URL and brings none along', async () => {
    const host = yard.start();
    await host.running;
    const url = (await host.environment())['DATABASE_URL']!;
    const home = join(yard.root, 'other');
    const guest = yard.start({ DATABASE_URL: url, SPURENLESER_HOME: home });
    await guest.running;
    expect((await guest.environment())['DATABASE_URL']).toBe(url);
    expect(await readdir(home)).not.toContain('postgres');
    for (const application of [guest, host]) {
      application.process.kill('SIGINT');
      expect(await application.ended).toBe(0);
    }
  });

  it('ends while it is still starting', async () => {
    const application = yard.start();
    await application.part('lab');
    const family = application.family();
    application.process.kill('SIGINT');
    expect(await application.ended).toBe(0);
    await expectGone(family);
  });
});

describe('kill -9', () => {
  it('of a part: it comes back, and nothing is left in the end', async () => {
    const application = yard.start();
    await application.running;
    const everybody = application.family();
    for (const name of ['worker', 'server', 'database'] as const) {
      const { pid } = await application.part(name);
      process.kill(pid, 'SIGKILL');
      everybody.push(await application.part(name, pid));
      await expectReady(application.address());
    }
    // Scans learn a new lab's ports when the worker starts: it starts again, too.
    const worker = await application.part('worker');
    const lab = await application.part('lab');
    process.kill(lab.pid, 'SIGKILL');
    everybody.push(await application.part('lab', lab.pid), await application.part('worker', worker.pid));
    await expectGone([worker, lab]);
    expect(application.output()).toMatch(/Die Datenbank ist unerwartet beendet \(SIGKILL\) und startet in 0,25 s neu\./);
    everybody.push(...application.family());
    application.process.kill('SIGINT');
    expect(await application.ended).toBe(0);
    await expectGone(everybody);
  });

  it('of the start itself: everything ends, and the next start works', async () => {
    const application = yard.start();
    await application.running;
    const family = application.family();
    application.process.kill('SIGKILL');
    expect(await application.ended).toBe('SIGKILL');
    await expectGone(family);
    const next = yard.start();
    await next.running;
    next.process.kill('SIGINT');
    expect(await next.ended).toBe(0);
  });

  it('of start and database together: the next start takes over', async () => {
    const application = yard.start();
    await application.running;
    const family = application.family();
    const database = await application.part('database');
    application.process.kill('SIGKILL');
    process.kill(database.pid, 'SIGKILL');
    await application.ended;
    const next = yard.start();
    await next.running;
    await expectGone(family);
    next.process.kill('SIGINT');
    expect(await next.ended).toBe(0);
  });

  it('by a second Ctrl-C, when a part does not listen', async () => {
    const application = yard.start({ STAND_IN_SERVER: 'deaf' });
    await application.running;
    const family = application.family();
    const worker = await application.part('worker');
    application.process.kill('SIGINT');
    await expectGone([worker]);
    // The same Ctrl-C may arrive twice; a person's second one comes later.
    const impatient = setInterval(() => application.process.kill('SIGINT'), 200);
    expect(await application.ended.finally(() => clearInterval(impatient))).toBe(130);
    await expectGone(family);
  });
});

describe('what it cannot do is said in one sentence of each language', () => {
  it.each([
    [
      '16\n',
      /^Die Datenbank in \S+postgres gehört zu PostgreSQL 16, gebraucht wird 18; nichts wurde gelöscht\. .*: mv .*\nThe database in/m,
    ],
    ['\u0000garbage', /^Die Datenbank in \S+postgres ist beschädigt \(PG_VERSION\); nichts wurde gelöscht\. .*: mv .*\nThe database in/m],
  ])('a database folder with PG_VERSION %j', async (version, sentences) => {
    await mkdir(join(yard.home, 'postgres/base'), { recursive: true });
    await writeFile(join(yard.home, 'postgres/PG_VERSION'), version);
    await writeFile(join(yard.home, 'secrets.json'), JSON.stringify({ secretKey: 'k'.repeat(40), databasePassword: 'p' }));
    const application = yard.start();
    expect(await application.ended).toBe(1);
    expect(application.output()).toMatch(sentences);
    expect((await readdir(join(yard.home, 'postgres'))).sort()).toEqual(['PG_VERSION', 'base']);
  });

  it('a database that does not start, and a password that does not fit', async () => {
    const first = yard.start();
    await first.running;
    first.process.kill('SIGINT');
    await first.ended;

    const secretsFile = join(yard.home, 'secrets.json');
    const secrets = JSON.parse(await readFile(secretsFile, 'utf8')) as Record<string, string>;
    await writeFile(secretsFile, JSON.stringify({ ...secrets, databasePassword: 'another' }));
    const locked = yard.start();
    expect(await locked.ended).toBe(1);
    expect(locked.output()).toMatch(/nimmt das Passwort aus secrets\.json nicht an/);

    await writeFile(join(yard.home, 'postgres/global/pg_control'), 'no control data');
    const broken = yard.start();
    expect(await broken.ended).toBe(1);
    expect(broken.output()).toMatch(/ist beschädigt \(could not read file "global\/pg_control".*\); nichts wurde gelöscht/);
  });

  it('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    try {
      const application = yard.start({ PORT: String(port) });
      expect(await application.ended).toBe(1);
      expect(application.output()).toBe(
        `Port ${port} ist belegt; wählen Sie einen anderen, zum Beispiel: PORT=${port + 1} npm start\n` +
          `Port ${port} is taken; choose another, for example: PORT=${port + 1} npm start\n`,
      );
    } finally {
      other.close();
    }
  });

  it('a database that is not there', async () => {
    const application = yard.start({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/x' });
    expect(await application.ended).toBe(1);
    expect(application.output()).toContain('Die Datenbank aus DATABASE_URL ist nicht erreichbar (ECONNREFUSED).');
    expect(application.output()).not.toContain('secret');
  });

  it('a web app that cannot be built', async () => {
    await writeFile(join(yard.root, 'src/web/index.html'), '<script type="module" src="./missing.ts"></script>');
    const application = yard.start();
    expect(await application.ended).toBe(1);
    expect(application.output()).toMatch(/Die Oberfläche ließ sich nicht bauen: .*missing\.ts/);
    expect(await readdir(join(yard.root, 'dist/web')).catch(() => [])).not.toContain('.built');
  });

  it('a worker without a browser', async () => {
    const application = yard.start({ STAND_IN_WORKER: 'refuses' });
    expect(await application.ended).toBe(1);
    expect(application.output()).toContain('Der Worker kann nicht starten: Es wurde kein Browser gefunden.\n');
  });

  it('a worker that always fails', async () => {
    const application = yard.start({ STAND_IN_WORKER: 'fails' });
    expect(await application.ended).toBe(1);
    expect(application.output()).toMatch(
      /Der Worker ist mehr als 5-mal in einer Minute ausgefallen, zuletzt: Error: immer kaputt \(Protokoll: .*worker\.log\)/,
    );
    expect(await readFile(join(yard.home, 'logs/worker.log'), 'utf8')).toContain('at ');
  });
});
