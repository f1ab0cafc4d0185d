import type { ConsentState } from '#evidence/gathered.ts';
import { isWithin } from '#knowledge/is-within.ts';
import type { Finding, Locale } from '../../define-check.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { addedTo, numberedSteps } from '../../message-variants.ts';
import { initiatorChains, isConnectionOnly, wasSent } from '../services/initiator-chains.ts';
import { rootOf } from '../services/service-observations.ts';
import { shortList } from '../wording.ts';

/** The server of a domain sets its cookies on whatever request: told beside the first setter, and held back with it. */
const words: Record<Locale, { told: string; step: string }> = {
  de: {
    told: '; {shared} können auch Anfragen für {others} setzen, die auf {sharedPages|=einer Seite|Seiten} an dieselbe Domain gehen',
    step: 'Halten Sie auch {others} bis zur Einwilligung zurück: Anfragen dafür gehen an dieselbe Domain und können {shared} ebenfalls setzen.',
  },
  en: {
    told: '; {shared} can also be set by requests for {others}, which go to the same domain on {sharedPages|page|pages}',
    step: 'Hold back {others} until consent too, whose requests go to the same domain and can set {shared} as well.',
  },
};

/** The messages again, by names that end in `Shared`, with what else can set the cookies. */
export function sharedMessages(messages: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  return addedTo(messages, { Shared: words[locale].told });
}

/** The fixes of such messages: what else can set the cookies is the second step, as the first alone does not suffice. */
export function sharedFixes(fixes: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  const withStep = (fix: string) => {
    const [first, ...rest] = fix.split('\n').map((line) => line.replace(/^\d+\. /, ''));
    return numberedSteps([first!, words[locale].step, ...rest]);
  };
  return Object.fromEntries(Object.entries(fixes).map(([name, fix]) => [`${name}Shared`, withStep(fix)]));
}

/**
 * Completes findings on cookies: where nothing tells which request set a third-party cookie, and other services send requests to its
 * domain in the state, holding back one service leaves the cookie to them. Where the setter was seen, to name others is a guess. Params besides: `others`, `shared` (cookies with domain), `sharedPages`.
 */
export function withOtherSetters(
  facts: Pick<Facts, 'requests' | 'services'>,
  state: ConsentState,
): (finding: Finding, cookies: readonly CookieFact[]) => Finding {
  const calls = rootedCalls(facts, state);
  return (finding, cookies) => {
    const refs = new Set(finding.items.map(({ ref }) => ref));
    const told = cookies.filter(({ id, party, setBy }) => party === 'third' && setBy === null && refs.has(id));
    const shared = told.map((cookie) => ({
      cookie,
      calls: calls.filter(({ host, root }) => root !== finding.cause && reaches(host, cookie)),
    }));
    const others = shared.flatMap((each) => each.calls);
    if (others.length === 0) return finding;
    const byDomain = Map.groupBy(
      shared.flatMap((each) => (each.calls.length > 0 ? each.cookie : [])),
      domainOf,
    );
    const names = [...byDomain].map(([domain, group]) => `${shortList(group.map(({ name }) => name))} (${domain})`);
    const params = {
      others: shortList([...new Set(others.map(({ name }) => name))]),
      shared: shortList(names),
      sharedPages: new Set(others.map(({ pageUrl }) => pageUrl)).size,
    };
    return { ...finding, message: `${finding.message}Shared`, params: { ...finding.params, ...params } };
  };
}

/** Requests of the state by the service that sends each, and the one that brings it along; what needs no consent, or serves to pay, is not asked to wait. */
function rootedCalls(facts: Pick<Facts, 'requests' | 'services'>, state: ConsentState) {
  const chains = initiatorChains(facts);
  const uses = new Map<string | null, ServiceUse>(facts.services.map((use) => [use.service.id, use]));
  return facts.requests.flatMap((request) => {
    const own = uses.get(request.serviceId);
    if (!own || !request.states.includes(state) || !wasSent(request) || isConnectionOnly(request)) return [];
    const { service } = rootOf([...chains.ancestorsOf(request), own]) ?? own;
    return service.consent === 'no' || service.category === 'payment'
      ? []
      : [{ root: service.id, name: own.service.name, host: request.host, pageUrl: request.pageUrl }];
  });
}

function reaches(host: string, cookie: CookieFact): boolean {
  return isWithin(host, domainOf(cookie));
}

function domainOf({ domain }: CookieFact): string {
  return domain.replace(/^\./, '');
}
