import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { GraphLegend } from './graph-legend.tsx';
import { DisplayChoice, GraphButtons, type TreeDisplayName, TreeTools } from './graph-tools.tsx';
import { NodeDetails } from './node-details.tsx';
import classes from './request-graph.module.css';
import { pathTo, type RequestTree } from './request-tree.ts';
import { fittingRow, layoutTree, rowHeights, zoomedRow } from './tree-layout.ts';
import { TreeTable } from './tree-table.tsx';
import { useTreeView } from './use-tree-view.ts';

// The drawing library comes only when somebody wants to see the picture.
const GraphCanvas = lazy(async () => ({ default: (await import('./graph-canvas.tsx')).GraphCanvas }));

/** Beyond this a picture helps nobody and takes its time. */
const mostDrawn = 1_500;
const fittingHeight = 560;

/** A tree with everything to find one's way in it: search, filters, graph or table, and the chosen node. */
export function TreeDisplay({ tree }: { tree: RequestTree }) {
  const { t } = useTranslation('tagMonitor');
  const { count } = useFormat();
  const view = useTreeView(tree);
  const { rows, found, selected, select, toggle, isOpen, canOpen } = view;
  const [display, setDisplay] = useState<TreeDisplayName>(() => (matchMedia('(max-width: 47rem)').matches ? 'table' : 'graph'));
  // Null: as much as fits, and names stay readable.
  const [rowHeight, setRowHeight] = useState<number | null>(null);
  const drawn = useDeferredValue(rows);
  const layout = useMemo(() => layoutTree(drawn.slice(0, mostDrawn)), [drawn]);
  const usual = Math.max(rowHeights.readable + 4, fittingRow(layout.rows, fittingHeight));
  const path = useMemo(() => new Set(selected ? pathTo(selected).map(({ id }) => id) : []), [selected]);
  const onSelect = useCallback((id: string) => select(id), [select]);
  const height = rowHeight ?? usual;
  return (
    <>
      <TreeTools tree={tree} view={view} />
      <div className={classes.bar}>
        <DisplayChoice value={display} onChange={setDisplay} />
        <GraphButtons
          isWhole={view.isWhole}
          canOpen={found === null}
          onWhole={view.setWhole}
          onZoom={display === 'graph' ? (steps) => setRowHeight(zoomedRow(height, steps)) : undefined}
          onFit={() => setRowHeight(fittingRow(layout.rows, fittingHeight))}
        />
        <p className={classes.count} role="status">
          {t('graph.shown', { shown: count(rows.length), total: count(tree.all.length) })}
          {found && ` · ${t('graph.found', { count: found.size })}`}
        </p>
      </div>
      <div className={classes.body}>
        <div className={classes.picture}>
          {rows.length === 0 ? (
            <p className="meta">{t('graph.noMatch')}</p>
          ) : display === 'graph' ? (
            <>
              <Suspense
                fallback={
                  <p className={classes.drawing} role="status">
                    {t('graph.drawing')}
                  </p>
                }
              >
                <GraphCanvas
                  layout={layout}
                  rowHeight={height}
                  onRowHeight={setRowHeight}
                  path={path}
                  selected={selected?.id ?? null}
                  found={found}
                  label={`${t('graph.title')}. ${t('graph.alternative', { shown: count(layout.nodes.length), levels: layout.columns })}`}
                  onSelect={onSelect}
                  onToggle={toggle}
                />
              </Suspense>
              <GraphLegend />
              {drawn.length > mostDrawn && <p className="small">{t('graph.cut', { count: count(mostDrawn) })}</p>}
            </>
          ) : (
            <TreeTable
              rows={rows}
              found={found}
              selected={selected}
              isOpen={isOpen}
              canOpen={canOpen}
              onSelect={onSelect}
              onToggle={toggle}
            />
          )}
        </div>
        <NodeDetails
          node={selected}
          isOpen={selected !== null && isOpen(selected.id)}
          canOpen={selected !== null && canOpen(selected)}
          onToggle={toggle}
          onSelect={onSelect}
          onOnlyWays={(host) => view.setFilters({ ...view.filters, host })}
        />
      </div>
    </>
  );
}
