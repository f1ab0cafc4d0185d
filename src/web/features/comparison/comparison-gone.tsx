import { Link } from 'react-router';
import { MessagePage } from '../../components/message-page.tsx';
import { useTranslation } from '../../lib/i18n.tsx';

/** In place of a comparison that cannot be made; `text` says why, by default that a scan is gone or somebody else's. */
export function ComparisonGone({ text }: { text?: string }) {
  const { t } = useTranslation('comparison');
  return (
    <MessagePage title={t('gone.title')} text={text ?? t('gone.text')}>
      <Link to="/">{t('gone.toDashboard')}</Link>
    </MessagePage>
  );
}
