import type { BannerEvidence } from '#evidence/banner.ts';
import { stopCallOf } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { isWithin } from '#knowledge/is-within.ts';
import type { Finding, FindingItem } from '../../define-check.ts';
import type { WithdrawalFact } from '../../facts/consent.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { controlItem } from '../../items.ts';
import { consentIsForCookies } from '../services/cookies-only.ts';
import { isHeldToItsSetting } from '../services/fleeting-identifiers.ts';
import { causeOfService } from '../services/service-observations.ts';
import { turnsScriptsAway } from '../stored/cookie-gate.ts';
import { causeOfUnknown } from '../stored/script-causes.ts';
import { familyOf, productOf, wasWrittenIn } from '../stored/stored-items.ts';
import { doubtfulStorage } from '../stored/widget-storage.ts';
import { shortList } from '../wording.ts';
import { isAskedFor } from './banner-declarations.ts';
import { otherRevocation } from './revocation-links.ts';
import { stillReporting } from './withdrawal-unread.ts';

type Around = Pick<Facts, 'services' | 'site' | 'cookies' | 'storage'> & {
  reject: Facts['attempts']['reject'];
  banner: BannerEvidence | null;
  privacy?: Facts['privacy'] | undefined;
  pages?: Facts['pages'] | undefined;
  system?: string | null | undefined;
};
interface Found {
  risks: Finding[];
  hints: Finding[];
}

/** What goes on or stays after a withdrawal that was tried. */
export function withdrawalFindings(test: WithdrawalFact, around: Around): Found {
  const revoke = otherRevocation(test.control, around.pages ?? [])?.text ?? null;
  // Unread, the withdrawal may not have been stored: then cookies rightly remain.
  const left = test.confirmed ? test.cookies.filter(({ party, remains }) => party === 'first' && remains) : [];
  const { risks, hints } = stillRunning(test, left, around);
  const asRejected = new Set(hints.flatMap(({ message, serviceIds }) => (message.startsWith('continuesAs') ? (serviceIds ?? []) : [])));
  return { risks, hints: [...hints, ...stillStored(test, left, around, asRejected).map((finding) => withRevocation(finding, revoke))] };
}

function stillRunning(
  test: WithdrawalFact,
  left: WithdrawalFact['cookies'],
  { services, site, reject, banner, cookies, storage, privacy }: Around,
): Found {
  const { control, confirmed, keptChoice } = test;
  const rejected = reject?.performed === true && reject.verified;
  const found: Found = { risks: [], hints: [] };
  const forCookies = (id: string) =>
    privacy !== undefined && left.every(({ serviceId }) => serviceId !== id) && consentIsForCookies(id, { privacy });
  for (const running of test.services.filter(({ before, after }) => before && after)) {
    const use = services.find(({ service }) => service.id === running.id);
    const silentWhenRejected = rejected && use !== undefined && !use.states.includes('reject');
    // Whether it needs consent is disputed: what consent alone brings about has to end with it, what stores what needs it, and what the
    // banner itself lets visitors choose.
    const stores = use !== undefined && storesOnStart(use, { cookies, storage, site });
    // Where consent was for the cookies only, counting without them goes on as announced.
    const offered = use !== undefined && banner !== null && isAskedFor(use, banner) && !forCookies(running.id);
    if (running.disputed && !silentWhenRejected && !stores && !offered) continue;
    const ends = confirmed && silentWhenRejected;
    const goesOn = keptChoice === null ? 'continues' : 'continuesKept';
    const asUnasked = confirmed && rejected ? 'continuesAsRejected' : runsUnasked(use, silentWhenRejected) ? 'continuesAsBefore' : null;
    // What the platform counts for itself has no switch: nobody can make it wait.
    const ofPlatform = use !== undefined && isHeldToItsSetting({ use }, { cookies, storage }) ? 'Platform' : '';
    const message = ends
      ? goesOn + stopsByCall(running.id)
      : asUnasked
        ? withStoring(asUnasked, left, running.id) + ofPlatform
        : unclear(test);
    const list = ends && !running.disputed ? found.risks : found.hints;
    const cause = causeOfService(running.id, services);
    const bringer = cause === running.id ? undefined : services.find(({ service }) => service.id === cause)?.service.name;
    list.push({
      message,
      params: {
        // What another service brings along is nowhere in the site by its own name.
        service: bringer === undefined ? running.name : `${running.name} (${bringer})`,
        control,
        stopping: running.id,
        yes: shortList(stillReporting(test)),
        ...(keptChoice !== null && { kept: keptChoice }),
      },
      items: [runningItem(running, site.finalUrl), controlItem(site.finalUrl, control)],
      cause,
      serviceIds: [running.id],
    });
  }
  return { risks: withoutBrought(found.risks), hints: withoutBrought(found.hints) };
}

/** What comes along with a service that goes on itself ends with that. */
function withoutBrought(findings: readonly Finding[]): Finding[] {
  const themselves = new Set(findings.flatMap(({ cause, serviceIds }) => (serviceIds?.includes(cause) ? [cause] : [])));
  return findings.filter(({ cause, serviceIds }) => serviceIds?.includes(cause) || !themselves.has(cause));
}

/**
 * Whether a service was seen to store what needs consent on the start page, where withdrawing is tried: set on other pages alone it may
 * lie there and rightly stay unused. An entry tells no page that wrote it; it counts where it is found wherever the service runs.
 */
function storesOnStart({ service, pages }: ServiceUse, { cookies, storage, site }: Pick<Facts, 'cookies' | 'storage' | 'site'>): boolean {
  const found = doubtfulStorage(new Set([service.id]), { cookies, storage }, ['none', 'reject']);
  return found.some((item) => {
    if (item.needsConsent !== 'yes') return false;
    if ('lifetimeSeconds' in item) return (item.setOn ?? []).includes(site.finalUrl);
    return item.pages.includes(site.finalUrl) && pages.every((page) => item.pages.includes(page));
  });
}

function stillStored(
  test: WithdrawalFact,
  left: WithdrawalFact['cookies'],
  { cookies: observed, site, services, banner, system = null }: Pick<Around, 'cookies' | 'site' | 'services' | 'banner' | 'system'>,
  asRejected: ReadonlySet<string>,
): Finding[] {
  const seenAs = (cookie: WithdrawalFact['cookies'][number]) =>
    observed.filter(({ name, domain }) => name === cookie.name && bare(domain) === bare(cookie.domain));
  const byServer = (cookie: WithdrawalFact['cookies'][number]) => seenAs(cookie).some(({ httpOnly }) => httpOnly);
  /** Written on the start page after rejecting as well: loading it again after the withdrawal writes it anew, deleted or not. */
  const isSetAgain = (cookie: WithdrawalFact['cookies'][number]) =>
    cookie.rewritten === true && seenAs(cookie).some((fact) => wasWrittenIn(fact, 'reject') && (fact.setOn ?? []).includes(site.finalUrl));
  /** Written without consent: where its service loads after rejecting as well, if late, it comes back when deleted. */
  const comesBack = (cookie: WithdrawalFact['cookies'][number]) =>
    seenAs(cookie).some((fact) => wasWrittenIn(fact, 'reject') || wasWrittenIn(fact, 'none'));
  const isWrittenRejected = (cookie: WithdrawalFact['cookies'][number]) => seenAs(cookie).some((fact) => wasWrittenIn(fact, 'reject'));
  const causeOf = (cookie: WithdrawalFact['cookies'][number]) => {
    const [fact] = seenAs(cookie);
    return cookie.serviceId ?? (fact ? causeOfUnknown(fact) : (productOf(cookie) ?? familyOf(cookie.name)));
  };
  const host = URL.parse(site.finalUrl)?.hostname ?? '';
  return [...Map.groupBy(left, causeOf)].map(([cause, cookies]): Finding => {
    const [first, ...rest] = cookies.map(cookieItem);
    const common = { items: [first!, ...rest] as const, cause };
    const names = [...new Set(cookies.map(({ name }) => name))];
    const serverNames = [...new Set(cookies.filter(byServer).map(({ name }) => name))];
    const far = cookies.filter(({ domain }) => host !== '' && !isWithin(host, bare(domain)));
    const by = serverNames.length > 0 ? 'Server' : turnsScriptsAway(system) ? 'Gated' : far.length > 0 ? 'Beyond' : '';
    const params = {
      // What is to be deleted has to be known by name.
      names: shortList(names, 15),
      count: names.length,
      control: test.control,
      stopping: cause,
      deleting: banner?.cmpName ?? '',
      ...(by === 'Server' && { serverNames: shortList(serverNames) }),
      ...(by === 'Gated' && { system: system ?? '' }),
      ...(by === 'Beyond' && {
        host,
        beyond: shortList([...new Set(far.map(({ domain }) => bare(domain)))]),
        beyondNames: shortList([...new Set(far.map(({ name }) => name))], 15),
      }),
    };
    const service = serviceOf(cause)?.name ?? productOf(cookies[0]!) ?? undefined;
    if (cookies.every(isSetAgain)) return { ...common, message: 'cookiesSetAgain', params: { ...params, service: service ?? cause } };
    if (service === undefined) return { ...common, message: `cookiesRemain${by}`, params };
    const use = services.find((one) => one.service.id === cause);
    if (use?.states.includes('reject') && !asRejected.has(cause) && cookies.every(comesBack))
      return { ...common, message: `cookiesComeBack${by}`, params: { ...params, service }, serviceIds: [cause] };
    // A script of the site's own shop or theme is no service of the catalogue: that it runs after rejecting, its cookies show.
    // That it left them alone this time proves nothing: many write only what is missing.
    if (use === undefined && cookies.every(comesBack) && cookies.some(isWrittenRejected))
      return { ...common, message: `cookiesComeBack${by}`, params: { ...params, service } };
    // Where no request of the service was ever seen, something else writes its cookies, such as a container on a server of the site:
    // the page has no script to call.
    const wasCalled = use !== undefined || test.services.some(({ id }) => id === cause);
    const byCall = asRejected.has(cause) || !wasCalled ? '' : stopsByCall(cause);
    const stopped = test.services.filter(({ before, after }) => before && !after);
    // Quiet on the start page with consent as well, a service has not been seen to stop.
    if (!stopped.some(({ id }) => id === cause))
      return { ...common, message: `cookiesOfServiceRemain${byCall}${by}`, params: { ...params, service } };
    // What is known by its vendor alone comes along with another of its services: its name tells the reader nothing.
    const others = stopped.filter(({ id }) => id !== cause && serviceOf(id)?.category !== 'unknown');
    const domains = [...new Set(cookies.map(({ domain }) => domain))];
    return {
      ...common,
      message: `cookiesOfStoppedRemain${byCall}${by}`,
      params: {
        ...params,
        service,
        ended: shortList([service, ...others.map(({ name }) => name)]),
        domains: shortList(domains),
        domainCount: domains.length,
      },
    };
  });
}

/** Says of what remains that another way to withdraw was not tried: it may well delete it. */
function withRevocation(finding: Finding, revoke: string | null): Finding {
  if (revoke === null || !finding.message.startsWith('cookies') || finding.message === 'cookiesSetAgain') return finding;
  return { ...finding, message: `${finding.message}Revoke`, params: { ...finding.params, revoke } };
}

function bare(domain: string): string {
  return domain.replace(/^\./, '');
}

/** Ends the name of a message whose steps name the call by which the service is ended. */
function stopsByCall(service: string): 'Call' | '' {
  return stopCallOf(service) === null ? '' : 'Call';
}

/** Why it cannot be said that it goes on in spite of the withdrawal. */
function unclear(test: WithdrawalFact): string {
  if (test.confirmed) return 'continuesUnrejected';
  return stillReporting(test).length > 0 ? 'continuesUnclearYes' : 'continuesUnclearAsks';
}

/** The steps against cookies that remain end with the same look at the result: told once. */
function withStoring(message: string, left: WithdrawalFact['cookies'], service: string): string {
  return left.some(({ serviceId }) => serviceId === service) ? `${message}Storing` : message;
}

/** Where rejecting could not be tried, or it is open whether the withdrawal was stored: what runs before any choice hangs on neither. */
function runsUnasked(use: ServiceUse | undefined, silentWhenRejected: boolean): boolean {
  return !silentWhenRejected && use?.states.includes('none') === true;
}

/** A request of the test as evidence: it carries no id of its own, the page it was seen on stands for it. */
export function runningItem({ url }: { url: string }, page: string): FindingItem {
  return { kind: 'request', ref: page, value: url, states: [] };
}

function cookieItem({ name, domain }: WithdrawalFact['cookies'][number]): FindingItem {
  return { kind: 'cookie', ref: `${domain} ${name}`, value: name, states: [], detail: { domain } };
}
