import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { RequestGraph } from '../../components/request-graph/request-graph.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './report-graph-pane.module.css';

/** The request graph as the second pane of a report, with the way back. */
export function ReportGraphPane({ identifier }: { identifier: string }) {
  const { t } = useTranslation('tagMonitor');
  const { t: label } = useTranslation('report');
  return (
    <>
      <header className={classes.head}>
        <div>
          <h2>{t('graph.title')}</h2>
          <p className="meta">{t('graph.intro')}</p>
        </div>
        <Button
          component={Link}
          to={{ search: '' }}
          replace
          variant="default"
          leftSection={<IconX size={20} stroke={1.75} aria-hidden="true" />}
        >
          {label('beside.close')}
        </Button>
      </header>
      <RequestGraph identifier={identifier} />
    </>
  );
}
