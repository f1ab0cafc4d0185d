import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { connect as connectNet } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { html } from './answers.ts';
import type { NetworkFile } from './network-file.ts';
import { scannedOnDemand } from './scanned-on-demand.ts';
import { sites, thirdPartyHosts } from './site-registry.ts';
import { startLab } from './start-lab.ts';
import type { Lab, LabHost, LabService, LabSite } from './types.ts';

const greet = (host: string, ...serves: LabService[]): LabHost => ({
  host,
  ...(serves.length > 0 && { serves }),
  handle: ({ httpVersion }) => html(httpVersion),
});

const faulty: LabHost[] = [
  greet('ordinary.example'),
  greet('expired.example', 'https-expired'),
  greet('self-signed.example', 'https-self-signed'),
  greet('wrong-host.example', 'https-wrong-host'),
  greet('untrusted.example', 'https-untrusted'),
  greet('old.example', 'https-tls10'),
  greet('mixed-age.example', 'https-tls10-too'),
  greet('reset.example', 'https-reset'),
  greet('refused.example', 'refused'),
  greet('silent.example', 'silent'),
  { host: '.many.example', handle: ({ host }) => html(host) },
  { host: 'trickle.example', handle: () => ({ ...html('first part'), keepOpen: true }) },
  { host: 'raw.example', raw: (request) => void request.destroy() },
  { host: 'broken.example', handle: () => Promise.reject(new Error('as it should')) },
];
const faultySite: LabSite = { slug: 'faults', url: 'https://ordinary.example/', about: { de: '', en: '' }, hosts: faulty, truth: null };

let lab: Lab;
let network: NetworkFile;
let ca: Buffer;
beforeAll(async () => {
  lab = await startLab({ sites: [...sites, faultySite] });
  network = JSON.parse(readFileSync(lab.networkFile, 'utf8'));
  ca = readFileSync(lab.certificateAuthority);
});
afterAll(() => lab.close());

function endpoint(host: string, port: '443' | '80'): { host: string; port: number } {
  const [address = '', number] = network.hosts[host]!.dial[port]!.split(':');
  return { host: address, port: Number(number) };
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

function get(
  url: string,
  { method = 'GET', body = '', headers = {} }: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { protocol, hostname, pathname, search } = new URL(url);
  const secure = protocol === 'https:';
  return new Promise((resolve, reject) => {
    const send = secure ? httpsRequest : httpRequest;
    const options = {
      ...endpoint(hostname, secure ? '443' : '80'),
      path: pathname + search,
      method,
      ca,
      servername: hostname,
      headers: { ...headers, host: hostname },
      agent: false as const,
    };
    send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString('utf8') }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}

function handshake(host: string, options: ConnectionOptions = {}): Promise<{ protocol: string | null; chain: number }> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({ ...endpoint(host, '443'), servername: host, ca, ...options }, () => {
      const root = socket.getPeerCertificate(true).issuerCertificate;
      resolve({ protocol: socket.getProtocol(), chain: root ? 2 : 1 });
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'connected',
    (error: NodeJS.ErrnoException) => error.code,
  );

describe('protocols', () => {
  it('speaks HTTP/1.1 and HTTP/2 over TLS, and plain HTTP', async () => {
    expect((await get('https://ordinary.example/')).body).toBe('1.1');
    expect((await get('http://ordinary.example/')).body).toBe('1.1');
    const { host, port } = endpoint('ordinary.example', '443');
    const session = connectHttp2('https://ordinary.example', {
      createConnection: () => connectTls({ host, port, ca, servername: 'ordinary.example', ALPNProtocols: ['h2'] }),
    });
    const stream = session.request({ ':path': '/' });
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    session.destroy();
    expect(Buffer.concat(chunks).toString()).toBe('2.0');
  });

  it('presents leaf and root', async () => expect(await handshake('ordinary.example')).toEqual({ protocol: 'TLSv1.3', chain: 2 }));

  it.each([
    ['expired.example', 'CERT_HAS_EXPIRED'],
    ['self-signed.example', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['wrong-host.example', 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['untrusted.example', 'SELF_SIGNED_CERT_IN_CHAIN'],
    ['old.example', 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION'],
    ['reset.example', 'ECONNRESET'],
    ['refused.example', 'ECONNREFUSED'],
  ])('%s fails with %s', async (host, code) => expect(await codeOf(handshake(host))).toBe(code));

  it.each([
    ['old.example', 'TLSv1', 'TLSv1'],
    ['old.example', 'TLSv1.1', 'TLSv1.1'],
    ['mixed-age.example', 'TLSv1', 'TLSv1'],
    ['mixed-age.example', 'TLSv1.3', 'TLSv1.3'],
  ] as const)('%s takes up to %s', async (host, maxVersion, protocol) => {
    const { protocol: negotiated } = await handshake(host, { minVersion: 'TLSv1', maxVersion, ciphers: 'DEFAULT@SECLEVEL=0' });
    expect(negotiated).toBe(protocol);
  });

  it('refuses old versions where nothing else is said', async () => {
    const old = handshake('ordinary.example', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' });
    expect(await codeOf(old)).not.toBe('connected');
  });

  it('has a silent port that accepts', async () => {
    const socket = connectNet(endpoint('silent.example', '443'));
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    socket.destroy();
  });
});

describe('hosts', () => {
  it('names no host that is not in the lab', () => {
    expect(network.hosts['unknown.example']).toBeUndefined();
    expect(network.hosts['*']).toBeUndefined();
  });

  it('routes a domain and all below it to one host', async () => {
    expect(network.hosts['many.example']).toEqual(network.hosts['.many.example']);
    const { host, port } = endpoint('.many.example', '443');
    const body = await new Promise((resolve, reject) =>
      httpsRequest({ host, port, ca, servername: 'a.b.many.example', headers: { host: 'a.b.many.example' }, agent: false }, (response) =>
        response.on('data', (chunk) => resolve(String(chunk))),
      )
        .on('error', reject)
        .end(),
    );
    expect(body).toBe('a.b.many.example');
  });

  it('cuts a raw connection and answers 500 when a host fails', async () => {
    expect(await codeOf(get('https://raw.example/'))).toBe('ECONNRESET');
    await expect(get('https://broken.example/')).resolves.toMatchObject({ status: 500 });
  });

  it.each(thirdPartyHosts.map((host) => host.host))('%s answers over TLS', async (host) => {
    expect((await get(`https://${host}/`)).status).toBeLessThan(500);
  });
});

describe('WebSocket and open answers', () => {
  it('takes a WebSocket and echoes, and logs the message', async () => {
    const { host, port } = endpoint('ordinary.example', '443');
    const socket = connectTls({ host, port, ca, servername: 'ordinary.example' });
    socket.write(
      'GET /live HTTP/1.1\r\nHost: ordinary.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const read = () => new Promise<Buffer>((resolve) => socket.once('data', resolve));
    expect(String(await read())).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
    socket.write(Buffer.from([0x81, 0x85, 0, 0, 0, 0, ...Buffer.from('hallo')]));
    expect((await read()).subarray(2).toString()).toBe('hallo');
    socket.destroy();
    expect(lab.log({ host: 'ordinary.example' }).at(-1)).toMatchObject({ method: 'WS', path: '/live', body: 'hallo' });
  });

  it('keeps an answer open after its body', async () => {
    const { host, port } = endpoint('trickle.example', '443');
    const sent = await new Promise<string>((resolve, reject) => {
      const request = httpsRequest(
        { host, port, ca, servername: 'trickle.example', headers: { host: 'trickle.example' }, agent: false },
        (response) =>
          response.once('data', (chunk) => {
            resolve(`${chunk} ${response.complete}`);
            request.destroy();
          }),
      ).on('error', reject);
      request.end();
    });
    expect(sent).toBe('first part false');
  });
});

describe('log', () => {
  it('keeps method, path, body and can be filtered and cleared', async () => {
    await get('https://ordinary.example/form?x=1', { method: 'POST', body: 'email=a%40b.example' });
    expect(lab.log({ host: 'ordinary.example' }).at(-1)).toMatchObject({
      method: 'POST',
      path: '/form?x=1',
      body: 'email=a%40b.example',
      secure: true,
    });
    expect(lab.log({ since: Date.now() + 60_000 })).toEqual([]);
    lab.clearLog();
    expect(lab.log()).toEqual([]);
  });

  it('keeps at most 64 kB of a body', async () => {
    await get('https://ordinary.example/', { method: 'POST', body: 'x'.repeat(100_000) });
    expect(lab.log().at(-1)?.body).toHaveLength(65_536);
  });
});

/** Sites whose own pages can be asked for politely: the others misbehave on purpose. */
const polite = sites.filter((site) => site.truth !== null);

describe.each(polite.map((site) => [site.slug, site] as const))('site %s', (_slug, site) => {
  const truth = site.truth!;
  const { origin } = new URL(site.url);

  it('answers at its address and has its legal pages', async () => {
    const paths = ['', truth.legal.imprint, truth.legal.privacy, truth.legal.terms, truth.legal.cancellation];
    for (const path of paths.filter((path): path is string => typeof path === 'string')) {
      const answer = await get(new URL(path, site.url).href);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers['content-type']).toContain(path.endsWith('.pdf') ? 'application/pdf' : 'text/html');
    }
  });

  it('links only to own pages that exist', async () => {
    const { body } = await get(site.url);
    const links = [...body.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map((match) => match[1]!.replaceAll('&amp;', '&'));
    for (const link of new Set(links)) expect([link, (await get(origin + link)).status]).toEqual([link, 200]);
  });

  it('names only hosts that are in the lab', () => {
    const covering = (host: string) => host.split('.').map((_, index, labels) => `.${labels.slice(index).join('.')}`);
    for (const host of Object.keys(truth.thirdParties)) {
      expect(
        [host, ...covering(host)].filter((name) => network.hosts[name]),
        host,
      ).not.toEqual([]);
    }
  });

  it('says in German and English what it is', () => {
    expect(site.about.de.length).toBeGreaterThan(20);
    expect(site.about.en.length).toBeGreaterThan(20);
  });
});

describe('the lab as a whole', () => {
  it('has a slug of its own for every site', () => expect(new Set(sites.map((site) => site.slug)).size).toBe(sites.length));

  it('leaves no listener behind', async () => {
    const other = await startLab({ sites: [faultySite] });
    const { hosts } = JSON.parse(readFileSync(other.networkFile, 'utf8')) as NetworkFile;
    const ports = new Set(
      Object.values(hosts)
        .flatMap((host) => Object.values(host.dial))
        .map((dial) => Number(dial.split(':')[1])),
    );
    await other.close();
    for (const port of ports) {
      const failed = await codeOf(
        new Promise((resolve, reject) => {
          const socket = connectNet({ host: '127.0.0.1', port }, () => {
            socket.destroy();
            resolve(undefined);
          }).on('error', reject);
        }),
      );
      expect([port, failed]).toEqual([port, 'ECONNREFUSED']);
    }
    expect(() => readFileSync(other.networkFile)).toThrow('ENOENT');
  });
});

it('leaves out of the tests only sites that there are and whose truth is told', () => {
  const told = new Set(sites.filter(({ truth }) => truth !== null).map(({ slug }) => slug));
  expect([...scannedOnDemand].filter((slug) => !told.has(slug))).toEqual([]);
});
