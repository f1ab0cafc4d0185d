import { describe, expect, it } from 'vitest';
import { clientNetwork, createNetworkKeys } from './client-network.ts';

describe('clientNetwork', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
    ['', 'unknown'],
  ])('%s → %s', (ip, network) => expect(clientNetwork(ip)).toBe(network));
});

it('counts a network under another key every day, and in every process', () => {
  let now = Date.parse('2026-11-21T10:00:00Z');
  const keyOf = createNetworkKeys(() => now);
  const first = keyOf('203.0.113.1');
  expect(keyOf('203.0.113.2')).toBe(first);
  expect(keyOf('198.51.100.1')).not.toBe(first);
  expect(createNetworkKeys(() => now)('203.0.113.1')).not.toBe(first);
  now += 86_400_000;
  expect(keyOf('203.0.113.1')).not.toBe(first);
});
