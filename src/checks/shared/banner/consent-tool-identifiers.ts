import type { RequestFact } from '../../facts/requests.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';

/** Parameters by which a consent tool names the site's account, its settings or the single call: the same or new for everybody. */
const accountOrCall =
  /^(?:dgi|sid|cbid|cb|rnd|nonce|key|version|v|(?:settings?|site|account|property|ruleset|tenant|domain|customer|config|template|script|website|project|page|message|campaign)[-_]?(?:u?u?id|key|hash)s?|(?:request|req|correlation|trace|transaction)[-_]?(?:uu)?id|cache[-_]?(?:buster|busting|key)|timestamp|ts)$/i;
/** What the tool keeps as the state of the choice, and the names among it that stand for an identifier. */
const stateName = /consent|settings|state|^uc_|usercentrics|optanon|borlabs|cmp|tcf|gdpr/i;
const identifierName = /(?:^|[-_.]|consent|controller|visitor|user|client|device)(?:uu?id|id|key)$/i;

/** Requests with those of their identifiers that can stand for a visitor. */
export function visitorIdentifiers(requests: readonly RequestFact[]): { request: RequestFact; names: string[] }[] {
  // What the page itself asks for stands in its source and is the same for every visitor.
  const inPage = requests.filter(({ parentId, type }) => parentId === null && type === 'script').map(({ url }) => url);
  return requests.flatMap((request) => {
    const names = request.identifiers.filter((name) => {
      if (accountOrCall.test(name)) return false;
      const value = parameterOf(request, name);
      return value === null || !(inPage.some((url) => url.includes(encodeURIComponent(value))) || isNewEachTime(name, requests));
    });
    return names.length > 0 ? [{ request, names }] : [];
  });
}

/** Whether a stored item of the tool can name a visitor: the record of the choice does not, an id beside it does. */
export function holdsVisitorId(item: CookieFact | StorageFact): boolean {
  const name = 'name' in item ? item.name : item.key;
  return item.idLike && (identifierName.test(name) || !(item.category === 'consent' || stateName.test(name)));
}

function isNewEachTime(name: string, requests: readonly RequestFact[]): boolean {
  const values = requests.flatMap((request) => parameterOf(request, name) ?? []);
  return values.length > 1 && new Set(values).size === values.length;
}

function parameterOf({ url }: RequestFact, name: string): string | null {
  return URL.canParse(url) ? new URL(url).searchParams.get(name) : null;
}
