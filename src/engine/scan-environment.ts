import type { Gathered } from '#evidence/gathered.ts';
import type { ScanErrorCode } from '#evidence/scan-run.ts';
import type { TransportEvidence } from '#evidence/transport.ts';
import { findChromium } from './browser/find-chromium.ts';
import { type Browser, launchBrowser } from './browser/launch-browser.ts';
import { openContext } from './browser/open-context.ts';
import { isSandboxed } from './browser/sandbox.ts';
import { Targets } from './browser/targets.ts';
import { loadNetworkFile } from './network/network-file.ts';
import { probeTransport } from './network/probe-transport.ts';
import { type ProxiedRequest, requestThroughGateway } from './network/proxied-request.ts';
import { type GatewayHandle, startGateway } from './network/start-gateway.ts';
import type { ScanOrder } from './scan-order.ts';
import { readPdf } from './visit/read-pdf.ts';
import type { AskPage } from './visit/unlinked-legal-pages.ts';

/** The scan cannot start at all; `code` says why. */
export class ScanRefused extends Error {
  readonly code: ScanErrorCode;
  constructor(code: ScanErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Gateway, browser and probes of one scan. */
export interface ScanEnvironment {
  startUrl: string;
  gateway: GatewayHandle;
  browser: Browser;
  targets: Targets;
  sandboxed: boolean;
  viewport: { width: number; height: number };
  transport: Promise<Gathered<TransportEvidence>>;
  /** Opens a fresh context; `client` names it in the gateway's log. */
  openContext(client: string): Promise<string>;
  askPage: AskPage;
  readPdf(url: string): Promise<string | null>;
  close(): Promise<void>;
}

const viewport = { width: 1366, height: 768 };

/** Brings up gateway and browser and refuses to go on without the sandbox or without third-party cookies. */
export async function openScanEnvironment(order: ScanOrder, target: URL, startedAt: number): Promise<ScanEnvironment> {
  const network = order.networkFile ? await loadNetworkFile(order.networkFile) : null;
  const [gateway, binary] = await Promise.all([
    startGateway({ hosts: network?.hosts ?? null, others: network?.others ?? 'internet', selfTest: true, startedAt }),
    findChromium(),
  ]);
  let browser: Browser | null = null;
  const close = async () => {
    await browser?.close();
    await gateway.close();
  };
  try {
    if (!binary) throw new ScanRefused('browser-missing', 'no Chromium was found and the bundled one could not be unpacked');
    const ca = network?.ca ?? null;
    const transport = probeTransport({ gateway, host: target.hostname, ca }).then(
      (data): Gathered<TransportEvidence> => ({ ok: true, data }),
      (error: unknown): Gathered<TransportEvidence> => ({ ok: false, reason: 'unreachable', message: String(error) }),
    );
    const opened = await launchBrowser({ binary, proxyPort: gateway.port, certificateAuthority: ca, viewport });
    browser = opened;
    const sandboxed = await isSandboxed(opened);
    if (!sandboxed && process.env['ALLOW_UNSANDBOXED'] !== '1')
      throw new ScanRefused('sandbox-unavailable', "the browser's sandbox is not active");
    const targets = new Targets(opened.connection);
    await targets.start();
    const documents = new Map<string, Promise<string | null>>();
    let cookiesTested: Promise<void> | null = null;
    const context = async (username: string, test: boolean): Promise<string> => {
      const { browserContextId, keepsThirdPartyCookies } = await openContext(opened, targets, { username, password: gateway.token }, test);
      if (test && !keepsThirdPartyCookies)
        throw new ScanRefused('third-party-cookies-blocked', 'the browser does not keep third-party cookies');
      return browserContextId;
    };
    return {
      startUrl: await startUrlOf(order, target, gateway, ca),
      gateway,
      browser: opened,
      targets,
      sandboxed,
      viewport,
      transport,
      openContext: async (client) => {
        // One test speaks for all contexts: they share the profile's setting.
        if (!cookiesTested) {
          const first = context(client, true);
          cookiesTested = first.then(() => undefined);
          return first;
        }
        const [id] = await Promise.all([context(client, false), cookiesTested]);
        return id;
      },
      askPage: async (url) => {
        const answer = await requestThroughGateway({
          gateway,
          url,
          ca,
          maxBytes: 200_000,
          timeoutMs: 4_000,
          headers: { 'user-agent': opened.userAgent, accept: 'text/html' },
        });
        if (!answer.ok) return null;
        return {
          status: answer.status,
          html: /html/.test(String(answer.headers['content-type'] ?? '')),
          text: answer.body.toString('utf8'),
        };
      },
      readPdf: (url) => {
        // The three states ask for the same document.
        const known = documents.get(url);
        if (known) return known;
        const reading = fetchPdf({ gateway, url, ca, headers: { 'user-agent': opened.userAgent } });
        documents.set(url, reading);
        return reading;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function fetchPdf(request: Pick<ProxiedRequest, 'gateway' | 'url' | 'ca' | 'headers'>): Promise<string | null> {
  const answer = await requestThroughGateway({ ...request, maxBytes: 15_000_000, timeoutMs: 10_000 });
  return answer.ok && answer.status === 200 && !answer.truncated ? readPdf(answer.body) : null;
}

/** Who types a bare name means the website, not the scheme: plain HTTP is tried when nothing listens for HTTPS. */
async function startUrlOf(order: ScanOrder, target: URL, gateway: GatewayHandle, ca: string | null): Promise<string> {
  if (/^\s*https?:/i.test(order.url)) return target.href;
  const answer = await requestThroughGateway({ gateway, url: target.href, ca, maxBytes: 0, timeoutMs: 6_000, requireTrust: false });
  if (answer.ok || answer.reason !== 'connect-refused') return target.href;
  const plain = new URL(target.href);
  plain.protocol = 'http:';
  return plain.href;
}
