import { describe, expect, it } from 'vitest';
import { mergeFixes } from './merge-fixes.ts';

describe('steps of one cause', () => {
  it.each([
    ['of one fix stay as they are', ['1. Tun Sie A.\n2. Tun Sie B.'], '1. Tun Sie A.\n2. Tun Sie B.'],
    ['that are the same twice stay as they are', ['1. Tun Sie A.', '1. Tun Sie A.'], '1. Tun Sie A.'],
    ['of two fixes follow each other', ['1. Tun Sie A.\n2. Tun Sie B.', '1. Tun Sie C.'], '1. Tun Sie A.\n2. Tun Sie B.\n3. Tun Sie C.'],
    [
      'that two fixes share are told once',
      ['1. Tun Sie A.\n2. Prüfen Sie B.', '1. Tun Sie C.\n2. Prüfen Sie B.'],
      '1. Tun Sie A.\n2. Prüfen Sie B.\n3. Tun Sie C.',
    ],
    ['without a number get one', ['Tun Sie A.', '1. Tun Sie B.'], '1. Tun Sie A.\n2. Tun Sie B.'],
    ['are none where no fix is', [], ''],
  ])('%s', (_name, fixes, merged) => expect(mergeFixes(fixes)).toBe(merged));
});
