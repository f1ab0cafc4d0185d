import { describe, expect, it } from 'vitest';
import type { RequestEvidence } from '#evidence/requests.ts';
import { type DocumentOutcome, givenUp, menuLinks, navigationCap, pageFailure } from './page-failure.ts';

const answered = (status: number, mimeType = 'text/html', more: Partial<RequestEvidence> = {}) =>
  ({ status, mimeType, failure: null, blockedReason: null, responseHeaders: {}, ...more }) as RequestEvidence;
const unanswered = answered(0, '', { status: null });
const page: DocumentOutcome = {
  error: null,
  isDownload: false,
  document: answered(200),
  gatewayReason: null,
  mainNavigations: 1,
  title: 'Tischlerei',
  text: 'Willkommen',
  ownLinks: 0,
  isPart: false,
};

describe('why a page could not be examined', () => {
  it.each<[string, Partial<DocumentOutcome>, string | null]>([
    ['an ordinary page', {}, null],
    ['a page the scan did not wait for', { error: givenUp, document: unanswered }, 'budget'],
    ['a part that scripts fetch', { title: '', isPart: true }, 'not-html'],
    ['a part that is refused', { title: '', isPart: true, document: answered(404) }, 'http-error'],
    ['circles', { mainNavigations: navigationCap + 1 }, 'redirect-loop'],
    ['a crash', { error: 'crashed' }, 'crashed'],
    ['too many redirects', { error: 'net::ERR_TOO_MANY_REDIRECTS' }, 'redirect-loop'],
    ['an expired certificate', { error: 'net::ERR_CERT_DATE_INVALID', document: unanswered }, 'tls'],
    ['a redirect to a file', { error: 'net::ERR_UNSAFE_REDIRECT', document: answered(302) }, 'blocked-target'],
    ['a download', { error: 'net::ERR_ABORTED', isDownload: true }, 'download'],
    [
      'a PDF document, in a browser without a viewer',
      { error: 'net::ERR_ABORTED', isDownload: true, document: answered(200, 'application/pdf') },
      'not-html',
    ],
    [
      'a PDF document to be saved',
      {
        error: 'net::ERR_ABORTED',
        isDownload: true,
        document: answered(200, 'application/pdf', { responseHeaders: { 'content-disposition': 'attachment; filename=a.pdf' } }),
      },
      'download',
    ],
    [
      'an answer cut for its size',
      { document: answered(200, 'text/html', { failure: 'net::ERR_FAILED' }), gatewayReason: 'too-large' },
      'too-large',
    ],
    ['a login', { document: answered(401) }, 'auth-required'],
    ['a wall', { document: answered(403) }, 'blocked-by-site'],
    ['a captcha with status 200', { title: 'Just a moment...', text: 'Please verify you are human' }, 'blocked-by-site'],
    ['a short page with a menu and a form that a captcha guards', { text: 'Kontakt Friendly Captcha', ownLinks: menuLinks }, null],
    ['a long text that mentions a captcha', { text: `${'Unser Shop. '.repeat(100)} captcha` }, null],
    ['a server fault', { document: answered(500) }, 'http-error'],
    ['a picture', { document: answered(200, 'image/png') }, 'not-html'],
  ])('%s', (_name, difference, expected) => {
    expect(pageFailure({ ...page, ...difference })).toBe(expected);
  });

  it.each([
    ['private-address', 'blocked-target'],
    ['private-name', 'blocked-target'],
    ['port', 'blocked-target'],
    ['unresolvable', 'unresolvable'],
    ['dns-failed', 'unresolvable'],
    ['connect-refused', 'refused'],
    ['connect-timeout', 'timeout'],
    ['idle', 'timeout'],
    ['connect-reset', 'network'],
    ['invalid-response', 'network'],
    ['given-up', 'network'],
    ['budget', 'too-large'],
    ['too-large', 'too-large'],
  ])('the gateway says %s', (gatewayReason, expected) => {
    const document = unanswered;
    expect(pageFailure({ ...page, error: 'net::ERR_TUNNEL_CONNECTION_FAILED', document, gatewayReason })).toBe(expected);
  });
});
