import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { isWithin } from '#knowledge/is-within.ts';
import type { Finding, FindingItem } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, requestItem } from '../../items.ts';
import { wasSent } from '../services/initiator-chains.ts';
import { namingOf } from '../services/named-servers.ts';
import { isBareFile, isPlacedBySite, mostTelling } from '../services/placed-by-site.ts';
import { causeOfService, deliversSite } from '../services/service-observations.ts';
import { unknownHosts } from '../services/tracking.ts';
import { unconsented } from '../services/unconsented-states.ts';
import { pathsOf } from '../site/page-paths.ts';
import { storedItem } from '../stored/stored-findings.ts';
import { wasStored, wasWrittenIn } from '../stored/stored-items.ts';
import { shortList } from '../wording.ts';
import { promisesOf } from './notice-promises.ts';
import type { BrokenPromise } from './refuted-promise.ts';
import { type SiteDenial, siteDenialsOf } from './site-denials.ts';

interface Measured extends Pick<Facts, 'services' | 'requests' | 'cookies'> {
  /** Services that the site chose itself. */
  own: readonly ServiceUse[];
  matches: ReadonlyMap<string, Facts['policyMatches'][number]>;
  /** Text of the notice. */
  text: string;
  /** Sentences on the cookies of the whole site whose untruth is told already. */
  toldQuotes?: ReadonlySet<string>;
}

interface Refutation {
  /** What is shown, in the order of `items`. */
  seen: readonly string[];
  pages: readonly string[];
  items: readonly FindingItem[];
  services: readonly ServiceUse[];
}

/** What the notice denies of the whole site by kind and the measurement shows all the same, each kind once. */
export function refutedDenials(notice: string, path: string, measured: Measured): Finding[] {
  const found = siteDenialsOf(notice).flatMap((denial) => {
    if (denial.kind === 'cookies' && measured.toldQuotes?.has(denial.quote)) return [];
    const states = denial.beforeConsent ? unconsented : consentStates;
    const { seen, pages, items, services } = refutes[denial.kind](denial, measured, states);
    const shown = atLeastOne(items.slice(0, 10));
    if (!shown) return [];
    // What began only after the choice is not told of the time before it.
    const isEarly = (_: string, index: number) => items[index]!.states.includes('none');
    const early = seen.filter(isEarly);
    const late = seen.filter((name, index) => !isEarly(name, index) && !early.includes(name));
    const later = early.length > 0 && late.length > 0 ? 'Later' : '';
    // Nor is what ended with the choice told of the time after it.
    const passed = shown.some((item) => item.states.includes('reject')) ? seen.filter((_, index) => isOnlyBefore(items[index]!)) : [];
    const moment = later !== '' ? later : passed.length > 0 ? 'Passed' : '';
    const isAfterConsent = denial.onlyNeeded === true && items.every((item) => item.states.every((state) => state === 'accept'));
    const message = isAfterConsent
      ? 'deniedCookiesAccepted'
      : `denied${denial.kind[0]!.toUpperCase()}${denial.kind.slice(1)}${denial.beforeConsent ? 'Before' : ''}${moment}`;
    const serviceIds = services.map(({ service }) => service.id);
    const finding: Finding = {
      message,
      params: {
        path,
        quote: denial.quote,
        seen: listOf(seen),
        ...(later !== '' && { early: listOf(early), late: listOf(late) }),
        ...(moment === 'Passed' && { early: listOf(passed) }),
        pages: pathsOf(pages),
      },
      items: shown,
      cause: serviceIds.length === 1 ? serviceIds[0]! : `privacy-notice:denied-${denial.kind}`,
      ...(serviceIds.length > 0 && { serviceIds }),
    };
    return [{ key: `${denial.kind} ${[...denial.categories].join()}`, finding }];
  });
  return [...Map.groupBy(found, ({ key }) => key).values()].map(([first]) => first!.finding);
}

function isOnlyBefore({ states }: FindingItem): boolean {
  return states.length === 1 && states[0] === 'none';
}

/** The sentences on the cookies of the whole site whose untruth is told as a promise already. */
export function quotesOfSite(broken: readonly Pick<BrokenPromise, 'use' | 'quote'>[]): ReadonlySet<string> {
  return new Set(broken.flatMap(({ use, quote }) => (use === null ? quote : [])));
}

/** "Keine Verbindung zu Google Fonts", although another service of the site brings the fonts along; what the site placed itself is told elsewhere. */
export function refutedConnections(
  notice: string,
  path: string,
  { services, requests }: Pick<Measured, 'services' | 'requests'>,
): Finding[] {
  const found = promisesOf(notice).flatMap(({ always, services: meant, quote }) =>
    services.flatMap((use): Finding[] => {
      const { id, name } = use.service;
      if (!always || !meant.has(id) || isPlacedBySite(use.embeddedBy, use)) return [];
      const sent = requests.filter(
        (request) => request.serviceId === id && wasSent(request) && request.states.some((state) => unconsented.includes(state)),
      );
      const carriers = new Set(sent.map(({ embeddedBy }) => (embeddedBy === null ? null : (serviceOf(embeddedBy)?.name ?? null))));
      if (sent.length === 0 || carriers.has(null)) return [];
      const byHost = [...Map.groupBy(sent, ({ host }) => host).values()];
      return [
        {
          message: 'deniedConnection',
          params: {
            service: name,
            path,
            quote,
            seen: shortList(byHost.map(([first]) => first!.host)),
            pages: pathsOf(sent.map(({ pageUrl }) => pageUrl)),
            carrier: shortList([...carriers].flatMap((carrier) => carrier ?? [])),
          },
          items: atLeastOne(byHost.slice(0, 5).map((group) => itemOf(group, unconsented, mostTelling(group))))!,
          cause: causeOfService(id, services),
          serviceIds: [id],
        },
      ];
    }),
  );
  return [...Map.groupBy(found, ({ params }) => params?.['service']).values()].map(([first]) => first!);
}

function listOf(seen: readonly string[]): string {
  return shortList([...new Set(seen)], 8);
}

const refutes: Record<SiteDenial['kind'], (denial: SiteDenial, measured: Measured, states: readonly ConsentState[]) => Refutation> = {
  cookies: cookiesAgainst,
  services: servicesAgainst,
  others: othersAgainst,
};

function isExcepted({ exceptDescribed }: SiteDenial, id: string | null, { matches }: Measured): boolean {
  return exceptDescribed && id !== null && matches.get(id)?.match === 'found';
}

function cookiesAgainst(denial: SiteDenial, measured: Measured, states: readonly ConsentState[]): Refutation {
  const set = measured.cookies.filter(
    (cookie) =>
      cookie.kept &&
      wasStored(cookie) &&
      cookie.needsConsent === 'yes' &&
      isDeniedKind(cookie, denial) &&
      !isExcepted(denial, cookie.serviceId, measured) &&
      states.some((state) => wasWrittenIn(cookie, state)),
  );
  const services = measured.services.filter(({ service }) => set.some(({ serviceId }) => serviceId === service.id));
  return {
    seen: set.map(({ name }) => name),
    pages: set.flatMap(({ pages, setOn = [] }) => (setOn.length > 0 ? setOn : pages)),
    items: set.map((cookie) => ({ ...storedItem(cookie), states: states.filter((state) => wasWrittenIn(cookie, state)) })),
    services,
  };
}

function isDeniedKind({ category, party }: CookieFact, { categories, thirdParties }: SiteDenial): boolean {
  if (thirdParties && party === 'third') return true;
  return (category === 'marketing' && categories.has('marketing')) || (category === 'analytics' && categories.has('analytics'));
}

function servicesAgainst(denial: SiteDenial, measured: Measured, states: readonly ConsentState[]): Refutation {
  return sentTo(
    measured.services.filter(
      (use) =>
        use.service.consent === 'yes' && denial.categories.has(use.service.category) && !isExcepted(denial, use.service.id, measured),
    ),
    measured,
    states,
  );
}

/** What the site placed and the notice names nowhere: services, and frames or cookies of hosts that no catalogue knows. */
function othersAgainst({ files = false }: SiteDenial, measured: Measured, states: readonly ConsentState[]): Refutation {
  const { own, matches, cookies, requests, text } = measured;
  const known = sentTo(
    own.filter(
      ({ service }) => !service.selfHosted && !deliversSite.has(service.category) && matches.get(service.id)?.match === 'notFound',
    ),
    measured,
    states,
    files,
  );
  // Whose server an unknown host is shows in a frame or a cookie: pictures and scripts may lie on another server of the site.
  const unknown = namingOf(unknownHosts(measured, states), { text }).unnamed.flatMap((host) => {
    const asked = requests.filter((request) => request.domain === host.domain && request.serviceId === null && wasSent(request));
    const set = cookies.filter(
      (cookie) => cookie.party === 'third' && cookie.kept && isWithin(cookie.domain.replace(/^\./, ''), host.domain),
    );
    const frame = asked.find(({ type, party }) => type === 'frame' && party === 'third');
    return frame || set.length > 0 ? [{ request: frame ?? host, asked, set }] : [];
  });
  const byDomain = [...Map.groupBy(unknown, ({ request }) => request.domain).values()].map(([first]) => first!);
  return {
    seen: [
      ...known.seen,
      ...byDomain.map(({ request, set }) => {
        const names = shortList([...new Set(set.map(({ name }) => name))], 4);
        return names === '' ? request.host : `${request.host} (${names})`;
      }),
    ],
    pages: [...known.pages, ...byDomain.flatMap(({ asked }) => asked.map(({ pageUrl }) => pageUrl))],
    items: [...known.items, ...byDomain.map(({ request, asked }) => itemOf([request, ...asked], states, request))],
    services: known.services,
  };
}

/** More than files that stand in a page in place of what waits; or those as well, where the sentence speaks of them. */
function sentTo(uses: readonly ServiceUse[], { requests }: Measured, states: readonly ConsentState[], files = false): Refutation {
  const found = uses.flatMap((use) => {
    const sent = requests.filter(
      (request) =>
        request.serviceId === use.service.id &&
        wasSent(request) &&
        (files || !isBareFile(request)) &&
        request.states.some((state) => states.includes(state)),
    );
    return sent.length === 0 ? [] : [{ use, sent }];
  });
  return {
    seen: found.map(({ use }) => use.service.name),
    pages: found.flatMap(({ sent }) => sent.map(({ pageUrl }) => pageUrl)),
    items: found.map(({ sent }) => itemOf(sent, states, mostTelling(sent))),
    services: found.map(({ use }) => use),
  };
}

function itemOf(sent: readonly RequestFact[], states: readonly ConsentState[], shown: RequestFact): FindingItem {
  return requestItem({ ...shown, states: states.filter((state) => sent.some((request) => request.states.includes(state))) });
}
