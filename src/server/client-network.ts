import { createHmac, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** The network a client belongs to: IPv4 /24, IPv6 /48. One provider or company is one client. */
export function clientNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv6)
    return `${address.parts
      .slice(0, 3)
      .map((part) => part.toString(16))
      .join(':')}::/48`;
  return `${address.octets.slice(0, 3).join('.')}.0/24`;
}

/** Makes keys for counting by network. They exist in memory only and change every day, so that no key leads back to a person. */
export function createNetworkKeys(now: () => number = Date.now): (ip: string) => string {
  let day = -1;
  let key = randomBytes(32);
  return (ip) => {
    const today = Math.floor(now() / 86_400_000);
    if (today !== day) {
      day = today;
      key = randomBytes(32);
    }
    return createHmac('sha256', key).update(clientNetwork(ip)).digest('base64url');
  };
}
