import { IconAlertTriangle, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ScanProgressView } from '#contract/api/scan-progress.ts';
import { TraceLegend } from '../../components/trace/trace.tsx';
import { traceSpanMs } from '../../components/trace/trace-scale.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { scanEnded, visitsOf } from '../../lib/progress-figures.ts';
import { LaneRow } from './lane-row.tsx';
import { Observations } from './observations.tsx';
import classes from './scan-progress.module.css';
import { useRunningClock } from './use-running-clock.ts';
import { useScanProgress } from './use-scan-progress.ts';

interface ScanProgressProps {
  identifier: string;
  /** The visitor's key to the scan; null: the customer's own scan. */
  secret: string | null;
  /** Kind of the scan, by default the one that visitors get. */
  depth?: 'standard' | 'premium';
  /** Called once, when the scan has ended; a failed one has a report too. */
  onEnded: (scanState: 'done' | 'failed') => void;
}

/** A scan as it runs: how far it is, the three states on one clock, and what was seen first. */
export function ScanProgress({ identifier, secret, depth = 'standard', onEnded }: ScanProgressProps) {
  const { t } = useTranslation('progress');
  const { view, isLost, error } = useScanProgress(identifier, secret);
  const told = useRef(onEnded);
  useEffect(() => {
    told.current = onEnded;
  });
  const ending = view && scanEnded(view) ? view.scanState : null;
  useEffect(() => {
    if (ending === 'done' || ending === 'failed') told.current(ending);
  }, [ending]);
  if (error) {
    return (
      <div className={classes.head} role="alert">
        <h1 className={classes.host}>{t('unavailable')}</h1>
        <p className={classes.notice}>
          <IconAlertTriangle stroke={1.75} aria-hidden="true" />
          {error.message}
        </p>
      </div>
    );
  }
  const lost = isLost && (
    <p className={classes.notice}>
      <IconPlugConnectedX stroke={1.75} aria-hidden="true" />
      {t('lost')}
    </p>
  );
  return (
    <div className={classes.progress}>
      {view ? (
        <Watched view={view} secret={secret} depth={depth} isLost={isLost} notice={lost} />
      ) : (
        <div className={classes.head} role="status">
          {lost || t('loading')}
        </div>
      )}
    </div>
  );
}

interface WatchedProps {
  view: ScanProgressView;
  secret: string | null;
  depth: 'standard' | 'premium';
  isLost: boolean;
  notice: ReactNode;
}

function Watched({ view, secret, depth, isLost, notice }: WatchedProps) {
  const { t } = useTranslation('progress');
  const nowMs = useRunningClock(view.elapsedMs, view.scanState === 'running' && !isLost);
  // The clock is a little longer than now, so that there is something ahead.
  const spanMs = traceSpanMs(
    view.lanes.map(({ strokes }) => ({ durationMs: strokes.at(-1)?.[0] ?? 0 })),
    Math.max(nowMs * 1.25, 6_000),
  );
  const planned = Math.max(...view.lanes.map(({ pageCount }) => pageCount));
  const knowsPlan = view.lanes.some(({ pageIndex }) => pageIndex > 1);
  return (
    <>
      <header className={classes.head}>
        <h1 className={classes.host}>{hostOf(view.url)}</h1>
        <p className={classes.dots}>
          <span>{t(`intro.${depth}`)}</span>
          <span>{knowsPlan ? t('intro.pages', { count: planned }) : t('intro.pagesAtMost', { count: planned })}</span>
        </p>
      </header>
      <Bar view={view} nowMs={nowMs} />
      {/* A live region speaks only when it was there before its text. */}
      <div role="status">{notice}</div>
      {view.attempt > 1 && (
        <p className={classes.notice}>
          <IconRefresh stroke={1.75} aria-hidden="true" />
          {t('attempt', { count: view.attempt })}
        </p>
      )}
      <div className={classes.lanes}>
        {view.lanes.map((lane) => (
          <LaneRow key={lane.state} lane={lane} identifier={view.identifier} secret={secret} spanMs={spanMs} nowMs={nowMs} />
        ))}
      </div>
      <div className={classes.legend}>
        <TraceLegend />
      </div>
      <Observations observations={view.observations} />
    </>
  );
}

/** How far the scan is, as a bar and in one sentence. */
function Bar({ view, nowMs }: { view: ScanProgressView; nowMs: number }) {
  const { t } = useTranslation('progress');
  const { seconds } = useFormat();
  const { done, planned } = visitsOf(view.lanes);
  const waits = view.scanState === 'queued';
  const before = (view.queuePosition ?? 1) - 1;
  const visits = t('visits', { done, count: planned });
  const sentence = waits
    ? before === 0
      ? t('queue.next')
      : t('queue.before', { count: before })
    : view.step === 'visit'
      ? `${visits}.`
      : t(`step.${view.step}`);
  return (
    <>
      <progress className={classes.bar} aria-label={t('bar')} max={Math.max(planned, 1)} value={waits ? 0 : done}>
        {visits}
      </progress>
      <p className={classes.now}>
        <b>{sentence}</b>{' '}
        {waits ? t('wait') : scanEnded(view) ? null : t('since', { time: seconds(Math.floor(nowMs / 1_000) * 1_000).replace(/[.,]0/, '') })}
      </p>
    </>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
