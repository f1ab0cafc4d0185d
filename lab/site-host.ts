import { html, notFound, redirect, svg } from './answers.ts';
import type { LabHost, LabRequest, LabResponse } from './types.ts';

/** What a path answers: HTML, a whole response, or a function of the request. */
export type PageAnswer = string | LabResponse | ((request: LabRequest) => string | LabResponse | Promise<string | LabResponse>);

/** A well-kept web server, unless options say otherwise. */
export interface SiteHostOptions extends Omit<LabHost, 'handle' | 'raw'> {
  /** Answers by path (without query). */
  pages: Record<string, PageAnswer>;
  /** What any other path answers; default 404. */
  fallback?: PageAnswer;
  /** Extra headers of every HTML answer (`set-cookie`, `content-security-policy` …). */
  headers?: Record<string, string | string[]>;
  /** Send plain HTTP on to https with 301 (default), or serve it. */
  redirectHttp?: boolean;
  /** Send Strict-Transport-Security and the usual protective headers (default). */
  hardened?: boolean;
}

const protective = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const icon = svg('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#456"/></svg>');

async function resolve(answer: PageAnswer, request: LabRequest, headers: Record<string, string | string[]>): Promise<LabResponse> {
  const value = typeof answer === 'function' ? await answer(request) : answer;
  const response = typeof value === 'string' ? html(value) : value;
  const isHtml = String(response.headers?.['content-type'] ?? '').startsWith('text/html');
  return isHtml ? { ...response, headers: { ...headers, ...response.headers } } : response;
}

/** A host that serves pages by path, as an ordinary web server does. */
export function siteHost(options: SiteHostOptions): LabHost {
  const { pages, fallback, headers = {}, redirectHttp = true, hardened = true, ...host } = options;
  const documentHeaders = { ...(hardened ? protective : {}), ...headers };
  return {
    ...host,
    handle(request) {
      if (!request.secure && redirectHttp) return redirect(`https://${request.host}${request.url.pathname}${request.url.search}`);
      const answer = pages[request.url.pathname];
      if (answer !== undefined) return resolve(answer, request, documentHeaders);
      if (request.url.pathname === '/favicon.ico') return icon;
      return resolve(fallback ?? notFound(), request, documentHeaders);
    },
  };
}

/** The bare domain, which sends visitors on to the www host as most sites do. */
export function apexHost(domain: string, address?: string): LabHost {
  return { host: domain, address, handle: ({ url }) => redirect(`https://www.${domain}${url.pathname}${url.search}`) };
}
