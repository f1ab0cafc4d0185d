import type { Report } from '#contract/report.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './report.module.css';

/** Closes the report: when, by which rules, with which browser, what it is not, and the seal by which its evidence package is known. */
export function SealLine({ report: { created, ruleVersion, browser, engineVersion, evidenceSha256 } }: { report: Report }) {
  const { t } = useTranslation('report');
  const { dateTime } = useFormat();
  return (
    <p className={classes.seal}>
      {t('seal', { time: dateTime(created), rules: ruleVersion, browser: browser.product, engine: engineVersion })}
      {evidenceSha256 && <span className={classes.sealHash}>{t('evidenceSeal', { seal: evidenceSha256 })}</span>}
    </p>
  );
}
