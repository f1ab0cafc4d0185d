import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Report } from '#contract/report.ts';
import { useTagMonitor } from '../../components/request-graph/use-monitor.ts';
import { Section } from '../../components/section/section.tsx';
import { ShowMore } from '../../components/show-more/show-more.tsx';
import { ViewRequest } from '../../components/view-state/view-request.tsx';
import { callApi } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { type Appearance, appearances, type MomentColumn } from './appearances.ts';
import classes from './consent-monitor.module.css';

const atFirst = 15;
/** A reader takes in no more, and a page with thousands would be slow. */
const longestList = 300;
const longestName = 80;

/** What appeared before any choice, despite rejecting, and only after accepting. */
export function AppearanceSection({ identifier, completeness }: { identifier: string; completeness: Report['completeness'] }) {
  const { t } = useTranslation('consentMonitor');
  const tags = useTagMonitor(identifier);
  const cookies = useQuery({
    queryKey: ['cookie-monitor', identifier],
    queryFn: ({ signal }) => callApi('cookieMonitor', { params: { id: identifier }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const columns = useMemo(
    () => (tags.data && cookies.data ? appearances(tags.data.rows, cookies.data.entries, completeness) : null),
    [tags.data, cookies.data, completeness],
  );
  const retry = () => void Promise.all([tags, cookies].filter(({ isError }) => isError).map(({ refetch }) => refetch()));
  return (
    <Section id="erschienen" title={t('appear.title')} note={<p>{t('appear.note')}</p>} rule="quiet">
      {columns ? (
        <div className={classes.three}>
          {columns.map((column) => (
            <Column key={column.id} column={column} />
          ))}
        </div>
      ) : (
        <ViewRequest error={tags.error ?? cookies.error} onRetry={retry} />
      )}
    </Section>
  );
}

function Column({ column: { id, missing, open, services, entries } }: { column: MomentColumn }) {
  const { t } = useTranslation('consentMonitor');
  const { count, list } = useFormat();
  const names = (states: MomentColumn['missing']) => list(states.map((state) => t(`appear.missingState.${state}`)));
  const part = (title: string, things: readonly Appearance[], isCode = false) =>
    things.length > 0 && (
      <>
        <h4 className={classes.subheading}>
          {title} <span className={classes.count}>{count(things.length)}</span>
        </h4>
        <Things things={things} isCode={isCode} />
      </>
    );
  return (
    <article aria-labelledby={`erschienen-${id}`}>
      <h3 id={`erschienen-${id}`} className={classes.choice}>
        {t(`appear.${id}`)}
      </h3>
      {missing.length > 0 && <p className="meta">{t('appear.missing', { states: names(missing) })}</p>}
      {missing.length === 0 && open.length > 0 && <p className="meta">{t('appear.open', { states: names(open) })}</p>}
      {missing.length === 0 && services.length === 0 && entries.length === 0 && <p className="meta">{t('appear.none')}</p>}
      {part(t('appear.services'), services)}
      {part(t('appear.entries'), entries, true)}
    </article>
  );
}

function Things({ things, isCode }: { things: readonly Appearance[]; isCode: boolean }) {
  const { t } = useTranslation('consentMonitor');
  const rest = things.slice(atFirst, longestList);
  const items = (some: readonly Appearance[]) => (
    <ul className={classes.things}>
      {some.map(({ name, consent }) => (
        <li key={name}>
          {isCode ? <code>{shortened(name)}</code> : <bdi>{shortened(name)}</bdi>}
          {(consent === 'yes' || consent === 'disputed') && <span className={classes.second}>{t(`appear.consent.${consent}`)}</span>}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {items(things.slice(0, atFirst))}
      {rest.length > 0 && (
        <ShowMore label={t('more', { count: rest.length })} lessLabel={t('less')}>
          {items(rest)}
        </ShowMore>
      )}
    </>
  );
}

function shortened(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name;
}
