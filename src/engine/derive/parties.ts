import type { Party } from '#checks/facts/requests.ts';
import type { Evidence } from '#evidence/evidence.ts';
import type { GatewayEntry } from '#evidence/transport.ts';
import type { Service, ServiceCategory } from '#knowledge/types.ts';
import { type Address, hostOf, withoutQuery } from './addresses.ts';
import type { Catalogue } from './catalogue.ts';
import { findProxiedTagManagers } from './proxied-tag-managers.ts';
import { remember } from './remember.ts';

/** Whose an address is. `carrier`: on whose servers the site runs a tag container of its own, where the address itself tells another service. */
export interface Owner {
  party: Party;
  service: Service | null;
  carrier?: Service;
}

/** Whose a host is, and which service stands behind an address. */
export interface Parties {
  /** Alias chain of a host as the gateway resolved it. */
  cnamesOf(host: string): readonly string[];
  /** Whether a host has the registrable domain of the site or of the page. */
  isOwn(host: string, pageUrl?: string): boolean;
  identify(address: Address, pageUrl: string): Owner;
  /** Service behind the address of a script, as seen from the site. */
  serviceAt(url: string): Service | null;
}

/** Names under which sites host themselves: an alias to one of these is no disguise. */
const infrastructure: ReadonlySet<ServiceCategory> = new Set(['cdn', 'hosting', 'shop', 'necessary', 'unknown']);

/** Prepares the question whose a host is. Answers are kept, because a page asks for the same hosts a thousand times. */
export function createParties(evidence: Evidence, siteDomain: string, catalogue: Catalogue): Parties {
  const cnames = cnamesByHost(evidence.gateway);
  const domainOf = remember((host) => catalogue.registrableDomain(host));
  const ownDomains = new Set([siteDomain, domainOf(hostOf(evidence.run.url))]);
  ownDomains.delete('');
  // The hosts the pages themselves come from may lead anywhere: that is hosting.
  const pageHosts = new Set(evidence.pages.map((page) => hostOf(page.finalUrl)));
  const cnamesOf = (host: string): readonly string[] => cnames.get(host) ?? [];
  const pageDomain = remember((pageUrl) => domainOf(hostOf(pageUrl)));
  const isOwn = (host: string, pageUrl?: string): boolean => {
    const domain = domainOf(host);
    return ownDomains.has(domain) || (pageUrl !== undefined && domain !== '' && domain === pageDomain(pageUrl));
  };

  const cloakedService = remember((host): Service | null => {
    if (pageHosts.has(host)) return null;
    const own = domainOf(host);
    const foreign = cnamesOf(host).filter((name) => domainOf(name) !== own);
    if (foreign.length === 0) return null;
    const byEnding = catalogue.findService(`https://${host}/`, foreign);
    if (byEnding?.matchedBy === 'cname' && !infrastructure.has(byEnding.service.category)) return byEnding.service;
    for (const name of foreign) {
      const service = catalogue.findService(`https://${name}/`, [])?.service ?? catalogue.fallbackService(name);
      if (service && !infrastructure.has(service.category)) return service;
    }
    return null;
  });

  const fallbackOf = remember((host) => catalogue.fallbackService(host));

  const named = (address: Address, pageUrl: string): Owner => {
    const { url, host } = address;
    // The catalogue knows no stun: addresses, but it knows their hosts.
    const webUrl = /^(https?|wss?):/i.test(url) ? url : `https://${host}/`;
    if (!isOwn(host, pageUrl)) {
      const service = catalogue.findService(webUrl, cnamesOf(host))?.service ?? fallbackOf(host);
      return { party: 'third', service };
    }
    const cloaked = cloakedService(host);
    const match = catalogue.findService(webUrl, []);
    if (cloaked) {
      // Whoever rents out servers for containers measures nothing: what runs there is told by the address.
      const run = cloaked.category === 'tag-manager' && match?.matchedBy === 'path' ? match.service : cloaked;
      return run.id === cloaked.id ? { party: 'cloaked', service: cloaked } : { party: 'cloaked', service: run, carrier: cloaked };
    }
    // A shop that lives under its provider's name is still the site itself, not a service it embeds.
    return { party: 'first', service: match && (match.matchedBy === 'path' || match.matchedBy === 'url') ? match.service : null };
  };

  const asAddress = (url: string): Address => ({ url, host: hostOf(url), scheme: '', origin: '', path: '', search: '', encrypted: false });
  const proxied = findProxiedTagManagers(evidence, (url) => named(asAddress(url), '').service !== null);
  const tagManager = proxied.size === 0 ? null : catalogue.serviceOf('google-tag-manager');
  const identify = (address: Address, pageUrl: string): Owner => {
    const owner = named(address, pageUrl);
    return owner.service === null && proxied.has(withoutQuery(address.url)) ? { ...owner, service: tagManager } : owner;
  };

  return {
    cnamesOf,
    isOwn,
    identify,
    serviceAt(url) {
      const address = asAddress(url);
      return address.host === '' ? null : identify(address, '').service;
    },
  };
}

function cnamesByHost(entries: readonly GatewayEntry[]): Map<string, readonly string[]> {
  const chains = new Map<string, readonly string[]>();
  for (const { host, cnames } of entries) {
    const name = host.toLowerCase().replace(/\.$/, '');
    if (cnames.length > 0 && !chains.has(name))
      chains.set(
        name,
        cnames.map((cname) => cname.toLowerCase().replace(/\.$/, '')),
      );
  }
  return chains;
}
