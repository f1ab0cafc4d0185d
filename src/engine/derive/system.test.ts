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
    'Shopware',
  ],
  ['generator before paths', { generators: ['Joomla! - Open Source'], ownUrls: ['https://a.de/wp-content/x.png'] }, 'Joomla'],
  ['nothing', {}, null],
])('%s', (_name, clues, expected) => {
  expect(detectSystem({ generators: [], globals: [], ownUrls: [], ...clues })).toBe(expected);
});
