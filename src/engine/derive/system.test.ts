import { expect, it } from 'vitest';
import { detectSystem } from './system.ts';

it.each([
  ['generator', { generators: ['WordPress 6.8.1'] }, 'WordPress'],
  ['generator of another', { generators: ['TYPO3 CMS'] }, 'TYPO3'],
  ['unknown generator', { generators: ['Own work'] }, null],
  ['global variable', { globals: ['jQuery', 'Shopify'] }, 'Shopify'],
  ['paths', { ownUrls: ['https://a.de/wp-content/themes/x/style.css', 'https://a.de/wp-includes/js/jquery.js'] }, 'WordPress'],
  ['path in a folder', { ownUrls: ['https://a.de/blog/wp-content/x.css'] }, 'WordPress'],
  [
    'the many outvote the one',
    {
      ownUrls: [
        'https://a.de/wp-content/old.png',
        'https://a.de/bundles/storefront/a.js',
        'https://a.de/theme/0123456789abcdef0123456789abcdef/css/all.css',
      ],
    },
    'Shopware 6',
  ],
  [
    'the same address counts once',
    { ownUrls: [...Array(9).fill('https://a.de/fileadmin/x.png'), 'https://a.de/wp-content/a.css'] },
    'TYPO3',
  ],
  ['generator before paths', { generators: ['Joomla! - Open Source'], ownUrls: ['https://a.de/wp-content/x.png'] }, 'Joomla'],
  ['response header', { headers: [{ 'x-shopid': '4711', server: 'cloudflare' }] }, 'Shopify'],
  ['cookie', { cookies: ['JTLSHOP', 'consent'] }, 'JTL-Shop'],
  ['hosts of a builder', { hosts: ['www.a.de', 'static.parastorage.com'] }, 'Wix'],
  [
    'an extension refines its system',
    { generators: ['WordPress 6.8.1'], ownUrls: ['https://a.de/wp-content/plugins/woocommerce/a.js'] },
    'WooCommerce',
  ],
  ['a version refines its system', { globals: ['Shopware'], ownUrls: ['https://a.de/themes/Frontend/a.css'] }, 'Shopware 5'],
  ['a framework in front of a system', { headers: [{ 'x-powered-by': 'Next.js' }], cookies: ['fe_typo_user'] }, 'TYPO3'],
  ['a framework alone', { ownUrls: ['https://a.de/_nuxt/entry.js'] }, 'Nuxt'],
  ['hostile names', { globals: ['__proto__', 'constructor'], cookies: ['__proto__', ''], ownUrls: ['javascript:1', ''] }, null],
  ['nothing', {}, null],
])('%s', (_name, clues, expected) => {
  expect(detectSystem({ generators: [], globals: [], ownUrls: [], ...clues })).toBe(expected);
});
