import { Button } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './cookie-monitor.module.css';
import { EntryExports } from './entry-exports.tsx';
import { type EntryFilters, noFilters, readFilters, selectEntries, withFilters } from './entry-filters.ts';
import { groupEntries } from './entry-groups.ts';
import { EntryTable } from './entry-table.tsx';
import { EntryTools } from './entry-tools.tsx';

interface EntryListProps {
  identifier: string;
  entries: readonly CookieMonitorEntry[];
}

/** The entries with search, filters and grouping, which live in the address. */
export function EntryList({ identifier, entries }: EntryListProps) {
  const { t } = useTranslation('cookieMonitor');
  const { count } = useFormat();
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search]);
  // A long list must not hold up the field that is typed into.
  const shownFilters = useDeferredValue(filters);
  const selected = useMemo(() => selectEntries(entries, shownFilters), [entries, shownFilters]);
  const groups = useMemo(() => groupEntries(selected, shownFilters), [selected, shownFilters]);
  const onFilters = (next: EntryFilters) => navigate({ search: withFilters(search, next) }, { replace: true });
  return (
    <div className={classes.list}>
      <EntryTools filters={filters} onFilters={onFilters} />
      <div className={classes.above}>
        <p role="status">{t('filter.shown', { shown: count(selected.length), total: count(entries.length) })}</p>
        <EntryExports identifier={identifier} />
      </div>
      {groups.length > 0 ? (
        <EntryTable key={withFilters('', shownFilters)} groups={groups} grouping={shownFilters.group} />
      ) : (
        <EmptyState title={t('empty.noMatch')} text={t('empty.noMatchText')}>
          <Button variant="default" onClick={() => onFilters({ ...noFilters, group: filters.group, sort: filters.sort })}>
            {t('filter.reset')}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}
