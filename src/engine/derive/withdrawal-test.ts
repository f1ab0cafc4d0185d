import type { WithdrawalFact } from '#checks/facts/consent.ts';
import type { ServiceUse } from '#checks/facts/services.ts';
import type { CookieFact } from '#checks/facts/stored.ts';
import type { Facts } from '#checks/facts.ts';
import { isAskedFor } from '#checks/shared/banner/banner-declarations.ts';
import type { BannerEvidence } from '#evidence/banner.ts';
import type { ConsentProof, WithdrawalLoad, WithdrawalTest } from '#evidence/choice.ts';
import type { Gathered } from '#evidence/gathered.ts';
import type { Service } from '#knowledge/types.ts';
import { isWithdrawalControl } from '../consent/classify/withdrawal.ts';
import { parseAddress } from './addresses.ts';
import type { DeriveContext } from './context.ts';
import { deriveCookies } from './cookies.ts';
import { entryOf } from './entry-of.ts';
import { known, unknown } from './gathered.ts';

/**
 * Services and cookies that need consent, undisputed or not, before and after it was withdrawn. Null: there was no banner, so nothing
 * to withdraw. `observed`: the cookies of the visits, which know what set a cookie whose name the catalogue does not; `uses`: the services
 * of the visits, which show what the site holds back until consent; `banner` makes services optional by name.
 */
export function deriveWithdrawalTest(
  context: DeriveContext,
  observed: readonly CookieFact[] = deriveCookies(context),
  uses: readonly ServiceUse[] = [],
  banner: BannerEvidence | null = null,
): Gathered<WithdrawalFact | null> {
  const { evidence, runs } = context;
  if (runs.nothingToChoose) return known(null);
  const gathered = evidence.withdrawalTest ?? unknown('not-performed', 'the scan did not try to withdraw');
  if (!gathered.ok) return gathered;
  const { proofs, accepted, withdrawn } = gathered.data;
  const storing = new Set(observed.flatMap(({ serviceId, needsConsent }) => (needsConsent === 'yes' && serviceId ? [serviceId] : [])));
  const tied = new Set(uses.filter(isTiedToConsent).map(({ service }) => service.id));
  const asked = uses.filter((use) => use.service.consent === 'disputed' && banner !== null && isAskedFor(use, banner));
  const ending = new Set([...storing, ...tied, ...asked.map(({ service }) => service.id)]);
  const [before, after] = [servicesOf(accepted, context, ending), servicesOf(withdrawn, context, ending)];
  const services = [...new Map([...before, ...after].map(([id, { service }]) => [id, service]))];
  const [hosts, hostsAfter] = [unknownHostsOf(accepted, context), unknownHostsOf(withdrawn, context)];
  const left = new Map(withdrawn.cookies.map((cookie) => [`${cookie.domain} ${cookie.name}`, cookie]));
  return known({
    control: controlOf(gathered.data),
    confirmed: isConfirmed(proofs, isForgotten(gathered.data, context)),
    proofs,
    services: services.map(([id, service]) => ({
      id,
      name: service.name,
      disputed: service.consent === 'disputed',
      before: before.has(id),
      after: after.has(id),
      url: (after.get(id) ?? before.get(id))!.url,
    })),
    hosts: [...hosts].map(([host, url]) => ({ host, after: hostsAfter.has(host), url: hostsAfter.get(host) ?? url })),
    keptChoice: keptChoiceOf(gathered.data, context),
    cookies: accepted.cookies.flatMap(({ name, domain, value, expires }) => {
      const host = bare(domain);
      // Services let a site choose names of its own: then the script that set the cookie tells whose it is.
      const seen = observed.find((cookie) => cookie.name === name && bare(cookie.domain) === host && cookie.serviceId !== null);
      const entry = context.catalogue.findCookie(name, 'cookie', host) ?? seen;
      // One name may belong to a product on the own server and to that at its maker: the visits saw which of them set it.
      const serviceId = seen?.serviceId ?? (entry && 'service' in entry ? entry.service : null);
      const service = serviceId ? context.catalogue.serviceOf(serviceId) : null;
      const isTied = service !== null && tied.has(service.id) && !/necessary|security/.test(entry?.category ?? '');
      // What loads pixels may need no consent itself; what it stores to measure advertising does.
      const isForMeasuring = /analytics|marketing|social/.test(entry?.category ?? '') && service?.consent !== 'no';
      const isOptional = isForMeasuring || (service !== null && (endsWithConsent(service) || isTied));
      if (!entry || entry.category === 'consent' || !isOptional) return [];
      const party: 'first' | 'third' = context.parties.isOwn(host) ? 'first' : 'third';
      const found = left.get(`${domain} ${name}`);
      const rewritten = found !== undefined && (found.value !== value || found.expires !== expires);
      return [{ name, domain, party, serviceId, remains: found !== undefined, ...(rewritten && { rewritten }) }];
    }),
  });
}

/**
 * What was pressed to withdraw: what opened the choice, unless another control that stands on the page for good was pressed then. A
 * footer with a link to change the choice and one to withdraw it reads like a banner.
 */
function controlOf({ control, steps }: WithdrawalTest): string {
  const pressed = steps?.findLast(({ action }) => action === 'click')?.text;
  return pressed !== undefined && pressed !== '' && isWithdrawalControl({ text: pressed }) ? pressed : control;
}

function bare(domain: string): string {
  return domain.replace(/^\./, '');
}

/** Kinds that a site may hold to need no consent and ties to one all the same, such as a counter on its own server. */
const measuring: ReadonlySet<Service['category']> = new Set(['analytics', 'marketing', 'social', 'ab-testing', 'session-replay']);

function endsWithConsent({ consent, category }: Service): boolean {
  return consent === 'yes' || (consent === 'disputed' && measuring.has(category));
}

/** Kinds that carry a page or what stands on it: what of them loads when is no matter of the choice. */
const carrying: ReadonlySet<Service['category']> = new Set(['cdn', 'font', 'hosting', 'shop', 'tag-manager', 'error-tracking', 'unknown']);

/**
 * Whether the site itself loads a service only with consent, such as a chat or a booking window of which it is disputed whether it needs
 * one: then it ends with the consent as well.
 */
function isTiedToConsent({ service, states, embeddedBy }: ServiceUse): boolean {
  if (service.consent !== 'disputed' || carrying.has(service.category) || embeddedBy !== null) return false;
  return states.length > 0 && states.every((state) => state === 'accept');
}

/** How many clicks it took to withdraw and what was clicked, when it was tried to its end. */
export function withdrawalWayOf({
  evidence: { withdrawalTest },
}: DeriveContext): Pick<Facts['attempts'], 'withdrawalClicks' | 'withdrawalSteps'> {
  if (!withdrawalTest?.ok) return {};
  const { clicks, steps } = withdrawalTest.data;
  const taken = steps?.filter(({ action }) => action === 'click' || action === 'uncheck');
  return { withdrawalClicks: clicks, withdrawalSteps: taken?.map(({ action, text }) => ({ action, text })) };
}

/** Values by which a home-made banner keeps a yes, one word each: of anything longer it is not sure what it says. */
const yes = /^"?(?:all|alle[sn]?|yes|ja|oui|on|1|true|accept\w*|allow(?:ed)?|granted|akzeptiert|zugestimmt|erlaubt)"?$/i;

/** The cookie in which accepting was stored and that still says so; a rejection that was stored there would have replaced it. */
function keptChoiceOf({ accepted, withdrawn }: WithdrawalTest, { runs }: DeriveContext): string | null {
  const storedBy = (state: 'reject' | 'accept') =>
    (runs.outcome(state)?.proofs ?? []).flatMap(({ kind, value }) => (kind === 'consent-cookie' ? value : []));
  // What rejecting stores as well tells only that the banner was answered.
  const alike = new Set(storedBy('reject'));
  const stored = new Set(storedBy('accept').filter((value) => !alike.has(value)));
  const kept = withdrawn.cookies.find(
    ({ name, domain, value }) =>
      yes.test(value.trim()) &&
      stored.has(`${name}=${value}`) &&
      accepted.cookies.some((cookie) => cookie.name === name && cookie.domain === domain && cookie.value === value),
  );
  return kept ? `${kept.name}=${kept.value}` : null;
}

/**
 * Whether the cookies in which accepting was stored are gone: then the consent is taken back, and a banner that asks anew is no sign of
 * the contrary. Some tools withdraw just so.
 */
function isForgotten({ accepted, withdrawn }: WithdrawalTest, { runs }: DeriveContext): boolean {
  const names = new Set(
    (runs.outcome('accept')?.proofs ?? []).flatMap(({ kind, value }) => (kind === 'consent-cookie' ? value.split('=', 1) : [])),
  );
  const kept = accepted.cookies.filter(({ name }) => names.has(name));
  const left = new Set(withdrawn.cookies.map(({ domain, name }) => `${domain} ${name}`));
  return kept.length > 0 && kept.every(({ domain, name }) => !left.has(`${domain} ${name}`));
}

/** Something that can tell what is stored says so, and nothing contradicts. `forgotten`: no consent is stored any more. */
function isConfirmed(proofs: readonly ConsentProof[], forgotten: boolean): boolean {
  return proofs.length > 0 && proofs.every(({ kind, confirms }) => confirms || (forgotten && kind === 'banner-gone'));
}

/** Services that end with the consent; of those whose need is disputed, also those in `ending`, by id. */
function servicesOf(
  { urls }: WithdrawalLoad,
  context: DeriveContext,
  ending: ReadonlySet<string>,
): Map<string, { service: Service; url: string }> {
  const found = new Map<string, { service: Service; url: string }>();
  for (const url of urls) {
    const address = parseAddress(url);
    const service = address && context.parties.identify(address, context.site.finalUrl).service;
    if (service && (endsWithConsent(service) || (service.consent === 'disputed' && ending.has(service.id))))
      entryOf(found, service.id, () => ({ service, url }));
  }
  return found;
}

/** Hosts of third parties without a service behind them, each with an address. */
function unknownHostsOf({ urls }: WithdrawalLoad, { parties, site }: DeriveContext): Map<string, string> {
  const found = new Map<string, string>();
  for (const url of urls) {
    const address = parseAddress(url);
    if (address === null || !/^(?:https?|wss?):/i.test(url)) continue;
    const { party, service } = parties.identify(address, site.finalUrl);
    if (party === 'third' && service === null) entryOf(found, address.host, () => url);
  }
  return found;
}
