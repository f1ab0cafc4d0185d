import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { RequestState } from '../../components/request-state/request-state.tsx';
import { Section } from '../../components/section/section.tsx';
import { callApi } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { ImportSection } from './import-section.tsx';
import classes from './portfolio.module.css';
import { ServiceAnswer } from './service-question.tsx';
import { filtersAsQuery, noFilters, type WebsiteFilters } from './website-filters.ts';
import { WebsiteTable } from './website-table.tsx';
import { WebsiteTools } from './website-tools.tsx';

interface PortfolioProps {
  filters: WebsiteFilters;
  onFilters: (filters: WebsiteFilters) => void;
}

/** While a scan runs its row is asked for again after this pause. */
const runningMs = 5_000;

/** The customer's websites with their latest results, and how to add more. */
export function Portfolio({ filters, onFilters }: PortfolioProps) {
  const { t } = useTranslation('portfolio');
  const { count } = useFormat();
  const { data, error, refetch } = useQuery({
    queryKey: ['websites', filters],
    queryFn: ({ signal }) => callApi('websites', { query: filtersAsQuery(filters), signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.websites.some(({ running }) => running) ? runningMs : false),
  });
  const shown = data && data.total > 0 ? t('list.shown', { shown: count(data.websites.length), total: count(data.total) }) : null;
  return (
    <div className={`sheet ${classes.page}`}>
      <h1>{t('title')}</h1>
      <Section id="websites" title={t('list.title')} note={<p role="status">{shown}</p>}>
        {!data ? (
          <RequestState error={error} onRetry={() => void refetch()} />
        ) : data.total === 0 ? (
          <EmptyState title={t('empty.title')} text={t('empty.text')}>
            <Button variant="default" onClick={() => document.getElementById('import-csv')?.focus()}>
              {t('empty.add')}
            </Button>
          </EmptyState>
        ) : (
          <>
            <WebsiteTools filters={filters} onFilters={onFilters} />
            {filters.service !== '' && filters.search === '' && (
              <ServiceAnswer service={filters.service} found={data.websites.length} total={data.total} />
            )}
            {data.websites.length > 0 ? (
              <WebsiteTable websites={data.websites} />
            ) : (
              <EmptyState title={t('empty.noMatch')} text={t('empty.noMatchText')}>
                <Button variant="default" onClick={() => onFilters({ ...noFilters, sort: filters.sort })}>
                  {t('filter.reset')}
                </Button>
              </EmptyState>
            )}
          </>
        )}
      </Section>
      <ImportSection />
    </div>
  );
}
