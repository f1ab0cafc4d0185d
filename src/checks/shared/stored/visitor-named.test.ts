import { expect, it } from 'vitest';
import { isUnknownVisitorId } from './visitor-named.ts';

it.each([
  ['PSecwid__84417206PSvisitor_id', true],
  ['shop.visitorId', true],
  ['my_device_uuid', true],
  ['store-anonymous-id', true],
  ['browserKey', true],
  ['PSecwid__84417206PScart', false],
  ['visitor_hints_closed', false],
  ['session_id', false],
  ['deviceWidth', false],
  // Known to the catalogue, whatever it says of its need.
  ['yt-remote-device-id', false],
])('%s', (key, expected) => {
  expect(isUnknownVisitorId({ key, kind: 'localStorage' }, 'muster.test')).toBe(expected);
});
