import type { ConsentState } from '#evidence/gathered.ts';
import type { PageVisit } from '#evidence/pages.ts';
import type { RequestEvidence } from '#evidence/requests.ts';
import type { GatewayEntry } from '#evidence/transport.ts';

/** What tells of connections without requests in one state. */
export interface ConnectionTraces {
  state: ConsentState;
  log: readonly GatewayEntry[];
  requests: readonly RequestEvidence[];
  /** Visits of the state: their pages' `preconnect` hints count. */
  visits: readonly PageVisit[];
  choiceTime: number | null;
  /** Start of the state in the gateway's time, in milliseconds. */
  offsetMs: number;
  startUrl: string;
}

/**
 * Connections without any request: `preconnect` hints open them, and the browser tells nobody. The gateway's log knows them by
 * the state that asked; a browser that ignores hints (the headless shell does) leaves them in the page, where visitors' browsers obey them.
 * Each page that has the line is told, for it is to go from each. Hosts that the state also sent requests to are left out: there the
 * connection is no news.
 */
export function bareConnections({ state, log, requests, visits, choiceTime, offsetMs, startUrl }: ConnectionTraces): RequestEvidence[] {
  const requested = new Set(requests.flatMap(({ url }) => (URL.canParse(url) ? [new URL(url).hostname] : [])));
  const hints = visits.flatMap(({ id, snapshot, endTime, finalUrl }) =>
    snapshot.ok
      ? snapshot.data.preconnects.map((origin) => ({ host: new URL(origin).hostname, url: `${origin}/`, id, endTime, finalUrl }))
      : [],
  );
  const found = new Map<string, RequestEvidence>();
  const told = new Set<string>();
  const add = (key: string, url: string, time: number, by: { pageId: string | null; pageUrl: string; address: string | null }) => {
    const host = new URL(url).hostname;
    const afterChoice = choiceTime !== null && time >= choiceTime;
    if (requested.has(host) || found.has(`${key} ${afterChoice}`)) return;
    told.add(`${host} ${by.pageUrl}`);
    found.set(`${key} ${afterChoice}`, bareConnection(`${state}-n${found.size + 1}`, { state, url, time, afterChoice, ...by }));
  };
  for (const { client, verdict, host, port, address, time } of log) {
    // Chromium's own services are refused, not allowed; whatever was allowed was asked for by a page.
    if (client !== state || verdict !== 'allowed') continue;
    const url = `${port === 80 ? 'http' : 'https'}://${host}/`;
    if (!URL.canParse(url)) continue;
    // The log does not know pages: the first one with such a line.
    const hint = hints.find((own) => own.host === new URL(url).hostname);
    const by = { pageId: hint?.id ?? null, pageUrl: hint?.finalUrl ?? startUrl, address };
    add(host, url, Math.max(0, time - offsetMs), by);
  }
  for (const { host, url, id, endTime, finalUrl } of hints) {
    if (told.has(`${host} ${finalUrl}`)) continue;
    add(`${host} ${finalUrl}`, url, endTime, { pageId: id, pageUrl: finalUrl, address: null });
  }
  return [...found.values()];
}

interface BareConnection {
  state: ConsentState;
  url: string;
  time: number;
  afterChoice: boolean;
  pageId: string | null;
  pageUrl: string;
  address: string | null;
}

function bareConnection(id: string, { state, url, time, afterChoice, pageId, pageUrl, address }: BareConnection): RequestEvidence {
  return {
    id,
    state,
    pageId,
    url,
    method: 'CONNECT',
    type: 'preconnect',
    time,
    afterChoice,
    redirectedFrom: null,
    initiator: { kind: 'preload', url: pageUrl, line: null, stack: [] },
    frame: { id: '', url: pageUrl, parentId: null },
    target: 'page',
    status: null,
    mimeType: null,
    protocol: null,
    remoteAddress: address,
    fromCache: false,
    fromServiceWorker: false,
    failure: null,
    blockedReason: null,
    requestHeaders: {},
    responseHeaders: {},
    body: null,
    responseBytes: 0,
  };
}
