import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { memo } from 'react';
import table from '../../components/table/table.module.css';
import { useTranslation } from '../../lib/i18n.tsx';
import { ariaSort, type SortId, sortIds, type TagFilters, type TagSort } from './tag-filters.ts';
import { TagTableRow } from './tag-row.tsx';
import { rowKey, type TagGroup } from './tag-rows.ts';
import classes from './tag-table.module.css';

interface TagTableProps {
  groups: readonly TagGroup[];
  grouping: TagFilters['group'];
  sort: TagSort;
  country: (code: string) => string;
  onSort: (column: SortId) => void;
}

const figures: ReadonlySet<SortId> = new Set(['requests', 'pages']);

/** One row a host and service, below headings when grouped; on small screens each row is a card. */
export const TagTable = memo(function TagTable({ groups, grouping, sort, country, onSort }: TagTableProps) {
  const { t } = useTranslation('tagMonitor');
  return (
    <table className={`${table.table} ${table.earlyCards} ${classes.tags}`} aria-label={t('table.label')}>
      <thead>
        <tr>
          {sortIds.map((column) => (
            <th key={column} scope="col" aria-sort={ariaSort(sort, column)} className={figures.has(column) ? classes.number : undefined}>
              <button
                type="button"
                className={ariaSort(sort, column) ? classes.isSorted : undefined}
                onClick={() => onSort(column)}
                title={t('table.sortBy', { column: t(`table.${column}`) })}
              >
                {t(`table.${column}`)}
                <SortIcon direction={ariaSort(sort, column)} />
              </button>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key}>
          {group.kind !== 'all' && <GroupHead group={group} grouping={grouping} />}
          {group.rows.map((row) => (
            <TagTableRow key={rowKey(row)} row={row} country={country} />
          ))}
        </tbody>
      ))}
    </table>
  );
});

function SortIcon({ direction }: { direction: ReturnType<typeof ariaSort> }) {
  const Icon = direction === undefined ? IconArrowsSort : direction === 'ascending' ? IconArrowUp : IconArrowDown;
  return <Icon size={14} stroke={1.75} aria-hidden="true" className={direction ? classes.sorted : classes.sortable} />;
}

function GroupHead({ group, grouping }: { group: TagGroup; grouping: TagFilters['group'] }) {
  const { t } = useTranslation('tagMonitor');
  const unknown = grouping === 'vendor' ? t('table.unknownVendors') : t('table.unknownServices');
  const requests = group.rows.reduce((sum, row) => sum + row.requests, 0);
  return (
    <tr className={classes.group}>
      <th scope="rowgroup" colSpan={sortIds.length}>
        <bdi>{group.name ?? (group.kind === 'own' ? t('table.ownHosts') : unknown)}</bdi>
        <span>
          {t('table.hosts', { count: group.rows.length })}, {t('table.requestCount', { count: requests })}
        </span>
      </th>
    </tr>
  );
}
