import { expect, it } from 'vitest';
import { testCatalogue } from '../../../test/factories/catalogue.ts';
import { evidence } from '../../../test/factories/evidence.ts';
import { deriveSite } from './site.ts';

it.each([
  ['as ordered', 'https://www.muster.test/', 'https://www.muster.test/', { host: 'www.muster.test', domain: 'muster.test', https: true }],
  [
    'after redirects',
    'http://muster.test',
    'https://www.anders.test/start',
    { host: 'www.anders.test', domain: 'anders.test', https: true, url: 'http://muster.test' },
  ],
  ['without encryption', 'http://muster.test', 'http://muster.test/', { https: false }],
  ['never reached', 'https://www.muster.test/', '', { host: 'www.muster.test', finalUrl: 'https://www.muster.test/' }],
  ['no address at all', 'nonsense', '', { host: '', finalUrl: '', https: false }],
])('%s', (_name, url, finalUrl, expected) => {
  expect(deriveSite({ ...evidence(), run: { ...evidence().run, url, finalUrl } }, testCatalogue)).toMatchObject(expected);
});
