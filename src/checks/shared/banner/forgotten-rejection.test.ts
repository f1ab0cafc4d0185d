import { expect, it } from 'vitest';
import type { ConsentOutcome, ConsentProof } from '#evidence/choice.ts';
import { outcome } from '../../../../test/factories/facts.ts';
import { isRejectionForgotten } from './forgotten-rejection.ts';

const proof = (kind: ConsentProof['kind'], confirms: boolean): ConsentProof => ({ kind, value: '', confirms });
const back = [proof('banner-gone', true), proof('banner-stays-gone', false)];
const rejected = (part: Partial<ConsentOutcome>) => outcome({ state: 'reject', verified: false, proofs: back, ...part });

it.each<[string, boolean, ConsentOutcome]>([
  ['a banner that came back, with nothing stored', true, rejected({})],
  ['one by which only what is necessary was taken', true, rejected({ method: 'only-necessary' })],
  ['a choice that was read back', false, rejected({ verified: true })],
  ['a banner that never left', false, rejected({ proofs: [proof('banner-gone', false), proof('banner-stays-gone', false)] })],
  ['one that stayed away', false, rejected({ proofs: [proof('banner-gone', true), proof('banner-stays-gone', true)] })],
  ['a platform that says otherwise', false, rejected({ proofs: [...back, proof('cmp-api', false)] })],
  ['something stored all the same', false, rejected({ proofs: [...back, proof('consent-cookie', true)] })],
  ['switches that were saved', false, rejected({ method: 'save-unticked' })],
  ['nothing clicked', false, rejected({ performed: false })],
  ['accepting', false, rejected({ state: 'accept' })],
])('%s: %s', (_, expected, attempt) => expect(isRejectionForgotten(attempt)).toBe(expected));
