import { systemNamed } from '#knowledge/find-system.ts';

/** Shops and systems for content that, like a builder, run on servers of their provider only. */
const runByProvider: ReadonlySet<string> = new Set([
  'shopify',
  'shopware-cloud',
  'bigcommerce',
  'versacommerce',
  'lightspeed',
  'hubspot',
  'churchdesk',
  'clubdesk',
  'campai',
]);

/** Whether the provider of a system runs its server and its software, so that the owner of the site has no access to either. */
export function isRunByProvider(system: string | null | undefined): system is string {
  const known = system === null || system === undefined ? null : systemNamed(system);
  return known !== null && (known.kind === 'builder' || runByProvider.has(known.id));
}

/** What a message adds where the provider of the system has to act: by the ending of its name. */
export const runBySystem = {
  de: { Hosted: '; die Website läuft auf {system}, die Technik betreibt der Anbieter' },
  en: { Hosted: '; the website runs on {system}, whose provider operates the technology' },
};
