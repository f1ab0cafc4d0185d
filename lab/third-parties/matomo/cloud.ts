import { noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import { publications } from '../publications.ts';

const tracker = new URL('./matomo.js', import.meta.url);

/** Instances in Matomo's cloud by the name before `.matomo.cloud`; `domainHash` is the end of their cookies' names. */
export const matomoInstances = publications<{ domainHash: string }>('Matomo instance');

/** Matomo's cloud (InnoCraft): the network that the tracker comes from. */
export const matomoCloudHosts: readonly LabHost[] = [
  {
    host: 'cdn.matomo.cloud',
    address: '18.155.153.64',
    handle({ url }) {
      const name = /^\/([a-z0-9-]+)\.matomo\.cloud\/matomo\.js$/.exec(url.pathname)?.[1];
      const instance = name && matomoInstances.find(name);
      return instance ? clientScript(tracker, { domainHash: instance.domainHash }) : notFound();
    },
  },
];

/** The host of an instance, which its hits go to. */
export const matomoInstance = (name: string): LabHost => ({
  host: `${name}.matomo.cloud`,
  address: '3.126.133.169',
  handle: ({ url }) => (url.pathname === '/matomo.php' ? noContent({ 'access-control-allow-origin': '*' }) : notFound()),
});
