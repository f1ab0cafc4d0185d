import { useEffect, useRef } from 'react';
import type { ImportReport } from '#contract/api/portfolio.ts';
import { Fold } from '../../components/show-more/fold.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { countOutcomes, refusedLines } from './import-counts.ts';
import classes from './portfolio.module.css';

/** What became of an import: counts, the lines that were refused, and all of them for whoever wants to look. */
export function ImportResult({ report: { lines } }: { report: ImportReport }) {
  const { t } = useTranslation('portfolio');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const counts = countOutcomes(lines);
  const refused = refusedLines(lines);
  return (
    <section className={classes.report} aria-labelledby="import-result">
      <h3 id="import-result" ref={title} tabIndex={-1}>
        {t('import.reportTitle')}
      </h3>
      {counts.length === 0 ? (
        <p>{t('import.noLines')}</p>
      ) : (
        <ul className={classes.counts}>
          {counts.map(({ outcome, count }) => (
            <li key={outcome}>{t(`import.counts.${outcome}`, { count })}</li>
          ))}
        </ul>
      )}
      {refused.length > 0 && <Lines lines={refused} />}
      {lines.length > refused.length && (
        <Fold title={t('import.allLines', { count: lines.length })}>
          <Lines lines={lines} />
        </Fold>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: ImportReport['lines'] }) {
  const { t } = useTranslation('portfolio');
  return (
    <table className={classes.lineTable}>
      <thead>
        <tr>
          <th scope="col">{t('import.line')}</th>
          <th scope="col">{t('import.text')}</th>
          <th scope="col">{t('import.result')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, text, outcome }) => (
          <tr key={line}>
            <td>{line}</td>
            <td>
              <code>{text}</code>
            </td>
            <td>{t(`import.outcome.${outcome}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
