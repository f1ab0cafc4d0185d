import { expect, it } from 'vitest';
import type { ChangeKind, ChangeReason, Comparison, FindingChange } from '#contract/comparison.ts';
import { groupChanges, isEmpty, sumUp } from './change-groups.ts';

const scan = (identifier: string): Comparison['before'] => ({
  identifier,
  url: 'https://www.muster.test/',
  created: '2026-11-21T08:14:00.000Z',
  class: 'Risk',
  score: 62,
  complete: true,
  statesExamined: ['none', 'reject', 'accept'],
  ruleVersion: '2026-11-01-abcd',
  engineVersion: '1.0.0',
});
const finding = (kind: ChangeKind, reason: ChangeReason = 'site'): FindingChange => ({
  kind,
  reason,
  findingId: `${kind}-${reason}`,
  checkId: 'trk',
  title: 'Titel',
  statement: 'Aussage.',
  before: null,
  after: 'Risk',
});
const compared = (findings: FindingChange[], overrides: Partial<Comparison> = {}): Comparison => ({
  host: 'muster.test',
  before: scan('a'),
  after: scan('b'),
  sameRules: true,
  findings,
  unchangedFindings: 0,
  hosts: [],
  cookies: [],
  ...overrides,
});
const host: Comparison['hosts'][number] = {
  kind: 'new',
  reason: 'site',
  host: 'a.test',
  service: null,
  party: 'third',
  before: [],
  after: ['none'],
};

it.each<[string, Comparison, string]>([
  ['nothing', compared([]), 'nothing'],
  ['one scan twice', compared([], { after: scan('a') }), 'same'],
  ['new ones', compared([finding('new'), finding('new')]), 'came 2'],
  ['gone ones', compared([finding('gone')]), 'went 1'],
  ['new and gone', compared([finding('new'), finding('gone')]), 'came 1, alsoWent 1'],
  ['changed ones', compared([finding('changed')]), 'changed 1'],
  ['all of it', compared([finding('new'), finding('gone'), finding('changed')]), 'came 1, alsoWent 1, alsoChanged 1'],
  ['only hosts', compared([], { hosts: [host] }), 'noFindings'],
  ['only rules', compared([finding('new', 'rules')]), 'noFindings; rules 1'],
  ['every reason', compared([finding('new'), finding('gone', 'rules'), finding('gone', 'extent')]), 'came 1; rules 1; extent 1'],
])('sums up: %s', (_, comparison, expected) => {
  const { main, apart } = sumUp(comparison);
  const told = ({ key, count }: { key: string; count: number }) => (count > 0 ? `${key} ${count}` : key);
  expect([main.map(told).join(', '), ...apart.map(told)].join('; ')).toBe(expected);
});

it('keeps what changed by rules or extent apart, in order', () => {
  const all = [finding('new'), finding('new', 'rules'), finding('gone', 'extent'), finding('gone')];
  const { site, rules, extent } = groupChanges(compared(all, { hosts: [host] }));
  expect(site.findings.map(({ kind }) => kind)).toEqual(['new', 'gone']);
  expect([site.hosts.length, rules.findings.length, extent.findings.length]).toEqual([1, 1, 1]);
  expect([isEmpty(site), isEmpty(groupChanges(compared([])).site)]).toEqual([false, true]);
});
