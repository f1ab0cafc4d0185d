import { expect, it } from 'vitest';
import type { BannerToggle } from '#evidence/evidence.ts';
import { banner, gathered, toggle } from '../../test/factories/facts.ts';
import { catalogueUse } from '../../test/factories/traffic.ts';
import { stepInBanner } from './cause-in-banner.ts';

const listed = (
  switches: Partial<BannerToggle>[],
  service = 'pinterest-tag',
  states: ('none' | 'reject' | 'accept')[] = ['reject', 'accept'],
) => {
  const toggles = switches.map((each) => toggle({ label: 'Pinterest-Tag', ...each }));
  const facts = gathered({
    services: [catalogueUse(service, states)],
    banner: { banner: banner({ toggles }), cmpName: 'Real Cookie Banner', cmpLoaded: null, payOrConsent: false },
  });
  return stepInBanner(service, facts, 'Real Cookie Banner')?.de ?? null;
};
const interest = { checked: true, legitimateInterest: true };
const fixed = { checked: true, disabled: true };

it.each<[string, string | null, RegExp | null]>([
  ['listed under legitimate interest', listed([interest]), /in Real Cookie Banner die Rechtsgrundlage von Pinterest/],
  ['listed so, but silent after rejecting', listed([interest], 'pinterest-tag', ['accept']), null],
  ['listed so and switched off', listed([{ ...interest, checked: false }]), null],
  [
    'listed as necessary',
    listed([{ label: 'Essenziell' }, fixed], 'pinterest-tag', ['none']),
    /aus den notwendigen Diensten \(„Pinterest-Tag“\)/,
  ],
  ['listed in a category that can be refused', listed([{}]), null],
  ['another service is listed so', listed([{ ...interest, label: 'Taboola' }]), null],
  ['a service that may be necessary', listed([{ ...fixed, label: 'PayPal' }], 'paypal', ['none']), null],
])('%s', (_, step, expected) => {
  if (expected === null) expect(step).toBeNull();
  else expect(step).toMatch(expected);
});
