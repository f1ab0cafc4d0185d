import type { PageFact } from '../../facts/pages.ts';
import type { Facts } from '../../facts.ts';
import { plainText } from '../wording.ts';

/** "Verkäufer und Vertragspartner ist die CopeCart GmbH", "Verkauf über Digistore24 GmbH als Wiederverkäufer". */
const namedSeller =
  /(?<![A-Za-zß-ɏ])(?:(?:[Ww]ieder)?[Vv]erkäufer(?:in)?|[Vv]ertragspartner(?:in)?|[Rr]eseller|[Mm]erchant of [Rr]ecord|[Ss]eller|[Vv]erkauf erfolgt)(?![a-zß-ɏ])[^.!?]{0,60}? ([A-ZÄÖÜ][A-Za-zß-ɏ0-9&-]{2,30})(?: [A-Za-zß-ɏ0-9&-]{2,20})? (?:GmbH|AG|UG|SE|Ltd|LLC|Inc|S\.à ?r\.l|B\.V)/gu;

/** Hosts of sellers that sell in their own name what others made: the price there, with its tax, is theirs. */
const resellerHost = /(?:^|\.)(?:copecart|digistore24|fastspring|gumroad|lemonsqueezy|paddle)\.com$/;

/** Whether what a page offers is sold by somebody else than the provider of the site: the page says so, or links to such a seller. */
export function isSoldByAnother(page: Pick<PageFact, 'url' | 'text' | 'links'>, imprint: Facts['imprint']): boolean {
  const leads = page.links.some(({ href, visible }) => visible && resellerHost.test(URL.parse(href, page.url)?.hostname ?? ''));
  if (leads) return true;
  const own = plainText(imprint.text.slice(0, 50_000)).toLowerCase();
  return [...plainText(page.text.slice(0, 60_000)).matchAll(namedSeller)].some(([, name = '']) => !own.includes(name.toLowerCase()));
}
