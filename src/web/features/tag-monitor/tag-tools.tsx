import { NativeSelect } from '@mantine/core';
import type { TagRow } from '#contract/tag-monitor.ts';
import { SearchField } from '../../components/form/search-field.tsx';
import { TextButton } from '../../components/text-button/text-button.tsx';
import { useTexts, useTranslation } from '../../lib/i18n.tsx';
import { wordFor } from '../../lib/word-for.ts';
import { groupIds, hasFilter, partyIds, stateIds, type TagFilters, withoutFilter } from './tag-filters.ts';
import classes from './tag-monitor.module.css';
import { occurring } from './tag-rows.ts';

interface TagToolsProps {
  rows: readonly TagRow[];
  filters: TagFilters;
  country: (code: string) => string;
  onChange: (change: (before: TagFilters) => TagFilters) => void;
}

/** Search, filters and grouping of the tag monitor. */
export function TagTools({ rows, filters, country, onChange }: TagToolsProps) {
  const { t } = useTranslation('tagMonitor');
  const categories: Readonly<Record<string, string>> = useTexts('tagMonitor').category;
  const set = <F extends keyof TagFilters>(field: F, value: string) =>
    onChange((before) => ({ ...before, [field]: value as TagFilters[F] }));
  const any = { value: '', label: t('filter.any') };
  const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label);
  const named = (codes: readonly string[], name: (code: string) => string) => [
    any,
    ...codes.map((value) => ({ value, label: value === 'unknown' ? t('filter.unknown') : name(value) })).sort(byLabel),
  ];
  const select = (field: Exclude<keyof TagFilters, 'search' | 'sort'>, data: { value: string; label: string }[]) => (
    <NativeSelect
      label={t(`filter.${field}`)}
      value={filters[field]}
      data={data}
      onChange={(event) => set(field, event.currentTarget.value)}
    />
  );
  return (
    <search className={classes.tools} aria-label={t('filter.label')}>
      <div className={classes.search}>
        <SearchField
          label={t('filter.search')}
          placeholder={t('filter.searchPlaceholder')}
          value={filters.search}
          onChange={(search) => set('search', search)}
        />
      </div>
      {select(
        'state',
        stateIds.map((id) => (id === '' ? any : { value: id, label: t(`state.${id}`) })),
      )}
      {select(
        'party',
        partyIds.map((id) => (id === '' ? any : { value: id, label: t(`party.${id}`) })),
      )}
      {select('country', named(occurring(rows, 'serverCountry', filters.country), country))}
      {select(
        'category',
        named(occurring(rows, 'category', filters.category), (id) => wordFor(id, categories)),
      )}
      {select(
        'group',
        groupIds.map((id) => ({ value: id, label: t(`filter.groups.${id === '' ? 'none' : id}`) })),
      )}
      {hasFilter(filters) && (
        <TextButton size="meta" onClick={() => onChange(withoutFilter)}>
          {t('filter.reset')}
        </TextButton>
      )}
    </search>
  );
}
