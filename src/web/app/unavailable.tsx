import { Button } from '@mantine/core';
import { MessagePage } from '../components/message-page.tsx';
import { useTranslation } from '../lib/i18n.tsx';

/** Shown when the application's settings cannot be loaded. */
export function Unavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('app');
  return (
    <MessagePage title={t('unavailable.title')} text={t('unavailable.text')}>
      <Button variant="default" onClick={onRetry}>
        {t('unavailable.retry')}
      </Button>
    </MessagePage>
  );
}
