import { expect, it } from 'vitest';
import { placeOn } from './place-on.ts';

it.each([
  ['https://a.test/', 'https://a.test/', '/'],
  ['https://a.test/', 'https://a.test/impressum?x=1', '/impressum?x=1'],
  ['https://a.test/', 'https://b.test/impressum', 'b.test/impressum'],
  ['https://a.test:8443/', 'https://a.test:8443/x', '/x'],
  ['unbekannt', 'https://a.test/x', 'a.test/x'],
])('on %s shows %s as %s', (site, url, place) => expect(placeOn(site, url)).toBe(place));
