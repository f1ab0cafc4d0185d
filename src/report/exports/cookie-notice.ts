import type { CookieMonitor, CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { compareText } from '../merge.ts';
import { purposeIn } from './cookie-sheet.ts';
import { lifetimeWords } from './duration-words.ts';
import { categoryWord, exportWords } from './export-words.ts';
import { publishableText } from './plain-text.ts';

/** One line of the cookie table of a privacy notice. Null is for the reader to complete. */
export interface NoticeEntry {
  name: string;
  provider: string | null;
  purpose: string | null;
  lifetime: string;
  type: string;
}

/** Entries of one category; `category` null = not classified. */
export interface NoticeGroup {
  category: string | null;
  entries: NoticeEntry[];
}

/** Words of the cookie table. */
export interface NoticeWords {
  title: string;
  columns: { name: string; provider: string; purpose: string; lifetime: string; type: string };
  own: string;
  unclassified: string;
  unclassifiedNote: string;
  toComplete: string;
  none: string;
  origin: string;
  begin: string;
  end: string;
}

/** The words in both languages; `{date}` and `{host}` are filled in. */
export const noticeWords: Record<Locale, NoticeWords> = {
  de: {
    title: 'Cookies und ähnliche Technologien',
    columns: { name: 'Name', provider: 'Anbieter', purpose: 'Zweck', lifetime: 'Speicherdauer', type: 'Art' },
    own: 'diese Website',
    unclassified: 'Nicht eingeordnet',
    unclassifiedNote: 'Zweck und Kategorie dieser Einträge sind nicht bekannt. Bitte vor der Veröffentlichung ergänzen.',
    toComplete: '[bitte ergänzen]',
    none: 'Bei der Prüfung dieser Website wurden keine Cookies und keine Einträge im Web-Speicher gesetzt.',
    origin: 'Beobachtet am {date} auf {host}.',
    begin: 'Ab hier in die Datenschutzerklärung übernehmen',
    end: 'Bis hier',
  },
  en: {
    title: 'Cookies and similar technologies',
    columns: { name: 'Name', provider: 'Provider', purpose: 'Purpose', lifetime: 'Storage period', type: 'Type' },
    own: 'this website',
    unclassified: 'Unclassified',
    unclassifiedNote: 'Purpose and category of these entries are not known. Please complete them before publication.',
    toComplete: '[please complete]',
    none: 'When this website was examined, no cookies and no entries in web storage were set.',
    origin: 'Observed on {date} on {host}.',
    begin: 'Take over into the privacy notice from here',
    end: 'To here',
  },
};

const categoryOrder = ['necessary', 'security', 'consent', 'functional', 'analytics', 'marketing', 'social'];

/**
 * What the browser really kept, by category and ready to be published: what it refused is left out, the same name of the same provider
 * comes once, what is not known is left to be completed.
 */
export function noticeGroups({ entries }: CookieMonitor, locale: Locale): NoticeGroup[] {
  const words = exportWords[locale];
  const kept = entries.filter(({ blockedReason }) => blockedReason === null);
  const groups = Map.groupBy(kept, ({ category }) => (category === 'unknown' ? null : category));
  return [...groups]
    .sort(([a], [b]) => rank(a) - rank(b) || compareText(a ?? '', b ?? ''))
    .map(([category, members]) => ({
      category: category === null ? null : publishableText(categoryWord(category, words)),
      entries: once(members.map((entry) => describe(entry, locale))),
    }));
}

/** Known categories first, then other kinds of service, what is not classified last. */
function rank(category: string | null): number {
  if (category === null) return categoryOrder.length + 1;
  const place = categoryOrder.indexOf(category);
  return place < 0 ? categoryOrder.length : place;
}

function describe(entry: CookieMonitorEntry, locale: Locale): NoticeEntry {
  const purpose = purposeIn(entry, locale);
  return {
    name: publishableText(entry.name),
    provider: providerOf(entry, locale),
    purpose: purpose === null ? null : publishableText(purpose),
    lifetime: lifetimeWords(entry, locale),
    type: exportWords[locale].types[entry.type],
  };
}

function providerOf({ serviceId, service, party, domain }: CookieMonitorEntry, locale: Locale): string | null {
  const known = serviceId === null ? null : serviceOf(serviceId);
  const vendor = known === null ? null : findVendor(known.vendor);
  if (vendor) return vendor.euEntity ?? vendor.legalName;
  if (service !== null) return publishableText(service);
  return party === 'first' ? noticeWords[locale].own : publishableText(domain);
}

function once(entries: readonly NoticeEntry[]): NoticeEntry[] {
  const lines = new Map(entries.map((entry) => [JSON.stringify(entry), entry]));
  return [...lines.values()].sort((a, b) => compareText(a.name, b.name));
}
