import { escapedForPattern } from './escaped-for-pattern.ts';
import { indexHosts } from './host-index.ts';
import systemData from './systems.json' with { type: 'json' };
import type { System } from './types.ts';

/** All content management systems, shops, builders and frameworks of the catalogue. */
export const systems = systemData as readonly System[];

/** One thing by which a system can be told. `header` is written `name: value`, `path` carries the query. */
export type SystemClue =
  | { generator: string }
  | { header: string }
  | { global: string }
  | { cookie: string }
  | { path: string }
  | { host: string };

interface SystemRule {
  system: System;
  pattern: RegExp;
}

const byId = new Map(systems.map((system) => [system.id, system]));
const byName = new Map(systems.map((system) => [system.name, system]));
const generatorRules = rulesOf(({ generator }) => generator, 'i');
const headerRules = rulesOf(({ headers }) => headers.map((source) => `^${source}$`), 'i');
const pathRules = rulesOf(({ paths }) => paths, '');
const cookieRules = rulesOf(({ cookies }) => cookies.filter((name) => name.includes('*')).map(wildcardSource), '');
const byGlobal = indexNames(({ globals }) => globals);
const byCookie = indexNames(({ cookies }) => cookies);
const hostIndex = indexHosts(systems.flatMap((system) => system.hosts.map((host) => [host, system] as const)));
// Nearly every address belongs to no system: one pattern says so, where a hundred would have to.
const anyPath = new RegExp(pathRules.map(({ pattern }) => `(?:${pattern.source})`).join('|'));

/** Systems a clue points to, in the order of the catalogue; none for clues nobody knows. */
export function findSystems(clue: SystemClue): readonly System[] {
  if ('generator' in clue) return matching(generatorRules, clue.generator.trim().slice(0, 200));
  if ('header' in clue) return matching(headerRules, clue.header.slice(0, 600));
  if ('global' in clue) return byGlobal.get(clue.global) ?? [];
  if ('cookie' in clue) return byCookie.get(clue.cookie) ?? matching(cookieRules, clue.cookie.slice(0, 200));
  if ('host' in clue) {
    const system = hostIndex.find(clue.host);
    return system ? [system] : [];
  }
  const path = clue.path.slice(0, 600);
  return anyPath.test(path) ? matching(pathRules, path) : [];
}

/** The system with this id, or null. */
export function systemOf(id: string): System | null {
  return byId.get(id) ?? null;
}

/** The system with this name (the site's `system` fact), or null. */
export function systemNamed(name: string): System | null {
  return byName.get(name) ?? null;
}

function rulesOf(sources: (system: System) => readonly string[], flags: string): SystemRule[] {
  return systems.flatMap((system) => sources(system).map((source) => ({ system, pattern: new RegExp(source, flags) })));
}

function indexNames(names: (system: System) => readonly string[]): Map<string, System[]> {
  const found = new Map<string, System[]>();
  for (const system of systems) for (const name of names(system)) found.set(name, [...(found.get(name) ?? []), system]);
  return found;
}

function matching(rules: readonly SystemRule[], text: string): System[] {
  return [...new Set(rules.filter(({ pattern }) => pattern.test(text)).map(({ system }) => system))];
}

function wildcardSource(name: string): string {
  const parts = name.split('*').map(escapedForPattern);
  return `^${parts.join('.{0,200}')}$`;
}
