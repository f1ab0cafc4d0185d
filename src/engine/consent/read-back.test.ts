import { expect, it } from 'vitest';
import type { ConsentProof } from '#evidence/choice.ts';
import { isConfirmed } from './read-back.ts';

const proof = (kind: ConsentProof['kind'], confirms: boolean): ConsentProof => ({ kind, value: String(confirms), confirms });

it.each<[string, ConsentProof[], boolean]>([
  ['nothing was read', [], false],
  ['the banner is gone', [proof('banner-gone', true)], true],
  ['something still reads like it', [proof('banner-gone', false)], false],
  ['something still reads like it, an entry was stored', [proof('banner-gone', false), proof('consent-cookie', true)], false],
  ['something still reads like it, the platform knows the choice', [proof('banner-gone', false), proof('cmp-api', true)], true],
  ['the platform knows another choice', [proof('banner-gone', true), proof('cmp-api', false)], false],
  [
    'the platform knows the choice, the transparency string another',
    [proof('banner-gone', false), proof('cmp-api', true), proof('tc-string', false)],
    false,
  ],
])('a choice counts where %s', (_, proofs, counts) => {
  expect(isConfirmed(proofs)).toBe(counts);
});
