import { describe, expect, it } from 'vitest';
import { requestNode, wideHierarchy, wideRows } from '../../../../test/factories/request-hierarchy.ts';
import { type GraphPicture, measure, nodeAt, shapesOf } from './graph-shapes.ts';
import { buildTree, kindsOf, pathTo, type RequestTree, visibleNodes } from './request-tree.ts';
import { fittingRow, layoutTree, rowHeights, zoomedRow } from './tree-layout.ts';

const host = (originHost: string, ...childRequests: ReturnType<typeof requestNode>[]) => requestNode({ originHost, childRequests });
const tree = buildTree({ nodes: [host('a', host('b', host('c'), host('d')), host('e')), host('f')] }, new Map());
const whole = (some: RequestTree) => layoutTree(visibleNodes(some, new Set(some.all.map(({ id }) => id)), null));
const colours = { paper: '#fff', ink: '#000', quiet: '#666', line: '#999', tracker: '#a00' };
const picture = (some: RequestTree, overrides: Partial<GraphPicture> = {}): GraphPicture => ({
  layout: whole(some),
  rowHeight: rowHeights.usual,
  width: 800,
  path: new Set(),
  selected: null,
  found: null,
  colours,
  ...overrides,
});

describe('layoutTree', () => {
  it('gives each leaf a row and puts a parent beside its first child', () => {
    const { nodes, rows, columns } = whole(tree);
    expect(nodes.map(({ node, row, column, lastChildRow, isLeaf }) => [node.host, row, column, lastChildRow, isLeaf])).toEqual([
      ['a', 0, 0, 2, false],
      ['b', 0, 1, 1, false],
      ['c', 0, 2, 0, true],
      ['d', 1, 2, 1, true],
      ['e', 2, 1, 2, true],
      ['f', 3, 0, 3, true],
    ]);
    expect([rows, columns]).toEqual([4, 3]);
  });

  it('takes what is folded for a leaf', () => {
    const { nodes, rows } = layoutTree(visibleNodes(tree, new Set(['0']), null));
    expect(nodes.map(({ node, row, isLeaf }) => [node.host, row, isLeaf])).toEqual([
      ['a', 0, false],
      ['b', 0, true],
      ['e', 1, true],
      ['f', 2, true],
    ]);
    expect(rows).toBe(3);
  });

  it('has nothing to place in an empty tree', () => expect(layoutTree([])).toEqual({ nodes: [], rows: 0, columns: 0 }));
});

describe('the picture', () => {
  it('has a name for each host while names fit, and for the way alone when they do not', () => {
    const texts = (given: GraphPicture) => shapesOf(given, measure(given)).filter(({ type }) => type === 'text');
    expect(texts(picture(tree)).map(({ style }) => style['text'])).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    const path = new Set(pathTo(tree.byId.get('0.0.1')!).map(({ id }) => id));
    expect(texts(picture(tree, { rowHeight: 4, path })).map(({ style }) => style['text'])).toEqual(['a', 'b', 'd', 'f']);
  });

  it('says how many hosts are folded below one', () => {
    const folded = picture(tree, { layout: layoutTree(visibleNodes(tree, new Set(), null)) });
    const texts = shapesOf(folded, measure(folded)).flatMap(({ style }) => style['text'] ?? []);
    expect(texts).toEqual(['a', '+4', 'f']);
  });

  it('knows the node at a place, and the way to what is folded', () => {
    const folded = picture(tree, { layout: layoutTree(visibleNodes(tree, new Set(), null)) });
    const measures = measure(folded);
    expect(nodeAt(folded, measures, measures.x(0), measures.y(0))).toEqual({ id: '0', isMore: false });
    expect(nodeAt(folded, measures, measures.x(0) + 34, measures.y(0))).toEqual({ id: '0', isMore: true });
    expect(nodeAt(folded, measures, measures.x(0), measures.y(1))).toEqual({ id: '1', isMore: false });
    expect(nodeAt(folded, measures, 700, measures.y(0))).toBeNull();
    expect(nodeAt(folded, measures, 5, measures.height + 40)).toBeNull();
    const open = picture(tree);
    const wide = measure(open);
    expect(nodeAt(open, wide, wide.x(2) + 3, wide.y(1))).toEqual({ id: '0.0.1', isMore: false });
    expect(nodeAt(open, wide, wide.x(1), wide.y(0))).toEqual({ id: '0.0', isMore: false });
  });

  it('stays within few shapes for hundreds of hosts, and within its size', () => {
    const given = picture(buildTree({ nodes: [wideHierarchy(500)] }, kindsOf(wideRows(500))));
    const measures = measure(given);
    const shapes = shapesOf(given, measures);
    expect(shapes.filter(({ type }) => type !== 'text')).toHaveLength(6);
    expect(shapes.filter(({ type }) => type === 'text')).toHaveLength(500);
    for (const { x = 0, y = 0 } of shapes) {
      expect(x).toBeLessThan(measures.width);
      expect(y).toBeLessThan(measures.height);
    }
    expect(measure({ ...given, width: 5_000 }).width).toBe(5_000);
  });
});

it.each([
  [10, 560, rowHeights.usual],
  [40, 560, 14],
  [500, 500, rowHeights.least],
  [0, 560, rowHeights.usual],
])('fits %i rows into %i pixels by %d', (rows, height, expected) => expect(fittingRow(rows, height)).toBe(expected));

it('zooms between its bounds', () => {
  expect(zoomedRow(20, 1)).toBeCloseTo(27);
  expect(zoomedRow(20, -1)).toBeCloseTo(14.8, 1);
  expect(zoomedRow(40, 9)).toBe(rowHeights.most);
  expect(zoomedRow(2, -9)).toBe(rowHeights.least);
});
