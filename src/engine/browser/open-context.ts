import type { Protocol } from 'devtools-protocol';
import type { Browser } from './launch-browser.ts';
import type { Targets } from './targets.ts';
import { waitUntil } from './waiting.ts';

/** Hosts that exist only inside the browser's own start-up test. */
const firstHost = 'first.selftest.invalid';
const thirdHost = 'third.selftest.invalid';

const firstPage = `<!doctype html><title>waiting</title><script>addEventListener('message', (event) => { document.title = String(event.data); });</script><iframe src="https://${thirdHost}/"></iframe>`;
const thirdPage = `<!doctype html><script>document.cookie = 'probe=1; SameSite=None; Secure; Path=/'; parent.postMessage(document.cookie.includes('probe=1') ? 'kept' : 'blocked', '*');</script>`;

/** A fresh browser context that has authenticated at the gateway and keeps third-party cookies. */
export interface OpenedContext {
  browserContextId: string;
  /** Result of the self-test: a scanner that loses third-party cookies would report clean sites. */
  keepsThirdPartyCookies: boolean;
}

/**
 * Opens a context, answers the gateway's authentication once (Chromium remembers it for the context's whole life, tunnels
 * included, so that no request has to be intercepted later) and tests in the same breath that a third-party cookie survives.
 */
export async function openContext(
  browser: Browser,
  targets: Targets,
  credentials: { username: string; password: string },
  testCookies: boolean,
): Promise<OpenedContext> {
  const root = browser.connection.browser;
  const { browserContextId } = await root.send('Target.createBrowserContext', { disposeOnDetach: true }, 10_000);
  await root.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId }).catch(() => undefined);
  const page = await targets.openPage(browserContextId);
  const { session } = page;
  let reached = false;
  session.on('Fetch.authRequired', ({ requestId }) => {
    const response: Protocol.Fetch.AuthChallengeResponse = { response: 'ProvideCredentials', ...credentials };
    void session.send('Fetch.continueWithAuth', { requestId, authChallengeResponse: response }).catch(() => undefined);
  });
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const url = new URL(request.url);
    if (url.protocol === 'http:') {
      reached = true;
      void session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
      return;
    }
    const body = Buffer.from(url.hostname === thirdHost ? thirdPage : firstPage).toString('base64');
    const responseHeaders = [{ name: 'content-type', value: 'text/html; charset=utf-8' }];
    void session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body }).catch(() => undefined);
  });
  // On a busy machine a new renderer takes seconds to obey its first order, and without this one the state cannot be examined.
  await session.send('Fetch.enable', { handleAuthRequests: true, patterns: [{ urlPattern: '*' }] }, 15_000);
  await session.send('Page.navigate', { url: `http://${firstHost}/` }, 8_000).catch(() => undefined);
  let title = '';
  if (testCookies) await session.send('Page.navigate', { url: `https://${firstHost}/` }, 8_000).catch(() => undefined);
  if (testCookies)
    await waitUntil(
      async () => {
        const answer = await session
          .send('Runtime.evaluate', { expression: 'document.title', returnByValue: true }, 1_000)
          .catch(() => null);
        title = String(answer?.result.value ?? '');
        return title === 'kept' || title === 'blocked';
      },
      5_000,
      undefined,
      10,
    );
  await session.send('Fetch.disable').catch(() => undefined);
  await targets.closePage(page);
  if (testCookies) await root.send('Storage.clearCookies', { browserContextId }).catch(() => undefined);
  return { browserContextId, keepsThirdPartyCookies: reached && title === 'kept' };
}
