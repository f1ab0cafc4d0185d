import { json, notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import { publications } from '../publications.ts';

/** Ratings of a firm as its profile shows them. */
export interface ProvenExpertProfile {
  profile: string;
  name: string;
  rating: string;
  count: number;
  latest: { text: string; author: string; date: string };
}

/** Profiles by the id of their seal. */
export const provenExpertProfiles = publications<ProvenExpertProfile>('ProvenExpert seal');

const open = { 'access-control-allow-origin': '*' };

const star =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20"><path fill="#e4b549" d="M10 1l3 6 6 1-4.500 4.500 1 6.500L10 16l-5.500 3 1-6.500L1 8l6-1zM30 1l3 6 6 1-4.500 4.500 1 6.500-5.500-3-5.500 3 1-6.500L21 8l6-1zM50 1l3 6 6 1-4.500 4.500 1 6.500-5.500-3-5.500 3 1-6.500L41 8l6-1zM70 1l3 6 6 1-4.500 4.500 1 6.500-5.500-3-5.500 3 1-6.500L61 8l6-1zM90 1l3 6 6 1-4.500 4.500 1 6.500-5.500-3-5.500 3 1-6.500L81 8l6-1z"/></svg>';

/** ProvenExpert's ProSeal: its script, the ratings behind it, its pictures. No cookies on other people's sites. */
export const provenExpertHosts: readonly LabHost[] = [
  {
    host: 's.provenexpert.net',
    address: '185.26.156.42',
    handle: ({ url }) =>
      url.pathname === '/seals/proseal-v2.js' ? clientScript(new URL('./proseal.js', import.meta.url), {}, open) : notFound(),
  },
  {
    host: 'www.provenexpert.com',
    address: '185.26.156.40',
    handle({ url }) {
      const profile = url.pathname === '/api/v1/proseal' ? provenExpertProfiles.find(url.searchParams.get('widgetId') ?? '') : undefined;
      return profile ? json(profile, open) : notFound();
    },
  },
  { host: 'images.provenexpert.com', address: '185.26.156.41', handle: () => svg(star, open) },
];
