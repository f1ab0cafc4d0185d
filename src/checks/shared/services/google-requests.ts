import type { RequestFact } from '../../facts/requests.ts';
import { pageCount } from '../../items.ts';

/**
 * Letters of Google's `gcd` parameter that mean denied, one letter a purpose in the order ad_storage, analytics_storage,
 * ad_user_data, ad_personalization: p by default, q by default and by update, m by update, u by update after a grant.
 * Google publishes no table; this reading is from public descriptions, checked 2026-11-21.
 */
const deniedLetters = /[pqmu]/;

/** Whether a request tells Google that storage is denied: a consent mode ping. */
export function isDeniedPing(request: RequestFact): boolean {
  const gcs = request.gcs ?? parameter(request, 'gcs');
  if (gcs !== null) return /^G1[0-]0$|^G1[0-]-$/.test(gcs);
  const purposes = parameter(request, 'gcd')?.match(/[a-z]/g) ?? [];
  return purposes.length >= 2 && purposes.slice(0, 2).every((letter) => deniedLetters.test(letter));
}

/** Whether a Google request carries a visitor or click identifier, or personal data. */
export function identifiesVisitor(request: RequestFact): boolean {
  const named = ['cid', 'gclid', 'auid', 'gclaw', 'uid', 'em'].some((name) => Boolean(parameter(request, name)));
  return named || request.identifiers.length > 0 || request.personalData.length > 0;
}

/** Whether a request delivers a hit to Google Analytics, also through a host of the site (`v=2&tid=G-…`). */
export function isAnalyticsHit(request: RequestFact): boolean {
  const path = pathOf(request);
  if (!/\/(?:[gjr]\/)?collect$/.test(path)) return false;
  const id = parameter(request, 'tid') ?? '';
  if (/^(?:UA|G)-/.test(id)) return true;
  const isGoogles = /(?:^|\.)(?:google-analytics\.com|analytics\.google\.com)$/.test(request.host);
  // A Google tag (GT-…) may measure for its property under its own id.
  return (id === '' && isGoogles) || (id.startsWith('GT-') && (isGoogles || path.endsWith('/g/collect')));
}

/** Whether a request loads Google Analytics: analytics.js, ga.js or the Google tag with a measurement id. */
export function isAnalyticsScript(request: RequestFact): boolean {
  const path = pathOf(request);
  if (/google-analytics\.com$/.test(request.host)) return /\/(?:analytics|ga|plugins\/.+)\.js$/.test(path);
  return path.endsWith('/gtag/js') && /^(?:GT?|UA)-/.test(parameter(request, 'id') ?? '');
}

/**
 * Whether a request belongs to Universal Analytics, which Google switched off in July 2024: by its id, which mostly stands in the page, by the
 * files that served it alone, or by the first version of the protocol.
 */
export function isUniversalAnalytics(request: RequestFact): boolean {
  const id = parameter(request, 'tid') ?? parameter(request, 'id') ?? '';
  if (/^UA-/.test(id)) return isAnalyticsHit(request) || isAnalyticsScript(request);
  if (!/(?:^|\.)google-analytics\.com$/.test(request.host)) return false;
  const path = pathOf(request);
  return (
    isAnalyticsScript(request) ||
    path === '/urchin.js' ||
    path.endsWith('/__utm.gif') ||
    (/\/(?:[jr]\/)?collect$/.test(path) && parameter(request, 'v') === '1')
  );
}

/**
 * Whether a request loads Google Tag Manager, from Google or through a host of the site. The Google tag with the id of one
 * product (G- and GT- the Google tag of analytics, AW- ads, DC- campaign manager) is that product, not the container. Under a name of the
 * site's own it is told by what it does.
 */
export function isTagManagerScript(request: RequestFact): boolean {
  if (request.party === 'first' && request.type === 'script' && request.serviceId === 'google-tag-manager') return true;
  const path = pathOf(request);
  const id = parameter(request, 'id') ?? '';
  if (path.endsWith('/gtm.js')) return /(?:^|\.)googletagmanager\.com$/.test(request.host) || id.startsWith('GTM-');
  return path.endsWith('/gtag/js') && /(?:^|\.)googletagmanager\.com$/.test(request.host) && !/^(?:GT?|UA|AW|DC)-/.test(id);
}

/** Whether a request goes to one of Google's measuring or advertising endpoints. */
export function isGoogleTag(request: RequestFact): boolean {
  return (
    /(?:^|\.)(?:google-analytics\.com|analytics\.google\.com|doubleclick\.net|googleadservices\.com|googlesyndication\.com|googletagmanager\.com)$/.test(
      request.host,
    ) || isAnalyticsHit(request)
  );
}

/** Measurement ids to which hits go, each once. */
export function propertiesOf(hits: readonly RequestFact[]): string[] {
  return [...new Set(hits.flatMap((request) => parameter(request, 'tid') ?? []))].sort();
}

/** Whether each page had an identifier of its own, and nothing else tells the visitor: seen only where several pages were. */
export function isFreshEachPage(hits: readonly RequestFact[]): boolean {
  const cid = (request: RequestFact) => parameter(request, 'cid');
  if (hits.some((request) => !cid(request) || ['uid', 'gclid', 'auid', 'gclaw', 'em'].some((name) => parameter(request, name))))
    return false;
  const tellsMore = ({ personalData, identifiers }: RequestFact) =>
    personalData.length > 0 || identifiers.some((name) => name !== 'cid' && name !== 'sid');
  if (hits.some(tellsMore)) return false;
  const pagesOf = Map.groupBy(hits, cid);
  return pageCount(hits) > 1 && [...pagesOf.values()].every((own) => new Set(own.map(({ pageUrl }) => pageUrl)).size === 1);
}

function pathOf({ url }: RequestFact): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}

function parameter({ url }: RequestFact, name: string): string | null {
  return URL.canParse(url) ? new URL(url).searchParams.get(name) : null;
}
