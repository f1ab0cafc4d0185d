import type { ConsentState } from '#evidence/gathered.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { readablePages } from '../site/legal-page.ts';
import { wasStored } from '../stored/stored-items.ts';
import { type ConsentItem, consentItems } from './consent-items.ts';

type Seen = Pick<Facts, 'banner' | 'attempts' | 'services' | 'requests' | 'cookies' | 'storage' | 'site' | 'pages'>;
type Signals = Partial<Pick<Facts, 'consentMode' | 'tcf'>>;

/** A banner whose choice changes nothing that can be seen. */
export interface IdleBanner {
  /** Pages read after accepting. */
  pages: number;
  /** Whether they are all there are, or enough to speak of the website. */
  isWide: boolean;
  /** What needs consent, or may, and runs whatever is chosen; empty: nothing does. */
  regardless: readonly ConsentItem[];
}

/** Fewer pages than this say little about the whole website. */
export const fewestPages = 5;

/**
 * A banner that offers a choice and steers nothing: after accepting the pages ask for the same and store the same as before any choice,
 * but for the choice itself, and after rejecting no less. Null: it steers something, or that was not seen; whoever is in doubt steers.
 */
export function idleBanner(seen: Partial<Seen> & Signals): IdleBanner | null {
  if (!isComplete(seen)) return null;
  const facts = seen;
  const { banner, attempts, services, requests, cookies, storage, pages } = facts;
  const { accept, reject } = attempts;
  if (!banner.banner?.visible || !accept?.performed || !accept.verified || accept.method !== 'button') return null;
  if ((facts.tcf?.length ?? 0) > 0 || facts.consentMode?.some(({ state, command }) => state !== 'none' && command === 'update'))
    return null;
  const rejects = reject?.performed === true;
  const choice = new Set([accept, reject].flatMap((outcome) => (outcome?.proofs ?? []).map(({ value }) => value.split('=', 1)[0]!)));
  const isChoice = (entry: CookieFact | StorageFact) =>
    entry.category === 'consent' || (entry.party === 'first' && choice.has('name' in entry ? entry.name : entry.key));
  const stored = [...cookies.filter((cookie) => wasStored(cookie) && cookie.kept), ...storage].filter((entry) => !isChoice(entry));
  const sent = requests.filter(({ blockedReason, servesBanner }) => blockedReason === null && !servesBanner);
  const keysIn = (state: ConsentState) => new Set(sent.filter(({ states }) => states.includes(state)).flatMap(keysOf));
  const grows = (from: ConsentState, to: ConsentState) =>
    !isSubset(keysIn(to), keysIn(from)) ||
    services.some(({ active, states }) => (active[to] && !active[from]) || (states.includes(to) && !states.includes(from))) ||
    stored.some(({ states }) => states.includes(to) && !states.includes(from));
  if (grows('none', 'accept') || (rejects && grows('reject', 'none'))) return null;
  const regardless = consentItems(facts);
  // A banner that lets everything run until it is refused steers by refusing: where that was not tried, nothing is known.
  if (regardless.length > 0 && !rejects) return null;
  const read = pagesAccepted(pages);
  return { pages: read.length, isWide: read.length >= fewestPages || areAll(read, pages), regardless };
}

/** Pages read after accepting. */
export function pagesAccepted(pages: readonly PageFact[]): PageFact[] {
  return readablePages(pages).filter(({ states }) => states.includes('accept'));
}

function isComplete(facts: Partial<Seen> & Signals): facts is Seen & Signals {
  const { banner, attempts, services, requests, cookies, storage, site, pages } = facts;
  return [banner, attempts, services, requests, cookies, storage, site, pages].every((fact) => fact !== undefined);
}

/** What may read the device or report on the visitor; by its name alone where it goes to others. A picture of the website itself waits to be scrolled to. */
function keysOf({ type, party, host, url, gcs }: RequestFact): string[] {
  const isActive = !passive.has(type);
  if (party !== 'first') return [`${host} ${isActive}`, ...(gcs === null ? [] : [`gcs ${gcs}`])];
  return isActive && type !== 'document' ? [`${host}${URL.parse(url)?.pathname ?? ''}`] : [];
}
const passive: ReadonlySet<RequestFact['type']> = new Set([
  'image',
  'font',
  'stylesheet',
  'media',
  'prefetch',
  'preconnect',
  'manifest',
  'csp-report',
]);

function isSubset(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((key) => whole.has(key));
}

/** Whether every page of the website that these link to was visited. */
function areAll(read: readonly PageFact[], visited: readonly PageFact[]): boolean {
  const addressOf = (href: string, base: string) => {
    const url = URL.parse(href, base);
    return url === null ? null : `${url.host}${url.pathname.replace(/(?:\/index\.\w{3,5})?\/?$/, '')}`;
  };
  const known = new Set(visited.map(({ url }) => addressOf(url, url)));
  return (
    read.length > 0 &&
    read.every(({ url, links }) =>
      links.every(({ href }) => {
        const target = URL.parse(href, url);
        const isPage =
          target !== null && /^https?:$/.test(target.protocol) && target.host === URL.parse(url)?.host && !file.test(target.pathname);
        return !isPage || known.has(addressOf(href, url));
      }),
    )
  );
}
const file = /\.(?:pdf|jpe?g|png|webp|gif|svg|zip|docx?|xlsx?|mp[34]|ics|vcf|xml|txt)$/i;
