import { Button } from '@mantine/core';
import { useTranslation } from '../../lib/i18n.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import classes from './request-state.module.css';

/** Stands where something is loaded: says so, or why it did not arrive and offers another try. */
export function RequestState({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('app');
  if (!error)
    return (
      <p className={classes.loading} role="status">
        {t('loading')}
      </p>
    );
  return (
    <div className={classes.failed}>
      <FormFailure text={error.message} />
      <Button variant="default" onClick={onRetry}>
        {t('unavailable.retry')}
      </Button>
    </div>
  );
}
