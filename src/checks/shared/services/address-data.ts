import type { EmbedFact, PageFact } from '../../facts/pages.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';

/** One piece of personal data that a request carries. */
export type CarriedData = RequestFact['personalData'][number];

/** Bounded on both sides, so that a long text without `@` costs one pass. */
const emailPattern = /(?<![\w.+-])([a-z0-9])[\w.+-]{0,63}@([a-z0-9](?:[a-z0-9.-]{0,190}[a-z0-9])?\.[a-z]{2,24})(?![\w-])/gi;

/** E-mail addresses the site itself publishes, masked as facts mask them: whoever sees one of them learns nothing about a visitor. */
export function publishedEmails(pages: readonly Pick<PageFact, 'text' | 'links'>[]): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (text: string) => {
    if (!text.includes('@')) return;
    for (const [, first = '', domain = ''] of text.matchAll(emailPattern)) found.add(`${first}***@${domain}`.toLowerCase());
  };
  for (const { text, links } of pages) {
    collect(text);
    for (const { href } of links) if (/^mailto:/i.test(href)) collect(href.slice(7, 500).replace(/%40/g, '@'));
  }
  return found;
}

const phonePattern = /(?<![\d\w])(?:\+|0)\d[\d\s()/.-]{5,20}\d(?!\d)/g;
const ownCodes = ['+49', '+43', '+41'];

/** Telephone numbers the site itself publishes, masked as facts mask them, in the forms in which a number is written. */
export function publishedPhones(pages: readonly Pick<PageFact, 'text' | 'links'>[]): ReadonlySet<string> {
  const told = pages.flatMap(({ text, links }) => [
    ...(text.match(phonePattern) ?? []),
    ...links.flatMap(({ href }) => (/^tel:/i.test(href) ? [href.slice(4, 40)] : [])),
  ]);
  const masks = told.flatMap((number) => {
    const digits = number.replace(/[^\d+]/g, '').replace(/^00/, '+');
    const forms = digits.startsWith('0') ? [digits, ...ownCodes.map((code) => code + digits.slice(1))] : [digits];
    return [...forms, ...forms.map((form) => form.replace(/^\+/, '00')), ...forms.map((form) => form.replace(/^\+\d{2}/, '0'))];
  });
  return new Set(masks.map((form) => `${form.slice(0, 3)}***${form.slice(-2)}`));
}

/**
 * E-mail addresses in the address of a frame or foreign link that stands in a page of the site, such as the id of a public calendar:
 * every visitor is handed the same one. Not where the page's own address holds it, for then the page only repeats what it was given.
 */
export function placedEmails(
  embeds: readonly Pick<EmbedFact, 'kind' | 'url' | 'pageUrl'>[],
  pages: readonly PageFact[],
): ReadonlySet<string> {
  const placed = [
    ...embeds.filter(({ kind }) => kind === 'iframe' || kind === 'object').map(({ url, pageUrl }) => ({ address: url, pageUrl })),
    ...pages.flatMap(({ url, links }) =>
      links.filter(({ href }) => /^https?:/i.test(href) && isForeign(href, url)).map(({ href }) => ({ address: href, pageUrl: url })),
    ),
  ];
  return new Set(
    placed.flatMap(({ address, pageUrl }) => {
      const repeated = new Set(maskedEmailsIn(pageUrl));
      return maskedEmailsIn(address).filter((email) => !repeated.has(email));
    }),
  );
}

function isForeign(href: string, pageUrl: string): boolean {
  const host = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, '');
  return host(href) !== host(pageUrl);
}

function maskedEmailsIn(address: string): string[] {
  const start = address.slice(0, 4_000);
  const text = [start.replace(/%25/g, '%').replace(/%40/g, '@'), ...encodedIn(start)].join(' ');
  if (!text.includes('@')) return [];
  return [...text.replace(/%[0-9a-f]{2}/gi, ' ').matchAll(emailPattern)].map(([, first = '', domain = '']) =>
    `${first}***@${domain}`.toLowerCase(),
  );
}

/** Parameters written in base64, as Google Calendar hands on the address of a calendar today: what they say. */
function encodedIn(address: string): string[] {
  const values = [...(URL.parse(address)?.searchParams.values() ?? [])].filter((value) => /^[\w+/-]{12,1000}={0,2}$/.test(value));
  return values.flatMap((value) => {
    try {
      return atob(value.replace(/-/g, '+').replace(/_/g, '/'));
    } catch {
      return [];
    }
  });
}

/** Ids of Google's calendars look like e-mail addresses; nobody receives mail there. */
const calendarId = /@(?:[a-z]{1,20}\.){0,2}calendar\.google\.com$/i;

/**
 * Personal data of a visitor in the address of a request, or in the referrer it sends along. Published addresses and sessions of
 * the receiving company are none: of the latter only those in an address of the site that is passed on.
 */
export function visitorDataIn(request: RequestFact, published: ReadonlySet<string>, siteDomain: string): CarriedData[] {
  return request.personalData.filter(({ kind, where, masked }) => {
    if (where === 'body' || (where === 'referer' && isFromForeignFrame(request))) return false;
    if (kind === 'email') return !published.has(masked.toLowerCase()) && !calendarId.test(masked);
    if (kind === 'session' && where === 'url' && request.party !== 'first') return carriesSessionOfSite(request.url, masked, siteDomain);
    // A widget is handed the number that it is to call.
    if (kind === 'phone') return !published.has(masked);
    return kind === 'session' || kind === 'typed-text';
  });
}

/** The referrer is then the address of the service's own frame, and so is the policy; only the request for the frame itself still names the page. */
export function isFromForeignFrame({ party, type, inOwnFrame, inWrittenFrame }: RequestFact): boolean {
  return party !== 'first' && type !== 'frame' && type !== 'document' && !inOwnFrame && inWrittenFrame !== true;
}

/** Whether the session id stands behind the site's own name within the parameters of a foreign address. */
function carriesSessionOfSite(url: string, masked: string, siteDomain: string): boolean {
  const query = url.slice(0, 8_000).split('?').slice(1).join('?');
  const decoded = query
    .replace(/%25/gi, '%')
    .replace(/%(2f|3a|3f|3d|26|3b)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const site = decoded.indexOf(siteDomain);
  return site >= 0 && decoded.indexOf(masked.split('=')[0] ?? '', site) > site;
}

/** Pages that tell third parties their full address, query included, by their referrer policy. */
export function pagesWithFullReferrer(pages: readonly PageFact[]): PageFact[] {
  return pages.filter(({ headers }) => {
    // Browsers take the last policy of the list that they know.
    const policy = (headers['referrer-policy'] ?? '').slice(0, 500).toLowerCase().split(',').at(-1)?.trim();
    return policy === 'unsafe-url' || policy === 'no-referrer-when-downgrade';
  });
}

/** Requests to third parties from one of the pages. */
export function foreignRequestsFrom(pages: readonly PageFact[], { requests }: Pick<Facts, 'requests'>): RequestFact[] {
  const urls = new Set(pages.map(({ url }) => url));
  return requests.filter(({ party, pageUrl }) => party !== 'first' && urls.has(pageUrl));
}
