import { expect, it } from 'vitest';
import { siteFact } from '../../../../test/factories/facts.ts';
import { analyticsCookie, traffic } from '../../../../test/factories/traffic.ts';
import { consentItems, namesOf } from './consent-items.ts';

const map = { service: 'google-maps', url: 'https://www.google.com/maps/embed?pb=1', type: 'frame' } as const;
const nid = analyticsCookie({ id: 'nid', name: 'NID', serviceId: 'google-platform', category: 'marketing', party: 'third' });

it.each([
  ['with the embed that lets it be set', { ...nid, setBy: map.url }, 'Google Maps'],
  ['by its own name where nobody knows who set it', { ...nid, setBy: null }, 'Google Maps, NID'],
])('tells a cookie %s', (_, cookie, names) => {
  const facts = { ...traffic(map), cookies: [cookie], storage: [], site: siteFact() };
  expect(namesOf(consentItems(facts))).toBe(names);
});

it('tells what a player brings along by the name of the player', () => {
  const player = { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame' } as const;
  const brought = { service: 'google-doubleclick', url: 'https://static.doubleclick.net/a.js', parentId: 'r1', embeddedBy: 'youtube' };
  const ide = analyticsCookie({ id: 'ide', name: 'IDE', serviceId: 'google-doubleclick', category: 'marketing', party: 'third' });
  const facts = { ...traffic(player, brought), cookies: [ide], storage: [], site: siteFact() };
  expect(namesOf(consentItems(facts))).toBe('YouTube');
});
