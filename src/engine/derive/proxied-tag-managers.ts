import type { Evidence } from '#evidence/evidence.ts';
import { consentStates } from '#evidence/gathered.ts';
import type { RequestEvidence } from '#evidence/requests.ts';
import { withoutFragment, withoutQuery } from './addresses.ts';

/** How the snapshot of a page names the containers of Google Tag Manager that run in it. */
const container = /^google_tag_manager\.GTM-/;
const ownName = /\/gtm\.js(?:\?|$)/;
const googleTag = /\/gtag\/js\?|\/g\/collect\?|\/pagead\/|google-analytics\.com\//;

/**
 * Addresses, without their query, of scripts that are Google Tag Manager under another name: sites load it through a host and a path
 * of their own, so that nothing but its work tells it. On pages where a container runs and no script has its name, it is the script
 * without a name of its own that asks for Google's tags. `isKnown` says whether the catalogue knows the service behind a script.
 */
export function findProxiedTagManagers({ pages, requests }: Evidence, isKnown: (url: string) => boolean): ReadonlySet<string> {
  const running = new Set(pages.flatMap((page) => (page.snapshot.ok && page.snapshot.data.globals.some(isContainer) ? page.id : [])));
  const found = new Set<string>();
  if (running.size === 0) return found;
  for (const state of consentStates) {
    const gathered = requests[state];
    if (!gathered.ok) continue;
    const byPage = Map.groupBy(
      gathered.data.filter(({ pageId }) => pageId !== null && running.has(pageId)),
      ({ pageId }) => pageId,
    );
    for (const sent of byPage.values()) {
      const loader = loaderOf(sent, isKnown);
      if (loader !== null) found.add(loader);
    }
  }
  return found;
}

function isContainer(name: string): boolean {
  return container.test(name);
}

/** The script of one page that most of Google's tags go back to; null where the container has its name, or none is behind them. */
function loaderOf(sent: readonly RequestEvidence[], isKnown: (url: string) => boolean): string | null {
  if (sent.some(({ type, url }) => type === 'script' && ownName.test(url))) return null;
  const scripts = new Set(sent.flatMap(({ type, url }) => (type === 'script' && !isKnown(url) ? withoutFragment(url) : [])));
  const counts = new Map<string, number>();
  for (const { url, initiator } of sent) {
    if (!googleTag.test(url)) continue;
    const callers = [...initiator.stack.map((frame) => frame.url), initiator.url ?? ''].map(withoutFragment);
    const caller = callers.find((candidate) => scripts.has(candidate));
    if (caller !== undefined) counts.set(caller, (counts.get(caller) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most === undefined ? null : withoutQuery(most[0]);
}
