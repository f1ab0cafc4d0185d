import type { Facts } from '#checks/facts.ts';
import { isRejectionForgotten } from '#checks/shared/banner/forgotten-rejection.ts';
import type { BannerEvidence, BannerToggle } from '#evidence/banner.ts';
import type { ConsentOutcome } from '#evidence/choice.ts';
import { consentStates, type Gathered } from '#evidence/gathered.ts';
import { pagesWithoutBanner } from './banner-access.ts';
import type { DeriveContext } from './context.ts';
import { known, unknown } from './gathered.ts';
import type { DerivedPage } from './pages.ts';
import type { DerivedRequest } from './requests.ts';

const payPattern =
  /\b(pur[- ]?abo|werbefrei(es)?\s+(lesen|abo|nutzen)|contentpass|mit\s+abo\s+(lesen|weiter)|(ablehnen|abonnieren|reject)\s+(und|and)\s+(abonnieren|bezahlen|ablehnen|subscribe|pay)|ad[- ]?free\s+subscription|pay\s+or\s+(consent|accept)|subscribe\s+without\s+tracking)\b/i;

/** The banner as state none shows it, the platform behind it, and whether rejecting costs money. */
export function deriveBanner(
  requests: readonly DerivedRequest[],
  pages: readonly DerivedPage[],
  storedNames: readonly string[],
  context: DeriveContext,
): Gathered<Facts['banner']> {
  const { banners } = context.evidence;
  let banner: BannerEvidence | null = null;
  // A banner that one visit missed and another saw is there.
  for (const state of consentStates) {
    const gathered = banners[state];
    if (gathered.ok && gathered.data !== null) {
      banner = gathered.data;
      break;
    }
  }
  if (banner === null && !banners.none.ok) return banners.none;
  if (banner !== null) banner = withDeeperLayers(banner, context);
  const platform = findPlatform(requests, pages, context);
  const payMethod = (['reject', 'accept'] as const).some((state) => context.runs.outcome(state)?.method === 'pay-or-consent');
  return known({
    banner,
    cmpName: banner === null ? null : (banner.cmpName ?? platform ?? findPlatformByKeys(storedNames, context)),
    cmpLoaded: banner === null ? platform : null,
    ...(banner !== null && { missingOn: pagesWithoutBanner(banner, context.evidence, visitsWithTool(requests, context)) }),
    payOrConsent:
      banner !== null &&
      (payMethod || banner.controls.some((control) => control.role === 'pay') || payPattern.test(banner.text.slice(0, 20_000))),
  });
}

/** What lies behind the first layer is only seen by runs that went there. */
function withDeeperLayers(banner: BannerEvidence, { evidence }: DeriveContext): BannerEvidence {
  const others = consentStates.flatMap((state) => {
    const gathered = evidence.banners[state];
    return gathered.ok && gathered.data !== null && gathered.data !== banner ? [gathered.data] : [];
  });
  const once = <T>(own: readonly T[], more: readonly T[], key: (item: T) => string): T[] => {
    const known = new Set(own.map(key));
    return [...own, ...more.filter((item) => !known.has(key(item)) && known.add(key(item)))];
  };
  const deeperText = banner.deeperText ?? others.find((other) => other.deeperText !== undefined)?.deeperText;
  return {
    ...banner,
    ...(deeperText !== undefined && { deeperText }),
    controls: once(
      banner.controls,
      others.flatMap(({ controls }) => controls.filter(({ layer }) => layer > 1)),
      ({ layer, role, text }) => `${layer} ${role} ${text}`,
    ),
    toggles: once(
      numbered(banner.toggles),
      others.flatMap(({ toggles }) => numbered(toggles.filter(({ layer }) => layer > 1))),
      ({ toggle: { layer, label }, number }) => `${layer} ${label} ${number}`,
    ).map(({ toggle }) => toggle),
  };
}

/** The switches of one visit, those of the same name on a layer told apart by their place: they are several all the same. */
function numbered(toggles: readonly BannerToggle[]): { toggle: BannerToggle; number: number }[] {
  return toggles.map((toggle, at) => {
    const number = toggles.slice(0, at).filter(({ layer, label }) => layer === toggle.layer && label === toggle.label).length;
    return { toggle, number };
  });
}

/** Consent platform by its script in state none, the TCF number, or a global variable. */
function findPlatform(requests: readonly DerivedRequest[], pages: readonly DerivedPage[], context: DeriveContext): string | null {
  const { catalogue, evidence } = context;
  for (const { fact, service } of requests) {
    if (!fact.states.includes('none')) continue;
    const platform = platformAsked(fact, service, catalogue);
    if (platform !== null) return platform;
  }
  if (evidence.tcf.none.ok) {
    for (const { cmpId } of evidence.tcf.none.data) {
      const platform = cmpId === null ? null : catalogue.findCmp({ tcfId: cmpId });
      if (platform) return platform.name;
    }
  }
  for (const global of pages.flatMap((page) => page.snapshot?.globals ?? [])) {
    const platform = catalogue.findCmp({ global });
    if (platform) return platform.name;
  }
  return null;
}

/** Name of the consent platform whose script or frame a request asks for, or null. */
function platformAsked(
  fact: DerivedRequest['fact'],
  service: DerivedRequest['service'],
  catalogue: DeriveContext['catalogue'],
): string | null {
  if (fact.type !== 'script' && fact.type !== 'frame') return null;
  const own = fact.party === 'first' && fact.type === 'script' ? catalogue.findCmp({ ownPath: fact.url }) : null;
  return (catalogue.findCmp({ host: fact.host }) ?? own)?.name ?? (service?.category === 'cmp' ? service.name : null);
}

/** Visits whose page asked another server for what shows the banner; what the site brings itself is there with the page. */
function visitsWithTool(requests: readonly DerivedRequest[], { catalogue }: DeriveContext): ReadonlySet<string> {
  const asking = requests.filter(
    ({ fact, service }) => fact.servesBanner || (fact.party !== 'first' && platformAsked(fact, service, catalogue) !== null),
  );
  return new Set(asking.flatMap(({ evidence }) => (evidence.pageId === null ? [] : [evidence.pageId])));
}

/** Platforms on the site's own host are known by the names under which they keep the choice. */
function findPlatformByKeys(storedNames: readonly string[], { catalogue }: DeriveContext): string | null {
  for (const consentKey of storedNames) {
    const platform = catalogue.findCmp({ consentKey });
    if (platform && !platform.providerOnly) return platform.name;
  }
  return null;
}

/** The attempt as it went. A run that met no banner where another did has not found out that there is nothing to choose. */
export function attemptOf(state: 'reject' | 'accept', { runs }: DeriveContext): ConsentOutcome | null {
  const outcome = runs.outcome(state);
  return outcome?.method === 'no-banner' && !runs.counts(state) ? { ...outcome, method: 'failed' } : outcome;
}

/** The outcome of a choice, if what follows it was really seen: performed and verified, or nothing to choose, and its run complete. */
export function deriveChoice(state: 'reject' | 'accept', context: DeriveContext): Gathered<ConsentOutcome> {
  const { evidence, runs } = context;
  const gathered = evidence.consent[state];
  if (!gathered.ok) return gathered;
  const outcome = gathered.data;
  if (!runs.counts(state)) return unknown('not-performed', outcome.message ?? `the choice was not performed: ${outcome.method}`);
  if (outcome.method !== 'no-banner' && !outcome.verified && !isRejectionForgotten(outcome))
    return unknown('not-performed', outcome.message ?? 'the choice could not be read back');
  // Without its requests or its jar the run would look clean for the wrong reason.
  for (const part of [evidence.requests[state], evidence.cookieEvents[state], evidence.jars[state], evidence.storage[state]])
    if (!part.ok) return part;
  const visited = evidence.pages.some(
    (page) => page.state === state && page.failure === null && runs.statesOf(state, isAfter(page.endTime, outcome)).length > 0,
  );
  return visited ? known(outcome) : unknown('not-performed', 'no page was seen after the choice');
}

function isAfter(time: number, outcome: ConsentOutcome): boolean {
  return outcome.time === null || time >= outcome.time;
}
