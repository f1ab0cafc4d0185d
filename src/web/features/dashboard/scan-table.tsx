import type { ScanListEntry } from '#contract/api/scan-reading.ts';
import table from '../../components/table/table.module.css';
import { useTranslation } from '../../lib/i18n.tsx';
import { ScanRow } from './scan-row.tsx';
import classes from './scan-table.module.css';
import { useLiveScans } from './use-live-scans.ts';

interface ScanTableProps {
  entries: readonly ScanListEntry[];
  onStarted: (identifier: string, host: string) => void;
  /** Shows the scans of one website. */
  onHost: (host: string) => void;
}

/** Scans, a row each; those that run are followed. */
export function ScanTable({ entries, onStarted, onHost }: ScanTableProps) {
  const { t } = useTranslation('dashboard');
  const views = useLiveScans(entries);
  return (
    <table className={`${table.table} ${classes.scans}`} aria-labelledby="scans-title">
      <thead>
        <tr>
          {(['website', 'result', 'score', 'date', 'tags'] as const).map((column) => (
            <th key={column} scope="col" className={column === 'score' ? classes.score : undefined}>
              {t(`list.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('list.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <ScanRow key={entry.identifier} entry={entry} view={views.get(entry.identifier)} onStarted={onStarted} onHost={onHost} />
        ))}
      </tbody>
    </table>
  );
}
