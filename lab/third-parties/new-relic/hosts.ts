import { cors, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const agent = new URL('./agent.js', import.meta.url);

/** New Relic Browser: the agent's files and the European collector. With `cookies_enabled: false` it stores nothing. */
export const newRelicHosts: readonly LabHost[] = [
  {
    host: 'js-agent.newrelic.com',
    address: '162.247.243.39',
    handle: ({ url }) =>
      /^\/nr-(loader-)?(rum|spa|full)-[\d.]+\.min\.js$/.test(url.pathname) ? clientScript(agent, { version: '1.303.0' }) : notFound(),
  },
  {
    host: 'bam.eu01.nr-data.net',
    address: '185.221.87.23',
    handle: ({ headers }) => json({ stn: 0, err: 1, ins: 1, spa: 1, loaded: 1 }, cors(headers.origin)),
  },
];

/** The agent where its owner turned off web storage. */
export const newRelicWithoutStorage: Footprint = { service: 'New Relic', hosts: ['js-agent.newrelic.com', 'bam.eu01.nr-data.net'] };
