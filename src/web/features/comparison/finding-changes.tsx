import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Comparison, FindingChange } from '#contract/comparison.ts';
import { ClassMark } from '../../components/class-mark/class-mark.tsx';
import { asHeading } from '../../components/finding/finding-texts.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { ChangeMark } from './change-mark.tsx';
import classes from './change-table.module.css';
import { ChangeTable } from './change-table.tsx';

/** Findings that came, went or are classified otherwise; each leads to its place in the report that has it. */
export function FindingChanges({ changes, scans }: { changes: readonly FindingChange[]; scans: Pick<Comparison, 'before' | 'after'> }) {
  const { t } = useTranslation('comparison');
  return (
    <ChangeTable
      label={t('findings.title')}
      rows={changes}
      keyOf={({ findingId }) => findingId}
      mark={({ kind, reason }) => <ChangeMark kind={kind} reason={reason} plain />}
      columns={[
        {
          label: t('findings.finding'),
          cell: ({ kind, checkId, statement, title }) => (
            <>
              <Link
                className={classes.statement}
                to={`/report/${(kind === 'gone' ? scans.before : scans.after).identifier}#befund-${checkId}`}
              >
                <bdi>{asHeading(statement)}</bdi>
              </Link>
              <span className={classes.about}>{title}</span>
            </>
          ),
        },
        { label: t('findings.class'), className: classes.class, cell: (change) => <Classes change={change} /> },
      ]}
    />
  );
}

/** The class a finding has or had, and what there is to say of the other scan. */
function Classes({ change: { kind, before, after } }: { change: FindingChange }) {
  const { t } = useTranslation('comparison');
  if (kind === 'changed' && before && after) {
    return (
      <span className={classes.classes}>
        <ClassMark value={before} size="meta" />
        <IconArrowRight className={classes.arrow} stroke={1.75} aria-hidden="true" />
        <span className="visually-hidden">{t('findings.to')}</span>
        <ClassMark value={after} size="meta" />
      </span>
    );
  }
  if (kind === 'gone') {
    return (
      <>
        <span className={classes.classes}>
          {t('findings.was')} {before && <ClassMark value={before} size="meta" />}
        </span>
        {after === 'NoClassification' && <span className={classes.about}>{t('findings.isOpen')}</span>}
      </>
    );
  }
  return (
    <>
      {after && <ClassMark value={after} size="meta" />}
      {before === 'NoClassification' && <span className={classes.about}>{t('findings.wasOpen')}</span>}
    </>
  );
}
