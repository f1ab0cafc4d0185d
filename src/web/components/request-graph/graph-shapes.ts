import { type HostKind, shownHost } from './request-tree.ts';
import { type PlacedNode, rowHeights, type TreeLayout } from './tree-layout.ts';

/** Width of a sign of the mono font at the size of the names. */
const signWidth = 7.2;
const edge = 14;
const trunkGap = 16;
/** Of a name with something to its right, and of one without. */
const longestName = 34;
const longestLeaf = 48;
/** Between the end of a name and the next column: a line that can be seen. */
const afterName = 42;

/** Colours of the picture, from the style sheet. */
export interface GraphColours {
  paper: string;
  ink: string;
  quiet: string;
  line: string;
  tracker: string;
}

/** What is to be drawn. */
export interface GraphPicture {
  layout: TreeLayout;
  rowHeight: number;
  /** Width there is; the picture may need more. */
  width: number;
  /** Ids from the root to the chosen node. */
  path: ReadonlySet<string>;
  selected: string | null;
  /** Ids of what was looked for; null = nothing was. */
  found: ReadonlySet<string> | null;
  colours: GraphColours;
}

/** Measures that all nodes of a picture share. */
export interface GraphMeasures {
  width: number;
  height: number;
  radius: number;
  namesFit: boolean;
  x: (column: number) => number;
  y: (row: number) => number;
}

/** How large the picture becomes. A column is as wide as its names ask for; what is left over is shared. */
export function measure({ layout, rowHeight, width }: Pick<GraphPicture, 'layout' | 'rowHeight' | 'width'>): GraphMeasures {
  const widths = Array<number>(Math.max(1, layout.columns)).fill(0);
  for (const { column, isLeaf, node } of layout.nodes) {
    if (!isLeaf) widths[column] = Math.max(widths[column]!, Math.min(longestName, node.host.length) * signWidth + afterName);
  }
  const starts: number[] = [];
  let next = edge;
  for (const own of widths) {
    starts.push(next);
    next += own;
  }
  const right = layout.nodes.reduce((most, { column, isLeaf, node }) => {
    const signs = Math.min(longestLeaf, node.host.length) + (isLeaf && node.below > 0 ? String(node.below).length + 3 : 0);
    return Math.max(most, starts[column]! + signs * signWidth + 28);
  }, next);
  const spare = Math.max(0, Math.min(90, (width - right) / Math.max(1, layout.columns - 1)));
  const top = Math.max(14, rowHeight / 2);
  return {
    width: Math.max(width, Math.ceil(right)),
    height: Math.ceil(2 * top + Math.max(0, layout.rows - 1) * rowHeight),
    radius: Math.min(5.5, Math.max(1.25, rowHeight * 0.36)),
    namesFit: rowHeight >= rowHeights.readable,
    x: (column) => starts[column]! + column * spare,
    y: (row) => top + row * rowHeight,
  };
}

/** One shape in the vocabulary of the drawing library. */
export interface Shape {
  type: 'path' | 'circle' | 'text';
  shape?: Record<string, number | string>;
  style: Record<string, number | string | null>;
  x?: number;
  y?: number;
  z2: number;
  silent: true;
}

/** The whole picture: lines and marks of a kind are one shape each, because many small ones take long; every name is one. */
export function shapesOf(picture: GraphPicture, measures: GraphMeasures): Shape[] {
  const { layout, colours, path, selected } = picture;
  const lines: string[] = [];
  const way: string[] = [];
  const marks: Record<HostKind, string[]> = { own: [], third: [], tracker: [], unknown: [] };
  const names: Shape[] = [];
  for (const place of layout.nodes) {
    linesOf(place, measures, path, lines, way);
    marks[place.node.kind].push(markOf(place, measures));
    if (showsName(place, measures, path)) names.push(...nameOf(place, measures, picture));
  }
  const chosen = selected === null ? undefined : layout.nodes.find(({ node }) => node.id === selected);
  return [
    pathShape(lines, { stroke: colours.line, lineWidth: 1, fill: 'none' }, 0),
    pathShape(way, { stroke: colours.ink, lineWidth: 2.5, fill: 'none' }, 1),
    pathShape(marks.own, { fill: colours.quiet, stroke: colours.quiet, lineWidth: 1 }, 2),
    pathShape(marks.third, { fill: colours.paper, stroke: colours.ink, lineWidth: Math.min(1.75, measures.radius / 2) }, 2),
    pathShape(marks.unknown, { fill: colours.paper, stroke: colours.quiet, lineWidth: Math.min(1.5, measures.radius / 2) }, 2),
    pathShape(marks.tracker, { fill: colours.tracker, stroke: colours.tracker, lineWidth: 1 }, 3),
    ...(chosen ? [ringOf(chosen, measures, colours)] : []),
    ...names,
  ];
}

const pathShape = (parts: readonly string[], style: Shape['style'], z2: number): Shape => ({
  type: 'path',
  shape: { pathData: parts.join('') },
  style,
  z2,
  silent: true,
});

const showsName = ({ node, parent }: PlacedNode, { namesFit }: GraphMeasures, path: ReadonlySet<string>) =>
  namesFit || parent === null || path.has(node.id);

/** What is folded away; of what a filter leaves out nothing is told, it cannot be opened. */
const hiddenBelow = ({ node, isLeaf }: PlacedNode, { found }: GraphPicture) =>
  found === null && isLeaf && node.below > 0 ? `+${node.below}` : '';

const shownName = ({ node, isLeaf }: PlacedNode) => shownHost(node.host, isLeaf ? longestLeaf : longestName);

/** Where a name ends, or the mark when there is none. */
function endOf(place: PlacedNode, { x, radius }: GraphMeasures, hasName: boolean): number {
  return x(place.column) + (hasName ? 16 + shownName(place).length * signWidth : radius + 2);
}

/** From a node to the trunk of its children, down the trunk, and from there to each of them. */
function linesOf(place: PlacedNode, measures: GraphMeasures, path: ReadonlySet<string>, lines: string[], way: string[]): void {
  const { node, parent, row, column, lastChildRow, isLeaf } = place;
  const { x, y, radius } = measures;
  if (parent) {
    const trunk = x(column) - trunkGap;
    const isWay = path.has(node.id) && path.has(parent.node.id);
    lines.push(`M${trunk} ${y(row)}H${x(column) - radius - 2}`);
    if (isWay) {
      const from = Math.min(endOf(parent, measures, showsName(parent, measures, path)), trunk);
      way.push(`M${from} ${y(parent.row)}H${trunk}V${y(row)}H${x(column) - radius - 3}`);
    }
  }
  if (!isLeaf) {
    const trunk = x(column + 1) - trunkGap;
    const from = Math.min(endOf(place, measures, showsName(place, measures, path)), trunk);
    lines.push(`M${from} ${y(row)}H${trunk}${lastChildRow > row ? `V${y(lastChildRow)}` : ''}`);
  }
}

/** Kinds differ by shape: a full and an open circle, a diamond, an open square. */
function markOf({ node, row, column }: PlacedNode, { x, y, radius }: GraphMeasures): string {
  const [cx, cy] = [x(column), y(row)];
  switch (node.kind) {
    case 'own':
    case 'third':
      return `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
    case 'tracker': {
      const r = radius * 1.25;
      return `M${cx} ${cy - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z`;
    }
    case 'unknown': {
      const half = radius * 0.85;
      return `M${cx - half} ${cy - half}h${2 * half}v${2 * half}h${-2 * half}Z`;
    }
  }
}

function ringOf({ row, column }: PlacedNode, { x, y, radius }: GraphMeasures, colours: GraphColours): Shape {
  return {
    type: 'circle',
    shape: { cx: x(column), cy: y(row), r: Math.max(radius, 4) + 3.5 },
    style: { fill: 'none', stroke: colours.ink, lineWidth: 1.5 },
    z2: 4,
    silent: true,
  };
}

function nameOf(place: PlacedNode, measures: GraphMeasures, picture: GraphPicture): Shape[] {
  const { path, found, colours } = picture;
  const { node, row, column } = place;
  const { x, y } = measures;
  const isOnPath = path.has(node.id);
  const isFound = found?.has(node.id) ?? false;
  const weight = isOnPath || isFound || node.kind === 'tracker' ? 600 : 400;
  const fill = node.kind === 'tracker' ? colours.tracker : found === null || isFound || isOnPath ? colours.ink : colours.quiet;
  const text = (content: string, at: number, font: number, colour: string): Shape => ({
    type: 'text',
    x: at,
    y: y(row),
    style: { text: content, font: `${font} 12px "IBM Plex Mono", monospace`, fill: colour, align: 'left', verticalAlign: 'middle' },
    z2: 5,
    silent: true,
  });
  const hidden = hiddenBelow(place, picture);
  return [
    text(shownName(place), x(column) + 12, weight, fill),
    ...(hidden ? [text(hidden, endOf(place, measures, true) + 4, 400, colours.quiet)] : []),
  ];
}

/** What is at a place of the picture: a node, and whether its „+12“ is meant; null = nothing. */
export function nodeAt(picture: GraphPicture, measures: GraphMeasures, left: number, top: number): { id: string; isMore: boolean } | null {
  const { layout, rowHeight, path } = picture;
  const reach = Math.max(3, Math.min(12, rowHeight / 2));
  let best: PlacedNode | null = null;
  for (const place of layout.nodes) {
    if (Math.abs(measures.y(place.row) - top) > reach) continue;
    if (left < measures.x(place.column) - 10) continue;
    const nearer = !best || Math.abs(measures.y(place.row) - top) < Math.abs(measures.y(best.row) - top);
    if (nearer || place.column > best!.column) best = place;
  }
  if (!best) return null;
  const end = endOf(best, measures, showsName(best, measures, path));
  const hidden = hiddenBelow(best, picture);
  const moreEnd = end + 4 + hidden.length * signWidth;
  if (left > (hidden ? moreEnd : end) + 4) return null;
  return { id: best.node.id, isMore: hidden !== '' && left > end };
}
