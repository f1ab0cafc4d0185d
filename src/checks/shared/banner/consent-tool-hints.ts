import { US_DPF_VALID } from '#knowledge/country.ts';
import type { Finding, FindingItem, TextParams } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, requestItem } from '../../items.ts';
import type { Notice } from '../notice/notice.ts';
import { sentencesOf } from '../notice/notice-passages.ts';
import { noticeAtHand } from '../services/named-servers.ts';
import { observationItems } from '../services/service-observations.ts';
import { storedItem } from '../stored/stored-findings.ts';
import { wasWrittenIn } from '../stored/stored-items.ts';
import { countryOfRecipient, isAdequate, isThirdCountry } from '../transfers/third-country.ts';
import { isExplained } from '../transfers/transfer-explained.ts';
import { readGrounds } from '../transfers/transfer-grounds.ts';
import { shortList } from '../wording.ts';
import { holdsVisitorId, visitorIdentifiers } from './consent-tool-identifiers.ts';

/** What was seen beside the requests of the tool. */
type Seen = Pick<Facts, 'cookies' | 'storage' | 'policyMatches'> &
  Partial<Pick<Facts, 'privacy' | 'pages' | 'services' | 'noticeServices'>>;
type Written = CookieFact | StorageFact;

/** Addresses that providers name for delivery from the EU; where the country of an address says otherwise, it may be that of a network. */
const servedFromEu = /(?:^|\.)cookiebot\.eu$/;

/** Whether a tool is asked under such an address. */
export function isServedFromEu({ host }: Pick<RequestFact, 'host'>): boolean {
  return servedFromEu.test(host);
}

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

/** Whether the notice, where one was read, explains the transfer to the company of a tool. */
function isTold(use: ServiceUse, country: string, seen: Seen): boolean {
  const { privacy, pages, services = [use], noticeServices } = seen;
  if (!privacy || !pages) return false;
  const grounds = readGrounds({ privacy, pages, services, ...(noticeServices && { noticeServices }) });
  return isExplained(grounds, use, country);
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
  const abroad = requests.filter((request) => isThirdCountry(request.serverCountry) === true && !isServedFromEu(request));
  const server = abroad[0]?.serverCountry ?? '';
  const disclosed = seen.policyMatches.some(({ serviceId, match }) => serviceId === id && match === 'found') ? 'Disclosed' : '';
  const said = disclosed === '' ? '' : saidOf(use, seen);
  const isTransfer = country !== null && isThirdCountry(country) === true;
  if (isTransfer && isAdequate(country) && isThirdCountry(use.vendorCountry) === true) {
    if (!isTold(use, country, seen)) add('adequateProvider', observationItems({ requests }), { country });
  } else if (isTransfer)
    add(providerMessage(use, country, isTold(use, country, seen)), observationItems({ requests }), {
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
  if (hints.length > 0) addStored(isReasoned(others, noticeAtHand(seen), seen) ? 'alsoStoredReasoned' : 'alsoStored', others);
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

/** Whether the notice names each entry and, close by in the same section, that it is necessary: of the shop's cookies it may say so right above. */
function isReasoned(written: readonly Written[], notice: Notice, { privacy, pages = [] }: Seen): boolean {
  const own = pages.filter(({ url }) => url === notice.url);
  const titles = new Set(own.flatMap(({ headings }) => headings.map((title) => title.trim())));
  const isTitle = (line: string) => numberedTitle.test(line) || titles.has(line.trim());
  return written.every((item) => {
    const name = 'name' in item ? item.name : item.key;
    // Only the text as it was read keeps its lines; that of further pages on cookies is searched without.
    const text = [privacy?.text ?? '', notice.text].find((one) => one.includes(name));
    if (text === undefined) return false;
    const at = text.indexOf(name);
    const before = text.slice(Math.max(0, at - sectionLength), at).split('\n');
    const behind = text.slice(at, at + sectionLength).split('\n');
    const from = before.findLastIndex(isTitle);
    const to = behind.findIndex((line, index) => index > 0 && isTitle(line));
    const passage = before.slice(Math.max(0, from)).join('\n') + behind.slice(0, to < 0 ? undefined : to).join('\n');
    return necessary.test(passage);
  });
}
const numberedTitle =
  /^\s{0,4}(?:§\s?)?(?:\d{1,2}(?:\.\d{1,2}){0,3}[.)]|\d{1,2}(?:\.\d{1,2}){1,3}|[IVX]{1,5}\.|[a-h]\))\s+[A-ZÄÖÜ].{0,90}(?<![.!?])$/u;

/** Seat and parent are told apart: where a company sits is what its address in the contract shows. */
function providerMessage({ vendorCountry, dpf }: ServiceUse, country: string, isDisclosed: boolean): string {
  const listed = `${country === 'US' && dpf === 'active' && US_DPF_VALID.valid ? 'Listed' : ''}${isDisclosed ? 'Disclosed' : ''}`;
  if (isThirdCountry(vendorCountry) !== true) return `thirdCountryParent${listed}`;
  return country === 'US' ? `providerInUsa${listed}` : `thirdCountryProvider${isDisclosed ? 'Disclosed' : ''}`;
}
