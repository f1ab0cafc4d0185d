/** The headers that tell where a request was made. */
export interface RequestOrigin {
  method: string;
  secFetchSite: string | undefined;
  origin: string | undefined;
  cookie: string | undefined;
  /** A GET that changes something. */
  acts?: boolean;
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may have an effect. A browser says with `Sec-Fetch-Site`, older ones with `Origin`, which page made the
 * request; both headers are out of reach for scripts. Programs send neither: they may, as long as no cookie speaks for them.
 */
export function isSameOrigin({ method, secFetchSite, origin, cookie, acts = false }: RequestOrigin, ownOrigin: string): boolean {
  if (readingMethods.has(method) && !acts) return true;
  if (secFetchSite !== undefined) return secFetchSite === 'same-origin';
  if (origin !== undefined) return origin === ownOrigin;
  return cookie === undefined;
}
