import { Agent as PlainAgent, request as plainRequest, type RequestOptions } from 'node:http';
import { Agent, request } from 'node:https';
import type { Socket } from 'node:net';
import { type Duplex, finished } from 'node:stream';
import { connect } from 'node:tls';
import { Worker } from 'node:worker_threads';
import { type GatewayHandle, startGateway } from '#engine/network/start-gateway.ts';
import { openTunnel } from '#engine/network/tunnel-client.ts';
import { createCertificateAuthority } from '#lab/certificate-authority.ts';

/**
 * What the egress gateway costs: the same requests straight to a local site and through the gateway.
 * Usage: node bench/gateway.ts [rounds]. Prints a table, then one line of JSON (milliseconds, medians over the rounds).
 */
const rounds = Number(process.argv[2] ?? 15);
const requests = 30;
const bodyBytes = 20_000;
const authority = createCertificateAuthority('Bench Root');
const { key, chain } = authority.issue(['shop.test']);

/** The site runs in a thread of its own, so that it does not share an event loop with the client. */
const siteSource = `
const { workerData, parentPort } = require('node:worker_threads');
const body = Buffer.alloc(workerData.bodyBytes, 'x');
const answer = (_request, response) => response.end(body);
const secure = require('node:https').createServer({ key: workerData.key, cert: workerData.chain }, answer);
const plain = require('node:http').createServer(answer);
secure.listen(0, '127.0.0.1', () => plain.listen(0, '127.0.0.1', () =>
  parentPort.postMessage({ secure: secure.address().port, plain: plain.address().port })));
`;

type Way = 'direct' | 'gateway';
type Ports = { secure: number; plain: number };

function fetchOnce(ask: ReturnType<typeof request>): Promise<void> {
  return new Promise((resolve, reject) => {
    ask.once('error', reject);
    ask.once('response', (answer) => finished(answer.resume(), (error) => (error ? reject(error) : resolve())));
    ask.end();
  });
}

/** Keep-alive agent whose sockets are tunnels through the gateway. */
class TunnelAgent extends Agent {
  readonly #gateway: GatewayHandle;
  constructor(gateway: GatewayHandle) {
    super({ keepAlive: true });
    this.#gateway = gateway;
  }
  override createConnection(_options: RequestOptions, done?: (error: Error | null, socket: Duplex) => void) {
    void openTunnel(this.#gateway, 'shop.test', 443, new AbortController().signal).then((tunnel) => {
      if (!tunnel.ok) return done?.(new Error(tunnel.reason), undefined as unknown as Duplex);
      const socket: Socket = connect({ socket: tunnel.socket, servername: 'shop.test', ca: authority.pem });
      done?.(null, socket);
    });
    return undefined;
  }
}

function secureAsk(way: Way, ports: Ports, agent: Agent) {
  const options = way === 'direct' ? { host: '127.0.0.1', port: ports.secure } : { host: 'shop.test', port: 443 };
  return request({ ...options, servername: 'shop.test', ca: authority.pem, agent, path: '/' });
}

async function inOneConnection(way: Way, ports: Ports, gateway: GatewayHandle): Promise<void> {
  const agent = way === 'direct' ? new Agent({ keepAlive: true }) : new TunnelAgent(gateway);
  for (let at = 0; at < requests; at += 1) await fetchOnce(secureAsk(way, ports, agent));
  agent.destroy();
}

async function inParallel(way: Way, ports: Ports, gateway: GatewayHandle): Promise<void> {
  const agent = way === 'direct' ? new Agent({ keepAlive: true }) : new TunnelAgent(gateway);
  await Promise.all(Array.from({ length: requests }, () => fetchOnce(secureAsk(way, ports, agent))));
  agent.destroy();
}

async function plainKeepAlive(way: Way, ports: Ports, gateway: GatewayHandle): Promise<void> {
  const agent = new PlainAgent({ keepAlive: true });
  const headers = { Host: 'shop.test', 'Proxy-Authorization': `Basic ${Buffer.from(`scan:${gateway.token}`).toString('base64')}` };
  const options = way === 'direct' ? { port: ports.plain, path: '/' } : { port: gateway.port, path: 'http://shop.test/', headers };
  for (let at = 0; at < requests; at += 1) await fetchOnce(plainRequest({ host: '127.0.0.1', ...options, agent }));
  agent.destroy();
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  await work();
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  return Math.round(times[Math.floor(times.length / 2)]! * 10) / 10;
}

const site = new Worker(siteSource, { eval: true, workerData: { key, chain, bodyBytes } });
const ports = await new Promise<Ports>((resolve) => site.once('message', resolve));
const dial = { '443': `127.0.0.1:${ports.secure}`, '80': `127.0.0.1:${ports.plain}` };
const hosts = { 'shop.test': { addresses: ['88.198.10.10'], cnames: [], dial } };
const budgets = { scanBytes: 1e12, tunnelBytes: 1e12 };
const start = await median(async () => (await startGateway({ hosts })).close());
const gateway = await startGateway({ hosts, budgets });

const cases = {
  'https, 1 connection, 30 in turn': inOneConnection,
  'https, 30 connections at once': inParallel,
  'http, 1 connection, 30 in turn': plainKeepAlive,
};
const results = [];
for (const [name, run] of Object.entries(cases)) {
  const directMs = await median(() => run('direct', ports, gateway));
  const gatewayMs = await median(() => run('gateway', ports, gateway));
  results.push({ name, directMs, gatewayMs, extraPerRequestMs: Math.round(((gatewayMs - directMs) / requests) * 100) / 100 });
}
await gateway.close();
await site.terminate();

console.table(results);
console.log(JSON.stringify({ bench: 'gateway', rounds, requests, bodyBytes, startAndCloseMs: start, results }));
