import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Who may import whom. This table is the architecture (docs/architecture.md); `npm` names the outside packages of pure layers. */
const layers: Record<string, { imports: readonly string[]; npm: readonly string[] | 'any' }> = {
  lib: { imports: [], npm: 'any' },
  contract: { imports: [], npm: ['zod'] },
  evidence: { imports: [], npm: [] },
  knowledge: { imports: ['evidence'], npm: 'any' },
  checks: { imports: ['evidence', 'knowledge'], npm: [] },
  report: { imports: ['contract', 'evidence', 'checks', 'knowledge'], npm: 'any' },
  engine: { imports: ['lib', 'contract', 'evidence', 'knowledge', 'checks', 'report'], npm: 'any' },
  mails: { imports: ['lib', 'contract'], npm: 'any' },
  db: { imports: ['lib', 'contract'], npm: 'any' },
  jobs: { imports: ['lib', 'contract', 'db'], npm: 'any' },
  server: { imports: ['lib', 'contract', 'report', 'mails', 'db', 'jobs'], npm: 'any' },
  worker: { imports: ['lib', 'contract', 'evidence', 'mails', 'db', 'jobs', 'engine', 'report'], npm: 'any' },
  cli: { imports: ['lib', 'contract', 'evidence', 'engine', 'report'], npm: 'any' },
  web: { imports: ['contract'], npm: 'any' },
  // One machine, one command: starts the others as processes and knows none of them.
  start: { imports: ['lib', 'contract', 'lab'], npm: 'any' },
};
/** The one door to the lab: the command `lab` starts it. */
const allowed = new Set(['cli/main.ts → #lab/main.ts']);

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.includes('/') && /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.split('/').includes('testing'),
);

/** Imports of one file that the table does not allow. */
function violations(file: string, source: string): string[] {
  const layer = file.split('/')[0]!;
  const rule = layers[layer];
  if (!rule) return [`${file}: folder "${layer}" is not in the table`];
  const bad: string[] = [];
  for (const [, given] of source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
    const spec = given!;
    if (allowed.has(`${file} → ${spec}`)) continue;
    if (spec.startsWith('#')) {
      const target = spec.slice(1).split('/')[0]!;
      if (target !== layer && !rule.imports.includes(target)) bad.push(`${file} → ${spec}`);
    } else if (spec.startsWith('.')) {
      // package.json lies above all layers and holds the version.
      if (!join(file, '..', spec).startsWith(`${layer}/`) && !spec.endsWith('/package.json')) bad.push(`${file} → ${spec} (use #layer/…)`);
    } else if (rule.npm !== 'any' && !rule.npm.includes(spec)) bad.push(`${file} → ${spec}`);
  }
  return bad;
}

it('sees the source tree', () => expect(files.length).toBeGreaterThan(150));

it('keeps the dependency direction', () => {
  expect(files.flatMap((file) => violations(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  ['web/x.ts', `import { scans } from '#db/tables/scans.ts'`],
  ['web/x.ts', `import { scans } from '../db/tables/scans.ts'`],
  ['checks/x.ts', `import fs from 'node:fs'`],
  ['checks/x.ts', `const late = await import('tldts')`],
  ['report/x.ts', `import { judge } from '#engine/judge.ts'`],
  ['engine/x.ts', `import { startLab } from '#lab/start-lab.ts'`],
  ['nowhere/x.ts', ''],
])('would notice a breach in %s: %s', (file, source) => {
  expect(violations(file, source)).toHaveLength(1);
});

it('keeps the house free of rooms nobody can name', () => {
  const vague = files.filter((file) => /(^|\/)(utils?|helpers?|managers?|data|info)(\/|\.|-)/.test(file));
  expect(vague).toEqual([]);
});
