import { createRequire } from 'node:module';
import type thirdPartyWeb from 'third-party-web/nostats-subset.js';
import type { ConsentNeed, Service, ServiceCategory } from './types.ts';

const categories: Record<string, { category: ServiceCategory; consent: ConsentNeed }> = {
  ad: { category: 'marketing', consent: 'yes' },
  analytics: { category: 'analytics', consent: 'yes' },
  social: { category: 'social', consent: 'yes' },
  marketing: { category: 'marketing', consent: 'disputed' },
  video: { category: 'video', consent: 'disputed' },
  cdn: { category: 'cdn', consent: 'disputed' },
  hosting: { category: 'hosting', consent: 'disputed' },
  'tag-manager': { category: 'tag-manager', consent: 'disputed' },
  'consent-provider': { category: 'cmp', consent: 'disputed' },
  'customer-success': { category: 'chat', consent: 'disputed' },
};

const purposes: Partial<Record<ServiceCategory, { de: string; en: string }>> = {
  marketing: { de: 'Werbung oder Marketing', en: 'Advertising or marketing' },
  analytics: { de: 'Analyse der Nutzung', en: 'Usage analytics' },
  social: { de: 'Inhalte oder Funktionen eines sozialen Netzwerks', en: 'Content or features of a social network' },
  video: { de: 'Wiedergabe von Videos', en: 'Video playback' },
  cdn: { de: 'Auslieferung von Dateien', en: 'Delivery of files' },
  hosting: { de: 'Hosting', en: 'Hosting' },
  'tag-manager': { de: 'Laden weiterer Dienste', en: 'Loading of further services' },
  cmp: { de: 'Einholen der Einwilligung', en: 'Collecting consent' },
  chat: { de: 'Kundenkontakt und Support', en: 'Customer contact and support' },
};

/** The list takes as long to load as the rest of the catalogue; hosts that nobody knows are few. */
let list: typeof thirdPartyWeb | null = null;
function publicList(): typeof thirdPartyWeb {
  list ??= createRequire(import.meta.url)('third-party-web/nostats-subset.js') as typeof thirdPartyWeb;
  return list;
}

/**
 * A service for a host that the catalogue does not know, from the public list `third-party-web` (MIT).
 * The list knows names and rough categories only: the vendor id is empty, its seat unknown, and consent is never stated
 * with more certainty than the category carries. Null when the list does not know the host either.
 */
export function fallbackService(host: string): Service | null {
  const entity = publicList().getEntity(`https://${host.toLowerCase()}/`);
  if (!entity) return null;
  const { category, consent } = categories[entity.category] ?? { category: 'unknown', consent: 'disputed' };
  return {
    id: `third-party-web:${entity.name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')}`,
    name: entity.name,
    vendor: '',
    category,
    consent,
    reason: reasonFor(consent),
    purpose: purposes[category] ?? { de: 'Zweck nicht bekannt', en: 'Purpose not known' },
    hosts: entity.domains.map((domain) => domain.replace(/^\*/, '')),
    urls: [],
    cnames: [],
    globals: [],
    alternatives: null,
    aliases: [...new Set([entity.name, entity.company])],
    loadedBy: [],
    selfHosted: false,
    source: 'third-party-web',
    checked: '2026-11-21',
  };
}

function reasonFor(consent: ConsentNeed): { de: string; en: string } {
  return consent === 'yes'
    ? {
        de: 'Dienste dieser Art lesen oder speichern in der Regel Informationen im Endgerät, ohne dass es für die Website unbedingt erforderlich ist.',
        en: 'Services of this kind usually read or store information on the device without being strictly necessary for the website.',
      }
    : {
        de: 'Der Dienst ist nur seiner Art nach bekannt; ob er ohne Einwilligung laufen darf, ist im Einzelfall zu prüfen.',
        en: 'Only the kind of this service is known; whether it may run without consent has to be examined in the individual case.',
      };
}
