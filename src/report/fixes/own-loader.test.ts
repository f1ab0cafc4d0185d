import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts/requests.ts';
import { gathered, requestFact } from '../../../test/factories/facts.ts';
import { withOwnLoader } from './own-loader.ts';

const script = { type: 'script', party: 'third', states: ['none'], parentId: null } as const;
const tag = requestFact({ ...script, id: 'tag', serviceId: 'hubspot-loader', url: 'https://js-eu1.hs-scripts.com/144.js' });
const tracker = (part: Partial<RequestFact> = {}) =>
  requestFact({
    ...script,
    id: 't',
    serviceId: 'hubspot',
    url: 'https://js-eu1.hs-analytics.net/a/144.js',
    embeddedBy: 'hubspot-loader',
    ...part,
  });
const step = { de: 'In Cookiebot: Kennzeichnen Sie das Skript.', en: 'In Cookiebot: mark the script.' };

it.each<[string, RequestFact[], boolean]>([
  ['the maker loads it through another script', [tag, tracker()], true],
  ['the site places it itself', [tag, tracker({ embeddedBy: null })], false],
  ['both', [tag, tracker(), tracker({ id: 't2', embeddedBy: null })], false],
  ['a tag manager loads it', [tag, tracker({ embeddedBy: 'google-tag-manager' })], false],
  ['the loader was not seen', [tracker()], false],
])('names the script to hold back: %s', (_, requests, isNamed) => {
  const { de, en } = withOwnLoader(step, 'hubspot', gathered({ requests }));
  expect(de.includes('js-eu1.hs-scripts.com/144.js, das HubSpot nachlädt')).toBe(isNamed);
  expect(en.includes('js-eu1.hs-scripts.com/144.js')).toBe(isNamed);
});
