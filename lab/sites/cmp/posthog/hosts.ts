import { cors, json, noContent, notFound, script } from '../../../answers.ts';
import { packageFile } from '../../../package-file.ts';
import type { LabHost } from '../../../types.ts';

/** Project key of the site. */
export const projectKey = 'phc_Fj3TqWm8ZrVn1XyKd5LsBgPh7CuAe2oR9iQtN6kEwMz';

/** What PostHog's console is set to: events, no surveys, session replay on. */
const remoteConfig = {
  token: projectKey,
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
};

/** PostHog's European cloud: the real scripts from npm, and stand-ins that take what they send. */
export const posthogHosts: readonly LabHost[] = [
  {
    host: 'eu-assets.i.posthog.com',
    address: '108.157.4.31',
    handle({ url, headers }) {
      const file = url.pathname.match(/^\/static\/(?:[\d.]+\/)?([a-z0-9-]+\.js)$/)?.[1];
      if (file) return packageFile(`posthog-js/dist/${file}`, cors(headers.origin));
      if (url.pathname === `/array/${projectKey}/config`) return json(remoteConfig, cors(headers.origin));
      if (url.pathname === `/array/${projectKey}/config.js`)
        return script(
          `(function(){window._POSTHOG_REMOTE_CONFIG=window._POSTHOG_REMOTE_CONFIG||{};window._POSTHOG_REMOTE_CONFIG['${projectKey}']={config:${JSON.stringify(remoteConfig)},siteApps:[]}})();`,
          cors(headers.origin),
        );
      return notFound();
    },
  },
  {
    host: 'eu.i.posthog.com',
    address: '3.120.214.96',
    handle({ method, url, headers }) {
      const allow = {
        ...cors(headers.origin),
        'access-control-allow-headers': 'content-type',
        'access-control-allow-methods': 'GET, POST',
      };
      if (method === 'OPTIONS') return noContent(allow);
      if (url.pathname.startsWith('/flags'))
        return json({ flags: {}, featureFlags: {}, featureFlagPayloads: {}, errorsWhileComputingFlags: false }, allow);
      return json({ status: 'Ok' }, allow);
    },
  },
];
