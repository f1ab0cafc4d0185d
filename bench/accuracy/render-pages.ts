import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageKind, PageVisit } from '#evidence/pages.ts';
import { findChromium } from '../../src/engine/browser/find-chromium.ts';
import { launchBrowser } from '../../src/engine/browser/launch-browser.ts';
import { openContext } from '../../src/engine/browser/open-context.ts';
import { Targets } from '../../src/engine/browser/targets.ts';
import { takeSnapshot } from '../../src/engine/gather/page-snapshot.ts';
import { StateRecorder } from '../../src/engine/gather/state-recorder.ts';
import { load, type OpenedPage, openPage, type VisitSurroundings } from '../../src/engine/visit/visit-page.ts';

/** A document to show in the browser. */
export interface Document {
  url: string;
  kind: PageKind;
  html: string;
}

const viewport = { width: 1366, height: 768 };
const atOnce = 4;
/** Everything comes from this machine, so a page is complete soon after it was parsed. */
const timing = { navigationMs: 15_000, documentMs: 8_000, quietMs: 120, quietCapMs: 1_500 };

/** Serves the documents under their own addresses to a browser that uses this as its proxy; nothing else exists. */
async function serveDocuments(documents: readonly Document[]): Promise<Server> {
  const byUrl = new Map(documents.map(({ url, html }) => [url, html]));
  const server = createServer((request, response) => {
    const html = byUrl.get(request.url ?? '');
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(html ?? '');
  });
  server.on('connect', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Opens each document in a real browser and takes its snapshot as a scan does. */
export async function renderPages(documents: readonly Document[]): Promise<Map<string, PageVisit>> {
  const binary = await findChromium({ ...process.env, CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? 'bundled' });
  if (!binary) throw new Error('no Chromium was found and the bundled one could not be unpacked');
  const server = await serveDocuments(documents);
  try {
    const { port } = server.address() as AddressInfo;
    const browser = await launchBrowser({ binary, proxyPort: port, certificateAuthority: null, viewport });
    try {
      const targets = new Targets(browser.connection);
      await targets.start();
      const { browserContextId } = await openContext(browser, targets, { username: 'none', password: '' }, false);
      const recorder = new StateRecorder({ browser, targets, browserContextId, viewport, state: 'none', onRequest: () => undefined });
      const visits = new Map<string, PageVisit>();
      const queue = documents.entries();
      const work = async () => {
        let page: OpenedPage | null = null;
        for (const [index, document] of queue) {
          page = await renderPage(recorder, `none-p${index + 2}`, document, page);
          visits.set(document.url, page.visit);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      recorder.dispose();
      return visits;
    } finally {
      await browser.close();
    }
  } finally {
    server.close();
  }
}

const surroundings: VisitSurroundings = {
  gatewayReason: () => null,
  saveScreenshot: async () => null,
  readPdf: async () => null,
  signal: new AbortController().signal,
};

/** Shows a document in the tab of the one before, because opening tabs takes longer than everything else. */
async function renderPage(recorder: StateRecorder, id: string, { url, kind }: Document, before: OpenedPage | null): Promise<OpenedPage> {
  if (before) before.tab.pageId = id;
  const page = before ? await showNext(recorder, before, id, url, kind) : await openPage(recorder, id, { url, kind }, timing, surroundings);
  if (page.usable) page.visit.snapshot = await takeSnapshot(page.tab);
  return page;
}

async function showNext(recorder: StateRecorder, { tab, visit }: OpenedPage, id: string, url: string, kind: PageKind): Promise<OpenedPage> {
  const next: PageVisit = {
    ...visit,
    id,
    url,
    finalUrl: url,
    kind,
    snapshot: { ok: false, reason: 'unreachable', message: 'not examined' },
  };
  return { tab, visit: next, usable: await load(recorder, tab, next, timing, surroundings) };
}
