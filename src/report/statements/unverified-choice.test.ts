import { expect, it } from 'vitest';
import type { ConsentProof } from '#evidence/choice.ts';
import { unverifiedChoice } from './unverified-choice.ts';

const proof = (kind: ConsentProof['kind'], confirms: boolean, value = ''): ConsentProof => ({ kind, value, confirms });
const gone = proof('banner-gone', true);

it.each<[string, ConsentProof[], string]>([
  ['nothing read', [gone], 'auslesen'],
  ['only a contradiction', [gone, proof('cmp-api', false, 'Klaro: [true]')], 'auslesen'],
  [
    'one against the others',
    [
      gone,
      proof('cmp-api', false, 'CookieYes: [true]'),
      proof('consent-cookie', true, 'cookieyes-consent=no'),
      proof('consent-mode', true),
    ],
    'sprechen: Cookie cookieyes-consent, Consent Mode; dagegen: Schnittstelle von CookieYes.',
  ],
])('%s', (_, proofs, expected) => {
  expect(unverifiedChoice({ proofs }, 'reject', 'de')).toContain(expected);
});
