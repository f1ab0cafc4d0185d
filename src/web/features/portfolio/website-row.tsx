import { IconBan, IconClockExclamation } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Website } from '#contract/api/portfolio.ts';
import { ClassMark } from '../../components/class-mark/class-mark.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { scanErrors } from '../../lib/scan-errors.at-build.ts';
import { useWebsiteActions } from './use-website-actions.ts';
import classes from './website-table.module.css';

/** A website with what its last scans say, and what can be done with it. */
export function WebsiteRow({ website }: { website: Website }) {
  const { t } = useTranslation('portfolio');
  const { date } = useFormat();
  const { scan, remove } = useWebsiteActions(website);
  const { host, latest, running, overdue, scans } = website;
  const score = latest?.score ?? null;
  return (
    <tr>
      <th scope="row" className={classes.site}>
        {latest ? <Link to={`/report/${latest.identifier}`}>{host}</Link> : <span className={classes.host}>{host}</span>}
        <span className={classes.about}>{scans > 0 ? t('list.scans', { count: scans }) : t('list.never')}</span>
        <Blocked website={website} />
      </th>
      <td className={classes.result}>
        {latest && <ClassMark value={latest.class ?? 'NoClassification'} size="meta" />}
        {!latest && !running && <ClassMark value="NoClassification" size="meta" />}
        {running && (
          <Link className={classes.running} to={`/report/${running}`}>
            <span className={classes.dot} aria-hidden="true" />
            {t('list.running')}
          </Link>
        )}
      </td>
      <td className={classes.number} data-label={t('list.score')}>
        <span aria-hidden="true">{score ?? '–'}</span>
        <span className="visually-hidden">{score === null ? t('list.none') : t('list.scoreOf', { score })}</span>
      </td>
      <td className={classes.number} data-label={t('list.change')}>
        <Change change={website.change} />
      </td>
      <td className={classes.date} data-label={t('list.latest')}>
        {latest ? <time dateTime={latest.created}>{date(latest.created)}</time> : '–'}
        {overdue && (
          <span className={classes.overdue} title={t('list.overdueWhy')}>
            <IconClockExclamation size={16} stroke={1.75} aria-hidden="true" />
            {t('list.overdue')}
          </span>
        )}
      </td>
      <td className={classes.actions}>
        <div>
          <button type="button" disabled={running !== null} aria-label={t('scan.actionFor', { host })} onClick={() => void scan()}>
            {t('scan.action')}
          </button>
          <button type="button" aria-label={t('remove.actionFor', { host })} onClick={() => void remove()}>
            {t('remove.action')}
          </button>
        </div>
      </td>
    </tr>
  );
}

function Blocked({ website: { blocked } }: { website: Website }) {
  const { t, i18n } = useTranslation('portfolio');
  if (!blocked) return null;
  return (
    <span className={classes.blocked}>
      <IconBan size={16} stroke={1.75} aria-hidden="true" />
      <span>{t('list.blocked', { reason: scanErrors[blocked][i18n.language] })}</span>
    </span>
  );
}

/** What came and went since the finished scan before. */
function Change({ change }: { change: Website['change'] }) {
  const { t } = useTranslation('portfolio');
  const { count, change: signed } = useFormat();
  if (!change) {
    return (
      <>
        <span aria-hidden="true" title={t('list.noComparison')}>
          –
        </span>
        <span className="visually-hidden">{t('list.noComparison')}</span>
      </>
    );
  }
  const { newFindings, goneFindings, score } = change;
  return (
    <>
      <span aria-hidden="true">{t('list.findings', { came: signed(newFindings), went: signed(-goneFindings) })}</span>
      <span className="visually-hidden">{t('list.findingsWords', { came: count(newFindings), went: count(goneFindings) })}</span>
      {score !== null && <span className={classes.about}>{t('list.points', { change: signed(score) })}</span>}
    </>
  );
}
