import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { isWithin } from '#knowledge/is-within.ts';
import type { Finding, FindingItem, Locale } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, requestItem } from '../../items.ts';
import { wasSent } from '../services/initiator-chains.ts';
import { namingOf } from '../services/named-servers.ts';
import { isBareFile, isPlacedBySite, mostTelling } from '../services/placed-by-site.ts';
import { causeOfService } from '../services/service-observations.ts';
import { unknownHosts } from '../services/tracking.ts';
import { unconsented } from '../services/unconsented-states.ts';
import { pathsOf } from '../site/page-paths.ts';
import { storedItem } from '../stored/stored-findings.ts';
import { wasStored, wasWrittenIn } from '../stored/stored-items.ts';
import { shortList } from '../wording.ts';
import { promisesOf } from './notice-promises.ts';
import { type SiteDenial, siteDenialsOf } from './site-denials.ts';
import { deliversSite } from './unfit-grounds.ts';

/** The same where a part came only after the choice: each with its own moment. */
function byMoment(
  quote: string,
  { set, loaded, embedded, rejected, chosen }: Record<'set' | 'loaded' | 'embedded' | 'rejected' | 'chosen', string>,
): Record<string, string> {
  return {
    deniedCookiesLater: `${quote} ${set}; ${chosen} ({pages})`,
    deniedCookiesBeforeLater: `${quote} ${set}; ${rejected} ({pages})`,
    deniedServicesLater: `${quote} ${loaded}; ${chosen} ({pages})`,
    deniedServicesBeforeLater: `${quote} ${loaded}; ${rejected} ({pages})`,
    deniedOthersLater: `${quote} ${embedded}; ${chosen} ({pages})`,
  };
}

const told = {
  de: {
    deniedCookies: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; {when} gesetzt wurde aber: {seen} ({pages})',
    deniedCookiesAccepted: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; nach dem Zustimmen gesetzt wurde aber: {seen} ({pages})',
    deniedCookiesBefore: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; {when} gesetzt wurde aber: {seen} ({pages})',
    deniedServices: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; {when} geladen wurde aber: {seen} ({pages})',
    deniedServicesBefore: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; {when} geladen wurde aber: {seen} ({pages})',
    ...byMoment('Die Datenschutzerklärung ({path}) sagt: „{quote}“;', {
      set: 'gesetzt wurde vor der Auswahl aber: {early}',
      loaded: 'geladen wurde vor der Auswahl aber: {early}',
      embedded: 'eingebunden war vor der Auswahl aber, was sie nirgends nennt: {early}',
      rejected: 'erst nach dem Ablehnen: {late}',
      chosen: 'erst nach der Auswahl: {late}',
    }),
    deniedConnection:
      'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; angefragt wurde {when} aber {seen} ({pages}), mitgeladen von {carrier}',
    deniedOthers:
      'Die Datenschutzerklärung ({path}) sagt: „{quote}“; {when} eingebunden war aber, was sie nirgends nennt: {seen} ({pages})',
  },
  en: {
    deniedCookies: 'The privacy notice ({path}) says: “{quote}”; but {when} this was set: {seen} ({pages})',
    deniedCookiesAccepted: 'The privacy notice ({path}) says: “{quote}”; but after accepting this was set: {seen} ({pages})',
    deniedCookiesBefore: 'The privacy notice ({path}) says: “{quote}”; but {when} this was set: {seen} ({pages})',
    deniedServices: 'The privacy notice ({path}) says: “{quote}”; but {when} this was loaded: {seen} ({pages})',
    deniedServicesBefore: 'The privacy notice ({path}) says: “{quote}”; but {when} this was loaded: {seen} ({pages})',
    ...byMoment('The privacy notice ({path}) says: “{quote}”;', {
      set: 'but before the choice this was set: {early}',
      loaded: 'but before the choice this was loaded: {early}',
      embedded: 'but before the choice this was embedded, which it names nowhere: {early}',
      rejected: 'only after rejection: {late}',
      chosen: 'only after the choice: {late}',
    }),
    deniedConnection:
      'The privacy notice ({path}) says of {service}: “{quote}”; but {when} {seen} was requested ({pages}), brought along by {carrier}',
    deniedOthers: 'The privacy notice ({path}) says: “{quote}”; but {when} this was embedded, which it names nowhere: {seen} ({pages})',
  },
};

const before = {
  de: '1. {#later} Laden Sie erst nach der Einwilligung: {seen}; nur den Satz zu ändern hilft nicht (§ 25 Abs. 1 TDDDG).',
  en: '1. {#later} Load only after consent: {seen}; changing the sentence alone does not help (Section 25(1) TDDDG).',
};
/** Nothing but the sentence is wrong where all of it waited for the consent. */
const mend = {
  de: '1. Berichtigen Sie den Satz: Er stimmt nur für die Zeit vor der Einwilligung. Nennen Sie dort auch, was danach gesetzt wird, mit Anbieter, Zweck und Laufzeit: {seen}.',
  en: '1. Correct the sentence: it is true only of the time before consent. Name there too what is set afterwards, with provider, purpose and lifetime: {seen}.',
};
const either = {
  de: '1. Entweder entfernen Sie, was dem Satz widerspricht ({seen}; {pages}), oder Sie streichen den Satz, beschreiben es in der Datenschutzerklärung und setzen es, soweit nötig, erst nach der Einwilligung ein.',
  en: '1. Either remove what contradicts the sentence ({seen}; {pages}), or delete the sentence, describe it in the privacy notice and, where needed, use it only after consent.',
};

/** What brings it along may be what the site cannot do without, as the tool that asks for consent. */
const brought = {
  de: '1. Entweder stellen Sie {carrier} so ein, dass {service} nicht mitlädt, wenn der Dienst das anbietet ({pages}), oder Sie berichtigen den Satz: {carrier} lädt {service}; beschreiben Sie den Abruf dort.',
  en: '1. Either set {carrier} up so that {service} is not loaded along, if the service offers that ({pages}), or correct the sentence: {carrier} loads {service}; describe the request there.',
};

/** The sentences of this file as the check shows them, and what to do about each of them. */
export function denialTexts(locale: Locale): { messages: Record<string, string>; fixes: Record<string, string> } {
  const fixes = Object.keys(told[locale]).map((key) => [
    key,
    (key === 'deniedConnection' ? brought : key === 'deniedCookiesAccepted' ? mend : key.includes('Before') ? before : either)[locale],
  ]);
  return { messages: told[locale], fixes: Object.fromEntries(fixes) };
}

interface Measured extends Pick<Facts, 'services' | 'requests' | 'cookies'> {
  /** Services that the site chose itself. */
  own: readonly ServiceUse[];
  matches: ReadonlyMap<string, Facts['policyMatches'][number]>;
  /** Text of the notice. */
  text: string;
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
    const states = denial.beforeConsent ? unconsented : consentStates;
    const { seen, pages, items, services } = refutes[denial.kind](denial, measured, states);
    const shown = atLeastOne(items.slice(0, 10));
    if (!shown) return [];
    // What began only after the choice is not told of the time before it.
    const isEarly = (_: string, index: number) => items[index]!.states.includes('none');
    const early = seen.filter(isEarly);
    const late = seen.filter((name, index) => !isEarly(name, index) && !early.includes(name));
    const later = early.length > 0 && late.length > 0 ? 'Later' : '';
    const isAfterConsent = denial.onlyNeeded === true && items.every((item) => item.states.every((state) => state === 'accept'));
    const message = isAfterConsent
      ? 'deniedCookiesAccepted'
      : `denied${denial.kind[0]!.toUpperCase()}${denial.kind.slice(1)}${denial.beforeConsent ? 'Before' : ''}${later}`;
    const serviceIds = services.map(({ service }) => service.id);
    const finding: Finding = {
      message,
      params: {
        path,
        quote: denial.quote,
        seen: listOf(seen),
        ...(later !== '' && { early: listOf(early), late: listOf(late) }),
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
