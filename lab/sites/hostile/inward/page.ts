import { foreignSchemes, privateLiterals, privateNames } from '#lib/target/ssrf-vectors.ts';
import { escapeHtml } from '../../../page.ts';

/** Public-looking names whose name service answers with addresses of a private network. */
export const inwardNames = {
  'a-loopback.inward.test': ['127.0.0.1'],
  'aaaa-loopback.inward.test': ['::1'],
  'metadata.inward.test': ['169.254.169.254'],
  'lan.inward.test': ['192.168.0.1', '10.0.0.1'],
  'mapped.inward.test': ['::ffff:127.0.0.1'],
} as const;

/** Ports at which services listen that must never see a byte of a web page. */
const servicePorts = [22, 25, 3306, 5432, 6379, 8080, 9222, 11211];

/** Every address the page tries; `canaryPort` adds loopback addresses with the port of a listener that must stay untouched. */
export function inwardAddresses(canaryPort: number | null): string[] {
  const onCanary = canaryPort === null ? [] : ['127.0.0.1', 'localhost', '[::1]', '2130706433', 'a-loopback.inward.test'];
  return [
    ...privateLiterals,
    ...privateNames,
    ...Object.keys(inwardNames).map((name) => `http://${name}/`),
    ...servicePorts.flatMap((port) => [`http://127.0.0.1:${port}/`, `http://inward-page.test:${port}/`]),
    ...onCanary.map((host) => `http://${host}:${canaryPort}/`),
  ];
}

/** Runs in the page: every way a script can reach an address. */
function reachOut(addresses: string[], udpPort: number): void {
  const quietly = (act: () => unknown) => {
    try {
      const result = act();
      if (result instanceof Promise) result.catch(() => {});
    } catch {
      // Refused at once: the next way is tried.
    }
  };
  quietly(() => {
    const urls = [
      'stun:127.0.0.1',
      `stun:127.0.0.1:${udpPort}`,
      `turn:127.0.0.1:${udpPort}?transport=tcp`,
      'stun:localhost',
      'stun:192.168.0.1',
    ];
    const peer = new RTCPeerConnection({ iceServers: [{ urls, username: 'u', credential: 'c' }] });
    peer.createDataChannel('x');
    return peer.createOffer().then((offer) => peer.setLocalDescription(offer));
  });
  quietly(() => new (window as never as { WebTransport: new (url: string) => unknown }).WebTransport(`https://127.0.0.1:${udpPort}/`));
  const worker = new Worker(
    URL.createObjectURL(
      new Blob([
        `for (const a of ${JSON.stringify(addresses)}) { fetch(a, { mode: 'no-cors' }).catch(() => {}); try { importScripts(a); } catch {} }`,
      ]),
    ),
  );
  worker.onerror = () => {};
  for (const address of addresses) {
    const secure = address.replace(/^http:/, 'https:');
    quietly(() => fetch(address, { mode: 'no-cors' }));
    quietly(() => fetch(secure, { mode: 'no-cors' }));
    quietly(() => navigator.sendBeacon(address, 'x'));
    quietly(() => new EventSource(address));
    quietly(() => new WebSocket(address.replace(/^http:/, 'ws:')));
    quietly(() => new WebSocket(address.replace(/^http:/, 'wss:')));
  }
}

/** Runs at the end of the page: what needs its elements, and pop-ups last, because each holds the page up. */
function submitAndPopUp(addresses: string[]): void {
  for (const form of document.forms) form.submit();
  for (const address of addresses) open(address, '_blank');
}

/** The page that tries every way to every address. */
export function inwardPage(tcpPort: number | null, udpPort: number): string {
  const addresses = inwardAddresses(tcpPort);
  const each = (write: (address: string, index: number) => string) =>
    addresses.map((address, index) => write(escapeHtml(address), index)).join('\n');
  const jump = (path: string, address: string) => `${path}?to=${encodeURIComponent(address)}`;
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Nach innen</title>
<script>(${reachOut.toString()})(${JSON.stringify(addresses)}, ${udpPort})</script>
${each((address) => `<link rel="preconnect" href="${address}"><link rel="dns-prefetch" href="${address}"><link rel="prefetch" href="${address}">`)}
<script type="speculationrules">${JSON.stringify({ prefetch: [{ source: 'list', urls: addresses }], prerender: [{ source: 'list', urls: ['/jump?to=http://127.0.0.1/'] }] })}</script>
<style>${addresses.map((address, index) => `@import url(${JSON.stringify(`${address}?css`)}); #b${index} { background: url(${JSON.stringify(`${address}?bg`)}) }`).join('\n')}</style></head>
<body><h1>Nach innen</h1><p>Diese Seite versucht, private Adressen zu erreichen. <a href="http://127.0.0.1/impressum">Impressum</a> <a href="file:///etc/passwd">Datenschutz</a></p>
${each(
  (
    address,
    index,
  ) => `<i id="b${index}">x</i><img src="${address}" width="1" height="1"><iframe src="${address}" name="f${index}" width="9" height="9"></iframe>
<form method="post" action="${address}" target="f${index}"><input type="hidden" name="x" value="1"></form>`,
)}
${addresses
  .slice(0, 12)
  .map((address) =>
    ['/jump', '/meta', '/script'].map((path) => `<iframe src="${escapeHtml(jump(path, address))}" width="9" height="9"></iframe>`).join(''),
  )
  .join('\n')}
${addresses.map((address) => `<img src="${escapeHtml(jump('/jump', address))}" width="1" height="1">`).join('\n')}
${foreignSchemes.map((address) => `<iframe src="${escapeHtml(address)}" width="9" height="9"></iframe><img src="${escapeHtml(address)}"><object data="${escapeHtml(address)}"></object>`).join('\n')}
<script>(${submitAndPopUp.toString()})(${JSON.stringify(addresses)})</script>
</body></html>`;
}
