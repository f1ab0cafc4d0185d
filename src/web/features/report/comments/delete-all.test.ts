import { expect, it } from 'vitest';
import { deleteAll } from './delete-all.ts';

it.each([
  ['nothing', [], [], []],
  ['all', ['a', 'b', 'c'], [], ['a', 'b', 'c']],
  ['the others when one fails', ['a', 'b', 'c'], ['b'], ['a', 'c']],
  ['none when all fail', ['a', 'b'], ['a', 'b'], []],
])('deletes %s', async (_, items, failing, gone) => {
  const tried: string[] = [];
  const remove = async (item: string) => {
    tried.push(item);
    if (failing.includes(item)) throw new Error('refused');
  };
  expect(await deleteAll(items, remove)).toEqual(gone);
  expect(tried).toEqual(items);
});
