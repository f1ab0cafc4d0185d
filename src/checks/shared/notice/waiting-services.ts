import { findDeliveryNetworks } from '#knowledge/find-delivery-network.ts';
import { findService, serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { Facts } from '../../facts.ts';
import { mainDocument } from '../services/main-document.ts';
import { startPage } from '../services/transport-hosts.ts';
import type { NamedService } from './notice-services.ts';

/** What a page says where a click or a consent fetches something. */
const invites =
  /(?<![a-zß-ɏ])(?:(?:nach)?laden|lädt|abspielen|aktivieren|einblenden|klick[a-zß-ɏ]{0,4}|zustimm[a-zß-ɏ]{0,4}|einwillig[a-zß-ɏ]{0,5}|übertragen|load|click|activate|consent)(?![a-zß-ɏ])/iu;
/** "Karte anzeigen"; with a capital it is the word for advertisements, too. */
const shows = /(?<![a-zß-ɏ])anzeigen(?![a-zß-ɏ])/u;
/** What a visitor may open by a click. */
const opened: ReadonlySet<string> = new Set(['video', 'audio', 'map', 'social', 'chat', 'booking']);
/** What shows visitors nothing that they could open. */
const follows: ReadonlySet<string> = new Set(['analytics', 'marketing', 'session-replay', 'ab-testing', 'tag-manager', 'error-tracking']);
/** Characters around a name in which the invitation stands. */
const reach = 250;

/** Whether a page keeps a service for later: by an address in an attribute, or by a placeholder that names it and says what a click does. */
export function isKeptForLater(
  { serviceId }: Pick<NamedService, 'serviceId'>,
  { pages, privacy }: Pick<Facts, 'pages' | 'privacy'>,
): boolean {
  const service = serviceOf(serviceId);
  if (service === null) return false;
  const names = [service.name, ...service.aliases].filter((name) => name.length > 3);
  const shown = pages.filter(({ url, kind }) => url !== privacy.url && kind !== 'privacy');
  const isSame = (id: string | undefined) => {
    const found = id === undefined ? null : serviceOf(id);
    return found !== null && (found.id === service.id || (found.vendor === service.vendor && found.category === service.category));
  };
  if (shown.some(({ waiting = [] }) => waiting.some((url) => isSame(findService(url)?.service.id)))) return true;
  // "Dachansicht von Google laden": a button may name the company alone.
  const company = findVendor(service.vendor)?.name ?? '';
  const isOnButton = ({ buttons }: PageFact) =>
    buttons.some(({ text, visible }) => visible && text.includes(company) && (invites.test(text) || shows.test(text)));
  if (opened.has(service.category) && company.length > 3 && shown.filter(isOnButton).length * 2 < shown.length && shown.some(isOnButton))
    return true;
  // Nobody opens what only follows visitors: a page that names it beside a word on consent tells of cookies.
  if (follows.has(service.category)) return false;
  // What most pages show is a menu or the banner.
  const inviting = shown.filter((page) => names.some((name) => invitesTo(page, name)));
  return inviting.length > 0 && (inviting.length === 1 || inviting.length * 2 < shown.length);
}

/** A link that leads away ("Route in Google Maps") loads nothing into the page, although another service's placeholder may stand beside it. */
function invitesTo({ text: shown, links, url }: PageFact, name: string): boolean {
  const text = links
    .filter(({ href, text: label }) => label.includes(name) && leadsAway(href, url))
    .reduce((rest, { text: label }) => rest.replace(label.trim(), ' '), shown);
  const at = text.indexOf(name);
  const beside = text.slice(Math.max(0, at - reach), at + name.length + reach);
  return at >= 0 && (invites.test(beside) || shows.test(beside));
}

function leadsAway(href: string, base: string): boolean {
  const target = URL.parse(href, base);
  return target !== null && /^https?:$/.test(target.protocol) && target.host !== URL.parse(base)?.host;
}

/** Vendors whose network the answer of the start page shows: they deliver the site. */
export function deliveringVendors({
  requests = [],
  pages,
  site,
}: Pick<Facts, 'pages' | 'site'> & Partial<Pick<Facts, 'requests'>>): ReadonlySet<string> {
  const document = mainDocument({ requests, pages, site });
  if (document === null) return new Set();
  const headers = startPage(pages)?.headers ?? {};
  return new Set(findDeliveryNetworks({ ip: document.serverIp, cnames: document.cnames, headers }).map(({ vendor }) => vendor));
}

/** Whether the service is of one of the vendors that deliver the site, and of the kind that does. */
export function isOfWhoDelivers({ serviceId }: Pick<NamedService, 'serviceId'>, vendors: ReadonlySet<string>): boolean {
  const service = serviceOf(serviceId);
  return service !== null && (service.category === 'cdn' || service.category === 'hosting') && vendors.has(service.vendor);
}
