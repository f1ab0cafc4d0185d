import { identifiesVisitor, isAnalyticsScript, isDeniedPing, isTagManagerScript } from './google-requests.ts';
import type { ServiceObservation } from './service-observations.ts';

/** Whether all a Google service did was to load its script and to send pings that say “denied” and name nobody. */
export function sendsPingsOnly({ requests }: Pick<ServiceObservation, 'requests'>): boolean {
  const hits = requests.filter((request) => !isAnalyticsScript(request) && !isTagManagerScript(request) && !isTagScript(request.url));
  return hits.length > 0 && hits.every((request) => isDeniedPing(request) && !identifiesVisitor(request));
}

function isTagScript(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname.endsWith('/gtag/js');
}
