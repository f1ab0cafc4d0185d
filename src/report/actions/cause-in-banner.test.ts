import { expect, it } from 'vitest';
import type { BannerToggle } from '#evidence/banner.ts';
import { banner, gathered, toggle } from '../../../test/factories/facts.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import { stepInBanner } from './cause-in-banner.ts';

const listed = (
  switches: Partial<BannerToggle>[],
  service = 'pinterest-tag',
  states: ('none' | 'reject' | 'accept')[] = ['reject', 'accept'],
  cmp: Parameters<typeof stepInBanner>[2] = { name: 'Real Cookie Banner', blocker: 'Content Blocker' },
) => {
  const toggles = switches.map((each) => toggle({ label: 'Pinterest-Tag', ...each }));
  const facts = gathered({
    services: [catalogueUse(service, states)],
    banner: { banner: banner({ toggles }), cmpName: 'Real Cookie Banner', cmpLoaded: null, payOrConsent: false },
  });
  return stepInBanner(service, facts, cmp)?.de ?? null;
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
  [
    'what its platform calls that which holds back a script',
    listed([fixed], 'pinterest-tag', ['none'], { name: 'Borlabs Cookie', blocker: 'Script Blocker' }),
    /sperren Sie zusätzlich sein Skript \(Script Blocker\)\.$/,
  ],
  [
    'nothing of the kind where the platform has no name for it',
    listed([fixed], 'pinterest-tag', ['none'], { name: 'CCM19' }),
    /sperren Sie zusätzlich sein Skript\.$/,
  ],
  ['listed in a category that can be refused', listed([{}]), null],
  ['another service is listed so', listed([{ ...interest, label: 'Taboola' }]), null],
  [
    'a service that may be necessary where the visitor pays',
    listed([{ ...fixed, label: 'PayPal' }], 'paypal', ['none']),
    /^Laden Sie PayPal nur in Warenkorb und Kasse .* aus den notwendigen Diensten/,
  ],
])('%s', (_, step, expected) => {
  if (expected === null) expect(step).toBeNull();
  else expect(step).toMatch(expected);
});

it('names the tag first where the tool holds back by that alone, and the list after it', () => {
  const tag = { de: 'In Klaro: Kennzeichnen Sie das Skript.', en: 'In Klaro: mark the script.' };
  const facts = (part: Partial<BannerToggle>) =>
    gathered({
      services: [catalogueUse('pinterest-tag', ['none', 'reject'])],
      banner: {
        banner: banner({ toggles: [toggle({ label: 'Pinterest-Tag', ...part })] }),
        cmpName: 'Klaro',
        cmpLoaded: null,
        payOrConsent: false,
      },
    });
  const step = stepInBanner('pinterest-tag', facts(fixed), { name: 'Klaro' }, tag);
  expect(step?.de).toMatch(/^In Klaro: Kennzeichnen Sie das Skript\. Nehmen Sie Pinterest-Tag danach auch aus .*hält nichts zurück\.$/);
  expect(step?.en).toMatch(/^In Klaro: mark the script\. Then also take Pinterest-Tag out/);
  expect(stepInBanner('pinterest-tag', facts({}), { name: 'Klaro' }, tag)).toBeNull();
});

const below = (deeperText: string, service = 'pinterest-tag') =>
  stepInBanner(
    service,
    gathered({
      services: [catalogueUse(service, ['none', 'reject'])],
      banner: {
        banner: banner({ toggles: [toggle({ label: 'Essenziell', ...fixed }), toggle({ label: 'Marketing' })], deeperText }),
        cmpName: 'Usercentrics',
        cmpLoaded: null,
        payOrConsent: false,
      },
    }),
    { name: 'Usercentrics' },
  )?.de ?? null;

it.each<[string, string | null, RegExp | null]>([
  ['in the list of what is fixed', below('Essenziell\nGoogle Tag Manager\nMarketing', 'google-tag-manager'), /Diensten \(„Essenziell“\)/],
  ['in another list', below('Essenziell\nMarketing\nPinterest-Tag'), null],
  ['in both', below('Essenziell\nPinterest-Tag\nMarketing\nPinterest-Tag'), null],
  ['in a sentence about what is fixed', below('Essenziell\nOhne sie startet auch das Pinterest-Tag nicht.\nMarketing'), null],
])('a service listed below a category: %s', (_, step, expected) => {
  if (expected === null) expect(step).toBeNull();
  else expect(step).toMatch(expected);
});

it('takes a switch of its own for what it is, although its line stands below one that cannot be turned off', () => {
  const facts = gathered({
    services: [catalogueUse('pinterest-tag', ['none', 'reject'])],
    banner: {
      banner: banner({
        toggles: [toggle({ label: 'Auswahlspeicher', ...fixed }), toggle({ label: 'Pinterest-Tag' })],
        deeperText: 'Technisch notwendig\nAuswahlspeicher\nSpeichert Ihre Auswahl.\nPinterest Tag\nCookies: _pin_unauth',
      }),
      cmpName: null,
      cmpLoaded: null,
      payOrConsent: false,
    },
  });
  expect(stepInBanner('pinterest-tag', facts, null)).toBeNull();
});
