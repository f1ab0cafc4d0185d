import { cors, json, noContent, notFound, script } from '../../answers.ts';
import { packageFile } from '../../package-file.ts';
import type { LabHost } from '../../types.ts';

const remoteConfig = (token: string) => ({
  token,
  supportedCompression: ['gzip', 'gzip-js'],
  hasFeatureFlags: false,
  captureDeadClicks: false,
  capturePerformance: { network_timing: false, web_vitals: false },
  autocapture_opt_out: false,
  autocaptureExceptions: false,
  analytics: { endpoint: '/i/v0/e/' },
  elementsChainAsString: true,
  sessionRecording: {
    endpoint: '/s/',
    consoleLogRecordingEnabled: false,
    recorderVersion: 'v2',
    sampleRate: null,
    minimumDurationMilliseconds: null,
    linkedFlag: null,
    networkPayloadCapture: null,
    masking: null,
    urlTriggers: [],
    urlBlocklist: [],
    eventTriggers: [],
    scriptConfig: { script: 'posthog-recorder' },
  },
  heatmaps: false,
  surveys: false,
  productTours: false,
  conversations: false,
  defaultIdentifiedOnly: true,
  siteApps: [],
  isAuthenticated: false,
  toolbarParams: {},
});

/** PostHog behind a name of the site itself (managed reverse proxy): `host` is a CNAME into PostHog's proxy network. The scripts are those from npm. */
export function posthogProxy(host: string, token: string, account: string): LabHost {
  return {
    host,
    cname: [`${account}.cf-prod-eu-proxy.proxyhog.com`],
    address: '104.18.26.71',
    handle({ method, url, headers }) {
      const allow = {
        ...cors(headers.origin),
        'access-control-allow-headers': 'content-type',
        'access-control-allow-methods': 'GET, POST',
      };
      if (method === 'OPTIONS') return noContent(allow);
      const file = url.pathname.match(/^\/static\/(?:[\d.]+\/)?([a-z0-9-]+\.js)$/)?.[1];
      if (file) return packageFile(`posthog-js/dist/${file}`, cors(headers.origin));
      if (url.pathname === `/array/${token}/config`) return json(remoteConfig(token), allow);
      if (url.pathname === `/array/${token}/config.js`)
        return script(
          `(function(){window._POSTHOG_REMOTE_CONFIG=window._POSTHOG_REMOTE_CONFIG||{};window._POSTHOG_REMOTE_CONFIG['${token}']={config:${JSON.stringify(remoteConfig(token))},siteApps:[]}})();`,
          allow,
        );
      if (url.pathname.startsWith('/flags'))
        return json({ flags: {}, featureFlags: {}, featureFlagPayloads: {}, errorsWhileComputingFlags: false }, allow);
      return method === 'POST' ? json({ status: 'Ok' }, allow) : notFound();
    },
  };
}
