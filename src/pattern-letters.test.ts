import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Without regard to case, every `\p{L}` makes V8 look up the other case of a hundred thousand letters. Hundreds of patterns are compiled
 * in the first judgement of a process: that alone would take longer than all the rest of it. They say `[a-zß-ɏ]` instead.
 */
const slowLetters = /^[^\n]*\\p\{[LN]\}(?:\\.|[^/\\\n])*\/[dgmsuvy]*i[dgmsuvy]*(?![\w/])[^\n]*$/gm;
/** Reads Cyrillic and Greek too, and only where a page is in neither German nor English. */
const otherScripts = 'engine/reading/page-kind/foreign-signs.ts';
const readFolders = ['checks', 'engine', 'knowledge', 'report'];

const files = readFolders.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
    .filter((file) => file !== otherScripts),
);

it('names letters by their range where case does not matter', () => {
  const slow = files.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(slowLetters)].map(([line]) => `${file}: ${line.trim()}`),
  );
  expect(slow).toEqual([]);
});

it.each(['const a = /(?<!\\p{L})wir/iu;', 'if (/[\\p{L}\\p{N}]+/giu.test(text)) {'])('would notice %s', (line) => {
  expect(line.match(slowLetters)).toHaveLength(1);
});

/**
 * Once a process has compiled about a megabyte of patterns, V8 stops optimising them, and alternatives within an inline modifier no longer
 * match what they should (Node 24: `/(?i:maler|heiler|maurer)$/.test('Heiler')` under `--no-regexp-optimization`).
 */
const modifier = /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/;

it('uses no inline modifiers, which a process forgets to read after many patterns', () => {
  const modified = files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter((line) => modifier.test(line) && !line.startsWith(' *'))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(modified).toEqual([]);
});

it.each(["const a = '(?i:rat)';", '/(?-i:Rat)/iu', '/(?im-s:rat)/u'])('would notice %s', (line) => {
  expect(line).toMatch(modifier);
});

it.each(['(?:rat)', '(?<name>rat)', '(?=rat)', '(?<!rat)'])('lets stand %s', (line) => {
  expect(line).not.toMatch(modifier);
});
