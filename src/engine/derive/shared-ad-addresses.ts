import type { Evidence } from '#evidence/evidence.ts';
import type { Catalogue } from './catalogue.ts';

/** Calls that only the tag of Google Ad Manager makes; `googletagservices.com/activeview` belongs to AdSense as well. */
const adManagerCall =
  /^https?:\/\/(?:securepubads\.g\.doubleclick\.net\/|pubads\.g\.doubleclick\.net\/|[^/?#]{1,200}\/(?:tag\/js\/gpt|gampad\/|pagead\/managed\/js\/gpt))/i;

/**
 * The catalogue for sites on which AdSense runs and Ad Manager does not: both deliver from the same hosts and set the same cookies
 * (`__gads`, `__gpi`, `__eoi`), which then belong to the one in use.
 */
export function withAdServiceInUse({ requests }: Pick<Evidence, 'requests'>, catalogue: Catalogue): Catalogue {
  const manager = 'google-ad-manager';
  const adSense = catalogue.serviceOf('google-adsense');
  const asked = Object.values(requests).flatMap((gathered) => (gathered.ok ? gathered.data : []));
  const runsAdSense =
    adSense !== null &&
    asked.some(({ url }) => /googlesyndication|googleads/.test(url) && catalogue.findService(url, [])?.service.id === adSense.id);
  if (!runsAdSense || asked.some(({ url }) => adManagerCall.test(url))) return catalogue;
  return {
    ...catalogue,
    findService(url, cnames) {
      const match = catalogue.findService(url, cnames);
      return match?.service.id === manager ? { ...match, service: adSense } : match;
    },
    findCookie(name, kind, domain) {
      const entry = catalogue.findCookie(name, kind, domain);
      return entry?.service === manager ? { ...entry, service: adSense.id } : entry;
    },
  };
}
