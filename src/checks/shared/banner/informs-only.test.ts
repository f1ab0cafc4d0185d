import { expect, it } from 'vitest';
import { control, outcome, storageFact } from '../../../../test/factories/facts.ts';
import { analyticsCookie, bannerSite, informingSite } from '../../../../test/factories/traffic.ts';
import type { Facts } from '../../facts.ts';
import { informsOnly } from './informs-only.ts';

const seen: Partial<Facts> = {
  services: [],
  requests: [],
  cookies: [],
  storage: [],
  site: { host: 'www.muster.test', domain: 'muster.test' } as Facts['site'],
};
const besides = (role: 'reject' | 'settings' | 'other', text: string) =>
  informingSite({}, { controls: [control({ role: 'acknowledge', text: 'OK' }), control({ role, text })] });

it.each<[string, Partial<Facts>, string | null]>([
  ['one button and nothing that needs consent', { ...informingSite(), ...seen }, 'OK'],
  ['own entries that need none', { ...informingSite(), ...seen, storage: [storageFact()] }, 'OK'],
  ['a link to read more beside it', { ...besides('other', 'Mehr erfahren'), ...seen }, 'OK'],
  ['a cookie that needs consent', { ...informingSite(), ...seen, cookies: [analyticsCookie()] }, null],
  ['the same after the click alone', { ...informingSite(), ...seen, cookies: [analyticsCookie({ states: ['accept'] })] }, null],
  ['a way to refuse', { ...besides('reject', 'Ablehnen'), ...seen }, null],
  ['settings', { ...besides('settings', 'Einstellungen'), ...seen }, null],
  ['a button to accept', { ...bannerSite(), ...seen }, null],
  [
    'a button that was not clicked',
    { ...informingSite({ attempts: { reject: null, accept: outcome({ performed: false }) } }), ...seen },
    null,
  ],
  ['cookies that could not be read', { ...informingSite(), ...seen, cookies: undefined! }, null],
])('a banner with %s', (_, facts, label) => expect(informsOnly(facts)).toBe(label));
