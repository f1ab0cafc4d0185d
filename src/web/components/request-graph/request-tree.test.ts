import { describe, expect, it } from 'vitest';
import { requestNode, tagRow, wideHierarchy, wideRows } from '../../../../test/factories/request-hierarchy.ts';
import {
  buildTree,
  findNodes,
  kindsOf,
  noTreeFilters,
  openLevels,
  pathTo,
  shortestTo,
  shownHost,
  type TreeFilters,
  visibleNodes,
  withWays,
} from './request-tree.ts';

const rows = [
  tagRow({ host: 'www.muster.test', party: 'first' }),
  tagRow({ host: 'gtm.test', service: 'Tag Manager', consent: 'disputed' }),
  tagRow({ host: 'ga.test', service: 'Messung', consent: 'no' }),
  tagRow({ host: 'ga.test', service: 'Werbung', consent: 'yes' }),
];
const tree = buildTree(
  {
    nodes: [
      requestNode({
        childRequests: [
          requestNode({
            originHost: 'gtm.test',
            service: 'Tag Manager',
            childRequests: [
              requestNode({
                originHost: 'ga.test',
                service: 'Werbung',
                states: ['accept'],
                childRequests: [requestNode({ originHost: 'x.test' })],
              }),
            ],
          }),
          requestNode({ originHost: 'fremd.test', states: ['none'], childRequests: [requestNode({ originHost: 'x.test' })] }),
          requestNode({ originHost: 'ga.test', service: 'Werbung' }),
        ],
      }),
      requestNode({ originHost: 'shop.muster.test' }),
    ],
  },
  kindsOf(rows),
);
const names = (nodes: readonly { host: string }[]) => nodes.map(({ host }) => host.replace('.test', ''));
const all = new Set(tree.all.map(({ id }) => id));

it('knows what each host is by the worst of its services', () => {
  expect(Object.fromEntries(kindsOf(rows))).toEqual({ 'www.muster.test': 'own', 'gtm.test': 'third', 'ga.test': 'tracker' });
  expect(tree.byId.get('0.1')).toMatchObject({ host: 'fremd.test', kind: 'unknown' });
});

it('counts what is below each host', () => {
  expect(tree.roots.map(({ below }) => below)).toEqual([6, 0]);
  expect(tree.byId.get('0.0')).toMatchObject({ below: 2, depth: 1 });
});

it('finds the way to a host, and the shortest of several', () => {
  expect(names(pathTo(tree.byId.get('0.0.0.0')!))).toEqual(['www.muster', 'gtm', 'ga', 'x']);
  expect(shortestTo(tree, 'ga.test')?.id).toBe('0.2');
  expect(shortestTo(tree, 'x.test')?.id).toBe('0.1.0');
  expect(shortestTo(tree, 'nirgends.test')).toBeNull();
});

describe('what is looked for', () => {
  it.each<[Partial<TreeFilters>, string[] | null, number]>([
    [{}, null, 8],
    [{ search: 'GA.' }, ['0.0.0', '0.2'], 4],
    [{ search: 'werbung' }, ['0.0.0', '0.2'], 4],
    [{ kind: 'tracker', state: 'none' }, ['0.2'], 2],
    [{ state: 'accept', kind: 'unknown', search: 'x' }, ['0.0.0.0', '0.1.0'], 6],
    [{ host: 'x.test' }, ['0.0.0.0', '0.1.0'], 6],
    [{ search: '<script>' }, [], 0],
  ])('%j', (filters, expected, rowsShown) => {
    const found = findNodes(tree, { ...noTreeFilters, ...filters });
    expect(found?.map(({ id }) => id) ?? null).toEqual(expected);
    const kept = found && withWays(found);
    expect(visibleNodes(tree, all, kept)).toHaveLength(rowsShown);
  });
});

describe('what is open', () => {
  it.each([
    [2, ['www.muster', 'gtm', 'fremd', 'ga', 'shop.muster']],
    [7, ['www.muster', 'gtm', 'ga', 'fremd', 'x', 'ga', 'shop.muster']],
    [50, ['www.muster', 'gtm', 'ga', 'x', 'fremd', 'x', 'ga', 'shop.muster']],
  ])('opens whole levels within %i rows, the first always', (most, expected) => {
    expect(names(visibleNodes(tree, openLevels(tree, most), null))).toEqual(expected);
  });

  it('shows only the roots when nothing is open', () => {
    expect(names(visibleNodes(tree, new Set(), null))).toEqual(['www.muster', 'shop.muster']);
  });
});

it('takes a chain of any length and a tree of thousands', () => {
  let chain = requestNode({ originHost: 'ende.test' });
  for (let step = 0; step < 1_000; step++) chain = requestNode({ originHost: `h${step}.test`, childRequests: [chain] });
  const deep = buildTree({ nodes: [chain] }, new Map());
  expect(deep.roots[0]?.below).toBe(1_000);
  const wide = buildTree({ nodes: [wideHierarchy(3_000)] }, kindsOf(wideRows(3_000)));
  expect(wide.all).toHaveLength(3_000);
  expect(visibleNodes(wide, new Set(wide.all.map(({ id }) => id)), null)).toHaveLength(3_000);
  expect(visibleNodes(wide, openLevels(wide, 32), null).length).toBeLessThanOrEqual(32);
  expect(buildTree({ nodes: [] }, new Map()).all).toEqual([]);
});

it.each([
  ['www.muster.test', undefined, 'www.muster.test'],
  ['a\u202Eb\u0000c\nd', undefined, 'a\uFFFDb\uFFFDc\uFFFDd'],
  ['<script>alert(1)</script>', undefined, '<script>alert(1)</script>'],
  ['sehr-langer-name-eines-hosts.beispiel.test', 20, 'sehr-l…beispiel.test'],
])('shows the host %j within %s signs as %j', (host, longest, expected) => {
  expect(shownHost(host, longest)).toBe(expected);
  if (longest) expect(shownHost(host, longest)).toHaveLength(longest);
});
