import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Trend } from '#contract/api/portfolio.ts';
import { ClassMark } from '../../components/class-mark/class-mark.tsx';
import { callApi } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { trendBox, trendLine } from './trend-line.ts';
import classes from './trend-panel.module.css';
import { useWebsites } from './use-websites.ts';

/** How the results of a website went: a small line, its end in words, and what changed since its beginning. */
export function TrendPanel({ host }: { host: string }) {
  const { t } = useTranslation('dashboard');
  const id = useWebsites(true).find((website) => website.host === host.replace(/^www\./, ''))?.identifier;
  const { data } = useQuery({
    queryKey: ['trend', id],
    queryFn: ({ signal }) => callApi('trend', { params: { id: id! }, signal }),
    enabled: id !== undefined,
  });
  // A website that is not in the portfolio any more has scans, but no trend.
  if (!data) return null;
  return (
    <section className={classes.panel} aria-labelledby="trend-title">
      <h3 id="trend-title">{t('trend.title', { host })}</h3>
      {data.points.length < 2 ? <p className="meta">{t('trend.none')}</p> : <Line points={data.points} />}
    </section>
  );
}

function Line({ points }: { points: Trend['points'] }) {
  const { t } = useTranslation('dashboard');
  const { date, change } = useFormat();
  const { lines, dots } = trendLine(points);
  const first = points[0]!;
  const last = points.at(-1)!;
  const scores = points.map(({ score }) => score ?? t('trend.noScore')).join(', ');
  const gone = first.score !== null && last.score !== null ? change(last.score - first.score) : '–';
  return (
    <div className={classes.trend}>
      <svg
        className={classes.line}
        viewBox={`0 0 ${trendBox.width} ${trendBox.height}`}
        role="img"
        aria-label={t('trend.label', { count: points.length, scores })}
      >
        <path
          className={classes.scale}
          d={`M0,${trendBox.edge}H${trendBox.width}M0,${trendBox.height - trendBox.edge}H${trendBox.width}`}
        />
        {lines.map((line) => (
          <polyline key={line} points={line} />
        ))}
        {dots.map(({ x, y }, index) => (
          <circle key={x} cx={x} cy={y} r={index === dots.length - 1 ? 3.5 : 2} />
        ))}
      </svg>
      <div className={classes.words}>
        <p>
          {last.class && <ClassMark value={last.class} size="meta" />}{' '}
          {last.score !== null && t('trend.now', { score: last.score, date: date(last.created) })}
        </p>
        <p className="meta">
          {t('trend.change', {
            date: date(first.created),
            change: gone,
            risks: change(last.risks - first.risks),
            hints: change(last.hints - first.hints),
          })}
        </p>
        <p>
          <Link to={`/compare/${points.at(-2)!.identifier}/${last.identifier}`}>{t('trend.compare')}</Link>
        </p>
      </div>
    </div>
  );
}
