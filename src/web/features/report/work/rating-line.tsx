import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.tsx';
import classes from './work.module.css';

const RatingDialog = lazy(async () => ({ default: (await import('./rating-dialog.tsx')).RatingDialog }));

/** At the end of a report: whether it helped. */
export function RatingLine({ identifier }: { identifier: string }) {
  const { t } = useTranslation('reportWork');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.rating}>
      <p>{t('rating.ask')}</p>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('rating.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RatingDialog identifier={identifier} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
