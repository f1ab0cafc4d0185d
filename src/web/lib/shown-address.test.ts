import { expect, it } from 'vitest';
import { shownAddress } from './shown-address.ts';

it.each([
  ['https://www.beispiel.de/', 'beispiel.de'],
  ['https://wwwbeispiel.de/', 'wwwbeispiel.de'],
  ['http://beispiel.de:8080', 'beispiel.de:8080'],
  ['https://beispiel.de/shop/', 'beispiel.de/shop/'],
  ['https://beispiel.de/?id=1', 'beispiel.de/?id=1'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('%s is shown as %s', (url, shown) => expect(shownAddress(url)).toBe(shown));
