import { US_DPF_VALID } from '#knowledge/country.ts';
import { holdsVisitorId, visitorIdentifiers } from './consent-tool-identifiers.ts';
import type { Finding, FindingItem, TextParams } from './define-check.ts';
import type { CookieFact, Facts, RequestFact, ServiceUse, StorageFact } from './facts.ts';
import { atLeastOne, requestItem } from './items.ts';
import { noticeAtHand } from './named-servers.ts';
import type { Notice } from './notice.ts';
import { sentencesOf } from './notice-passages.ts';
import { observationItems } from './service-observations.ts';
import { shortList, storedItem } from './stored-findings.ts';
import { wasWrittenIn } from './stored-items.ts';
import { isExplained } from './transfer-explained.ts';
import { countryOfRecipient, isThirdCountry } from './transfers.ts';

/** What was seen beside the requests of the tool. */
type Seen = Pick<Facts, 'cookies' | 'storage' | 'policyMatches'> & Partial<Pick<Facts, 'privacy' | 'pages'>>;
type Written = CookieFact | StorageFact;

/** What a tool leaves in the browser before the choice. */
export function writtenBy(id: string, { cookies, storage }: Pick<Facts, 'cookies' | 'storage'>): Written[] {
  return [
    ...cookies.filter((cookie) => cookie.serviceId === id && wasWrittenIn(cookie, 'none')),
    ...storage.filter((entry) => entry.serviceId === id && entry.states.includes('none')),
  ];
}

function namesOf(written: readonly Written[]): string {
  return shortList([...new Set(written.map((item) => ('name' in item ? item.name : item.key)))]);
}

/** What passed says by `…Storing` what the tool leaves in the browser before the choice. */
export function withStored(message: string, params: TextParams, written: readonly Written[]): { message: string; params: TextParams } {
  return written.length > 0 ? { message: `${message}Storing`, params: { ...params, names: namesOf(written) } } : { message, params };
}

/** What a tool from elsewhere does before the choice, where it sits, and whether the notice names it. */
export function hintsOf(use: ServiceUse, requests: readonly RequestFact[], seen: Seen): Finding[] {
  const { id, name } = use.service;
  const hints: Finding[] = [];
  const add = (message: string, items: readonly FindingItem[], params: Record<string, string> = {}) => {
    // A tool that the browser keeps is fetched once, but runs on each page.
    const pages = use.pages.length;
    const shown = atLeastOne(
      items.slice(0, 15).map((item) => (item.kind === 'request' ? { ...item, detail: { pages, ...item.detail } } : item)),
    );
    if (shown) hints.push({ message, params: { service: name, ...params }, items: shown, cause: id, serviceIds: [id] });
  };
  const telling = visitorIdentifiers(requests);
  add(
    'identifierSent',
    telling.map(({ request, names }) => requestItem(request, { identifiers: names.join(', ') })),
    { names: shortList([...new Set(telling.flatMap(({ names }) => names))]) },
  );
  const written = writtenBy(id, seen);
  const addStored = (message: string, stored: readonly Written[]) => add(message, stored.map(storedItem), { names: namesOf(stored) });
  addStored('identifierStored', written.filter(holdsVisitorId));
  const country = countryOfRecipient(use);
  const abroad = requests.filter(({ serverCountry }) => isThirdCountry(serverCountry) === true);
  const server = abroad[0]?.serverCountry ?? '';
  const disclosed = seen.policyMatches.some(({ serviceId, match }) => serviceId === id && match === 'found') ? 'Disclosed' : '';
  const said = disclosed === '' ? '' : saidOf(use, seen);
  if (country !== null && isThirdCountry(country) === true)
    add(providerMessage(use, country, isExplained(noticeAtHand(seen), use, country)), observationItems({ requests }), {
      country,
      vendor: use.vendorName ?? name,
    });
  else if (abroad.length > 0 && isThirdCountry(use.vendorCountry) === false)
    add(`euProviderServerAbroad${disclosed}${said}`, observationItems({ requests: abroad }), {
      country: server,
      place: use.vendorCountry!,
    });
  else if (abroad.length > 0)
    add(`${server === 'US' ? 'serverInUsa' : 'thirdCountryServer'}${disclosed}${said}`, observationItems({ requests: abroad }), {
      country: server,
    });
  if (seen.policyMatches.some(({ serviceId, match }) => serviceId === id && match === 'notFound'))
    add('notNamed', observationItems({ requests }));
  // The record of the choice is no finding of its own, but belongs to what the tool does before it.
  const others = written.filter((item) => !holdsVisitorId(item));
  if (hints.length > 0) addStored(isReasoned(others, noticeAtHand(seen)) ? 'alsoStoredReasoned' : 'alsoStored', others);
  return hints;
}

const processing = /Auftragsverarbeit|\bArt(?:\.|ikel)?\s*28\b|processor|data\s+processing\s+agreement/i;
const serversInEu =
  /(?:Server|Rechenzentr)[^.!?]{0,80}(?:\bEU\b|\bEWR\b|Europäischen\s+Union|Deutschland)|(?:servers?|data\s+cent(?:re|er)s?)[^.!?]{0,80}(?:\bEU\b|\bEEA\b|European\s+Union|Germany)/i;
const necessary = /§\s*25\s*Abs(?:\.|atz)\s*2|(?:unbedingt|zwingend|technisch)\s+(?:erforderlich|notwendig)|strictly\s+necessary/i;
/** About the length of what a notice says of one entry. */
const sectionLength = 600;

/** What the notice says of the tool already: a contract, servers in the EU. Asking for it once more would send people after what is done. */
function saidOf({ service }: ServiceUse, { privacy }: Seen): string {
  // What is said of another tool nearby says nothing of this one.
  const own = sentencesOf(privacy?.text ?? '').filter(
    ({ about, headedBy }) => about.has(service.id) || (about.size === 0 && headedBy.has(service.id)),
  );
  const passages = own.map(({ text }) => text).join('\n');
  return `${processing.test(passages) ? 'Contract' : ''}${serversInEu.test(passages) ? 'Servers' : ''}`;
}

/** Whether the notice names each entry and, close by, that it is necessary. */
function isReasoned(written: readonly Written[], { text }: Notice): boolean {
  return written.every((item) => {
    const at = text.indexOf('name' in item ? item.name : item.key);
    return at >= 0 && necessary.test(text.slice(Math.max(0, at - sectionLength), at + sectionLength));
  });
}

/** Seat and parent are told apart: where a company sits is what its address in the contract shows. */
function providerMessage({ vendorCountry, dpf }: ServiceUse, country: string, isDisclosed: boolean): string {
  const listed = `${country === 'US' && dpf === 'active' && US_DPF_VALID.valid ? 'Listed' : ''}${isDisclosed ? 'Disclosed' : ''}`;
  if (isThirdCountry(vendorCountry) !== true) return `thirdCountryParent${listed}`;
  return country === 'US' ? `providerInUsa${listed}` : `thirdCountryProvider${isDisclosed ? 'Disclosed' : ''}`;
}
