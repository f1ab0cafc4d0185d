import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { consentStates } from '#evidence/gathered.ts';
import type { PageVisit } from '#evidence/pages.ts';
import type { RequestEvidence } from '#evidence/requests.ts';
import { compareText } from '../merge.ts';
import { maskText, maskUrl } from '../statements/mask.ts';
import { harCookies, harHeaders, harPostData, harQuery, setCookies } from './har-message.ts';
import type { Har, HarEntry, HarPage } from './har-types.ts';

/** What the HAR is made from; facts say which requests carry personal data. */
export interface HarInput {
  evidence: Evidence;
  facts: GatheredFacts;
}

/**
 * All requests of all states as one HAR 1.2 log. Personal data is masked. Durations are zero, because the scan records when a
 * request was sent, not how long it took. `_state` and other underscored fields carry what HAR has no place for.
 */
export function buildHar({ evidence, facts }: HarInput): Har {
  const { run } = evidence;
  const began = Date.parse(run.createdAt);
  const at = (time: number) => new Date((Number.isNaN(began) ? 0 : began) + Math.max(0, Math.round(time))).toISOString();
  const known = new Map(facts.requests.ok ? facts.requests.data.map((fact) => [fact.id, fact]) : []);
  const pageIds = new Set(evidence.pages.map(({ id }) => id));
  const requests = consentStates.flatMap((state) => (evidence.requests[state].ok ? evidence.requests[state].data : []));
  const [name = run.browser.product, version = ''] = run.browser.product.split('/');
  return {
    log: {
      version: '1.2',
      creator: { name: 'Spurenleser', version: run.engineVersion },
      browser: { name, version },
      pages: evidence.pages
        .map((page) => describePage(page, at))
        .sort((a, b) => compareText(a.startedDateTime, b.startedDateTime) || compareText(a.id, b.id)),
      entries: requests
        .filter(({ url }) => /^(?:https?|wss?):/i.test(url))
        .sort((a, b) => a.time - b.time || compareText(a.id, b.id))
        .map((request) => describeEntry(request, known.get(request.id), pageIds, at)),
    },
  };
}

function describePage(page: PageVisit, at: (time: number) => string): HarPage {
  return {
    startedDateTime: at(page.startTime),
    id: page.id,
    title: page.snapshot.ok && page.snapshot.data.title !== '' ? maskText(page.snapshot.data.title) : maskUrl(page.finalUrl || page.url),
    pageTimings: { onContentLoad: -1, onLoad: -1 },
    _state: page.state,
    _kind: page.kind,
    _url: maskUrl(page.finalUrl || page.url),
    _failure: page.failure,
  };
}

function describeEntry(
  request: RequestEvidence,
  fact: RequestFact | undefined,
  pageIds: ReadonlySet<string>,
  at: (time: number) => string,
): HarEntry {
  const { requestHeaders, responseHeaders, pageId } = request;
  const httpVersion = request.protocol ?? '';
  const location = headerOf(responseHeaders, 'location');
  const postData = harPostData(request, fact);
  return {
    ...(pageId !== null && pageIds.has(pageId) ? { pageref: pageId } : {}),
    startedDateTime: at(request.time),
    time: 0,
    request: {
      method: request.method,
      url: maskUrl(request.url),
      httpVersion,
      cookies: harCookies(headerOf(requestHeaders, 'cookie')),
      headers: harHeaders(requestHeaders),
      queryString: harQuery(request.url),
      ...(postData ? { postData } : {}),
      headersSize: -1,
      bodySize: request.body === null ? 0 : -1,
    },
    response: {
      status: request.status ?? 0,
      statusText: '',
      httpVersion,
      cookies: setCookies(headerOf(responseHeaders, 'set-cookie')),
      headers: harHeaders(responseHeaders),
      content: { size: request.responseBytes, mimeType: request.mimeType ?? '' },
      redirectURL: location === null ? '' : maskUrl(absolute(location, request.url)),
      headersSize: -1,
      bodySize: request.fromCache ? 0 : request.responseBytes,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
    ...(request.remoteAddress === null ? {} : { serverIPAddress: request.remoteAddress }),
    _id: request.id,
    _state: request.state,
    _afterChoice: request.afterChoice,
    _resourceType: request.type,
    _target: request.target,
    _redirectedFrom: request.redirectedFrom,
    _initiator: {
      type: request.initiator.kind,
      url: request.initiator.url === null ? null : maskUrl(request.initiator.url),
      line: request.initiator.line,
    },
    _failure: request.failure,
    _blockedReason: request.blockedReason,
    _party: fact?.party ?? null,
    _service: fact?.serviceId ?? null,
  };
}

function headerOf(headers: Record<string, string>, name: string): string | null {
  const found = Object.keys(headers).find((key) => key.toLowerCase() === name);
  return found === undefined ? null : headers[found]!;
}

function absolute(location: string, base: string): string {
  return URL.canParse(location, base) ? new URL(location, base).href : location;
}
