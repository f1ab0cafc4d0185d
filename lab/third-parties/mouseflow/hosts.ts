import { cors, json, noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const recorder = new URL('./mouseflow.js', import.meta.url);

/** Mouseflow: the recorder of a project and the European server that takes page, movements and keys. Field values are masked. */
export const mouseflowHosts: readonly LabHost[] = [
  {
    host: 'cdn.mouseflow.com',
    address: '152.199.21.118',
    handle({ url }) {
      const project = url.pathname.match(/^\/projects\/([0-9a-f-]{36})\.js$/)?.[1];
      return project ? clientScript(recorder, { project, version: '18.27' }) : notFound();
    },
  },
  {
    host: 'eu.mouseflow.com',
    address: '20.76.201.64',
    handle({ url, headers }) {
      if (url.pathname === '/init') return json({ sessionId: 'ok', recordingRate: 100 }, cors(headers.origin));
      return ['/dom', '/events'].includes(url.pathname) ? noContent(cors(headers.origin)) : notFound();
    },
  },
];

/** What the recorder of a project leaves behind. */
export const mouseflowFootprint = (domain: string, project: string): Footprint => ({
  service: 'Mouseflow',
  hosts: ['cdn.mouseflow.com', 'eu.mouseflow.com'],
  cookies: [
    { name: 'mf_user', domain, declaredLifetimeSeconds: lifetimes.days(90) },
    { name: `mf_${project}`, domain, declaredLifetimeSeconds: null },
  ],
});
