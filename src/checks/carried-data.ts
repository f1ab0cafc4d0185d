import type { CarriedData } from './address-data.ts';
import type { Finding, FindingItem } from './define-check.ts';
import type { Facts, RequestFact } from './facts.ts';
import { requestItem } from './items.ts';
import { causeOfService } from './service-observations.ts';

/** Requests with what they carry in their address or referrer. */
export type Carrying = readonly { request: RequestFact; data: readonly CarriedData[] }[];

/** The message that says where the data was seen. */
export function placed(kind: 'email' | 'phone' | 'session'): MessageOf {
  return (places, page) =>
    `${kind}${page !== null ? 'FromPage' : !places.has('referer') ? 'ToThird' : places.has('url') ? 'InBoth' : 'InReferrer'}`;
}

type MessageOf = (places: ReadonlySet<string>, page: string | null) => string;

/** One finding for each company that receives data of this kind. */
export function foreignFindings(
  messageOf: MessageOf,
  kind: CarriedData['kind'],
  carrying: Carrying,
  { services, requests }: Pick<Facts, 'services' | 'requests'>,
): Finding[] {
  const receiving = carrying.filter(({ data }) => data.some((piece) => piece.kind === kind));
  const causeOf = ({ serviceId, domain }: RequestFact) => (serviceId === null ? domain : causeOfService(serviceId, services));
  return [...Map.groupBy(receiving, ({ request }) => causeOf(request))].map(([cause, group]) => {
    const [first, ...rest] = itemsOf(group);
    const { host, serviceId } = group[0]!.request;
    const places = group.flatMap(({ data }) => data.filter((piece) => piece.kind === kind).map(({ where }) => where));
    const page = pageCarrying(kind, group, requests);
    const message = messageOf(new Set(places), page);
    return {
      message,
      params: { host, page: page ?? '' },
      items: [first!, ...rest],
      cause,
      ...(serviceId === null ? {} : { serviceIds: [serviceId] }),
    };
  });
}

/** The page in whose own address all of the data stands that is passed on, or null. */
function pageCarrying(kind: CarriedData['kind'], carrying: Carrying, requests: readonly RequestFact[]): string | null {
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
  return first && carrying.every(isInPage) ? pathToShow(first.request.pageUrl) : null;
}

const withoutHash = (url: string): string => url.split('#')[0]!;

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
  return first ? [{ message: 'ownAddress', items: [first, ...rest], cause: 'data-in-address' }] : [];
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
