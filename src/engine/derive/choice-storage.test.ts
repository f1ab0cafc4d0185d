import { expect, it } from 'vitest';
import type { ConsentProof } from '#evidence/choice.ts';
import { consentOutcome, gathered, missing } from '../../../test/factories/evidence.ts';
import { choiceStorageNames } from './choice-storage.ts';

const proofs = (...values: string[]): ConsentProof[] => values.map((value) => ({ kind: 'consent-cookie', value, confirms: true }));
const names = (reject: string[], accept: string[]) => [
  ...choiceStorageNames({
    consent: {
      reject: gathered(consentOutcome('reject', { performed: true, proofs: proofs(...reject) })),
      accept: gathered(consentOutcome('accept', { performed: true, proofs: proofs(...accept) })),
    },
  }),
];

it.each<[string, string[], string[], string[]]>([
  ['a word for each choice', ['verein_wahl=keine'], ['verein_wahl=alle'], ['verein_wahl']],
  ['an object', ['wahl={"statistik":false}'], ['wahl={"statistik":true}'], ['wahl']],
  ['an encoded object', ['wahl=%7B%22maps%22%3Afalse%7D'], ['wahl=%7B%22maps%22%3Atrue%7D'], ['wahl']],
  ['a name that says it, and a word for one of them', ['cookie_ok=1000'], ['cookie_ok=all'], ['cookie_ok']],
  ['the same after both', ['gesehen=1'], ['gesehen=1'], []],
  ['times only', ['besuch=2026-11-22T10:00:00Z'], ['besuch=2026-11-22T10:00:09Z'], []],
  ['a number that differs', ['zaehler=3'], ['zaehler=7'], []],
  ['the wrong way round', ['modus=all'], ['modus=none'], []],
  ['an identifier beside the word', ['wahl=none.3f9a1c7be2d84f60'], ['wahl=all.9b0c4a7d21e6f358'], []],
  ['a number of a visitor beside the word', ['wahl=0.48213077.1763805600'], ['wahl=1.99120583.1763805601'], []],
  ['one choice, said without doubt', [], ['studio_wahl=alle'], ['studio_wahl']],
  ['one choice, said by the name', ['cookie_abgelehnt=ja'], [], ['cookie_abgelehnt']],
  ['one choice, said by names of home-made banners', [], ['cookiesAccepted=true', 'acceptCookies=1'], ['cookiesAccepted', 'acceptCookies']],
  ['one choice, a bare flag', [], ['_pk_ses.1.4f2c=1', 'primary_window_exists=true', 'wide=on'], []],
  ['one choice, a name that only speaks of cookies', [], ['test_cookie=CheckForPermission', 'cookie_id=1'], []],
])('%s', (_, reject, accept, expected) => {
  expect(names(reject, accept)).toEqual(expected);
});

it('tells nothing without a choice that was carried out', () => {
  const failed = gathered(consentOutcome('reject', { performed: false, proofs: proofs('wahl=keine') }));
  expect(choiceStorageNames({ consent: { reject: failed, accept: missing } }).size).toBe(0);
});
