import { describe, expect, it } from 'vitest';
import { ApiError, callAddress, createApi } from './api.ts';

const id = '6f1c1ac0-5d2f-4f4e-9c3f-111111111111';

/** A client whose server gives one answer; keeps what was sent. */
function api(answer: Response | Error, locale: 'de' | 'en' = 'de') {
  const sent: { address: string; init: RequestInit }[] = [];
  const call = createApi({
    locale: () => locale,
    fetch: async (address, init) => {
      sent.push({ address, init });
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { call, sent };
}
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

describe('calls', () => {
  it('puts parameters and query in place', () => {
    expect(callAddress('visitorScreenshot', { params: { id, file: 'a b.jpg' } })).toBe(`/api/free/dsgvo/scan/${id}/screenshot/a%20b.jpg`);
    expect(callAddress('scans', { query: { limit: 10, before: undefined } })).toBe('/api/user/dsgvo/scan?limit=10');
    expect(() => callAddress('report', {})).toThrow('parameter id is missing');
  });

  it('sends language, secret, key and body', async () => {
    const { call, sent } = api(Response.json({ identifier: id, secret: 's', expires: '2026-11-28T08:00:00Z' }, { status: 202 }), 'en');
    const answer = await call('startVisitorScan', {
      body: { url: 'https://shop.test', acceptTerms: true, proofOfWork: 'x' },
      idempotencyKey: 'k',
    });
    expect(answer.secret).toBe('s');
    expect(sent[0]!.address).toBe('/api/free/dsgvo/scan');
    expect(sent[0]!.init).toMatchObject({
      method: 'POST',
      headers: { accept: 'application/json', 'accept-language': 'en', 'content-type': 'application/json', 'idempotency-key': 'k' },
      body: '{"url":"https://shop.test","acceptTerms":true,"proofOfWork":"x"}',
    });
  });

  it('sends the secret of a scan and reads files', async () => {
    const { call, sent } = api(new Response('jpeg'));
    const file = await call('visitorScreenshot', { params: { id, file: 'start.jpg' }, secret: 's3' });
    expect(await file.text()).toBe('jpeg');
    expect(sent[0]!.init.headers).toMatchObject({ authorization: 'Bearer s3' });
  });

  it.each([
    [
      'an error of the contract',
      Response.json(
        { errors: ['form-invalid'], message: 'Bitte prüfen', fields: { url: { code: 'required', message: 'leer' } } },
        { status: 400 },
      ),
      { status: 400, code: 'form-invalid', message: 'Bitte prüfen', fields: { url: { code: 'required', message: 'leer' } } },
    ],
    [
      'details after the code',
      Response.json({ errors: ['IllegalStateException: scan runs'], message: 'noch nicht fertig' }, { status: 409 }),
      { status: 409, code: 'IllegalStateException', fields: {} },
    ],
    [
      'a proxy without a server behind it',
      new Response('<html>', { status: 502 }),
      {
        status: 502,
        code: 'unavailable',
        message: 'Der Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
      },
    ],
    ['a page instead of an answer', new Response('<html>', { status: 500 }), { status: 500, code: 'request-failed' }],
    ['no connection', new TypeError('fetch failed'), { status: 0, code: 'unavailable' }],
  ])('throws %s', async (_, answer, expected) => {
    const error = await failure(api(answer).call('configuration'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject(expected);
  });

  it('leaves an abort what it is', async () => {
    const abort = new DOMException('aborted', 'AbortError');
    expect(await failure(api(abort).call('configuration', { signal: AbortSignal.abort() }))).toBe(abort);
  });
});
