import { shortAddress } from '../../components/evidence-table/evidence-columns.ts';

/** Address of a page as its path, or with its host when it is on another one than `site`. */
export function placeOn(site: string, url: string): string {
  const short = shortAddress(url);
  if (!URL.canParse(site) || !URL.canParse(url) || new URL(site).host !== new URL(url).host) return short;
  return short.slice(new URL(url).host.length) || '/';
}
