import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ScanAccount } from '#contract/api/account.ts';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { Section } from '../../components/section/section.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { EmptyList, NoMatch } from './empty-list.tsx';
import { countFilters, type ListFilters, noFilters } from './list-filters.ts';
import { ScanFilters } from './scan-filters.tsx';
import { ScanTable } from './scan-table.tsx';
import classes from './scans-section.module.css';
import { TrendPanel } from './trend-panel.tsx';
import { useScanList } from './use-scan-list.ts';

/** From here on the server does not count exactly. */
const countedAtMost = 10_000;

interface ScansSectionProps {
  filters: ListFilters;
  onFilters: (filters: ListFilters) => void;
  account: ScanAccount | null;
  /** Another scan of the same website was started. */
  onStarted: (identifier: string, host: string) => void;
}

/** All scans of the customer: filters, list, and the next page behind a button. */
export function ScansSection({ filters, onFilters, account, onStarted }: ScansSectionProps) {
  const { t } = useTranslation('dashboard');
  const { count } = useFormat();
  const list = useScanList(filters);
  const entries = list.data?.pages.flatMap(({ scans }) => scans) ?? [];
  // Of all pages the newest answer: it is the one that counted last.
  const total = list.data?.pages.at(-1)?.total ?? 0;
  const isFiltered = countFilters(filters) > 0;
  const left = total - entries.length;
  const isMany = total >= countedAtMost;
  const shown = t(isMany ? 'list.shownOfMany' : 'list.shown', { shown: count(entries.length), total: count(total) });
  if (list.data && total === 0 && !isFiltered) {
    return (
      <Section id="scans" title={t('list.title')}>
        <EmptyList account={account} />
      </Section>
    );
  }
  return (
    <Section id="scans" title={t('list.title')} note={entries.length > 0 && <p>{`${shown}, ${t(`filter.sorts.${filters.sort}`)}`}</p>}>
      <ScanFilters filters={filters} onFilters={onFilters} />
      {filters.host !== '' && <TrendPanel host={filters.host} />}
      {list.isError && (
        <div className={classes.failed}>
          <FormFailure text={`${t('list.failed')} ${list.error.message}`} />
          <Button variant="default" onClick={() => void list.refetch()}>
            {t('list.retry')}
          </Button>
        </div>
      )}
      {list.isPending && <ListSkeleton />}
      {list.data && entries.length === 0 && <NoMatch onReset={() => onFilters({ ...noFilters, sort: filters.sort })} />}
      {entries.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <ScanTable entries={entries} onStarted={onStarted} onHost={(host) => onFilters({ ...noFilters, host })} />
        </div>
      )}
      {list.hasNextPage && (
        <button
          type="button"
          className={classes.more}
          aria-disabled={list.isFetchingNextPage}
          onClick={() => !list.isFetching && void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? t('list.loadingMore') : isMany ? t('list.moreMany') : t('list.more', { count: Math.max(left, 1) })}
          <IconChevronDown stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </Section>
  );
}

/** In the shape of the rows, so that nothing jumps when they arrive. */
function ListSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <div role="status" aria-label={t('list.loading')}>
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className={classes.bone} />
      ))}
    </div>
  );
}
