/** Endings that never name a host of the public Internet: RFC 6761/6762/8375/9476, ICANN's reserved `internal`, common private zones. */
const privateSuffixes = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'svc',
  'cluster.local',
  'onion',
  'alt',
  'ip6-localhost',
  'ip6-loopback',
];

/** The one spelling of a host name that the gateway compares: lower case, without the trailing dot. */
export function canonicalHost(host: string): string {
  const lower = host.toLowerCase();
  return lower.endsWith('.') ? lower.slice(0, -1) : lower;
}

/** True for names that can only mean a machine near us. IP literals are not names: see `classifyAddress`. */
export function isPrivateName(host: string): boolean {
  const name = canonicalHost(host);
  if (!name.includes('.')) return true;
  return privateSuffixes.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
}
