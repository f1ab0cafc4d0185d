import { describe, expect, it } from 'vitest';
import type { AttachedTarget } from '../browser/targets.ts';
import type { GatherContext } from './gatherer.ts';
import { RequestGatherer } from './requests.ts';

/** A gatherer that listens to a page whose protocol events the test tells. */
function listening() {
  let ids = 0;
  const context: GatherContext = {
    state: 'none',
    sinceStart: () => 0,
    now: () => 0,
    isAfterChoice: () => false,
    pageOf: () => 'none-p1',
    nextId: (kind) => `none-${kind}${++ids}`,
  };
  const gatherer = new RequestGatherer(context, { started: () => undefined, answered: () => undefined, received: () => undefined });
  const listeners = new Map<string, (params: unknown) => void>();
  const session = {
    id: 's',
    on: (event: string, listener: (params: unknown) => void) => listeners.set(event, listener),
    send: () => Promise.resolve({}),
  };
  gatherer.onTarget({ session, targetId: 't', kind: 'page', url: '', rootTargetId: 't' } as unknown as AttachedTarget);
  const tell = (event: string, params: object) => listeners.get(event)!({ requestId: 'r', ...params });
  const sent = (url: string, redirectStatus?: number) =>
    tell('Network.requestWillBeSent', {
      request: { url, method: 'GET', headers: {} },
      type: 'Document',
      frameId: 't',
      documentURL: url,
      wallTime: 0,
      initiator: { type: 'other' },
      ...(redirectStatus && { redirectResponse: { status: redirectStatus, headers: {}, mimeType: '' } }),
    });
  const raw = (statusCode: number, headers: object) => tell('Network.responseReceivedExtraInfo', { statusCode, headers });
  const answered = (status: number, headers: object = {}) =>
    tell('Network.responseReceived', { response: { status, headers, mimeType: 'text/html' } });
  const blocked = (blockedReason: string) => tell('Network.loadingFailed', { errorText: '', canceled: true, blockedReason });
  return { gatherer, sent, raw, answered, blocked };
}

describe('raw headers of a redirect', () => {
  const first = { status: 302, responseHeaders: { 'set-cookie': 'a=1' } };
  const second = { status: 200, responseHeaders: { 'set-cookie': 'b=2' } };

  it('belong to their hop when they come in time', () => {
    const { gatherer, sent, raw, answered } = listening();
    sent('https://a.test/');
    raw(302, { 'Set-Cookie': 'a=1' });
    sent('https://b.test/', 302);
    raw(200, { 'Set-Cookie': 'b=2' });
    answered(200);
    expect(gatherer.requests).toMatchObject([first, second]);
  });

  it('belong to their hop when they come after the next one was sent', () => {
    const { gatherer, sent, raw, answered } = listening();
    sent('https://a.test/');
    sent('https://b.test/', 302);
    raw(302, { 'Set-Cookie': 'a=1' });
    expect(gatherer.lastTold('s r')?.url).toBe('https://a.test/');
    answered(200);
    raw(200, { 'Set-Cookie': 'b=2' });
    expect(gatherer.lastTold('s r')?.url).toBe('https://b.test/');
    expect(gatherer.requests).toMatchObject([first, second]);
  });

  it.each([
    ['before', ['raw', 'blocked']],
    ['after', ['blocked', 'raw']],
  ] as const)('belong to their hop when the page refuses to follow it: told %s the refusal', (_name, order) => {
    const { gatherer, sent, raw, blocked } = listening();
    sent('https://a.test/');
    if (order[0] === 'raw') raw(302, { 'Set-Cookie': 'a=1' });
    sent('http://user@127.0.0.1/');
    blocked('origin');
    if (order[0] === 'blocked') raw(302, { 'Set-Cookie': 'a=1' });
    expect(gatherer.requests).toMatchObject([
      first,
      { status: null, failure: 'net::ERR_ABORTED', blockedReason: 'origin', redirectedFrom: 'none-r1', responseHeaders: {} },
    ]);
  });
});

describe("the gateway's own answer", () => {
  const refusal = { 'X-Spurenleser-Refused': 'private-address' };

  it.each([
    ['raw headers first', ['raw', 'answered']],
    ['raw headers last', ['answered', 'raw']],
  ] as const)('is no answer of the site: %s', (_name, order) => {
    const told = listening();
    told.sent('http://127.0.0.1/');
    for (const step of order) told[step](403, refusal);
    expect(told.gatherer.requests).toMatchObject([
      { status: null, blockedReason: 'private-address', failure: 'net::ERR_BLOCKED_BY_CLIENT' },
    ]);
  });

  it('cannot be forged by a site inside a tunnel', () => {
    const { gatherer, sent, raw, answered } = listening();
    sent('https://tracker.test/');
    raw(200, refusal);
    answered(200, refusal);
    expect(gatherer.requests).toMatchObject([{ status: 200, blockedReason: null, failure: null }]);
  });
});
