import { json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const agent = new URL('./datadog-rum.js', import.meta.url);

/** Datadog's real user monitoring, European site: the agent from its network and the intake. */
export const datadogHosts: readonly LabHost[] = [
  {
    host: 'www.datadoghq-browser-agent.com',
    address: '18.66.112.88',
    handle: ({ url }) => (url.pathname === '/eu1/v5/datadog-rum.js' ? clientScript(agent) : notFound()),
  },
  {
    host: 'browser-intake-datadoghq.eu',
    address: '34.107.212.83',
    handle: () => ({
      ...json({ request_id: '6f1d2c7a-3a56-4d4d-8b5e-0c9b7f4f11aa' }, { 'access-control-allow-origin': '*' }),
      status: 202,
    }),
  },
];

/** What the agent leaves behind on pages of `origin` that keep its session in web storage. */
export const datadogRum = (origin: string): Footprint => ({
  service: 'Datadog',
  hosts: ['www.datadoghq-browser-agent.com', 'browser-intake-datadoghq.eu'],
  storage: [{ kind: 'localStorage', key: '_dd_s', origin }],
});
