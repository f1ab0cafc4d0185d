import type { ConsentState } from '#evidence/gathered.ts';
import type { PageFailure, PageKind } from '#evidence/pages.ts';
import type { RequestType, TargetKind } from '#evidence/requests.ts';

/** HTTP Archive 1.2 (http://www.softwareishard.com/blog/har-12-spec/) as far as a scan fills it. Sizes in bytes, -1 = unknown. */
export interface Har {
  log: {
    version: '1.2';
    creator: { name: string; version: string };
    browser: { name: string; version: string };
    pages: HarPage[];
    entries: HarEntry[];
  };
}

/** A name with a value: header, parameter, cookie. */
export interface HarPair {
  name: string;
  value: string;
}

/** A cookie as sent or set. */
export interface HarCookie extends HarPair {
  path?: string;
  domain?: string;
  expires?: string;
  httpOnly?: boolean;
  secure?: boolean;
}

/** One visit of one page in one state. */
export interface HarPage {
  startedDateTime: string;
  id: string;
  title: string;
  pageTimings: { onContentLoad: number; onLoad: number };
  _state: ConsentState;
  _kind: PageKind;
  _url: string;
  _failure: PageFailure | null;
}

/** Body of a request. */
export interface HarPostData {
  mimeType: string;
  params: HarPair[];
  text: string;
}

/** One exchange. */
export interface HarEntry {
  pageref?: string;
  startedDateTime: string;
  time: number;
  request: {
    method: string;
    url: string;
    httpVersion: string;
    cookies: HarCookie[];
    headers: HarPair[];
    queryString: HarPair[];
    postData?: HarPostData;
    headersSize: number;
    bodySize: number;
  };
  response: {
    status: number;
    statusText: string;
    httpVersion: string;
    cookies: HarCookie[];
    headers: HarPair[];
    content: { size: number; mimeType: string };
    redirectURL: string;
    headersSize: number;
    bodySize: number;
  };
  cache: Record<string, never>;
  timings: { send: number; wait: number; receive: number };
  serverIPAddress?: string;
  _id: string;
  _state: ConsentState;
  _afterChoice: boolean;
  _resourceType: RequestType;
  _target: TargetKind;
  _redirectedFrom: string | null;
  _initiator: { type: string; url: string | null; line: number | null };
  _failure: string | null;
  _blockedReason: string | null;
  _party: 'first' | 'third' | 'cloaked' | null;
  _service: string | null;
}
