import { notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const badge = new URL('./badge.js', import.meta.url);
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 64"><rect width="140" height="64" rx="4" fill="#fff" stroke="#bbb"/><text x="10" y="24" font-family="Arial" font-size="15" font-weight="700" fill="#1c4e80">SHOPVOTE</text><text x="10" y="44" font-family="Arial" font-size="15" fill="#e6a100">★★★★★</text><text x="10" y="58" font-family="Arial" font-size="10" fill="#333">SEHR GUT (4,81 / 5)</text></svg>';

/** What a page with the badge contacts. */
export const shopVoteFootprint: Footprint = { service: 'ShopVote', hosts: ['widgets.shopvote.de'] };

/** ShopVote's badge with the rating of a shop: script and picture; they store nothing. */
export const shopVoteHosts: readonly LabHost[] = [
  {
    host: 'widgets.shopvote.de',
    address: '88.99.142.17',
    handle({ url }) {
      if (url.pathname === '/js/reputation-badge-v2.min.js') return clientScript(badge);
      return url.pathname.startsWith('/reputation-badge/') ? svg(picture) : notFound();
    },
  },
];
