import { serviceOf } from '#knowledge/find-service.ts';
import { mentionsAny } from '#knowledge/phrases.ts';
import type { Facts } from '../../facts.ts';
import { bannerWords } from '../banner/banner-controls.ts';
import { startPage } from '../services/transport-hosts.ts';
import { plainAddress, readablePages } from '../site/legal-page.ts';
import type { NamedService } from './notice-services.ts';
import { namesOfService } from './unseen-reasons.ts';

const enoughPages = 5;

/** "Calendly setzt über ihren Dienstleister Cloudflare …": somebody else's processor, described where it belongs, is no service of the site. */
export const servesAnother =
  /(?<![a-zß-ɏ])(?:ihre[nmrs]?|deren|dessen|seine[nmrs]?|its|their)\s+(?:[a-zß-ɏ]+\s+){0,2}?(?:dienstleister[a-zß-ɏ]*|unterauftrag[a-zß-ɏ]*|auftragsverarbeiter[a-zß-ɏ]*|subunternehmer[a-zß-ɏ]*|sub-?processor[a-zß-ɏ]*|service\s+provider)\s/iu;

/** What a site that uses it has on all of its pages, for all visitors who agreed: not what only samples visits or counts orders. */
export const runsEverywhere: ReadonlySet<string> = new Set(['analytics', 'cmp', 'font', 'tag-manager', 'social']);

/** Buttons of networks belong to articles, not to every page. */
export const isPlugin = (serviceId: string) => serviceOf(serviceId)?.category === 'social';

/** What runs after consent was seen, or there was nothing to consent to. */
export function wasAccepted({ accepted }: Pick<Facts, 'accepted'>): boolean {
  return (accepted.performed && accepted.verified) || accepted.method === 'no-banner';
}

/**
 * Whoever loads a consent tool and never shows its banner lets nobody agree: what waits for it could not be seen. `hidden`: these; `seen`:
 * those that would have shown all the same.
 */
export function keptBehindTool(
  missed: readonly NamedService[],
  { accepted, services }: Pick<Facts, 'accepted' | 'services'>,
): { tool: string; hidden: NamedService[]; seen: NamedService[] } {
  const tool = accepted.method === 'no-banner' ? services.find(({ service }) => service.category === 'cmp') : undefined;
  const waits = ({ serviceId }: NamedService) => {
    const service = serviceOf(serviceId);
    return tool !== undefined && service?.consent !== 'no' && service?.category !== 'cmp';
  };
  return { tool: tool?.service.name ?? '', hidden: missed.filter(waits), seen: missed.filter((named) => !waits(named)) };
}

/** A banner that asks for a service that is gone has to be put right with the notice. */
export function namedInBanner({ serviceId }: { serviceId: string }, { banner }: Partial<Pick<Facts, 'banner'>>): boolean {
  const shown = banner?.banner;
  return shown ? mentionsAny(bannerWords(shown).join('\n'), namesOfService(serviceId)) : false;
}

/** What shows in the pages of a process: payments, bookings, donations and other forms. */
const inProcess: ReadonlySet<string> = new Set(['payment', 'booking', 'functional']);

/** Whether a service that is described works on single pages, where the scan may not have been. */
export function runsInProcess({ serviceId, quote }: { serviceId: string; quote: string }): boolean {
  return inProcess.has(serviceOf(serviceId)?.category ?? '') && !servesAnother.test(quote);
}

/** Who sends a newsletter shows nowhere; that nobody can sign up for one on the pages read is worth a look. */
export function isMailerWithoutSignUp({ serviceId }: { serviceId: string }, { forms }: Partial<Pick<Facts, 'forms'>>): boolean {
  return serviceOf(serviceId)?.category === 'newsletter' && forms?.every(({ kind }) => kind !== 'newsletter') === true;
}

/** All pages that the start page links were visited, or a good sample of them. */
export function visitedEnough(facts: Pick<Facts, 'pages' | 'site'>): boolean {
  return readablePages(facts.pages).length >= enoughPages || unvisitedPaths(facts).length === 0;
}

/** Files, ways out and parts that scripts fetch into a dialog (Shopware's `/cookie/offcanvas`): no services run there. */
const noPage = /\.(?:pdf|zip|jpe?g|png|webp|svg|docx?|xlsx?|ics|vcf|xml)$|\/(?:offcanvas|wp-json|logout|abmelden)(?:\/|$)/i;

/** Paths of the site's pages that the start page links and that were not visited. */
export function unvisitedPaths({ pages, site }: Pick<Facts, 'pages' | 'site'>): string[] {
  const visited = new Set(pages.map(({ url }) => plainAddress(url)));
  const targets = (startPage(pages)?.links ?? []).flatMap(({ href }) => URL.parse(href, site.finalUrl) ?? []);
  return targets
    .filter(({ host, protocol, href }) => host === site.host && protocol.startsWith('http') && !visited.has(plainAddress(href)))
    .map(({ pathname }) => pathname)
    .filter((path) => !noPage.test(path) && !(isHome.test(path) && pages.some(({ url }) => URL.parse(url)?.pathname === '/')))
    .filter((path, index, all) => all.indexOf(path) === index);
}

/** Another address of the start page. */
const isHome = /^\/(?:index|home|default|start)\.(?:html?|php|aspx?)$/i;
/** Where visitors pay, book or give: what works in a process works there. */
const ofProcess = /kasse|checkout|warenkorb|cart|bestell|order|buch(?:en|ung)|reservier|booking|spende|donat|termin/i;

/** The same, pages of a process first. */
export function unvisitedProcessPaths(facts: Pick<Facts, 'pages' | 'site'>): string[] {
  const paths = unvisitedPaths(facts);
  return [...paths.filter((path) => ofProcess.test(path)), ...paths.filter((path) => !ofProcess.test(path))];
}

/** A mode of a service has no section of its own: "YouTube" and "YouTube (erweiterter Datenschutzmodus)" are described in one. */
export function onceEach(used: readonly NamedService[]): NamedService[] {
  const nameOf = ({ serviceId }: NamedService) => serviceOf(serviceId)?.name ?? serviceId;
  return used.filter((one) => !used.some((other) => other !== one && nameOf(one).startsWith(`${nameOf(other)} (`)));
}
