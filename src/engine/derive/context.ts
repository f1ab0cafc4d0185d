import type { Facts } from '#checks/facts.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import type { PageVisit } from '#evidence/pages.ts';
import type { StackFrame } from '#evidence/requests.ts';
import type { Service } from '#knowledge/types.ts';
import { hostOf } from './addresses.ts';
import type { Catalogue, DeriveDeps, Geography } from './catalogue.ts';
import { choiceStorageNames } from './choice-storage.ts';
import { type ConsentRuns, readConsentRuns } from './consent-states.ts';
import { createParties, type Parties } from './parties.ts';
import { remember } from './remember.ts';
import { readRunStarts } from './run-clock.ts';
import { withAdServiceInUse } from './shared-ad-addresses.ts';
import { deriveSite } from './site.ts';

/** What every fact is derived from. */
export interface DeriveContext {
  evidence: Evidence;
  catalogue: Catalogue;
  geography: Geography;
  site: Facts['site'];
  runs: ConsentRuns;
  parties: Parties;
  /** Host of the frame in which the consent banner is shown; null when the page itself shows it, or none. */
  bannerHost: string | null;
  /** Names of cookies and storage entries in which the site keeps the visitor's choice, by what was read back. */
  choiceNames: ReadonlySet<string>;
  /** Milliseconds since 1970 at which a run began. */
  startOf(state: ConsentState): number;
  /** Address of the page a visit ended on; the start page for what outlives pages. */
  pageUrlOf(pageId: string | null): string;
  /** States for which what a visited page showed counts. */
  statesOfVisit(visit: PageVisit): readonly ConsentState[];
  /** Service of the catalogue or the fallback list behind a script's address; asked often, answered once. */
  serviceAt(url: string): Service | null;
}

/** Prepares the look-ups that the facts share. */
export function createContext(evidence: Evidence, { catalogue: known, geography }: DeriveDeps): DeriveContext {
  const catalogue = withAdServiceInUse(evidence, known);
  const site = deriveSite(evidence, catalogue);
  const runs = readConsentRuns(evidence);
  const parties = createParties(evidence, site.domain, catalogue);
  const pageUrls = new Map(evidence.pages.map((page) => [page.id, page.finalUrl || page.url]));
  return {
    evidence,
    catalogue,
    geography,
    site,
    runs,
    parties,
    bannerHost: bannerHostOf(evidence),
    choiceNames: choiceStorageNames(evidence),
    startOf: readRunStarts(evidence),
    pageUrlOf: (pageId) => (pageId === null ? undefined : pageUrls.get(pageId)) ?? site.finalUrl,
    statesOfVisit(visit) {
      const chosenAt = visit.state === 'none' ? null : (runs.outcome(visit.state)?.time ?? null);
      // The page on which the choice was made is shown again after it.
      return runs.statesOf(visit.state, chosenAt === null || visit.endTime >= chosenAt);
    },
    serviceAt: remember((url) => parties.serviceAt(url)),
  };
}

function bannerHostOf({ banners }: Evidence): string | null {
  const frames = consentStates.flatMap((state) => {
    const gathered = banners[state];
    return gathered.ok && gathered.data?.visible ? (gathered.data.frameUrl ?? []) : [];
  });
  return frames[0] === undefined ? null : hostOf(frames[0]) || null;
}

/**
 * The script that is answerable for a call: the innermost one of another party. A library from a public file server only
 * carries out what others ask for, so it counts when nobody else is there.
 */
export function answerableScript(stack: readonly StackFrame[], context: DeriveContext): string | null {
  let library: string | null = null;
  let innermost: string | null = null;
  for (const { url } of stack) {
    const host = hostOf(url);
    if (host === '') continue;
    innermost ??= url;
    const service = context.serviceAt(url);
    const isForeign = !context.parties.isOwn(host) || service !== null;
    if (isForeign && service?.category !== 'cdn') return url;
    if (isForeign) library ??= url;
  }
  return library ?? innermost;
}
