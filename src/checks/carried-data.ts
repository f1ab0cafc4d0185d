import type { CarriedData } from './address-data.ts';
import type { Finding, FindingItem } from './define-check.ts';
import type { Facts, RequestFact } from './facts.ts';
import { requestItem } from './items.ts';
import { causeOfService } from './service-observations.ts';
import { shortList } from './stored-findings.ts';
import { plainText } from './wording.ts';

/** Requests with what they carry in their address or referrer. */
export type Carrying = readonly { request: RequestFact; data: readonly CarriedData[] }[];

/** The message that says where the data was seen. */
export function placed(kind: 'email' | 'phone' | 'session'): MessageOf {
  return (places, page) =>
    page
      ? `${kind}${page.link === '' ? 'FromPage' : 'FromLinkedPage'}`
      : `${kind}${!places.has('referer') ? 'ToThird' : places.has('url') ? 'InBoth' : 'InReferrer'}`;
}

type MessageOf = (places: ReadonlySet<string>, page: CarryingPage | null) => string;

/** A page in whose own address the data stands: its address to show, and the link of the site that leads there with the pages it is on. */
interface CarryingPage {
  page: string;
  link: string;
  linking: string;
}

/**
 * One finding for each company that receives data of this kind. Params: `host`, `target` (host, path and parameter that holds the data),
 * `pages` from which it is sent, and `page`, `link`, `linking` of the page whose own address holds it.
 */
export function foreignFindings(
  messageOf: MessageOf,
  kind: CarriedData['kind'],
  carrying: Carrying,
  { services, requests, pages }: Pick<Facts, 'services' | 'requests' | 'pages'>,
): Finding[] {
  const receiving = carrying.filter(({ data }) => data.some((piece) => piece.kind === kind));
  const causeOf = ({ serviceId, domain }: RequestFact) => (serviceId === null ? domain : causeOfService(serviceId, services));
  return [...Map.groupBy(receiving, ({ request }) => causeOf(request))].map(([cause, group]) => {
    const [first, ...rest] = itemsOf(group);
    const { request, data } = group[0]!;
    const { host, serviceId } = request;
    const places = group.flatMap(({ data }) => data.filter((piece) => piece.kind === kind).map(({ where }) => where));
    const page = pageCarrying(kind, group, requests, pages);
    const message = messageOf(new Set(places), page);
    return {
      message,
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
  });
}

/** The page in whose own address all of the data stands that is passed on, or null. */
function pageCarrying(
  kind: CarriedData['kind'],
  carrying: Carrying,
  requests: readonly RequestFact[],
  pages: Facts['pages'],
): CarryingPage | null {
  const documents = requests.filter(({ type, party }) => type === 'document' && party === 'first');
  const isInPage = ({ request, data }: Carrying[number]) =>
    data
      .filter((piece) => piece.kind === kind)
      .every(({ masked }) =>
        documents.some(
          ({ url, personalData }) =>
            withoutHash(url) === withoutHash(request.pageUrl) &&
            personalData.some((own) => own.kind === kind && own.where === 'url' && own.masked === masked),
        ),
      );
  const [first] = carrying;
  if (!first || !carrying.every(isInPage)) return null;
  const { pageUrl } = first.request;
  const leads = ({ href }: { href: string }) => withoutHash(href) === withoutHash(pageUrl);
  const linking = pages.filter(({ url, links }) => withoutHash(url) !== withoutHash(pageUrl) && links.some(leads));
  const link = linking[0]?.links.find(leads);
  const text = plainText(link?.text ?? '').slice(0, 80);
  // A link may be called by the very data that it carries.
  const name = link && (text === '' || /@|\d{5}/.test(text) ? pathToShow(pageUrl) : text);
  return { page: addressToShow(pageUrl, first.data), link: name ?? '', linking: shortList(linking.map(({ url }) => pathToShow(url))) };
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

/** Whether a parameter is the one whose value was found and masked. */
function holds(name: string, value: string, { kind, masked }: CarriedData): boolean {
  if (kind === 'session') return masked.startsWith(`${name}=`);
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
