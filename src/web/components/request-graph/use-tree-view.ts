import { useDeferredValue, useMemo, useState } from 'react';
import {
  findNodes,
  noTreeFilters,
  openLevels,
  type RequestTree,
  type TreeFilters,
  type TreeNode,
  visibleNodes,
  withWays,
} from './request-tree.ts';

/** As many rows are opened at first: about what a screen shows. */
const rowsAtFirst = 32;

/** What graph and table show of a tree: the same rows, filters and choice. */
export interface TreeView {
  filters: TreeFilters;
  setFilters: (filters: TreeFilters) => void;
  rows: TreeNode[];
  /** What was looked for; null = nothing. */
  found: ReadonlySet<string> | null;
  selected: TreeNode | null;
  select: (id: string | null) => void;
  isOpen: (id: string) => boolean;
  /** Whether there is something below a node that can be opened. */
  canOpen: (node: TreeNode) => boolean;
  toggle: (id: string) => void;
  /** Whether all levels are open, and how to change that. */
  isWhole: boolean;
  setWhole: (whole: boolean) => void;
}

/** Holds filters, choice and what is open. A filter opens the ways to what it finds; what the reader opens or closes wins. */
export function useTreeView(tree: RequestTree): TreeView {
  const [filters, changeFilters] = useState(noTreeFilters);
  const [selectedId, select] = useState<string | null>(null);
  const [isWhole, changeWhole] = useState(false);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const asked = useDeferredValue(filters);

  const found = useMemo(() => findNodes(tree, asked), [tree, asked]);
  const foundIds = useMemo(() => found && new Set(found.map(({ id }) => id)), [found]);
  const kept = useMemo(() => found && withWays(found), [found]);
  const opened = useMemo(
    () => kept ?? (isWhole ? new Set(tree.all.map(({ id }) => id)) : openLevels(tree, rowsAtFirst)),
    [tree, kept, isWhole],
  );
  const open = useMemo(() => {
    const ids = new Set(opened);
    for (const id of toggled) if (!ids.delete(id)) ids.add(id);
    return ids;
  }, [opened, toggled]);
  const rows = useMemo(() => visibleNodes(tree, open, kept), [tree, open, kept]);

  return {
    filters,
    setFilters: (next) => {
      changeFilters(next);
      setToggled(new Set());
    },
    rows,
    found: foundIds,
    selected: (selectedId !== null && tree.byId.get(selectedId)) || null,
    select,
    isOpen: (id) => open.has(id),
    canOpen: ({ children }) => (kept ? children.some(({ id }) => kept.has(id)) : children.length > 0),
    toggle: (id) =>
      setToggled((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    isWhole,
    setWhole: (whole) => {
      changeWhole(whole);
      setToggled(new Set());
    },
  };
}
