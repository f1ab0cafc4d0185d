import type { ConsentState } from '#evidence/gathered.ts';
import { isWithin } from '#knowledge/is-within.ts';
import type { Finding, FindingItem } from '../../define-check.ts';
import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { formItem, requestItem, serviceItem } from '../../items.ts';
import { chatSystem } from '../services/chat-of-system.ts';
import { delayedStart } from '../services/delayed-start.ts';
import { initiatorChains, isEmbed, wasSent } from '../services/initiator-chains.ts';
import { trackingCategories } from '../services/service-observations.ts';
import { unconsentedStates } from '../services/unconsented-states.ts';
import { countryOfRecipient, isThirdCountry } from '../transfers/third-country.ts';
import { shortList } from '../wording.ts';
import { namesGroup } from './group-forms.ts';
import { bareLabel, formPlace } from './visitor-forms.ts';

/** Services without which a page cannot be shown, or the choice not be kept. */
const harmless: ReadonlySet<string> = new Set(['cmp', 'hosting', 'captcha', 'necessary']);

/**
 * Measuring, advertising and recording services that run on the page of a form. What only an embed brings there is that embed: it comes and
 * goes with it, and the site has nothing else to switch off.
 */
export function trackersOn(form: FormFact, facts: Pick<Facts, 'services' | 'site'> & Partial<Facts>): ServiceUse[] {
  const { services, site } = facts;
  const { pageUrl } = form;
  const isOwn = (host: string) => isWithin(host, site.domain);
  const found = services.filter((use) => {
    const { service, pages, active, hosts, cloakedHost } = use;
    return (
      trackingCategories.has(service.category) &&
      service.category !== 'social' &&
      service.consent !== 'no' &&
      // Counting on the own server lets nobody read along.
      !(service.selfHosted && cloakedHost === null && hosts.every(isOwn)) &&
      (pages.includes(pageUrl) || startsLateOn(form, use, facts)) &&
      (active.none || active.reject || active.accept)
    );
  });
  return carriersOf(found, form, facts);
}

/** Services with what only an embed brings on the page of a form replaced by that embed. */
function carriersOf(uses: readonly ServiceUse[], { pageUrl }: FormFact, facts: Pick<Facts, 'services'> & Partial<Facts>): ServiceUse[] {
  const { services, requests = [] } = facts;
  const { embedAround } = initiatorChains({ requests, services });
  const carriers = uses.map((use) => {
    const here = requests.filter((request) => request.serviceId === use.service.id && request.pageUrl === pageUrl && wasSent(request));
    const carrier = here[0] ? embedAround(here[0]) : null;
    const isOnly = carrier !== null && shown.has(carrier.service.category) && here.every((request) => embedAround(request) === carrier);
    return isOnly ? carrier : use;
  });
  return [...new Set(carriers)];
}

/** Whether the page holds a script of the service for an extension that starts it late, with nobody asked: a visit may be too short to see it. */
function startsLateOn({ pageUrl }: FormFact, { service, active }: ServiceUse, { requests = [], pages = [] }: Partial<Facts>): boolean {
  const kept = pages.filter(({ url }) => url === pageUrl).flatMap(({ waiting }) => waiting ?? []);
  const isOwn = requests.some(({ serviceId, type, url }) => serviceId === service.id && type === 'script' && kept.includes(url));
  return isOwn && (active.none || active.reject) && delayedStart(service.id, { requests, pages }) !== null;
}

/** What a page shows of others: whoever loads it tells them that somebody opens the form. */
const shown: ReadonlySet<string> = new Set(['booking', 'chat', 'video', 'audio', 'map', 'social']);

/** Services that show something on the page of a form and do not go without consent. */
export function embeddedOn({ pageUrl }: FormFact, { services }: Pick<Facts, 'services'>): ServiceUse[] {
  return services.filter(
    ({ service, pages }) => shown.has(service.category) && service.consent !== 'no' && !service.selfHosted && pages.includes(pageUrl),
  );
}

/** Tells of services whether they run on the page of a form without consent. */
export function isEarlyOn(form: FormFact, facts: Pick<Facts, 'attempts' | 'requests'> & Partial<Facts>): (use: ServiceUse) => boolean {
  const { states } = unconsentedStates(facts.attempts);
  return (use) =>
    states.some((state) => use.active[state] && runsOn(form.pageUrl, state, use, facts.requests)) || startsLateOn(form, use, facts);
}

/** Whether a service was seen on the very page in a state; elsewhere it may load without the consent that it waits for here. */
function runsOn(pageUrl: string, state: ConsentState, { service }: ServiceUse, requests: Facts['requests']): boolean {
  const here = requests.filter((request) => request.serviceId === service.id && request.pageUrl === pageUrl && wasSent(request));
  return here.length === 0 || here.some(({ states }) => states.includes(state));
}

/** Services that no catalogue calls trackers and yet mark who opens the page: they store what looks like an identifier. */
export function identifyingOn(form: FormFact, facts: Pick<Facts, 'services'> & Partial<Facts>): ServiceUse[] {
  const { services, cookies = [] } = facts;
  const { pageUrl } = form;
  const marks = cookies.filter(
    ({ party, idLike, needsConsent, category, pages, setOn }) =>
      party === 'third' && idLike && needsConsent !== 'no' && category !== 'necessary' && (setOn ?? pages).includes(pageUrl),
  );
  const found = services.filter(
    ({ service, pages }) =>
      !harmless.has(service.category) && pages.includes(pageUrl) && marks.some(({ serviceId }) => serviceId === service.id),
  );
  return carriersOf(found, form, facts);
}

/** Scripts of others that the page of a form loaded, besides those it cannot do without. */
export function foreignScripts({ pageUrl }: FormFact, { requests, services }: Pick<Facts, 'requests' | 'services'>): Facts['requests'] {
  const categories = new Map(services.map(({ service }) => [service.id, service.category]));
  return requests.filter(
    (request) =>
      request.type === 'script' &&
      request.party !== 'first' &&
      request.pageUrl === pageUrl &&
      wasSent(request) &&
      !harmless.has(categories.get(request.serviceId ?? '') ?? ''),
  );
}

/**
 * Who runs scripts on the page of a form before any choice: besides those of `foreignScripts`, captchas of vendors outside the EU. By the
 * name of the service, else by host.
 */
export function readersOn(
  form: FormFact,
  facts: Pick<Facts, 'requests' | 'services' | 'attempts'>,
): {
  names: string[];
  requests: Facts['requests'];
  hasCaptcha: boolean;
} {
  const { requests, services, attempts } = facts;
  const { states } = unconsentedStates(attempts);
  const captchas = services.filter((use) => use.service.category === 'captcha' && isThirdCountry(countryOfRecipient(use)) === true);
  const guarding = requests.filter(
    (request) =>
      request.type === 'script' &&
      request.pageUrl === form.pageUrl &&
      wasSent(request) &&
      captchas.some(({ service }) => service.id === request.serviceId),
  );
  const found = [...guarding, ...foreignScripts(form, facts)].filter((request) => states.some((state) => request.states.includes(state)));
  const named = Map.groupBy(found, ({ serviceId, host }) => services.find(({ service }) => service.id === serviceId)?.service.name ?? host);
  return { names: [...named.keys()], requests: [...named.values()].flatMap(([first]) => first ?? []), hasCaptcha: guarding.length > 0 };
}

/** What a form asks, with the services that run beside it on its page. */
export function formFinding(
  message: string,
  form: FormFact,
  fields: readonly AskedField[],
  trackers: readonly ServiceUse[] = [],
  requests: Facts['requests'] = [],
): Finding {
  const labels = labelled(fields);
  const items: [FindingItem, ...FindingItem[]] = [formItem(form, { fields: labels })];
  for (const use of trackers) {
    // What was loaded on the very page of the form proves more than where else the service runs.
    const here = requests.find((request) => request.serviceId === use.service.id && request.pageUrl === form.pageUrl && wasSent(request));
    items.push(here ? requestItem(here) : serviceItem(use));
  }
  return {
    message,
    params: {
      ...formPlace(form),
      fields: labels,
      required: labelled(fields.filter((field) => field.required)),
      service: shortList(trackers.map(({ service }) => service.name)),
    },
    items,
    // Without a note the upload is the same problem as at any form.
    cause: message === 'upload' ? `form-privacy:${form.id}` : `form-special:${form.id}`,
    ...(trackers.length > 0 ? { serviceIds: trackers.map(({ service }) => service.id) } : {}),
  };
}

/** What a form asks, with the hosts whose scripts its page loads. */
export function withScripts(form: FormFact, fields: readonly AskedField[], facts: Pick<Facts, 'requests' | 'services'>): Finding {
  const base = formFinding('thirdPartyScripts', form, fields);
  const hosts = shortList([...new Set(foreignScripts(form, facts).map(({ host }) => host))]);
  return { ...base, params: { ...base.params, hosts } };
}

/** Beside what a form asks without a ground for it: who else runs scripts where it is filled in; none where nobody does. */
export function withReaders(
  form: FormFact,
  fields: readonly AskedField[],
  facts: Pick<Facts, 'requests' | 'services' | 'attempts'>,
): Finding[] {
  const { names, requests, hasCaptcha } = readersOn(form, facts);
  if (names.length === 0) return [];
  const { items, ...base } = formFinding(hasCaptcha ? 'alsoCaptcha' : 'alsoScripts', form, fields);
  const shown = requests.slice(0, mostReaders).map((request) => requestItem(request));
  return [{ ...base, params: { ...base.params, readers: shortList(names) }, items: [items[0], ...shown] }];
}

const mostReaders = 4;

/** Names beside what loads early what waits for consent: entries are nothing for that either. */
export function holdingBack(
  found: Finding,
  named: readonly ServiceUse[],
  all: readonly ServiceUse[],
  { applicability }: Partial<Pick<Facts, 'applicability'>>,
): Finding {
  const later = all.filter((use) => !named.includes(use));
  return {
    ...found,
    params: {
      ...found.params,
      alone: later.length === 0 ? 1 : '',
      later: shortList(later.map(({ service }) => service.name)),
      ...stepsAgainst([...named, ...later], applicability?.system),
    },
    serviceIds: [...new Set([...named, ...later].map(({ service }) => service.id))],
  };
}

/** Which services are to stay away (`never` is 1 then), and which wait for a click: alone, or besides them (`plain` is empty then). */
function stepsAgainst(
  all: readonly ServiceUse[],
  system: string | null | undefined,
): Record<'away' | 'awayIds' | 'clicks' | 'never' | 'plain', string | number> {
  const names = (uses: readonly ServiceUse[]) => shortList(uses.map(({ service }) => service.name));
  // What visitors use themselves may come when they ask for it, even beside such a form; what follows them may not. The chat that a
  // builder puts into its pages waits for no click.
  const clicked = all.filter((use) => isEmbed(use) && chatSystem(use, system) === null);
  const others = all.filter((use) => !clicked.includes(use));
  const isMixed = clicked.length > 0 && others.length > 0;
  return {
    away: names(others.length > 0 ? others : clicked),
    awayIds: others.map(({ service }) => service.id).join(','),
    never: others.length > 0 ? 1 : '',
    clicks: isMixed ? names(clicked) : '',
    plain: isMixed ? '' : 1,
  };
}

/**
 * How questions are called in these messages: the first few, each cut to what one can read. Questions have commas of their own, so that
 * a semicolon stands between them.
 */
export function labelled(fields: readonly AskedField[]): string {
  const labels = [...new Set(fields.map(({ label, hint }) => (hint === undefined ? shorten(label) : cut(bareLabel(label)))))];
  return [...labels.slice(0, mostLabels), ...(labels.length > mostLabels ? ['…'] : [])].join('; ');
}

const mostLabels = 6;
const longLabel = 60;

const explanation = /\s*\([^()]{10,400}\)\s*$/;

/** What a long question explains in brackets is no part of its name, unless it says whom the question is about. */
function shorten(label: string): string {
  const bare = bareLabel(label);
  const name = bare.length > longLabel ? bare.replace(explanation, (found) => (namesGroup(found) ? found : '')) || bare : bare;
  return cut(name);
}

function cut(name: string): string {
  return name.length > 120 ? `${name.slice(0, 120)}…` : name;
}
