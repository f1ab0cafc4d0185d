import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { hostileSite } from '../hostile-site.ts';

type Raw = (request: IncomingMessage, response: ServerResponse) => void;

/** Repeats until the connection is gone. */
function every(ms: number, response: ServerResponse, act: () => void): void {
  const timer = setInterval(act, ms);
  response.on('close', () => clearInterval(timer));
}

const dripping: Raw = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.write('<!doctype html><title>Tropfen</title><h1>Es tropft</h1><a href="/impressum">Impressum</a>');
  every(100, response, () => response.write('<p>Tropf.</p>'));
};

const endlessHeaders: Raw = (request) => {
  const { socket } = request;
  let count = 0;
  socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n');
  const timer = setInterval(() => socket.write(`X-Header-${count++}: drip\r\n`), 300);
  socket.on('close', () => clearInterval(timer));
};

const stalled: Raw = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': '10737418240' });
  response.write('<!doctype html><title>Gleich geht es weiter</title><h1>10 GB</h1>');
};

const flood: Raw = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.write('<!doctype html><title>Flut</title>');
  const block = `<!--${'x'.repeat(262_144)}-->`;
  const pour = () => {
    while (!response.destroyed && response.write(block));
  };
  response.on('drain', pour);
  pour();
};

/** Ten million zeros in ten thousand bytes. */
const bomb = gzipSync(Buffer.alloc(10_000_000));

/** Answers without an end. */
export const endlessSites = [
  hostileSite({
    slug: 'dripping-body',
    de: 'Der Inhalt der Seite endet nie, er tropft.',
    en: "The page's body never ends, it drips.",
    scheme: 'http',
    serves: ['http'],
    raw: dripping as never,
  }),
  hostileSite({
    slug: 'endless-headers',
    de: 'Die Kopfzeilen der Antwort enden nie.',
    en: "The answer's headers never end.",
    error: 'timeout',
    scheme: 'http',
    serves: ['http'],
    raw: endlessHeaders as never,
  }),
  hostileSite({
    slug: 'stalled-body',
    de: 'Kündigt 10 GB an und hält nach dem ersten Satz inne.',
    en: 'Announces 10 GB and stops after the first sentence.',
    scheme: 'http',
    serves: ['http'],
    raw: stalled as never,
  }),
  hostileSite({
    slug: 'body-flood',
    de: 'Liefert Daten ohne Ende, so schnell es geht.',
    en: 'Delivers data without end, as fast as it can.',
    error: 'too-large',
    scheme: 'http',
    serves: ['http'],
    raw: flood as never,
  }),
  hostileSite({
    slug: 'gzip-bomb',
    de: 'Zehn Kilobyte, aus denen beim Entpacken zehn Megabyte werden.',
    en: 'Ten kilobytes that unpack to ten megabytes.',
    pages: {
      '/': { headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }, body: bomb },
    },
  }),
];
