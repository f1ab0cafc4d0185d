import { Button } from '@mantine/core';
import { IconSitemap } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { RequestState } from '../../components/request-state/request-state.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './tag-monitor.module.css';

const RequestGraph = lazy(async () => ({ default: (await import('../../components/request-graph/request-graph.tsx')).RequestGraph }));

/** The request graph below the table: it loads when it is wanted, and stands in the address. */
export function GraphSection({ identifier }: { identifier: string }) {
  const { t } = useTranslation('tagMonitor');
  const [params, setParams] = useSearchParams();
  const isShown = params.get('graph') === 'on';
  const show = (wanted: boolean) => {
    const next = new URLSearchParams(params);
    if (wanted) next.set('graph', 'on');
    else next.delete('graph');
    setParams(next, { replace: true });
  };
  return (
    <section id="request-graph" className={classes.graph} aria-labelledby="request-graph-title">
      <header>
        <div>
          <h2 id="request-graph-title">{t('graph.title')}</h2>
          <p className="meta">{t('graph.intro')}</p>
        </div>
        <Button
          variant="default"
          leftSection={<IconSitemap size={20} stroke={1.75} aria-hidden="true" />}
          aria-expanded={isShown}
          onClick={() => show(!isShown)}
        >
          {isShown ? t('graph.hide') : t('graph.show')}
        </Button>
      </header>
      {isShown && (
        <Suspense fallback={<RequestState error={null} onRetry={() => undefined} />}>
          <RequestGraph identifier={identifier} />
        </Suspense>
      )}
    </section>
  );
}
