import { isWithin } from '#knowledge/is-within.ts';
import type { Finding } from '../../define-check.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';
import { controlItem } from '../../items.ts';
import { healthMatter } from '../site/health-words.ts';
import { pathsOf } from '../site/page-paths.ts';
import { quoted, shortList } from '../wording.ts';
import { wasSent } from './initiator-chains.ts';

/** Parameters that name what somebody is treated for. */
const illnessName = /^(?:indikation|diagnose|erkrankung|krankheit(?:sbild)?|beschwerden?|symptome?|indication|diagnosis)$/i;
/** What sorts, searches and measures campaigns is chosen for a list of things or articles. */
const ofLists = /filter|sort|page|seite|kategor|categor|tag|thema|topic|search|such|^(?:q|s|p|id|utm_.{1,20}|cat|lang|l)$/i;

interface IllnessLink {
  page: PageFact;
  target: string;
  text: string;
  told: string;
}

/**
 * Links that carry an illness in their address to a page of the site on which others were measured to be sent the address of the page.
 * The links were not followed: what would be sent follows from the two.
 */
export function linkedIllness(facts: Pick<Facts, 'pages' | 'requests' | 'services' | 'site' | 'applicability'>): Finding[] {
  const links = facts.pages.flatMap((page) => illnessLinks(page, facts));
  const byTarget = Map.groupBy(links, ({ target }) => target);
  return [...byTarget].flatMap(([target, group]) => {
    const carrying = facts.requests.filter((request) => request.party !== 'first' && wasSent(request) && tellsPage(request, target));
    if (carrying.length === 0) return [];
    const nameOf = ({ serviceId, host }: RequestFact) =>
      facts.services.find(({ service }) => service.id === serviceId)?.service.name ?? host;
    const isEarly = carrying.some(({ states }) => states.includes('none') || states.includes('reject'));
    const [first, ...rest] = [...new Map(group.map((link) => [link.told, link])).values()]
      .slice(0, 15)
      .map(({ page, text, told }) => controlItem(page.url, text, page.states, { parameter: told }));
    return {
      message: isEarly ? 'linkedIllness' : 'linkedIllnessAccepted',
      params: {
        linking: pathsOf(group.map(({ page }) => page.url)),
        told: quoted(shortList([...new Set(group.map(({ told }) => told))])),
        page: URL.parse(target)?.pathname ?? target,
        services: shortList([...new Set(carrying.map(nameOf))]),
      },
      items: [first!, ...rest],
      cause: `linked-illness:${target}`,
    };
  });
}

function illnessLinks(page: PageFact, { site, applicability }: Pick<Facts, 'site' | 'applicability'>): IllnessLink[] {
  return page.links.flatMap(({ href, text, visible }) => {
    const url = visible && href.includes('?') ? URL.parse(href, page.url) : null;
    if (!url || !isWithin(url.hostname, site.domain)) return [];
    const told = [...url.searchParams].slice(0, 20).find(([name, value]) => {
      if (value.length > 80 || ofLists.test(name)) return false;
      return (illnessName.test(name) && /[a-z]/i.test(value)) || (applicability.sensitive && healthMatter.test(folded(value)));
    });
    return told ? [{ page, target: pageOf(url), text, told: `${told[0]}=${told[1]}` }] : [];
  });
}

function folded(value: string): string {
  const lower = value.toLowerCase().normalize('NFC').replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return lower.replaceAll('ß', 'ss');
}

/** Whether a request from this page hands over the page's address in a parameter of its own. */
function tellsPage({ url, pageUrl }: RequestFact, target: string): boolean {
  const page = URL.parse(pageUrl);
  if (!page || pageOf(page) !== target) return false;
  const parameters = URL.parse(url.slice(0, 8_000))?.searchParams ?? new URLSearchParams();
  return [...parameters.values()].some((value) => {
    const named = /^https?:/i.test(value) ? URL.parse(value) : null;
    return named !== null && pageOf(named) === target;
  });
}

function pageOf({ origin, pathname }: URL): string {
  return `${origin}${pathname.replace(/(?<=.)\/$/, '')}`;
}
