import { Input, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ClassMark } from '../../components/class-mark/class-mark.tsx';
import { FilterFold } from '../../components/filter-fold/filter-fold.tsx';
import { SearchField } from '../../components/form/search-field.tsx';
import { callApi } from '../../lib/api.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { countFilters, type ListFilters, noFilters, resultClasses, sortIds, states } from './list-filters.ts';
import classes from './scan-filters.module.css';
import { useWebsites } from './use-websites.ts';

interface ScanFiltersProps {
  filters: ListFilters;
  onFilters: (filters: ListFilters) => void;
}

const folded = ['state', 'tag', 'host', 'from', 'to'] as const;

/** Search, class and order; the rarer filters are folded away. */
export function ScanFilters({ filters, onFilters }: ScanFiltersProps) {
  const { t } = useTranslation('dashboard');
  const set = <F extends keyof ListFilters>(field: F, value: ListFilters[F]) => onFilters({ ...filters, [field]: value });
  const active = countFilters(filters, folded);
  return (
    <search className={classes.tools} aria-label={t('filter.label')}>
      <SearchField
        label={t('filter.search')}
        placeholder={t('filter.searchPlaceholder')}
        value={filters.search}
        onChange={(search) => set('search', search)}
      />
      <ClassChoice value={filters.class} onChange={(value) => set('class', value)} />
      <FilterFold
        label={t('filter.more')}
        activeLabel={active > 0 ? t('filter.active', { count: active }) : null}
        resetLabel={t('filter.reset')}
        onReset={countFilters(filters) > 0 ? () => onFilters({ ...noFilters, sort: filters.sort }) : undefined}
        field={
          <NativeSelect
            className={classes.sort}
            label={t('filter.sort')}
            value={filters.sort}
            data={sortIds.map((sort) => ({ value: sort, label: t(`filter.sorts.${sort}`) }))}
            onChange={(event) => set('sort', event.currentTarget.value as ListFilters['sort'])}
          />
        }
      >
        <MoreFilters filters={filters} set={set} />
      </FilterFold>
    </search>
  );
}

function ClassChoice({ value, onChange }: { value: ListFilters['class']; onChange: (value: ListFilters['class']) => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <fieldset className={classes.classes}>
      <legend className="visually-hidden">{t('filter.class')}</legend>
      {(['', ...resultClasses] as const).map((choice) => (
        <label key={choice}>
          <input type="radio" name="class" value={choice} checked={choice === value} onChange={() => onChange(choice)} />
          {choice === '' ? t('filter.all') : <ClassMark value={choice} size="meta" />}
        </label>
      ))}
    </fieldset>
  );
}

interface MoreFiltersProps {
  filters: ListFilters;
  set: <F extends keyof ListFilters>(field: F, value: ListFilters[F]) => void;
}

function MoreFilters({ filters, set }: MoreFiltersProps) {
  const { t } = useTranslation('dashboard');
  const hosts = useWebsites(true).map(({ host }) => host);
  const { data } = useQuery({ queryKey: ['tags', ''], queryFn: ({ signal }) => callApi('tags', { query: { searchTerm: '' }, signal }) });
  // A value of the address may not be among those that are offered.
  const options = (values: readonly string[], chosen: string) => [
    { value: '', label: t('filter.any') },
    ...(chosen === '' || values.includes(chosen) ? values : [chosen, ...values]).map((value) => ({ value, label: value })),
  ];
  return (
    <>
      <NativeSelect
        label={t('filter.host')}
        value={filters.host}
        data={options(hosts, filters.host)}
        onChange={(event) => set('host', event.currentTarget.value)}
      />
      <NativeSelect
        label={t('filter.tag')}
        value={filters.tag}
        data={options(data?.tags ?? [], filters.tag)}
        onChange={(event) => set('tag', event.currentTarget.value)}
      />
      <NativeSelect
        label={t('filter.state')}
        value={filters.state}
        data={[{ value: '', label: t('filter.any') }, ...states.map((state) => ({ value: state, label: t(`filter.states.${state}`) }))]}
        onChange={(event) => set('state', event.currentTarget.value as ListFilters['state'])}
      />
      {(['from', 'to'] as const).map((field) => (
        <Input.Wrapper key={field} id={`filter-${field}`} label={t(`filter.${field}`)}>
          <Input
            id={`filter-${field}`}
            type="date"
            value={filters[field]}
            min={field === 'to' ? filters.from || undefined : undefined}
            max={field === 'from' ? filters.to || undefined : undefined}
            onChange={(event) => set(field, event.currentTarget.value)}
          />
        </Input.Wrapper>
      ))}
    </>
  );
}
