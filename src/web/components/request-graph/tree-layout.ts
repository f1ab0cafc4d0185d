import type { TreeNode } from './request-tree.ts';

/** A node with its place in the picture, in rows and columns. */
export interface PlacedNode {
  node: TreeNode;
  row: number;
  column: number;
  parent: PlacedNode | null;
  /** Row of its last child in the picture; its own without one. */
  lastChildRow: number;
  isLeaf: boolean;
}

export interface TreeLayout {
  nodes: PlacedNode[];
  rows: number;
  columns: number;
}

/** Places rows of the tree, given from above: a leaf takes a row of its own, a parent stands in the row of its first child. */
export function layoutTree(visible: readonly TreeNode[]): TreeLayout {
  const placed = new Map<string, PlacedNode>();
  const nodes: PlacedNode[] = [];
  let row = -1;
  let columns = 0;
  let before: TreeNode | null = null;
  for (const node of visible) {
    const parent = (node.parent && placed.get(node.parent.id)) ?? null;
    const isFirstChild = parent !== null && before === parent.node;
    if (!isFirstChild) row += 1;
    const place: PlacedNode = { node, row, column: node.depth, parent, lastChildRow: row, isLeaf: true };
    if (parent) {
      parent.lastChildRow = row;
      parent.isLeaf = false;
    }
    placed.set(node.id, place);
    nodes.push(place);
    columns = Math.max(columns, node.depth + 1);
    before = node;
  }
  return { nodes, rows: row + 1, columns };
}

/** Heights of a row in pixels: below `readable` names do not fit and are left out. */
export const rowHeights = { least: 1.25, readable: 15, usual: 26, most: 44 };

/** Height of a row at which the whole picture fits, as far as that can be. */
export function fittingRow(rows: number, height: number): number {
  return Math.min(rowHeights.usual, Math.max(rowHeights.least, height / Math.max(1, rows)));
}

/** The next height of a row in a direction. */
export function zoomedRow(rowHeight: number, steps: number): number {
  return Math.min(rowHeights.most, Math.max(rowHeights.least, rowHeight * 1.35 ** steps));
}
