import { describe, expect, it } from 'vitest';
import { createLog, maskText } from './log.ts';

function recordingLog() {
  const lines: string[] = [];
  return { lines, log: createLog({ process: 'test', level: 'trace', destination: { write: (line) => lines.push(line) } }) };
}

describe('maskText', () => {
  it.each([
    ['mail to max.mustermann+x@example.co.uk failed', 'mail to [e-mail] failed'],
    ['GET https://example.org/a?token=1&x=2 failed', 'GET https://example.org/a?[query] failed'],
    ['connect ECONNREFUSED 203.0.113.7:5432', 'connect ECONNREFUSED [ip]:5432'],
    ['listening at http://127.0.0.1:8080', 'listening at http://127.0.0.1:8080'],
    ['from 2001:db8:1:2::7 now', 'from [ip] now'],
    ['from ::ffff:203.0.113.7 now', 'from [ip] now'],
    ['took 12:34:56 to run', 'took 12:34:56 to run'],
    ['secret q7Xh2mJ0vLr9KfTzUe4sWyBn6cAoGd1iXX is wrong', 'secret [token] is wrong'],
    ['hash 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', 'hash [token]'],
    ['IBAN DE02 1203 0000 0000 2020 51 given', 'IBAN [iban] given'],
    ['scan 0190f3a0-0000-7000-8000-000000000001 done', 'scan 0190f3a0-0000-7000-8000-000000000001 done'],
    ['version 24.21.0 of node', 'version 24.21.0 of node'],
    [
      'relation "scans_customer_created_index_for_lists" does not exist',
      'relation "scans_customer_created_index_for_lists" does not exist',
    ],
  ])('%s', (text, masked) => expect(maskText(text)).toBe(masked));
});

/** Personal data of an invented customer. None of it may ever be found in a log. */
const canary = {
  email: 'kanarienvogel@example.org',
  ip: '203.0.113.99',
  token: 'kanarienvogel0123456789abcdefghijklmnop',
  iban: 'DE02120300000000202051',
};
const everything = Object.values(canary).join(' ');

describe('createLog', () => {
  it.each<[string, (log: ReturnType<typeof createLog>) => void]>([
    ['a message', (log) => log.info(everything)],
    ['a message with values', (log) => log.info('for %s', everything)],
    ['telling fields', (log) => log.info({ ...canary, authorization: canary.token }, 'fields')],
    ['harmless fields', (log) => log.info({ note: everything, list: [everything], nested: { deep: everything } }, 'fields')],
    ['an error', (log) => log.error(new Error(everything))],
    ['an error in a field', (log) => log.error({ err: new Error(everything) }, 'failed')],
    ['an error under another name', (log) => log.error({ reason: new Error(everything) }, 'failed')],
    ['an error without a message of its own', (log) => log.error({ err: new Error(everything) })],
    ['the cause of an error', (log) => log.error({ err: new Error('outer', { cause: new Error(everything) }) })],
    ['a failed query', (log) => log.error({ err: new Error(`Failed query: select 1\nparams: Kanarienvogel,${everything}`) })],
    ['a child', (log) => log.child({ email: canary.email, note: everything }).info('child')],
    ['a request', (log) => log.info({ req: { url: `/a?${canary.token}`, remoteAddress: canary.ip } }, 'request')],
  ])('keeps personal data out of %s', (_name, write) => {
    const { lines, log } = recordingLog();
    write(log);
    expect(lines).toHaveLength(1);
    for (const datum of Object.values(canary)) expect(lines[0]).not.toContain(datum);
    expect(lines[0]).not.toContain('Kanarienvogel');
  });

  it('says what, when and where', () => {
    const { lines, log } = recordingLog();
    log.error({ err: Object.assign(new TypeError('no such scan'), { code: 'E1' }), scanId: 'a', attempt: 2 }, 'scan failed');
    const line = JSON.parse(lines[0]!) as Record<string, unknown>;
    expect(line).toMatchObject({ level: 'error', process: 'test', scanId: 'a', attempt: 2, msg: 'scan failed' });
    expect(line['err']).toMatchObject({ name: 'TypeError', code: 'E1', message: 'no such scan' });
    expect((line['err'] as { stack: string[] }).stack[0]).toContain('log.test.ts');
    expect(Date.parse(line['time'] as string)).not.toBeNaN();
  });

  it('is silent below its level', () => {
    const lines: string[] = [];
    const log = createLog({ process: 'test', level: 'warn', destination: { write: (line) => lines.push(line) } });
    log.info('not this');
    log.warn('this');
    expect(lines).toHaveLength(1);
  });
});
