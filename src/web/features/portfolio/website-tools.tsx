import { NativeSelect } from '@mantine/core';
import { SearchField } from '../../components/form/search-field.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './portfolio.module.css';
import { ServiceQuestion } from './service-question.tsx';
import { sortIds, type WebsiteFilters } from './website-filters.ts';

/** Search, order, and the question which websites use a service. */
export function WebsiteTools({ filters, onFilters }: { filters: WebsiteFilters; onFilters: (filters: WebsiteFilters) => void }) {
  const { t } = useTranslation('portfolio');
  return (
    <search className={classes.tools} aria-label={t('filter.label')}>
      <SearchField
        label={t('filter.search')}
        placeholder={t('filter.searchPlaceholder')}
        value={filters.search}
        onChange={(search) => onFilters({ ...filters, search })}
      />
      <ServiceQuestion value={filters.service} onChange={(service) => onFilters({ ...filters, service })} />
      <NativeSelect
        label={t('filter.sort')}
        value={filters.sort}
        data={sortIds.map((sort) => ({ value: sort, label: t(`filter.sorts.${sort}`) }))}
        onChange={(event) => onFilters({ ...filters, sort: event.currentTarget.value as WebsiteFilters['sort'] })}
      />
    </search>
  );
}
