import type { RequestFact } from '#checks/facts/requests.ts';
import type { RequestEvidence } from '#evidence/requests.ts';
import { isSecretParameter, maskText, maskUrl } from '../statements/mask.ts';
import type { HarCookie, HarPair, HarPostData } from './har-types.ts';

const secretHeaders = new Set(['authorization', 'proxy-authorization', 'x-api-key']);
const urlHeaders = new Set(['referer', 'location', 'origin', 'content-location', ':path']);
const mask = '***';

/** Headers by name in the order received; values joined by the browser with line breaks become several headers. */
export function harHeaders(headers: Record<string, string>): HarPair[] {
  return Object.entries(headers).flatMap(([name, joined]) =>
    joined.split('\n').map((value) => ({ name, value: headerValue(name.toLowerCase(), value) })),
  );
}

function headerValue(name: string, value: string): string {
  if (secretHeaders.has(name)) return mask;
  if (name === 'cookie')
    return cookiePairs(value)
      .map((cookie) => `${cookie.name}=${cookie.value}`)
      .join('; ');
  return urlHeaders.has(name) ? maskUrl(value) : maskText(value);
}

/** Cookies of a `Cookie` header. */
export function harCookies(header: string | null): HarCookie[] {
  return header === null ? [] : cookiePairs(header);
}

/** Cookies of `Set-Cookie` headers, joined by line breaks. */
export function setCookies(header: string | null): HarCookie[] {
  if (header === null) return [];
  return header.split('\n').flatMap((line) => {
    const [pair = '', ...attributes] = line.split(';');
    const [cookie] = cookiePairs(pair);
    return cookie ? [{ ...cookie, ...cookieAttributes(attributes) }] : [];
  });
}

function cookiePairs(header: string): HarPair[] {
  return header.split(';').flatMap((part) => {
    const text = part.trim();
    if (text === '') return [];
    const at = text.indexOf('=');
    const name = at < 0 ? '' : text.slice(0, at);
    return [{ name, value: maskText(at < 0 ? text : text.slice(at + 1)) }];
  });
}

function cookieAttributes(attributes: readonly string[]): Partial<HarCookie> {
  const found: Partial<HarCookie> = {};
  for (const attribute of attributes) {
    const [rawName = '', ...rest] = attribute.split('=');
    const name = rawName.trim().toLowerCase();
    const value = rest.join('=').trim();
    if (name === 'path') found.path = value;
    if (name === 'domain') found.domain = value;
    if (name === 'httponly') found.httpOnly = true;
    if (name === 'secure') found.secure = true;
    if (name === 'expires' && !Number.isNaN(Date.parse(value))) found.expires = new Date(value).toISOString();
  }
  return found;
}

/** Parameters of an address, decoded, with personal data masked. */
export function harQuery(url: string): HarPair[] {
  return URL.canParse(url) ? pairsOf(new URL(url).searchParams) : [];
}

/**
 * Body of a request. A body in which the facts found personal data that cannot be masked by its form (typed text, telephone
 * numbers) is not shown at all.
 */
export function harPostData({ body, requestHeaders }: RequestEvidence, fact: RequestFact | undefined): HarPostData | null {
  if (body === null) return null;
  const mimeType = Object.entries(requestHeaders).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const formless = fact?.personalData.some(({ kind, where }) => where === 'body' && (kind === 'typed-text' || kind === 'phone')) ?? false;
  if (formless) return { mimeType, params: [], text: mask };
  const isForm = mimeType.toLowerCase().startsWith('application/x-www-form-urlencoded');
  return { mimeType, params: isForm ? pairsOf(new URLSearchParams(body)) : [], text: maskUrl(`?${body}`).slice(1) };
}

function pairsOf(params: URLSearchParams): HarPair[] {
  return [...params].map(([name, value]) => ({
    name: maskText(name),
    value: value !== '' && isSecretParameter(name) ? mask : maskText(value),
  }));
}
