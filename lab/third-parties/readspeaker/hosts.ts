import { css, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const webReader = new URL('./webReader.js', import.meta.url);

/** ReadSpeaker webReader: script and skin from its European network; the reading server is asked when somebody listens. */
export const readSpeakerHosts: readonly LabHost[] = [
  {
    host: 'cdn-eu.readspeaker.com',
    address: '143.204.98.41',
    handle({ url }) {
      const customer = /^\/script\/(\d+)\/webReader\//.exec(url.pathname)?.[1];
      if (!customer) return notFound();
      if (url.pathname.endsWith('/webReader.js')) return clientScript(webReader, { customer });
      return url.pathname.endsWith('.css') ? css('.rsbtn_play{text-decoration:none}') : notFound();
    },
  },
  {
    host: 'app-eu.readspeaker.com',
    address: '52.30.76.181',
    handle: () => ({ headers: { 'content-type': 'audio/mpeg', 'access-control-allow-origin': '*' }, body: '' }),
  },
];

/** What the script leaves behind as long as nobody listens. */
export const readSpeakerFootprint: Footprint = { service: 'ReadSpeaker', hosts: ['cdn-eu.readspeaker.com'] };
