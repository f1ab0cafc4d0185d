import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { TagRow } from '#contract/tag-monitor.ts';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { TextButton } from '../../components/text-button/text-button.tsx';
import { callAddress } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useLocale, useTranslation } from '../../lib/i18n.tsx';
import { useChange } from '../../lib/use-change.ts';
import { countryNames } from './country-name.ts';
import { hasFilter, nextSort, readTagFilters, type SortId, type TagFilters, withoutFilter, withTagFilters } from './tag-filters.ts';
import classes from './tag-monitor.module.css';
import { countRows, filterRows, firstRows, groupRows, sortRows } from './tag-rows.ts';
import { TagTable } from './tag-table.tsx';
import { TagTools } from './tag-tools.tsx';

const rowsAtFirst = 15;
/** So many rows are added at a time: the page stays quick while all of them appear. */
const rowsAtOnce = 60;

/** Counts, filters and table of the hosts. */
export function TagSection({ identifier, rows }: { identifier: string; rows: readonly TagRow[] }) {
  const { t } = useTranslation('tagMonitor');
  const { locale } = useLocale();
  const { count, list } = useFormat();
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readTagFilters(params), [params]);
  const country = useMemo(() => countryNames(locale), [locale]);
  const [more, setMore] = useState(rowsAtFirst);
  const [wanted, setWanted] = useState(rowsAtFirst);
  const setFilters = useCallback(
    (next: TagFilters) => {
      setParams((before) => withTagFilters(before, next), { replace: true, preventScrollReset: true });
      setWanted(rowsAtFirst);
      setMore(rowsAtFirst);
    },
    [setParams],
  );
  const changeFilters = useChange(filters, setFilters);
  useEffect(() => {
    if (more < wanted) startTransition(() => setMore(Math.min(wanted, more + rowsAtOnce)));
  }, [more, wanted]);
  const asked = useDeferredValue(filters);
  const found = useMemo(() => sortRows(filterRows(rows, asked), asked.sort, country), [rows, asked, country]);
  const groups = useMemo(() => groupRows(found, asked.group, asked.sort), [found, asked]);
  const shown = useMemo(() => firstRows(groups, more), [groups, more]);
  const counts = useMemo(() => countRows(found), [found]);
  const onSort = useCallback(
    (column: SortId) => changeFilters((before) => ({ ...before, sort: nextSort(before.sort, column) })),
    [changeFilters],
  );
  const left = found.length - wanted;
  return (
    <section id="tag-monitor" className={classes.monitor} aria-labelledby="tag-monitor-title">
      <header>
        <div>
          <h2 id="tag-monitor-title">{t('title')}</h2>
          <p className={classes.counts} role="status">
            {list([t('counts.hosts', { count: counts.hosts }), t('counts.services', { count: counts.services })])}
            {', '}
            <b>{t('counts.undeclared', { count: counts.undeclared })}</b>
            {hasFilter(asked) && <span> · {t('counts.rows', { shown: count(found.length), total: count(rows.length) })}</span>}
          </p>
          <p className="small">{t('note')}</p>
        </div>
        <Button
          component="a"
          variant="default"
          href={callAddress('exportScan', { params: { id: identifier, file: 'tags.csv' }, query: { lang: locale } })}
          download
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
        >
          {t('export')}
        </Button>
      </header>
      <TagTools rows={rows} filters={filters} country={country} onChange={changeFilters} />
      {found.length === 0 ? (
        <EmptyState title={t('empty.noMatch')} text={t('empty.noMatchText')}>
          <Button variant="default" onClick={() => changeFilters(withoutFilter)}>
            {t('filter.reset')}
          </Button>
        </EmptyState>
      ) : (
        <>
          <TagTable groups={shown} grouping={asked.group} sort={filters.sort} country={country} onSort={onSort} />
          {left > 0 && (
            <p className={classes.more}>
              <TextButton onClick={() => setWanted(wanted + rowsAtFirst)}>
                {t('table.more', { count: Math.min(left, rowsAtFirst) })}
              </TextButton>
              {left > rowsAtFirst && (
                <TextButton onClick={() => setWanted(found.length)}>{t('table.all', { count: count(found.length) })}</TextButton>
              )}
            </p>
          )}
        </>
      )}
    </section>
  );
}
