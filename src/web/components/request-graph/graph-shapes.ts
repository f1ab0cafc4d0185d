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

/** One shape in the vocabulary of the drawing library; `info` tells what a click on it is for. */
export interface Shape {
  type: 'path' | 'circle' | 'rect' | 'text';
  shape?: Record<string, number | string>;
  style: Record<string, number | string | null>;
  x?: number;
  y?: number;
  z2?: number;
  silent?: boolean;
  cursor?: string;
  info?: 'toggle';
}

/** A node with its name and the line that leads to it. */
export function shapesOf(place: PlacedNode, measures: GraphMeasures, picture: GraphPicture): Shape[] {
  const { node, parent, row, column, lastChildRow, isLeaf } = place;
  const { x, y, radius, namesFit } = measures;
  const { colours, path, found, selected } = picture;
  const isOnPath = path.has(node.id);
  const isFound = found === null || found.has(node.id);
  const shapes: Shape[] = [];
  const line = (d: string, strong: boolean): void => {
    const style = { stroke: strong ? colours.ink : colours.line, lineWidth: strong ? 2.25 : 1, fill: 'none' };
    shapes.push({ type: 'path', shape: { pathData: d }, style, z2: strong ? 2 : 0, silent: true });
  };
  const isParentOnPath = parent !== null && path.has(parent.node.id);
  if (parent) {
    const trunk = x(column) - trunkGap;
    line(`M${trunk} ${y(row)}H${x(column) - radius - 2}`, isOnPath && isParentOnPath);
    if (isOnPath && isParentOnPath && row > parent.row) line(`M${trunk} ${y(parent.row)}V${y(row)}`, true);
  }

  const showsName = namesFit || isOnPath || parent === null;
  const hidden = node.children.length > 0 && isLeaf ? `+${node.below}` : '';
  const name = shownHost(node.host, isLeaf ? longestLeaf : longestName);
  const nameEnd = showsName ? x(column) + 12 + name.length * signWidth + 4 : x(column) + radius + 2;
  if (!isLeaf) {
    const trunk = x(column + 1) - trunkGap;
    line(`M${Math.min(nameEnd, trunk)} ${y(row)}H${trunk}${lastChildRow > row ? `V${y(lastChildRow)}` : ''}`, false);
    // The way goes on to the right; without a chosen child the path ends here.
    if (isOnPath && selected !== node.id) line(`M${Math.min(nameEnd, trunk)} ${y(row)}H${trunk}`, true);
  }

  if (selected === node.id) {
    const ring = { fill: 'none', stroke: colours.ink, lineWidth: 1.5 };
    shapes.push({ type: 'circle', shape: { cx: x(column), cy: y(row), r: Math.max(radius, 4) + 3.5 }, style: ring, z2: 4, silent: true });
  }
  shapes.push(markOf(node.kind, x(column), y(row), radius, colours));
  if (showsName) {
    const weight = isOnPath || (isFound && found !== null) || node.kind === 'tracker' ? 600 : 400;
    const fill = node.kind === 'tracker' ? colours.tracker : isFound || isOnPath ? colours.ink : colours.quiet;
    shapes.push(text(name, x(column) + 12, y(row), weight, fill, colours.paper, isOnPath ? 5 : 3));
    if (hidden) {
      const more = text(hidden, nameEnd + 4, y(row), 400, colours.quiet, colours.paper, 3);
      shapes.push({ ...more, info: 'toggle' });
    }
  }
  return shapes;
}

function text(content: string, x: number, y: number, weight: number, fill: string, halo: string, z2: number): Shape {
  const font = `${weight} 12px "IBM Plex Mono", monospace`;
  return {
    type: 'text',
    x,
    y,
    style: { text: content, font, fill, stroke: halo, lineWidth: 3, align: 'left', verticalAlign: 'middle' },
    z2,
    cursor: 'pointer',
  };
}

/** Kinds differ by shape: a full and an open circle, a diamond, an open square. */
function markOf(kind: HostKind, x: number, y: number, radius: number, colours: GraphColours): Shape {
  const common = { z2: 3, cursor: 'pointer' };
  switch (kind) {
    case 'own':
      return { ...common, type: 'circle', shape: { cx: x, cy: y, r: radius }, style: { fill: colours.quiet, stroke: colours.quiet } };
    case 'third':
      return {
        ...common,
        type: 'circle',
        shape: { cx: x, cy: y, r: radius },
        style: { fill: colours.paper, stroke: colours.ink, lineWidth: 1.75 },
      };
    case 'tracker': {
      const r = radius * 1.25;
      const pathData = `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;
      return { ...common, type: 'path', shape: { pathData }, style: { fill: colours.tracker, stroke: colours.tracker } };
    }
    case 'unknown': {
      const side = radius * 1.7;
      return {
        ...common,
        type: 'rect',
        shape: { x: x - side / 2, y: y - side / 2, width: side, height: side },
        style: { fill: colours.paper, stroke: colours.quiet, lineWidth: 1.5 },
      };
    }
  }
}
