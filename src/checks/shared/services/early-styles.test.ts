import { expect, it } from 'vitest';
import { cookieFact } from '../../../../test/factories/facts.ts';
import { bannerSite, type Call, traffic } from '../../../../test/factories/traffic.ts';
import type { CookieFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { earlyStylesFinding } from './early-styles.ts';
import { observeEmbeds } from './embed-observations.ts';

const sheet: Call = {
  service: 'calendly',
  url: 'https://assets.calendly.com/assets/external/widget.css',
  type: 'stylesheet',
  states: ['none', 'reject'],
};
const script: Call = { service: 'calendly', url: 'https://assets.calendly.com/assets/external/widget.js', states: ['accept'] };
const mark: CookieFact = cookieFact({ name: 'cal_id', serviceId: 'calendly', states: ['none'], needsConsent: 'yes' });

const told = (calls: readonly Call[], cookies: readonly CookieFact[] = []) => {
  const facts = { ...(bannerSite() as Facts), ...traffic(...calls), cookies, storage: [] };
  const [observation] = observeEmbeds(facts, ['none', 'reject'], 'booking');
  return observation ? earlyStylesFinding(observation, facts) : 'nothing loads';
};

it.each<[string, readonly Call[], string | null]>([
  ['the script waits for consent', [sheet, script], 'stylesWaiting'],
  ['with a font of the style sheet', [sheet, { ...sheet, type: 'font', url: 'https://assets.calendly.com/f.woff2' }], 'stylesOnly'],
  [
    'a picture of the style sheet',
    [sheet, { ...sheet, type: 'image', parentId: 'r1', url: 'https://assets.calendly.com/a.svg' }],
    'stylesOnly',
  ],
  ['a picture of the page', [sheet, { ...sheet, type: 'image', url: 'https://assets.calendly.com/a.svg' }], null],
  ['the script loads without consent as well', [sheet, { ...script, states: ['none'] }], null],
  ['a frame loads after rejecting', [sheet, { ...script, type: 'frame', url: 'https://calendly.com/x', states: ['reject'] }], null],
  ['a connection alone is no style sheet', [{ ...sheet, type: 'preconnect' }], null],
])('%s', (_, calls, message) => {
  const finding = told(calls);
  expect(finding === null ? null : (finding as { message: string }).message).toBe(message);
});

it('names file and page, and leaves what stores to the check', () => {
  expect(told([sheet, script])).toMatchObject({ params: { files: 'assets.calendly.com/assets/external/widget.css', pages: '/' } });
  expect(told([sheet, script], [mark])).toBeNull();
});
