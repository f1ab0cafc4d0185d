import { IconAlertTriangle, IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ComparedScan } from '#contract/comparison.ts';
import { ClassMark } from '../../components/class-mark/class-mark.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './comparison.module.css';

const allStates = ['none', 'reject', 'accept'] as const;

/** The two scans side by side: when, what they came to, what they examined, by which rules. */
export function TwoScans({ before, after }: { before: ComparedScan; after: ComparedScan }) {
  const { t } = useTranslation('comparison');
  return (
    <div className={classes.scans}>
      {([before, after] as const).map((scan, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: first and second are what they are; both may be the same scan
        <Scan key={index} scan={scan} title={index === 0 ? t('scans.before') : t('scans.after')} />
      ))}
    </div>
  );
}

function Scan({ scan, title }: { scan: ComparedScan; title: string }) {
  const { t } = useTranslation('comparison');
  const { t: reportText } = useTranslation('report');
  const { dateTime, list } = useFormat();
  const { identifier, created, score, complete, statesExamined, ruleVersion, engineVersion } = scan;
  const missing = allStates.filter((state) => !statesExamined.includes(state));
  const Icon = complete ? IconListCheck : IconAlertTriangle;
  return (
    <section className={classes.scan} aria-label={title}>
      <h2>{title}</h2>
      <p className={classes.when}>
        <Link to={`/report/${identifier}`}>{t('scans.report', { time: dateTime(created) })}</Link>
      </p>
      <p className={classes.result}>
        <ClassMark value={scan.class} size="large" />
        <span>{score === null ? t('scans.noPoints') : t('scans.points', { score })}</span>
      </p>
      <p className={complete ? classes.examined : classes.partly}>
        <Icon stroke={1.75} aria-hidden="true" />
        <span>
          {t('scans.states', { done: statesExamined.length, all: allStates.length })}
          {missing.length > 0 && `, ${t('scans.notExamined', { states: list(missing.map((state) => reportText(`state.${state}`))) })}`}
          {missing.length === 0 && !complete && `, ${t('scans.incomplete')}`}
        </span>
      </p>
      <p className={classes.rules}>{t('scans.rules', { rules: ruleVersion, engine: engineVersion })}</p>
    </section>
  );
}
