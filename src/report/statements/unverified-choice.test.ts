import { expect, it } from 'vitest';
import type { ConsentProof } from '#evidence/choice.ts';
import { unverifiedChoice } from './unverified-choice.ts';

const proof = (kind: ConsentProof['kind'], confirms: boolean, value = ''): ConsentProof => ({ kind, value, confirms });
const gone = proof('banner-gone', true);

it.each<[string, ConsentProof[], string]>([
  ['nothing read', [gone], 'auslesen'],
  ['only a contradiction', [gone, proof('cmp-api', false, 'Klaro: [true]')], 'auslesen'],
  ['a banner that is back, with nothing stored', [gone, proof('banner-stays-gone', false)], 'Gespeichert wurde die Ablehnung nicht'],
  ['one that never left', [proof('banner-gone', false), proof('banner-stays-gone', false)], 'auslesen'],
  [
    'a banner beside what is stored',
    [proof('banner-gone', false), proof('consent-storage', true, 'wahl=nein')],
    'gespeichert (Web-Speicher wahl), danach war aber noch ein Banner zu sehen',
  ],
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
