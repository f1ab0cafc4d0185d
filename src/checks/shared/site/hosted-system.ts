import { systemNamed } from '#knowledge/find-system.ts';
import type { Service } from '#knowledge/types.ts';

/** Shops and systems for content that, like a builder, run on servers of their provider only. */
const runByProvider: ReadonlySet<string> = new Set([
  'shopify',
  'shopware-cloud',
  'bigcommerce',
  'versacommerce',
  'plentyone',
  'salesforce-commerce',
  'lightspeed',
  'hubspot',
  'churchdesk',
  'clubdesk',
  'campai',
]);

/** Builders that are programs: they write files, and the owner lays those on any server. */
const writesFiles: ReadonlySet<string> = new Set([
  'adobe-muse',
  'frontpage',
  'mobirise',
  'netobjects-fusion',
  'nicepage',
  'rapidweaver',
  'siquando',
  'website-x5',
  'xara',
  'zeta-producer',
]);

/** Whether the provider of a system runs its server and its software, so that the owner of the site has no access to either. */
export function isRunByProvider(system: string | null | undefined): system is string {
  const known = system === null || system === undefined ? null : systemNamed(system);
  return known !== null && ((known.kind === 'builder' && !writesFiles.has(known.id)) || runByProvider.has(known.id));
}

/**
 * Whether a service is the provider that runs the site itself: what comes from its servers is the site ("Webflow" delivers style sheets
 * and scripts of a site built with it), and cannot wait for a choice.
 */
export function runsTheSite(
  { id, vendor, category, hosts }: Pick<Service, 'id' | 'vendor' | 'category' | 'hosts'>,
  system: string | null | undefined,
): boolean {
  if (!isRunByProvider(system) || !(category === 'hosting' || category === 'shop' || category === 'cdn')) return false;
  const own = systemNamed(system);
  return own !== null && (own.id === id || own.id === vendor || own.hosts.some((host) => hosts.includes(host)));
}

/** What a message adds where the provider of the system has to act: by the ending of its name. */
export const runBySystem = {
  de: { Hosted: '; die Website läuft auf {system}, die Technik betreibt der Anbieter' },
  en: { Hosted: '; the website runs on {system}, whose provider operates the technology' },
};
