import type { ReportFindingItem } from '#contract/report.ts';

export type EvidenceKind = ReportFindingItem['kind'];
type ConsentState = ReportFindingItem['states'][number];

/** How the values of a column are written. */
type Writing = 'text' | 'code' | 'count' | 'milliseconds' | 'lifetime' | 'yes' | 'pixels' | 'ratio' | 'date';

/** Names of the figures in `items[].detail` that have a column, with the way they are written. */
const writings = {
  identifiers: 'code',
  blocked: 'text',
  gcs: 'code',
  requests: 'count',
  timeMs: 'milliseconds',
  serverCountry: 'text',
  type: 'text',
  vendor: 'text',
  host: 'code',
  pages: 'count',
  domain: 'code',
  setBy: 'code',
  declaredLifetimeSeconds: 'lifetime',
  lifetimeSeconds: 'lifetime',
  idLike: 'yes',
  storage: 'text',
  origin: 'code',
  layer: 'text',
  element: 'text',
  size: 'text',
  fontSize: 'pixels',
  textContrast: 'ratio',
  checked: 'yes',
  target: 'code',
  button: 'text',
  label: 'text',
  field: 'text',
  action: 'code',
  method: 'text',
  fields: 'text',
  options: 'text',
  status: 'text',
  finalUrl: 'code',
  error: 'text',
  issuer: 'text',
  validFrom: 'date',
  validTo: 'date',
  events: 'text',
  purposes: 'count',
  vendors: 'count',
} as const satisfies Record<string, Writing>;

export type DetailName = keyof typeof writings;

/** Columns of each kind, the most telling first. */
const columnsOf: Record<EvidenceKind, readonly DetailName[]> = {
  request: ['identifiers', 'gcs', 'blocked', 'events', 'requests', 'timeMs', 'type', 'serverCountry'],
  service: ['vendor', 'host', 'pages'],
  cookie: ['domain', 'setBy', 'declaredLifetimeSeconds', 'lifetimeSeconds', 'pages', 'idLike'],
  storage: ['storage', 'origin', 'setBy', 'idLike', 'pages'],
  control: ['layer', 'element', 'size', 'fontSize', 'textContrast', 'checked', 'target'],
  form: ['button', 'label', 'field', 'action', 'method', 'fields', 'options'],
  page: ['status', 'finalUrl', 'error'],
  certificate: ['issuer', 'validFrom', 'validTo', 'error'],
  text: ['purposes', 'vendors'],
  header: [],
};

/** Beside the thing itself; more does not fit beside the margin. */
const mostColumns = 4;
const endAligned: readonly Writing[] = ['count', 'milliseconds', 'lifetime', 'pixels', 'ratio', 'date'];

export interface EvidenceColumn {
  name: DetailName;
  writing: Writing;
  /** Figures stand at the end of their column. */
  atEnd: boolean;
}

/** All pieces of evidence of one kind, with the columns that say something about at least one of them. */
export interface EvidenceGroup {
  kind: EvidenceKind;
  columns: EvidenceColumn[];
  /** Whether the pieces were seen in different consent states. */
  statesDiffer: boolean;
  items: ReportFindingItem[];
}

type Detail = ReportFindingItem['detail'][string] | undefined;

/** Value of a column; the two lengths of a control are one column. */
export function detailOf({ detail }: ReportFindingItem, name: DetailName): Detail {
  if (name !== 'size') return detail[name];
  const { width, height } = detail;
  return typeof width === 'number' && typeof height === 'number' ? `${Math.round(width)} × ${Math.round(height)}` : null;
}

/** Sorts evidence into one table for each kind, in the order of its first piece. */
export function evidenceGroups(items: readonly ReportFindingItem[]): EvidenceGroup[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const own = items.filter((item) => item.kind === kind);
    return { kind, columns: columnsFor(kind, own), statesDiffer: new Set(own.map(({ states }) => states.join())).size > 1, items: own };
  });
}

function columnsFor(kind: EvidenceKind, items: readonly ReportFindingItem[]): EvidenceColumn[] {
  return columnsOf[kind]
    .filter((name) => items.some((item) => says(item, name)))
    .slice(0, mostColumns)
    .map((name) => ({ name, writing: writings[name], atEnd: endAligned.includes(writings[name]) }));
}

/** A lifetime of null is a session; elsewhere null says nothing, as does a repetition of the thing itself. */
function says(item: ReportFindingItem, name: DetailName): boolean {
  const value = detailOf(item, name);
  if (writings[name] === 'lifetime') return value !== undefined;
  return value !== undefined && value !== null && value !== '' && value !== false && value !== item.value;
}

/** States in which any of the evidence was seen, in report order. */
export function statesOf(items: readonly ReportFindingItem[]): ConsentState[] {
  return (['none', 'reject', 'accept'] as const).filter((state) => items.some(({ states }) => states.includes(state)));
}

const longestAddress = 72;

/** An address without scheme, long queries cut; other texts stay as they are. */
export function shortAddress(text: string): string {
  if (!/^(https?|wss?):\/\//i.test(text) || !URL.canParse(text)) return text;
  const { host, pathname, search } = new URL(text);
  const bare = host + (pathname === '/' && !search ? '' : pathname);
  const room = Math.max(longestAddress - bare.length, 16);
  const query = search.length > room ? `${search.slice(0, room)}…` : search;
  const whole = bare + query;
  return whole.length > 2 * longestAddress ? `${whole.slice(0, 2 * longestAddress)}…` : whole;
}

/** The path to show: both ends, with null for what is left out between them. */
export function shortPath(path: readonly string[]): (string | null)[] {
  return path.length <= 5 ? [...path] : [...path.slice(0, 2), null, ...path.slice(-2)];
}

/** The shortest chain of initiators among the evidence: the easiest to follow. Null when none leads anywhere. */
export function shortestInitiatorPath(items: readonly ReportFindingItem[]): readonly string[] | null {
  const paths = items.map(({ path }) => path).filter(({ length }) => length > 1);
  return paths.reduce<readonly string[] | null>((shortest, path) => (shortest && shortest.length <= path.length ? shortest : path), null);
}

/** Clicks in the banner that decided, in milliseconds after the state began. */
export type Clicks = Partial<Record<ConsentState, number>>;

/** When a request went out, counted from the click in the banner of its state; null before the click, without one, or when it is not told. */
export function msAfterClick({ ref, detail }: ReportFindingItem, clicks: Clicks): number | null {
  // Ids of evidence begin with the state it was seen in.
  const state = (['none', 'reject', 'accept'] as const).find((own) => ref.startsWith(`${own}-`));
  const click = state && clicks[state];
  const time = detail['timeMs'];
  return click === undefined || typeof time !== 'number' || time < click ? null : time - click;
}
