import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigurationError, describeConfiguration, readConfiguration, readMode } from './configuration.ts';
import { variables } from './configuration-variables.ts';

const secretKey = 'q7Xh2mJ0vLr9KfTzUe4sWyBn6cAoGd1i';
/** Everything production asks for, and nothing else. */
const production = {
  PUBLIC_URL: 'https://scan.example.org',
  SECRET_KEY: secretKey,
  DATABASE_URL: 'postgres://app:pa55@db.example.org:5432/app',
  FILES_URL: 'file:///srv/files',
  SMTP_URL: 'smtps://app:pa55@mail.example.org:465',
  OPERATOR_NAME: 'Beispiel GmbH',
  OPERATOR_STREET: 'Hauptstraße 1',
  OPERATOR_TOWN: '10115 Berlin',
  OPERATOR_EMAIL: 'kontakt@beispiel.de',
};

function problemsOf(env: Record<string, string | undefined>, mode: 'production' | 'evaluation' = 'production'): readonly string[] {
  try {
    readConfiguration(env, mode);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

describe('readConfiguration', () => {
  it('needs nothing in evaluation', () => {
    expect(readConfiguration({}, 'evaluation')).toMatchObject({
      mode: 'evaluation',
      publicUrl: 'http://127.0.0.1:8080',
      product: 'Spurenleser',
      slug: 'spurenleser',
      databaseUrl: 'embedded:',
      files: { kind: 'folder', path: join(process.cwd(), 'var/files') },
      smtpUrl: null,
      visitor: { pages: 3, retentionDays: 7 },
      limits: { queue: 200, requestsPerMinute: 0, scanStartsPerHour: 0 },
      trustedProxies: [],
    });
  });

  it('takes a complete production environment and limits visitors there', () => {
    expect(readConfiguration(production, 'production')).toMatchObject({
      publicUrl: 'https://scan.example.org',
      files: { kind: 'folder', path: '/srv/files' },
      operator: { name: 'Beispiel GmbH', country: 'Deutschland', phone: '' },
      limits: { requestsPerMinute: 1200, scanStartsPerHour: 20 },
    });
  });

  it('names everything that production misses at once', () => {
    const problems = problemsOf({});
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PUBLIC_URL',
      'SECRET_KEY',
      'DATABASE_URL',
      'FILES_URL',
      'SMTP_URL',
      'OPERATOR_NAME',
      'OPERATOR_STREET',
      'OPERATOR_TOWN',
      'OPERATOR_EMAIL',
    ]);
    for (const problem of problems) expect(problem).toMatch(/^\S+ is missing: .+\.$/);
  });

  it.each([
    ['http address', { PUBLIC_URL: 'http://scan.example.org' }, 'PUBLIC_URL must be https'],
    ['address with a path', { PUBLIC_URL: 'https://example.org/scan' }, 'PUBLIC_URL must be a bare address'],
    ['address that is none', { PUBLIC_URL: 'scan.example.org' }, 'PUBLIC_URL must be a web address'],
    ['evaluation key', { SECRET_KEY: variables.SECRET_KEY.fallback }, 'SECRET_KEY still has the value for evaluation'],
    ['short key', { SECRET_KEY: 'Zm9vYmFy' }, 'SECRET_KEY is too short'],
    ['key without randomness', { SECRET_KEY: 'ab'.repeat(20) }, 'SECRET_KEY is not random'],
    ['embedded database', { DATABASE_URL: 'embedded:here' }, 'DATABASE_URL must name a PostgreSQL server'],
    ['other database', { DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be'],
    ['evaluation operator', { OPERATOR_NAME: variables.OPERATOR_NAME.fallback }, 'OPERATOR_NAME still has the value for evaluation'],
    ['operator without mail', { OPERATOR_EMAIL: 'kontakt' }, 'OPERATOR_EMAIL must be an e-mail address'],
    ['web address as mail server', { SMTP_URL: 'https://mail.example.org' }, 'SMTP_URL must be'],
    ['sender without address', { MAIL_FROM: 'Beispiel GmbH' }, 'MAIL_FROM must be `Name <address>`'],
    ['two senders', { MAIL_FROM: 'A <a@b.de>, B <b@b.de>' }, 'MAIL_FROM must be `Name <address>`'],
    ['web address for files', { FILES_URL: 'https://files.example.org' }, 'FILES_URL must be'],
    ['folder on another host', { FILES_URL: 'file://srv/files' }, 'FILES_URL names a host'],
    ['store without keys', { FILES_URL: 's3://bucket' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
    ['store with keys in its address', { FILES_URL: 's3://key:pass@bucket' }, 'FILES_URL takes no credentials'],
    ['port that is no number', { PORT: '80a' }, 'PORT must be a whole number from 0 to 65535'],
    ['port out of range', { PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    ['no pages', { VISITOR_PAGES: '-1' }, 'VISITOR_PAGES must be a whole number'],
    ['endless retention', { VISITOR_RETENTION_DAYS: '365' }, 'VISITOR_RETENTION_DAYS must be a whole number from 1 to 30'],
    ['unknown level', { LOG_LEVEL: 'verbose' }, 'LOG_LEVEL must be trace, debug'],
    ['proxy by name', { TRUSTED_PROXIES: '10.0.0.1, proxy' }, 'TRUSTED_PROXIES holds `proxy`'],
    ['proxy network too wide to exist', { TRUSTED_PROXIES: '10.0.0.0/64' }, 'TRUSTED_PROXIES holds `10.0.0.0/64`'],
    ['short token', { METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is too short'],
  ])('refuses in production: %s', (_name, env, sentence) => {
    const problems = problemsOf({ ...production, ...env });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(sentence);
    expect(problems[0]).toMatch(/\.$/);
  });

  it.each([
    ['https', 'https://scan.example.org/', 'https://scan.example.org'],
    ['the machine itself by http', 'http://localhost:8080', 'http://localhost:8080'],
    ['the machine itself by address', 'http://[::1]:8080', 'http://[::1]:8080'],
  ])('takes as public address in production: %s', (_name, given, read) => {
    expect(readConfiguration({ ...production, PUBLIC_URL: given }, 'production').publicUrl).toBe(read);
  });

  it.each([
    [{ HOST: '0.0.0.0', PORT: '3000' }, 'http://localhost:3000'],
    [{ HOST: '::1', PORT: '80' }, 'http://[::1]'],
  ])('derives the address in evaluation from %o', (env, publicUrl) => {
    expect(readConfiguration(env, 'evaluation').publicUrl).toBe(publicUrl);
  });

  it('reads a store, proxies and a slug', () => {
    const configuration = readConfiguration(
      {
        FILES_URL: 's3://bucket/scans/?region=eu-west-1&endpoint=https%3A%2F%2Fs3.example.org',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'secret',
        TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32 127.0.0.1',
        PRODUCT_NAME: 'Größer & Prüfer',
      },
      'evaluation',
    );
    expect(configuration.files).toEqual({
      kind: 's3',
      bucket: 'bucket',
      prefix: 'scans',
      region: 'eu-west-1',
      endpoint: 'https://s3.example.org',
    });
    expect(configuration.s3).toEqual({ accessKeyId: 'id', secretAccessKey: 'secret' });
    expect(configuration.trustedProxies).toEqual(['10.0.0.0/8', '2001:db8::/32', '127.0.0.1']);
    expect(configuration.slug).toBe('groesser-pruefer');
  });

  it.each([
    [{}, { name: 'Spurenleser', address: 'kontakt@beispiel.de' }],
    [{ MAIL_FROM: 'post@beispiel.de' }, { name: 'Spurenleser', address: 'post@beispiel.de' }],
    [{ MAIL_FROM: '"Größer, GmbH" <post@beispiel.de>' }, { name: 'Größer, GmbH', address: 'post@beispiel.de' }],
  ])('sends mails from %o', (env, mailFrom) => {
    expect(readConfiguration({ ...production, ...env }, 'production').mailFrom).toEqual(mailFrom);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfiguration({ PORT: '', PRODUCT_NAME: ' ' }, 'evaluation')).toMatchObject({ port: 8080, product: 'Spurenleser' });
  });

  it('never repeats a value that may be a secret', () => {
    const env = { ...production, SECRET_KEY: 'hunter2', DATABASE_URL: 'hunter2', SMTP_URL: 'hunter2', METRICS_TOKEN: 'hunter2' };
    expect(problemsOf(env).join('\n')).not.toContain('hunter2');
  });
});

it('is documented in docs/operations.md as it is read', () => {
  const document = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const [, table] = /<!-- configuration: [^>]*-->\n([\s\S]*?)\n<!-- end of configuration -->/.exec(document) ?? [];
  expect(table?.trim()).toBe(describeConfiguration());
});

describe('readMode', () => {
  it.each([
    [{}, 'production'],
    [{ SPURENLESER_MODE: ' ' }, 'production'],
    [{ SPURENLESER_MODE: 'evaluation' }, 'evaluation'],
  ])('%o is %s', (env, mode) => expect(readMode(env)).toBe(mode));

  it('refuses a mode that does not exist', () => {
    expect(() => readMode({ SPURENLESER_MODE: 'Evaluation' })).toThrow('SPURENLESER_MODE must be one of production, evaluation, test.');
  });
});
