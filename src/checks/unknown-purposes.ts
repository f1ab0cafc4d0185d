import type { FindingItem, Locale, Verdict } from './define-check.ts';
import type { CookieFact, RequestFact, StorageFact } from './facts.ts';
import { requestItem } from './items.ts';
import { namingClauses, namingOf, serverParams } from './named-servers.ts';
import type { Notice } from './notice.ts';
import { shortList, storedItem } from './stored-findings.ts';
import { familyOf } from './stored-items.ts';
import { lookingAtServers } from './unknown-hosts.ts';

type Stored = CookieFact | StorageFact;

const mostNames = 5;

/** Title of the check that lists entries of unknown purpose, as a reference. */
export const entriesAt: Record<Locale, string> = {
  de: '„Zweck aller Cookies und Speicherobjekte bekannt“',
  en: '“Purpose of all cookies and storage known”',
};

const entries: Record<Locale, string> = {
  de: `{entries|=einem unbekannten Eintrag|unbekannten Einträgen} im Browser ({names}; siehe ${entriesAt.de})`,
  en: `{entries|unknown entry|unknown entries} in the browser ({names}; see ${entriesAt.en})`,
};
const servers: Record<Locale, string> = {
  de: '{count|=einem unbekannten fremden Server|unbekannten fremden Servern} ({domains|=|Domains: }{hosts}',
  en: '{count|unknown third-party server|unknown third-party servers} ({domains|=|domains: }{hosts}',
};
const depends: Record<Locale, (what: string) => string> = {
  de: (what) => `hängt vom Zweck von ${what} ab`,
  en: (what) => `depends on the purpose of ${what}`,
};
const and: Record<Locale, string> = { de: ' und ', en: ' and ' };

const entriesStep: Record<Locale, string> = {
  de: `Klären Sie den Zweck von {entries|=einem Eintrag|Einträgen} im Browser ({names}), wie bei ${entriesAt.de} beschrieben.`,
  en: `Find out the purpose of {entries|entry|entries} in the browser ({names}), as described under ${entriesAt.en}.`,
};
const consequence: Record<Locale, string> = {
  de: 'Speichert oder liest etwas davon Angaben im Endgerät, ohne dass der ausdrücklich gewünschte Dienst es unbedingt erfordert (§ 25 Abs. 2 Nr. 2 TDDDG), holen Sie vorher eine Einwilligung ein, oder verzichten Sie darauf; sonst braucht die Website dafür keine Abfrage.',
  en: 'If any of it stores or reads information on the device without the service expressly asked for strictly needing it (Section 25(2) no. 2 TDDDG), obtain consent first or do without it; otherwise the website needs no request for it.',
};

const namings = ['', 'Named', 'PartlyNamed'] as const;

interface Told {
  ending: string;
  text(locale: Locale): string;
  steps(locale: Locale): readonly string[];
}

/** What may be unknown, each by the ending of its message: entries, servers by what the notice says of them, or both. */
const kinds: readonly Told[] = [
  { ending: 'Entries', text: (locale) => entries[locale], steps: (locale) => [entriesStep[locale]] },
  ...namings.flatMap((naming): Told[] => {
    const ofServers = (locale: Locale) => `${servers[locale]}${namingClauses[locale][naming]})`;
    return [
      { ending: `Servers${naming}`, text: ofServers, steps: (locale) => lookingAtServers[locale][naming] },
      {
        ending: `Both${naming}`,
        text: (locale) => `${entries[locale]}${and[locale]}${ofServers(locale)}`,
        steps: (locale) => [entriesStep[locale], ...lookingAtServers[locale][naming]],
      },
    ];
  }),
];

/** What `openByUnknownPurposes` tells under a name; `lead` is the sentence up to what depends on the purposes. */
export function unknownPurposeMessages(locale: Locale, name: string, lead: string): Record<string, string> {
  return Object.fromEntries(kinds.map(({ ending, text }) => [`${name}${ending}`, `${lead} ${depends[locale](text(locale))}`]));
}

/** What to do about it. */
export function unknownPurposeFixes(locale: Locale, name: string): Record<string, string> {
  const numbered = (steps: readonly string[]) => steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
  return Object.fromEntries(kinds.map(({ ending, steps }) => [`${name}${ending}`, numbered([...steps(locale), consequence[locale]])]));
}

/** Stored entries by the families under which they are counted and listed. */
export function familiesOf(stored: readonly Stored[]): Map<string, Stored[]> {
  return Map.groupBy(stored, (entry) => familyOf('name' in entry ? entry.name : entry.key));
}

/**
 * Open because of all that is of unknown purpose, the site's own entries as well as those of others: the law makes no difference
 * between them. One of both lists may be empty.
 */
export function openByUnknownPurposes(name: string, stored: readonly Stored[], hosts: readonly RequestFact[], notice: Notice): Verdict {
  const families = familiesOf(stored);
  const { kind, named } = namingOf(hosts, notice);
  const ending = hosts.length === 0 ? 'Entries' : `${families.size === 0 ? 'Servers' : 'Both'}${kind}`;
  const items: FindingItem[] = [
    ...[...families.values()].map(([first]) => storedItem(first!)),
    ...hosts.map((request) => requestItem(request)),
  ];
  const params = {
    entries: families.size,
    names: shortList([...families.keys()], mostNames),
    ...serverParams(hosts),
    named: serverParams(named).hosts,
  };
  return { class: 'NoClassification', message: `${name}${ending}`, params, items };
}
