import { IconCheck, IconPointerOff, IconX } from '@tabler/icons-react';
import type { ProgressLane } from '#contract/api/scan-progress.ts';
import { Screenshot } from '../../components/screenshot/screenshot.tsx';
import { Trace } from '../../components/trace/trace.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTexts, useTranslation } from '../../lib/i18n.tsx';
import { choiceStatus, lanePages, shotsOf } from '../../lib/progress-figures.ts';
import classes from './lane-row.module.css';

const icons = { none: IconPointerOff, reject: IconX, accept: IconCheck };

interface LaneRowProps {
  lane: ProgressLane;
  identifier: string;
  secret: string | null;
  /** The clock all lanes share. */
  spanMs: number;
  nowMs: number;
}

/** One consent state of a running scan. */
export function LaneRow({ lane, identifier, secret, spanMs, nowMs }: LaneRowProps) {
  const { t } = useTranslation('progress');
  const Icon = icons[lane.state];
  const { t: ofTrace } = useTranslation('trace');
  const name = ofTrace(`state.${lane.state}`);
  const { current, earlier } = shotsOf(lane.screenshots);
  const isMissing = lane.status === 'not-examined';
  return (
    <section className={classes.row} aria-labelledby={`lane-${lane.state}`}>
      <div className={classes.head}>
        <h2 id={`lane-${lane.state}`}>
          <Icon className={classes.icon} stroke={1.75} aria-hidden="true" />
          {name}
        </h2>
        <LaneStatus lane={lane} />
      </div>
      <div className={classes.shots}>
        <Screenshot
          identifier={identifier}
          secret={secret}
          file={current}
          alt={t('shot.current', { state: name })}
          missing={t('shot.none')}
        />
        <div className={classes.thumbs}>
          {earlier.map((file) => (
            <Screenshot
              key={file}
              identifier={identifier}
              secret={secret}
              file={file}
              alt={t('shot.earlier', { state: name })}
              missing=""
              small
            />
          ))}
        </div>
      </div>
      <div className={classes.trace}>
        <Trace
          lanes={[{ state: lane.state, examined: !isMissing, durationMs: nowMs, choiceAtMs: lane.choiceAtMs, strokes: lane.strokes }]}
          mode="live"
          nowMs={nowMs}
          spanMs={spanMs}
          label={t('live')}
        />
        <Pages lane={lane} />
      </div>
      <Figures lane={lane} />
    </section>
  );
}

function LaneStatus({ lane }: { lane: ProgressLane }) {
  const { t } = useTranslation('progress');
  const reasons: Readonly<Record<string, string>> = useTexts('progress').reason;
  const { done, planned } = lanePages(lane);
  if (lane.status === 'not-examined') {
    return (
      <p className={classes.status}>
        <span>{t('status.notExamined')}</span>
        <span>{(lane.reason && reasons[lane.reason]) ?? t('reason.other')}</span>
      </p>
    );
  }
  const choice = choiceStatus(lane);
  return (
    <p className={classes.status}>
      <span>
        {lane.status === 'waiting'
          ? t('status.waiting')
          : choice === 'untouched' || lane.state === 'none'
            ? t('choice.untouched')
            : choice === 'noBanner'
              ? t('noBanner')
              : t(`choice.${lane.state}.${choice}`)}
      </span>
      {lane.status !== 'waiting' && <span>{t('pagesDone', { done, count: planned })}</span>}
    </p>
  );
}

/** One block a page: visited, open, still to come. */
function Pages({ lane }: { lane: ProgressLane }) {
  const { t } = useTranslation('progress');
  const { done, planned, current } = lanePages(lane);
  if (lane.status === 'waiting' || lane.status === 'not-examined') return null;
  return (
    <>
      <div className={classes.pages} role="img" aria-label={t('pagesVisited', { done, count: planned })}>
        {Array.from({ length: planned }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
          <span key={index} className={index < done ? classes.done : index + 1 === current ? classes.current : undefined} />
        ))}
      </div>
      <p className={classes.page}>
        {current !== null && lane.page !== null ? (
          <>
            {t('currentPage', { index: current, count: planned })} <code>{pathOf(lane.page)}</code>
          </>
        ) : lane.status === 'examined' ? (
          t('status.examined')
        ) : (
          t('pagesDone', { done, count: planned })
        )}
      </p>
    </>
  );
}

/** What is not known is a dash, never a zero. */
function Figures({ lane }: { lane: ProgressLane }) {
  const { t } = useTranslation('progress');
  const { count } = useFormat();
  const isKnown = lane.status === 'running' || lane.status === 'examined';
  const figure = (name: 'hosts' | 'trackers' | 'cookies', value: number) => (
    <div>
      <dt>{t(`figures.${name}`)}</dt>
      <dd>{isKnown ? count(value) : '–'}</dd>
    </div>
  );
  return (
    <dl className={classes.figures}>
      {figure('hosts', lane.thirdPartyHosts)}
      {figure('trackers', lane.trackers)}
      {figure('cookies', lane.cookies)}
    </dl>
  );
}

function pathOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return pathname + search;
}
