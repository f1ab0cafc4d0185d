import { IconClock } from '@tabler/icons-react';
import type { ScanProgressView } from '#contract/api/scan-progress.ts';
import type { ScanListEntry } from '#contract/api/scan-reading.ts';
import { ClassMark } from '../../components/class-mark/class-mark.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './scan-table.module.css';
import { liveState } from './watched-scans.ts';

/** The class of a scan that ended, by word and shape; of another one how far it is. */
export function ScanResult({ entry, view }: { entry: ScanListEntry; view: ScanProgressView | undefined }) {
  const { scanState } = entry;
  if (scanState === 'queued' || scanState === 'running') return <Unfinished scanState={scanState} view={view} />;
  return <ClassMark value={entry.class ?? 'NoClassification'} size="meta" />;
}

function Unfinished({ scanState, view }: { scanState: 'queued' | 'running'; view: ScanProgressView | undefined }) {
  const { t } = useTranslation('dashboard');
  const live = liveState(scanState, view);
  if (live.says === 'queued') {
    return (
      <span className={classes.live}>
        <span className={classes.word}>
          <IconClock size={18} stroke={1.75} aria-hidden="true" />
          {t('list.queued')}
        </span>
        {live.ahead !== null && live.ahead > 0 && <small>{t('list.queuedBehind', { count: live.ahead })}</small>}
      </span>
    );
  }
  return (
    <span className={classes.live}>
      <span className={classes.word}>
        <span className={classes.dot} aria-hidden="true" />
        {live.percent === null ? t('list.running') : t('list.runningPart', { percent: live.percent })}
      </span>
      {live.visits && <small>{t('list.visits', { done: live.visits.done, count: live.visits.planned })}</small>}
    </span>
  );
}
