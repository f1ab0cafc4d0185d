import { expect, it } from 'vitest';
import { applicability, pageFact, requestFact, siteHost, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './sec-headers.ts';

const policy = "default-src 'self'; frame-ancestors 'none'";
const sent = (headers: Record<string, string>): Partial<Facts> => ({ pages: [pageFact({ headers })] });
const full = (csp: string) => sent({ 'content-security-policy': csp, 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });

const cases: [string, Partial<Facts>, Outline][] = [
  ['all three', sent({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff' }), { class: 'Conform' }],
  ['framing by the older header', full("default-src 'self'"), { class: 'Conform' }],
  [
    'none: one finding, three pieces of evidence',
    sent({}),
    { class: 'Hint', messages: ['policySniffingFraming'], cause: `response-headers:${siteHost}`, refs: [siteUrl, siteUrl, siteUrl] },
  ],
  ['none where nobody can set headers', sent({ server: 'GitHub.com' }), { class: 'Hint', message: 'policySniffingFramingFixed' }],
  ...['Jimdo', 'Wix', 'Squarespace', 'Shopify', 'IONOS MyWebsite', 'HubSpot CMS'].map((system): [string, Partial<Facts>, Outline] => [
    `none at ${system}`,
    { ...sent({}), applicability: applicability({ system }) },
    { class: 'Hint', message: 'policySniffingFramingHosted' },
  ]),
  [
    'none at one’s own TYPO3',
    { ...sent({}), applicability: applicability({ system: 'TYPO3' }) },
    { class: 'Hint', message: 'policySniffingFraming' },
  ],
  [
    'policy only reported',
    sent({ 'content-security-policy-report-only': policy, 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' }),
    { class: 'Hint', message: 'reported', refs: [siteUrl, siteUrl] },
  ],
  [
    'policy only reported, and open to all scripts',
    sent({ 'content-security-policy-report-only': "default-src * 'unsafe-inline'", 'x-content-type-options': 'nosniff' }),
    { class: 'Hint', message: 'reportedWeakDefaultFraming' },
  ],
  [
    'policy only reported, with a directive for scripts that lets all in',
    sent({ 'content-security-policy-report-only': "script-src * 'unsafe-inline'", 'x-content-type-options': 'nosniff' }),
    { class: 'Hint', message: 'reportedWeakFraming' },
  ],
  [
    'policy only reported, and a violation of it reported already',
    {
      ...sent({
        'content-security-policy-report-only': "default-src 'self'; report-uri /Meldung",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      }),
      requests: [requestFact({ id: 'report', type: 'other', url: `${siteUrl}Meldung` })],
    },
    { class: 'Hint', message: 'violatedReported', refs: [siteUrl, siteUrl, 'report'] },
  ],
  [
    'a violation reported, and the requests that the policy does not allow',
    {
      ...sent({
        'content-security-policy-report-only':
          "default-src * 'unsafe-inline' data:; img-src 'self' data: https://*.gut.test https://b.fremd.test/bilder/; report-uri https://berichte.fremd.test/csp",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      }),
      requests: [
        requestFact({ id: 'own', type: 'image', url: `${siteUrl}logo.png` }),
        requestFact({ id: 'sub', type: 'image', url: 'https://a.gut.test/x.gif' }),
        requestFact({ id: 'path', type: 'image', url: 'https://b.fremd.test/bilder/x.gif' }),
        requestFact({ id: 'script', type: 'script', url: 'https://c.fremd.test/x.js' }),
        requestFact({ id: 'in-frame', type: 'image', url: 'https://d.fremd.test/x.gif', inOwnFrame: false }),
        requestFact({ id: 'elsewhere', type: 'image', url: 'https://d.fremd.test/x.gif', pageUrl: `${siteUrl}kontakt` }),
        requestFact({ id: 'bad', type: 'image', url: 'https://bild.fremd.test/verstoss.gif?a=1' }),
        requestFact({ id: 'again', type: 'image', url: 'https://bild.fremd.test/verstoss.gif?a=1', states: ['accept'] }),
        requestFact({ id: 'report', type: 'csp-report', url: 'https://berichte.fremd.test/csp' }),
      ],
    },
    { class: 'Hint', message: 'violatedByReportedWeakDefault', refs: [siteUrl, siteUrl, 'bad', 'report'] },
  ],
  [
    'a violation reported of a policy with a nonce, which no address shows',
    {
      ...sent({
        'content-security-policy-report-only': "script-src 'nonce-abc'; report-uri https://berichte.fremd.test/csp",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      }),
      requests: [
        requestFact({ type: 'script', url: 'https://c.fremd.test/x.js' }),
        requestFact({ id: 'report', type: 'csp-report', url: 'https://berichte.fremd.test/csp' }),
      ],
    },
    { class: 'Hint', message: 'violatedReported' },
  ],
  [
    'a violation reported of a policy open to all scripts',
    {
      ...sent({
        'content-security-policy-report-only': "default-src * 'unsafe-inline'; report-uri https://berichte.fremd.test/csp",
        'x-content-type-options': 'nosniff',
      }),
      requests: [requestFact({ type: 'csp-report', url: 'https://berichte.fremd.test/csp' })],
    },
    { class: 'Hint', message: 'violatedReportedWeakDefaultFraming' },
  ],
  [
    'a report to an address whose parameters differ with each answer, which a page of the site has as well',
    {
      ...sent({
        'content-security-policy-report-only': `${policy}; report-uri /?csp=1`,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      }),
      requests: [
        requestFact({ id: 'page', type: 'document', url: siteUrl }),
        requestFact({ id: 'report', type: 'other', url: `${siteUrl}?csp=2` }),
      ],
    },
    { class: 'Hint', message: 'violatedReported', refs: [siteUrl, siteUrl, 'report'] },
  ],
  [
    'no report to the address of the policy from the start page',
    {
      ...sent({
        'content-security-policy-report-only': `${policy}; report-uri https://berichte.fremd.test/csp`,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      }),
      requests: [
        requestFact({ url: 'https://berichte.fremd.test/other' }),
        requestFact({ url: 'https://berichte.fremd.test/csp', pageUrl: `${siteUrl}kontakt` }),
      ],
    },
    { class: 'Hint', message: 'reported' },
  ],
  [
    'all scripts by the default of the policy',
    full("default-src * 'unsafe-inline' data: blob:"),
    { class: 'Hint', message: 'weakDefault' },
  ],
  ['all scripts by the directive for them', full("default-src 'self'; script-src * 'unsafe-inline'"), { class: 'Hint', message: 'weak' }],
  ['framing allowed to all', full("default-src 'self'; frame-ancestors *"), { class: 'Conform' }],
  [
    'framing allowed to all, nothing else against it',
    sent({ 'content-security-policy': "default-src 'self'; frame-ancestors *", 'x-content-type-options': 'nosniff' }),
    { class: 'Hint', message: 'framing' },
  ],
  [
    'allow-from binds no browser',
    sent({
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'ALLOW-FROM https://a.de',
    }),
    { class: 'Hint' },
  ],
  ['scripts from everywhere', full("script-src * 'unsafe-inline'"), { class: 'Hint', message: 'weak' }],
  [
    'scripts from everywhere, and nothing else against framing',
    sent({ 'content-security-policy': "script-src * 'unsafe-inline'", 'x-content-type-options': 'nosniff' }),
    { class: 'Hint', message: 'weakFraming', refs: [siteUrl, siteUrl] },
  ],
  [
    'scripts from any host by its scheme',
    full("default-src 'self' https: data: 'unsafe-inline'"),
    { class: 'Hint', message: 'weakDefault' },
  ],
  ['scripts from one host by https', full("script-src https://a.test 'unsafe-inline'"), { class: 'Conform' }],
  ['unsafe-inline alone', full("script-src 'self' 'unsafe-inline'"), { class: 'Conform' }],
  ['nonce takes unsafe-inline away', full("script-src * 'unsafe-inline' 'nonce-abc'"), { class: 'Conform' }],
  ['two policies hold together', full("script-src * 'unsafe-inline', script-src 'self'"), { class: 'Conform' }],
  ['empty policy', full('  '), { class: 'Hint', message: 'policy' }],
  ['hostile policy', full("'unsafe-inline' * ;".repeat(20_000)), { class: 'Conform' }],
  [
    'start page not loaded',
    { pages: [pageFact({ failure: 'timeout', headers: {} })] },
    { class: 'NoClassification', message: 'notLoaded' },
  ],
  ['start page is an error', { pages: [pageFact({ status: 503, headers: {} })] }, { class: 'NoClassification' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
