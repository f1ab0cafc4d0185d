import { notFound, svg } from '../../answers.ts';
import type { LabHost } from '../../types.ts';

const badge =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 120"><rect width="180" height="120" rx="10" fill="#00ffd0"/><text x="90" y="34" text-anchor="middle" font-family="Arial" font-size="15" font-weight="700" fill="#333">ImmoScout24</text><text x="90" y="70" text-anchor="middle" font-family="Arial" font-size="26" font-weight="700" fill="#333">4,9 / 5</text><text x="90" y="98" text-anchor="middle" font-family="Arial" font-size="12" fill="#333">87 Bewertungen</text></svg>';

/** ImmoScout24's picture host: seals and ratings of agents that their sites show. No cookies. */
export const immoScout24Hosts: readonly LabHost[] = [
  {
    host: 'pictures.immobilienscout24.de',
    address: '18.66.147.31',
    handle: ({ url }) => (url.pathname.startsWith('/siegel/') ? svg(badge) : notFound()),
  },
];
