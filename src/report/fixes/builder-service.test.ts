import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts/requests.ts';
import { gathered, requestFact } from '../../../test/factories/facts.ts';
import { stepInBuilder } from './builder-service.ts';

const counting = (more: Partial<RequestFact> = {}) =>
  requestFact({ id: 'count', serviceId: 'framer-events', type: 'script', url: 'https://events.framer.com/script?v=2', ...more });
const on = (...requests: RequestFact[]) => gathered({ requests });

it('ends what the builder writes into the pages in its settings', () => {
  const step = stepInBuilder('framer-events', on(counting()), 'framer');
  expect(step?.de).toMatch(/^Schalten Sie Framer Analytics in den Einstellungen von Framer ab, .*fragen Sie den Anbieter/);
  expect(step?.en).toMatch(/^Switch Framer Analytics off in the settings of Framer, .*ask the provider/);
});

it('knows the scripts of the builder itself as the way it takes', () => {
  const own = requestFact({ id: 'app', serviceId: 'framer', type: 'script', url: 'https://framerusercontent.com/sites/a.mjs' });
  expect(stepInBuilder('framer-events', on(own, counting({ parentId: 'app' })), 'framer')).not.toBeNull();
});

const manager = requestFact({ id: 'gtm', serviceId: 'google-tag-manager', type: 'script' });
it.each<[string, string | null, RequestFact[], string | undefined]>([
  ['another builder', 'framer-events', [counting()], 'webflow'],
  ['an unknown system', 'framer-events', [counting()], undefined],
  ['a service that no builder brings', 'mixpanel', [counting({ serviceId: 'mixpanel' })], 'framer'],
  ['one that a tag manager loads', 'framer-events', [manager, counting({ parentId: 'gtm' })], 'framer'],
  ['one in the frame of another provider', 'framer-events', [counting({ embeddedBy: 'calendly' })], 'framer'],
  ['nothing known', null, [], 'framer'],
])('leaves to other steps %s', (_, cause, requests, system) => {
  expect(stepInBuilder(cause, on(...requests), system)).toBeNull();
});
