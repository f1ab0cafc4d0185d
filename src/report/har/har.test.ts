import { describe, expect, it } from 'vitest';
import type { RequestEvidence } from '#evidence/requests.ts';
import { gathered, requestFact } from '../../../test/factories/facts.ts';
import { evidence, requestEvidence, trackedFacts } from '../../../test/factories/report.ts';
import { buildHar } from './har.ts';

const facts = trackedFacts();

function entryOf(request: Partial<RequestEvidence>, personal = facts) {
  const requests = { ...evidence().requests, none: { ok: true as const, data: [requestEvidence(request)] } };
  return buildHar({ evidence: evidence({ requests }), facts: personal }).log.entries.find(({ _state }) => _state === 'none')!;
}

describe('HAR 1.2', () => {
  it('has every mandatory field of the specification', () => {
    const { log } = buildHar({ evidence: evidence(), facts });
    expect(log).toMatchObject({
      version: '1.2',
      creator: { name: expect.any(String), version: '0.1.0' },
      browser: { name: 'Chromium', version: '153.0.0' },
    });
    expect(log.pages).toHaveLength(9);
    for (const page of log.pages)
      expect(page).toMatchObject({
        startedDateTime: expect.stringMatching(isoDate),
        id: expect.any(String),
        title: expect.any(String),
        pageTimings: {},
      });
    expect(log.entries).toHaveLength(3);
    for (const entry of log.entries) {
      expect(log.pages.map(({ id }) => id)).toContain(entry.pageref);
      expect(entry).toMatchObject({
        startedDateTime: expect.stringMatching(isoDate),
        time: expect.any(Number),
        request: {
          method: 'GET',
          url: expect.any(String),
          httpVersion: 'h2',
          cookies: [],
          headers: [{ name: 'accept', value: '*/*' }],
          queryString: [],
          headersSize: -1,
          bodySize: expect.any(Number),
        },
        response: {
          status: 200,
          statusText: expect.any(String),
          httpVersion: 'h2',
          cookies: [],
          headers: expect.any(Array),
          content: { size: 4200, mimeType: 'text/html' },
          redirectURL: '',
          headersSize: -1,
          bodySize: 4200,
        },
        cache: {},
        timings: { send: expect.any(Number), wait: expect.any(Number), receive: expect.any(Number) },
      });
      expect(entry.time).toBe(entry.timings.send + entry.timings.wait + entry.timings.receive);
    }
    expect(log.entries.map(({ _state }) => _state)).toEqual(['accept', 'none', 'reject']);
  });

  it('keeps redirects, failures and what is not HTTP apart', () => {
    expect(entryOf({ status: 301, responseHeaders: { Location: '/neu' } }).response.redirectURL).toBe('https://www.muster.test/neu');
    expect(entryOf({ status: null, failure: 'net::ERR_FAILED', remoteAddress: null, protocol: null })).toMatchObject({
      response: { status: 0, httpVersion: '' },
      _failure: 'net::ERR_FAILED',
    });
    expect(entryOf({ status: null, remoteAddress: null })).not.toHaveProperty('serverIPAddress');
    expect(entryOf({ url: 'stun:stun.example.test', type: 'webrtc' })).toBeUndefined();
    expect(entryOf({ pageId: 'gone' })).not.toHaveProperty('pageref');
  });

  it('reads cookies of both directions', () => {
    const entry = entryOf({
      requestHeaders: { Cookie: 'a=1; b=2' },
      responseHeaders: {
        'set-cookie': 'sid=x; Path=/; Secure; HttpOnly\nlang=de; Domain=.muster.test; Expires=Wed, 09 Jun 2027 10:18:14 GMT',
      },
    });
    expect(entry.request.cookies).toEqual([
      { name: 'a', value: '1' },
      { name: 'b', value: '2' },
    ]);
    expect(entry.response.cookies).toEqual([
      { name: 'sid', value: 'x', path: '/', secure: true, httpOnly: true },
      { name: 'lang', value: 'de', domain: '.muster.test', expires: '2027-06-09T10:18:14.000Z' },
    ]);
    expect(entry.response.headers.map(({ name }) => name)).toEqual(['set-cookie', 'set-cookie']);
  });

  it('masks personal data in address, parameters, headers and body', () => {
    const entry = entryOf({
      url: 'https://user:pw@t.test/p?em=erika%40muster.test&token=abc&v=2',
      method: 'POST',
      requestHeaders: {
        authorization: 'Basic eA==',
        referer: 'https://www.muster.test/?sid=secret',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'mail=erika@muster.test&password=geheim&n=1',
    });
    expect(JSON.stringify(entry)).not.toMatch(/erika|geheim|secret|eA==|user:pw|abc/);
    expect(entry.request.url).toBe('https://t.test/p?em=e***%40muster.test&token=***&v=2');
    expect(entry.request.queryString).toContainEqual({ name: 'v', value: '2' });
    expect(entry.request.postData).toEqual({
      mimeType: 'application/x-www-form-urlencoded',
      params: [
        { name: 'mail', value: 'e***@muster.test' },
        { name: 'password', value: '***' },
        { name: 'n', value: '1' },
      ],
      text: 'mail=e***@muster.test&password=***&n=1',
    });
  });

  it('hides a body in which the facts found typed text', () => {
    const personal = gathered({
      requests: [requestFact({ id: 'none-r1', personalData: [{ kind: 'typed-text', where: 'body', masked: 'M…' }] })],
    });
    expect(entryOf({ method: 'POST', body: '{"k":"Muster"}' }, personal).request.postData?.text).toBe('***');
    expect(entryOf({ method: 'POST', body: '{"k":"v"}' }).request.postData?.text).toBe('{"k":"v"}');
  });

  it('gives the same bytes for the same evidence, and an empty log when nothing was gathered', () => {
    expect(JSON.stringify(buildHar({ evidence: evidence(), facts }))).toBe(JSON.stringify(buildHar({ evidence: evidence(), facts })));
    const nothing = { ok: false, reason: 'crashed', message: '' } as const;
    expect(
      buildHar({ evidence: evidence({ requests: { none: nothing, reject: nothing, accept: nothing }, pages: [] }), facts }).log,
    ).toMatchObject({ pages: [], entries: [] });
  });
});

const isoDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
