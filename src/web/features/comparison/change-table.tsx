import { type ReactNode, useState } from 'react';
import { NextButton } from '../../components/show-more/show-more.tsx';
import table from '../../components/table/table.module.css';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './change-table.module.css';

/** A column of a list of changes. The first one is what the row is about. */
export interface ChangeColumn<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  className?: string | undefined;
}

interface ChangeTableProps<Row> {
  /** What the table lists. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  mark: (row: Row) => ReactNode;
  columns: readonly [ChangeColumn<Row>, ...ChangeColumn<Row>[]];
}

const rowsAtFirst = 15;
/** Rows that come with each further click: thousands at once would hold up the page. */
const portion = 50;

/** Changes, a row each; on small screens each row is a card. */
export function ChangeTable<Row>({ label, rows, keyOf, mark, columns }: ChangeTableProps<Row>) {
  const { t } = useTranslation('comparison');
  const { count } = useFormat();
  const [shown, setShown] = useState(rowsAtFirst);
  const left = rows.length - shown;
  const next = Math.min(portion, left);
  const [about, ...others] = columns;
  return (
    <>
      <table className={`${table.table} ${table.cards} ${classes.changes}`} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={classes.change}>
              {t('table.change')}
            </th>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={column.className}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <tr key={keyOf(row)}>
              <td className={classes.change}>{mark(row)}</td>
              <th scope="row" className={about.className}>
                {about.cell(row)}
              </th>
              {others.map((column) => (
                <td key={column.label} data-label={column.label} className={column.className}>
                  <span>{column.cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <NextButton
          label={left > next ? t('table.morePortion', { count: next, left: count(left) }) : t('table.more', { count: next })}
          onClick={() => setShown(shown + portion)}
        />
      )}
    </>
  );
}
