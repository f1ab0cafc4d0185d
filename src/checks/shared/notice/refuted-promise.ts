import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import type { FindingItem } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact } from '../../facts/stored.ts';
import { requestItem } from '../../items.ts';
import { isBareFile, mostTelling } from '../services/placed-by-site.ts';
import { unconsented } from '../services/unconsented-states.ts';
import { pathsOf } from '../site/page-paths.ts';
import { namesOf, pagesOfSetting } from '../stored/cookies-unasked.ts';
import { storedItem } from '../stored/stored-findings.ts';
import { wasWrittenIn } from '../stored/stored-items.ts';
import { shortList } from '../wording.ts';
import type { PromiseKind } from './notice-promises.ts';
import { addressOf } from './waiting-modes.ts';

/** A statement of the notice that the measurement refutes. */
export interface BrokenPromise {
  kind: PromiseKind;
  /** The service of which it speaks; null: the whole site. */
  use: ServiceUse | null;
  quote: string;
  /** Cookies by name, or the hosts contacted, or the address of the embed. */
  seen: string;
  /** Paths of the pages on which it was seen. */
  pages: string;
  /** Pictures, fonts and the like alone refute it. */
  onlyFiles: boolean;
  /** Of a sentence on all other cookies: those seen that need no consent for certain, and are no exception of the sentence all the same. */
  excepted?: string;
  /** Of a sentence on all other cookies: those of them set at one of the moments alone, while others are set at both; empty: none. */
  apart?: { early: string; late: string };
  /** Of a service that loads too early: what it sets then and may not without consent; empty: nothing. */
  stored?: string;
  /** Of a service that loads too early: whether it needs the consent for certain. */
  needsConsent?: boolean;
  /** Of a service that loads too early: what it sets after consent and may not without; empty: nothing. */
  later?: string;
  /** Of a service that loads too early: only signals of Google's consent mode go out before consent, beside the script. */
  onlySignals?: boolean;
  /** Of a sentence on own servers: the server lies under a domain that is neither the vendor's nor the site's. */
  elsewhere?: boolean;
  /** Of a sentence on all files of a kind: the services they come from. */
  serviceIds?: readonly string[];
  items: readonly [FindingItem, ...FindingItem[]];
}

/** Requests that refute a statement; none: none does. */
export function ofRequests(
  { kind, use, quote }: Pick<BrokenPromise, 'kind' | 'use' | 'quote'>,
  against: readonly RequestFact[],
): BrokenPromise[] {
  const byHost = [...Map.groupBy(against, ({ host }) => host).values()];
  const shown = byHost.slice(0, 5).map((group) => {
    const states = new Set(group.flatMap((request) => request.states));
    return requestItem({
      ...mostTelling(group),
      states: statesOf(
        [...consentStates].filter((state) => states.has(state)),
        kind,
      ),
    });
  });
  if (!shown[0]) return [];
  const seen =
    kind === 'privateMode'
      ? shortList([...new Set(against.map(({ url }) => addressOf(url)))], 3)
      : shortList(byHost.map(([request]) => request!.host));
  const onlyFiles = against.every(isBareFile);
  return [
    { kind, use, quote, seen, pages: pathsOf(against.map(({ pageUrl }) => pageUrl)), onlyFiles, items: [shown[0], ...shown.slice(1)] },
  ];
}

/** `asked`: pages on which the setter was asked at the moments that count; a cookie may be set on others at other moments. */
export function ofCookies(
  kind: PromiseKind,
  use: ServiceUse | null,
  quote: string,
  set: readonly CookieFact[],
  asked: (cookie: CookieFact) => ReadonlySet<string> = () => new Set(),
): BrokenPromise[] {
  const [first, ...rest] = set.map((cookie) => {
    const item = storedItem(cookie);
    // What merely still lies there after rejection was not set then.
    const written = consentStates.filter((state) => wasWrittenIn(cookie, state));
    return { ...item, states: statesOf(written, kind) };
  });
  if (!first) return [];
  const seen = shortList(namesOf(set), 8);
  const shown = pathsOf(
    set.flatMap((cookie) => {
      const pages = pagesOfSetting(cookie);
      const then = asked(cookie);
      return pages.some((page) => then.has(page)) ? pages.filter((page) => then.has(page)) : pages;
    }),
  );
  return [{ kind, use, quote, seen, pages: shown, onlyFiles: false, items: [first, ...rest.slice(0, 9)] }];
}

/** Untrue after consent as well. */
const atAnyTime: ReadonlySet<PromiseKind> = new Set(['noCookies', 'privateMode', 'ownServers']);

/** The moments that refute it. */
function statesOf(states: readonly ConsentState[], kind: PromiseKind): ConsentState[] {
  if (kind === 'onRefusal') return states.filter((state) => state === 'reject');
  return states.filter((state) => atAnyTime.has(kind) || unconsented.includes(state));
}
