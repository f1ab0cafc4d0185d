import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCertificateAuthority, selfSignedCertificate } from './certificate-authority.ts';
import { createExchange } from './exchange.ts';
import { hostTable } from './host-table.ts';
import { listenHttp, listenHttps, listenReset, listenSilent } from './listeners.ts';
import { networkFileOf, type Ports } from './network-file.ts';
import { createRequestLog } from './request-log.ts';
import { sites as allSites, thirdPartyHosts } from './site-registry.ts';
import type { Lab, LabSite } from './types.ts';

const day = 86_400_000;

/** TCP port 1 is reserved and nothing listens there: a port that refuses without the race of "bind, then close". */
const refusedPort = 1;

/** Old protocol versions need OpenSSL's lowest security level: their handshake signs with SHA-1. */
const oldTls = { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;

/** What to start. `port` fixes the TLS port and takes the next one for plain HTTP; without it both are free ports. */
export interface LabOptions {
  sites?: readonly LabSite[];
  port?: number;
}

/**
 * Start the lab on loopback: its sites, all third parties, its certificate authority and the network file that leads there.
 * `close` ends every listener and connection and removes the temporary folder.
 */
export async function startLab(options: LabOptions = {}): Promise<Lab> {
  const sites = options.sites ?? allSites;
  const hosts = [...sites.flatMap((site) => site.hosts), ...thirdPartyHosts];
  const log = createRequestLog();
  const exchange = createExchange(hostTable(hosts), log);
  const authority = createCertificateAuthority('Spurenleser Lab Root');
  const stranger = createCertificateAuthority('Nobody Trusts This Root');
  const expired = { notBefore: new Date(Date.now() - 100 * day), notAfter: new Date(Date.now() - 10 * day), withRoot: false };
  const ordinary = (name: string) => authority.issue([name]);

  const listeners = {
    http: await listenHttp(exchange, options.port ? options.port + 1 : 0),
    https: await listenHttps(exchange, ordinary, {}, options.port),
    'https-expired': await listenHttps(exchange, (name) => authority.issue([name], expired)),
    'https-self-signed': await listenHttps(exchange, selfSignedCertificate),
    'https-wrong-host': await listenHttps(exchange, () => authority.issue(['shared-hosting.example'], { withRoot: false })),
    'https-untrusted': await listenHttps(exchange, (name) => stranger.issue([name])),
    'https-tls10': await listenHttps(exchange, ordinary, { ...oldTls, maxVersion: 'TLSv1.1' }),
    'https-tls10-too': await listenHttps(exchange, ordinary, oldTls),
    'https-reset': await listenReset(),
    silent: await listenSilent(),
  };
  const ports = { refused: refusedPort } as Ports;
  for (const [kind, listener] of Object.entries(listeners)) ports[kind as keyof Ports] = listener.port;

  const folder = await mkdtemp(join(tmpdir(), 'spurenleser-lab-'));
  const networkFile = join(folder, 'network.json');
  const certificateAuthority = join(folder, 'ca.pem');
  await writeFile(certificateAuthority, authority.pem);
  await writeFile(networkFile, JSON.stringify(networkFileOf(hosts, ports, 'ca.pem'), null, 2));

  return {
    networkFile,
    certificateAuthority,
    sites,
    log: log.read,
    clearLog: log.clear,
    async close() {
      await Promise.all(Object.values(listeners).map((listener) => listener.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
