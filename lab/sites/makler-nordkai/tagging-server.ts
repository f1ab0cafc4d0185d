import { cors, html, noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';

/** Where the server container answers. */
export const taggingServer = 'https://sst.makler-nordkai.test';
/** The Analytics property that runs over the own server. */
export const mainProperty = 'G-NK25HAFEN8';
/** The property of the former agency, which still reports to Google directly. */
export const formerProperty = 'G-NK19ELBE42';

const container = new URL('./container.js', import.meta.url);
const googleTag = new URL('./google-tag.js', import.meta.url);

function collect({ url, headers, cookies }: LabRequest): LabResponse {
  const answer = { ...cors(headers.origin), 'cache-control': 'no-cache' };
  const mayStore = /^G1.1/.test(url.searchParams.get('gcs') ?? '');
  if (!mayStore) return noContent(answer);
  const options = { domain: 'makler-nordkai.test', expires: true, secure: true, sameSite: 'Lax' } as const;
  const fpid = cookies['FPID'] ?? `FPID2.2.${randomText(43)}%3D.${Math.floor(Date.now() / 1000)}`;
  return noContent({
    ...answer,
    'set-cookie': [
      setCookie('FPID', fpid, { ...options, httpOnly: true, lifetimeSeconds: 63_072_000 }),
      setCookie('FPLC', randomText(60), { ...options, lifetimeSeconds: lifetimes.minutes(20 * 60) }),
    ],
  });
}

/** Server container of Google Tag Manager under the firm's own name, with a loader that does not look like one. */
export const taggingServerHost: LabHost = {
  host: 'sst.makler-nordkai.test',
  address: '34.159.88.41',
  handle(request) {
    const { pathname } = request.url;
    if (pathname === '/7kqmzrnd.js')
      return clientScript(container, {
        container: 'GTM-NK4QW2J7',
        server: taggingServer,
        tags: [{ id: mainProperty, server: taggingServer }, { id: formerProperty }],
      });
    if (pathname === '/gtag/js') return clientScript(googleTag);
    if (pathname === '/g/collect') return collect(request);
    return pathname === '/ns.html' ? html('<!doctype html><title>ns</title>') : notFound();
  },
};
