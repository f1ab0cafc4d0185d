import { html } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabRequest, LabResponse } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const platform = new URL('./rating-badge.js', import.meta.url);

const badge = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Google Kundenrezensionen</title><style>body{margin:0;font:12px Arial,sans-serif;border:1px solid #dadce0;border-radius:4px;padding:8px;background:#fff;height:36px}b{display:block}</style></head><body><b>Google Kundenrezensionen</b>4,8 ★★★★★</body></html>`;

/** `platform.js` on apis.google.com, which shops load for the badge of Google Customer Reviews. */
export function platformScript({ url }: LabRequest): LabResponse | null {
  return url.pathname === '/js/platform.js' ? clientScript(platform) : null;
}

/** The badge in its frame on www.google.com, with the NID cookie. */
export function ratingBadge({ url, cookies }: LabRequest): LabResponse | null {
  if (url.pathname !== '/shopping/customerreviews/badge') return null;
  const nid = thirdPartyCookie('NID', `520=${randomText(120)}`, '.google.com', lifetimes.days(183));
  return html(badge, cookies['NID'] ? {} : { 'set-cookie': nid });
}

/** What the badge of Google Customer Reviews leaves on a page. */
export const customerReviewsBadge: Footprint = {
  service: 'Google Kundenrezensionen',
  hosts: ['apis.google.com', 'www.google.com'],
  cookies: [{ name: 'NID', domain: 'google.com', declaredLifetimeSeconds: lifetimes.days(183) }],
};
