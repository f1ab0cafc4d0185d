import type { TreeNode } from './request-tree.ts';

/** What a key does: the row that is chosen next, and whether it opens or closes. */
export interface TreeStep {
  id: string;
  toggle: boolean;
}

interface Openness {
  isOpen: (id: string) => boolean;
  canOpen: (node: TreeNode) => boolean;
}

/** The keys of a tree grid (ARIA Authoring Practices); null = not for the tree. */
export function stepInTree(rows: readonly TreeNode[], from: string | null, key: string, { isOpen, canOpen }: Openness): TreeStep | null {
  const index = rows.findIndex(({ id }) => id === from);
  const node = rows[index];
  const to = (target: TreeNode | null | undefined, toggle = false): TreeStep | null => (target ? { id: target.id, toggle } : null);
  if (!node) return null;
  const hasChildren = canOpen(node);
  switch (key) {
    case 'ArrowDown':
      return to(rows[index + 1] ?? node);
    case 'ArrowUp':
      return to(rows[index - 1] ?? node);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case 'ArrowRight':
      if (hasChildren && !isOpen(node.id)) return to(node, true);
      return to(rows[index + 1]?.parent === node ? rows[index + 1] : node);
    case 'ArrowLeft':
      if (hasChildren && isOpen(node.id)) return to(node, true);
      return to(node.parent ?? node);
    case 'Enter':
    case ' ':
      return to(node);
    default:
      return null;
  }
}
