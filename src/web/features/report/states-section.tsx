import type { Report, StateFigures } from '#contract/report.ts';
import type { Trace as TraceLanes } from '#contract/trace.ts';
import { ClassMark } from '../../components/class-mark/class-mark.tsx';
import { Section } from '../../components/section/section.tsx';
import { Trace, TraceLegend } from '../../components/trace/trace.tsx';
import { traceSpanMs } from '../../components/trace/trace-scale.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { stateVerdict } from './state-verdict.ts';
import classes from './states-section.module.css';

/** None, reject and accept side by side: figures, trace and what they mean. */
export function StatesSection({ report, trace }: { report: Report; trace: TraceLanes }) {
  const { t } = useTranslation('report');
  const spanMs = traceSpanMs(trace.filter(({ examined }) => examined));
  return (
    <Section
      id="zustaende"
      title={t('states.title')}
      rule="quiet"
      tight
      note={
        <>
          <p>{t('states.note')}</p>
          <TraceLegend stacked />
        </>
      }
    >
      <div className={classes.three}>
        {report.summary.states.map((figures) => {
          const lane = trace.find(({ state }) => state === figures.state);
          return (
            <article className={classes.state} key={figures.state} aria-labelledby={`zustand-${figures.state}`}>
              <h3 id={`zustand-${figures.state}`}>{t(`states.name.${figures.state}`)}</h3>
              <Figures figures={figures} bad={stateVerdict(report, figures.state)?.class === 'Risk'} />
              <div className={classes.trace}>
                {lane && (
                  <Trace lanes={[{ ...lane, examined: figures.examined }]} mode="report" spanMs={spanMs} label={t('states.trace')} />
                )}
              </div>
              <Says report={report} figures={figures} />
            </article>
          );
        })}
      </div>
    </Section>
  );
}

function Figures({ figures, bad }: { figures: StateFigures; bad: boolean }) {
  const { t } = useTranslation('report');
  const { count } = useFormat();
  const shown = (value: number | null) => (value === null ? '–' : count(value));
  const figure = (name: 'hosts' | 'trackers' | 'cookies', value: number | null, isBad = false) => (
    <div>
      <dt>{t(`states.${name}`)}</dt>
      <dd className={isBad ? classes.bad : undefined}>{shown(value)}</dd>
    </div>
  );
  return (
    <dl className={classes.figures}>
      {figure('hosts', figures.thirdPartyHosts)}
      {figure('trackers', figures.trackers, bad && (figures.trackers ?? 0) > 0)}
      {figure('cookies', figures.cookies)}
    </dl>
  );
}

function Says({ report, figures: { state } }: { report: Report; figures: StateFigures }) {
  const { t } = useTranslation('report');
  const verdict = stateVerdict(report, state);
  const completeness = report.completeness.states.find((own) => own.state === state);
  if (!verdict) {
    return (
      <p className={classes.say}>
        <ClassMark value="NoClassification" size="meta" /> {completeness?.message ?? t('states.notExamined')}
      </p>
    );
  }
  const { says, trackers } = verdict;
  // The reason limits an examined state, for example a site without a banner.
  if (completeness?.message && state !== 'none') return <p className={classes.say}>{completeness.message}</p>;
  const sentence =
    says === 'comparison' || says === 'open'
      ? t(`states.says.${says}`)
      : state === 'none'
        ? t(says === 'trackers' ? 'states.says.noneTrackers' : says === 'stored' ? 'states.says.noneStored' : 'states.says.noneNothing', {
            count: trackers,
          })
        : t(
            says === 'trackers'
              ? 'states.says.rejectTrackers'
              : says === 'stored'
                ? 'states.says.rejectStored'
                : 'states.says.rejectNothing',
            { count: trackers },
          );
  return (
    <p className={classes.say}>
      {verdict.class && (
        <>
          <ClassMark value={verdict.class} size="meta" />{' '}
        </>
      )}
      {sentence}
    </p>
  );
}
