import { expect, it } from 'vitest';
import type { Evidence } from '#evidence/evidence.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { documentRequest, evidence, gathered, pageSnapshot, pageVisit, requestEvidence } from '../../../test/factories/evidence.ts';
import { createContext } from './context.ts';
import { derivePages } from './pages.ts';
import { deriveRequests } from './requests.ts';
import { deriveSoftware } from './software.ts';

const own = 'https://www.muster.test/';
const derive = (parts: Parameters<typeof evidence>[0]) => {
  const context = createContext(evidence(parts), testDeps);
  return deriveSoftware(derivePages(context), deriveRequests(context));
};
const page = (generator: string | null, headers: Record<string, string> = {}): Evidence['pages'] => [
  pageVisit({ headers, snapshot: gathered(pageSnapshot({ generator })) }),
];
const script = (url: string, overrides = {}) => requestEvidence({ url, type: 'script', ...overrides });

it.each<[string, Parameters<typeof evidence>[0], string]>([
  ['generator', { pages: page('WordPress 6.8.1') }, 'wordpress 6.8.1 generator'],
  [
    'generator behind a theme’s',
    { pages: page('Divi Child v.1.4\nWordPress 6.8.1\nWooCommerce 10.3.5') },
    'wordpress 6.8.1 generator, woocommerce 10.3.5 generator',
  ],
  ['address of a core file', { requests: [documentRequest(), script(`${own}core/misc/drupal.js?v=10.4.8`)] }, 'drupal 10.4.8 address'],
  [
    'the exact version instead of the branch',
    { pages: page('Drupal 10 (https://www.drupal.org)'), requests: [documentRequest(), script(`${own}core/misc/drupal.js?v=10.4.8`)] },
    'drupal 10.4.8 address',
  ],
  ['response header', { pages: page(null, { 'x-powered-by': 'PHP/7.4.33' }) }, 'php 7.4.33 header'],
  ['address of an own script', { requests: [documentRequest(), script(`${own}js/jquery-1.12.4.min.js`)] }, 'jquery 1.12.4 address'],
  [
    'address on a file server',
    { requests: [documentRequest(), script('https://cdn.test/jquery/2.2.4/jquery.min.js')] },
    'jquery 2.2.4 address',
  ],
  ['file that is not there', { requests: [documentRequest(), script(`${own}js/jquery-1.12.4.min.js`, { status: 404 })] }, ''],
  [
    'file in a foreign frame',
    {
      requests: [
        documentRequest(),
        script('https://widget.test/jquery-1.12.4.min.js', { frame: { id: 'f2', url: 'https://widget.test/', parentId: 'f1' } }),
      ],
    },
    '',
  ],
  ['nothing', { pages: page('Own work', { server: 'nginx' }) }, ''],
])('%s', (_name, parts, expected) => {
  expect(
    derive(parts)
      .map(({ id, version, evidence: [first] }) => `${id} ${version} ${first?.where}`)
      .join(', '),
  ).toBe(expected);
});

it('tells one version once, with all that shows it', () => {
  const requests = [
    documentRequest(),
    script(`${own}a/jquery-1.12.4.js`),
    script(`${own}b/jquery-1.12.4.js`),
    script(`${own}a/jquery-1.12.4.js`),
  ];
  expect(derive({ requests }).map(({ evidence: seen }) => seen.map(({ value }) => value))).toEqual([
    [`${own}a/jquery-1.12.4.js`, `${own}b/jquery-1.12.4.js`],
  ]);
});
