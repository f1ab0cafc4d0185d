import { cors, json, noContent, notFound, script } from '../../answers.ts';
import { packageFile } from '../../package-file.ts';
import type { LabRequest } from '../../types.ts';

/** What PostHog's console is set to: events, no surveys, session replay on. */
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

/** PostHog's scripts from npm, and the settings of a project; null for other addresses. */
export function answerAssets(token: string, { url, headers }: LabRequest) {
  const allow = cors(headers.origin);
  const file = url.pathname.match(/^\/static\/(?:[\d.]+\/)?([a-z0-9-]+\.js)$/)?.[1];
  if (file) return packageFile(`posthog-js/dist/${file}`, allow);
  const config = JSON.stringify(remoteConfig(token));
  if (url.pathname === `/array/${token}/config`) return json(remoteConfig(token), allow);
  return url.pathname === `/array/${token}/config.js`
    ? script(
        `(function(){window._POSTHOG_REMOTE_CONFIG=window._POSTHOG_REMOTE_CONFIG||{};window._POSTHOG_REMOTE_CONFIG['${token}']={config:${config},siteApps:[]}})();`,
        allow,
      )
    : null;
}

/** Takes what PostHog sends. */
export function answerEvents({ method, url, headers }: LabRequest) {
  const allow = {
    ...cors(headers.origin),
    'access-control-allow-headers': 'content-type',
    'access-control-allow-methods': 'GET, POST',
  };
  if (method === 'OPTIONS') return noContent(allow);
  if (url.pathname.startsWith('/flags'))
    return json({ flags: {}, featureFlags: {}, featureFlagPayloads: {}, errorsWhileComputingFlags: false }, allow);
  return method === 'POST' ? json({ status: 'Ok' }, allow) : notFound();
}
