import type { RequestHierarchy, RequestNode } from '#contract/request-hierarchy.ts';
import type { TagRow } from '#contract/tag-monitor.ts';

/** What a host is: the site's own, another company's, one whose service needs consent, or one nobody knows. */
export const hostKinds = ['own', 'third', 'tracker', 'unknown'] as const;
export type HostKind = (typeof hostKinds)[number];
export type ConsentState = RequestNode['states'][number];

/** A host on one chain of the request hierarchy. */
export interface TreeNode {
  /** Place in the tree, say `0.3.1`. */
  id: string;
  host: string;
  service: string | null;
  kind: HostKind;
  requests: number;
  states: readonly ConsentState[];
  examples: readonly string[];
  parent: TreeNode | null;
  depth: number;
  children: TreeNode[];
  /** Hosts below it, on all levels. */
  below: number;
}

/** The hierarchy with the way back to the roots. `all` is in the order of the rows. */
export interface RequestTree {
  roots: TreeNode[];
  all: TreeNode[];
  byId: ReadonlyMap<string, TreeNode>;
}

/** What each host is, by the tag monitor. The worst of its services tells; a file of the site's own stays its own. */
export function kindsOf(rows: readonly TagRow[]): Map<string, HostKind> {
  const rank: Record<HostKind, number> = { unknown: 0, third: 1, tracker: 2, own: 3 };
  const kinds = new Map<string, HostKind>();
  for (const { host, party, consent, service } of rows) {
    const kind = party === 'first' ? 'own' : consent === 'yes' ? 'tracker' : service === null ? 'unknown' : 'third';
    const known = kinds.get(host);
    if (known === undefined || rank[kind] > rank[known]) kinds.set(host, kind);
  }
  return kinds;
}

/** Builds the tree without recursion: how deep it is, a foreign page decides. */
export function buildTree({ nodes }: RequestHierarchy, kinds: ReadonlyMap<string, HostKind>): RequestTree {
  const all: TreeNode[] = [];
  const roots: TreeNode[] = [];
  const pending = nodes.map((node, index) => ({ node, parent: null as TreeNode | null, id: String(index) })).reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, parent, id } = next;
    const made: TreeNode = {
      id,
      host: node.originHost,
      service: node.service,
      kind: kinds.get(node.originHost) ?? 'unknown',
      requests: node.requests,
      states: node.states,
      examples: node.exampleRequests,
      parent,
      depth: parent ? parent.depth + 1 : 0,
      children: [],
      below: 0,
    };
    all.push(made);
    (parent ? parent.children : roots).push(made);
    const below = node.childRequests.map((child, index) => ({ node: child, parent: made, id: `${id}.${index}` }));
    pending.push(...below.reverse());
  }
  // From the last row upwards every node is complete before its parent adds it.
  for (const node of all.toReversed()) if (node.parent) node.parent.below += node.below + 1;
  return { roots, all, byId: new Map(all.map((node) => [node.id, node])) };
}

/** From the root to the node. */
export function pathTo(node: TreeNode): TreeNode[] {
  const path: TreeNode[] = [];
  for (let step: TreeNode | null = node; step; step = step.parent) path.push(step);
  return path.reverse();
}

/** Shortest chain that leads to a host. */
export function shortestTo({ all }: RequestTree, host: string): TreeNode | null {
  return all.reduce<TreeNode | null>((best, node) => (node.host === host && (!best || node.depth < best.depth) ? node : best), null);
}

/** What part of the tree is looked for; '' = any. */
export interface TreeFilters {
  search: string;
  state: '' | ConsentState;
  kind: '' | HostKind;
  /** Only the ways to this host. */
  host: string;
}

export const noTreeFilters: TreeFilters = { search: '', state: '', kind: '', host: '' };

/** Nodes that fit; null = nothing is looked for. */
export function findNodes({ all }: RequestTree, { search, state, kind, host }: TreeFilters): TreeNode[] | null {
  if (search === '' && state === '' && kind === '' && host === '') return null;
  const text = search.toLowerCase();
  return all.filter(
    (node) =>
      (state === '' || node.states.includes(state)) &&
      (kind === '' || node.kind === kind) &&
      (host === '' || node.host === host) &&
      (text === '' || node.host.toLowerCase().includes(text) || (node.service ?? '').toLowerCase().includes(text)),
  );
}

/** Ids of the nodes and of everything on the way to them. */
export function withWays(found: readonly TreeNode[]): Set<string> {
  const ids = new Set<string>();
  for (const node of found) for (let step: TreeNode | null = node; step && !ids.has(step.id); step = step.parent) ids.add(step.id);
  return ids;
}

/** Nodes to be opened so that as many whole levels as fit into so many rows are seen; the first level always. */
export function openLevels({ roots, all }: RequestTree, mostRows: number): Set<string> {
  const depths: number[] = [];
  for (const { depth } of all) depths[depth] = (depths[depth] ?? 0) + 1;
  let rows = roots.length;
  let deepest = 0;
  for (let depth = 1; depth < depths.length; depth++) {
    rows += depths[depth]!;
    if (depth > 1 && rows > mostRows) break;
    deepest = depth;
  }
  return new Set(all.filter(({ depth, children }) => depth < deepest && children.length > 0).map(({ id }) => id));
}

/** Rows that are seen, from above: what is open, and of it only what is kept (null = everything). */
export function visibleNodes({ roots }: RequestTree, open: ReadonlySet<string>, kept: ReadonlySet<string> | null): TreeNode[] {
  const rows: TreeNode[] = [];
  const isKept = ({ id }: TreeNode) => kept === null || kept.has(id);
  const pending = roots.filter(isKept).reverse();
  for (let node = pending.pop(); node; node = pending.pop()) {
    rows.push(node);
    if (open.has(node.id)) pending.push(...node.children.filter(isKept).reverse());
  }
  return rows;
}

/** A host as it can be drawn: signs that are not seen or turn the text round become visible, the middle of a long one is left out. */
export function shownHost(host: string, longest = Number.POSITIVE_INFINITY): string {
  const plain = host.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\uFFFD');
  if (plain.length <= longest) return plain;
  // The end of a name tells whose it is.
  const head = Math.floor((longest - 1) * 0.35);
  return `${plain.slice(0, head)}…${plain.slice(plain.length - (longest - 1 - head))}`;
}
