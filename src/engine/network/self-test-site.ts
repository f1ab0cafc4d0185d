import type { OwnAnswer } from './gateway-headers.ts';

/**
 * Hosts of the browser's start-up self-test. They exist nowhere else: the gateway answers them itself. `.localhost` because Chromium
 * takes `SameSite=None; Secure` cookies over plain http from there only, and each is a site of its own (`localhost` counts as a
 * public suffix), so a frame of `third` in a page of `first` is a true third party. Needs `--proxy-bypass-list=<-loopback>`.
 */
export const selfTestHosts = {
  /** Answers `GET /` with a small page: enough to authenticate the proxy once. */
  ready: 'first.selftest.invalid',
  /** `GET /` embeds a frame of `third` and ends with the title `third-party-cookie: kept` or `third-party-cookie: lost`. */
  first: 'first-selftest.localhost',
  third: 'third-selftest.localhost',
} as const;

/** The address to open for the third-party-cookie probe. */
export const selfTestUrl = `http://${selfTestHosts.first}/`;

const pages = {
  ready: '<!doctype html><meta charset="utf-8"><title>ready</title>',
  first: `<!doctype html><meta charset="utf-8"><title>third-party-cookie: pending</title>
<script>addEventListener('message', (event) => { document.title = 'third-party-cookie: ' + event.data; });</script>
<iframe src="http://${selfTestHosts.third}/set"></iframe>`,
  set: '<!doctype html><meta charset="utf-8"><title>set</title><script>location.replace("/read");</script>',
  read: (kept: boolean) =>
    `<!doctype html><meta charset="utf-8"><title>read</title><script>parent.postMessage('${kept ? 'kept' : 'lost'}', '*');</script>`,
};

function html(body: string, headers: Record<string, string> = {}): OwnAnswer {
  return { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers }, body };
}

/** Answers the reserved hosts; null for every other host. `cookie` is the request's Cookie header. */
export function selfTestAnswer(host: string, path: string, cookie: string | undefined): OwnAnswer | null {
  const missing: OwnAnswer = { status: 404, headers: { 'Cache-Control': 'no-store' }, body: '' };
  if (host === selfTestHosts.ready) return path === '/' ? html(pages.ready) : missing;
  if (host === selfTestHosts.first) return path === '/' ? html(pages.first) : missing;
  if (host !== selfTestHosts.third) return null;
  if (path === '/set') return html(pages.set, { 'Set-Cookie': 'probe=1; Path=/; SameSite=None; Secure' });
  return path === '/read' ? html(pages.read((cookie ?? '').split(/;\s*/).includes('probe=1'))) : missing;
}
