import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabResponse } from '../../types.ts';
import { decided, type Footprint } from '../footprints.ts';

const file = (name: string) => new URL(name, import.meta.url);

/** Scripts of the consent app Pandectes, which Shopify's own host hands out as assets of a theme extension; null for other paths. */
export function pandectesAsset(pathname: string): LabResponse | null {
  if (pathname.endsWith('/assets/pandectes-rules.js')) return clientScript(file('rules.js'));
  return pathname.endsWith('/assets/pandectes-core.js') ? clientScript(file('core.js')) : null;
}

/** What Pandectes leaves behind at the shop's registrable domain, and when. */
export const pandectesFootprint = (domain: string): [Footprint, typeof decided] => [
  { service: 'Pandectes', hosts: [], cookies: [{ name: '_pandectes_gdpr', domain, declaredLifetimeSeconds: lifetimes.days(365) }] },
  decided,
];
