import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Comparison } from '#contract/comparison.ts';
import { RequestState } from '../../components/request-state/request-state.tsx';
import { Section } from '../../components/section/section.tsx';
import { ApiError, callApi } from '../../lib/api.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { groupChanges, isEmpty } from './change-groups.ts';
import { ChangeLists } from './change-lists.tsx';
import { ChangeSummary } from './change-summary.tsx';
import classes from './comparison.module.css';
import { ComparisonGone } from './comparison-gone.tsx';
import { CookieChanges } from './cookie-changes.tsx';
import { FindingChanges } from './finding-changes.tsx';
import { HostChanges } from './host-changes.tsx';
import { OtherScans } from './other-scans.tsx';
import { TwoScans } from './two-scans.tsx';

interface ComparisonViewProps {
  /** In any order. */
  scans: readonly [string, string];
  /** Two other scans are to be compared. */
  onChosen: (one: string, other: string) => void;
}

/** What came, went and changed between two scans of one website. */
export function ComparisonView({ scans: [id, other], onChosen }: ComparisonViewProps) {
  const { t } = useTranslation('comparison');
  const { data, error, refetch } = useQuery({
    queryKey: ['comparison', id, other],
    queryFn: ({ signal }) => callApi('comparison', { params: { id, other }, signal }),
  });
  if (error instanceof ApiError) {
    if (error.status === 404) return <ComparisonGone />;
    if (error.code === 'IllegalStateException') return <ComparisonGone text={t('gone.unfinished')} />;
    if (error.code === 'other-website') return <ComparisonGone text={error.message} />;
  }
  return (
    <div className="sheet">
      <Place host={data?.host} />
      {data ? (
        <Loaded comparison={data} onChosen={onChosen} />
      ) : (
        <>
          <h1 className={classes.title}>{t('title')}</h1>
          <RequestState error={error} onRetry={() => void refetch()} />
        </>
      )}
    </div>
  );
}

/** Where the page stands, with the ways back. */
function Place({ host }: { host: string | undefined }) {
  const { t } = useTranslation('comparison');
  const { t: reportText } = useTranslation('report');
  return (
    <nav className={`crumbs ${classes.place}`} aria-label={reportText('customer.crumbs')}>
      <Link to="/">{reportText('customer.dashboard')}</Link>
      {host && (
        <>
          <span aria-hidden="true">/</span>
          <Link className={classes.host} to={{ pathname: '/', search: `?${new URLSearchParams({ host })}`, hash: '#scans' }}>
            {host}
          </Link>
        </>
      )}
      <span aria-hidden="true">/</span>
      <span>{t('crumb')}</span>
    </nav>
  );
}

function Loaded({ comparison, onChosen }: { comparison: Comparison; onChosen: ComparisonViewProps['onChosen'] }) {
  const { t } = useTranslation('comparison');
  const { host, before, after } = comparison;
  const { site, rules, extent } = groupChanges(comparison);
  return (
    <>
      <h1 className={classes.title}>
        {t('title')} <span className={classes.host}>{host}</span>
      </h1>
      <TwoScans before={before} after={after} />
      <OtherScans before={before} after={after} onChosen={onChosen} />
      <ChangeSummary comparison={comparison} site={site} />
      {!isEmpty(comparison) && (
        <>
          <Section id="befunde" title={t('findings.title')}>
            {site.findings.length > 0 ? (
              <FindingChanges changes={site.findings} scans={comparison} />
            ) : (
              <p className={classes.none}>{t('findings.none')}</p>
            )}
          </Section>
          <Section id="hosts" title={t('hosts.title')} rule="quiet">
            {site.hosts.length > 0 ? <HostChanges changes={site.hosts} /> : <p className={classes.none}>{t('hosts.none')}</p>}
          </Section>
          <Section id="cookies" title={t('cookies.title')} rule="quiet">
            {site.cookies.length > 0 ? <CookieChanges changes={site.cookies} /> : <p className={classes.none}>{t('cookies.none')}</p>}
          </Section>
        </>
      )}
      {!isEmpty(rules) && (
        <Section id="regeln" title={t('rules.title')} note={<p>{t('rules.note')}</p>}>
          <ChangeLists changes={rules} scans={comparison} />
        </Section>
      )}
      {!isEmpty(extent) && (
        <Section id="umfang" title={t('extent.title')} note={<p>{t('extent.note')}</p>}>
          <ChangeLists changes={extent} scans={comparison} />
        </Section>
      )}
    </>
  );
}
