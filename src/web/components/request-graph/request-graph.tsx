import { useMemo } from 'react';
import { useTranslation } from '../../lib/i18n.tsx';
import { RequestState } from '../request-state/request-state.tsx';
import { ViewRequest } from '../view-state/view-request.tsx';
import classes from './request-graph.module.css';
import { buildTree, kindsOf } from './request-tree.ts';
import { TreeDisplay } from './tree-display.tsx';
import { useRequestHierarchy, useTagMonitor } from './use-monitor.ts';

/** Who loaded whom in a scan, as a graph or a table; loads what it needs. */
export function RequestGraph({ identifier }: { identifier: string }) {
  const { t } = useTranslation('tagMonitor');
  const hierarchy = useRequestHierarchy(identifier);
  const monitor = useTagMonitor(identifier);
  const tree = useMemo(
    () => (hierarchy.data && monitor.data ? buildTree(hierarchy.data, kindsOf(monitor.data.rows)) : null),
    [hierarchy.data, monitor.data],
  );
  if (hierarchy.error) return <ViewRequest error={hierarchy.error} onRetry={() => void hierarchy.refetch()} />;
  if (monitor.error) return <ViewRequest error={monitor.error} onRetry={() => void monitor.refetch()} />;
  if (!tree) return <RequestState error={null} onRetry={() => undefined} />;
  if (tree.all.length === 0) return <p className="meta">{t('graph.none')}</p>;
  return (
    <div className={classes.graph}>
      <TreeDisplay tree={tree} />
    </div>
  );
}
