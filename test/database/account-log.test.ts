import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#lib/log.ts';
import { confirmationPath, goodPassword, logIn, otherPassword, resetSecrets } from '../factories/account.ts';
import { startTestService, type TestService } from '../factories/service.ts';

const lines: string[] = [];
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ works: false, log: createLog({ process: 'server', level: 'trace', destination }) });
});
afterAll(() => service?.close());

it('tells nothing of people, passwords, tokens and codes in the log', async () => {
  const email = `${randomUUID()}@beispiel.test`;
  const form = { email, password: goodPassword, websiteType: 'company', acceptTerms: true, proofOfWork: await service.proof() };
  await service.send('POST', '/api/free/dsgvo/customer', { body: form });
  const confirmation = await confirmationPath(service, email);
  await service.send('GET', confirmation);
  await service.send('GET', confirmation);
  const { headers } = await logIn(service, { email });
  await logIn(service, { email, password: 'ein falsches Passwort' });
  await service.send('POST', '/api/free/dsgvo/passwordreset/init', { body: { email } });
  const { token, code } = await resetSecrets(service, email);
  for (const given of [token, code]) await service.send('GET', `/api/free/dsgvo/passwordreset/validate/${given}`);
  await service.send('POST', '/api/free/dsgvo/passwordreset', { body: { token, password: otherPassword } });
  await service.send('POST', '/api/user/dsgvo/customer/delete', { body: { password: otherPassword }, headers });
  // The server's own address, which it listens on, is nobody's.
  const log = lines.filter((line) => line.includes('requestId')).join('');
  expect(log).toContain('/api/free/dsgvo/passwordreset/validate/:token');
  const secrets = [email, goodPassword, otherPassword, 'ein falsches Passwort', token, code, confirmation.split('/').at(-1)!];
  for (const secret of [...secrets, headers['cookie']!.split('=')[1]!, '127.0.0.1']) expect(log).not.toContain(secret);
});
