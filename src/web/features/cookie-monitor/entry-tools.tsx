import { NativeSelect } from '@mantine/core';
import { FilterFold } from '../../components/filter-fold/filter-fold.tsx';
import { SearchField } from '../../components/form/search-field.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import {
  categoryIds,
  consentIds,
  countFilters,
  type EntryFilters,
  groupingIds,
  noFilters,
  partyIds,
  selecting,
  sortIds,
  stateIds,
  typeIds,
} from './entry-filters.ts';
import classes from './entry-tools.module.css';

interface EntryToolsProps {
  filters: EntryFilters;
  onFilters: (filters: EntryFilters) => void;
}

/** Search, grouping and order; what leaves entries out is folded away. */
export function EntryTools({ filters, onFilters }: EntryToolsProps) {
  const { t } = useTranslation('cookieMonitor');
  const active = selecting.filter((name) => filters[name] !== '').length;
  const set = (name: keyof EntryFilters, value: string) => onFilters({ ...filters, [name]: value });
  const select = (name: Exclude<keyof EntryFilters, 'search'>, options: readonly { value: string; label: string }[]) => (
    <NativeSelect
      label={t(`filter.${name}`)}
      value={filters[name]}
      data={[...options]}
      onChange={(event) => set(name, event.currentTarget.value)}
    />
  );
  const any = { value: '', label: t('filter.any') };
  return (
    <search className={classes.tools} aria-label={t('filter.label')}>
      <SearchField
        label={t('filter.search')}
        placeholder={t('filter.searchPlaceholder')}
        value={filters.search}
        onChange={(search) => set('search', search)}
      />
      {select(
        'group',
        groupingIds.map((value) => ({ value, label: t(`filter.groups.${value}`) })),
      )}
      {select(
        'sort',
        sortIds.map((value) => ({ value, label: t(`filter.sorts.${value}`) })),
      )}
      <FilterFold
        label={t('filter.more')}
        activeLabel={active > 0 ? t('filter.active', { count: active }) : null}
        resetLabel={t('filter.reset')}
        onReset={countFilters(filters) > 0 ? () => onFilters({ ...noFilters, group: filters.group, sort: filters.sort }) : undefined}
      >
        {select('state', [any, ...stateIds.map((value) => ({ value, label: t(`state.${value}`) }))])}
        {select('type', [any, ...typeIds.map((value) => ({ value, label: t(`type.${value}`) }))])}
        {select('party', [any, ...partyIds.map((value) => ({ value, label: t(`party.${value}`) }))])}
        {select('category', [any, ...categoryIds.map((value) => ({ value, label: t(`category.${value}`) }))])}
        {select('consent', [any, ...consentIds.map((value) => ({ value, label: t(`consentChoice.${value}`) }))])}
      </FilterFold>
    </search>
  );
}
