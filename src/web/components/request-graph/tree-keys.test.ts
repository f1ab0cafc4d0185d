import { expect, it } from 'vitest';
import { requestNode } from '../../../../test/factories/request-hierarchy.ts';
import { buildTree, visibleNodes } from './request-tree.ts';
import { stepInTree, type TreeStep } from './tree-keys.ts';

const host = (originHost: string, ...childRequests: ReturnType<typeof requestNode>[]) => requestNode({ originHost, childRequests });
const tree = buildTree({ nodes: [host('a', host('b', host('c')), host('d'))] }, new Map());
const open = new Set(['0']);
const rows = visibleNodes(tree, open, null);

it.each<[string | null, string, TreeStep | null]>([
  ['0', 'ArrowDown', { id: '0.0', toggle: false }],
  ['0.1', 'ArrowDown', { id: '0.1', toggle: false }],
  ['0.0', 'ArrowUp', { id: '0', toggle: false }],
  ['0', 'ArrowUp', { id: '0', toggle: false }],
  ['0', 'End', { id: '0.1', toggle: false }],
  ['0.1', 'Home', { id: '0', toggle: false }],
  ['0', 'ArrowRight', { id: '0.0', toggle: false }],
  ['0.0', 'ArrowRight', { id: '0.0', toggle: true }],
  ['0.1', 'ArrowRight', { id: '0.1', toggle: false }],
  ['0', 'ArrowLeft', { id: '0', toggle: true }],
  ['0.0', 'ArrowLeft', { id: '0', toggle: false }],
  ['0.1', 'Enter', { id: '0.1', toggle: false }],
  ['0', 'Tab', null],
  ['nirgends', 'ArrowDown', null],
  [null, 'ArrowDown', null],
])('from %s by %s', (from, key, expected) => {
  expect(stepInTree(rows, from, key, { isOpen: (id) => open.has(id), canOpen: ({ children }) => children.length > 0 })).toEqual(expected);
});
