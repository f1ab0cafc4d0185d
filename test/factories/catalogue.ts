import type { CookieEntry, Service, Vendor } from '#knowledge/types.ts';
import type { Catalogue, DeriveDeps } from '../../src/engine/derive/catalogue.ts';

const provenance = { source: 'test', checked: '2026-11-21' };
const nothing = { de: '', en: '' };

/** A service of the test catalogue. */
export const service = (overrides: Partial<Service> & Pick<Service, 'id'>): Service => ({
  name: overrides.id,
  vendor: 'acme',
  category: 'analytics',
  consent: 'yes',
  reason: nothing,
  purpose: { de: `Zweck ${overrides.id}`, en: `purpose ${overrides.id}` },
  hosts: [],
  urls: [],
  cnames: [],
  globals: [],
  alternatives: null,
  aliases: [overrides.id],
  loadedBy: [],
  selfHosted: false,
  ...provenance,
  ...overrides,
});

/** A cookie of the test catalogue. */
export const cookieEntry = (overrides: Partial<CookieEntry> & Pick<CookieEntry, 'name'>): CookieEntry => ({
  service: null,
  category: 'necessary',
  purpose: nothing,
  lifetimeSeconds: null,
  kinds: ['cookie', 'localStorage', 'sessionStorage', 'indexedDB'],
  domains: [],
  ...provenance,
  ...overrides,
});

const vendor: Vendor = {
  id: 'acme',
  name: 'Acme',
  legalName: 'Acme Inc.',
  euEntity: null,
  country: 'IE',
  parentCountry: 'US',
  parent: 'Acme Holding',
  privacyUrl: 'https://acme.test/privacy',
  dpf: 'active',
  ...provenance,
};

const services = [
  service({ id: 'tagger', category: 'tag-manager', hosts: ['tagger.test'], consent: 'disputed' }),
  service({ id: 'container-host', category: 'tag-manager', hosts: ['containers.test'], cnames: ['containers.test'], consent: 'disputed' }),
  service({ id: 'metrics', hosts: ['metrics.test', 'cdn.metrics.test'], cnames: ['metrics-alias.test'], sharedWith: ['wallet'] }),
  service({ id: 'wallet', category: 'payment', hosts: ['wallet.test'], consent: 'disputed' }),
  service({ id: 'ads', category: 'marketing', hosts: ['ads.test'] }),
  service({ id: 'video', category: 'video', hosts: ['video.test'] }),
  service({ id: 'fonts', category: 'font', hosts: ['fonts.test'], consent: 'disputed' }),
  service({ id: 'library', category: 'cdn', hosts: ['library.test'], consent: 'disputed' }),
  service({ id: 'hosting', category: 'hosting', hosts: ['hosting.test'], cnames: ['hosting.test'], consent: 'no' }),
  service({ id: 'maps', category: 'map', hosts: ['maps.test'] }),
  service({ id: 'banner', category: 'cmp', hosts: ['banner.test'], consent: 'no' }),
  service({ id: 'counter', selfHosted: true, urls: ['/counter\\.js'] }),
  service({ id: 'nameless', hosts: ['nameless.test'], aliases: [] }),
];
const cookies = [
  cookieEntry({ name: '_ga', service: 'metrics', category: 'analytics' }),
  cookieEntry({ name: 'PHPSESSID', category: 'necessary' }),
  cookieEntry({ name: 'choice', service: 'banner', category: 'consent' }),
];

const covers = (pattern: string, host: string): boolean => host === pattern || host.endsWith(`.${pattern}`);

/** A catalogue of ten services with look-ups as simple as can be, so that tests of `derive` do not hang on the real data. */
export const testCatalogue: Catalogue = {
  findService(url, cnames) {
    const { hostname, pathname } = new URL(url);
    const byHost = services.find(({ hosts }) => hosts.some((host) => covers(host, hostname)));
    if (byHost) return { service: byHost, matchedBy: 'host' };
    const byCname = services.find((candidate) => candidate.cnames.some((ending) => cnames.some((name) => covers(ending, name))));
    if (byCname) return { service: byCname, matchedBy: 'cname' };
    const byPath = services.find(({ urls }) => urls.some((source) => new RegExp(source).test(`${hostname}${pathname}`)));
    return byPath ? { service: byPath, matchedBy: 'path' } : null;
  },
  serviceOf: (id) => services.find((candidate) => candidate.id === id) ?? null,
  fallbackService: (host) =>
    covers('fallback.test', host)
      ? service({ id: 'third-party-web:fallback', vendor: '', consent: 'disputed', category: 'marketing' })
      : null,
  findVendor: (id) => (id === 'acme' ? vendor : null),
  findCookie: (name) => cookies.find((entry) => entry.name === name) ?? null,
  findCmp(clue) {
    if ('host' in clue) return covers('banner.test', clue.host) ? { name: 'Banner' } : null;
    if ('tcfId' in clue) return clue.tcfId === 10 ? { name: 'Ten' } : null;
    if ('consentKey' in clue && clue.consentKey === 'served_choice') return { name: 'Served', providerOnly: true };
    return 'consentKey' in clue && clue.consentKey === 'choice' ? { name: 'Chooser' } : null;
  },
  mentions: (text, { aliases }) => aliases.some((alias) => text.includes(alias)),
  registrableDomain: (host) => (/^[\d.]+$|:/.test(host) ? host : host.split('.').slice(-2).join('.')),
};

/** What `deriveFacts` needs, with addresses of 88. in Germany and all others in the United States. */
export const testDeps: DeriveDeps = { catalogue: testCatalogue, geography: { countryOf: (ip) => (ip.startsWith('88.') ? 'DE' : 'US') } };
