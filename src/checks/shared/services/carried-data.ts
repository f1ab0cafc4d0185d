import type { Finding, FindingItem } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';
import { requestItem } from '../../items.ts';
import { plainText, shortList } from '../wording.ts';
import type { CarriedData } from './address-data.ts';
import { causeOfService } from './service-observations.ts';

/** Requests with what they carry in their address or referrer. */
export type Carrying = readonly { request: RequestFact; data: readonly CarriedData[] }[];

/** How data reaches a recipient: in a parameter of its own, with the address of the page it stands in, or unknown whence. */
type Way = 'parameter' | 'page' | 'other';

/** The message that says where the data was seen. */
export function placed(kind: 'email' | 'phone' | 'session'): MessageOf {
  return (places, way, page) =>
    way === 'parameter'
      ? `${kind}AsParameter`
      : page
        ? `${kind}${page.link === '' ? 'FromPage' : 'FromLinkedPage'}`
        : `${kind}${!places.has('referer') ? 'ToThird' : places.has('url') ? 'InBoth' : 'InReferrer'}`;
}

type MessageOf = (places: ReadonlySet<string>, way: Way, page: CarryingPage | null) => string;

/** A page in whose own address the data stands: its address to show, and the link of the site that leads there with the pages it is on. */
interface CarryingPage {
  page: string;
  link: string;
  linking: string;
}

/**
 * One finding for each company that receives data of this kind and each way in which it does: what helps against the one leaves the
 * other. Params: `host`, `target` (host, path and parameter that holds the data), `pages` from which it is sent, and `page`, `link`,
 * `linking` of the page whose own address holds it.
 */
export function foreignFindings(
  messageOf: MessageOf,
  kind: CarriedData['kind'],
  carrying: Carrying,
  { services, requests, pages }: Pick<Facts, 'services' | 'requests' | 'pages'>,
): Finding[] {
  const receiving = carrying.filter(({ data }) => data.some((piece) => piece.kind === kind));
  const causeOf = ({ serviceId, domain }: RequestFact) => (serviceId === null ? domain : causeOfService(serviceId, services));
  const documents = requests.filter(({ type, party }) => type === 'document' && party === 'first');
  return [...Map.groupBy(receiving, ({ request }) => causeOf(request))].flatMap(([cause, received]) =>
    [...Map.groupBy(received, (one) => wayOf(kind, one, documents))].map(([way, group]): Finding => {
      const [first, ...rest] = itemsOf(group);
      const { request, data } = group[0]!;
      const { host, serviceId } = request;
      const places = group.flatMap(({ data }) => data.filter((piece) => piece.kind === kind).map(({ where }) => where));
      const page = way === 'page' ? pageCarrying(group[0]!, pages) : null;
      return {
        message: messageOf(new Set(places), way, page),
        params: {
          host,
          target: host + addressToShow(request.url, data),
          pages: shortList([...new Set(group.map(({ request: { pageUrl } }) => pathToShow(pageUrl)))]),
          ...page,
        },
        items: [first!, ...rest],
        cause,
        ...(serviceId === null ? {} : { serviceIds: [serviceId] }),
      };
    }),
  );
}

/** What is typed has a way of its own; whether a page's address says the same is chance. */
function wayOf(kind: CarriedData['kind'], { request, data }: Carrying[number], documents: readonly RequestFact[]): Way {
  if (kind === 'typed-text') return 'other';
  const pieces = data.filter((piece) => piece.kind === kind);
  const parameters = [...(URL.parse(request.url)?.searchParams ?? [])];
  if (pieces.every((piece) => piece.where === 'url' && parameters.some(([name, value]) => holds(name, value, piece)))) return 'parameter';
  const isInPage = ({ masked }: CarriedData) =>
    documents.some(
      ({ url, personalData }) =>
        withoutHash(url) === withoutHash(request.pageUrl) &&
        personalData.some((own) => own.kind === kind && own.where === 'url' && own.masked === masked),
    );
  return pieces.every(isInPage) ? 'page' : 'other';
}

/** Addresses of pages of the site in which an e-mail address or telephone number of a visitor stands, as they may be shown. */
export function pagesCarrying(requests: readonly RequestFact[], published: ReadonlySet<string>): string[] {
  const documents = requests.filter(({ type, party }) => type === 'document' && party === 'first');
  const addresses = documents.flatMap(({ url, personalData }) => {
    const own = personalData.filter(
      ({ kind, where, masked }) => where === 'url' && (kind === 'phone' || (kind === 'email' && !published.has(masked.toLowerCase()))),
    );
    return own.length > 0 ? [addressToShow(url, own)] : [];
  });
  return [...new Set(addresses)];
}

/** The page in whose own address the data stands that is passed on. */
function pageCarrying({ request: { pageUrl }, data }: Carrying[number], pages: Facts['pages']): CarryingPage {
  const leads = ({ href }: { href: string }) => withoutHash(href) === withoutHash(pageUrl);
  const linking = pages.filter(({ url, links }) => withoutHash(url) !== withoutHash(pageUrl) && links.some(leads));
  const link = linking[0]?.links.find(leads);
  const text = plainText(link?.text ?? '').slice(0, 80);
  // A link may be called by the very data that it carries.
  const name = link && (text === '' || /@|\d{5}/.test(text) ? pathToShow(pageUrl) : text);
  return { page: addressToShow(pageUrl, data), link: name ?? '', linking: shortList(linking.map(({ url }) => pathToShow(url))) };
}

const withoutHash = (url: string): string => url.split('#')[0]!;

/** Path and the parameters that hold the data, their values masked; of the rest of the query nothing is needed. */
function addressToShow(url: string, data: readonly CarriedData[]): string {
  const parameters = [...(URL.parse(url)?.searchParams ?? [])].flatMap(([name, value]) => {
    const held = data.find((piece) => piece.where === 'url' && holds(name, value, piece));
    return held ? [`${name.slice(0, 40)}=${held.kind === 'session' ? '***' : held.masked}`] : [];
  });
  return pathToShow(url) + (parameters.length === 0 ? '' : `?${parameters.slice(0, 3).join('&')}`);
}

/** Whether a parameter is the one whose value was found and masked; an address of a page that holds it is another way. */
function holds(name: string, value: string, { kind, masked }: CarriedData): boolean {
  if (kind === 'session') return masked.startsWith(`${name}=`);
  if (/^https?:/i.test(value)) return false;
  const [before = '', after = ''] = masked.split('***');
  return masked.includes('***') && before !== '' && value.startsWith(before) && value.endsWith(after);
}

/** The path alone, for the query holds the data; parts of the path that may hold it are left out, too. */
function pathToShow(url: string): string {
  const path = URL.parse(url)?.pathname ?? '/';
  return path
    .split('/')
    .map((part) => (/@|%40|;|\d{5}/i.test(part) ? '…' : part))
    .join('/');
}

/** What stands in addresses of the site itself. */
export function ownFinding(carrying: Carrying): Finding[] {
  const [first, ...rest] = itemsOf(carrying);
  const addresses = shortList([...new Set(carrying.map(({ request, data }) => addressToShow(request.url, data)))]);
  return first ? [{ message: 'ownAddress', params: { addresses }, items: [first, ...rest], cause: 'data-in-address' }] : [];
}

function itemsOf(carrying: Carrying): FindingItem[] {
  return carrying.slice(0, 15).map(({ request, data }) =>
    requestItem(request, {
      kinds: data.map(({ kind }) => kind).join(', '),
      where: data[0]?.where ?? null,
      masked: data.map(({ masked }) => masked).join(', '),
    }),
  );
}
