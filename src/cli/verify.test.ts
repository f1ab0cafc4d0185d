import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import type { ArchiveVerification } from '#engine/scan-order.ts';
import { dispatch } from './dispatch.ts';

class Sink extends Writable {
  text = '';
  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

const seal = 'ab'.repeat(32);
const other = 'cd'.repeat(32);
const whole: ArchiveVerification = {
  ok: true,
  sealSha256: seal,
  manifest: {
    url: 'https://www.muster.test/\u001b[31m',
    createdAt: '2026-11-21T08:14:00.000Z',
    sealedAt: '2026-11-21T08:15:00.000Z',
    engineVersion: '0.1.0',
    ruleVersion: '2026-11-21-abc',
    browser: 'Chrome/1',
    files: [
      { name: 'a', bytes: 1 },
      { name: 'b', bytes: 1 },
    ],
  },
};
const changed: ArchiveVerification = {
  ok: false,
  reason: 'damaged',
  message: 'a',
  sealSha256: seal,
  problems: [
    { kind: 'damaged', name: 'states/none/requests.json' },
    { kind: 'missing', name: 'har.json' },
    { kind: 'added', name: 'neu\u202etxt.exe' },
  ],
};
const unopened = (reason: 'missing' | 'not-an-archive') =>
  ({ ok: false, reason, message: '', problems: [], sealSha256: null }) satisfies ArchiveVerification;

async function verify(args: string[], verification: ArchiveVerification) {
  const [stdout, stderr] = [new Sink(), new Sink()];
  const unused = () => Promise.reject(new Error('not asked for'));
  const loaders = { program: 'spurenleser', version: '1', loadScan: unused, loadJudge: unused, runLab: unused };
  const code = await dispatch(
    ['verify', ...args],
    { stdout, stderr, env: {}, signal: new AbortController().signal },
    { ...loaders, loadVerify: async () => ({ verifyArchive: async () => verification }) },
  );
  return { code, out: stdout.text, err: stderr.text };
}

it.each<[string, string[], ArchiveVerification, number, string[]]>([
  ['whole', ['p.zip'], whole, 0, ['2 Dateien stimmen', `Siegel (SHA-256 des Manifests): ${seal}`, 'Vergleichen Sie das Siegel']],
  ['whole, in English', ['p.zip', '--lang', 'en'], whole, 0, ['2 files match', `Seal (SHA-256 of the manifest): ${seal}`]],
  ['whole, with its seal', ['p.zip', '--seal', seal.toUpperCase()], whole, 0, ['Das Siegel ist das angegebene.']],
  [
    'whole, with another seal',
    ['p.zip', '--seal', other],
    whole,
    6,
    ['2 Dateien stimmen', `Siegel ist ein anderes als das angegebene (${other})`],
  ],
  [
    'changed',
    ['p.zip'],
    changed,
    6,
    ['3 Dateien sind nicht so', 'beschädigt: states/none/requests.json', 'fehlt: har.json', 'hinzugekommen: neu\\u{202e}txt.exe'],
  ],
  [
    'changed, in English',
    ['--lang=en', 'p.zip'],
    changed,
    6,
    ['3 files are not', 'damaged: states/none/requests.json', 'missing: har.json'],
  ],
  ['broken', ['p.zip'], { ...changed, problems: [] }, 6, ['Das Beweispaket ist beschädigt: a']],
  ['missing', ['p.zip'], unopened('missing'), 2, ['Das Beweisarchiv p.zip ist nicht vorhanden.']],
  ['something else', ['p.zip', '--lang', 'en'], unopened('not-an-archive'), 2, ['The file p.zip is not an evidence archive.']],
  ['not named', [], whole, 2, ['Es fehlt der Pfad des Beweisarchivs.', 'Hilfe: spurenleser verify --help']],
  ['with a seal that is none', ['p.zip', '--seal', 'abc'], whole, 2, ['Der Wert „abc“ bei --seal ist keine SHA-256-Prüfsumme']],
  ['with an unknown option', ['p.zip', '--json', '-'], whole, 2, ['Die Option --json ist nicht bekannt.']],
  ['help', ['--help'], whole, 0, ['Verwendung: spurenleser verify PAKET', '--seal PRÜFSUMME', '6    nur verify']],
  ['help in English', ['--help', '--lang', 'en'], whole, 0, ['Usage: spurenleser verify PACKAGE', '6    verify only']],
])('a package that is %s', async (_, args, verification, code, said) => {
  const run = await verify(args, verification);
  expect(run.code).toBe(code);
  for (const text of said) expect(run.out + run.err).toContain(text);
  expect(run.out).not.toContain('\u001b');
  expect(code === 2 ? run.out : run.err).toBe('');
});
