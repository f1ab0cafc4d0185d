import type { StrokeKind, TraceLane } from '#contract/trace.ts';
import { useFormat } from '../../lib/format.ts';
import { useLocale, useTranslation } from '../../lib/i18n.tsx';
import classes from './trace.module.css';
import { drawing, placeOf, strokeCounts, strokePath, traceSpanMs, traceTicks } from './trace-scale.ts';

type ConsentState = TraceLane['state'];

interface TraceProps {
  /** Drawn one below the other on one clock. */
  lanes: readonly TraceLane[];
  /** `example` names the lanes and explains itself, `live` is high and shows how far the clock is, `report` is low. */
  mode: 'example' | 'live' | 'report';
  /** Time of the scan so far; what lies right of it has not happened yet. */
  nowMs?: number;
  /** Length of the clock, when several traces share one; else the lanes' own. */
  spanMs?: number;
  /** Begins the text alternative: what is shown. */
  label: string;
  /** Words beside the name of a lane. */
  notes?: Partial<Record<ConsentState, string>>;
}

const kinds: readonly StrokeKind[] = ['own', 'third', 'tracker'];
/** With so many trackers thick strokes would be one block. */
const denseFrom = 30;
/** High strokes first, so that they do not hide the low ones. */
const drawn = kinds.toReversed();

/** Requests as strokes over time, one lane a consent state: the picture of a scan. */
export function Trace({ lanes, mode, nowMs, spanMs = traceSpanMs(lanes, nowMs), label, notes }: TraceProps) {
  const { t } = useTranslation('trace');
  return (
    <div className={`${classes.trace} ${classes[mode]}`}>
      {lanes.map((lane) => (
        <div className={classes.lane} key={lane.state}>
          {mode === 'example' && (
            <p className={classes.name}>
              <b>{t(`state.${lane.state}`)}</b> {notes?.[lane.state] && <span>{notes[lane.state]}</span>}
            </p>
          )}
          {lane.examined ? (
            <Lane lane={lane} spanMs={spanMs} nowMs={nowMs} label={label} />
          ) : (
            <p className={classes.missing}>{t('notExamined')}</p>
          )}
        </div>
      ))}
      {lanes.some(({ examined }) => examined) && <Axis spanMs={spanMs} />}
      {mode === 'example' && <TraceLegend />}
    </div>
  );
}

/** One lane; its numbers are in the text alternative. */
function Lane({ lane, spanMs, nowMs, label }: { lane: TraceLane; spanMs: number; nowMs: number | undefined; label: string }) {
  const { t } = useTranslation('trace');
  const format = useFormat();
  const counts = strokeCounts(lane.strokes);
  const numbers = kinds.map((kind) => t(`requests.${kind}`, { count: counts[kind] })).join(', ');
  const click = lane.choiceAtMs === null ? '' : ` ${t('clickAfter', { time: format.seconds(lane.choiceAtMs) })}`;
  const now = nowMs === undefined ? null : placeOf(nowMs, spanMs);
  return (
    <svg
      className={`${classes.drawing} ${counts.tracker > denseFrom ? classes.dense : ''}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label}, ${t(`state.${lane.state}`)}: ${numbers}.${click}`}
    >
      {now !== null && (
        <>
          <rect className={classes.rest} x={now} width={drawing.width - now} height={drawing.height} />
          {now > 0 && <path className={classes.now} d={`M${now} 0V${drawing.height}`} />}
        </>
      )}
      {drawn.map((kind) => (
        <path key={kind} className={classes[kind]} d={strokePath(lane.strokes, kind, spanMs)} />
      ))}
      {lane.choiceAtMs !== null && <path className={classes.click} d={`M${placeOf(lane.choiceAtMs, spanMs)} -8V${drawing.height}`} />}
    </svg>
  );
}

function Axis({ spanMs }: { spanMs: number }) {
  const { locale } = useLocale();
  return (
    <div className={classes.axis} aria-hidden="true">
      {traceTicks(spanMs).map((seconds) => (
        <span key={seconds}>{seconds.toLocaleString(locale, { maximumFractionDigits: 1 })}&nbsp;s</span>
      ))}
    </div>
  );
}

/** What height and colour of a stroke mean. */
export function TraceLegend({ stacked = false }: { stacked?: boolean }) {
  const { t } = useTranslation('trace');
  return (
    <ul className={`${classes.legend} ${stacked ? classes.stacked : ''}`}>
      {([...kinds, 'click'] as const).map((kind) => (
        <li key={kind}>
          <i className={classes[`${kind}Mark`]} />
          {t(`legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
