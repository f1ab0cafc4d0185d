import { expect, it } from 'vitest';
import { childEnvironment, ownDatabaseUrl } from './child-environment.ts';
import { dataFolderOf } from './home-folder.ts';

const known = {
  databaseUrl: 'postgres://us',
  folder: dataFolderOf({}, '/project with space'),
  secrets: { secretKey: 'k', databasePassword: 'p' },
  lab: { networkFile: '/run/network.json', examples: [{ url: 'https://x.test', de: 'd', en: 'e' }] },
  host: '127.0.0.1',
  port: 3000,
};

it('tells server and worker everything', () => {
  expect(childEnvironment({ PATH: '/bin' }, known)).toEqual({
    PATH: '/bin',
    NODE_ENV: 'production',
    SPURENLESER_MODE: 'evaluation',
    DATABASE_URL: 'postgres://us',
    PUBLIC_URL: 'http://localhost:3000',
    HOST: '127.0.0.1',
    PORT: '3000',
    FILES_URL: 'file:///project%20with%20space/var/files',
    SECRET_KEY: 'k',
    NETWORK_FILE: '/run/network.json',
    EXAMPLE_SITES: '[{"url":"https://x.test","de":"d","en":"e"}]',
  });
});

it('respects what the operator sets', () => {
  const given = {
    PUBLIC_URL: 'https://scan.example.org',
    FILES_URL: 's3://bucket',
    SECRET_KEY: 'own',
    SMTP_URL: 'smtp://mail.example.org',
  };
  expect(childEnvironment(given, known)).toMatchObject(given);
});

it.each([
  [undefined, null],
  [' ', null],
  ['embedded:', null],
  ['postgres://db/x', 'postgres://db/x'],
])('DATABASE_URL=%s: %s', (given, expected) => expect(ownDatabaseUrl({ DATABASE_URL: given })).toBe(expected));
