import { useState } from 'react';
import { NextButton } from '../../components/show-more/show-more.tsx';
import table from '../../components/table/table.module.css';
import { type Format, useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import type { EntryFilters } from './entry-filters.ts';
import type { EntryGroup } from './entry-groups.ts';
import { EntryRow } from './entry-row.tsx';
import classes from './entry-table.module.css';

export const columns = ['name', 'domain', 'type', 'lifetime', 'secure', 'sameSite', 'httpOnly', 'service', 'party', 'states'] as const;
/** How many rows or groups come at once: 10,000 would hold up the page. */
const portion = 15;
/** Services are many; of each the first entries tell what it is. */
const firstOfService = 5;

interface EntryTableProps {
  groups: readonly EntryGroup[];
  grouping: EntryFilters['group'];
}

/** All groups in one table; each begins with its first entries. */
export function EntryTable({ groups, grouping }: EntryTableProps) {
  const { t } = useTranslation('cookieMonitor');
  const format = useFormat();
  const { count } = format;
  const [shown, setShown] = useState(portion);
  const left = groups.length - shown;
  return (
    <>
      <table className={`${table.table} ${table.earlyCards} ${classes.entries}`} aria-labelledby="cookie-monitor-title">
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={classes[name]}>
                {t(`column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.slice(0, shown).map((group) => (
          <GroupRows key={group.id} group={group} grouping={grouping} format={format} />
        ))}
      </table>
      {left > 0 && (
        <NextButton
          label={t('moreGroups', { portion: count(Math.min(portion, left)), left: count(left) })}
          onClick={() => setShown(shown + portion)}
        />
      )}
    </>
  );
}

interface GroupRowsProps {
  group: EntryGroup;
  grouping: EntryFilters['group'];
  format: Format;
}

function GroupRows({ group: { by, entries }, grouping, format }: GroupRowsProps) {
  const { t } = useTranslation('cookieMonitor');
  const { count } = format;
  const [shown, setShown] = useState(by.kind === 'service' ? firstOfService : portion);
  const left = entries.length - shown;
  const moreLabel = left <= portion ? t('more', { count: left }) : t('morePortion', { portion, left: count(left) });
  const name = by.kind === 'category' ? t(`category.${by.category}`) : by.kind === 'service' ? (by.service ?? t('unknownService')) : null;
  return (
    <tbody>
      {name !== null && (
        <tr className={classes.group}>
          <th scope="rowgroup" colSpan={columns.length}>
            <span className={classes.groupName}>{name}</span>
            <span className={classes.groupCount}>{t('entries', { count: entries.length, amount: count(entries.length) })}</span>
            {by.kind === 'category' && <span className={classes.groupNote}>{t(`categoryNote.${by.category}`)}</span>}
          </th>
        </tr>
      )}
      {entries.slice(0, shown).map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may be there twice; the list begins anew when it is ordered otherwise
        <EntryRow key={index} entry={entry} grouping={grouping} format={format} />
      ))}
      {left > 0 && (
        <tr className={classes.rest}>
          <td colSpan={columns.length}>
            <NextButton
              label={moreLabel}
              about={name === null ? undefined : `${moreLabel}, ${name}`}
              onClick={() => setShown(shown + portion)}
            />
          </td>
        </tr>
      )}
    </tbody>
  );
}
