/** Whether a host is a domain (without a leading dot) or lies below it; both in lower case. */
export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
