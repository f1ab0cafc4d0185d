import supportData from './software-support.json' with { type: 'json' };
import type { SoftwareSupport } from './types.ts';

/** All software whose versions the catalogue can judge. */
export const softwareSupport = supportData as readonly SoftwareSupport[];

/** Where a version may be shown. `header` is written `name: value`, `path` carries the query. */
export type VersionClue = { generator: string } | { header: string } | { path: string };

/** A version that was read off. */
export interface SoftwareVersion {
  software: SoftwareSupport;
  version: string;
}

/**
 * What is known about a version on a day. `exploited`: a grave vulnerability is known to be used. `ended`: no security fixes since
 * `since`. `behind`: a repaired version of the same branch exists. `kept`: nothing is known against it.
 */
export type VersionStanding = { kind: 'exploited' | 'kept' } | { kind: 'ended'; since: string } | { kind: 'behind'; fixed: string };

interface VersionRule {
  software: SoftwareSupport;
  pattern: RegExp;
}

const byId = new Map(softwareSupport.map((software) => [software.id, software]));
const rules = {
  generator: rulesOf(({ generator }) => generator, 'i'),
  header: rulesOf(({ headers }) => headers.map((source) => `^${source}`), 'i'),
  path: rulesOf(({ paths }) => paths, ''),
};
// Most addresses show no version: one pattern says so, where all of them would have to.
const anyPath = new RegExp(rules.path.map(({ pattern }) => `(?:${pattern.source})`).join('|'));

/** Versions that a text shows. */
export function readVersions(clue: VersionClue): readonly SoftwareVersion[] {
  if ('generator' in clue) return matching(rules.generator, clue.generator.trim().slice(0, 200));
  if ('header' in clue) return matching(rules.header, clue.header.slice(0, 400));
  const path = clue.path.slice(0, 600);
  return anyPath.test(path) ? matching(rules.path, path) : [];
}

/** The software with this id, or null. */
export function softwareOf(id: string): SoftwareSupport | null {
  return byId.get(id) ?? null;
}

/** The day on which security fixes for a version end, where that is within the three months after a day (ISO dates); else null. */
export function endingSoon(software: SoftwareSupport, version: string, on: string): string | null {
  const limit = new Date(Date.parse(on) + soonMs).toISOString().slice(0, 10);
  const end = software.ended.find((branch) => isWithin(version, branch.branch) && branch.on >= on.slice(0, 10) && branch.on <= limit);
  return end?.on ?? null;
}
const soonMs = 92 * 86_400_000;

/** How a version stands on a day (ISO date). */
export function standingOf(software: SoftwareSupport, version: string, on: string): VersionStanding {
  const exploited = software.exploited.some(
    ({ from, below }) => isExact(version) && compareVersions(version, from) >= 0 && compareVersions(version, below) < 0,
  );
  if (exploited) return { kind: 'exploited' };
  const ended = software.ended.find(({ branch, on: end }) => isWithin(version, branch) && end < on.slice(0, 10));
  if (ended) return { kind: 'ended', since: ended.on };
  const fixed = software.fixed.find((candidate) => isWithin(version, branchOf(candidate, software.kind)));
  if (fixed !== undefined && compareVersions(version, fixed) < 0) return { kind: 'behind', fixed };
  return { kind: 'kept' };
}

/** Compares two versions number by number; a missing part counts as nought. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** WordPress writes `4.7` for 4.7.0; a bare major number says too little to accuse anybody. */
function isExact(version: string): boolean {
  return version.includes('.');
}

function isWithin(version: string, branch: string): boolean {
  return version === branch || version.startsWith(`${branch}.`);
}

function branchOf(version: string, kind: SoftwareSupport['kind']): string {
  return version
    .split('.')
    .slice(0, kind === 'library' ? 1 : 2)
    .join('.');
}

function rulesOf(sources: (software: SoftwareSupport) => readonly string[], flags: string): VersionRule[] {
  return softwareSupport.flatMap((software) => sources(software).map((source) => ({ software, pattern: new RegExp(source, flags) })));
}

function matching(candidates: readonly VersionRule[], text: string): SoftwareVersion[] {
  return candidates.flatMap(({ software, pattern }) => {
    const version = pattern.exec(text)?.[1] ?? (pattern.test(text) ? software.version : null);
    return version === null ? [] : [{ software, version }];
  });
}
