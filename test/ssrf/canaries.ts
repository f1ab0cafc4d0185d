import { createSocket } from 'node:dgram';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';

/** Listeners on loopback that nothing may ever touch. */
export interface Canaries {
  /** A TCP port of our own choice, and a UDP port. */
  tcpPort: number;
  udpPort: number;
  /** All TCP ports that are watched; those that could not be had are missing. */
  ports: number[];
  /** What arrived, as `tcp 80: GET / …`. */
  hits: string[];
  close(): Promise<void>;
}

/** Ports that the addresses of the list name. Some may belong to somebody else on this machine, or need root. */
const namedPorts = [22, 25, 80, 443, 3306, 5432, 6379, 8080, 9222, 11211];

/** Listens on 127.0.0.1 and ::1 at the named ports and at free ones, for TCP, and for UDP at a free one and at STUN's. */
export async function openCanaries(): Promise<Canaries> {
  const hits: string[] = [];
  const ends: (() => Promise<void>)[] = [];
  const listenTcp = (port: number, host: string) =>
    new Promise<number | null>((resolve) => {
      const server = createServer((socket) => {
        hits.push(`tcp ${(server.address() as AddressInfo | null)?.port ?? port}`);
        socket.on('error', () => undefined);
        socket.destroy();
      });
      server.once('error', () => resolve(null));
      server.listen({ port, host, exclusive: true }, () => {
        ends.push(() => new Promise((done) => server.close(() => done())));
        resolve((server.address() as AddressInfo).port);
      });
    });
  const listenUdp = (port: number) =>
    new Promise<number | null>((resolve) => {
      const socket = createSocket('udp4');
      socket.on('message', (message) => hits.push(`udp ${port}: ${message.length} bytes`));
      socket.once('error', () => resolve(null));
      socket.bind(port, '127.0.0.1', () => {
        ends.push(() => new Promise((done) => socket.close(() => done())));
        resolve(socket.address().port);
      });
    });
  const tcpPort = await listenTcp(0, '127.0.0.1');
  const udpPort = await listenUdp(0);
  if (tcpPort === null || udpPort === null) throw new Error('no free port on loopback');
  const more = await Promise.all([
    ...namedPorts.map((port) => listenTcp(port, '127.0.0.1')),
    listenTcp(tcpPort, '::1'),
    listenTcp(80, '::1'),
    listenUdp(3_478),
  ]);
  return {
    tcpPort,
    udpPort,
    ports: [tcpPort, ...more.slice(0, namedPorts.length).flatMap((port) => (port === null ? [] : [port]))],
    hits,
    async close() {
      await Promise.all(ends.map((end) => end()));
    },
  };
}

/**
 * Writes a network file in which every forbidden host exists at a public address and is dialled at a canary, so that a guard
 * that lets one through is found out.
 */
export async function exposeTo(canaries: Canaries, networkFile: string, addresses: readonly string[], folder: string): Promise<string> {
  const network = JSON.parse(await readFile(networkFile, 'utf8')) as {
    hosts: Record<string, { address?: string; addresses?: string[]; dial?: Record<string, string> }>;
    certificateAuthority: string;
  };
  const canary = `127.0.0.1:${canaries.tcpPort}`;
  const everyPort = Object.fromEntries([80, 443, ...namedPorts, canaries.tcpPort].map((port) => [String(port), canary]));
  for (const address of addresses) {
    const host = URL.parse(address)
      ?.hostname.replace(/^\[|\]$/g, '')
      .replace(/\.$/, '');
    if (!host) continue;
    const known = network.hosts[host];
    network.hosts[host] = known
      ? { ...known, dial: { ...everyPort, ...(isInward(host) ? {} : known.dial) } }
      : { address: '88.198.10.10', dial: everyPort };
  }
  const path = join(folder, 'exposed', 'network.json');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify({ ...network, certificateAuthority: join(dirname(networkFile), network.certificateAuthority) }));
  return path;
}

/** Hosts whose own name service answer is private: every port of theirs is a canary. */
function isInward(host: string): boolean {
  return host.endsWith('.inward.test');
}
