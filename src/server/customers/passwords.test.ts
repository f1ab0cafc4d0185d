import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

describe('passwords', () => {
  it('knows the one a hash was made of, and no other', async () => {
    const passwords = await createPasswords();
    const stored = await passwords.hash('Regenschirm im Keller');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(stored, 'Regenschirm im Keller')).toBe(true);
    expect(await passwords.verify(stored, 'regenschirm im Keller')).toBe(false);
    expect(await passwords.verify(null, 'Regenschirm im Keller')).toBe(false);
  });

  it('takes an umlaut for the same however a keyboard makes it', async () => {
    const passwords = await createPasswords();
    expect(await passwords.verify(await passwords.hash('Müllers Kühe'), 'Mu\u0308llers Ku\u0308he')).toBe(true);
  });

  it('notices hashes of other parameters', async () => {
    const passwords = await createPasswords();
    expect(passwords.isOutdated(await hash('x', { memoryCost: 8_192, timeCost: 1, parallelism: 1 }))).toBe(true);
    expect(passwords.isOutdated(await passwords.hash('x'))).toBe(false);
  });

  it('lets further ones wait, and refuses those beyond', async () => {
    const passwords = await createPasswords({ atOnce: 2, waiting: 2 });
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => passwords.hash('x')));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect((results[5] as PromiseRejectedResult).reason).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
    expect(await passwords.hash('x')).toContain('argon2id');
  });
});
