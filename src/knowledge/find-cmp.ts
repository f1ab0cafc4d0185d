import cmpData from './cmps.json' with { type: 'json' };
import { indexHosts } from './host-index.ts';
import type { Cmp } from './types.ts';

/** All consent management platforms of the catalogue. */
export const cmps = cmpData as readonly Cmp[];

/** One thing by which a platform can be told. Storage keys of the site's visitor are matched with `*` as in the catalogue. */
export type CmpClue =
  | { host: string }
  | { ownPath: string }
  | { global: string }
  | { selector: string }
  | { consentKey: string }
  | { tcfId: number };

const hostIndex = indexHosts(cmps.flatMap((cmp) => cmp.hosts.map((host) => [host, cmp] as const)));
const ownFolders = cmps.flatMap((cmp) => (cmp.ownPaths ?? []).map((folder) => [folder, cmp] as const));
const byGlobal = indexUnique((cmp) => cmp.globals);
const bySelector = indexUnique((cmp) => cmp.selectors);
const byTcfId = new Map(cmps.filter((cmp) => cmp.tcfId !== null).map((cmp) => [cmp.tcfId, cmp]));
const byConsentKey = indexUnique((cmp) => cmp.consentKeys);
const keyPrefixes = [...byConsentKey.keys()].filter((key) => key.endsWith('*')).sort((a, b) => b.length - a.length);

/** The platform a clue points to, or null. A name that several platforms share (`euconsent-v2`) points to none. */
export function findCmp(clue: CmpClue): Cmp | null {
  if ('host' in clue) return hostIndex.find(clue.host) ?? null;
  if ('ownPath' in clue) return ownFolders.find(([folder]) => clue.ownPath.includes(folder))?.[1] ?? null;
  if ('global' in clue) return byGlobal.get(clue.global) ?? null;
  if ('selector' in clue) return bySelector.get(clue.selector) ?? null;
  if ('tcfId' in clue) return byTcfId.get(clue.tcfId) ?? null;
  const prefix = keyPrefixes.find((key) => clue.consentKey.startsWith(key.slice(0, -1)));
  return byConsentKey.get(clue.consentKey) ?? (prefix === undefined ? null : (byConsentKey.get(prefix) ?? null));
}

const byName = new Map(cmps.flatMap((cmp) => [cmp.id, cmp.name.toLowerCase()].map((name) => [name, cmp] as const)));

/** The platform of that name or id, whatever the case; null where the catalogue has none. */
export function cmpNamed(name: string): Cmp | null {
  return byName.get(name.toLowerCase()) ?? null;
}

/** By what the platform of that name deletes cookies when consent is withdrawn; null where that is not recorded. */
export function deletionIn(name: string): Cmp['deletes'] | null {
  return cmps.find((cmp) => cmp.name === name)?.deletes ?? null;
}

/** Names that belong to exactly one platform; shared ones stay in the data but decide nothing. */
function indexUnique(names: (cmp: Cmp) => readonly string[]): Map<string, Cmp> {
  const found = new Map<string, Cmp | null>();
  for (const cmp of cmps) for (const name of names(cmp)) found.set(name, found.has(name) ? null : cmp);
  return new Map([...found].filter((entry): entry is [string, Cmp] => entry[1] !== null));
}
