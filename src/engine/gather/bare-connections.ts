import type { ConsentState, GatewayEntry, RequestEvidence } from '#evidence/evidence.ts';

/**
 * Connections without any request: `preconnect` hints open them, and the browser tells nobody. The gateway's log knows them by
 * the state that asked. Hosts that the state also sent requests to are left out: there the connection is no news.
 */
export function bareConnections(
  state: ConsentState,
  log: readonly GatewayEntry[],
  requests: readonly RequestEvidence[],
  choiceTime: number | null,
  offsetMs: number,
  documentUrl: string,
): RequestEvidence[] {
  const requested = new Set(requests.flatMap(({ url }) => (URL.canParse(url) ? [new URL(url).hostname] : [])));
  const found = new Map<string, RequestEvidence>();
  for (const entry of log) {
    // Chromium's own services are refused, not allowed; whatever was allowed was asked for by a page.
    if (entry.client !== state || entry.verdict !== 'allowed' || requested.has(entry.host)) continue;
    const time = Math.max(0, entry.time - offsetMs);
    const afterChoice = choiceTime !== null && time >= choiceTime;
    const key = `${entry.host} ${afterChoice}`;
    if (found.has(key)) continue;
    found.set(key, {
      id: `${state}-n${found.size + 1}`,
      state,
      pageId: null,
      url: `${entry.port === 80 ? 'http' : 'https'}://${entry.host}/`,
      method: 'CONNECT',
      type: 'preconnect',
      time,
      afterChoice,
      redirectedFrom: null,
      initiator: { kind: 'preload', url: documentUrl, line: null, stack: [] },
      frame: { id: '', url: documentUrl, parentId: null },
      target: 'page',
      status: null,
      mimeType: null,
      protocol: null,
      remoteAddress: entry.address,
      fromCache: false,
      fromServiceWorker: false,
      failure: null,
      blockedReason: null,
      requestHeaders: {},
      responseHeaders: {},
      body: null,
      responseBytes: 0,
    });
  }
  return [...found.values()];
}
