import { cors, json, noContent, notFound, pixel, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import { cloudflareCookies } from '../cloudflare/bot-cookie.ts';
import { hubSpotPortals } from './portals.ts';

const browserScript = (name: string) => new URL(`./${name}.js`, import.meta.url);

/** `/hs/scriptloader/<portal>.js` and `js-eu1.hs-scripts.com/<portal>.js`: starts the banner and, unless told otherwise, the statistics. */
export function scriptLoader(portal: number, parts: readonly ('banner' | 'analytics')[]): LabResponse {
  return clientScript(browserScript('loader'), { portal, parts });
}

function banner({ url, method, headers }: LabRequest): LabResponse {
  if (url.pathname.startsWith('/cookie-banner-public/')) return noContent(cors(headers.origin));
  const portal = Number(url.pathname.match(/^\/v2\/(\d+)\/banner\.js$/)?.[1]);
  const configuration = hubSpotPortals.find(String(portal));
  if (configuration?.banner === null) return script('window._hsp = window._hsp || []; /* no policy */');
  return configuration && method === 'GET' ? clientScript(browserScript('banner'), { portal, banner: configuration.banner }) : notFound();
}

function forms(request: LabRequest): LabResponse {
  const { url, headers } = request;
  const answer = { ...cors(headers.origin), ...cloudflareCookies(request, 'hsforms.com', true) };
  if (url.pathname.endsWith('/counters.gif')) return pixel(answer);
  if (url.pathname.startsWith('/submissions/')) return json({ inlineMessage: true }, answer);
  const [, portal, form] = url.pathname.match(/^\/embed\/v3\/form\/(\d+)\/([\w-]+)\/json$/) ?? [];
  const definition = hubSpotPortals.find(portal ?? '')?.forms[form ?? ''];
  return definition ? json({ form: definition }, answer) : notFound();
}

/** HubSpot of the European data centre: script loader, consent banner, statistics and embedded forms, all behind Cloudflare. */
export const hubSpotHosts: readonly LabHost[] = [
  ...['js.hs-scripts.com', 'js-eu1.hs-scripts.com'].map((host) => ({
    host,
    address: '104.16.139.209',
    handle: ({ url }: LabRequest) => {
      const portal = Number(url.pathname.match(/^\/(\d+)\.js$/)?.[1]);
      return portal ? scriptLoader(portal, ['analytics', 'banner']) : notFound();
    },
  })),
  { host: 'js-eu1.hs-banner.com', address: '104.18.41.110', handle: banner },
  {
    host: 'js-eu1.hs-analytics.net',
    address: '104.17.69.176',
    handle({ url }) {
      const portal = Number(url.pathname.match(/^\/analytics\/\d+\/(\d+)\.js$/)?.[1]);
      return portal ? clientScript(browserScript('analytics'), { portal }) : notFound();
    },
  },
  {
    host: 'track-eu1.hubspot.com',
    address: '104.19.155.83',
    handle: (request) => (request.url.pathname === '/__ptq.gif' ? pixel(cloudflareCookies(request, 'hubspot.com', true)) : notFound()),
  },
  {
    host: 'js-eu1.hsforms.net',
    address: '104.18.142.119',
    handle: (request) =>
      request.url.pathname === '/forms/embed/v2.js'
        ? clientScript(browserScript('forms'), {}, cloudflareCookies(request, 'hsforms.net'))
        : notFound(),
  },
  { host: 'forms-eu1.hsforms.com', address: '104.18.80.204', handle: forms },
];
