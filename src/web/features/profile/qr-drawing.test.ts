import { expect, it } from 'vitest';
import { inGroups, modulesPath } from './qr-drawing.ts';

it.each([
  [[], ''],
  [[[false, false]], ''],
  [[[true, true, false, true]], 'M0 0h2v1H0zM3 0h1v1H3z'],
  [
    [
      [false, true],
      [true, false],
    ],
    'M1 0h1v1H1zM0 1h1v1H0z',
  ],
])('draws %j', (rows, path) => expect(modulesPath(rows)).toBe(path));

it.each([
  ['', ''],
  ['ABCD', 'ABCD'],
  ['ABCDEFGHIJ', 'ABCD EFGH IJ'],
])('groups %j', (secret, groups) => expect(inGroups(secret)).toBe(groups));
