/** A place of the application, without the prefix. */
interface Place {
  pathname: string;
  search: string;
  hash: string;
}

const base = 'https://own.invalid';
/** Pages that nobody wants to return to after a login. */
const passing = new Set(['/', '/login', '/logout', '/registration', '/registrationconfirmation']);

/** Login page that leads back to a place afterwards. */
export function loginPath({ pathname, search, hash }: Place): string {
  return passing.has(pathname) ? '/login' : `/login?next=${encodeURIComponent(pathname + search + hash)}`;
}

/** Where a login leads: the page its address names, when it is one of this application, or the dashboard. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? '';
  // `//host` and `/\host` are addresses of other servers.
  if (!/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, base)) return '/';
  const { origin, pathname, search: query, hash } = new URL(wanted, base);
  if (origin !== base || pathname.startsWith('//') || passing.has(pathname)) return '/';
  return pathname + query + hash;
}
