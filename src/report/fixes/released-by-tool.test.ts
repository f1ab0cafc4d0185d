import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts/requests.ts';
import { gathered, requestFact } from '../../../test/factories/facts.ts';
import { stepAgainstRelease } from './released-by-tool.ts';

const klaro = { id: 'klaro', name: 'Klaro' };
const script = (part: Partial<RequestFact> = {}) =>
  requestFact({
    id: 'tag',
    url: 'https://www.muster.test/matomo/matomo.js',
    type: 'script',
    serviceId: 'matomo',
    embeddedBy: 'klaro',
    states: ['none'],
    ...part,
  });
const stepFor = (requests: readonly RequestFact[], cmp: { id: string; name: string } | null = klaro) =>
  stepAgainstRelease('matomo', gathered({ requests }), cmp);

it('names the setting by which the tool starts a service before the choice', () => {
  const step = stepFor([script(), script({ id: 'hit', type: 'fetch', parentId: 'tag', embeddedBy: null })]);
  expect(step?.de).toMatch(/^In Klaro: Der Code von Matomo ist schon für Klaro gekennzeichnet.*: Nehmen Sie .* optOut: true heraus/);
  expect(step?.en).toMatch(/^In Klaro: .* itself that starts it before the choice/);
});

it.each<[string, ReturnType<typeof stepFor>]>([
  ['a tag of the page loads it', stepFor([script({ embeddedBy: null, parentId: null })])],
  ['a tag of the page loads it as well', stepFor([script(), script({ id: 'second', embeddedBy: null, parentId: null })])],
  ['a tag manager loads it', stepFor([script({ embeddedBy: 'google-tag-manager' })])],
  ['it runs only after rejecting', stepFor([script({ states: ['reject'] })])],
  ['the tool watches every script', stepFor([script({ embeddedBy: 'cookiebot' })], { id: 'cookiebot', name: 'Cookiebot' })],
  ['no tool is known', stepFor([script()], null)],
  ['nothing was seen', stepFor([])],
])('says nothing where %s', (_, step) => expect(step).toBeNull());
