import type { Facts } from '../../facts.ts';
import { readablePages } from '../site/legal-page.ts';
import { sectionsOf } from './denied-companions.ts';

const networks: readonly [host: RegExp, network: string][] = [
  [/(?:^|\.)facebook\.com$/, 'Facebook'],
  [/(?:^|\.)instagram\.com$/, 'Instagram'],
  [/(?:^|\.)linkedin\.com$/, 'LinkedIn'],
  [/(?:^|\.)xing\.com$/, 'XING'],
  [/(?:^|\.)youtube\.com$/, 'YouTube'],
  [/(?:^|\.)tiktok\.com$/, 'TikTok'],
  [/(?:^|\.)pinterest\.(?:com|de)$/, 'Pinterest'],
  [/(?:^|\.)(?:twitter|x)\.com$/, 'X'],
];
/** Paths of profiles; sharing buttons, single posts and the networks' own pages are none. */
const profilePath =
  /^\/(?!(?:sharer?|share|intent|dialog|plugins|privacy|policies?|legal|help|about|ads?|settings|watch|embed|shorts|shareArticle|cws|hashtag|login|p|reel|pin|policy|terms|tr|business|docs|datenschutz|t|playlist|events?|photos?|story|permalink|marketplace|explore|stories|tv|feed|posts|pulse|jobs|learning|results|search|live|i)(?:[/.?]|$))(?![^?#]*\/(?:status|posts|statuses|videos|photos|reels?)\/)[\w@.%-]/i;

/** A profile in a social network, as a link leads to it. */
export interface Profile {
  href: string;
  network: string;
}

/** The profile that a link leads to; a link that shares this page leads to none. */
export function profileAt(href: string, text: string): Profile[] {
  const url = URL.parse(href);
  const network = networks.find(([host]) => url !== null && host.test(url.hostname))?.[1];
  if (!url || !network || !profilePath.test(url.pathname) || /(?:teilen|share)/i.test(text)) return [];
  return [{ href, network }];
}

/** Profiles that the menu or the footer of the site links; one linked within a single text may be another's. */
export function onSeveralPages(pages: Facts['pages']): Profile[] {
  const readable = readablePages(pages);
  const found = readable.flatMap(({ url, links }) =>
    links.flatMap(({ href, text, visible }) => (visible ? profileAt(href, text).map((profile) => ({ ...profile, url })) : [])),
  );
  const fewest = Math.min(2, readable.length);
  const often = found.filter(({ network }) => new Set(found.flatMap((one) => (one.network === network ? one.url : []))).size >= fewest);
  return [...new Map(often.map(({ href, network }) => [network, { href, network }])).values()];
}

const ofPresence =
  /(?<![a-zß-ɏ])(?:auftritte?n?s?|profile?[ns]?|fanpages?|kan[aä]le?n?s?|accounts?|presences?|channels?)(?![a-zß-ɏ])|präsenz|vertreten/iu;

/** Linked profiles whose network the notice does not name anywhere, though where it tells of its presences it names others. */
export function notNamedBeside({ privacy, pages }: Pick<Facts, 'privacy' | 'pages'>, quote: string): Profile[] {
  const names = (text: string, network: string) => (namesOfNetwork[network] ?? ofName(network)).test(text);
  const someName = (text: string) => networks.some(([, network]) => names(text, network));
  // The footer below the notice says "Follow us on Instagram" on every page.
  const elsewhere = new Set(
    readablePages(pages)
      .filter(({ url }) => url !== privacy.url)
      .slice(0, 1)
      .flatMap(({ text }) => text.split('\n')),
  );
  const text = privacy.text
    .split('\n')
    .filter((line) => line.trim() === '' || !elsewhere.has(line))
    .join('\n');
  const ofPresences = sectionsOf(text)
    .filter(
      ([heading = '', ...lines]) =>
        /social|sozial/iu.test(heading) ||
        (someName(heading) && lines.some((line) => ofPresence.test(line))) ||
        lines.some((line) => line.includes(quote.slice(0, 60))),
    )
    .flat()
    .join('\n');
  return someName(ofPresences) ? onSeveralPages(pages).filter(({ network }) => !names(text, network)) : [];
}

const ofName = (name: string) => new RegExp(`(?<![a-zß-ɏ])${name}`, 'iu');
/** Networks under other names too, or under that of the company whose networks are described together. */
const namesOfNetwork: Readonly<Record<string, RegExp>> = {
  Facebook: /(?<![a-zß-ɏ])(?:facebook|meta(?![a-zß-ɏ]))/iu,
  Instagram: /(?<![a-zß-ɏ])(?:instagram|insta(?![a-zß-ɏ])|meta(?![a-zß-ɏ]))/iu,
  XING: /(?<![a-zß-ɏ])(?:xing(?![a-zß-ɏ])|new\s+work\s+se)/iu,
  YouTube: /(?<![a-zß-ɏ])you\s?tube/iu,
  X: /[Tt]witter|(?<![\p{L}\d-])X(?![\p{L}\d-])/u,
};
