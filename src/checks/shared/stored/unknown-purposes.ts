import type { FindingItem, Locale, Verdict } from '../../define-check.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import { requestItem } from '../../items.ts';
import { numberedSteps } from '../../message-variants.ts';
import type { Notice } from '../notice/notice.ts';
import { namingClauses, namingOf, serverParams } from '../services/named-servers.ts';
import { lookingAtServers } from '../services/unknown-hosts.ts';
import {
  roleClauses,
  roleEnding,
  roleEndings,
  roleItems,
  roleParams,
  roleSteps,
  type ServerRoles,
} from '../services/unknown-server-roles.ts';
import { shortList } from '../wording.ts';
import { storedItem } from './stored-findings.ts';
import { familyOf } from './stored-items.ts';

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
/** The parts hold commas of their own, so that a list has to say “and” each time. */
const and: Record<Locale, string> = { de: ' und ', en: ' and ' };

const deleted: Record<Locale, string> = {
  de: '{deletedCount|=einem unbekannten Cookie, das gleich wieder gelöscht wurde|unbekannten Cookies, die gleich wieder gelöscht wurden} ({deleted})',
  en: '{deletedCount|unknown cookie that was deleted at once|unknown cookies that were deleted at once} ({deleted})',
};

const entriesStep: Record<Locale, string> = {
  de: `Klären Sie den Zweck von {entries|=einem Eintrag|Einträgen} im Browser ({names}), wie bei ${entriesAt.de} beschrieben.`,
  en: `Find out the purpose of {entries|entry|entries} in the browser ({names}), as described under ${entriesAt.en}.`,
};
const deletedStep: Record<Locale, string> = {
  de: 'Klären Sie den Zweck von {deletedCount|=einem gleich wieder gelöschten Cookie|gleich wieder gelöschten Cookies} ({deleted}).',
  en: 'Find out the purpose of {deletedCount|cookie deleted at once|cookies deleted at once} ({deleted}).',
};
/** What is stored falls under one law; who measures visitors needs consent for that by another, device or not. */
const consequence: Record<Locale, Record<'stored' | 'servers', string>> = {
  de: {
    stored:
      'Speichert oder liest etwas davon Angaben im Endgerät, ohne dass der ausdrücklich gewünschte Dienst es unbedingt erfordert (§ 25 Abs. 2 Nr. 2 TDDDG), holen Sie vorher eine Einwilligung ein, oder verzichten Sie darauf; sonst braucht die Website dafür keine Abfrage.',
    servers:
      'Speichert oder liest etwas davon Angaben im Endgerät, ohne dass der ausdrücklich gewünschte Dienst es unbedingt erfordert (§ 25 Abs. 2 Nr. 2 TDDDG), oder misst ein Anbieter das Verhalten der Besucher, ohne dass ein berechtigtes Interesse das trägt (Art. 6 Abs. 1 lit. a, f DSGVO), holen Sie vorher eine Einwilligung ein, oder verzichten Sie darauf; sonst braucht die Website dafür keine Abfrage.',
  },
  en: {
    stored:
      'If any of it stores or reads information on the device without the service expressly asked for strictly needing it (Section 25(2) no. 2 TDDDG), obtain consent first or do without it; otherwise the website needs no request for it.',
    servers:
      'If any of it stores or reads information on the device without the service expressly asked for strictly needing it (Section 25(2) no. 2 TDDDG), or a provider measures what visitors do without a legitimate interest to carry it (Art. 6(1)(a), (f) GDPR), obtain consent first or do without it; otherwise the website needs no request for it.',
  },
};

const namings = ['', 'Named', 'PartlyNamed'] as const;

interface Told {
  ending: string;
  /** What the answer depends on, joined by “and”. */
  texts(locale: Locale): readonly string[];
  steps(locale: Locale): readonly string[];
  /** What is told beside it, of servers whose role is known. */
  clause?(locale: Locale): string;
}

/** What is stored, by the beginning of its ending where there are servers too. */
const ofStored: readonly (Told & { besideServers: string })[] = [
  { ending: 'Entries', besideServers: 'Both', texts: (locale) => [entries[locale]], steps: (locale) => [entriesStep[locale]] },
  { ending: 'Deleted', besideServers: 'DeletedServers', texts: (locale) => [deleted[locale]], steps: (locale) => [deletedStep[locale]] },
  {
    ending: 'EntriesDeleted',
    besideServers: 'BothDeleted',
    texts: (locale) => [entries[locale], deleted[locale]],
    steps: (locale) => [entriesStep[locale], deletedStep[locale]],
  },
];

/** What may be unknown, each by the ending of its message: what is stored, servers by what the notice says of them, or both. */
const kinds: readonly Told[] = [
  ...ofStored.map(({ ending, texts, steps }) => ({
    ending,
    texts,
    steps: (locale: Locale) => [...steps(locale), consequence[locale].stored],
  })),
  ...namings.flatMap((naming) =>
    roleEndings.flatMap((roles): Told[] => {
      const ofServers = (locale: Locale) => `${servers[locale]}${namingClauses[locale][naming]})`;
      const steps = (locale: Locale) => [...lookingAtServers[locale][naming], consequence[locale].servers, ...roleSteps(locale, roles)];
      const clause = (locale: Locale) => roleClauses(locale)[roles];
      return [
        { ending: `Servers${naming}${roles}`, texts: (locale) => [ofServers(locale)], steps, clause },
        ...ofStored.map((stored) => ({
          ending: `${stored.besideServers}${naming}${roles}`,
          texts: (locale: Locale) => [...stored.texts(locale), ofServers(locale)],
          steps: (locale: Locale) => [...stored.steps(locale), ...steps(locale)],
          clause,
        })),
      ];
    }),
  ),
];

/** What `openByUnknownPurposes` tells under a name; `lead` is the sentence up to what depends on the purposes. */
export function unknownPurposeMessages(locale: Locale, name: string, lead: string): Record<string, string> {
  return Object.fromEntries(
    kinds.map(({ ending, texts, clause }) => [
      `${name}${ending}`,
      `${lead} ${depends[locale](texts(locale).join(and[locale]))}${clause?.(locale) ?? ''}`,
    ]),
  );
}

/** What to do about it. */
export function unknownPurposeFixes(locale: Locale, name: string): Record<string, string> {
  return Object.fromEntries(kinds.map(({ ending, steps }) => [`${name}${ending}`, numberedSteps(steps(locale))]));
}

/** Stored entries by the families under which they are counted and listed, apart from cookies that were deleted at once. */
export function unknownFamilies(stored: readonly Stored[]): Record<'kept' | 'gone', Map<string, Stored[]>> {
  const isGone = (entry: Stored) => 'name' in entry && !entry.kept;
  const families = (list: readonly Stored[]) => Map.groupBy(list, (entry) => familyOf('name' in entry ? entry.name : entry.key));
  return { kept: families(stored.filter((entry) => !isGone(entry))), gone: families(stored.filter(isGone)) };
}

/**
 * Open because of all that is of unknown purpose, the site's own entries as well as those of others: the law makes no difference
 * between them. Cookies that were deleted at once lie in no browser and are counted apart, as the check that lists entries does. At
 * least one of the lists is not empty. Servers whose role their requests show are told apart, beside others: nothing depends on them.
 */
export function openByUnknownPurposes(name: string, stored: readonly Stored[], roles: ServerRoles, notice: Notice): Verdict {
  const { kept, gone } = unknownFamilies(stored);
  const hosts = roles.rest;
  const { kind, named } = namingOf(hosts, notice);
  const items: FindingItem[] = [
    ...[...kept.values(), ...gone.values()].map(([first]) => storedItem(first!)),
    ...hosts.map((request) => requestItem(request)),
    ...(hosts.length > 0 ? roleItems(roles) : []),
  ];
  const of = ofStored.find(({ ending }) => ending === `${kept.size > 0 ? 'Entries' : ''}${gone.size > 0 ? 'Deleted' : ''}`);
  const ending = hosts.length === 0 ? of?.ending : `${of?.besideServers ?? 'Servers'}${kind}${roleEnding(roles)}`;
  const params = {
    entries: kept.size,
    names: shortList([...kept.keys()], mostNames),
    deletedCount: gone.size,
    deleted: shortList([...gone.keys()], mostNames),
    ...serverParams(hosts),
    named: serverParams(named).hosts,
    ...roleParams(roles),
  };
  return { class: 'NoClassification', message: `${name}${ending}`, params, items };
}
