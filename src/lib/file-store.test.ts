import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileStore, openFileStore } from './file-store.ts';

/** As much of the S3 protocol as the store uses, for signed requests only, and two keys a page when it lists. */
function bucketServer(objects: Map<string, Buffer>): Server {
  return createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://store.test');
    const body = await buffer(request);
    const answer = (status: number, content: string | Buffer = '') => response.writeHead(status).end(content);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return answer(403);
    const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''));
    if (request.method === 'PUT') {
      objects.set(key, body);
      return answer(200);
    }
    if (url.searchParams.has('list-type')) return answer(200, listed(objects, url.searchParams));
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      for (const [, name] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(name!);
      return answer(200, '<DeleteResult/>');
    }
    const found = objects.get(key);
    if (!found) return answer(404);
    if (request.method === 'HEAD') return response.writeHead(200, { 'content-length': found.length }).end();
    return answer(200, found);
  });
}

function listed(objects: Map<string, Buffer>, parameters: URLSearchParams): string {
  const from = parameters.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(parameters.get('prefix') ?? '') && key > from).sort();
  const page = keys.slice(0, 2).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const next = keys.length > 2 ? `<NextContinuationToken>${keys[1]}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${keys.length > 2}</IsTruncated>${page.join('')}${next}</ListBucketResult>`;
}

const objects = new Map<string, Buffer>();
let server: Server;
let folder: string;
const stores = new Map<string, FileStore>();

beforeAll(async () => {
  server = bucketServer(objects);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  folder = await mkdtemp(join(tmpdir(), 'spurenleser-files-'));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stores.set('a folder', await openFileStore({ files: { kind: 'folder', path: folder }, s3: null }));
  stores.set(
    'a bucket',
    await openFileStore({
      files: { kind: 's3', bucket: 'bucket', prefix: 'scans', region: 'eu-central-1', endpoint },
      s3: { accessKeyId: 'key', secretAccessKey: 'secret' },
    }),
  );
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['a folder', 'a bucket'])('%s', (name) => {
  const bytes = new Uint8Array([0, 255, 10, 13, 128]);

  it('gives back what was put, byte for byte', async () => {
    await stores.get(name)!.put('one/evidence.zip', bytes);
    expect(new Uint8Array((await stores.get(name)!.get('one/evidence.zip'))!)).toEqual(bytes);
  });

  it('lists what is below a prefix, however much it is', async () => {
    const store = stores.get(name)!;
    for (const key of ['list/a', 'list/b', 'list/c', 'list/deep/d', 'listed']) await store.put(key, bytes);
    expect(await store.list('list')).toEqual(['list/a', 'list/b', 'list/c', 'list/deep/d']);
    expect(await store.list('never-there')).toEqual([]);
  });

  it('gives it as a stream, with its length', async () => {
    await stores.get(name)!.put('one/requests.har', bytes);
    const opened = (await stores.get(name)!.open('one/requests.har'))!;
    expect([opened.bytes, new Uint8Array(await buffer(opened.stream))]).toEqual([bytes.length, bytes]);
  });

  it('knows what is not there', async () => {
    expect(await stores.get(name)!.get('one/nothing')).toBeNull();
    expect(await stores.get(name)!.open('one/nothing')).toBeNull();
  });

  it('deletes all below a prefix and nothing else, however much it is', async () => {
    const store = stores.get(name)!;
    for (const key of ['two/a', 'two/b', 'two/c', 'two/deep/d', 'twofold']) await store.put(key, bytes);
    await store.deleteAll('two');
    const left = await Promise.all(['two/a', 'two/c', 'two/deep/d', 'twofold'].map((key) => store.get(key)));
    expect(left.map((found) => found !== null)).toEqual([false, false, false, true]);
    await store.deleteAll('never-there');
  });
});

it('keeps its objects below the prefix of the address', () => {
  expect([...objects.keys()].every((key) => key.startsWith('scans/'))).toBe(true);
});

it('says so when the keys are refused', async () => {
  const { port } = server.address() as AddressInfo;
  const store = await openFileStore({
    files: { kind: 's3', bucket: 'bucket', prefix: '', region: 'eu-central-1', endpoint: `http://127.0.0.1:${port}` },
    s3: { accessKeyId: 'other', secretAccessKey: 'secret' },
  });
  await expect(store.put('x', new Uint8Array([1]))).rejects.toThrow();
  await expect(store.get('x')).rejects.toThrow();
});
