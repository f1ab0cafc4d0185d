import { cors, css, html, noContent, pixel, redirect } from '../../../answers.ts';
import { tinyFont } from '../../../tiny-font.ts';
import type { LabHost, LabRequest, LabResponse } from '../../../types.ts';

/** What each host of the three service providers answers. */
const answers: Record<string, (request: LabRequest) => LabResponse> = {
  'a.drittanbieter-eins.test': () => redirect('https://b.drittanbieter-eins.test/weiter', 302),
  'b.drittanbieter-eins.test': () => redirect('https://c.drittanbieter-zwei.test/bild.gif', 307),
  'c.drittanbieter-zwei.test': () => pixel(),
  'rahmen.drittanbieter-eins.test': () =>
    html(
      '<!doctype html><title>Messwert</title><p>Messwert</p><iframe title="Kurve" src="https://innen.drittanbieter-zwei.test/kurve"></iframe>',
    ),
  'innen.drittanbieter-zwei.test': () =>
    html('<!doctype html><title>Kurve</title><img alt="Kurve" src="https://kern.drittanbieter-drei.test/kurve.gif">'),
  'kern.drittanbieter-drei.test': () => pixel(),
  'ereignisse.drittanbieter-zwei.test': ({ headers }) => ({
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', ...cors(headers.origin) },
    body: 'retry: 60000\ndata: 17\n\n',
    keepOpen: true,
  }),
  'schriften.drittanbieter-drei.test': () =>
    css("@font-face{font-family:Messschrift;src:url(https://dateien.drittanbieter-drei.test/mess.woff2) format('woff2')}"),
  'dateien.drittanbieter-drei.test': () => ({
    headers: { 'content-type': 'font/woff2', 'access-control-allow-origin': '*' },
    body: tinyFont,
  }),
};

const answer = (request: LabRequest): LabResponse => answers[request.host]?.(request) ?? noContent(cors(request.headers.origin));

/** Three service providers in Germany with a host for each way of sending. */
export const requestHosts: readonly LabHost[] = [
  { host: '.drittanbieter-eins.test', address: '116.203.101.1', handle: answer },
  { host: '.drittanbieter-zwei.test', address: '116.203.101.2', handle: answer, socket: () => 'hallo' },
  { host: '.drittanbieter-drei.test', address: '116.203.101.3', handle: answer },
];
