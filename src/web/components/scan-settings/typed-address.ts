/** A bare host as people type it: `example.de`, `example.de/shop`, `example.de:8443`. */
const bareHost = /^[^\s/:@?#]+\.[^\s/:@?#.]+\.?(:\d{1,5})?([/?#].*)?$/s;

/** What was typed as an address: without space around it, and with https:// before a bare host. Everything else stays as it is. */
export function typedAddress(text: string): string {
  const address = text.trim();
  return bareHost.test(address) ? `https://${address}` : address;
}
