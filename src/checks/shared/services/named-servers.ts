import type { Locale } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';
import { type Notice, readNotice } from '../notice/notice.ts';
import { shortList } from '../wording.ts';

type Server = Pick<RequestFact, 'host' | 'domain' | 'party'>;

const mostHosts = 4;
const mostDomains = 5;
const longestText = 200_000;
/** What may stand before a domain in an address: scheme and further labels. */
const longestLead = 100;

/** What the privacy notice says of servers that no catalogue knows; `kind` ends the name of the message that tells it. */
export interface ServerNaming<T extends Server = RequestFact> {
  kind: 'Named' | 'PartlyNamed' | '';
  named: readonly T[];
  unnamed: readonly T[];
}

/** What follows in a text that names servers, by the kind of naming. Param of `PartlyNamed`: `named`. */
export const namingClauses: Record<Locale, Record<ServerNaming['kind'], string>> = {
  de: {
    '': '',
    Named: '; mit Host oder Domain in der Datenschutzerklärung genannt',
    PartlyNamed: '; davon mit Host oder Domain in der Datenschutzerklärung genannt: {named}',
  },
  en: {
    '': '',
    Named: '; named in the privacy notice by host or domain',
    PartlyNamed: '; of these, named in the privacy notice by host or domain: {named}',
  },
};

/** The notice as far as there are facts about it: for checks that only want them. */
export function noticeAtHand({ privacy, pages }: Partial<Pick<Facts, 'privacy' | 'pages'>>): Notice {
  return privacy && pages ? readNotice({ privacy, pages }) : { url: null, text: '', complete: false };
}

/** Tells servers apart by whether a notice names their host or the registrable domain it is under. */
export function namingOf<T extends Server>(servers: readonly T[], { text }: Pick<Notice, 'text'>): ServerNaming<T> {
  const named = servers.filter((server) => nameInText(text, server) !== null);
  const unnamed = servers.filter((server) => !named.includes(server));
  return { kind: named.length === 0 ? '' : unnamed.length === 0 ? 'Named' : 'PartlyNamed', named, unnamed };
}

/**
 * Params for one or more servers, the first request of each: `count` of hosts, and `hosts` by their names. Many hosts are told by
 * their registrable domains: then `domains` is the number of these, for a text with `({domains|=|Domains: }{hosts})`; else it is 1.
 */
export function serverParams(servers: readonly Server[]): { hosts: string; count: number; domains: number } {
  const hosts = [...new Set(servers.map(({ host }) => host))];
  const domains = [...new Set(servers.map(ownDomain))];
  if (hosts.length <= mostHosts || domains.length === hosts.length) return { hosts: shortList(hosts), count: hosts.length, domains: 1 };
  return { hosts: shortList(domains, mostDomains), count: hosts.length, domains: domains.length };
}

/** A name of the site itself that leads elsewhere shares its domain with the site: only its host tells it. */
function ownDomain({ host, domain, party }: Server): string {
  return party === 'third' ? domain : host;
}

/**
 * The name by which a text names a server, its host or else its domain; null where it names neither. An address for mail at the domain
 * says who answers it, not who receives requests.
 */
export function nameInText(text: string, server: Server): string | null {
  return namesOf(server).find((name) => namePattern(name).test(text)) ?? null;
}

/** Where a text names a server, from the beginning of an address that holds the name to its end. */
export function placesInText(text: string, server: Server): { start: number; end: number }[] {
  // The host ends with the domain, so that a place of the domain is one of the host too.
  const name = namesOf(server).at(-1);
  if (name === undefined) return [];
  return [...text.matchAll(new RegExp(namePattern(name), 'giu'))].map(({ index }) => {
    const lead = /[\w./:-]*$/.exec(text.slice(Math.max(0, index - longestLead), index))![0];
    return { start: index - lead.length, end: index + name.length };
  });
}

/** The names a text may use for a server: its host, then the domain it is under. */
function namesOf(server: Server): string[] {
  return [...new Set([server.host, ownDomain(server)])].filter((name) => name.length > 3);
}

/** Lengths of a brand that is told from words, and how many words may stand between it and the legal form of its company. */
const shortestBrand = 4;
const longestBrand = 30;
const legalForm =
  '(?:g?GmbH(?: & Co\\. ?KG)?|mbH|AG|SE|KG|UG|OHG|e\\. ?V|eG|Ltd|Limited|Inc|LLC|Corp(?:oration)?|PLC|B\\.?V|N\\.?V|SAS|S\\.?à ?r\\.?l|S\\.?A|S\\.?r\\.?l|Oy|AB|ApS|A/S)(?![A-Za-zÀ-ɏ\\d])';

/** The company that a text names and that is called like the domain of a server: "epilot GmbH" for journey.epilot.io. Null: none. */
export function firmNamedLike(text: string, { domain, party }: Pick<RequestFact, 'domain' | 'party'>): string | null {
  const letters = domain.split('.')[0]!.replace(/[^a-z\d]/gi, '');
  if (party !== 'third' || letters.length < shortestBrand || letters.length > longestBrand) return null;
  const brand = [...letters].join('[ .&-]?');
  const found = new RegExp(`(?<![A-Za-zÀ-ɏ\\d])${brand}(?: [A-Za-zÀ-ɏ-]{2,20}){0,2} ${legalForm}`, 'i').exec(text.slice(0, longestText));
  return found === null ? null : found[0];
}

function namePattern(name: string): RegExp {
  return new RegExp(`(?<![a-z\\dß-ɏ@_-])${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![a-z\\dß-ɏ_-]|\\.[a-z\\d])`, 'iu');
}
