import { expect, it } from 'vitest';
import {
  applicability,
  cookieFact,
  hostProbe,
  requestFact,
  siteDomain,
  siteHost,
  siteUrl,
  transport,
} from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './tls-http-redirect.ts';

const clear = `http://${siteHost}/`;
const inClear = { finalUrl: clear, redirects: [], status: 200 };
const closed = { reachable: false, status: null, finalUrl: null, redirects: [], error: 'connect-refused' };
const noHttps = { reachable: false, status: null, finalUrl: null, error: 'connect-refused', certificate: null };
const plain = { applicability: applicability({ hasForms: false, hasLogin: false }) };
const start = (http: object, https: object = {}) => ({ transport: transport({ hosts: [hostProbe(siteHost, { http, https })] }) });

const cases: [string, Partial<Facts>, Outline][] = [
  ['301 on both hosts', {}, { class: 'Conform', message: 'redirects' }],
  ['308', start({ redirects: [{ url: clear, status: 308 }] }), { class: 'Conform' }],
  [
    'several hops, the last one to HTTPS is permanent',
    start({
      redirects: [
        { url: clear, status: 301 },
        { url: `https://${siteDomain}/`, status: 302 },
      ],
    }),
    { class: 'Conform' },
  ],
  [
    'chain ends in a failure after HTTPS was reached',
    start({
      finalUrl: null,
      redirects: [
        { url: clear, status: 301 },
        { url: siteUrl, status: 302 },
      ],
    }),
    { class: 'Conform' },
  ],
  ['port 80 closed, HTTPS works', start(closed), { class: 'Conform', message: 'noClearText' }],
  ['clear text and a form', start(inClear), { class: 'Risk', message: 'clearTextWithForms', cause: `https:${siteHost}`, refs: [clear] }],
  [
    'clear text and a cookie in its answer',
    { ...start({ ...inClear, setsCookie: true }), ...plain },
    { class: 'Risk', message: 'clearTextWithCookies' },
  ],
  ['clear text and a cookie by script', { ...start(inClear), ...plain, cookies: [cookieFact()] }, { class: 'Risk' }],
  [
    'clear text and a cookie that goes over it: named, with the flag it lacks',
    { ...start(inClear), ...plain, cookies: [cookieFact({ name: 'besucher', secure: false }), cookieFact()] },
    { class: 'Risk', message: 'clearTextWithOwnCookies' },
  ],
  [
    'clear text and cookies by the scripts of others: only Google’s can be told to set the flag',
    {
      ...start(inClear),
      ...plain,
      cookies: [
        cookieFact({ name: '_ga', secure: false, serviceId: 'google-analytics', setVia: 'document.cookie' }),
        cookieFact({ name: '_fbp', secure: false, serviceId: 'meta-pixel', setVia: 'document.cookie' }),
      ],
    },
    { class: 'Risk', message: 'clearTextWithGoogleCookiesForeignCookies' },
  ],
  [
    'clear text and a cookie of an unknown foreign script',
    {
      ...start(inClear),
      ...plain,
      cookies: [cookieFact({ secure: false, category: null, setBy: 'https://cdn.fremd.test/a.js', setVia: 'document.cookie' })],
    },
    { class: 'Risk', message: 'clearTextWithForeignCookies', refs: [clear] },
  ],
  [
    'clear text, and only a refused or foreign cookie without the flag',
    {
      ...start(inClear),
      cookies: [cookieFact({ party: 'third', secure: false }), cookieFact({ secure: false, blockedReason: 'SameSiteNoneInsecure' })],
    },
    { class: 'Risk', message: 'clearTextWithFormsCookies' },
  ],
  ['clear text and a login', { ...start(inClear), applicability: applicability({ hasForms: false, hasLogin: true }) }, { class: 'Risk' }],
  ['clear text, nothing personal', { ...start(inClear), ...plain }, { class: 'Hint', message: 'clearText' }],
  ['no HTTPS at all: one problem with tls-https-available', start(inClear, noHttps), { class: 'Risk', cause: `https:${siteHost}` }],
  ['302', start({ redirects: [{ url: clear, status: 302 }] }), { class: 'Hint', message: 'temporary', refs: [clear] }],
  [
    'redirect by meta tag or script: the browser got a clear document first',
    { ...start(inClear), requests: [requestFact({ url: clear, type: 'document', status: 200 })] },
    { class: 'Hint', message: 'scriptRedirect' },
  ],
  [
    'the browser upgraded the address itself: no redirect of the site',
    { ...start(inClear), requests: [requestFact({ url: clear, type: 'document', status: 307, serverIp: null })] },
    { class: 'Risk', message: 'clearTextWithForms' },
  ],
  [
    'only the twin in clear text',
    { transport: transport({ hosts: [hostProbe(), hostProbe(siteDomain, { http: { ...inClear, finalUrl: `http://${siteDomain}/` } })] }) },
    { class: 'Risk', cause: `https:${siteDomain}` },
  ],
  [
    'a twin that does not resolve',
    { transport: transport({ hosts: [hostProbe(), hostProbe(siteDomain, { resolves: false, http: inClear })] }) },
    { class: 'Conform' },
  ],
  ['no answer', start({ ...closed, error: 'timeout' }), { class: 'NoClassification', message: 'notKnown' }],
  ['both ports closed', start(closed, noHttps), { class: 'NoClassification', message: 'notKnown' }],
  ['bot wall on port 80', start({ ...inClear, status: 403 }), { class: 'NoClassification', message: 'notKnown' }],
  [
    'redirect loop in clear text',
    start({ finalUrl: null, status: 301, redirects: [{ url: clear, status: 301 }] }),
    { class: 'NoClassification' },
  ],
  ['nothing probed', { transport: transport({ hosts: [] }) }, { class: 'NoClassification' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
