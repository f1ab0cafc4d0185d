import { expect, it } from 'vitest';
import { evidence } from '../../../test/factories/evidence.ts';
import { fromFiles, toFiles } from './evidence-files.ts';

it('gives back what was stored', () => {
  const stored = evidence();
  expect(fromFiles(toFiles(stored))).toEqual(stored);
});

it('reads archives from before a part was added', () => {
  const files = toFiles(evidence());
  files.delete('withdrawal-test.json');
  expect(fromFiles(files)).not.toHaveProperty('withdrawalTest');
});

it('refuses an archive that lacks any other part', () => {
  for (const name of toFiles(evidence()).keys()) {
    if (name === 'withdrawal-test.json') continue;
    const files = toFiles(evidence());
    files.delete(name);
    expect(() => fromFiles(files), name).toThrow(name);
  }
});
