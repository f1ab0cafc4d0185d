import { useTranslation } from '../../lib/i18n.tsx';
import classes from './graph-legend.module.css';
import { KindMark } from './kind-mark.tsx';
import { hostKinds } from './request-tree.ts';

/** What the shapes of the graph mean, and how it is moved. */
export function GraphLegend() {
  const { t } = useTranslation('tagMonitor');
  return (
    <div className={classes.legend}>
      <ul>
        {hostKinds.map((kind) => (
          <li key={kind}>
            <KindMark kind={kind} />
            {t(`graph.kinds.${kind}`)}
          </li>
        ))}
      </ul>
      <p>{t('graph.zoomNote')}</p>
    </div>
  );
}
